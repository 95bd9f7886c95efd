/** The routes as they stand for whoever looks: whose they are, and whose the answer pointed at would make them. */
import { holder, type EndeavorView, type Owner } from "./view";
import world from "./world.json";

export interface RouteShown {
    key: string;
    line: string;
    token: readonly number[];
    /** The token that is still there to be won. */
    left: string | null;
    /** Who stands at both ends, or would. */
    holder: Owner;
    state: "free" | "half" | "held" | "would";
}

/** Who stands at both ends; neutral discs hold nothing. */
function heldBy(view: EndeavorView, one: string, other: string): Owner {
    const owner = holder(view, one);
    return owner !== "neutral" && owner === holder(view, other) ? owner : null;
}

export function routesOf(view: EndeavorView, me: number | null, ahead: EndeavorView | null): RouteShown[] {
    return world.routes.map(({ one, other, token, line }, i) => {
        const held = heldBy(view, one, other);
        const then = ahead === null ? held : heldBy(ahead, one, other);
        const mine = me !== null && [holder(view, one), holder(view, other)].includes(me);
        const would = then !== null && then !== held;
        return {
            key: `${one}-${other}`,
            line,
            token,
            left: view.routes[i]?.token ?? null,
            holder: would ? then : held,
            state: would ? "would" : held !== null ? "held" : mine ? "half" : "free",
        };
    });
}
