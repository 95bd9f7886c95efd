/** Something that glides over the table when it is told what happened. What a place is, each board knows. */
export interface Flight {
    from: unknown;
    /** Null: it leaves the table. */
    to: unknown;
}
