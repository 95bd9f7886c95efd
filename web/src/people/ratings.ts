/** Ratings in words: a round number, with a question mark while it is provisional. */
import type { Schemas } from "../api/client";

type Rating = Pick<Schemas["RatingTold"], "rating" | "provisional">;

export function ratingText(rating: Rating): string {
    return `${Math.round(rating.rating)}${rating.provisional ? "?" : ""}`;
}

/** What a game has changed: "+12", "−8". */
export function changeText(before: Rating, now: Rating): string {
    const change = Math.round(now.rating) - Math.round(before.rating);
    return change < 0 ? `−${-change}` : `+${change}`;
}
