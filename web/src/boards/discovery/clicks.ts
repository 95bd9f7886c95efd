/** What is clicked to answer a question: who meets it for the first time is told. */

/** What a click on a region means, by question. */
export const IN_REGION: Record<string, string> = {
    land: "land",
    allies: "ally",
    chart: "use-chart",
    expedition: "sail",
    conflict: "fight",
    retire: "retire",
    "migrate-from": "migrate-from",
    "migrate-to": "migrate-to",
    "ride-from": "ride-from",
    "ride-to": "ride-to",
    conquest: "conquer",
    settle: "settle",
    infect: "infect",
};
const CLICKED: Record<string, string> = {
    place: "box",
    expedition: "expedition",
    take: "good",
    claim: "good",
    sell: "own-good",
    "smuggle-for": "own-good",
    buy: "tile",
    seize: "ship",
    train: "specialist",
    reward: "specialist",
    spoils: "specialist",
    front: "space",
    arrange: "space",
    replace: "space",
};

/** The sentence that says it; an answer that nothing on the table stands for has a plate. With scouting, who places may look around first. */
export function clicks(step: string, scouting = false): string {
    if (step === "place" && scouting) return "discovery-click-scouting";
    return `discovery-click-${CLICKED[step] ?? (step in IN_REGION ? "region" : "plate")}`;
}
