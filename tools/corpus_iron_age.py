"""The games of the corpus of Iron Age. The seats follow simple plans; some dice are loaded."""

from __future__ import annotations

import random
from typing import NamedTuple

import carrack

GAME = carrack.game("iron-age")


class Plan(NamedTuple):
    """What a seat goes for: faces that it keeps, what it builds and what it buys, in this order."""

    settle: str
    keeps: str
    builds: str
    buys: str


# fmt: off
PLANS = {
    "trader":    Plan("port",     "goods innovation trade",           "build-port build-urn",
                      "dyemaking coinage engineering philosophy navy"),
    "merchant":  Plan("port",     "goods innovation trade",           "build-port build-urn",
                      "dyemaking coinage empire architecture"),
    "scholar":   Plan("port",     "innovation goods trade",           "build-urn build-port",
                      "leadership granaries medicine irrigation religion metallurgy formations shipbuilding"),
    "general":   Plan("province", "people either food conquest tribute omens", "build-province build-army",
                      "formations metallurgy leadership"),
    "admiral":   Plan("port",     "goods people conquest tribute trade", "build-ship build-urn build-port build-army",
                      "shipbuilding navy formations"),
    "architect": Plan("port",     "people either omens",              "build-monument build-port build-urn",
                      "engineering leadership"),
    "emperor":   Plan("province", "people goods innovation tribute",  "build-province build-army build-monument",
                      "formations irrigation religion metallurgy dyemaking medicine granaries leadership"),
    "miser":     Plan("port",     "innovation goods trade",           "",
                      "leadership granaries medicine irrigation formations"),
    "doomed":    Plan("port",     "skull",                            "build-port build-urn",
                      "religion"),
}
# fmt: on


class Recorded(NamedTuple):
    """A game of the corpus; `seats` are the plans. With `dice` they are loaded: each falls on its face and no other.

    With `undo` the first thing built, of those that may be taken back, is.
    """

    name: str
    seats: str
    length: str
    seed: str
    dice: str = ""
    undo: bool = False


# The faces of loaded Empire dice, from the first to the sixth.
PEOPLE = "people people people people people people "
FED_PEOPLE = "people food people food people food "
WISE_PEOPLE = "people people people innovation innovation food "
GOODS = "goods goods goods goods innovation innovation "
IDEAS = "innovation innovation innovation innovation innovation innovation "
ALL_SORTS = "goods people goods food people innovation "

# fmt: off
GAMES = [
    #        name                   seats                               length    seed
    Recorded("short-developments",  "trader scholar",                   "short",  "trader-scholar 2", undo=True),
    Recorded("short-tribute",       "general architect",                "short",  "general-architect 1"),
    Recorded("short-monuments",     "architect architect",              "short",  "", PEOPLE + "drought"),
    Recorded("normal-developments", "trader scholar",                   "normal", "", GOODS + "trade"),
    Recorded("normal-tribute",      "general architect",                "normal", "", FED_PEOPLE + "tribute"),
    Recorded("normal-monuments",    "architect architect",              "normal", "", PEOPLE + "drought"),
    Recorded("solo-won",            "emperor",                          "normal", "", WISE_PEOPLE + "tribute"),
    Recorded("solo-lost",           "trader",                           "short",  "trader 1"),
    Recorded("disasters",           "doomed scholar",                   "short",  "doomed-scholar 6"),
    Recorded("three-seats",         "admiral general merchant",         "short",  "admiral-general-trader 1"),
    Recorded("four-seats",          "admiral general trader architect", "short",  "", ALL_SORTS + "tribute"),
    Recorded("tie-by-pegs",         "scholar miser",                    "short",  "", IDEAS + "drought"),
    Recorded("shared",              "scholar scholar",                  "short",  "", IDEAS + "trade"),
]
# fmt: on


class Loaded(carrack.Fate):
    """Dice typed in from a table where each has a face on which it always falls; the last is the Fate die's."""

    def __init__(self, dice: str) -> None:
        self.faces = dict(zip(("die 1", "die 2", "die 3", "die 4", "die 5", "die 6", "die fate"), dice.split()))

    def answer(self, state: carrack.State) -> int | None:
        face = self.faces[state.chance().rpartition("/")[2]]
        return next(action for action in state.legal() if GAME.describe(action)["face"] == face)


def choose(state: carrack.State, plan: Plan, rng: random.Random) -> int:
    """What the plan answers."""
    legal = {action: GAME.describe(action) for action in state.legal()}
    verbs = {str(said["verb"]): action for action, said in reversed(legal.items())}  # the first with each verb
    step = GAME.steps[state.step].name
    if step == "settle":
        return GAME.encode({"verb": "settle", "what": plan.settle})
    if step == "again":
        picks = [action for action, said in legal.items() if said["verb"] == "again" and not wanted(state, plan, said)]
        return picks[0] if picks else verbs["roll" if "roll" in verbs else "keep"]
    if step == "conquest":
        asked = GAME.ask(state)["details"]
        assert isinstance(asked, dict)
        return verbs["conquer" if asked["strength"] > asked["against"] else "conquer-not"]
    if step == "build":
        return next((verbs[verb] for verb in plan.builds.split() if verb in verbs), verbs["build-no-more"])
    if step == "buy":
        offers = {str(said.get("development")): action for action, said in reversed(legal.items())}
        return next((offers[name] for name in plan.buys.split() if name in offers), verbs["buy-nothing"])
    if step == "store":
        return max(legal)
    return rng.choice(list(legal))


def wanted(state: carrack.State, plan: Plan, said: dict[str, str | int]) -> bool:
    dice = GAME.view(state)["dice"]
    assert isinstance(dice, dict)
    return dice[said["die"]] in plan.keeps.split()


def play(game: Recorded) -> carrack.Match:
    rng = random.Random(game.seed)
    plans = [PLANS[name] for name in game.seats.split()]
    fate = Loaded(game.dice) if game.dice else carrack.Seeded(game.seed)
    match = carrack.Match(GAME, len(plans), {"length": game.length}, fate=fate)
    undo = game.undo
    while not match.over:
        state = match.state
        match.play(choose(state, plans[state.actor], rng))
        if undo and GAME.steps[state.step].name == "build" and match.can_undo(int(state.actor)):
            match.undo(int(state.actor))
            undo = False
    return match
