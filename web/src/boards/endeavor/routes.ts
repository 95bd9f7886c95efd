/** The routes as they stand for whoever looks: whose they are, and what the city pointed at would bring. */
import { holder, type EndeavorView, type Owner } from "./view";
import world from "./world.json";

export interface RouteShown {
    key: string;
    line: string;
    token: readonly number[];
    /** The token that is still there to be won. */
    left: string | null;
    /** Who stands at both ends. */
    holder: Owner;
    state: "free" | "half" | "held" | "would";
}

export function routesOf(view: EndeavorView, me: number | null, pointed: string | null): RouteShown[] {
    return world.routes.map(({ one, other, token, line }, i) => {
        const ends = [holder(view, one), holder(view, other)];
        const held = ends[0] !== null && ends[0] === ends[1] ? (ends[0] as Owner) : null;
        const far = pointed === one ? ends[1] : pointed === other ? ends[0] : null;
        const mine = me !== null && ends.includes(me);
        const would = me !== null && far === me && held !== me;
        return {
            key: `${one}-${other}`,
            line,
            token,
            left: view.routes[i]?.token ?? null,
            holder: held,
            state: would ? "would" : held !== null ? "held" : mine ? "half" : "free",
        };
    });
}
