/** Which language is spoken, and the words in it. Whatever reads them is said anew when the language changes. */
import { api, said } from "../api/client";
import { Words, type Arguments, type WordsTold } from "./words";

const FALLBACK = "en";
const HOUSE = "";

class Speech {
    language = $state(FALLBACK);
    languages = $state<string[]>([FALLBACK, "fr"]);
    #told = new Map<string, Promise<WordsTold>>();
    #spoken = $state.raw<Record<string, Words>>({});

    /** The words of a game, or of the house. They must have been loaded: see `load`. */
    words(game: string = HOUSE): Words {
        return this.#spoken[game] ?? this.#spoken[HOUSE] ?? new Words([]);
    }

    /** Fetches the words of a game, and of the house, in the language spoken now. */
    async load(game: string = HOUSE): Promise<Words> {
        const language = this.language;
        const words = await this.#make(game, language);
        if (language === this.language) this.#spoken = { ...this.#spoken, [game]: words };
        return words;
    }

    /** Everything on the screen is said in another language at once. */
    async speak(language: string): Promise<void> {
        const games = Object.keys(this.#spoken);
        const all = await Promise.all(
            games.map(async (game) => [game, await this.#make(game, language)] as const),
        );
        this.language = language;
        this.#spoken = Object.fromEntries(all);
        document.documentElement.lang = language;
    }

    async #make(game: string, language: string): Promise<Words> {
        const wanted = language === FALLBACK ? [language] : [language, FALLBACK];
        return new Words(await Promise.all(wanted.map((one) => this.#fetch(game, one))));
    }

    #fetch(game: string, language: string): Promise<WordsTold> {
        const key = `${game}/${language}`;
        let told = this.#told.get(key);
        if (told === undefined) {
            told = said(
                game === HOUSE
                    ? api.GET("/api/words/{language}", { params: { path: { language } } })
                    : api.GET("/api/games/{game}/words/{language}", { params: { path: { game, language } } }),
            );
            told.catch(() => this.#told.delete(key));
            this.#told.set(key, told);
        }
        return told;
    }
}

export const speech = new Speech();

/** A message of the house. */
export function t(key: string, given?: Arguments): string {
    return speech.words().say(key, given);
}
