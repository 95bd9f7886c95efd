/** What a browser is called in a list of them: as much as it says of itself that somebody knows it by. */

const BROWSERS: [RegExp, string][] = [
    [/Firefox\//, "Firefox"],
    [/Edg\//, "Edge"],
    [/OPR\//, "Opera"],
    [/Chrome\//, "Chrome"],
    [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
    [/Android/, "Android"],
    [/iPhone|iPad/, "iOS"],
    [/Windows/, "Windows"],
    [/Mac OS/, "macOS"],
    [/Linux/, "Linux"],
];

export function browserName(agent: string): string {
    const known = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1];
    return [known(BROWSERS), known(SYSTEMS)].filter(Boolean).join(", ");
}
