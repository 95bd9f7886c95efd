"""Habits of looking ahead: what a preview says then happens, and saying it changes nothing and betrays nothing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

from carrack.core.fate import Asked
from carrack.core.log import Log
from carrack.core.match import Match
from carrack.core.state import NATURE, State
from carrack.testing.errors import Broken
from carrack.testing.walk import Position

FEW = 2  # answers looked at in each position,
MANY = 12  # and in one that is looked at closely


def some_answers(at: Position, most: int) -> Sequence[int]:
    """Of the seat that is asked, [] when none is: the same ones in the same position."""
    if at.state.actor < 0:
        return []
    return Random(at.key).sample(at.legal, min(most, len(at.legal)))


def a_preview_is_what_then_happens(at: Position, action: int, knows_all: bool) -> bool:
    """Event by event and to the byte, until Nature, another seat, a choice or the end. Returns whether it is idle.

    `knows_all` says that no answer was ever hidden from the seat: it knows Nature's odds as they are.
    """
    seat = int(at.state.actor)
    said = at.game.preview(at.state, action)
    what = f"the preview of {action} {at.game.describe(action)}"
    if at.state.key() != at.key or at.state.journal is not None:
        raise Broken(f"{what} changed the state")
    expected = Happened(at.state, action)
    for name, found in expected.told(seat).items():
        if name not in said or _text(said[name]) != _text(found):
            raise Broken(f"{name} of {what} are {said.get(name)}; what happens is {found}")
    if ("odds" in said) != (expected.state.actor == NATURE):
        raise Broken(f"{what} {'has' if 'odds' in said else 'lacks'} odds; next is {said['next']}")
    if knows_all and expected.state.actor == NATURE:
        true = dict(zip(expected.state.legal(), expected.state.weights(), strict=True))
        if said["odds"] != true:
            raise Broken(f"odds of {what} are {said['odds']}, not {true}, yet nothing is hidden from seat {seat}")
    if said["idle"] is not True and said["idle"] is not False:
        raise Broken(f"{what} is idle: {said['idle']!r}, not yes or no")
    return said["idle"]


class Happened:
    """An answer given in a match, up to where somebody else is asked or the seat itself has a choice again."""

    def __init__(self, state: State, action: int) -> None:
        match = Match.resume(state.game, state.clone(), state.clone(), Log(), Asked(), [])
        match.play(action)
        others = (n for n, entry in enumerate(match.entries()) if entry.by != state.actor)
        self.match = match
        self.revision = next(others, match.revision)
        self.state = match.at(self.revision)

    def told(self, seat: int) -> dict[str, object]:
        """What a preview must say of it."""
        game = self.state.game
        events = [dict(event) for event in self.match.log(seat)]
        told = [event for event in events if event.pop("revision") in range(self.revision + 1)]
        question = game.question(self.state)
        found: dict[str, object] = {
            "events": told,
            "view": game.view(self.state, seat),
            "scores": self.state.scores(),
            "breakdown": self.state.breakdown(),
            "next": {"step": question["step"], "seat": question["seat"]},
            "question": question,
        }
        if self.state.actor == NATURE:
            found["odds"] = game.odds(self.state, seat)
        return found


def _text(value: object) -> str:
    return json.dumps(value, sort_keys=True, allow_nan=False)
