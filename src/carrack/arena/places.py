"""Where games are played: in this process, in several, on many machines. Nobody else in the arena knows which it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from carrack.arena.plan import Plan
from carrack.arena.playing import Part, play_part
from carrack.arena.visitors import dismiss
from carrack.core.errors import OptionError

SLICE: Final = 0.2  # seconds between two looks at Ctrl-C and the progress bar
RAY: Final = "ray"


class Work(NamedTuple):
    """The games from `first` to `last`, or as many of them as can be played in a slice of time."""

    first: int
    last: int


class Done(NamedTuple):
    """What came of it; nothing where the worker was lost."""

    work: Work
    part: Part | None


class Place(Protocol):
    """Some workers, each of which plays one work at a time."""

    workers: int

    def begin(self, plan: Plan, work: Work) -> None:
        """Hand it to a worker who has nothing to do."""

    def ended(self, stops: Callable[[], bool]) -> list[Done]:
        """What is done, within a slice of time; earlier where somebody wants to stop."""

    def close(self) -> None:
        """Nobody plays on."""


class Here:
    """This process."""

    workers = 1

    def __init__(self) -> None:
        self.waiting: list[tuple[Plan, Work]] = []

    def begin(self, plan: Plan, work: Work) -> None:
        self.waiting.append((plan, work))

    def ended(self, stops: Callable[[], bool]) -> list[Done]:
        plan, work = self.waiting.pop()
        return [Done(work, play_part(plan, work.first, work.last, SLICE, stops))]

    def close(self) -> None:
        self.waiting.clear()
        dismiss()


def check_place(on: str) -> None:
    """Refuse a place that nobody knows."""
    if on not in ("", RAY) and not on.startswith(f"{RAY}://"):
        raise OptionError("on", f"{on!r} is no place to play; there are: {RAY}, {RAY}://HOST:PORT")


def place_for(jobs: int, on: str = "") -> Place:
    """`on` names machines; without it, processes of this one. No more `jobs` at once, and 0 is as many as there are."""
    check_place(on)
    if on:
        from carrack.arena.machines import Machines  # Ray is an extra, and takes seconds to import

        return Machines(jobs, on)
    if jobs > 1:
        from carrack.arena.workers import Workers

        return Workers(jobs)
    return Here()
