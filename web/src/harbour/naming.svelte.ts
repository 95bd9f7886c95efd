/** What somebody without an account is called: a name that is typed, and taken when it is needed. */
import { api, said } from "../api/client";
import { reasonOf, type Reason } from "../lib/refusals";
import { me } from "../state/me.svelte";

export class Naming {
    name = $state(me.self?.name ?? "");
    reason = $state.raw<Reason | null>(null);
    taken = $state(false);
    #taking: Promise<boolean> | null = null;

    /** Whether there is a name now that will do; whoever asks while it is on its way hears the same answer. */
    take(): Promise<boolean> {
        this.#taking ??= this.#take().finally(() => (this.#taking = null));
        return this.#taking;
    }

    async #take(): Promise<boolean> {
        const wanted = this.name.trim();
        this.reason = null;
        this.taken = false;
        if (!wanted || me.self?.account || wanted === me.self?.name) return true;
        try {
            await said(api.PATCH("/api/me", { body: { name: wanted } }));
        } catch (error) {
            this.reason = reasonOf(error);
            return false;
        }
        await me.refresh();
        this.taken = true;
        return true;
    }
}
