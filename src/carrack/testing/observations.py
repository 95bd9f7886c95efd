"""Habits of observations, where a game has them: what a seat may know, as numbers.

That they tell no secret is seen where all else that a seat is shown is looked at (secrets.py), and that seats are
told by their distance where the seats are rotated (rotation.py).
"""

from __future__ import annotations

from collections import Counter

from carrack.core.errors import ObservationError
from carrack.core.observation import Observation
from carrack.core.state import State
from carrack.testing.errors import Broken
from carrack.testing.walk import Position

SMALLEST, LARGEST = -(2**15), 2**15 - 1  # what there is room for
_KNOWN: dict[object, Observation] = {}


def observation_of(state: State) -> Observation:
    """Of the table at which a state is; kept, since the kit asks at every turn."""
    table = (state.game, int(state.seats), *sorted(state.options.items()))
    if table not in _KNOWN:
        _KNOWN[table] = state.game.observation(int(state.seats), state.options)
    return _KNOWN[table]


def observed(state: State, seat: int) -> list[int]:
    """As `Game.observe`; nothing where the game has no sights."""
    return [int(number) for number in observation_of(state).row(state, seat)] if len(state.game.sights) else []


def every_number_has_a_name_of_its_own(start: State) -> None:
    """At each table; and a game without observations says so."""
    game = start.game
    if not len(game.sights):
        try:
            game.observation(int(start.seats), start.options)
        except ObservationError:
            return
        raise Broken("there are no sights, yet there is an observation")
    entries = game.observation(int(start.seats), start.options).entries
    for name, times in Counter(entry.name for entry in entries).items():
        if times > 1 or not name:
            raise Broken(f"{times} entries of an observation are called {name!r}")
    for entry in entries:
        if not SMALLEST <= entry.least < entry.most <= LARGEST:
            raise Broken(f"the entry {entry.name} goes from {entry.least} to {entry.most}")
        if entry.kinds and (entry.least, entry.most) != (0, len(entry.kinds) - 1):
            raise Broken(f"the entry {entry.name} has {len(entry.kinds)} kinds, and goes to {entry.most}")


def numbers_keep_to_their_entries(at: Position) -> None:
    """As many as there are names, each within its bounds, whoever observes; and a mask is what is legal."""
    if not len(at.game.sights):
        return
    observation = observation_of(at.state)
    for seat in range(at.state.seats):
        row = observation.row(at.state, seat)
        written = at.game.observe_into(at.state, seat, observation.blank(), 0)
        if written != observation.length:
            raise Broken(f"seat {seat} observes {written} numbers, there are {observation.length} names")
        for entry, number in zip(observation.entries, row, strict=True):
            if not entry.least <= number <= entry.most:
                raise Broken(f"{entry.name} is {number} for seat {seat}, not {entry.least} to {entry.most}")
        mask = [code for code, legal in enumerate(observation.mask(at.state, seat)) if legal]
        if mask != (at.legal if at.state.actor == seat else []):
            raise Broken(f"the mask of seat {seat} allows {mask}, not {at.legal}")
    if at.state.key() != at.key:
        raise Broken("observing it changed the state")
