"""Live updates: who listens to which table through whose eyes, and to their own turns. Each text is made once."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec

from carrack.server.tables.table import Table
from carrack.server.tables.telling import encoded

BACKLOG: Final = 64  # messages that may wait for a slow listener before it has to come again
RELOAD: Final = 2.0  # seconds in which somebody who has gone may come again unnoticed
HEARTBEAT: Final = b": still here\n\n"


def message(kind: str, data: object) -> bytes:
    """One server-sent event."""
    return b"event: " + kind.encode() + b"\ndata: " + msgspec.json.encode(data) + b"\n\n"


def update_message(table: Table, seat: int | None, since: int) -> bytes:
    """An update as an event; its id is the revision from which a browser that comes again goes on."""
    return b"id: %d\nevent: update\ndata: %b\n\n" % (table.revision, encoded(table, seat, since))


class Listener:
    """One stream: what it is told waits here until it is taken. Too far behind, it is closed and comes again."""

    __slots__ = ("_taking", "closed", "person", "seat", "stalled", "waiting", "watching")

    def __init__(self, person: str | None, seat: int | None, watching: bool = False) -> None:
        self.person = person
        self.seat = seat
        self.watching = watching  # by a link to watch, which lets anybody know of the table
        self.closed = False
        self.stalled = False  # the other side does not take what was sent: nobody may be there
        self.waiting: list[bytes] = []
        self._taking: asyncio.Future[None] | None = None

    def put(self, data: bytes) -> None:
        if self.closed:
            return
        if len(self.waiting) >= BACKLOG:
            self.close()
        else:
            self.waiting.append(data)
            self._wake()

    async def take(self) -> bytes:
        """Everything that waits, or will; nothing when nothing more will come."""
        if not self.waiting and not self.closed:
            self._taking = asyncio.get_running_loop().create_future()
            await self._taking
        taken, self.waiting = self.waiting, []
        return b"".join(taken)

    def close(self) -> None:
        """What waits is still taken, then it ends."""
        self.closed = True
        self._wake()

    def disconnect(self) -> None:
        """Nobody is there any more to take anything."""
        self.waiting = []
        self.close()

    def _wake(self) -> None:
        if self._taking is not None and not self._taking.done():
            self._taking.set_result(None)


class Live:
    """All listeners, by what they listen to: the id of a table, or of a person whose turns are told."""

    def __init__(self) -> None:
        self._channels: dict[str, set[Listener]] = defaultdict(set)
        self._closed = False
        self.noticed: Callable[[str], None] = lambda channel: None  # who listens to something may have changed

    # Coming and going.

    def listen(self, channel: str, listener: Listener) -> None:
        self._channels[channel].add(listener)
        if self._closed:
            listener.close()
        self.noticed(channel)

    def leave(self, channel: str, listener: Listener) -> None:
        if channel in self._channels:
            self._channels[channel].discard(listener)
            if not self._channels[channel]:
                del self._channels[channel]
            if not self._closed:
                asyncio.get_running_loop().call_later(RELOAD, self.noticed, channel)

    def listeners(self) -> list[Listener]:
        return [listener for found in self._channels.values() for listener in found]

    def listened(self, table: str) -> bool:
        return table in self._channels

    def present(self, table: str) -> set[str]:
        """Who listens to a table right now, and takes what is said."""
        listeners = self._channels.get(table, ())
        return {listener.person for listener in listeners if listener.person is not None and not listener.stalled}

    def people(self) -> set[str]:
        """Who listens to anything."""
        return {listener.person for listener in self.listeners() if listener.person is not None}

    def disconnect(self, person: str) -> None:
        """Every stream of a person ends: a browser that still is this person comes again."""
        for listener in self.listeners():
            if listener.person == person:
                listener.close()

    def disconnect_table(self, table: str) -> None:
        """Listeners may have missed something: they come again and are told what."""
        for listener in self._channels.get(table, ()):
            listener.close()

    async def beat(self, seconds: float) -> None:
        """A sign of life on every stream that has nothing to say, again and again: proxies close silent ones."""
        while True:
            await asyncio.sleep(seconds)
            for listener in self.listeners():
                if not listener.waiting:
                    listener.put(HEARTBEAT)
            for channel in list(self._channels):
                self.noticed(channel)

    def close(self) -> None:
        """The server stops: every stream ends, also one that is just beginning."""
        self._closed = True
        for listener in self.listeners():
            listener.close()

    # Telling.

    def tell(self, table: Table, since: int) -> None:
        """The game went on: each pair of eyes gets its own update, worked out once for all who look through it."""
        texts: dict[int | None, bytes] = {}
        for listener in self._channels.get(table.id, ()):
            eyes = table.eyes(listener.person, listener.seat)  # seats change hands while somebody listens
            if eyes not in texts:
                texts[eyes] = update_message(table, eyes, since)
            listener.put(texts[eyes])
        self.tell_turn(table)

    def dismiss(self, table: Table) -> None:
        """Who stood up from a private table hears no more of it."""
        for listener in self._channels.get(table.id, ()):
            if not (listener.watching or table.knows(listener.person)):
                listener.close()

    def tell_turn(self, table: Table) -> None:
        """Everybody at the table hears, wherever they are, whether they are asked."""
        for person in table.people():
            listeners = self._channels.get(person)
            if listeners:
                data = message("turn", turn_of(table, person))
                for listener in listeners:
                    listener.put(data)

    def tell_person(self, table: Table, person: str | None, kind: str, data: Any) -> None:
        """Something that is for one person alone, who listens to the table."""
        text = message(kind, data)
        for listener in self._channels.get(table.id, ()):
            if person is not None and listener.person == person:
                listener.put(text)

    def tell_table(self, table: Table, kind: str, data: Any, but: Collection[str] = ()) -> None:
        """Something beside the game: seats, chat, a proposal; to all but some people."""
        text = message(kind, data)
        for listener in self._channels.get(table.id, ()):
            if listener.person not in but:
                listener.put(text)


def turn_of(table: Table, person: str) -> dict[str, Any]:
    asked = table.asked
    yours = asked in table.seats_of(person) and table.due is None  # else the server answers
    return {"table": table.id, "game": table.game.id, "revision": table.revision, "phase": table.phase, "yours": yours}
