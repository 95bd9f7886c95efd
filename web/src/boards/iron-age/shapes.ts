/** The boxes of each monument, laid like its stones: places in units of a box, in the order in which they are filled. */
export interface Shape {
    width: number;
    height: number;
    boxes: readonly (readonly [number, number])[];
}

const row = (y: number, ...places: number[]): [number, number][] => places.map((x) => [x, y]);

/** From the ground up. */
function built(width: number, ...rows: [number, number][][]): Shape {
    return { width, height: rows.length, boxes: rows.flat() };
}

const SHAPES: Record<string, Shape> = {
    oracle: built(3, row(1, 0, 1, 2), row(0, 1)),
    lighthouse: built(3, row(3, 0, 1, 2), row(2, 1), row(1, 1), row(0, 1)),
    aqueduct: built(5, row(1, 0, 2, 4), row(0, 0, 1, 2, 3, 4)),
    parthenon: built(5, row(2, 0, 4 / 3, 8 / 3, 4), row(1, 0, 1, 2, 3, 4), row(0, 2)),
    colosseum: built(5, row(2, 0, 1, 2, 3, 4), row(1, 0, 1, 2, 3, 4), row(0, 0, 1, 2)),
};

/** A monument that has no drawing, or another number of boxes than ours, is a plain block. */
export function shapeOf(monument: string, boxes: number): Shape {
    const drawn = SHAPES[monument];
    if (drawn?.boxes.length === boxes) return drawn;
    const width = Math.ceil(Math.sqrt(boxes));
    const height = Math.ceil(boxes / width);
    const places = Array.from({ length: boxes }, (_, i): [number, number] => [
        i % width,
        height - 1 - Math.floor(i / width),
    ]);
    return { width, height, boxes: places };
}
