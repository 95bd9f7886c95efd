"""The bots' room: those who think, those who read records, and what is owed."""

from __future__ import annotations

from typing import Any, Final

from carrack.server.bots.owed import PEOPLE, Owed
from carrack.server.bots.pool import JobFailed, JobTimeout, Pool
from carrack.server.bots.queue import Claim
from carrack.server.errors import Problem, Unavailable
from carrack.server.store.entries import kept
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.table import Table

MOST_WAITING: Final = 8  # records to be read, each of some megabytes
REMEMBERED: Final = 1000  # finished tables whose chance was checked


class Bots:
    """Readers have a process of their own: nobody's bots wait because somebody sends long records."""

    def __init__(self, harbour: Harbour) -> None:
        settings = harbour.settings
        self.pool = Pool(max(settings.workers, 1), settings.minds)
        self.owed = Owed(harbour, self.pool)
        self.readers = Pool(1, settings.minds)
        self._limit = settings.import_seconds
        self._thinking = settings.thinking
        self.fair: dict[str, dict[str, Any]] = {}  # of finished tables that were looked at before

    async def close(self) -> None:
        await self.owed.close()
        await self.pool.close()
        await self.readers.close()

    async def read(self, record: str) -> dict[str, Any]:
        """What a record holds, replayed and checked; a Problem says what is wrong with it."""
        if self.readers.waits >= MOST_WAITING:
            raise Unavailable("readers-busy")
        found: dict[str, Any] = await self._ask("read", {"record": record})
        if "refused" in found:
            raise Problem("record", **found["refused"])
        return found

    async def write(self, parts: dict[str, Any], seat: int | None) -> str:
        """The text of a table's record, as a seat may know it."""
        return str(await self._ask("write", parts | {"seat": seat}))

    async def advise(self, payload: dict[str, Any], person: str) -> list[dict[str, Any]]:
        """What the champion would answer; the time that it takes is this person's, like that of their bots."""
        claim = Claim(person, lambda: PEOPLE)
        try:
            answers: list[dict[str, Any]] = await self.pool.do("advise", payload, self._thinking, claim, tries=1)
        except JobFailed:
            raise Unavailable("no-advice") from None
        return answers

    async def fairness(self, table: str, parts: dict[str, Any]) -> dict[str, Any]:
        """Whether the complete record of a finished table confirms every draw."""
        found: dict[str, Any] = await self._ask("fairness", parts)
        if len(self.fair) >= REMEMBERED:
            del self.fair[next(iter(self.fair))]
        self.fair[table] = found
        return found

    async def _ask(self, kind: str, payload: dict[str, Any]) -> Any:
        try:
            return await self.readers.do(kind, payload, self._limit, tries=1)
        except JobTimeout:
            raise Problem("record-too-slow", seconds=self._limit) from None
        except JobFailed:
            raise Unavailable("readers-busy") from None


def match_parts(table: Table) -> dict[str, Any]:
    """What a worker needs to write a table's record; while the game goes on, nothing of its seed."""
    match = table.running
    return {
        "game": table.game.id,
        "seats": len(table.seats),
        "options": table.options,
        "entries": [kept(entry) for entry in match.entries()],
        "given": len(table.given),
        "commitment": table.commitment,
        "reveal": match.fate.reveal() if match.over else {},
    }
