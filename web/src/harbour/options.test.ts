import { expect, it } from "vitest";
import { otherOption } from "./options";

const names = ["no_survivors", "scouting", "advanced_scouting"];

it("finds the option that does not go with this one", () => {
    const details = {
        field: "no_survivors",
        message: "not together with advanced_scouting: nobody fails there",
    };
    expect(otherOption(details, names)).toBe("advanced_scouting");
});

it("finds none where the refusal speaks of none", () => {
    expect(otherOption({ field: "scouting", message: "3 is not offered" }, names)).toBeNull();
});

it("is not misled by a name within a name", () => {
    expect(otherOption({ field: "advanced_scouting", message: "not advanced_scouting" }, names)).toBeNull();
});
