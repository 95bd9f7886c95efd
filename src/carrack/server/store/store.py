"""The store: one door for reading, one for writing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from carrack.server.errors import Conflict, Unavailable
from carrack.server.store.database import is_duplicate, open_database
from carrack.server.store.writer import Told, Writer

T = TypeVar("T")
READERS = 2


class Store:
    """What the rest of the server knows of the database."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = open_database(path)
        self._reading = self.engine.execution_options(reading=True)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(self.engine)

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
            raise Unavailable("storage") from error

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Durable when it returns. A job raises a Problem to refuse; then nothing of it is written."""
        try:
            return await self._writer.write(job)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise (Conflict("written-already") if is_duplicate(error) else Unavailable("storage")) from error
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise Unavailable("storage") from error

    def put(self, job: Callable[[Connection], object], told: Told) -> None:
        """The same for whoever does not wait: `told` is called when it is on disk, or with what went wrong."""
        self._writer.put(job, told)

    async def finish(self) -> None:
        """Everything that waits is written; nothing more is taken."""
        await self._writer.finish()

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()
