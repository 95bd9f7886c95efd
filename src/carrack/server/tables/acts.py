"""What is done at a running table: answers, undo, hand-over, resignation.

Each holds the table's lock until it is on disk: nobody reads what might still not have happened.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sqlalchemy import Connection
from sqlalchemy import update as change

from carrack.bots import LEVELS, NAMES
from carrack.core.errors import IllegalAction
from carrack.core.match import Match
from carrack.server.errors import Conflict, Forbidden, Problem, Stale, Unknown
from carrack.server.store import models
from carrack.server.tables.harbour import Harbour, planned_answer
from carrack.server.tables.plans import step_of
from carrack.server.tables.quota import bots_alone, refuse_too_many
from carrack.server.tables.table import ENDED, RUNNING, Seat, Table
from carrack.server.tables.telling import encoded, no_undo, seats_told

STRONGEST = LEVELS[-1]
HOUSE = "the house"  # nobody's id: it knows of every table
PERSON = "person"  # a log keeps no names: people may change theirs, or go


def bot_named(level: str) -> str:
    """How a log says that a bot plays, here and at the command line."""
    return f"bot:{level}"


class AtTable:
    """The table, with its lock: everything on disk, nothing in between. Unknown to a person who may not know of it, but
    for a link to watch: ID.KEY.
    """

    __slots__ = ("_harbour", "_id", "_key", "_lock", "_person")

    def __init__(self, harbour: Harbour, id: str, person: str | None) -> None:
        self._harbour = harbour
        self._id, _, self._key = id.partition(".")
        self._person = person

    async def __aenter__(self) -> Table:
        while True:
            table = await self._harbour.table(self._id)
            self._lock = table.lock
            await self._lock.acquire()
            if not table.gone:  # it may have been forgotten while its lock was waited for
                break
            self._lock.release()
        if self._person == HOUSE:
            return table
        if not (table.knows(self._person) or table.may_watch(self._key)):
            self._lock.release()
            raise Unknown("no-table")
        if self._person is not None:
            table.seen[self._person] = time.time()
        return table

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()


def own_seat(table: Table, person: str | None, seat: int | None) -> int | None:
    """Through whose eyes a person looks: the seat named if it is theirs, else the one asked, else their first."""
    eyes = table.eyes(person, seat)
    if seat is not None and eyes is None:
        raise Forbidden("not-your-seat", seat=seat)
    return eyes


def any_seat(table: Table, person: str | None, seat: int | None) -> int | None:
    """Through whose eyes a person looks back: when the game is over nothing is a secret any more."""
    if seat is None or table.phase != ENDED:
        return own_seat(table, person, seat)
    if seat >= len(table.seats):
        raise Unknown("no-seat", seat=seat)
    return seat


def playing(table: Table) -> Match:
    """The match of a table at which something can still be done."""
    if table.phase == ENDED:
        raise Conflict("table-over")
    return table.running


def seat_at(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Unknown("no-seat", seat=seat)
    return table.seats[seat]


def in_hand(table: Table, person: str, seat: int) -> None:
    """A seat is one's own, and not a bot's at the moment."""
    if seat_at(table, seat).person != person:
        raise Forbidden("not-your-seat", seat=seat)
    if table.seats[seat].bot is not None:
        raise Conflict("seat-is-a-bots", seat=seat)


# Answering.


class Wish(Protocol):
    """What somebody asks for at the question of a revision; with the same key it is the same wish."""

    revision: int
    key: str
    seat: int | None


async def once(harbour: Harbour, id: str, person: str, wish: Wish, deed: Callable[[Table], None]) -> bytes:
    """A deed of somebody who has a seat, at the question of a revision, and what has come of it. A stale revision is
    refused with what is new; a key that was seen before is done already.
    """
    async with AtTable(harbour, id, person) as table:
        eyes = own_seat(table, person, wish.seat)
        if eyes is None:
            raise Forbidden("not-at-this-table")
        if (person, wish.key) in table.keys:
            return encoded(table, eyes, min(wish.revision, table.revision))
        if wish.revision != playing(table).revision:
            raise Stale(encoded(table, eyes, min(wish.revision, table.revision)))
        deed(table)
        await harbour.commit(table, wish.revision, person, wish.key)
        return encoded(table, eyes, wish.revision)


def answer(table: Table, person: str, actions: Sequence[int], seat: int | None) -> None:
    """Play answers to the open question, in memory: all of them, or none and a refusal.

    What ends undo may only come last: nothing is rolled back that chance or another seat has had a part in, so no
    refusal tells anything of it.
    """
    match = table.running
    hold = match.hold() if len(actions) > 1 else None  # a single answer is all or nothing by itself
    plans = [seat.plans for seat in table.seats]
    try:
        for number, action in enumerate(actions):
            asked = table.asked
            if asked < 0:
                raise Conflict("table-over", number=number)
            if seat is not None and asked != seat:
                raise Forbidden("not-asked", seat=asked, number=number)
            in_hand(table, person, asked)
            step = step_of(match)
            _play(match, action, number, number == len(actions) - 1)
            answered(table, asked, step)
    except BaseException:
        for other, kept in zip(table.seats, plans):
            other.plans = kept
        if hold is not None:
            match.back_to(hold)
        raise


def answered(table: Table, seat: int, step: str) -> None:
    """A seat has answered a question: what it had planned for that one is used up."""
    match = table.running
    table.seats[seat].plans = table.seats[seat].plans.answered(step, int(match.game.round_of(match.peek())))


def _play(match: Match, action: int, number: int, last: bool) -> None:
    try:
        if not last and match.is_final(action):
            raise Conflict("not-the-last", number=number)
        match.play(action)
    except IllegalAction as refused:
        raise _illegal(match, action, number, refused) from None


def _illegal(match: Match, action: int, number: int, refused: IllegalAction) -> Conflict:
    why = why_not(match, action) if 0 <= action < match.game.actions else None
    details: dict[str, Any] = {"action": action, "number": number, "reason": refused.reason}
    return Conflict("illegal", **details if why is None else details | {"why": why})


def preview(table: Table, action: int) -> dict[str, Any]:
    """What an answer to the open question would bring, as the seat that is asked may know it."""
    match = playing(table)
    try:
        return match.game.preview(match.peek(), action)
    except IllegalAction as refused:
        raise _illegal(match, action, 0, refused) from None


def may_add(harbour: Harbour, table: Table) -> None:
    """A log has an end: answers lead to that of the game, everything else could go on for ever."""
    most = harbour.settings.longest_log
    if table.revision >= most:
        raise Conflict("log-full", most=most)


def why_not(match: Match, action: int) -> dict[str, Any] | None:
    """Why an action cannot be done now: key, paragraph and details, for the page to word."""
    why = match.game.why_not(match.state, action)
    return None if why is None else {name: value for name, value in why.items() if name != "text"}


def undo_last(harbour: Harbour, table: Table, person: str, seat: int | None) -> None:
    """Take back one's last answer, while the rules of undo allow it."""
    match = table.running
    may_add(harbour, table)
    if no_undo(table):
        raise Conflict("no-undo")
    for mine in [seat] if seat is not None else table.seats_of(person):
        if table.seats[mine].bot is None and match.can_undo(mine):
            match.undo(mine)
            return
    raise Conflict("no-undo")


# Seats that change hands.


async def hand_to_bot(harbour: Harbour, id: str, person: str, seat: int, level: str) -> None:
    """A person lets a bot play on; the host may do so for somebody who has been away for long."""
    if level not in NAMES:
        raise Problem("no-level", level=level, levels=list(LEVELS))
    async with AtTable(harbour, id, person) as table:
        playing(table)
        may_add(harbour, table)
        if seat_at(table, seat).person is None:
            raise Conflict("seat-is-a-bots", seat=seat)
        if table.seats[seat].resigned:
            raise Conflict("seat-resigned", seat=seat)
        if table.seats[seat].person != person and not _may_replace(harbour, table, person, seat):
            raise Forbidden("not-your-seat", seat=seat)
        if table.rated:  # its clock decides, not its host
            raise Conflict("rated-no-bot")
        if bots_alone(table, but=seat):
            await harbour.store.read(refuse_too_many(table, harbour.settings.bot_tables))
        await _hand_over(harbour, table, person, seat, level, bot_named(level))


def _may_replace(harbour: Harbour, table: Table, person: str, seat: int) -> bool:
    owner = table.seats[seat].person
    if person != table.host or owner is None or owner in harbour.live.present(table.id):
        return False
    away = time.time() - max(table.seen.get(owner, 0.0), table.changed)
    return away >= harbour.settings.away


async def take_back(harbour: Harbour, id: str, person: str, seat: int) -> None:
    """The person whose seat it is plays again."""
    async with AtTable(harbour, id, person) as table:
        playing(table)
        if seat_at(table, seat).person != person:
            raise Forbidden("not-your-seat", seat=seat)
        if table.seats[seat].bot is None:
            raise Conflict("seat-is-yours", seat=seat)
        may_add(harbour, table)
        if table.seats[seat].resigned:
            raise Conflict("seat-resigned", seat=seat)
        await _hand_over(harbour, table, person, seat, None, PERSON)


async def _hand_over(
    harbour: Harbour, table: Table, person: str, seat: int, bot: str | None, who: str, resigned: bool = False
) -> None:
    match = table.running
    since = match.revision
    match.hand_over(seat, who)
    table.seats[seat].bot = bot
    table.seats[seat].resigned = resigned
    await harbour.commit(table, since, person, more=seat_change(table, seat, bot=bot, resigned=int(resigned)))
    harbour.live.tell_table(table, "seats", seats_told(table, harbour.resting))


def seat_change(table: Table, seat: int, **values: str | int | None) -> Callable[[Connection], object]:
    """A job that changes a seat's row."""
    where = change(models.Seat).where(models.Seat.table == table.id, models.Seat.seat == seat).values(**values)
    return lambda connection: connection.execute(where)


async def resign(harbour: Harbour, id: str, person: str, seat: int) -> None:
    """Alone or at a table of two the game ends; at a larger one a bot plays on to the end."""
    async with AtTable(harbour, id, person) as table:
        match = playing(table)
        in_hand(table, person, seat)
        if len(table.seats) > 2:
            await _hand_over(harbour, table, person, seat, STRONGEST, bot_named(STRONGEST), True)
            return
        since = match.revision
        match.resign(seat)
        await harbour.commit(table, since, person)


# What the server answers itself.


async def answer_owed(harbour: Harbour, id: str, revision: int, seat: int, action: int | None) -> bool:
    """A bot's move or, without one, what is planned. False when the question is no longer open, or nothing is."""
    async with AtTable(harbour, id, HOUSE) as table:
        if table.phase != RUNNING or table.revision != revision or table.asked != seat or seat < 0:
            return False
        bot = table.seats[seat].bot is not None
        planned = None if bot else planned_answer(table, seat)
        chosen = planned.action if planned is not None else action if bot else None
        if chosen is None:
            return False
        step = step_of(table.running)
        table.running.play(chosen)
        answered(table, seat, step)
        await harbour.commit(table, revision, planned=None if planned is None else planned.why)
        return True
