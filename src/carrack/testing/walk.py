"""A walk through a game: where it started and every answer since. What the kit plays, replays and saves."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from carrack.core.events import Journal
from carrack.core.fate import Asked, Fate
from carrack.core.log import ACT, Entry, Log
from carrack.core.record import ALL, Writer
from carrack.core.state import NATURE, OVER, State
from carrack.files import write_text


class Position:
    """A state as the kit looks at it, with what many checks need computed once.

    `ahead` are actions that can be played from here, one after the other: those with which its walk went on.
    """

    def __init__(self, state: State, ahead: Sequence[int] = (), key: str = "") -> None:
        self.state = state
        self.ahead = ahead
        self.game = state.game
        self.legal = state.legal()
        self.weights = state.weights()
        self.key = key or state.key()

    @property
    def asked(self) -> str:
        """The name of the open question."""
        return "over" if self.state.actor == OVER else self.game.steps[self.state.step].name


class Walk:
    """One game in the hands of the kit."""

    def __init__(self, start: State) -> None:
        self.game = start.game
        self.start = start
        self.state = start.clone()
        self.actions: list[int] = []
        self.keys: list[str] = []  # of the states, as they were when the walk was played

    def play(self, action: int) -> None:
        """The answer stands in the walk before it is played: a move that fails is the one to look at."""
        self.actions.append(action)
        self.state.play(action)

    def moments(self) -> Iterator[tuple[State, int]]:
        """Every state of the walk and the answer it got, played anew."""
        state = self.start.clone()
        for action in self.actions:
            yield state, action
            state.answer(action)


def a_question_can_be_listed(state: State) -> Position:
    return Position(state)


def a_listed_action_can_be_played(walk: Walk, action: int) -> None:
    walk.play(action)


def choose(state: State, rng: Random, by_weight: bool = False) -> int:
    """A random answer. Unweighted, Nature's rarest outcomes come as often as any."""
    legal = state.legal()
    if by_weight and state.actor == NATURE:
        return rng.choices(legal, state.weights())[0]
    return rng.choice(legal)


def log_of(start: State, actions: Sequence[int]) -> Log:
    """The log of a walk, entry by entry: a Match would run on through what answers itself."""
    log = Log()
    state = start.clone()
    for action in actions:
        entry = Entry(ACT, int(state.actor))
        entry.action = action
        entry.forced = len(state.legal()) == 1
        entry.address = state.chance()
        entry.audience = int(state.game.steps[state.step].audience(state))
        journal = Journal()
        state.journal = journal
        state.answer(action)
        state.journal = None
        entry.events = journal.take()
        log.append(entry)
    return log


def record_of(start: State, actions: Sequence[int], fate: Fate, sees: str) -> str:
    """The record of a walk as somebody may know it."""
    return str(Writer(start.game, start, fate, sees).write(log_of(start, actions)))


def ways_to_write(walk: Walk) -> list[Callable[[], str]]:
    """The record that leads to the last move; and, should that one break while it is written, to the move before."""
    return [
        lambda: record_of(walk.start, walk.actions, Asked(), ALL),
        lambda: record_of(walk.start, walk.actions[:-1], Asked(), ALL),
    ]


def save(ways: Sequence[Callable[[], str]], path: Path) -> Path | None:
    """The first text that can be made, as a file; None if none can: a broken game may break anywhere."""
    for way in ways:
        with contextlib.suppress(Exception):
            text = way()
            path.parent.mkdir(parents=True, exist_ok=True)
            write_text(path, text)
            return path
    return None
