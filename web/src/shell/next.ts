/** From table to table: to the next one that waits for us, the most urgent first. */
import type { TableRow } from "../api/client";
import { lists } from "../harbour/lists.svelte";
import { router } from "../lib/router.svelte";
import { me } from "../state/me.svelte";
import { t } from "../words/speech.svelte";
import { announcer } from "./announcer.svelte";

/** Tables that wait for us, but for one, as urgent as the server last said. */
export function waiting(here: string): TableRow[] {
    return lists.mine.filter((row) => row.your_turn && me.turns[row.id] && row.id !== here);
}

export async function nextTable(here: string): Promise<void> {
    if (me.waiting(here).length > 0) await lists.load().catch(() => {});
    const next = waiting(here)[0]?.id ?? me.waiting(here)[0];
    if (next === undefined) announcer.say(t("key-next-none"));
    else router.go(`/table/${next}`);
}
