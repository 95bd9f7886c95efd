"""What came of many games. Nothing but whole numbers is added up, so that the order of adding leaves no trace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import lcm

from carrack.arena.watching import Watched

Forfeited = tuple[int, str, str]  # the seat, what it did, and more about that


@dataclass(frozen=True)
class Result:
    """One game, as it ended. `rounds` is 0 in a game without them; `margin` is a solo game's, played against points.
    `thought` is how often each seat had a choice, and the CPU seconds that its bot took over it. `forfeit` is who has
    lost because its bot fell over, and what it did; all others have won. `watched` is what was seen on the way, where
    somebody watched.
    """

    number: int
    levels: tuple[str, ...]
    actions: int
    breakdown: list[dict[str, int]]
    winners: list[int]
    why: str
    grade: str = ""
    margin: int | None = None
    rounds: int = 0
    thought: tuple[tuple[int, float], ...] = ()
    forfeit: Forfeited | None = None
    watched: Watched | None = None

    @property
    def seats(self) -> int:
        return len(self.levels)

    @property
    def scores(self) -> list[int]:
        return [sum(points.values()) for points in self.breakdown]


class Tally:
    """Games at tables of one size. A victory is worth `whole`, and is shared out among those who share it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.whole = lcm(*range(1, seats + 1))
        self.games = 0
        self.actions: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.wins = [0] * seats
        self.shared = 0
        self.levels: dict[str, Counter[int]] = {}
        self.level_wins: Counter[str] = Counter()
        self.level_games: Counter[str] = Counter()
        self.sources: dict[str, Counter[int]] = {}
        self.winners_sources: dict[str, Counter[int]] = {}
        self.endings: Counter[str] = Counter()
        self.grades: Counter[str] = Counter()
        self.margins: Counter[int] = Counter()

    def add(self, result: Result) -> None:
        self.games += 1
        self.actions[result.actions] += 1
        self.endings[result.why] += 1
        self.shared += len(result.winners) > 1
        if result.rounds:
            self.rounds[result.rounds] += 1
        if result.grade:
            self.grades[result.grade] += 1
        if result.margin is not None:
            self.margins[result.margin] += 1
        for seat, score in enumerate(result.scores):
            self.scores[seat][score] += 1
            self.levels.setdefault(result.levels[seat], Counter())[score] += 1
        for level in set(result.levels):
            self.level_games[level] += 1
        for seat in result.winners:
            self.wins[seat] += self.whole // len(result.winners)
            self.level_wins[result.levels[seat]] += self.whole // len(result.winners)
        self._add_sources(result)

    def _add_sources(self, result: Result) -> None:
        """By game, not by seat: the seats of one game are no independent observations."""
        totals: Counter[str] = Counter()
        for seat, points in enumerate(result.breakdown):
            for source, amount in points.items():
                totals[source] += amount
                if seat in result.winners:
                    self.winners_sources.setdefault(source, Counter())[amount] += 1
        for source, total in totals.items():
            self.sources.setdefault(source, Counter())[total] += 1

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.shared += other.shared
        for seat in range(self.seats):
            self.scores[seat].update(other.scores[seat])
            self.wins[seat] += other.wins[seat]
        self.actions.update(other.actions)
        self.rounds.update(other.rounds)
        self.margins.update(other.margins)
        for words, their_words in (
            (self.level_wins, other.level_wins),
            (self.level_games, other.level_games),
            (self.endings, other.endings),
            (self.grades, other.grades),
        ):
            words.update(their_words)
        for tables, their_tables in (
            (self.levels, other.levels),
            (self.sources, other.sources),
            (self.winners_sources, other.winners_sources),
        ):
            for name, counts in their_tables.items():
                tables.setdefault(name, Counter()).update(counts)


class Tallies:
    """One tally for each size of table."""

    def __init__(self) -> None:
        self.by_seats: dict[int, Tally] = {}

    @property
    def games(self) -> int:
        return sum(tally.games for tally in self.by_seats.values())

    @property
    def actions(self) -> int:
        return sum(length * games for tally in self.by_seats.values() for length, games in tally.actions.items())

    def add(self, result: Result) -> None:
        self.by_seats.setdefault(result.seats, Tally(result.seats)).add(result)

    def merge(self, other: Tallies) -> None:
        for seats, tally in other.by_seats.items():
            self.by_seats.setdefault(seats, Tally(seats)).merge(tally)

    def in_order(self) -> Sequence[Tally]:
        return [self.by_seats[seats] for seats in sorted(self.by_seats)]
