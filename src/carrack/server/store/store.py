"""The store: one door for reading, one for writing."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from carrack.server.errors import Conflict, Unavailable
from carrack.server.store import models
from carrack.server.store.database import is_duplicate, open_database
from carrack.server.store.writer import Locked, Writer

log = logging.getLogger("carrack.store")
T = TypeVar("T")
READERS: Final = 2
HEALTH: Final = "health"  # the mark that is written to see whether it can be
MARKED: Final = select(models.Mark.value).where(models.Mark.name == HEALTH)
CHECKED: Final = 1.0  # seconds for which a check counts
LEAST_FREE: Final = 16 * 1024 * 1024  # bytes of the disk: with less, the next game may not fit
PATIENCE: Final = 10.0  # seconds for which another process may hold the file before whoever waits is refused


class Store:
    """What the rest of the server knows of the database."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = open_database(path)
        self._reading = self.engine.execution_options(reading=True)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._checked = 0.0  # until when the last check counts
        self._checking = asyncio.Lock()  # one at a time: what it reads is what it wrote itself
        self._writer = Writer(self.engine, PATIENCE)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """For whoever has no event loop: the command line, the start."""
        with self._reading.connect() as connection:
            return query(connection)

    async def read(self, query: Callable[[Connection], T]) -> T:
        """What is committed, as one moment saw it."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self.read_now, query)
        except SQLAlchemyError as error:
            raise refused("read", error) from error

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Durable when it returns. A job raises a Problem to refuse; then nothing of it is written."""
        try:
            return await self._writer.write(job)
        except (SQLAlchemyError, sqlite3.Error, Locked) as error:
            if isinstance(error, (IntegrityError, sqlite3.IntegrityError)) and is_duplicate(error):
                raise Conflict("written-already") from error
            raise refused("write", error) from error

    async def check(self) -> None:
        """Writes and reads, or is Unavailable. Whoever asks again within a second hears the same."""
        async with self._checking:
            if time.monotonic() < self._checked:
                return
            if shutil.disk_usage(self.path.parent).free < LEAST_FREE:
                raise refused("write", OSError("the disk is full"))
            value = str(time.time())
            await self.write(lambda connection: set_mark(connection, HEALTH, value))
            if await self.read(lambda connection: connection.execute(MARKED).scalar_one()) != value:
                raise refused("read", OSError("what was written is not what is read"))
            self._checked = time.monotonic() + CHECKED

    async def finish(self) -> None:
        """Everything that waits is written; nothing more is taken."""
        await self._writer.finish()

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()


def mark_of(connection: Connection, name: str) -> str | None:
    query = select(models.Mark.value).where(models.Mark.name == name)
    return connection.execute(query).scalar_one_or_none()


def set_mark(connection: Connection, name: str, value: str) -> None:
    if not connection.execute(update(models.Mark).where(models.Mark.name == name).values(value=value)).rowcount:
        connection.execute(insert(models.Mark), {"name": name, "value": value})


def refused(what: str, error: Exception) -> Unavailable:
    """The store's refusal; why it refuses is for whoever looks after it."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    log.error("the store did not %s: %s: %s", what, type(cause).__name__, cause)
    return Unavailable("storage")
