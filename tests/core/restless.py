"""Matches in which everything happens that a log can hold, and their way through storage and back."""

from __future__ import annotations

import random

from carrack import Match, State
from carrack.core.game import Game
from carrack.core.log import Entry
from carrack.server.store.entries import read, written


def restless_match(game: str | Game, seats: int, entries: int, seed: str, bots: bool = False) -> Match:
    """Random answers, with undo, rewind and hand-over in between; the same match for the same seed.

    With `bots`, they play all seats but the first, until a seat changes hands.
    """
    match = Match(game, seats, seed=seed)
    dice = random.Random(seed)
    for seat in range(1, seats) if bots else ():
        match.hand_over(seat, "bot:random")
    while not match.over and match.revision < entries:
        taker = next((seat for seat in range(seats) if match.can_undo(seat)), None)
        chance = dice.random()
        if chance < 0.05:
            who = f"bot:greedy:Dido {match.revision}" if bots and chance < 0.035 else f"Ann {match.revision}"
            match.hand_over(dice.randrange(seats), who)
        elif chance < 0.09:
            match.rewind(dice.randint(max(0, match.revision - 20), match.revision), list(range(seats)))
        elif chance < 0.3 and taker is not None:
            match.undo(taker)
        else:
            match.play(dice.choice(match.state.legal()))
    return match


def undone(match: Match) -> list[int]:
    """The revisions to which undo reaches, the latest first; they are all taken back."""
    found = []
    while (seat := next((seat for seat in range(match.state.seats) if match.can_undo(seat)), None)) is not None:
        back_to = match.undo(seat)[0]["back_to"]
        assert isinstance(back_to, int)
        found.append(back_to)
    return found


def stored(match: Match) -> list[Entry]:
    """The log as it comes back from rows of text."""
    return [read(written(entry)) for entry in match.entries()]


def restored(match: Match, since: int, state: State | None = None) -> Match:
    """The match through storage and back, with the state of a revision."""
    start = match.at(0)
    state = match.at(since) if state is None else state
    return Match.restore(match.game, int(start.seats), start.options, match.fate, stored(match), state, since)
