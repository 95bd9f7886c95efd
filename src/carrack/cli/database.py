"""Which database a command means, and what is said when it will not do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from carrack.cli.table.keep import data_folder
from carrack.cli.voice import Refused

DATABASE = Annotated[str | None, typer.Option("--database", metavar="FILE")]
NAME: Final = "harbour.db"
# What is wrong with a file, as the server's store says it.
WORDED: Final = (
    "database-damaged",
    "database-foreign",
    "database-held",
    "database-missing",
    "database-newer",
    "database-not-copied",
    "database-not-ready",
    "database-unreadable",
)


def database_of(named: str | None) -> Path:
    """The file that was named, else the one in the data folder."""
    return Path(named).expanduser() if named else data_folder() / NAME


@contextmanager
def worded() -> Iterator[None]:
    """What the store refuses is said in the reader's language; nothing was changed, and the status is 1."""
    from carrack.server.store.database import DatabaseError

    try:
        yield
    except DatabaseError as error:
        if error.key not in WORDED:
            raise
        raise Refused(error.key, 1, **error.details) from error
