/** Who one is here, the catalogue, and one's own tables. */
import { api, said, type Catalogue, type Myself } from "../api/client";
import { listen } from "../api/shared";
import { speech } from "../words/speech.svelte";
import { settings } from "./settings.svelte";

class Me {
    self = $state<Myself | null>(null);
    catalogue = $state.raw<Catalogue>({ games: [], bots: [], languages: ["en"] });
    ready = $state(false);
    /** Tables that wait for an answer of ours, by id. */
    turns = $state<Record<string, boolean>>({});
    #stop: (() => void) | null = null;

    async load(): Promise<void> {
        const [self, catalogue] = await Promise.all([said(api.GET("/api/me")), said(api.GET("/api/games"))]);
        this.self = self ?? null;
        this.catalogue = catalogue;
        speech.languages = catalogue.languages;
        speech.language = settings.language;
        document.documentElement.lang = speech.language;
        await speech.load();
        if (this.self !== null) await settings.load();
        this.ready = true;
        this.follow();
    }

    /** After anything that may have made us somebody else: a table made, a seat taken, a name changed. */
    async refresh(): Promise<void> {
        const before = this.self;
        this.self = (await said(api.GET("/api/me"))) ?? null;
        if (this.self === null || before === null) this.#stop?.();
        if (this.self !== null && before === null)
            await said(api.PUT("/api/me/settings", { body: settings.chosen }));
        if (this.self === null) this.turns = {};
        this.follow();
    }

    /** After signing in: what was chosen with the account wins over what this browser remembered. */
    async welcome(): Promise<void> {
        this.self = (await said(api.GET("/api/me"))) ?? null;
        if (this.self !== null) await settings.load();
        this.follow();
    }

    /** Tables that wait for us, but for one. */
    waiting(but?: string): string[] {
        return Object.keys(this.turns).filter((table) => this.turns[table] && table !== but);
    }

    game(id: string) {
        return this.catalogue.games.find((game) => game.id === id);
    }

    /** One stream a browser says at which tables we are asked. */
    follow(): void {
        if (this.self === null) return;
        this.#stop?.();
        this.#stop = listen("/api/me/stream", {
            turn: (data) => {
                const told = data as { table: string; yours: boolean };
                this.turns = { ...this.turns, [told.table]: told.yours };
            },
        });
    }
}

export const me = new Me();
