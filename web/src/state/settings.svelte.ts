/** How the page looks and speaks: kept with the person where there is one, and in the browser for the next visit. */
import { api, said, type Preferences } from "../api/client";
import { speech } from "../words/speech.svelte";

const KEPT = "carrack-settings";
const PLAIN: Preferences = {
    language: "auto",
    motion: "system",
    show: "normal",
    sound: true,
    confirm_end: "auto",
    idle: true,
    theme: "system",
};

class Settings {
    chosen = $state<Preferences>({ ...PLAIN, ...remembered() });
    #dark = matchMedia("(prefers-color-scheme: dark)");
    #reduced = matchMedia("(prefers-reduced-motion: reduce)");
    #systemDark = $state(this.#dark.matches);
    #systemReduced = $state(this.#reduced.matches);
    theme = $derived(
        this.chosen.theme === "system" ? (this.#systemDark ? "dark" : "light") : this.chosen.theme,
    );
    still = $derived(
        this.chosen.motion === "system" ? this.#systemReduced : this.chosen.motion === "reduced",
    );

    constructor() {
        this.#dark.addEventListener("change", (event) => (this.#systemDark = event.matches));
        this.#reduced.addEventListener("change", (event) => (this.#systemReduced = event.matches));
    }

    get language(): string {
        if (this.chosen.language !== "auto") return this.chosen.language;
        for (const tag of navigator.languages) {
            const short = tag.split("-")[0]?.toLowerCase() ?? "";
            if (speech.languages.includes(short)) return short;
        }
        return "en";
    }

    /** What the server knows of this person wins over what the browser remembered. */
    async load(): Promise<void> {
        this.#take(await said(api.GET("/api/me/settings")));
        await speech.speak(this.language);
    }

    /** Takes effect at once; kept on the server for whoever is somebody there. */
    async change(part: Partial<Preferences>, keep: boolean): Promise<void> {
        this.#take({ ...this.chosen, ...part });
        if (part.language !== undefined) await speech.speak(this.language);
        if (keep) await said(api.PUT("/api/me/settings", { body: this.chosen }));
    }

    #take(chosen: Preferences): void {
        this.chosen = chosen;
        try {
            localStorage.setItem(KEPT, JSON.stringify(chosen));
        } catch {
            // A browser that keeps nothing: the settings hold until the page is left.
        }
    }
}

function remembered(): Partial<Preferences> {
    try {
        return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Preferences>;
    } catch {
        return {};
    }
}

export const settings = new Settings();
