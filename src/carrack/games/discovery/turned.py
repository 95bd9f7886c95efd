"""What numbers of the State become for each observer: looked up, so that writing a row computes and decides little."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import whose
from carrack.games.discovery.tables.facts import COUNTERS, KINDS

TABLE: Final[i64] = 256  # the length of each: a place cut down to eight bits lies in it, and need not be looked after
PLACE: Final[i64] = 255
ROUND: Final[i64] = 8  # a line of `round`, which has the seats from each observer on
ROUNDS: Final[i64] = 64
OTHER_ZONES: Final = 2  # of tiles: in the stack or out of the game, and on display; then the seats


def table(numbers: list[int]) -> vec[i16]:
    """As long as all tables are."""
    return vec[i16](numbers + [0] * (int(TABLE) - len(numbers)))


class Turned:
    """Tables for so many seats, with a line for each observer. They begin with what -1 becomes, but for the zones.

    Whose a number is takes a division and two decisions, and a processor that has to guess guesses wrong as often as
    not. A table takes one look.
    """

    def __init__(self, seats: int) -> None:
        kinds = int(KINDS)
        self.round: vec[i64] = vec[i64](
            [(seat + i) % seats if seat < seats else 0 for seat in range(int(ROUND)) for i in range(int(ROUND))]
        )
        self.seats: vec[i16] = _lines(seats, [(other, 0) for other in range(-1, seats)])
        self.seats_line: i64 = seats + 1
        self.owners: vec[i16] = _lines(seats, [(worker // kinds, 0) for worker in range(-1, seats * kinds)])
        self.workers: vec[i16] = table(
            [worker % kinds + 1 if worker >= 0 else 0 for _ in range(seats) for worker in range(-1, seats * kinds)]
        )
        self.workers_line: i64 = seats * kinds + 1
        self.zones: vec[i16] = _lines(seats, [(-1, 0), (-1, 1)] + [(other, 1) for other in range(seats)])
        self.zones_line: i64 = seats + OTHER_ZONES


def _lines(seats: int, numbers: list[tuple[int, int]]) -> vec[i16]:
    """For each observer, as whose he counts each of these seats, and so much more."""
    return table([int(whose(other, seat, seats)) + more for seat in range(seats) for other, more in numbers])


# What lies on a region, from OPEN on: a region that is discovered, one with a counter that nobody knows, the counters.
DISCOVERED: Final = table([1])
KNOWN: Final = table([0, 0] + [counter + 1 for counter in range(int(COUNTERS))])
