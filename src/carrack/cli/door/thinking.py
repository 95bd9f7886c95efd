"""Bots at the door's tables: they think in processes of their own, and whoever looks meanwhile does not wait."""

from __future__ import annotations

import asyncio
import logging
import secrets
from types import TracebackType
from typing import Any, Final

from carrack.bots.advice import Advice
from carrack.cli.door.tables import Table, Tables
from carrack.cli.door.words import Refusal
from carrack.core.fate import Seeded
from carrack.server.bots.pool import JobFailed, Pool
from carrack.server.bots.queue import Claim

log = logging.getLogger("carrack.mcp")
MINDS: Final = "carrack.server.bots.minds:MINDS"
PROCESSES: Final = 2  # so that one table's champion does not keep another table's bots waiting
MOST_WAITING: Final = 8  # questions, when hints are refused: bots are asked by tables, of which there are so many
LIMIT: Final = 60.0  # seconds after which a process is taken for stuck
PATIENCE: Final = 20.0  # seconds that an answer waits for the bots' answers to it; then `wait` goes on


class House:
    """The tables, and the bots that play at them as long as it is open."""

    def __init__(self, tables: Tables, minds: str = MINDS, limit: float = LIMIT, patience: float = PATIENCE) -> None:
        self.tables = tables
        self.minds = minds
        self.limit = limit
        self.patience = patience

    async def __aenter__(self) -> House:
        self.pool = Pool(PROCESSES, self.minds)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        running = [table.thinking for table in self.tables.open.values() if table.thinking is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self.pool.close()

    def go_on(self, table: Table) -> None:
        """Let bots answer where one is asked, in the background."""
        if table.waits_for_a_bot and table.thinking is None:
            table.stuck = False
            table.thinking = asyncio.get_running_loop().create_task(self._play(table))
            table.thinking.add_done_callback(lambda task: _rest(table, task))

    def warm(self, table: Table) -> None:
        """Processes take a while to start: whoever will be asked at a table is called before."""
        if table.bots:
            self.pool.warm()

    async def settled(self, table: Table, seconds: float) -> None:
        """Until bots have played, but no longer than this. Whoever stops waiting stops nobody from thinking."""
        self.go_on(table)
        if table.thinking is not None:
            await asyncio.wait([table.thinking], timeout=seconds)

    async def _play(self, table: Table) -> None:
        while table.waits_for_a_bot:
            match, seat, revision = table.match, table.asked, table.match.revision
            legal = match.peek().legal()
            try:
                answer = await self.pool.do(
                    "move",
                    self._position(table, seat, "move") | {"level": table.bots[seat], "temper": f"{table.id} {seat}"},
                    self.limit,
                    Claim(table.id, lambda: 0),
                    accepts=lambda said, legal=legal: type(said) is int and said in legal,  # type: ignore[misc]
                )
            except JobFailed as failed:
                log.error("a bot did not answer: %s", failed)
                table.stuck = True
                return
            if match.revision == revision:  # nothing was taken back meanwhile
                match.play(answer)
                self.tables.keep(table)

    async def advise(self, table: Table, seat: int) -> list[Advice]:
        """The champion's best answers for a seat, from what that may know."""
        if self.pool.waits >= MOST_WAITING:
            raise Refusal("busy")
        try:
            found: list[dict[str, Any]] = await self.pool.do(
                "advise", self._position(table, seat, "hint"), self.limit, Claim(table.id, lambda: 0), tries=1
            )
        except JobFailed:
            raise Refusal("no-advice") from None
        return [Advice(**one) for one in found]

    def _position(self, table: Table, seat: int, what: str) -> dict[str, Any]:
        """All that a process gets to know: a state that the seat cannot tell from the true one, and a seed to think
        with that has nothing to do with the table's chance, unless the caller has chosen both.
        """
        match = table.match
        by = secrets.token_hex(16) if table.seed is None else table.seed
        if what == "hint":  # the same question gets the same hint
            by = match.commitment
        seed = f"{what} {by} {match.revision}"
        sampled = table.game.sample(match.peek(), seat, Seeded(f"sample {seed}"))
        return {"game": table.game.id, "state": sampled.dump(), "seed": seed}


def _rest(table: Table, task: asyncio.Task[None]) -> None:
    table.thinking = None
    if not task.cancelled() and task.exception() is not None:
        table.stuck = True
        log.error("a table stands still", exc_info=task.exception())
