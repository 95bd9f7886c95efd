"""Looks after clocks that have run out, and after the harbour's own time."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from sqlalchemy import Connection, select

from carrack.core.record import MOST_TO_RESIGN
from carrack.server.errors import Problem
from carrack.server.store import models
from carrack.server.store.uptime import write as write_uptime
from carrack.server.tables.acts import HOUSE, STRONGEST, AtTable, bot_named, seat_change
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.table import RUNNING, Table
from carrack.server.tables.telling import seats_told

log = logging.getLogger("carrack.clocks")
EVERY: Final = 0.5  # seconds between two looks
AGAIN: Final = 60.0  # seconds until a table is tried again that could not be opened or written
SAVED: Final = 5.0  # seconds of the harbour's time that a server that is killed forgets at most, while a clock runs


async def keep_time(harbour: Harbour) -> None:
    """While the server runs."""
    saved = harbour.uptime.now()
    left: dict[str, float] = {}  # tables that could not be looked after, and until when
    while True:
        try:
            now = harbour.uptime.now()
            due, runs = await harbour.store.read(partial(look, now=now))
            left = {id: until for id, until in left.items() if until > now}
            for id in due:
                if id not in left and not await run_out(harbour, id):
                    left[id] = now + AGAIN
            if runs and now >= saved + SAVED:
                await harbour.store.write(partial(write_uptime, now=now))
                saved = now
        except Problem as problem:
            log.warning("clocks could not be read", extra={"why": problem.error})
        except Exception:  # whatever it is, the next look may succeed
            log.exception("clocks could not be looked after")
        await asyncio.sleep(EVERY)


def look(connection: Connection, now: float) -> tuple[list[str], bool]:
    """Tables whose clock has run out, and whether any clock runs."""
    deadline = models.Table.deadline
    due = select(models.Table.id).where(deadline <= now).order_by(deadline)
    runs = select(deadline).where(deadline.is_not(None)).limit(1)
    return list(connection.execute(due).scalars()), connection.execute(runs).first() is not None


async def run_out(harbour: Harbour, id: str) -> bool:
    """A person had no time left. An answer that has come meanwhile counts. False where nothing can be done about it."""
    try:
        async with AtTable(harbour, id, HOUSE) as table:
            times = table.times
            if table.phase != RUNNING or table.outdated is not None or times is None:
                return False
            if times.deadline is not None and times.deadline <= harbour.uptime.now():
                await _ends(harbour, table, times.seat)
    except Problem as problem:  # one table that cannot be opened or written is not the end of all clocks
        log.warning("a clock that has run out was left", extra={"table": id, "why": problem.error})
        return False
    return True


async def _ends(harbour: Harbour, table: Table, seat: int) -> None:
    """As the table has it: a bot plays until the person is back, or for good, as at every rated table, or the game is
    lost.
    """
    clock = table.clock
    assert clock is not None
    match = table.running
    since = match.revision
    match.run_out(seat)
    if clock.out == "lose" and len(table.seats) <= MOST_TO_RESIGN:
        match.resign(seat)
        await harbour.commit(table, since)
        return
    bot = STRONGEST if clock.out == "lose" else clock.level
    for_good = clock.out != "bot" or table.rated
    match.hand_over(seat, bot_named(bot))
    table.seats[seat].bot = bot
    table.seats[seat].resigned = for_good
    await harbour.commit(table, since, more=seat_change(table, seat, bot=bot, resigned=int(for_good)))
    harbour.live.tell_table(table, "seats", seats_told(table, harbour.resting))
