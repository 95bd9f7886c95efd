/** Places that are kept: what stays lies where it lay, what is gone leaves a hole, what comes takes the first hole. */
export function kept<T>(lay: readonly (T | null)[], now: readonly T[]): (T | null)[] {
    const coming = [...now];
    const found = lay.map((thing) => {
        const at = thing === null ? -1 : coming.indexOf(thing);
        return at < 0 ? null : (coming.splice(at, 1)[0] as T);
    });
    for (const thing of coming) {
        const hole = found.indexOf(null);
        if (hole < 0) found.push(thing);
        else found[hole] = thing;
    }
    return found;
}
