"""What the recorded games of the edition of 2015 show together, row by row; `coverage.py` has those of 2007."""

from __future__ import annotations

from functools import partial

import carrack
from carrack.games.discovery.chapters.scoring import goods_of
from carrack.games.discovery.edition_2015.events import LINES_2015
from carrack.games.discovery.edition_2015.facts import NATION_NAMES
from carrack.games.discovery.game import GAME_2015
from carrack.games.discovery.rules import EDITION_2015
from carrack.games.discovery.tables.facts import BOXES, REGION_NAMES
from carrack.games.discovery.tables.tiles import TILES
from tests.discovery import coverage
from tests.discovery.coverage import Effect, Row, a_lone_seat, joins, pays, row
from tests.discovery.shown import Shown, is_told

# fmt: off
EFFECTS: dict[str, Effect] = {  # what comes right after "tile-worked", for the same seat
    **coverage.EFFECTS,
    "factory":              pays(30),
    "spoils_money_5":       pays(5),
    "spoils_ship":          ("ship-given", {}),
    "spoils_specialists_2": ("joined", {"place": "hand"}),
    "new_world_town":       joins("builder"),
    "new_world_mission":    joins("missionary"),
    "overpopulation":       ("settled", {"worker": "colonist"}),
    "smuggler":             ("smuggled", {}),
    "spoils_money_7":       pays(7),
    "spoils_goods_2":       ("good-drawn", {}),
    "stone_masonry":        joins("builder"),
    "mint":                 ("gained-money", {"why": "building"}),
    "trader":               ("sold", {}),
    "rewrite_history":      ("counter-stolen", {}),
}
# fmt: on
AT_THE_END = [ending.tile for ending in EDITION_2015.endings]


def works(tile: str, shown: Shown) -> bool:
    event, words = EFFECTS[tile]
    return shown.works(tile, event, words)


# Tiles that work without an event of their own right after it.


def plague_1_helps(shown: Shown) -> bool:
    """An expedition succeeds that is one short of the natives."""
    for moment in shown.moments:
        for said in moment.told:
            if said["event"] == "discovered":
                natives = int(str(said["counter"]).split("-")[2])
                sailed = [s for m in shown.moments[: shown.moments.index(moment) + 1] for s in m.told]
                last = [s for s in sailed if is_told(s, "sailed", {"seat": said["seat"], "region": said["region"]})]
                if last and int(last[-1]["strength"]) < natives:
                    return True
    return False


def magellan_helps(shown: Shown) -> bool:
    """A crew of captains sails with three each."""
    for moment in shown.moments:
        for said in moment.told:
            if said["event"] in ("sailed", "sailed-beyond", "sailed-charted"):
                captains = int(moment.before.count(12, int(said["seat"]), 1))
                crew = int(moment.before.crowd(12, int(said["seat"])))
                if captains and int(said["strength"]) > crew + captains:
                    return True
    return False


def reformation_stops(shown: Shown) -> bool:
    return bool(shown.said("tile-worked", tile="reformation"))


def edict_settles_both(shown: Shown) -> bool:
    """Two colonists of two seats."""
    for i, said in enumerate(shown.events):
        if is_told(said, "tile-worked", {"tile": "papal_edict"}):
            after = shown.events[i + 1 : i + 8]
            settled = {s["seat"] for s in after if is_told(s, "settled", {"worker": "colonist", "workers": 2})}
            if len(settled) == 2:
                return True
    return False


def plague_takes(tile: str, event: str, shown: Shown) -> bool:
    for i, said in enumerate(shown.events):
        if is_told(said, "tile-worked", {"tile": tile}):
            return any(later["event"] == event for later in shown.events[i + 1 : i + 4])
    return False


OTHER_TILES: dict[str, Row] = {
    "plague_1": plague_1_helps,
    "magellan": magellan_helps,
    "reformation": reformation_stops,
    "papal_edict": edict_settles_both,
    "plague_2": partial(plague_takes, "plague_2", "fell"),
    "plague_3": partial(plague_takes, "plague_3", "infected"),
    "mayflower": row("ship-boarded"),
    "militia": coverage.militia_hits,
}


def tile_rows() -> dict[str, Row]:
    rows: dict[str, Row] = {}
    for tile in TILES:
        rows[f"{tile.name} is bought"] = partial(coverage.is_bought, tile.name)
        if tile.name in AT_THE_END:
            rows[f"{tile.name} counts at the end"] = partial(coverage.counts_at_the_end, tile.name)
        elif tile.name in EFFECTS:
            rows[f"{tile.name} works"] = partial(works, tile.name)
        else:
            rows[f"{tile.name} works"] = OTHER_TILES[tile.name]
    return rows


# The end.


def final_ranks(shown: Shown) -> list[tuple[int, ...]]:
    s = shown.end
    return sorted(
        (
            (
                s.scores()[seat],
                int(s.colony_points[seat * 3 + 2]),
                int(s.money[seat]),
                int(goods_of(s, seat) + s.ships[seat]),
            )
            for seat in range(s.seats)
        ),
        reverse=True,
    )


def decided_by(what: int, shown: Shown) -> bool:
    """The first two differ in this, and in nothing before it."""
    first, second = final_ranks(shown)[:2]
    return first[:what] == second[:what] and first[what] > second[what] and len(shown.end.winners()) == 1


def builders_bring_points(shown: Shown) -> bool:
    return any(int(said["points"]) > 6 for said in shown.said("colony-scored"))


def bought_in(age: int, shown: Shown) -> bool:
    return any(int(shown.end.bought[seat * 3 + age]) > 0 for seat in range(shown.end.seats))


def has_value(name: str, value: bool | int | str, shown: Shown) -> bool:
    return shown.end.options[name] == value


def builder_buys(shown: Shown) -> bool:
    """A building for five dollars less."""
    return any(
        int(said["dollars"]) in (5, 9, 15) and said["why"] == "building"
        for said in shown.events
        if said["event"] == "paid"
    )


def nations_sold(shown: Shown) -> list[tuple[int, int]]:
    """What each nation went for in the auction, and how many had bid for it."""
    sold, bids = [], 0
    for said in shown.events:
        if said["event"] == "bid-made":
            bids += 1
        elif is_told(said, "paid", {"why": "nation"}):
            sold.append((int(said["dollars"]), bids))
            bids = 0
    return sold


def the_last_pays_half(shown: Shown) -> bool:
    """Of an odd price, rounded up."""
    prices = [price for price, _bids in nations_sold(shown)]
    return len(prices) > 1 and prices[-2] % 2 == 1 and prices[-1] == (prices[-2] + 1) // 2 < prices[-2]


def goes_for_a_dollar(shown: Shown) -> bool:
    """Nobody bids, though it is not the last."""
    return (1, 0) in nations_sold(shown)[:-1]


def asks(step: str, shown: Shown) -> bool:
    return any(shown.end.game.steps[moment.before.step].name == step for moment in shown.moments)


ROWS: dict[str, Row] = {
    **tile_rows(),
    **{f"the University moves a worker in the line {name}": row("moved-to-front", line=name) for name in LINES_2015},
    **{f"{name} uses its power": row("power-worked", nation=name) for name in NATION_NAMES},
    "the last in the auction pays half": the_last_pays_half,
    "a nation goes for a dollar when nobody bids": goes_for_a_dollar,
    "two tied for the first place score two each": partial(coverage.a_tie_for_the_first, 2, 2),
    "three tied for the first place score nothing": partial(coverage.a_tie_for_the_first, 3, 0),
    "those tied for the second place score nothing": coverage.a_tie_for_the_second,
    "nobody is second behind a tie": coverage.nobody_second_behind_a_tie,
    "a tie for the ship goes to the earlier in turn order": coverage.a_tie_for_the_ship,
    "a seat alone in a region scores": a_lone_seat,
    "builders bring points": builders_bring_points,
    "a builder buys": builder_buys,
    **{f"points are bought in age {age + 1}": partial(bought_in, age) for age in range(3)},
    "a tie goes to the colonies of turn 8": partial(decided_by, 1),
    "a tie goes to the dollars": partial(decided_by, 2),
    "a tie goes to goods and ships": partial(decided_by, 3),
    "a victory is shared": coverage.shared,
    "a war is fought in several regions": coverage.war_in_several_regions,
    **{f"{seats} seats": partial(coverage.seats_are, seats) for seats in GAME_2015.seats},
    **{
        f"option {name} {value}": partial(has_value, name, value)
        for name, option in GAME_2015.options.items()
        for value in option.choices
    },
    **{f"somebody stands in the box {box.name}": row("placed", box=box.name) for box in BOXES},
    **{f"{name} is discovered": row("discovered", region=name) for name in REGION_NAMES if name != "caribbean"},
    **{f"event {telling.name}": row(telling.name) for telling in GAME_2015.tellings.table},
    **{f"verb {verb.name}": partial(coverage.plays, verb.name) for verb in GAME_2015.verbs.table},
    **{f"question {step.name}": partial(asks, step.name) for step in GAME_2015.steps},
    "an answer is taken back": coverage.taken_back,
}


def rows_of(match: carrack.Match) -> set[str]:
    shown = Shown(match)
    return {name for name, has in ROWS.items() if has(shown)}
