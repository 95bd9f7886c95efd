"""What time is left to whom: arithmetic alone, on times that are handed in.

A seat has so much time for each of its moves, and a reserve from which it lives when that is used up; or a reserve
alone, which grows with each move that it has made. A move begins when the seat is asked and ends when somebody else is.
Of those whose seats bots play no time is taken.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

NOBODY: Final = -1
DAY: Final = 86_400.0
BACK: Final = 60.0  # seconds that somebody has at least who comes back to a seat that ran out of time,
SHARE: Final = 10  # or, where that is more, this part of what the clock gave at first

Days = Annotated[float, Meta(ge=0.0, le=100 * DAY)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time that a table gives its people, in seconds: for each `move`, in `reserve`, and as `increment` to the
    reserve after each move. When it has run out (`out`) a bot of a `level` plays until the person is back, the seat is
    handed over for good, or the game is lost.
    """

    move: Days = 0.0
    reserve: Days = 0.0
    increment: Days = 0.0
    out: Literal["bot", "hand-over", "lose"] = "bot"
    level: Annotated[str, Meta(max_length=40)] = "hard"

    @property
    def given(self) -> float:
        """What a seat has when it is asked for the first time."""
        return self.move + self.reserve


class Times(msgspec.Struct, frozen=True):
    """How the clocks of a table stand. That of `seat` runs `since` a time, or stands still where that is null; what is
    left of its time for this move is `move`. `reserve` and the time `used` so far are those of each seat.
    """

    reserve: tuple[float, ...]
    used: tuple[float, ...]
    seat: int = NOBODY
    move: float = 0.0
    since: float | None = None

    def left(self, seat: int) -> float:
        """As it stood at `since`: the reserve, and for who is asked what is left of the move."""
        return self.reserve[seat] + (self.move if seat == self.seat else 0.0)

    @property
    def deadline(self) -> float | None:
        """When the clock that runs has run out."""
        return None if self.since is None else self.since + self.left(self.seat)


def at_first(clock: Clock, seats: int) -> Times:
    return Times((clock.reserve,) * seats, (0.0,) * seats)


def read_at(times: Times, now: float) -> Times:
    """The same clocks, read at a time: what has passed is taken from the move, then from the reserve."""
    if times.since is None:
        return times
    return msgspec.structs.replace(charged(times, max(0.0, now - times.since)), since=max(now, times.since))


def charged(times: Times, passed: float) -> Times:
    """Time passes for the seat that is asked. Nobody has less than none: what is over is nobody's."""
    seat = times.seat
    passed = min(passed, times.left(seat))
    of_move = min(passed, times.move)
    return msgspec.structs.replace(
        times,
        move=times.move - of_move,
        reserve=put(times.reserve, seat, times.reserve[seat] - (passed - of_move)),
        used=put(times.used, seat, times.used[seat] + passed),
    )


def put(values: tuple[float, ...], seat: int, value: float) -> tuple[float, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def turned(clock: Clock, times: Times, seat: int, now: float, runs: bool) -> Times:
    """A person in `seat` is asked now, or NOBODY. Who was asked before has made a move."""
    times = read_at(times, now)
    if seat != times.seat:
        if times.seat != NOBODY:
            gained = times.reserve[times.seat] + clock.increment
            times = msgspec.structs.replace(times, reserve=put(times.reserve, times.seat, gained))
        times = msgspec.structs.replace(times, seat=seat, move=0.0 if seat == NOBODY else clock.move)
    return msgspec.structs.replace(times, since=now if runs and seat != NOBODY else None)


def stood_up(times: Times, now: float) -> Times:
    """Who was asked does not play this seat any more, and has made no move: nothing is gained."""
    return msgspec.structs.replace(read_at(times, now), seat=NOBODY, move=0.0, since=None)


def come_back(clock: Clock, times: Times, then: Times, seat: int, now: float) -> Times:
    """Somebody plays a seat again that a bot has played: never without any time. Who was asked `then` what is still
    open goes on with that move.
    """
    if times.seat == NOBODY and then.seat == seat:
        times = taken_back(times, then, seat, now)
    if times.left(seat) > 0.0 or (times.seat != seat and clock.move > 0.0):
        return times
    return msgspec.structs.replace(times, reserve=put(times.reserve, seat, max(BACK, clock.given / SHARE)))


def taken_back(times: Times, then: Times, seat: int, now: float) -> Times:
    """A seat took its last answer back, and is asked again as it was `then`. The time that it has used since is gone,
    as if it had thought all the while; what it had gained by a move that is none is gone as well. What a bot had
    answered for it was no move of its own.
    """
    times = stood_up(times, now)
    if then.seat != seat:
        return times
    again = charged(msgspec.structs.replace(then, since=None), times.used[seat] - then.used[seat])
    reserve = put(times.reserve, seat, again.reserve[seat])
    return msgspec.structs.replace(times, seat=seat, move=again.move, reserve=reserve)
