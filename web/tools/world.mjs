/**
 * Lays out the known world of Endeavor on 1100 x 560: cities, routes, shipping tracks, plates, and soft coasts from
 * Natural Earth (public domain, by `world-atlas`). Prints JSON; `npm run world` keeps it beside the board.
 *
 * The box's board is schematic: places follow it, moved a little so that names and plates have room. Each region has
 * coasts of its own, stretched to where its cities lie.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import clipping from "polygon-clipping";
import { feature } from "topojson-client";

const WIDTH = 1100;
const HEIGHT = 560;
const LEAST = 26; // islands smaller than this are specks
const DETAIL = 1.3; // coasts are drawn no finer than this

/** Where a city lies, and the side on which its name stands. */
// prettier-ignore
const CITIES = {
    london: [598, 214, "n"], copenhagen: [802, 228, "s"], lisbon: [456, 290, "s"], seville: [528, 302, "s"],
    marseille: [626, 268, "s"], genoa: [722, 294, "s"], constantinople: [902, 318, "s"], algiers: [640, 366, "s"],
    tripoli: [762, 396, "s"], alexandria: [908, 400, "s"], elmina: [640, 440, "e"], luanda: [726, 462, "n"],
    lima: [72, 496, "s"], cayenne: [184, 462, "e"], rio_de_janeiro: [166, 514, "s"], havana: [124, 246, "s"],
    cartagena: [136, 312, "s"], bridgetown: [232, 352, "s"], charleston: [42, 156, "n"], boston: [104, 134, "s"],
    quebec: [172, 100, "s"], surat: [346, 50, "w"], calicut: [450, 134, "s"], calcutta: [520, 100, "e"],
    malacca: [734, 140, "w"], canton: [778, 98, "e"], macau: [874, 108, "s"], nagasaki: [972, 86, "s"],
    batavia: [996, 172, "s"],
};

/** In the order of the game: the place of the token, and what a route passes before it and behind it. */
// prettier-ignore
const ROUTES = [
    ["macau", "batavia", [936, 142]],
    ["calcutta", "canton", [648, 128], [[570, 116]], [[720, 120]]],
    ["calcutta", "malacca", [616, 158], [[560, 134]], [[680, 156]]],
    ["copenhagen", "malacca", [780, 186]],
    ["constantinople", "canton", [884, 226]],
    ["copenhagen", "calicut", [690, 198]],
    ["surat", "calicut", [384, 110]],
    ["london", "surat", [424, 170], [[524, 196]], [[366, 110]]],
    ["boston", "quebec", [116, 96]],
    ["london", "quebec", [410, 206], [], [[300, 188], [226, 150]]],
    ["marseille", "boston", [470, 238]],
    ["havana", "charleston", [212, 222], [[186, 248]], [[128, 172]]],
    ["algiers", "charleston", [318, 238], [[560, 352], [470, 330], [392, 276]], [[150, 190]]],
    ["seville", "havana", [282, 268], [[494, 268], [430, 258]]],
    ["havana", "bridgetown", [216, 300]],
    ["lisbon", "bridgetown", [330, 322]],
    ["cayenne", "cartagena", [196, 396], [], [[178, 340]]],
    ["lisbon", "cayenne", [322, 384]],
    ["seville", "rio_de_janeiro", [424, 382], [[492, 346]], [[344, 408], [256, 458]]],
    ["algiers", "elmina", [656, 408]],
    ["elmina", "luanda", [678, 474]],
    ["alexandria", "luanda", [842, 456], [[892, 434]]],
    ["tripoli", "alexandria", [832, 366]],
    ["constantinople", "alexandria", [936, 358]],
    ["genoa", "constantinople", [806, 322]],
    ["marseille", "genoa", [682, 262]],
];

/**
 * `wash` is the soft shape of a region; along `track` lie so many `spaces`, the first to be filled first; `plate` is the
 * corner of its plate; `beside` where discs lie that come after the track is full, with the step to the next colour.
 * `box` in degrees holds its coasts, the point `from` lies at `to`, and a degree is so long; turned clockwise.
 */
// prettier-ignore
const REGIONS = {
    europe: {
        wash: [[420, 250], [500, 196], [590, 176], [700, 190], [800, 184], [900, 202], [980, 206], [1130, 204], [1130, 350], [990, 360], [968, 420], [900, 430], [780, 424], [690, 408], [600, 398], [560, 350], [480, 340], [408, 320]],
        coast: { box: [-16, 24, 52, 66], from: [9, 42], to: [672, 292], degree: [10.6, 9.2] },
    },
    africa: {
        wash: [[486, 420], [540, 396], [600, 418], [700, 424], [770, 430], [812, 470], [816, 520], [808, 590], [640, 590], [500, 590], [478, 500]],
        track: [[514, 430], [507, 468], [524, 508], [568, 530], [626, 532]], spaces: 6,
        plate: [646, 494], beside: [628, 506, -19, 0],
        coast: { box: [-24, -36, 52, 22], from: [4, 4], to: [668, 458], degree: [4.6, 2.7] },
    },
    south_america: {
        wash: [[-30, 440], [60, 440], [150, 424], [240, 432], [330, 412], [400, 398], [432, 430], [436, 520], [426, 590], [200, 590], [-30, 590]],
        track: [[392, 420], [356, 438], [352, 458], [392, 475], [417, 500], [412, 531]], spaces: 6,
        plate: [230, 490], beside: [444, 530, 0, -19],
        coast: { box: [-84, -40, -30, 13], from: [-56, -8], to: [172, 498], degree: [3.9, 3.4] },
    },
    caribbean: {
        wash: [[-30, 196], [60, 184], [124, 208], [190, 240], [262, 300], [282, 352], [250, 384], [190, 382], [168, 410], [60, 416], [-30, 412]],
        track: [[82, 198], [46, 220], [30, 268], [30, 332]], spaces: 6,
        plate: [12, 350], beside: [60, 332, 0, -19],
        coast: { box: [-98, 2, -52, 29], from: [-78, 18], to: [150, 300], degree: [5.6, 8] },
    },
    north_america: {
        wash: [[-30, -30], [150, -30], [292, -24], [304, 60], [296, 160], [264, 186], [216, 180], [150, 172], [96, 190], [40, 192], [-30, 190]],
        track: [[266, 158], [272, 110], [270, 66], [248, 34], [194, 28]], spaces: 7,
        plate: [14, 12], beside: [190, 54, 19, 0],
        coast: { box: [-102, 26, -50, 62], from: [-73, 43.5], to: [120, 112], degree: [7.6, 6.2] },
    },
    india: {
        wash: [[312, -30], [500, -30], [700, -30], [720, 50], [706, 100], [650, 128], [570, 136], [500, 152], [440, 170], [398, 140], [316, 92], [304, 30]],
        track: [[640, 104], [676, 92], [694, 62], [676, 36], [626, 28], [574, 28]], spaces: 7,
        plate: [394, 12], beside: [568, 56, 19, 0],
        coast: { box: [60, 2, 100, 34], from: [78, 17], to: [452, 86], degree: [8.2, 6.6], turn: 14 },
    },
    far_east: {
        wash: [[742, -30], [900, -30], [1130, -30], [1130, 100], [1130, 196], [1060, 198], [996, 200], [930, 166], [840, 138], [770, 166], [690, 168], [690, 128], [730, 90]],
        track: [[1064, 180], [1072, 120], [1068, 60], [1036, 30], [984, 28], [936, 28]], spaces: 8,
        plate: [756, 12], beside: [930, 54, 19, 0],
        coast: { box: [88, -16, 152, 50], from: [113, 21], to: [870, 92], degree: [5.2, 3.6] },
    },
};

/** Stacks that no region has: both count the discs in Europe. */
const STACKS = { europe: [966, 208], slavery: [966, 274] };

// Lines.

const round = (value) => Math.round(value * 10) / 10;
const written = ([x, y]) => `${round(x)} ${round(y)}`;
const far = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
const unit = (a, b) => [(b[0] - a[0]) / far(a, b), (b[1] - a[1]) / far(a, b)];

/** The direction of a smooth line at each of its points: the nearer neighbour counts for more. */
function directions(points, closed) {
    const last = points.length - 1;
    const inside = points.map((point, i) => {
        if (!closed && (i === 0 || i === last)) return null;
        const before = points[i === 0 ? last : i - 1];
        const after = points[i === last ? 0 : i + 1];
        const [near, next] = [far(before, point), far(point, after)];
        const [one, other] = [unit(before, point), unit(point, after)];
        return [0, 1].map((axis) => (one[axis] * next + other[axis] * near) / (near + next));
    });
    if (closed) return inside;
    const straight = [unit(points[0], points[1]), unit(points[last - 1], points[last])];
    const ends = [inside[1] ?? straight[0], inside[last - 1] ?? straight[1]];
    const at = (end) => [0, 1].map((axis) => 1.5 * straight[end][axis] - 0.5 * ends[end][axis]);
    return [at(0), ...inside.slice(1, -1), at(1)];
}

/** Cubic pieces through points. */
function curve(points, closed = false) {
    const toward = directions(points, closed);
    const pieces = points.map((point, i) => {
        const j = (i + 1) % points.length;
        const third = far(point, points[j]) / 3;
        const out = [0, 1].map((axis) => point[axis] + toward[i][axis] * third);
        const into = [0, 1].map((axis) => points[j][axis] - toward[j][axis] * third);
        return [point, out, into, points[j]];
    });
    return closed ? pieces : pieces.slice(0, -1);
}

function path(pieces, closed = false) {
    const curves = pieces.map(([, out, into, to]) => `C${written(out)} ${written(into)} ${written(to)}`);
    return `M${written(pieces[0][0])}${curves.join("")}${closed ? "Z" : ""}`;
}

/** Points close together along cubic pieces. */
function dots(pieces) {
    return pieces.flatMap((piece) =>
        Array.from({ length: 60 }, (_, step) => {
            const u = step / 59;
            const weights = [(1 - u) ** 3, 3 * (1 - u) ** 2 * u, 3 * (1 - u) * u ** 2, u ** 3];
            return [0, 1].map((axis) => weights.reduce((sum, weight, i) => sum + weight * piece[i][axis], 0));
        }),
    );
}

/** So many places at equal distances along a line. */
function along(line, count) {
    const points = dots(curve(line));
    const walked = [0];
    for (let i = 1; i < points.length; i += 1)
        walked.push(
            walked[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]),
        );
    return Array.from({ length: count }, (_, place) => {
        const wanted = (walked.at(-1) * place) / (count - 1);
        const found = walked.findIndex((so) => so >= wanted - 1e-9);
        return points[found].map(round);
    });
}

// Coasts.

const file = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");
const world = JSON.parse(readFileSync(file, "utf-8"));
const land = feature(world, world.objects.land).features[0].geometry.coordinates;

function area(ring) {
    let sum = 0;
    for (let i = 1; i < ring.length; i += 1) sum += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1];
    return Math.abs(sum / 2);
}

/** Without the points that a line hardly needs (Douglas and Peucker). */
function simpler(line) {
    const [a, b] = [line[0], line.at(-1)];
    let most = 0;
    let at = 0;
    for (let i = 1; i < line.length - 1; i += 1) {
        const [x, y] = line[i];
        const aside = Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / far(a, b);
        if (aside > most) [most, at] = [aside, i];
    }
    return most > DETAIL
        ? [...simpler(line.slice(0, at + 1)).slice(0, -1), ...simpler(line.slice(at))]
        : [a, b];
}

/** A closed line without corners, through the middles of its sides. */
function softPath(ring) {
    const half = Math.floor(ring.length / 2);
    const points = [
        ...simpler(ring.slice(0, half + 1)).slice(0, -1),
        ...simpler(ring.slice(half)).slice(0, -1),
    ];
    if (points.length < 3) return "";
    const middle = (i) => {
        const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
        return `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
    };
    const curves = points.map(([x, y], i) => `Q${Math.round(x)} ${Math.round(y)} ${middle(i)}`);
    return `M${middle(points.length - 1)}${curves.join("")}Z`;
}

function coast({ box: [west, south, east, north], from, to, degree, turn = 0 }) {
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = ([longitude, latitude]) => {
        const [x, y] = [(longitude - from[0]) * degree[0], (from[1] - latitude) * degree[1]];
        return [to[0] + x * cos - y * sin, to[1] + x * sin + y * cos];
    };
    // prettier-ignore
    const frame = [[[west, south], [east, south], [east, north], [west, north], [west, south]]];
    const near = land.filter(([ring]) =>
        ring.some(([x, y]) => x >= west && x <= east && y >= south && y <= north),
    );
    return near
        .flatMap(([ring]) => clipping.intersection([ring], frame))
        .map(([ring]) => ring.map(at))
        .filter((ring) => area(ring) > LEAST)
        .map(softPath)
        .join("");
}

// The whole.

function regionOf({ wash, track, spaces, plate, beside, coast: shore }) {
    return {
        wash: path(curve(wash, true), true),
        coast: coast(shore),
        wake: track ? path(curve(track)) : "",
        spaces: track ? along(track, spaces) : [],
        plate: plate ?? null,
        beside: beside ?? null,
    };
}

function routeOf([one, other, token, before = [], behind = []]) {
    const end = (city) => CITIES[city].slice(0, 2);
    const pieces = curve([end(one), ...before, token, ...behind, end(other)]);
    return { one, other, token, line: path(pieces) };
}

const lines = {
    source: "made by tools/world.mjs, coasts from Natural Earth (public domain); do not edit",
    size: [WIDTH, HEIGHT],
    cities: CITIES,
    routes: ROUTES.map(routeOf),
    regions: Object.fromEntries(Object.entries(REGIONS).map(([name, region]) => [name, regionOf(region)])),
    stacks: STACKS,
};
const entries = Object.entries(lines).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
);
process.stdout.write(`{\n${entries.join(",\n")}\n}\n`);
