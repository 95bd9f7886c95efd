/** Who sits somewhere, in words. */
import { letter } from "../shell/people";
import { t } from "../words/speech.svelte";

interface Seat {
    name: string;
    taken: boolean;
    bot: string | null;
}

export function levelName(level: string): string {
    return t(`level-${level}`);
}

/** The bot that plays a seat, and for whom, if for somebody. */
export function botFor(seat: { bot: string | null; person: boolean }, name: string): string {
    const bot = levelName(seat.bot ?? "");
    return seat.person ? t("seat-bot-for", { bot, name }) : bot;
}

/** A person's name, a bot's level, or that nobody sits there yet. */
export function sitter(seat: Seat, number: number, mine: boolean): string {
    if (!seat.taken) return t("seat-free");
    if (seat.bot !== null) {
        const bot = levelName(seat.bot);
        return seat.name ? t("seat-bot-for", { bot, name: seat.name }) : bot;
    }
    if (mine) return seat.name ? t("seat-yours", { name: seat.name }) : t("seat-you");
    return seat.name || t("table-guest", { letter: letter(number) });
}
