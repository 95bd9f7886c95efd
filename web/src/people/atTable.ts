/** How strong those at a rated table are, seat by seat; after the end with what the game has changed. */
import { api, said } from "../api/client";
import { changeText, ratingText } from "./ratings";

export async function ratingsAt(table: string): Promise<string[]> {
    try {
        const found = await said(api.GET("/api/tables/{table}/ratings", { params: { path: { table } } }));
        return found.map(({ rating, before, place }) => {
            if (rating === null) return "";
            const changed = before !== null && place !== null && before.rating !== rating.rating;
            return ratingText(rating) + (changed ? ` (${changeText(before, rating)})` : "");
        });
    } catch {
        return []; // who plays can do without
    }
}
