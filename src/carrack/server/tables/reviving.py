"""Tables from disk: as they were; and, where the rules were corrected since, as they can go on under today's."""

from __future__ import annotations

import hashlib
import logging
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Select, select

from carrack.core.catalog import game as find_game
from carrack.core.errors import CarrackError, RecordError, UnknownGame
from carrack.core.log import Entry, base_of
from carrack.core.match import Match
from carrack.core.state import State
from carrack.server.errors import Unavailable, Unknown
from carrack.server.store import models
from carrack.server.store.entries import read as read_entry
from carrack.server.tables.clocks import Clock, Times
from carrack.server.tables.plans import Plans
from carrack.server.tables.table import ENDED, OPEN, OutdatedTold, Proposal, Seat, Table

log = logging.getLogger("carrack.tables")
SORTED: Final = msgspec.json.Encoder(order="sorted")
SEAL: Final = "s"  # what it begins with, unlike a key
# Columns of a table that its memory has by the same names: as they are, as yes or no, and as JSON.
TIMES: Final = ("created", "changed")
PLAIN: Final = ("id", "version", "host", "pace", "invitation", "watch", "secret", "phase", "rematch", *TIMES)
FLAGS: Final = ("public", "auto_start", "rated")
TEXTS: Final = {
    "options": dict[str, bool | int | str],
    "given": list[int],
    "source": dict[str, Any],
    "result": dict[str, Any],
    "clock": Clock,
    "times": Times,
}
SEATS: Final = (
    select(models.Seat.__table__, models.Person.name)
    .outerjoin(models.Person, models.Person.id == models.Seat.person)
    .order_by(models.Seat.seat)
)
MOVES: Final = select(models.Move.__table__).order_by(models.Move.revision)
SNAPSHOTS: Final = select(models.Snapshot.__table__).order_by(models.Snapshot.revision.desc())  # the latest first
T = TypeVar("T")


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


def decode(text: str, kind: Any = Any) -> Any:
    """What stands in a row; disks fail, and people with the file at hand make mistakes."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise Unavailable("table-broken") from error


def readable(text: str | None, kind: type[T]) -> T | None:
    """The same for whoever goes on without what cannot be read."""
    with suppress(msgspec.DecodeError):
        return None if text is None else msgspec.json.decode(text, type=kind)
    return None


# A seal is the checksum of the state that an act led to, which whoever puts a table together again holds it against.


def seal_of(state: State) -> str:
    """As good as `state.key()`, which older files have, in a third of its time: one is made with every act."""
    return SEAL + hashlib.blake2b(SORTED.encode(state.dump()), digest_size=15).hexdigest()


def is_sealed(state: State, seal: str) -> bool:
    return seal == (seal_of(state) if seal.startswith(SEAL) else state.key())


class Stored(msgspec.Struct):
    """All rows of a table."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]
    moves: list[dict[str, Any]]
    snapshot: dict[str, Any] | None
    due: float | None
    proposal: dict[str, Any] | None
    invited: set[str]


def rows(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]


def row(connection: Connection, query: Select[Any]) -> dict[str, Any] | None:
    """The first one, if there is any."""
    return next(iter(rows(connection, query.limit(1))), None)


def load_rows(connection: Connection, id: str) -> Stored | None:
    table = row(connection, select(models.Table.__table__).where(models.Table.id == id))
    if table is None:
        return None
    due = select(models.Owed.due).where(models.Owed.table == id)
    invited = select(models.Invited.person).where(models.Invited.table == id)
    return Stored(
        table=table,
        seats=rows(connection, SEATS.where(models.Seat.table == id)),
        moves=rows(connection, MOVES.where(models.Move.table == id)),
        snapshot=row(connection, SNAPSHOTS.where(models.Snapshot.table == id)),
        due=connection.execute(due).scalar_one_or_none(),
        proposal=row(connection, select(models.Proposal.__table__).where(models.Proposal.table == id)),
        invited=set(connection.execute(invited).scalars()),
    )


def revive(stored: Stored) -> Table:
    """A table as it was, checked against the checksum of its last act, or as it goes on under newer rules."""
    try:
        return put_together(stored)
    except Unknown:
        raise
    except Exception as error:  # whatever has become of its rows, all other tables are well
        tell_broken(stored.table["id"])
        raise Unavailable("table-broken") from error


@lru_cache(1024)
def tell_broken(id: str) -> None:
    """Once: whoever waits for the table asks again and again."""
    log.exception("table %s cannot be opened", id)


def put_together(stored: Stored) -> Table:
    table = table_of(stored)
    if table.phase == OPEN:
        table.version = table.game.version  # whatever it was made under, it starts under today's
        return table
    if table.version == table.game.version:
        table.match = as_it_was(table, stored)
    else:
        bring_up(table, stored)
    table.snapshot = 0 if stored.snapshot is None else stored.snapshot["revision"]
    for move in stored.moves:
        if move["person"] is not None:
            table.seen[move["person"]] = move["at"]
        if move["key"] is not None:
            table.keys.add((move["person"], move["key"]))
        if move["times"] is not None:
            table.dial.append((move["revision"], decode(move["times"], Times)))
        if move["planned"] is not None:
            table.planned[move["revision"]] = move["planned"]
    rewound = None if table.match is None else table.match.rewound
    if rewound is not None:
        table.rewinder = next((move["person"] for move in stored.moves[rewound:] if move["person"] is not None), None)
    return table


def table_of(stored: Stored) -> Table:
    """Everything but its match."""
    row = stored.table
    try:
        game = find_game(row["game"])
    except UnknownGame:
        raise Unknown("game-missing", game=row["game"]) from None
    values: dict[str, Any] = {name: row[name] for name in PLAIN}
    values |= {name: bool(row[name]) for name in FLAGS}
    values |= {name: None if row[name] is None else decode(row[name], kind) for name, kind in TEXTS.items()}
    seats = [seat_of(seat) for seat in stored.seats]
    table = Table(game=game, seats=seats, stored=row["revision"], due=stored.due, invited=stored.invited, **values)
    table.options = {**game.defaults, **table.options}
    for seat, name in zip(table.seats, [player["name"] for player in table.players]):
        seat.name = seat.name or name
    if stored.proposal is not None:
        row = stored.proposal
        consents = decode(row["consents"], set[int])
        table.proposal = Proposal(row["revision"], row["back_to"], consents, row["asker"])
    table.fate()  # what a record revealed may be of another shape, too
    return table


def row_of(table: Table) -> dict[str, Any]:
    """The row from which `table_of` makes it again."""
    row = {name: getattr(table, name) for name in (*PLAIN, *FLAGS, *TEXTS, "revision", "asked")}
    texts = {name: encode(row[name]) for name in TEXTS if row[name] is not None}
    return row | texts | {"game": table.game.id}


def seat_of(row: dict[str, Any]) -> Seat:
    plans = decode(row["plans"], Plans)
    return Seat(
        row["person"],
        row["name"] or "",
        row["bot"],
        row["contribution"],
        plans,
        bool(row["resigned"]),
        row["called"],
        bool(row["muted"]),
        row["seen"],
        plans,
    )


# Under the rules of then.


def as_it_was(table: Table, stored: Stored) -> Match:
    entries = entries_of(stored)
    since, state = last_state(table, entries, stored.snapshot)
    match = restored(table, entries, state, since)
    checks = [move["check"] for move in stored.moves if move["check"] is not None]
    if checks and not is_sealed(match.peek(), checks[-1]):
        raise RecordError("the table is not where its log leads")
    return match


def entries_of(stored: Stored) -> list[Entry]:
    """Fresh ones: they become the match's own."""
    try:
        return [read_entry(move["entry"]) for move in stored.moves]
    except RecordError as error:
        raise Unavailable("table-broken") from error


def last_state(table: Table, entries: list[Entry], snapshot: dict[str, Any] | None) -> tuple[int, State]:
    """The latest state that is stored, and its revision: a snapshot, where the rules changed last, or the start."""
    base = base_of(entries)
    if snapshot is not None and snapshot["revision"] >= base:
        return snapshot["revision"], table.game.adopt(decode(snapshot["state"]))
    if base:
        return base, table.game.adopt(entries[base - 1].state)
    return 0, table.game.start(len(table.seats), table.options)


def restored(table: Table, entries: list[Entry], state: State | None, since: int) -> Match:
    given = len(table.given)
    return Match.restore(table.game, len(table.seats), table.options, table.fate(), entries, state, since, given)


# Under other rules.


def bring_up(table: Table, stored: Stored) -> None:
    """A running table goes on from the last stored state, a finished one is shown from it. What cannot even be loaded
    is only said to be there: nothing of it is lost, and a later version may read it.
    """
    then, now = table.version, table.game.version
    try:
        if then > now:
            raise RecordError(f"version: made by newer rules ({then}, here {now})")
        since, state = last_state(table, entries_of(stored), stored.snapshot)
        (show if table.phase == ENDED else go_on)(table, stored, since, state)
    except Unavailable:
        raise
    except Exception:  # whatever today's rules make of a state of then, the table is there
        log.exception("a table of other rules cannot be shown", extra={"table": table.id})
        table.match = None
        table.outdated = OutdatedTold(then, now, None)
        table.version = then


def go_on(table: Table, stored: Stored, since: int, state: State) -> None:
    """From where it stood, if today's rules allow what came after the stored state; else from that state."""
    with suppress(CarrackError):
        match = restored(table, entries_of(stored), state, since)
        since, state = match.revision, match.state
    entries = entries_of(stored)
    seats, given = len(table.seats), len(table.given)
    table.match = Match.renew(table.game, seats, table.options, table.fate(), entries, state, since, given)
    table.renewed = len(entries)
    table.version = table.game.version
    log.warning("a table goes on under newer rules", extra={"table": table.id})


def show(table: Table, stored: Stored, since: int, state: State) -> None:
    """If today's rules lead through the whole game to the same result, as any other; else as it was stored."""
    with suppress(CarrackError):
        match = restored(table, entries_of(stored), None, 0)
        if match.over and result_of(match) == table.result:
            table.match = match
            return
    entries = entries_of(stored)
    table.match = restored(table, entries, state, len(entries))
    table.outdated = OutdatedTold(table.version, table.game.version, since)


def result_of(match: Match) -> dict[str, Any]:
    """How it ended, for lists of tables."""
    state = match.peek()
    result: dict[str, Any] = {"winners": match.winners(), "scores": state.scores()}
    if match.resigned is not None:
        return result | {"resigned": match.resigned}
    return result | {key: value for key, value in state.outcome().items() if key != "winners"}


# Earlier moments of theirs.


def snapshot_before(connection: Connection, table: str, revision: int) -> dict[str, Any] | None:
    """The last state that was stored up to a revision."""
    return row(connection, SNAPSHOTS.where(models.Snapshot.table == table, models.Snapshot.revision <= revision))
