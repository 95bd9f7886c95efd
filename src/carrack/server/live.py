"""Live updates: who listens to which table through whose eyes, and to their own turns. Each text is made once."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any, Final

import msgspec

from carrack.server.tables.table import Table
from carrack.server.tables.telling import encoded
from carrack.server.wire import Wire

BACKLOG: Final = 64  # messages that may wait for a slow listener before it has to come again
HEARTBEAT: Final = b": still here\n\n"


def message(kind: str, data: object) -> bytes:
    """One server-sent event."""
    return b"event: " + kind.encode() + b"\ndata: " + msgspec.json.encode(data) + b"\n\n"


def update_message(table: Table, seat: int | None, since: int) -> bytes:
    """An update as an event; its id is the revision from which a browser that comes again goes on."""
    return b"id: %d\nevent: update\ndata: %b\n\n" % (table.revision, encoded(table, seat, since))


class Listener:
    """One stream. What it is told goes straight out; it waits here before the stream has begun and while the other
    side takes no more. Too far behind, it is closed and comes again.
    """

    __slots__ = ("_ended", "_wire", "closed", "person", "seat", "waiting")

    def __init__(self, person: str | None, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.closed = False
        self.waiting: list[bytes] = []
        self._wire: Wire | None = None
        self._ended: asyncio.Future[None] | None = None

    def put(self, data: bytes) -> None:
        if self.closed:
            return
        wire = self._wire
        if wire is not None and not wire.full:
            wire.write(data)
        elif len(self.waiting) >= BACKLOG:
            self.close()
        else:
            self.waiting.append(data)

    async def attend(self, wire: Wire) -> None:
        """Go out on a wire, until nothing more will come. What still waits then is to be taken."""
        self._wire = wire
        if wire.gone:
            self.drop()
        self.flush()
        if not self.closed:
            wire.stream(self)
            self._ended = asyncio.get_running_loop().create_future()
            try:
                await self._ended
            finally:
                wire.stream(None)

    def flush(self) -> None:
        """The other side takes again."""
        if self._wire is not None and self.waiting and not self.closed and not self._wire.full:
            self._wire.write(self.take())

    def take(self) -> bytes:
        """Everything that waits."""
        taken, self.waiting = self.waiting, []
        return b"".join(taken)

    def close(self) -> None:
        """What waits is still taken, then it ends."""
        self.closed = True
        if self._ended is not None and not self._ended.done():
            self._ended.set_result(None)

    def drop(self) -> None:
        """Nobody is there any more to take anything."""
        self.waiting = []
        self.close()


class Live:
    """All listeners, by table and by person."""

    def __init__(self) -> None:
        self._tables: dict[str, set[Listener]] = defaultdict(set)
        self._people: dict[str, set[Listener]] = defaultdict(set)
        self._closed = False

    # Coming and going.

    def listen(self, table: str, listener: Listener) -> None:
        self._tables[table].add(listener)
        if self._closed:
            listener.close()

    def leave(self, table: str, listener: Listener) -> None:
        self._drop(self._tables, table, listener)

    def listen_to_turns(self, person: str, listener: Listener) -> None:
        self._people[person].add(listener)
        if self._closed:
            listener.close()

    def leave_turns(self, person: str, listener: Listener) -> None:
        self._drop(self._people, person, listener)

    @staticmethod
    def _drop(listeners: dict[str, set[Listener]], name: str, listener: Listener) -> None:
        if name in listeners:
            listeners[name].discard(listener)
            if not listeners[name]:
                del listeners[name]

    def listened(self, table: str) -> bool:
        return table in self._tables

    def present(self, table: str) -> set[str]:
        """Who listens to a table right now."""
        return {listener.person for listener in self._tables.get(table, ()) if listener.person is not None}

    def people(self) -> set[str]:
        """Who listens to anything."""
        listeners = {listener for found in self._tables.values() for listener in found}
        return {listener.person for listener in listeners if listener.person is not None} | set(self._people)

    def part(self, person: str) -> None:
        """Every stream of a person ends: a browser that still is this person comes again."""
        listeners = (*self._tables.values(), *self._people.values())
        for listener in [listener for found in listeners for listener in found if listener.person == person]:
            listener.close()

    async def beat(self, seconds: float) -> None:
        """A sign of life on every stream that has nothing to say, again and again: proxies close silent ones."""
        while True:
            await asyncio.sleep(seconds)
            for listeners in list(self._tables.values()) + list(self._people.values()):
                for listener in list(listeners):
                    if not listener.waiting:
                        listener.put(HEARTBEAT)

    def close(self) -> None:
        """The server stops: every stream ends, also one that is just beginning."""
        self._closed = True
        for listeners in (*self._tables.values(), *self._people.values()):
            for listener in listeners:
                listener.close()

    def hang_up(self, table: str) -> None:
        """Listeners may have missed something: they come again and are told what."""
        for listener in self._tables.get(table, ()):
            listener.close()

    # Telling.

    def tell(self, table: Table, since: int) -> None:
        """The game went on: each pair of eyes gets its own update, worked out once for all who look through it."""
        texts: dict[int | None, bytes] = {}
        for listener in self._tables.get(table.id, ()):
            eyes = table.eyes(listener.person, listener.seat)  # seats change hands while somebody listens
            if eyes not in texts:
                texts[eyes] = update_message(table, eyes, since)
            listener.put(texts[eyes])
        self.tell_turn(table)

    def dismiss(self, table: Table) -> None:
        """Who stood up from a private table hears no more of it."""
        for listener in self._tables.get(table.id, ()):
            if not table.knows(listener.person):
                listener.close()

    def tell_turn(self, table: Table) -> None:
        """Everybody at the table hears, wherever they are, whether they are asked."""
        for person in table.people() if self._people else ():
            listeners = self._people.get(person)
            if listeners:
                data = message("turn", turn_of(table, person))
                for listener in listeners:
                    listener.put(data)

    def tell_table(self, table: Table, kind: str, data: Any) -> None:
        """Something beside the game: seats, chat, a proposal."""
        text = message(kind, data)
        for listener in self._tables.get(table.id, ()):
            listener.put(text)


def turn_of(table: Table, person: str) -> dict[str, Any]:
    asked = table.asked
    yours = asked in table.seats_of(person) and table.seats[asked].bot is None
    return {"table": table.id, "game": table.game.id, "revision": table.revision, "phase": table.phase, "yours": yours}
