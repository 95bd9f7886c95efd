/** Everything that is packed with the page and is not ours, with the text of its licence from its own package. */
import { PACKED } from "../../packed";

/** Fetches a text when it is wanted. */
export type Text = () => Promise<{ default: string }>;

export const notice: Text = () => import("../../../NOTICE?raw");
export const licence: Text = () => import("../../../LICENSE?raw");

const TEXTS: Record<keyof typeof PACKED, Text> = {
    svelte: () => import("../../node_modules/svelte/LICENSE.md?raw"),
    clsx: () => import("../../node_modules/clsx/license?raw"),
    "openapi-fetch": () => import("../../node_modules/openapi-fetch/LICENSE?raw"),
    "@fluent/bundle": () => import("../../licences/Apache-2.0.txt?raw"), // its package names the licence only
    "@fontsource/alegreya": () => import("../../node_modules/@fontsource/alegreya/LICENSE?raw"),
    "@fontsource/alegreya-sans": () => import("../../node_modules/@fontsource/alegreya-sans/LICENSE?raw"),
};

export const packed = Object.entries(PACKED).map(([name, licence]) => ({
    name,
    licence,
    text: TEXTS[name as keyof typeof PACKED],
}));
