"""The one writer: whatever waits is committed together, and only then does anybody hear of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

from carrack.server.store.database import begin_writing, commit, rollback, writing

T = TypeVar("T")
MOST: Final = 200  # jobs in one commit
POLL: Final = 0.02  # seconds between two looks whether another process, such as the host at the command line, is done


class Locked(Exception):
    """Another process has held the database for longer than anybody waits."""


@dataclass(slots=True)
class _Job:
    """A job, who waits for it, since when, and what comes of it once it is on disk."""

    run: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    came: float
    result: Any = None

    def settle(self, error: BaseException | None = None) -> None:
        if self.done.done():  # whoever waited has gone
            return
        if error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(error)


class Writer:
    """Jobs run in the event loop, where they are quick; the disk is waited for in a thread, meanwhile others queue up.

    (All of it in a thread was slower by half: each statement gives up the interpreter's lock, and has to win it back
    from a busy loop.) A job may be run twice: what it does, it does to the database alone.
    """

    def __init__(self, engine: Engine, patience: float) -> None:
        self._engine = engine
        self._patience = patience
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="disk")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._queue: list[_Job] = []
        self._flushing: asyncio.Task[None] | None = None
        self._singly = 0  # jobs to come that are to be tried alone
        self._closed = False

    async def write(self, run: Callable[[Connection], T]) -> T:
        """Run a job in a transaction; returns when it is on disk. Whatever goes wrong is raised here, undone."""
        loop = asyncio.get_running_loop()
        if self._loop is None or self._loop.is_closed():
            self._loop = loop
        if loop is not self._loop:
            return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(self.write(run), self._loop))
        if self._closed:
            raise RuntimeError("the writer is closed")
        job = _Job(run, loop.create_future(), time.monotonic())
        self._queue.append(job)
        if self._flushing is None or self._flushing.done():
            self._flushing = loop.create_task(self._flush())
        result: T = await job.done
        return result

    async def finish(self) -> None:
        """Commit what waits; nothing is taken after it."""
        self._closed = True
        if self._flushing is not None:
            await asyncio.wait([self._flushing])

    def close(self) -> None:
        self._closed = True
        if self._connection is not None:
            self._thread.submit(self._connection.close).result()
        self._thread.shutdown()

    async def _flush(self) -> None:
        while self._queue:
            try:
                begun = await self._begin()
            except Exception as error:
                self._fail_those_before(time.monotonic(), error)
                continue
            if begun:
                await self._transact()
            else:  # all wait together, and nobody for longer than our patience
                await asyncio.sleep(POLL)
                self._fail_those_before(time.monotonic() - self._patience, Locked())

    async def _begin(self) -> bool:
        """False where another process writes."""
        if self._connection is None:
            self._connection = await self._in_thread(lambda: writing(self._engine))
        return begin_writing(self._connection)

    async def _transact(self) -> None:
        """All that waits, in one transaction; if that fails, each in one of its own, so that only the culprit fails."""
        connection = self._connection
        assert connection is not None, "a transaction has begun"
        most = 1 if self._singly else MOST
        self._singly = max(self._singly - 1, 0)
        jobs, self._queue = self._queue[:most], self._queue[most:]
        try:
            for job in jobs:
                job.result = job.run(connection)
            await self._in_thread(lambda: commit(connection))
        except BaseException as error:
            await self._in_thread(lambda: rollback(connection))
            if len(jobs) == 1:
                jobs[0].settle(error)
            else:
                self._queue[:0] = jobs
                self._singly = len(jobs)
        else:
            for job in jobs:
                job.settle()

    def _fail_those_before(self, moment: float, error: Exception) -> None:
        failed = [job for job in self._queue if job.came <= moment]
        self._queue = self._queue[len(failed) :]  # in the order in which they came
        for job in failed:
            job.settle(error)

    async def _in_thread(self, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, call)
