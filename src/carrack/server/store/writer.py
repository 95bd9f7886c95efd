"""The one writer: whatever waits is committed together, and only then does anybody hear of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

from carrack.server.store.database import begin_writing, commit, rollback, writing

T = TypeVar("T")
Job = Callable[[Connection], Any]
MOST: Final = 200  # jobs in one commit
PATIENCE: Final = 30.0  # seconds for which another process, such as the host at the command line, may hold the file


class _Waiting:
    """A job and whoever waits for it."""

    __slots__ = ("error", "future", "job", "result")

    def __init__(self, job: Job, future: asyncio.Future[Any]) -> None:
        self.job = job
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        if self.future.done():  # whoever waited has gone
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """Jobs run in the event loop, where they are quick; the disk is waited for in a thread, meanwhile others queue up.

    (All of it in a thread was slower by half: each statement gives up the interpreter's lock, and has to win it back
    from a busy loop.) A job may be run twice: what it does, it does to the database alone.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="disk")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: list[_Waiting] = []
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction; returns when it is on disk. Whatever goes wrong is raised here, undone."""
        loop = asyncio.get_running_loop()
        if self._loop is None or self._loop.is_closed():
            self._loop = loop
        if loop is not self._loop:
            return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(self.write(job), self._loop))
        if self._closed:
            raise RuntimeError("the writer is closed")
        future: asyncio.Future[T] = loop.create_future()
        self._waiting.append(_Waiting(job, future))
        if self._flushing is None or self._flushing.done():
            self._flushing = loop.create_task(self._flush())
        return await future

    async def finish(self) -> None:
        """Commit what waits; nothing is taken after it."""
        self._closed = True
        if self._flushing is not None:
            await asyncio.wait([self._flushing])

    def close(self) -> None:
        self._closed = True
        self._thread.submit(self._hang_up).result()
        self._thread.shutdown()

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()

    async def _flush(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._commit(jobs)
            for one in jobs:
                one.settle()

    async def _commit(self, jobs: list[_Waiting]) -> None:
        """All in one transaction; if that fails, each in one of its own, so that only the culprit fails."""
        try:
            connection = await self._begin()
            try:
                for one in jobs:
                    one.result = one.job(connection)
                await self._in_thread(lambda: commit(connection))
            except BaseException:
                await self._in_thread(lambda: rollback(connection))
                raise
        except BaseException as error:
            if len(jobs) == 1:
                jobs[0].error = error
                return
            for one in jobs:
                await self._commit([one])

    async def _begin(self) -> Connection:
        """At once where nobody else writes; if somebody does, in the thread, with patience."""
        connection = self._connection
        if connection is None:
            connection = self._connection = await self._in_thread(lambda: writing(self._engine))
        if not begin_writing(connection, 0.0):
            await self._in_thread(lambda: begin_writing(connection, PATIENCE))
        return connection

    async def _in_thread(self, call: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, call)
