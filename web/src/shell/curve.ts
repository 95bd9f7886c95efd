/** Points over the time of a game: where they are looked up, and how they are drawn. */
import type { Points } from "./points";

export interface Sample {
    revision: number;
    /** One for each seat. */
    points: Points[];
}

/** At most so many moments are looked up, however long a game was. */
const MOST = 24;

/** Moments at even distances, from the first to the last. */
export function lookups(last: number): number[] {
    const steps = Math.min(MOST - 1, last);
    return Array.from({ length: steps + 1 }, (_, i) => Math.round((i * last) / Math.max(1, steps)));
}

/** Every source that has ever brought or cost anybody anything. */
export function sourcesIn(samples: readonly Sample[]): string[] {
    const found = new Set<string>();
    for (const { points } of samples)
        for (const { sources } of points)
            for (const [source, value] of Object.entries(sources)) if (value !== 0) found.add(source);
    return [...found];
}

/** A seat's points at a moment: all of them, or those of one source. */
export function worth(sample: Sample, seat: number, source: string): number {
    const points = sample.points[seat];
    return (source === "" ? points?.score : points?.sources[source]) ?? 0;
}

export interface Drawing {
    least: number;
    most: number;
    /** For each seat its line, from left to right in a box of this size. */
    lines: { x: number; y: number }[][];
    /** The height of no points. */
    zero: number;
}

export function draw(
    samples: readonly Sample[],
    source: string,
    last: number,
    size: { width: number; height: number },
): Drawing {
    const seats = samples[0]?.points.length ?? 0;
    const values = Array.from({ length: seats }, (_, seat) =>
        samples.map((sample) => worth(sample, seat, source)),
    );
    const least = Math.min(0, ...values.flat());
    const most = Math.max(1, ...values.flat());
    const high = (value: number): number => size.height * (1 - (value - least) / (most - least));
    const lines = values.map((row) =>
        row.map((value, i) => ({
            x: (size.width * (samples[i]?.revision ?? 0)) / Math.max(1, last),
            y: high(value),
        })),
    );
    return { least, most, lines, zero: high(0) };
}
