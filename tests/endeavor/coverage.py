"""What the corpus of recorded games shows together, row by row.

`test_corpus.py` demands each row, `tools/corpus_endeavor.py` looks for games that have them.
"""

from __future__ import annotations

import carrack
from carrack.games.endeavor.game import GAME
from carrack.games.endeavor.state import Endeavor
from carrack.games.endeavor.tables.decks import ASSETS, GOVERNOR
from carrack.games.endeavor.tables.facts import GRADES, HOUSES, LOST
from carrack.games.endeavor.tables.map import REGIONS, WORLD
from carrack.games.endeavor.tables.options import OPTIONS
from tests.recorded import line

EARLY = 5  # abolition up to this round


def cards() -> list[str]:
    return [f"{card.name} {'won' if card.value == GOVERNOR else 'drawn'}" for card in ASSETS]


def settings() -> list[str]:
    """Every number of seats as the box has it, and every setting of every option where it may be chosen."""
    chosen = [f"{name} {value}" for name, option in OPTIONS.items() for value in option.choices]
    return [*(f"table of {seats}, no options" for seats in GAME.seats), *chosen]


def settings_of(state: Endeavor) -> set[str]:
    seats = int(state.seats)
    chosen = {name: value for name, value in state.options.items() if seats in OPTIONS[name].seats}
    found = {f"{name} {value}" for name, value in chosen.items()}
    if all(value == OPTIONS[name].default for name, value in chosen.items()):
        found.add(f"table of {seats}, no options")
    return found


ROWS = [
    *settings(),
    *cards(),
    *[f"{house.name} built" for house in HOUSES if house.level],
    *[f"{region.name} opened" for region in WORLD if region.spaces],
    *[f"{region.name} not opened" for region in WORLD if region.spaces],
    *[f"abolition {when}" for when in ("early", "late", "never")],
    *[f"solo {grade}" for grade in (LOST, *(grade.name for grade in GRADES))],
    "solo with panache",
    "shared victory",
    *[f"step {step.name}" for step in GAME.steps],
    *[f"verb {verb.name}" for verb in GAME.verbs.table],
    *[f"event {telling.name}" for telling in GAME.tellings.table],
]


def rows_of(match: carrack.Match) -> set[str]:
    """The rows that a finished match shows."""
    found: set[str] = set()
    state = match.at(0)
    abolished = 0
    for action in line(match):
        found.add(f"step {GAME.steps[state.step].name}")
        found.add(f"verb {GAME.verbs.verb_of(action).name}")
        assert isinstance(state, Endeavor)
        before = state.abolished
        round_now = int(state.round)
        state.answer(action)
        if state.abolished and not before:
            abolished = round_now
    assert isinstance(state, Endeavor)
    for event in match.log(None):
        found.add(f"event {event['event']}")
        if event["event"] in ("card-drawn", "foe-card-drawn"):
            found.add(f"{event['card']} drawn")
        if event["event"] in ("governor-won", "foe-governor-won"):
            found.add(f"{event['card']} won")
        if event["event"] == "built":
            found.add(f"{event['building']} built")
    for region in range(1, REGIONS):
        found.add(f"{WORLD[region].name} {'opened' if state.is_open(region) else 'not opened'}")
    found |= settings_of(state)
    found.add(f"abolition {'never' if not abolished else 'early' if abolished <= EARLY else 'late'}")
    outcome = state.outcome()
    if state.seats == 1:
        found.add(f"solo {outcome['grade']}")
        if outcome["panache"]:
            found.add("solo with panache")
    elif len(state.winners()) > 1:
        found.add("shared victory")
    return found & set(ROWS)
