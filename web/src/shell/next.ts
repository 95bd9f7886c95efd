/** From table to table: to the next one that waits for us. */
import { router } from "../lib/router.svelte";
import { me } from "../state/me.svelte";
import { t } from "../words/speech.svelte";
import { announcer } from "./announcer.svelte";

export function nextTable(here: string): void {
    const [next] = me.waiting(here);
    if (next === undefined) announcer.say(t("key-next-none"));
    else router.go(`/table/${next}`);
}
