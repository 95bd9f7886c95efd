"""The games of the corpus of Endeavor. The seats follow simple plans, or the greedy bot."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.games.endeavor.game import GAME

# What a plan is fond of, verbs and things alike; whatever is not named counts one.
PLANS: dict[str, dict[str, float]] = {
    "eager": {"pass": 0.02, "leave": 0.02},
    "sailor": {
        "pass": 0.02, "leave": 0.01, "shipyard": 9, "cartographer": 30, "docks": 20, "guild_hall": 9, "africa": 9,
        "caribbean": 6, "south_america": 4, "neutral-ship": 9,
    },
    "drawer": {
        "pass": 0.02, "leave": 0.01, "market": 9, "trade_office": 30, "draw": 9, "occupy": 3, "europe": 9,
        "parliament": 20, "keep": 9,
    },
    "warrior": {"pass": 0.02, "leave": 0.01, "barracks": 9, "fortress": 9, "attack": 9, "workshop": 3, "museum": 9},
    "builder": {
        "pass": 0.02, "leave": 0.05, "workshop": 20, "university": 20, "exchange": 30, "museum": 30, "theatre": 5,
        "bank": 5, "neutral-occupy": 9,
    },
    "idle": {"pass": 9},
    "asian": {
        "pass": 0.01, "leave": 0.01, "shipyard": 9, "cartographer": 40, "docks": 30, "guild_hall": 9, "far_east": 60,
        "trade_office": 40, "draw": 4, "workshop": 3,
    },
    "indian": {
        "pass": 0.01, "leave": 0.01, "shipyard": 9, "cartographer": 40, "docks": 30, "guild_hall": 9, "india": 60,
        "trade_office": 40, "draw": 4, "workshop": 3,
    },
    "northerner": {
        "pass": 0.01, "leave": 0.01, "shipyard": 9, "cartographer": 40, "docks": 30, "guild_hall": 9,
        "north_america": 60, "trade_office": 40, "draw": 4, "workshop": 3,
    },
    "southerner": {
        "pass": 0.01, "leave": 0.01, "shipyard": 9, "cartographer": 40, "docks": 30, "guild_hall": 9,
        "south_america": 60, "trade_office": 40, "draw": 4, "workshop": 3,
    },
    "islander": {
        "pass": 0.01, "leave": 0.01, "shipyard": 9, "cartographer": 40, "docks": 30, "guild_hall": 9,
        "caribbean": 60, "trade_office": 40, "draw": 4, "workshop": 3,
    },
    "european": {
        "pass": 0.01, "leave": 0.01, "occupy": 9, "colonial_house": 20, "market": 20, "trade_office": 40,
        "europe": 90, "draw": 9, "fortress": 9,
    },
    "speaker": {"pass": 0.02, "leave": 0.05, "parliament": 900},
    "neutralist": {
        "pass": 0.3, "leave": 0.01, "shipyard": 20, "neutral-ship": 99, "neutral-not": 0.01, "caribbean": 30,
    },
    "settler": {"pass": 0.3, "leave": 0.01, "workshop": 9, "theatre": 30, "occupy": 9, "caribbean": 20, "shipyard": 3},
}  # fmt: skip


class Recorded(NamedTuple):
    """A game of the corpus; `seats` are the plans, `greedy` among them. `undo`: one answer is taken back."""

    name: str
    seats: str
    options: dict[str, bool | str]
    seed: str
    undo: bool = False


EASIEST: dict[str, bool | str] = {"level": "easy", "links_only": True, "free_build": True}

# fmt: off
GAMES = [
    #        name                 seats                                    options                  seed
    Recorded("asia",              "asian asian asian",                     {}, "asian 3", undo=True),
    Recorded("india",             "indian indian indian indian indian",    {},                      "indian 0"),
    Recorded("islands",           "islander islander islander islander islander", {},               "islander 4"),
    Recorded("north",             "northerner northerner northerner northerner northerner", {},     "northerner 0"),
    Recorded("south",             "southerner southerner southerner southerner southerner", {},     "southerner 0"),
    Recorded("three-neutral",     "sailor drawer sailor",                  {"neutral_discs": True}, "three 2"),
    Recorded("three-more",        "sailor drawer sailor",                  {"neutral_discs": True}, "three 4"),
    Recorded("three-phases",      "builder drawer sailor",                 {"in_one_go": False},    "phases 0"),
    Recorded("four",              "sailor drawer warrior settler",         {},                      "four 0"),
    Recorded("two",               "sailor builder",                        {},                      "two 7"),
    Recorded("two-governor-lost", "neutralist settler",                    {},                      "nx 2"),
    Recorded("solo-no-options",   "settler",                               {},                      "solo default 4"),
    Recorded("solo-hard",         "builder",                               {"level": "hard"},       "alone 26"),
    Recorded("solo-parliament",   "speaker",                               {"free_build": True},    "speaker 0"),
    Recorded("solo-1",            "greedy",                                EASIEST,                 "solo easy 1"),
    Recorded("solo-2",            "greedy",                                EASIEST,                 "solo easy 2"),
    Recorded("solo-3",            "greedy",                                EASIEST,                 "solo easy 3"),
    Recorded("solo-10",           "greedy",                                EASIEST,                 "solo easy 10"),
    Recorded("solo-28",           "greedy",                                EASIEST,                 "solo easy 28"),
    Recorded("solo-43",           "greedy",                                EASIEST,                 "solo easy 43"),
    Recorded("solo-58",           "greedy",                                EASIEST,                 "solo easy 58"),
]
# fmt: on


def chooser(plan: str, seed: str) -> Callable[[carrack.State], int]:
    if plan == "greedy":
        return GreedyBot(seed).choose
    fond, rng = PLANS[plan], random.Random(seed)

    def choose(state: carrack.State) -> int:
        actions = state.legal()
        weights = [math.prod(fond.get(str(word), 1.0) for word in GAME.describe(code).values()) for code in actions]
        return rng.choices(actions, weights)[0]

    return choose


def play(game: Recorded) -> carrack.Match:
    plans = game.seats.split()
    choosers = [chooser(plan, f"{game.seed}/{seat}") for seat, plan in enumerate(plans)]
    match = carrack.Match(GAME, len(plans), game.options, seed=game.seed)
    undo = game.undo
    while not match.over:
        state = match.state
        match.play(choosers[state.actor](state))
        if undo and match.can_undo(int(state.actor)):
            match.undo(int(state.actor))
            undo = False
    return match


def search(games: Sequence[Recorded], rows: Sequence[str], rows_of: Callable[[carrack.Match], set[str]]) -> None:
    """Which of these games show what the others do not: the most new rows first."""
    found = {game: rows_of(play(game)) for game in games}
    missing = set(rows)
    while missing:
        best = max(found, key=lambda game: len(found[game] & missing))
        if not found[best] & missing:
            break
        print(best, sorted(found[best] & missing) if len(found[best] & missing) < 9 else len(found[best] & missing))
        missing -= found[best]
    print("nobody shows", sorted(missing))
