/** Points as they stand, found in whatever a game's view calls the part that goes by seats. */

export interface Points {
    score: number;
    /** By source, where the view tells. */
    sources: Record<string, number>;
}

/** One for each seat; null where a view does not tell points. */
export function pointsOf(view: Record<string, unknown>, seats: number): Points[] | null {
    for (const part of Object.values(view)) {
        if (!Array.isArray(part) || part.length !== seats) continue;
        const rows = part.map(row);
        if (rows.every((found) => found !== null)) return rows;
    }
    const scores = view["scores"];
    if (Array.isArray(scores) && scores.length === seats)
        return scores.map((score) => ({ score: Number(score), sources: {} }));
    return null;
}

/** Whoever scores without a seat, by what the view calls them: the Opposition of a game alone. */
export function rivalsOf(view: Record<string, unknown>): Record<string, Points> {
    const found = Object.entries(view).map(([name, part]) => [name, row(part)] as const);
    return Object.fromEntries(found.filter(([, points]) => points !== null)) as Record<string, Points>;
}

function row(value: unknown): Points | null {
    if (typeof value !== "object" || value === null) return null;
    const { score, points } = value as { score?: unknown; points?: unknown };
    if (typeof score !== "number") return null;
    const sources = typeof points === "object" && points !== null ? (points as Record<string, number>) : {};
    return { score, sources };
}
