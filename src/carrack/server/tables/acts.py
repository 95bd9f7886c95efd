"""What is done at a running table: answers, undo, hand-over, resignation, standing answers.

Each holds the table's lock until it is on disk: nobody reads what might still not have happened.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection
from sqlalchemy import update as change

from carrack.bots import LEVELS
from carrack.core.errors import IllegalAction
from carrack.core.match import Match
from carrack.core.state import NATURE
from carrack.server.errors import Conflict, Forbidden, Problem, Stale, Unknown
from carrack.server.store import models
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.reviving import encode
from carrack.server.tables.table import ENDED, OPEN, RUNNING, Table
from carrack.server.tables.telling import encoded

STRONGEST = LEVELS[-1]
PERSON = "person"  # a log keeps no names: people may change theirs, or go


def bot_named(level: str) -> str:
    """How a log says that a bot plays, here and at the command line."""
    return f"bot:{level}"


class Held:
    """A table while its lock is held."""

    __slots__ = ("_harbour", "_id", "_table")

    def __init__(self, harbour: Harbour, id: str) -> None:
        self._harbour = harbour
        self._id = id

    async def __aenter__(self) -> Table:
        while True:
            table = self._table = await self._harbour.table(self._id)
            await table.lock.acquire()
            if not table.gone:
                return table
            table.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class HeldFor(Held):
    """A table while its lock is held for somebody."""

    __slots__ = ("_person",)

    def __init__(self, harbour: Harbour, id: str, person: str | None) -> None:
        super().__init__(harbour, id)
        self._person = person

    async def __aenter__(self) -> Table:
        table = await super().__aenter__()
        person = self._person
        if not table.knows(person):
            table.lock.release()
            raise Unknown("no-table")
        if person is not None:
            table.seen[person] = time.time()
        return table


def held(harbour: Harbour, id: str) -> Held:
    """The table, with its lock: everything on disk, nothing in between."""
    return Held(harbour, id)


def at_table(harbour: Harbour, id: str, person: str | None) -> Held:
    """The table, held. Unknown to whoever may not know of it."""
    return HeldFor(harbour, id, person)


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
    if table.phase == OPEN:
        raise Conflict("not-started")
    if table.phase == ENDED:
        raise Conflict("table-over")
    return table.running


def in_hand(table: Table, person: str, seat: int) -> None:
    """A seat is one's own, and not a bot's at the moment."""
    if not 0 <= seat < len(table.seats):
        raise Unknown("no-seat", seat=seat)
    if table.seats[seat].person != person:
        raise Forbidden("not-your-seat", seat=seat)
    if table.seats[seat].bot is not None:
        raise Conflict("seat-is-a-bots", seat=seat)


# Answering.


async def act(
    harbour: Harbour, id: str, person: str, revision: int, key: str, actions: Sequence[int], seat: int | None
) -> bytes:
    """All or nothing. A stale revision is refused with what is new; a key that was seen before is done already."""
    async with at_table(harbour, id, person) as table:
        eyes = seat_taken(table, person, seat)
        if (person, key) in table.keys:
            return encoded(table, eyes, since_of(table, revision))
        answer(table, person, revision, actions, seat, eyes)
        await harbour.commit(table, revision, person, key)
        return encoded(table, eyes, revision)


def act_then(
    harbour: Harbour,
    id: str,
    person: str,
    revision: int,
    key: str,
    actions: Sequence[int],
    seat: int | None,
    then: Callable[[bytes | None], None],
) -> bool:
    """The same where nothing but the disk has to be waited for; `then` gets what `act` would give, or None where that
    fails and `act` says how. False where it is not so plain, or refused: nothing has happened, and `act` says why.
    """
    table = harbour.at_hand(id)
    if table is None or table.gone or table.renewed is not None or not table.knows(person):
        return False
    if revision != table.revision or (person, key) in table.keys or not take(table.lock):
        return False
    try:
        eyes = seat_taken(table, person, seat)
        answer(table, person, revision, actions, seat, eyes)

        def told(error: BaseException | None) -> None:
            table.lock.release()
            update = None
            if error is None:
                with suppress(Exception):  # whoever asks gets an answer: `act` knows the key and meets it too
                    update = encoded(table, eyes, revision)
            then(update)

        harbour.commit_then(table, revision, person, key, told)
    except BaseException as error:
        table.lock.release()
        if isinstance(error, Problem):
            return False
        raise
    table.seen[person] = time.time()
    return True


def take(lock: asyncio.Lock) -> bool:
    """A lock that is free, at once; one that is not is left alone."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # somebody else is about to get it
    return False


def seat_taken(table: Table, person: str, seat: int | None) -> int:
    """Through whose eyes somebody looks who has a seat here."""
    eyes = own_seat(table, person, seat)
    if eyes is None:
        raise Forbidden("not-at-this-table")
    return eyes


def answer(table: Table, person: str, revision: int, actions: Sequence[int], seat: int | None, eyes: int) -> None:
    """Play answers to the question of a revision, in memory: all of them, or none and a refusal."""
    match = playing(table)
    if revision != match.revision:
        raise Stale(encoded(table, eyes, since_of(table, revision)))
    hold = match.hold() if len(actions) > 1 else None  # a single answer is all or nothing by itself
    try:
        for number, action in enumerate(actions):
            asked = table.asked
            if asked < 0:
                raise Conflict("table-over", number=number)
            if seat is not None and asked != seat:
                raise Forbidden("not-asked", seat=asked, number=number)
            in_hand(table, person, asked)
            _play(match, action, number)
    except BaseException:
        if hold is not None:
            match.back_to(hold)
        raise


def _play(match: Match, action: int, number: int) -> None:
    try:
        match.play(action)
    except IllegalAction as refused:
        details: dict[str, Any] = {"action": action, "number": number, "reason": refused.reason}
        if 0 <= action < match.game.actions:
            details["why"] = why_not(match, action)
        raise Conflict("illegal", **details) from None


def since_of(table: Table, revision: int) -> int:
    """From where to tell somebody who says to stand at a revision."""
    return min(max(revision, 0), table.revision)


def why_not(match: Match, action: int) -> dict[str, Any] | None:
    """Why an action cannot be done now: key, paragraph and details, for the page to word."""
    why = match.game.why_not(match.state, action)
    return None if why is None else {name: value for name, value in why.items() if name != "text"}


async def undo(harbour: Harbour, id: str, person: str, revision: int, key: str, seat: int | None) -> bytes:
    """Take back one's last answer, while the rules of undo allow it."""
    async with at_table(harbour, id, person) as table:
        eyes = seat_taken(table, person, seat)
        if (person, key) in table.keys:
            return encoded(table, eyes, since_of(table, revision))
        match = playing(table)
        if revision != match.revision:
            raise Stale(encoded(table, eyes, since_of(table, revision)))
        for mine in [seat] if seat is not None else table.seats_of(person):
            if table.seats[mine].bot is None and match.can_undo(mine):
                match.undo(mine)
                await harbour.commit(table, revision, person, key)
                return encoded(table, eyes, revision)
        raise Conflict("no-undo")


# Seats that change hands.


async def hand_to_bot(harbour: Harbour, id: str, person: str, seat: int, level: str) -> None:
    """A person lets a bot play on; the host may do so for somebody who has been away for long."""
    if level not in LEVELS:
        raise Problem("no-level", level=level, levels=list(LEVELS))
    async with at_table(harbour, id, person) as table:
        playing(table)
        if not 0 <= seat < len(table.seats):
            raise Unknown("no-seat", seat=seat)
        if table.seats[seat].person is None:
            raise Conflict("seat-is-a-bots", seat=seat)
        if table.seats[seat].resigned:
            raise Conflict("seat-resigned", seat=seat)
        if table.seats[seat].person != person and not _may_replace(harbour, table, person, seat):
            raise Forbidden("not-your-seat", seat=seat)
        await _hand_over(harbour, table, seat, level, bot_named(level))


def _may_replace(harbour: Harbour, table: Table, person: str, seat: int) -> bool:
    owner = table.seats[seat].person
    if person != table.host or owner is None or owner in harbour.live.present(table.id):
        return False
    away = time.time() - max(table.seen.get(owner, 0.0), table.changed)
    return away >= harbour.settings.away


async def take_back(harbour: Harbour, id: str, person: str, seat: int) -> None:
    """The person whose seat it is plays again."""
    async with at_table(harbour, id, person) as table:
        playing(table)
        if not 0 <= seat < len(table.seats):
            raise Unknown("no-seat", seat=seat)
        if table.seats[seat].person != person:
            raise Forbidden("not-your-seat", seat=seat)
        if table.seats[seat].bot is None:
            raise Conflict("seat-is-yours", seat=seat)
        if table.seats[seat].resigned:
            raise Conflict("seat-resigned", seat=seat)
        await _hand_over(harbour, table, seat, None, PERSON)


async def _hand_over(
    harbour: Harbour, table: Table, seat: int, bot: str | None, who: str, resigned: bool = False
) -> None:
    match = table.running
    since = match.revision
    match.hand_over(seat, who)
    table.seats[seat].bot = bot
    table.seats[seat].resigned = resigned
    await harbour.commit(table, since, more=seat_change(table, seat, bot=bot, resigned=int(resigned)))
    harbour.live.tell_table(table, "seats", seats_told(table))


def seat_change(table: Table, seat: int, **values: str | int | None) -> Callable[[Connection], None]:
    """A job that changes a seat's row."""
    where = change(models.Seat).where(models.Seat.table == table.id, models.Seat.seat == seat).values(**values)

    def job(connection: Connection) -> None:
        connection.execute(where)

    return job


async def resign(harbour: Harbour, id: str, person: str, seat: int) -> None:
    """Alone or at a table of two the game ends; at a larger one a bot plays on to the end."""
    async with at_table(harbour, id, person) as table:
        match = playing(table)
        in_hand(table, person, seat)
        if len(table.seats) > 2:
            await _hand_over(harbour, table, seat, STRONGEST, bot_named(STRONGEST), True)
            return
        since = match.revision
        match.resign(seat)
        await harbour.commit(table, since, person)


def seats_told(table: Table) -> list[dict[str, Any]]:
    """Who sits where, as everybody may know it."""
    return [
        {"seat": i, "name": seat.name, "taken": seat.taken, "bot": seat.bot, "person": seat.person is not None}
        | {"resigned": seat.resigned}
        for i, seat in enumerate(table.seats)
    ]


# Standing answers.


async def stand(harbour: Harbour, id: str, person: str, seat: int, rules: list[dict[str, Any]]) -> None:
    """Answers given beforehand: whenever this step asks this seat and the answer is legal, it is given."""
    async with at_table(harbour, id, person) as table:
        in_hand(table, person, seat)
        steps = {step.name for step in table.game.steps}
        for rule in rules:
            if rule["step"] not in steps:
                raise Problem("no-step", step=rule["step"])
            if not 0 <= rule["action"] < table.game.actions:
                raise Problem("no-action", action=rule["action"], most=table.game.actions - 1)
        job = seat_change(table, seat, standing=encode(rules))
        if table.phase == RUNNING:
            table.seats[seat].standing = rules
            await harbour.commit(table, table.revision, more=job)
        else:
            await harbour.store.write(job)
            table.seats[seat].standing = rules


# What the server answers itself.


async def answer_owed(harbour: Harbour, id: str, revision: int, seat: int, action: int) -> bool:
    """A bot's move or a standing answer. False when the question is no longer open."""
    async with held(harbour, id) as table:
        if table.phase != RUNNING or table.revision != revision or table.asked != seat:
            return False
        if seat == NATURE or not harbour.answers_itself(table, seat):
            return False
        table.running.play(action)
        await harbour.commit(table, revision)
        return True
