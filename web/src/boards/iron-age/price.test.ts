import { expect, test } from "vitest";
import { Words } from "../../words/words";
import { priced } from "./price";

const tables = { developments: [{ name: "navy", cost: 12, points: 9 }] };
const words = new Words([{ language: "en", texts: [""], numbers: {}, tables }]);

test("a development has a price, and whatever else is answered has none of its own", () => {
    expect(priced({ verb: "buy", development: "navy", wealth: 1 }, words)).toEqual({ cost: 12, points: 9 });
    expect(priced({ verb: "buy-nothing" }, words)).toBeNull();
});
