/** Where turns begin in a log. */
export interface TurnStart {
    revision: number;
    seat: number;
}

/** The revision at which the next turn begins, or the last; backwards the start of this turn, or of the one before. */
export function turnFrom(turns: readonly TurnStart[], at: number, forward: boolean, last: number): number {
    if (forward) return turns.find((turn) => turn.revision > at)?.revision ?? last;
    return turns.findLast((turn) => turn.revision < at)?.revision ?? 0;
}
