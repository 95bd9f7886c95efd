"""The one writer: whatever waits is committed together, and only then does anybody hear of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

from carrack.server.store.database import begin_writing, commit, rollback, writing

log = logging.getLogger("carrack.store")
T = TypeVar("T")
Job = Callable[[Connection], Any]
Told = Callable[[Any, BaseException | None], None]  # what a job gave, and what went wrong
MOST: Final = 200  # jobs in one commit
PATIENCE: Final = 30.0  # seconds for which another process, such as the host at the command line, may hold the file


class _Waiting:
    """A job and who is told when it is on disk, or that it never will be."""

    __slots__ = ("error", "job", "result", "told")

    def __init__(self, job: Job, told: Told) -> None:
        self.job = job
        self.told = told
        self.result: Any = None
        self.error: BaseException | None = None


def tell(jobs: list[_Waiting]) -> None:
    """Whatever one of them makes of it, the others hear too."""
    for one in jobs:
        try:
            one.told(one.result, one.error)
        except Exception:
            log.exception("what was written could not be told")


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
        future: asyncio.Future[T] = loop.create_future()

        def settle(result: T, error: BaseException | None) -> None:
            if future.done():  # whoever waited has gone
                return
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(result)

        self.put(job, settle)
        return await future

    def put(self, job: Job, told: Told) -> None:
        """The same for whoever does not wait but wants to be called. Only in the event loop."""
        if self._closed:
            raise RuntimeError("the writer is closed")
        self._waiting.append(_Waiting(job, told))
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.get_running_loop().create_task(self._flush())

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
        loop = asyncio.get_running_loop()
        while self._waiting:
            jobs, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._commit(jobs)
            loop.call_soon(tell, jobs)  # while the disk is at work on the next ones

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
