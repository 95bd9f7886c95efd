import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
vi.stubGlobal("addEventListener", () => {});
const { match } = await import("./router.svelte");

it("finds the page of an address", () => {
    expect(match("/")).toEqual({ page: "harbour", parameters: {} });
    expect(match("/table/a1b2/move/17")).toEqual({
        page: "replay",
        parameters: { table: "a1b2", revision: "17" },
    });
    expect(match("/rules/iron-age/")).toEqual({ page: "rules", parameters: { game: "iron-age" } });
});

it("says when there is none", () => {
    expect(match("/table").page).toBe("nowhere");
    expect(match("/table/a/b").page).toBe("nowhere");
});

it("reads what an address had to write in another way, and survives what nobody wrote", () => {
    expect(match("/rules/iron%20age").parameters["game"]).toBe("iron age");
    expect(match("/rules/%").parameters["game"]).toBe("%");
});
