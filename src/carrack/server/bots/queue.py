"""Whose job is next. The policy alone: no clock, no processes, no tables.

A lower rank goes first. Within a rank it is the turn of the person who has had the least time so far, however many jobs
of theirs are queued; these follow each other as they came. Time that nobody asked for is not saved up: whoever comes
anew starts level with the one who is served (start-time fair queueing).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

Item = TypeVar("Item", bound=Hashable)
Lane = tuple[int, str]  # rank and person


@dataclass(frozen=True)
class Claim:
    """For whom a job is done, and how urgent that is at the moment."""

    person: str
    rank: Callable[[], int]


class FairQueue(Generic[Item]):
    """Jobs wait in lanes; those that run are only counted."""

    def __init__(self) -> None:
        self._lane: dict[Item, Lane] = {}
        self._lanes: dict[Lane, dict[Item, Claim]] = {}
        self._running: Counter[str] = Counter()  # by person
        self._used: dict[str, float] = {}  # seconds, by person
        self._level = 0.0  # what the person had used who was served last

    def __len__(self) -> int:
        return len(self._lane)

    def __iter__(self) -> Iterator[Item]:
        return iter(self._lane)

    def push(self, item: Item, claim: Claim) -> None:
        person = claim.person
        if not self._running[person] and not any(person == other for _, other in self._lanes):
            self._used[person] = max(self._used.get(person, 0.0), self._level)
        self._place(item, claim)

    def _place(self, item: Item, claim: Claim) -> None:
        lane = self._lane[item] = (claim.rank(), claim.person)
        self._lanes.setdefault(lane, {})[item] = claim

    def pop(self) -> Item:
        """The next one: it runs until it is finished."""
        lane = min(self._lanes, key=self._turn)
        item = next(iter(self._lanes[lane]))
        self.remove(item)
        person = lane[1]
        self._running[person] += 1
        self._level = max(self._level, self._used[person])
        return item

    def _turn(self, lane: Lane) -> tuple[int, int, float]:
        rank, person = lane
        return rank, self._running[person], self._used[person]

    def finish(self, person: str, seconds: float) -> None:
        """A job of somebody took so long, whatever came of it."""
        self._running[person] -= 1
        self._used[person] += seconds
        if not self._lane and not any(self._running.values()):  # nobody waits, so nobody is behind
            self._used.clear()
            self._running.clear()
            self._level = 0.0

    def remove(self, item: Item) -> None:
        """It does not wait any more."""
        lane = self._lane.pop(item, None)
        if lane is not None:
            del self._lanes[lane][item]
            if not self._lanes[lane]:
                del self._lanes[lane]

    def refresh(self) -> None:
        """Ranks may have changed since."""
        queued = [(item, self._lanes[lane][item]) for item, lane in self._lane.items()]
        self._lanes = {}
        for item, claim in queued:
            self._place(item, claim)
