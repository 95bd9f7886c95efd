/** Where things lie on the chart, in its own units: 620 wide, 716 high. */
import type { Region } from "./view";

export const WIDTH = 620;
export const HEIGHT = 716;

export interface Station {
    /** The middle of the name; good and counter hang below it. */
    name: readonly [number, number];
    /** The first of the seats' chips. */
    chips: readonly [number, number];
    /** Chips side by side, with few seats and with many. */
    columns: readonly [number, number];
    /** Where a line leads from the chips to the land, for those that lie at sea. */
    leader?: readonly [number, number];
    /** A narrow region: the counter lies below the good. */
    narrow?: boolean;
    tint: string;
}

export const STATIONS: Record<Region, Station> = {
    new_france: { name: [338, 29], chips: [452, 6], columns: [1, 2], leader: [442, 40], tint: "#b9c3b0" },
    new_england: {
        name: [232, 121],
        chips: [352, 127],
        columns: [2, 3],
        leader: [337, 138],
        tint: "#c9b7a2",
    },
    virginia: { name: [196, 175], chips: [322, 187], columns: [2, 3], leader: [291, 203], tint: "#c8cea8" },
    florida: { name: [196, 233], chips: [290, 247], columns: [2, 3], leader: [254, 270], tint: "#ddc09a" },
    caribbean: { name: [396, 316], chips: [440, 330], columns: [1, 2], leader: [408, 372], tint: "#cfa58f" },
    new_spain: {
        name: [73, 284],
        chips: [30, 404],
        columns: [2, 3],
        leader: [88, 378],
        narrow: true,
        tint: "#bac8bd",
    },
    new_granada: { name: [352, 456], chips: [296, 501], columns: [2, 3], tint: "#d3b7a6" },
    brazil: { name: [532, 556], chips: [385, 584], columns: [1, 2], tint: "#c1c8a2" },
    peru: {
        name: [289, 572],
        chips: [118, 506],
        columns: [1, 2],
        leader: [246, 572],
        narrow: true,
        tint: "#cdbf9a",
    },
};

/** Points from which the rhumb lines run. */
const HUBS = [
    [74, 532],
    [500, 478],
    [560, 262],
] as const;

export const RHUMBS = HUBS.flatMap(([x, y]) =>
    Array.from({ length: 32 }, (_, i) => {
        const angle = (i * Math.PI) / 16;
        return `M${x} ${y}L${Math.round(x + 900 * Math.cos(angle))} ${Math.round(y + 900 * Math.sin(angle))}`;
    }),
).join("");

const HILLS = [
    [40, 60], [62, 86], [34, 112], [70, 130], [46, 160], [84, 178], [52, 206], [22, 190], [96, 96], [100, 42],
    [18, 140], [72, 28], [262, 512], [256, 534], [264, 640], [288, 664], [303, 690], [316, 668], [24, 262], [62, 340],
] as const; // prettier-ignore

/** Little hills, as old charts have them where nobody has been. */
export const HILLSIDES = HILLS.map(
    ([x, y]) => `M${x - 7} ${y + 4}q3.5-9 6.5-9.5q3 .5 7.5 9.5M${x} ${y - 5}q1 4.5 3.5 8.5`,
).join("");

/** The frame of the chart, in steps of five degrees, every other one dark. */
export const EDGE = 5;
export const FRAME = ((): string => {
    const across = (longitude: number): number => ((longitude + 111.5) / 77.3) * WIDTH;
    const scale = WIDTH / ((77.3 * Math.PI) / 180);
    const up = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
    const down = (latitude: number): number => scale * (up(54.2) - up(latitude));
    const box = (x: number, y: number, width: number, height: number): string =>
        `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`;
    let path = "";
    for (let longitude = -115; longitude < -30; longitude += 10) {
        const [from, to] = [across(longitude), across(longitude + 5)];
        path += box(from, 0, to - from, EDGE) + box(from, HEIGHT - EDGE, to - from, EDGE);
    }
    for (let latitude = -25; latitude < 55; latitude += 10) {
        const [from, to] = [down(latitude + 5), down(latitude)];
        path += box(0, from, EDGE, to - from) + box(WIDTH - EDGE, from, EDGE, to - from);
    }
    return path;
})();
