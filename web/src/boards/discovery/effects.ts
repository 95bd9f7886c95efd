/**
 * What a building does, in pictures: the words are in its help. `@` is a worker, `*` a good, `!` a sign, `^` points,
 * `|` a new line; numbers in braces are those of the building's row or of the facts.
 */
import type { Words } from "../../words/words";
import { dollars } from "./money";

export type When = "once" | "again" | "end";

export interface Part {
    kind: "worker" | "good" | "sign" | "points" | "text" | "line";
    name: string;
}

const TABLE: Record<string, [When, string]> = {
    settlers: ["again", "+{amount} @colonist"],
    monastery: ["again", "+{amount} @missionary"],
    trade_routes: ["again", "+{amount} @merchant"],
    training_grounds: ["again", "+{amount} @soldier"],
    indentured_servitude: ["again", "@colonist !to X"],
    conquistadors: ["again", "+{amount} @soldier !to !rose"],
    navigator: ["again", "+{amount} @captain !to !rose"],
    inca_conquest: ["once", "+${INCA_MONEY}"],
    trading_post: ["again", "+${amount}"],
    new_world_cartography: ["once", "!rose !land"],
    plague_1: ["again", "−{PLAGUE_NATIVES} !people"],
    spoils_money_5: ["once", "+${SPOILS_LITTLE}"],
    spoils_ship: ["once", "+1 !ship"],
    spoils_specialists_2: ["once", "+{SPOILS_SPECIALISTS} | @captain @merchant @soldier …"],
    magellan: ["again", "@captain = {MAGELLAN_CAPTAIN}"],
    new_world_town: ["again", "+{amount} @builder"],
    new_world_mission: ["again", "+{amount} @missionary"],
    overpopulation: ["once", "+{CROWD} @colonist !to !land"],
    smuggler: ["again", "!token !swap !token"],
    indian_allies: ["once", "+{ALLIES} @soldier !to !land"],
    privateers: ["again", "+${PRIVATEERS_MONEY} / !ship | !sword"],
    ship_yards: ["again", "+{amount} @captain"],
    cathedral: ["again", "@missionary !to | {CATHEDRAL_COLONISTS} @colonist"],
    taxation: ["again", "+${amount}"],
    university: ["once", "!first @colonist"],
    west_indies_co: ["again", "+{amount} !token"],
    colonization_laws: ["again", "@colonist !to Y"],
    rum_distillery: ["again", "+${RUM_MONEY} / *sugar"],
    marketplace: ["again", "+{amount} @merchant"],
    military_academy: ["again", "+{amount} @soldier"],
    fortress: ["again", "+{amount} @soldier"],
    stable: ["again", "@soldier !to !land"],
    plague_2: ["once", "−1 @colonist / | {COLONY_LEAST} @colonist"],
    spoils_money_7: ["once", "+${SPOILS_MUCH}"],
    spoils_goods_2: ["once", "+{SPOILS_GOODS} !token"],
    stone_masonry: ["again", "+{amount} @builder"],
    papal_edict: ["once", "2 × | +{EDICT_COLONISTS} @colonist"],
    mint: ["again", "+${MINT_MONEY} / | *gold *silver"],
    trader: ["again", "!token !to ${TRADER_PRICE}"],
    reformation: ["again", "@missionary !bar"],
    mayflower: ["again", "{MAYFLOWER_MOST} @colonist | !ship !to !land"],
    militia: ["again", "+{MILITIA_SHOTS} !sword"],
    mercantilism: ["end", "^{each} / !token"],
    population: ["end", "^{each} / {per} @colonist"],
    navy: ["end", "^{each} / !ship"],
    power: ["end", "^{each} / @soldier"],
    prosperity: ["end", "^{each} / !house"],
    glory: ["end", "^{each} / !land"],
    wealth: ["end", "^{each} / ${per}"],
    migration: ["again", "{amount} @colonist | !land !to !land"],
    factory: ["again", "+${amount}"],
    plague_3: ["once", "−{PLAGUE_COLONISTS} @colonist"],
    age_of_discovery: ["end", "^{each} / !rose"],
    new_world_capital: ["end", "^{each} / @builder"],
    age_of_reason: ["end", "^{each} / | @captain @merchant …"],
    rewrite_history: ["once", "+{REWRITTEN} !rose"],
};

const KINDS: Record<string, Part["kind"]> = { "@": "worker", "*": "good", "!": "sign", "^": "points" };

export function effectOf(tile: string, words: Words): { when: When; parts: Part[] } {
    const [when, said] = TABLE[tile] ?? ["once", ""];
    const row = words.row("tile", tile);
    const filled = said.replace(/\{(\w+)\}/g, (_, name: string) => String(row[name] ?? words.number(name)));
    const parts = filled
        .split(" ")
        .filter(Boolean)
        .map((word): Part => {
            if (word === "|") return { kind: "line", name: "" };
            const money = /^(\+?)\$(\d+)$/.exec(word);
            if (money) return { kind: "text", name: `${money[1]}${dollars(Number(money[2]))}` };
            const kind = KINDS[word.charAt(0)];
            return kind === undefined ? { kind: "text", name: word } : { kind, name: word.slice(1) };
        });
    return { when, parts };
}
