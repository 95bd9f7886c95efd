/** The blue tokens, and the signs of what each is spent for: one or the other. */
export const SPENT: Record<string, readonly string[]> = {
    ship_or_draw: ["sail", "draw"],
    occupy_or_draw: ["occupy", "draw"],
    attack: ["attack"],
    payment: ["pay"],
};

/** The sign of what a building does. */
export const DEEDS: Record<string, string> = {
    ship: "sail",
    occupy: "occupy",
    attack: "attack",
    draw: "draw",
    pay: "pay",
};
