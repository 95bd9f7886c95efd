import { expect, test } from "vitest";
import { news } from "./news";

test("that a bot's seat is a bot's is no news; that it plays for a person is", () => {
    const told = [
        { revision: 1, event: "hand-over", seat: 0, who: "bot:hard" },
        { revision: 2, event: "hand-over", seat: 1, who: "bot:hard" },
        { revision: 3, event: "settled", seat: 1 },
    ];
    expect(news(told, [{ person: true }, { person: false }]).map(({ revision }) => revision)).toEqual([1, 3]);
    expect(news(told, [])).toEqual(told);
});
