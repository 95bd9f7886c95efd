"""What the corpus of recorded games shows together, row by row.

`test_corpus.py` demands each row, `tools/corpus_discovery.py` looks for games that have them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import carrack
from carrack.games.discovery.chapters.scoring import goods_of
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.tables.events import LINES
from carrack.games.discovery.tables.facts import AGES, BOXES, REGION_NAMES, REGIONS, SOLDIER
from carrack.games.discovery.tables.tiles import ENDINGS_2007, TILES
from tests.discovery.shown import GAME, Said, Shown, is_told

Row = Callable[[Shown], bool]

# The tiles: bought, and then the event that shows the effect.

Effect = tuple[str, dict[str, str | int]]


def joins(worker: str, place: str = "hand") -> Effect:
    return "joined", {"worker": worker, "place": place}


def pays(dollars: int) -> Effect:
    return "gained-money", {"dollars": dollars, "why": "building"}


# fmt: off
EFFECTS: dict[str, Effect] = {  # what comes right after "tile-worked", for the same seat
    "settlers":              joins("colonist"),
    "monastery":             joins("missionary"),
    "trade_routes":          joins("merchant"),
    "training_grounds":      joins("soldier"),
    "indentured_servitude":  joins("colonist", "dock"),
    "conquistadors":         joins("soldier", "discovery"),
    "navigator":             joins("captain", "discovery"),
    "inca_conquest":         pays(20),
    "trading_post":          pays(5),
    "new_world_cartography": ("discovered", {}),
    "indian_allies":         ("settled", {"worker": "soldier", "workers": 2}),
    "privateers":            ("gained-money", {"why": "prey"}),
    "ship_yards":            joins("captain"),
    "cathedral":             ("settled", {"worker": "colonist", "workers": 2}),
    "taxation":              pays(10),
    "university":            ("moved-to-front", {}),
    "west_indies_co":        ("good-drawn", {}),
    "colonization_laws":     joins("colonist", "dock"),
    "rum_distillery":        ("gained-money", {"why": "building"}),
    "marketplace":           joins("merchant"),
    "military_academy":      joins("soldier"),
    "fortress":              joins("soldier"),
    "stable":                ("rode", {}),
    "migration":             ("migrated", {}),
    "factory":               pays(25),
}
# fmt: on
AT_THE_END = [ending.tile for ending in ENDINGS_2007]


def is_bought(tile: str, shown: Shown) -> bool:
    return bool(shown.said("bought", tile=tile))


def works(tile: str, shown: Shown) -> bool:
    event, words = EFFECTS[tile]
    return shown.works(tile, event, words)


def militia_hits(shown: Shown) -> bool:
    """The defender hits once more than he has soldiers there."""
    for moment in shown.moments:
        for said in moment.told:
            if said["event"] == "battle-begins":
                soldiers = moment.before.count(REGION_NAMES.index(str(said["region"])), int(said["foe"]), SOLDIER)
                if int(said["back"]) > soldiers:
                    return True
    return False


def counts_at_the_end(tile: str, shown: Shown) -> bool:
    return any(int(said["points"]) > 0 for said in shown.said("building-scored", tile=tile))


def tile_rows() -> dict[str, Row]:
    rows: dict[str, Row] = {}
    for tile in TILES:
        if tile.copies == 0:
            continue
        rows[f"{tile.name} is bought"] = partial(is_bought, tile.name)
        if tile.name in EFFECTS:
            rows[f"{tile.name} works"] = partial(works, tile.name)
        elif tile.name in AT_THE_END:
            rows[f"{tile.name} counts at the end"] = partial(counts_at_the_end, tile.name)
    rows["militia works"] = militia_hits
    return rows


# Ties in colonies.


def colonies(shown: Shown) -> Iterator[tuple[list[int], list[int]]]:
    """The workers of each seat in each region at each scoring, and what each of them scores there."""
    for moment in shown.moments:
        if not any(said["event"] == "age-ended" for said in moment.told):
            continue
        s = moment.after  # nothing after the scoring touches the map
        for region in range(REGIONS):
            points = [0] * s.seats
            for said in moment.told:
                if is_told(said, "colony-scored", {"region": REGION_NAMES[region]}):
                    points[int(said["seat"])] = int(said["points"])
            yield [int(s.people(region, seat)) for seat in range(s.seats)], points


def ranks(people: list[int]) -> tuple[int, int, int, int]:
    """The most workers and how many seats have them; the second most and how many have those."""
    counts = [*sorted({count for count in people if count}, reverse=True), 0, 0]
    return counts[0], people.count(counts[0]), counts[1], people.count(counts[1])


def a_tie_for_the_first(tied: int, each: int, shown: Shown) -> bool:
    for people, points in colonies(shown):
        most, first, _, _ = ranks(people)
        scored = {score for count, score in zip(people, points) if count == most}
        if most >= 3 and min(first, 3) == tied and scored == {each}:
            return True
    return False


def a_tie_for_the_second(shown: Shown) -> bool:
    return any(
        most >= 3 and first == 1 and behind > 0 and second > 1 and sum(points) == 6
        for people, points in colonies(shown)
        for most, first, behind, second in [ranks(people)]
    )


def nobody_second_behind_a_tie(shown: Shown) -> bool:
    return any(
        most >= 3 and first == 2 and behind > 0 and second == 1 and sum(points) == 4
        for people, points in colonies(shown)
        for most, first, behind, second in [ranks(people)]
    )


def too_few_to_count(shown: Shown) -> bool:
    return any(0 < max(people) < 3 and sum(points) == 0 for people, points in colonies(shown))


def a_lone_seat(shown: Shown) -> bool:
    return any(max(people) == sum(people) >= 3 and sum(points) == 6 for people, points in colonies(shown))


# The tie for the ship.


def a_tie_for_the_ship(shown: Shown) -> bool:
    """Two stand equally strong on shipping, and the earlier in turn order takes the ship."""
    values: dict[int, int] = {}
    for moment in shown.moments:
        for said in moment.told:
            if said["event"] == "turn-begins":
                values = {}
            elif is_told(said, "placed", {"box": "shipping"}):
                two = said["worker"] in ("captain", "merchant")
                values[int(said["seat"])] = values.get(int(said["seat"]), 0) + 1 + two
            elif said["event"] == "ship-won":
                tied = [seat for seat, value in values.items() if value == max(values.values())]
                order = [int(seat) for seat in moment.before.order]
                if len(tied) > 1 and said["seat"] == min(tied, key=order.index) and tied[0] != said["seat"]:
                    return True
    return False


# The winner.


def final_ranks(s: Discovery) -> list[tuple[int, ...]]:
    """Points, colony points of turn 8, dollars, goods of each seat, the best first."""
    return sorted(
        (
            (s.scores()[seat], int(s.colony_points[seat * AGES + AGES - 1]), int(s.money[seat]), int(goods_of(s, seat)))
            for seat in range(s.seats)
        ),
        reverse=True,
    )


def decided_by(what: int, shown: Shown) -> bool:
    """The first two differ in this, and in nothing before it."""
    first, second = final_ranks(shown.end)[:2]
    return first[:what] == second[:what] and first[what] > second[what] and len(shown.end.winners()) == 1


def shared(shown: Shown) -> bool:
    return len(shown.end.winners()) > 1


# Battles and wars.


def war_in_several_regions(shown: Shown) -> bool:
    battles: list[Said] = []
    war = False
    for moment in shown.moments:
        if moment.verb in ("declare-war", "fight"):
            war = moment.verb == "declare-war"
            battles = []
        battles += [said for said in moment.told if said["event"] == "battle-begins"]
        if war and len(battles) > 1:
            return True
    return False


def both_sides_fall(shown: Shown) -> bool:
    for moment in shown.moments:
        fallen = {(said["region"], said["seat"]) for said in moment.told if said["event"] == "fell"}
        if len({region for region, _ in fallen}) < len(fallen):
            return True
    return False


def only_the_attacker_bleeds(shown: Shown) -> bool:
    return any(int(said["back"]) > 0 for said in shown.said("battle-begins", hits=0))


# Discovery.


def deck_opens_within_a_step(shown: Shown) -> bool:
    """The last counter goes, and in the same turn's step somebody already draws a card."""
    last = False
    for moment in shown.moments:
        for said in moment.told:
            if said["event"] == "turn-begins":
                last = False
            elif said["event"] == "discovered" and not moment.after.regions_left():
                last = True
            elif said["event"] == "card-drawn" and last:
                return True
    return False


def a_known_counter_is_beaten(shown: Shown) -> bool:
    failed = set()
    for said in shown.events:
        if said["event"] == "failed":
            failed.add(said["region"])
        elif said["event"] == "discovered" and said["region"] in failed:
            return True
    return False


# The auction.


def pays_for_the_second_place(reward: bool, shown: Shown) -> bool:
    """Half the last bid, rounded up; with a specialist from eight on, without one below."""
    bids = {int(said["seat"]): int(said["dollars"]) for said in shown.said("bid-made")}
    second = [int(said["seat"]) for said in shown.said("ordered", place=2)][:1]
    return any(
        shown.said("paid", seat=seat, dollars=(bids[seat] + 1) // 2, why="auction")
        and reward == (bids[seat] >= 8)
        and reward == any(GAME.steps[moment.before.step].name == "reward" for moment in shown.moments)
        for seat in second
        if seat in bids
    )


def first_place_discovers_the_caribbean(shown: Shown) -> bool:
    return bool(shown.said("discovered", region="caribbean") and shown.said("paid", why="auction"))


def nobody_bids(shown: Shown) -> bool:
    return bool(shown.said("bidder-drawn")) and not shown.said("bid-made")


# The strict game.


def colonists_run_out(shown: Shown) -> bool:
    """At a refill somebody gets fewer than five."""
    return shown.option("strict_colonists") and any(
        int(said["workers"]) < 5
        for moment in shown.moments
        for said in moment.told
        if is_told(said, "joined", {"worker": "colonist", "place": "hand"})
        and any(other["event"] == "turn-begins" for other in moment.told)
    )


def tells(event: str, words: dict[str, str | int], shown: Shown) -> bool:
    return bool(shown.said(event, **words))


def row(event: str, **words: str | int) -> Row:
    return partial(tells, event, words)


def some_lead(shown: Shown) -> bool:
    """Some but not all stand in the initiative box: the others keep their order behind them."""
    leaders: list[int] = []
    for moment in shown.moments:
        for said in moment.told:
            if said["event"] == "turn-begins":
                leaders = []
            elif is_told(said, "placed", {"box": "initiative"}):
                leaders.append(int(said["seat"]))
            elif is_told(said, "ordered", {"place": 1}) and 0 < len(leaders) < shown.end.seats - 1:
                return True
    return False


def seats_are(seats: int, shown: Shown) -> bool:
    return shown.end.seats == seats


def has_option(name: str, shown: Shown) -> bool:
    return shown.option(name)


def taken_back(shown: Shown) -> bool:
    return any(entry["kind"] == "undo" for entry in shown.entries)


def from_a_seed(shown: Shown) -> bool:
    return bool(shown.match.record().closing["reveal"])


def plays(verb: str, shown: Shown) -> bool:
    return any(moment.verb == verb for moment in shown.moments)


ROWS: dict[str, Row] = {
    **tile_rows(),
    "two Settlers work for one seat": row("joined", worker="colonist", workers=2, place="hand"),
    **{f"the University moves a worker in the line {name}": row("moved-to-front", line=name) for name in LINES},
    "a seat alone in a region scores, and nobody is second": a_lone_seat,
    "two tied for the first place score two each": partial(a_tie_for_the_first, 2, 2),
    "three tied for the first place score nothing": partial(a_tie_for_the_first, 3, 0),
    "those tied for the second place score nothing": a_tie_for_the_second,
    "nobody is second behind a tie": nobody_second_behind_a_tie,
    "a region where nobody has three does not count": too_few_to_count,
    "a tie for the ship goes to the earlier in turn order": a_tie_for_the_ship,
    "some lead, and the others keep their order": some_lead,
    "a tie goes to the colonies of turn 8": partial(decided_by, 1),
    "a tie goes to the dollars": partial(decided_by, 2),
    "a tie goes to the goods": partial(decided_by, 3),
    "a victory is shared": shared,
    "a war is fought in several regions": war_in_several_regions,
    "both sides fall in one battle": both_sides_fall,
    "only the attacker bleeds": only_the_attacker_bleeds,
    "a soldier plunders": row("gained-money", why="plunder"),
    "the deck opens within a discovery step": deck_opens_within_a_step,
    "a counter is beaten at which somebody failed": a_known_counter_is_beaten,
    "the second place pays half and takes a specialist": partial(pays_for_the_second_place, True),
    "the second place pays half and takes nobody": partial(pays_for_the_second_place, False),
    "the first place pays and discovers the Caribbean": first_place_discovers_the_caribbean,
    "nobody bids": nobody_bids,
    "the colonists of the strict game run out": colonists_run_out,
    **{f"{seats} seats": partial(seats_are, seats) for seats in GAME.seats},
    **{f"option {name}": partial(has_option, name) for name in GAME.options},
    **{f"somebody stands in the box {box.name}": row("placed", box=box.name) for box in BOXES if box.name != "builder"},
    **{f"{name} is discovered": row("discovered", region=name) for name in REGION_NAMES},
    **{f"the good of {name} is taken": row("region-good-taken", region=name) for name in REGION_NAMES},
    **{f"event {telling.name}": row(telling.name) for telling in GAME.tellings.table},
    **{f"verb {verb.name}": partial(plays, verb.name) for verb in GAME.verbs.table},
    "an answer is taken back": taken_back,
    "chance comes from a seed": from_a_seed,
}


def rows_of(match: carrack.Match) -> set[str]:
    shown = Shown(match)
    return {name for name, has in ROWS.items() if has(shown)}
