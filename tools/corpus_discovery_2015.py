"""The games of the corpus of The Age of Discovery in its edition of 2015, and how they were found.

The seats follow tempers: what they are fond of, boxes, verbs and things alike. The seeds come from `search`: of many
games the fewest that together have the rows of `tests/discovery/coverage_2015.py`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import carrack
from carrack.games.discovery.game import GAME_2015

Value = bool | int | str

# fmt: off
TEMPERS: dict[str, dict[str, float]] = {
    "bold": {
        "buy": 40, "capital": 20, "discovery": 9, "captain": 6, "enlist": 9, "sail": 9, "sail-beyond": 9,
        "sail-charted": 20, "conquer": 9, "use-chart": 9, "scout-deck": 9, "navigator": 60, "plague_1": 30,
        "magellan": 60, "trading_post": 30, "rewrite_history": 90, "rewrite": 9, "university": 30, "dock": 3, "land": 9,
        "fight": 3, "declare-war": 3, "infect": 9, "plague_3": 60, "plague_2": 60, "papal_edict": 60, "smuggler": 60,
        "age_of_discovery": 60, "bid": 2,
    },
    "rich": {
        "soldier": 30, "dock": 30, "capital": 30, "initiative": 9, "buy": 40, "land": 30, "stay": 20, "keep-peace": 30,
        "trading_post": 90, "inca_conquest": 60, "training_grounds": 90, "fortress": 90, "military_academy": 90,
        "taxation": 90, "stable": 90, "indian_allies": 60, "west_indies_co": 60, "trader": 60, "mayflower": 60,
        "goods": 9, "shipping": 9, "migration": 90, "spoils_specialists_2": 60, "overpopulation": 60,
        "buy-points-not": 30, "place-ship": 20, "spoils_goods_2": 60, "militia": 60, "factory": 30,
    },
    "pious": {
        "missionary": 30, "dock": 20, "capital": 30, "buy": 30, "land": 30, "monastery": 60, "new_world_mission": 60,
        "cathedral": 60, "reformation": 90, "papal_edict": 60, "merchant": 9, "goods": 9, "population": 30, "glory": 30,
        "inca_conquest": 60, "trading_post": 30, "rum_distillery": 60, "caribbean": 3, "colonization_laws": 60,
        "indentured_servitude": 60, "bid": 2,
    },
    "mason": {
        "builder": 30, "capital": 30, "dock": 20, "buy": 40, "land": 20, "new_world_town": 90, "stone_masonry": 90,
        "new_world_capital": 90, "mint": 60, "gold": 6, "silver": 6, "goods": 12, "privateers": 60, "shipping": 9,
        "navy": 60, "mercantilism": 60, "wealth": 60, "prosperity": 60, "spoils_ship": 60, "age_of_reason": 60,
        "buy-points": 3, "training": 3,
    },
    "war": {
        "soldier": 30, "dock": 20, "warfare": 30, "land": 20, "fight": 30, "declare-war": 90, "capital": 9, "buy": 9,
        "initiative": 6, "training_grounds": 60, "conquistadors": 60, "university": 60, "front-warfare": 30,
        "front-goods": 30, "front-not": 1, "power": 60, "militia": 60, "caribbean": 3,
    },
    "scholar": {
        "buy": 40, "capital": 40, "university": 900, "initiative": 20, "dock": 12, "goods": 20, "warfare": 20,
        "soldier": 6, "front-initiative": 20, "front-dock": 20, "front-goods": 40, "front-warfare": 40,
        "front-capital": 20, "front-not": 6, "trading_post": 90, "inca_conquest": 90, "taxation": 60, "land": 9,
        "glory": 60, "age_of_reason": 90, "merchant": 3, "captain": 3,
    },
    "leader": {
        "buy": 60, "capital": 40, "university": 999, "initiative": 60, "warfare": 60, "dock": 20, "soldier": 20,
        "land": 9, "front-initiative": 999, "front-warfare": 999, "front-order": 60, "front-dock": 0.1,
        "front-goods": 0.1, "front-capital": 0.1, "front-not": 9, "trading_post": 90, "inca_conquest": 90,
        "caribbean": 3, "fight": 3,
    },
    "trader": {
        "buy": 40, "capital": 40, "goods": 40, "shipping": 30, "trader": 900, "mayflower": 500, "place-ship": 60,
        "rum_distillery": 300, "west_indies_co": 90, "sugar": 30, "mercantilism": 90, "navy": 90, "wealth": 90,
        "inca_conquest": 90, "trading_post": 90, "sell": 2, "sell-not": 3, "buy-points-not": 30, "smuggler": 90,
    },
    "drill": {
        "buy": 40, "capital": 30, "soldier": 60, "training": 30, "dock": 30, "land": 60, "initiative": 6,
        "training_grounds": 300, "fortress": 300, "military_academy": 300, "stable": 90, "trading_post": 60,
        "inca_conquest": 60, "indian_allies": 90, "power": 90, "militia": 90, "keep-peace": 30, "retire": 0.3,
        "buy-points-not": 30,
    },
    "sage": {
        "buy": 60, "capital": 60, "initiative": 12, "merchant": 12, "dock": 6, "land": 9, "trading_post": 300,
        "inca_conquest": 90, "taxation": 300, "privateers": 60, "rewrite_history": 300, "rewrite-not": 3,
        "plague_3": 300, "infect-not": 60, "age_of_discovery": 90, "age_of_reason": 90, "new_world_capital": 90,
        "buy-points-not": 90, "discovery": 6, "enlist": 9, "captain": 6, "ship_yards": 90, "cathedral": 90,
        "migration": 60, "migrate-not": 9,
    },
    "masons": {
        "builder": 90, "training": 30, "capital": 40, "dock": 40, "buy": 40, "land": 60, "new_world_town": 900,
        "stone_masonry": 900, "new_world_capital": 300, "inca_conquest": 60, "trading_post": 60, "train": 9,
        "buy-points-not": 90, "spoils_specialists_2": 90,
    },
    "heir": {
        "buy": 60, "capital": 60, "university": 999, "initiative": 30, "warfare": 30, "dock": 20, "soldier": 9,
        "land": 9, "front-initiative": 999, "front-warfare": 999, "front-order": 0.01, "front-dock": 0.01,
        "front-goods": 0.01,
        "front-capital": 0.01, "trading_post": 90, "inca_conquest": 90, "taxation": 60, "caribbean": 3, "fight": 3,
    },
    "camp": {
        "soldier": 60, "dock": 2000, "training": 30, "capital": 60, "buy": 60, "land": 60, "training_grounds": 300,
        "fortress": 300, "military_academy": 300, "trading_post": 60, "inca_conquest": 60, "keep-peace": 90,
        "buy-points-not": 90,
    },
    "guild": {
        "builder": 60, "dock": 2000, "training": 30, "capital": 60, "buy": 60, "land": 60, "new_world_town": 900,
        "stone_masonry": 900, "trading_post": 60, "inca_conquest": 60, "keep-peace": 90, "buy-points-not": 90,
    },
    "shy": {
        "pass": 90, "dock": 9, "land": 9, "goods": 9, "capital": 6, "buy": 9, "discovery": 3, "enlist": 3, "bid": 0.1,
        "buy-points-not": 9,
    },
    "idle": {},
    "early": {},
    "picker": {},
}
# fmt: on
OPENINGS = {"idle": [], "early": ["initiative"], "picker": ["initiative", "goods"]}


class Recorded(NamedTuple):
    """A game of the corpus; with `undo` the first of a crew is picked, taken back and picked again."""

    name: str
    tempers: str
    seed: str
    options: dict[str, Value]
    undo: bool = False


GAMES: list[Recorded] = [
    Recorded("auction-1", "shy bold shy pious", "auction 1", {"nations": "auction"}),
    Recorded("camp-30", "camp camp", "camp 30", {"builder_tiles": False}),
    Recorded("church-20", "pious pious scholar", "church 20", {"builder_tiles": False}),
    Recorded("deck-32", "bold bold bold bold", "deck 32", {"scouting": True}),
    Recorded("drill-2", "drill drill", "drill 2", {"builder_tiles": False}),
    Recorded("drill-22", "drill drill", "drill 22", {"builder_tiles": False}),
    Recorded(
        "five-table-148",
        "bold sage drill rich sage",
        "table 148",
        {"buy_vp": False, "scouting": True, "low_luck_age3": True, "strict_colonists": True},
    ),
    Recorded("guild-35", "guild guild", "guild 35", {}),
    Recorded("heirs-39", "heir heir heir heir", "heirs 39", {"builder_tiles": False}),
    Recorded("heirs-9", "heir heir heir heir", "heirs 9", {"builder_tiles": False}),
    Recorded("mason-21", "masons masons", "mason 21", {}),
    Recorded(
        "shared",
        "early idle",
        "idle 1",
        {"builder_worker": False, "builder_tiles": False, "nations": "off", "buy_vp": False},
    ),
    Recorded(
        "six-table-154",
        "bold scholar rich scholar trader drill",
        "table 154",
        {"nations": "off", "buy_vp": False, "low_luck_age3": True, "strict_colonists": True},
    ),
    Recorded(
        "six-table-19",
        "scholar drill bold drill sage scholar",
        "table 19",
        {"nations": "off", "scouting": True, "low_luck_age3": True},
    ),
    Recorded(
        "six-table-24",
        "rich sage war masons masons masons",
        "table 24",
        {"scouting": True, "advanced_scouting": True, "glory_other_player_only": True, "strict_colonists": True},
    ),
    Recorded(
        "six-table-4",
        "bold rich rich bold rich war",
        "table 4",
        {"no_survivors": True, "low_luck_age3": True, "glory_other_player_only": True},
    ),
    Recorded(
        "six-table-59",
        "mason scholar pious sage trader pious",
        "table 59",
        {"builder_tiles": False, "scouting": True, "advanced_scouting": True},
    ),
    Recorded(
        "six-table-64",
        "drill masons drill rich sage masons",
        "table 64",
        {"builder_worker": False, "builder_tiles": False, "scouting": True},
    ),
    Recorded(
        "three-table-11", "scholar trader bold", "table 11", {"nations": "off", "buy_vp": False, "no_survivors": True}
    ),
    Recorded(
        "three-table-121",
        "pious rich pious",
        "table 121",
        {"scouting": True, "advanced_scouting": True, "low_luck_age3": True, "strict_ships": True},
    ),
    Recorded(
        "three-table-61",
        "sage scholar sage",
        "table 61",
        {"buy_vp": False, "strict_colonists": True, "strict_ships": True},
    ),
    Recorded(
        "tie-by-dollars",
        "idle idle",
        "idle 2",
        {"builder_worker": False, "builder_tiles": False, "nations": "off", "buy_vp": False},
        True,
    ),
    Recorded(
        "tie-by-goods",
        "picker idle",
        "idle 1",
        {"builder_worker": False, "builder_tiles": False, "nations": "off", "buy_vp": False},
    ),
    Recorded(
        "two-table-10",
        "scholar drill",
        "table 10",
        {
            "builder_tiles": False,
            "nations": "auction",
            "low_luck_age3": True,
            "two_player_captains_each": 2,
            "strict_ships": True,
        },
    ),
    Recorded("two-table-140", "drill sage", "table 140", {"two_player_captains_each": 1, "hide_failed_counters": True}),
]


# Playing.


def play(game: Recorded) -> carrack.Match:
    rng = random.Random(game.seed)
    tempers = game.tempers.split()
    match = carrack.Match(GAME_2015, len(tempers), game.options, seed=game.seed)
    undo = game.undo
    while not match.over:
        state = match.state
        seat = int(state.actor)
        match.play(choose(state, tempers[seat], rng))
        if undo and GAME_2015.steps[state.step].name == "expedition" and match.can_undo(seat):
            match.undo(seat)
            undo = False
    return match


def choose(state: carrack.State, temper: str, rng: random.Random) -> int:
    legal = state.legal()
    if temper in OPENINGS:
        return as_little_as_possible(state, OPENINGS[temper])
    fond = TEMPERS[temper]
    weights = [math.prod(fond.get(str(word), 1) for word in GAME_2015.describe(code).values()) for code in legal]
    return rng.choices(legal, weights)[0]


def as_little_as_possible(state: carrack.State, opening: list[str]) -> int:
    """Everybody waits in the discovery box but for the first of turn 1; a good is taken, all else is declined."""
    legal = state.legal()
    asked = GAME_2015.ask(state)
    if asked["step"] == "place":
        details = asked["details"]
        assert isinstance(details, dict)
        placed = 5 - int(details["workers"])
        first = details["round"] == 1 and placed < len(opening)
        return GAME_2015.encode(
            {"verb": "place", "worker": "colonist", "box": opening[placed] if first else "discovery"}
        )
    return min(legal) if asked["step"] == "take" else max(legal)


# Finding them.


def candidates(number: int) -> Iterator[Recorded]:
    """Tables of all sizes, by numbered seeds."""
    for i in range(number):
        rng = random.Random(f"table {i}")
        seats = 2 + i % 5
        tempers = rng.choices([name for name in TEMPERS if name not in OPENINGS], k=seats)
        options: dict[str, Value] = {}
        for name, option in GAME_2015.options.items():
            often = 0.15 if option.default is True else 0.35
            if (not option.seats or seats in option.seats) and rng.random() < often:
                options[name] = rng.choice([value for value in option.choices if value != option.default])
        try:
            GAME_2015.start(seats, options)
        except carrack.OptionError:
            continue
        yield Recorded(f"{i}", " ".join(tempers), f"table {i}", options)


def search(number: int, rows: Iterable[str], rows_of: Callable[[carrack.Match], set[str]]) -> None:
    """Say which candidates have the rows that no game of the corpus has: each time the one with the most of them."""
    wanted = set(rows).difference(*(rows_of(play(game)) for game in GAMES))
    found = {i: (game, rows_of(play(game)) & wanted) for i, game in enumerate(candidates(number))}
    while wanted:
        game, new = max(found.values(), key=lambda item: len(item[1] & wanted))
        new &= wanted
        if not new:
            break
        print(f"{game}\n    {len(new)} rows: {', '.join(sorted(new))}", flush=True)
        wanted -= new
    print(f"in none of them: {', '.join(sorted(wanted)) or 'nothing'}")
