"""Whose clock runs at a table, and what its people are told of the clocks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection
from typing import Final

import msgspec

from carrack.bots import LEVELS, NAMES
from carrack.core.log import BOT, HAND_OVER, REWIND, TIME, UNDO
from carrack.server.errors import Problem
from carrack.server.tables import clocks
from carrack.server.tables.clocks import NOBODY, Clock, Times
from carrack.server.tables.table import RUNNING, Table

SLOW: Final = "slow"


def checked(clock: Clock | None) -> Clock | None:
    """A clock as somebody wants it, or why there is none like that."""
    if clock is None:
        return None
    if clock.given <= 0.0:
        raise Problem("clock-empty")
    if clock.level not in NAMES:
        raise Problem("no-level", level=clock.level, levels=list(LEVELS))
    return clock


def started(table: Table) -> None:
    """The game begins: everybody has all their time."""
    if table.clock is not None:
        table.times = clocks.at_first(table.clock, len(table.seats))


def times_of(table: Table, revision: int) -> Times:
    """How the clocks stood at a revision."""
    place = bisect_right(table.dial, revision, key=lambda entry: entry[0])
    assert table.clock is not None
    return table.dial[place - 1][1] if place else clocks.at_first(table.clock, len(table.seats))


def when_asked(table: Table, revision: int) -> Times:
    """How the clocks stood at a revision; where a bot has taken over a seat that was asked, as they stood before."""
    entries, then = table.running.entries(), times_of(table, revision)
    while then.seat == NOBODY and revision > 0 and entries[revision - 1].kind in (HAND_OVER, TIME):
        revision -= 1
        then = times_of(table, revision)
    return then


def asked_person(table: Table) -> int:
    """The seat that is asked, where it is a person who answers."""
    asked = table.asked
    return asked if asked >= 0 and table.phase == RUNNING and table.seats[asked].bot is None else NOBODY


def after(table: Table, since: int, now: float, resting: Collection[str]) -> Times | None:
    """The clocks after what the match gained since a revision. While all are asked to go back they stand still, and so
    do, at a slow table, those of people who are on holiday.
    """
    clock, times = table.clock, table.times
    if clock is None or times is None or table.match is None:
        return None
    gained = table.match.entries(since)
    for revision, entry in enumerate(gained, since + 1):
        if entry.kind == REWIND or (entry.kind == UNDO and table.match.alone is not None):
            times = stopped(times_of(table, entry.to))
        elif entry.kind == UNDO:
            times = clocks.taken_back(times, when_asked(table, entry.to), entry.by, now)
        elif entry.kind == HAND_OVER and entry.who.partition(":")[0] == BOT:
            times = clocks.stood_up(times, now) if times.seat == entry.by else times
        elif entry.kind == HAND_OVER:
            times = clocks.come_back(clock, times, when_asked(table, revision), entry.by, now)
    seat = asked_person(table)
    waits = table.proposal is not None and not gained
    rests = table.pace == SLOW and seat != NOBODY and table.seats[seat].person in resting
    return clocks.turned(clock, times, seat, now, not (waits or rests))


def stopped(times: Times) -> Times:
    """As they stood: all have gone back there together, or nobody else is there to mind."""
    return msgspec.structs.replace(times, since=None)


def note(table: Table, times: Times | None) -> None:
    """What was written is how they stand."""
    if times is not None:
        table.times = times
        if not table.dial or table.dial[-1][0] < table.revision:
            table.dial.append((table.revision, times))


class ClockTold(msgspec.Struct):
    """How the clocks of a table stand: `left` are the seconds of each seat, the time for its move included; that of
    `seat` runs, or stands still.
    """

    seat: int | None
    runs: bool
    left: list[float]


def clock_told(table: Table, now: float) -> ClockTold | None:
    if table.times is None:
        return None
    times = clocks.read_at(table.times, now)
    left = [times.left(seat) for seat in range(len(table.seats))]
    return ClockTold(None if times.seat == NOBODY else times.seat, times.since is not None, left)
