/**
 * Draws the chart of the New World: coasts from Natural Earth (public domain, by `world-atlas`), and over them nine
 * regions that no map has, with borders drawn here. Prints JSON; `npm run chart` keeps it beside the board.
 *
 * Borders are lines that two regions share, so that neighbours touch and nobody else does: `touch` says who does.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import clipping from "polygon-clipping";
import { feature } from "topojson-client";

const WIDTH = 620;
const HEIGHT = 716;
const WEST = -111.5;
const EAST = -34.2;
const NORTH = 54.2;
const MARGIN = 14; // coasts go on a little beyond the frame, so that their water lines do
const LEAST = 0.9; // islands smaller than this are specks
const ISLAND = 4000; // the Antilles are no larger than this

// Lines in degrees, west and north first.

// prettier-ignore
const BORDERS = {
    "new_france new_england": [[-65.6, 42.2], [-66.9, 44.4], [-67.8, 45.9], [-70.4, 45.9], [-72, 45], [-75, 44.95], [-77.2, 44.3], [-79.6, 44.3], [-82.2, 45.6], [-84.7, 46.6], [-88.6, 48], [-93.2, 48.4]],
    "new_england virginia": [[-71, 39], [-74.1, 39.7], [-76, 40.3], [-79.5, 40.5], [-82.6, 41.2], [-86.8, 41.3], [-91, 41.4], [-95.6, 41.7]],
    "virginia florida": [[-75.5, 32], [-79.6, 33.2], [-82.2, 34.5], [-85.6, 34.8], [-90.2, 34.9], [-94.2, 35], [-97.4, 35.3]],
    "florida new_spain": [[-93.4, 27.6], [-93.8, 29.7], [-94.3, 31.2], [-95.8, 32.6]],
    "new_spain new_granada": [[-82.3, 10.6], [-82.6, 9.4], [-82.95, 8.6], [-83.2, 6.8]],
    "new_granada peru": [[-70.2, -3], [-73.2, -2.2], [-75.6, -2.9], [-77.8, -4.4], [-79.6, -4.5], [-83, -3.6]],
    "new_granada brazil": [[-50, 7], [-52.4, 4.4], [-54.6, 2.4], [-58, 1.6], [-61.2, 1.3], [-64.6, 0.8], [-68, -0.6], [-70.2, -3]],
    "peru brazil": [[-70.2, -3], [-72.8, -6.2], [-70.4, -10.6], [-66, -12.2], [-62.6, -14.6], [-60.6, -18.4], [-61.6, -22.4], [-62.5, -30]],
};

/** Where the known world ends, on land. */
// prettier-ignore
const WILDS = {
    new_france: [[-93.2, 48.4], [-94.4, 51.2], [-93.6, 55.5], [-88, 58], [-52, 58], [-50, 44], [-60, 42.4], [-65.6, 42.2]],
    new_england: [[-93.2, 48.4], [-94.6, 45.4], [-95.6, 41.7]],
    virginia: [[-95.6, 41.7], [-97, 38.6], [-97.4, 35.3]],
    florida: [[-97.4, 35.3], [-96.9, 33.9], [-95.8, 32.6]],
    new_spain: [[-95.8, 32.6], [-99, 32.5], [-103.2, 31.6], [-107.6, 31.9], [-112, 32.4], [-119, 33.4]],
};

/** Round the coasts, out at sea. */
// prettier-ignore
const SEAS = {
    new_england: [[-65.6, 42.2], [-71, 39]],
    virginia: [[-71, 39], [-75.5, 32]],
    florida: [[-75.5, 32], [-79.6, 27], [-80.2, 24.2], [-84, 24.2], [-86, 27.5], [-93.4, 27.6]],
    gulf: [[-93.4, 27.6], [-90, 23], [-86.2, 22.2], [-85.8, 18.2], [-82.3, 16.5], [-82.3, 10.6]],
    new_spain: [[-83.2, 6.8], [-92, 10.5], [-104, 14], [-119, 20], [-119, 33.4]],
    main: [[-82.3, 10.6], [-79, 11.5], [-72, 13.4], [-62, 11.6], [-58, 9.6], [-50, 7]],
    new_granada: [[-83, -3.6], [-83.2, 6.8]],
    peru: [[-62.5, -30], [-83, -30], [-83, -3.6]],
    brazil: [[-50, 7], [-30, 2], [-30, -30], [-62.5, -30]],
};

// prettier-ignore
const ANTILLES = [[-85.6, 23.6], [-82.6, 23.7], [-80.6, 24], [-79.6, 25.2], [-79.4, 27.8], [-76, 27.8], [-70, 22.4], [-60, 19.4], [-58.6, 11.5], [-60.2, 9.7], [-61.95, 9.95], [-61.6, 11.6], [-72, 15.2], [-82.2, 17.6], [-85.6, 20.8]];

// prettier-ignore
const LAKES = [
    [[-92, 46.7], [-89.5, 47.9], [-87.8, 48.7], [-85.5, 47.9], [-84.7, 46.6], [-87.2, 46.5], [-89, 46.9]],
    [[-87.7, 41.8], [-87.9, 43.4], [-87.2, 45], [-85.3, 45.9], [-86.2, 44.4], [-86.3, 42.7], [-87.1, 41.7]],
    [[-84.4, 45.9], [-81.6, 46], [-80.1, 44.8], [-81.6, 44.2], [-82.2, 43.1], [-83.3, 44.2]],
    [[-83.2, 41.8], [-81.3, 42.7], [-78.9, 42.9], [-80.5, 42.1], [-82.3, 41.4]],
    [[-79.7, 43.4], [-77.5, 44], [-76.3, 44.1], [-77.2, 43.3]],
];

/** The Caribbean has no border on land: these lanes are its neighbours, in units of the chart. */
const LANES = {
    "florida caribbean": "M251 309Q256 320 250 333",
    "new_spain caribbean": "M198 346Q207 337 217 339",
    "new_granada caribbean": "M322 419Q333 398 330 375",
};

// From degrees to units of the chart (Mercator), and as text.

const radians = (degrees) => (degrees * Math.PI) / 180;
const scale = WIDTH / radians(EAST - WEST);
const height = (latitude) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
const at = ([longitude, latitude]) => [
    scale * radians(longitude - WEST),
    scale * (height(NORTH) - height(Math.max(-80, Math.min(84, latitude)))),
];
const written = ([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const far = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Without the points that are too close to the one before. */
function thinned(line, least = 1) {
    const kept = [line[0]];
    for (const point of line.slice(1, -1)) if (far(kept.at(-1), point) >= least) kept.push(point);
    return [...kept, line.at(-1)];
}

function ringPath(ring) {
    const points = thinned(ring);
    return points.length < 4 ? "" : `M${points.slice(0, -1).map(written).join("L")}Z`;
}
const pathOf = (polygons) => polygons.flatMap((polygon) => polygon.map(ringPath)).join("");

/** A closed line without corners, through the middles of its sides. */
function roundPath(ring) {
    const points = ring.map(at);
    const middle = (i) => {
        const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
        return written([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
    };
    const curves = points.map((point, i) => `Q${written(point)} ${middle(i)}`);
    return `M${middle(points.length - 1)}${curves.join("")}Z`;
}

/** A hand that trembles a little, always in the same way: both neighbours get the same line. */
function trembling(line, seed, amount) {
    let state = seed;
    const chance = () => (state = (state * 16807) % 2147483647) / 2147483647 - 0.5;
    let points = line;
    for (let round = 0; round < 3; round += 1) {
        const next = [points[0]];
        for (let i = 1; i < points.length; i += 1) {
            const [a, b] = [points[i - 1], points[i]];
            const aside = chance() * amount;
            next.push(
                [(a[0] + b[0]) / 2 - (b[1] - a[1]) * aside, (a[1] + b[1]) / 2 + (b[0] - a[0]) * aside],
                b,
            );
        }
        points = next;
    }
    return points;
}

// The regions: their outlines are put together from the lines above.

const borders = Object.fromEntries(
    Object.entries(BORDERS).map(([name, line], i) => [name, trembling(line, 71 + i * 997, 0.34)]),
);
const wilds = Object.fromEntries(
    Object.entries(WILDS).map(([name, line], i) => [name, trembling(line, 4001 + i * 613, 0.3)]),
);
const back = (line) => [...line].reverse();
// prettier-ignore
const OUTLINES = {
    new_france: [borders["new_france new_england"], wilds.new_france],
    new_england: [back(borders["new_france new_england"]), SEAS.new_england, borders["new_england virginia"], back(wilds.new_england)],
    virginia: [back(borders["new_england virginia"]), SEAS.virginia, borders["virginia florida"], back(wilds.virginia)],
    florida: [back(borders["virginia florida"]), SEAS.florida, borders["florida new_spain"], back(wilds.florida)],
    new_spain: [back(borders["florida new_spain"]), SEAS.gulf, borders["new_spain new_granada"], SEAS.new_spain, back(wilds.new_spain)],
    new_granada: [back(borders["new_spain new_granada"]), SEAS.main, borders["new_granada brazil"], borders["new_granada peru"], SEAS.new_granada],
    brazil: [back(borders["new_granada brazil"]), SEAS.brazil, back(borders["peru brazil"])],
    peru: [borders["peru brazil"], SEAS.peru, back(borders["new_granada peru"])],
};

function closed(lines) {
    const points = lines.flat().filter((point, i, all) => i === 0 || far(point, all[i - 1]) > 0);
    return far(points[0], points.at(-1)) > 0 ? [...points, points[0]] : points;
}

// The land.

function area(ring) {
    let sum = 0;
    for (let i = 1; i < ring.length; i += 1) sum += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1];
    return Math.abs(sum / 2);
}

function inside([x, y], ring) {
    let found = false;
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
        const [a, b] = ring[i];
        const [c, d] = ring[j];
        if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) found = !found;
    }
    return found;
}

// prettier-ignore
const frame = [[[-MARGIN, -MARGIN], [WIDTH + MARGIN, -MARGIN], [WIDTH + MARGIN, HEIGHT + MARGIN], [-MARGIN, HEIGHT + MARGIN], [-MARGIN, -MARGIN]]];
const antilles = [...ANTILLES, ANTILLES[0]].map(at);

function landInFrame() {
    const file = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");
    const world = JSON.parse(readFileSync(file, "utf-8"));
    const [land] = feature(world, world.objects.land).features;
    const polygons = land.geometry.coordinates.filter(([ring]) =>
        ring.some(([longitude, latitude]) => longitude > -170 && longitude < -25 && latitude > -60),
    );
    return polygons.map((polygon) => polygon.map((ring) => ring.map(at)));
}

const clipped = (polygons, to) =>
    polygons
        .flatMap((polygon) => clipping.intersection([polygon], to))
        .filter(([ring]) => area(ring) > LEAST);
const shapes = landInFrame();
const middle = (ring) =>
    [0, 1].map((axis) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length);
const isIsland = ([ring]) => area(ring) < ISLAND && inside(middle(ring), antilles);
const mainland = clipped(
    shapes.filter((shape) => !isIsland(shape)),
    frame,
);
const islands = clipped(shapes.filter(isIsland), frame);
const regions = { caribbean: islands };
for (const [name, lines] of Object.entries(OUTLINES))
    regions[name] = clipped(mainland, [closed(lines).map(at)]);

/** The parts of a line that lie on land, for the ink. */
function inked(line) {
    const points = line.map(at);
    const dense = points.slice(1).flatMap((point, i) =>
        [0, 1, 2, 3, 4, 5, 6, 7].map((step) => {
            const [x, y] = points[i];
            return [x + ((point[0] - x) * step) / 8, y + ((point[1] - y) * step) / 8];
        }),
    );
    const strokes = [[]];
    for (const point of dense) {
        if (
            mainland.some(
                ([ring, ...holes]) => inside(point, ring) && !holes.some((hole) => inside(point, hole)),
            )
        )
            strokes.at(-1).push(point);
        else if (strokes.at(-1).length > 0) strokes.push([]);
    }
    const long = strokes.filter((stroke) => stroke.length > 2);
    return long.map((stroke) => `M${thinned(stroke, 1.2).map(written).join("L")}`).join("");
}

/** Which regions have a side in common, told from the shapes that are drawn. */
function touching() {
    const sides = Object.entries(regions).map(([name, polygons]) => {
        const found = new Set();
        for (const ring of polygons.flat())
            for (let i = 1; i < ring.length; i += 1)
                found.add(
                    [ring[i - 1], ring[i]]
                        .map((point) => point.map((n) => n.toFixed(3)).join())
                        .sort()
                        .join("|"),
                );
        return [name, found];
    });
    const pairs = sides.flatMap(([one, found], i) =>
        sides
            .slice(i + 1)
            .filter(([, others]) => [...found].some((side) => others.has(side)))
            .map(([other]) => `${one} ${other}`),
    );
    return [...pairs, ...Object.keys(LANES)];
}

const drawn = {
    source: "made by tools/chart.mjs from Natural Earth (public domain); do not edit",
    coast: pathOf([...mainland, ...islands]),
    sea: roundPath(ANTILLES),
    lakes: LAKES.map(roundPath).join(""),
    borders: [...Object.values(borders), ...Object.values(wilds)].map(inked).join(""),
    lanes: Object.values(LANES).join(""),
    regions: Object.fromEntries(
        Object.keys(regions)
            .sort()
            .map((name) => [name, pathOf(regions[name])]),
    ),
    touch: Object.fromEntries(
        touching()
            .sort()
            .map((pair) => [pair, true]),
    ),
};
process.stdout.write(`${JSON.stringify(drawn, null, 2)}\n`);
