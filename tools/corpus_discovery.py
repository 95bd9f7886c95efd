"""The games of the corpus of The Age of Discovery, and how they were found.

The seats follow simple plans. Most seeds come from `search`: of many games the fewest that together have the rows of
`tests/discovery/coverage.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import carrack

GAME = carrack.game("discovery-2007")

Said = dict[str, str | int]


class Plan(NamedTuple):
    """How a seat plays: its weights for boxes and for words of other answers; `opening`: its first boxes of turn 1."""

    boxes: dict[str, int]
    likes: dict[str, int]
    habit: str = ""
    opening: str = ""


NORTH = {"new_france": 6, "new_england": 6, "virginia": 6, "florida": 3, "caribbean": 2}
SOUTH = {"new_spain": 6, "new_granada": 6, "brazil": 6, "peru": 6, "caribbean": 2}
ARMS = {"soldier": 20, "training_grounds": 9, "military_academy": 9, "fortress": 9, "conquistadors": 9, **SOUTH}
ANY: dict[str, int] = {}
WAIT = {"discovery": 1}

# fmt: off
PLANS = {
    "builder": Plan({"capital": 9, "goods": 5, "shipping": 2, "dock": 4, "initiative": 3, "merchant": 3}, ANY),
    "settler": Plan({"dock": 9, "missionary": 5, "capital": 4, "discovery": 3, "initiative": 2}, NORTH),
    "sailor":  Plan({"discovery": 9, "captain": 5, "dock": 3, "capital": 4, "training": 2, "goods": 1}, ANY, "bold"),
    "general": Plan({"soldier": 6, "dock": 7, "warfare": 5, "capital": 5, "training": 4, "discovery": 2}, SOUTH, "war"),
    "student": Plan({"capital": 7, "initiative": 4, "dock": 7, "shipping": 4, "goods": 4, "discovery": 2}, SOUTH),
    "drill":   Plan({"soldier": 9, "training": 9, "capital": 6, "goods": 6, "dock": 4, "merchant": 3}, ARMS),
    "idle":    Plan(WAIT, ANY, "idle"),
    "early":   Plan(WAIT, ANY, "idle", "initiative"),
    "picker":  Plan(WAIT, ANY, "idle", "initiative goods"),
}
SUITS = {
    "captain":    ("discovery", "shipping"),
    "merchant":   ("dock", "shipping"),
    "missionary": ("dock",),
    "soldier":    ("dock", "discovery"),
}
# fmt: on
REFUSALS = {"land-not", "take-not", "buy-not", "train-not", "retire-not", "migrate-not", "ride-not"}
REFUSAL_ODDS = 0.2
STRONG = 5  # with this strength an expedition sails; the bold sail with less


class Recorded(NamedTuple):
    """A game of the corpus; with `undo` the first of a crew is picked, taken back and picked again."""

    name: str
    plans: str
    seed: str
    options: str = ""
    undo: bool = False


AUCTION = "start_auction_2007 "
COLONISTS = "strict_colonists "
SHIPS = "strict_ships "
STRICT = COLONISTS + SHIPS
HIDDEN = "hide_failed_counters "

# fmt: off
GAMES = [
    #        name               plans                                               seed         options
    Recorded("tie-by-dollars",  "idle idle",                                        "idle 1",    undo=True),
    Recorded("tie-by-goods",    "picker idle",                                      "idle 1"),
    Recorded("shared",          "early idle",                                       "idle 1"),
    Recorded("nobody-bids",     "idle idle",                                        "idle 1",    AUCTION + COLONISTS),
    Recorded("eleven-soldiers", "drill builder",                                    "drill 13"),
    Recorded("six-auction",     "student sailor builder builder student general",   "table 324", AUCTION + SHIPS),
    Recorded("six-hidden",      "settler sailor builder settler builder student",   "table 934", HIDDEN),
    Recorded("six-stable",      "builder general builder sailor general sailor",    "table 859"),
    Recorded("six-ships",       "builder student builder settler builder student",  "table 9",   SHIPS),
    Recorded("five-strict",     "sailor builder builder sailor drill",              "table 588", STRICT + HIDDEN),
    Recorded("five-riders",     "sailor sailor builder sailor student",             "table 113", SHIPS),
    Recorded("four-settlers",   "drill general builder settler",                    "table 157", SHIPS),
    Recorded("four-chart",      "builder settler drill sailor",                     "table 17"),
    Recorded("three-auction",   "drill general sailor",                             "table 701", AUCTION),
]
# fmt: on


# Playing.


def play(game: Recorded) -> carrack.Match:
    rng = random.Random(game.seed)
    plans = [PLANS[name] for name in game.plans.split()]
    match = carrack.Match(GAME, len(plans), dict.fromkeys(game.options.split(), True), seed=game.seed)
    undo = game.undo
    while not match.over:
        state = match.state
        seat = int(state.actor)
        match.play(choose(state, plans[seat], rng))
        if undo and GAME.steps[state.step].name == "expedition" and match.can_undo(seat):
            match.undo(seat)
            undo = False
    return match


def choose(state: carrack.State, plan: Plan, rng: random.Random) -> int:
    """What the plan answers."""
    legal = {action: GAME.describe(action) for action in state.legal()}
    how = HOW.get(GAME.steps[state.step].name, anything)
    if plan.habit == "idle" and how is not place:
        how = as_little_as_possible
    return how(legal, details_of(state), plan, rng)


def details_of(state: carrack.State) -> dict[str, object]:
    details = GAME.ask(state)["details"]
    assert isinstance(details, dict)
    return details


def with_verb(legal: dict[int, Said], verb: str) -> list[int]:
    return [action for action, said in legal.items() if said["verb"] == verb]


def place(legal: dict[int, Said], asked: dict[str, object], plan: Plan, rng: random.Random) -> int:
    """By the weights of the plan; specialists rather where they count."""
    opening = plan.opening.split()
    placed = 5 - int(str(asked["workers"]))
    if opening and asked["round"] == 1 and placed < len(opening):
        return GAME.encode({"verb": "place", "worker": "colonist", "box": opening[placed]})
    seldom = 0.0 if plan.habit == "idle" else 0.2
    weights = []
    for said in legal.values():
        weight = plan.boxes.get(str(said.get("box")), seldom)  # "front-order" has no box
        weights.append(weight * 4 if said.get("box") in SUITS.get(str(said.get("worker")), ()) else weight)
    return rng.choices(list(legal), weights)[0]


def sail(legal: dict[int, Said], asked: dict[str, object], plan: Plan, rng: random.Random) -> int:
    """With as many as it takes, if so many wait."""
    strength, waiting = int(str(asked["strength"])), int(str(asked["waiting"]))
    enough = 2 if plan.habit == "bold" and rng.random() < 0.5 else STRONG
    enlist = with_verb(legal, "enlist")
    goals = with_verb(legal, "sail") + with_verb(legal, "sail-beyond")
    if strength == 0 and waiting < enough - 1:
        return with_verb(legal, "stay")[0]
    return enlist[-1] if enlist and (strength < enough or not goals) else rng.choice(goals)


def bid(legal: dict[int, Said], asked: dict[str, object], plan: Plan, rng: random.Random) -> int:
    bids = with_verb(legal, "bid")
    return bids[min(rng.randrange(3), len(bids) - 1)] if bids and rng.random() < 0.75 else with_verb(legal, "pass")[0]


def fight(legal: dict[int, Said], asked: dict[str, object], plan: Plan, rng: random.Random) -> int:
    if plan.habit != "war" and rng.random() < 0.5:
        return with_verb(legal, "keep-peace")[0]
    wars = with_verb(legal, "declare-war")
    return rng.choice(wars if wars and rng.random() < 0.6 else with_verb(legal, "fight"))


def anything(legal: dict[int, Said], asked: dict[str, object], plan: Plan, rng: random.Random) -> int:
    """Rather something than nothing, rather what the plan likes."""
    if rng.random() >= REFUSAL_ODDS:
        legal = {action: said for action, said in legal.items() if said["verb"] not in REFUSALS} or legal
    weights = [max(plan.likes.get(str(word), 1) for word in said.values()) for said in legal.values()]
    return rng.choices(list(legal), weights)[0]


def as_little_as_possible(legal: dict[int, Said], asked: dict[str, object], plan: Plan, rng: random.Random) -> int:
    """Nobody sails; a good is taken."""
    return max(legal) if with_verb(legal, "stay") or with_verb(legal, "pass") else min(legal)


HOW: dict[str, Callable[[dict[int, Said], dict[str, object], Plan, random.Random], int]] = {
    "place": place,
    "expedition": sail,
    "bid": bid,
    "conflict": fight,
}


# Finding them.


def candidates(number: int) -> Iterator[Recorded]:
    """Tables of all sizes, by numbered seeds."""
    for i in range(number):
        rng = random.Random(f"table {i}")
        plans = rng.choices([name for name, plan in PLANS.items() if plan.habit != "idle"], k=2 + i % 5)
        options = [name for name in GAME.options if rng.random() < 0.3]
        yield Recorded(f"{i}", " ".join(plans), f"table {i}", " ".join(options))


def search(number: int, rows: Iterable[str], rows_of: Callable[[carrack.Match], set[str]]) -> None:
    """Say which candidates have the rows that no game of the corpus has: each time the one with the most of them."""
    wanted = set(rows).difference(*(rows_of(play(game)) for game in GAMES))
    found = {game: rows_of(play(game)) & wanted for game in candidates(number)}
    while wanted:
        best = max(found, key=lambda game: len(found[game] & wanted))
        new = found[best] & wanted
        if not new:
            break
        print(f"{best}\n    {len(new)} rows: {', '.join(sorted(new))}")
        wanted -= new
    print(f"in none of them: {', '.join(sorted(wanted)) or 'nothing'}")
