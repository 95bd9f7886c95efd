"""The database file: opened, brought up to date, refused when a newer Carrack or another program has written it."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.expression import ClauseElement

MIGRATIONS = Path(__file__).parent / "migrations"
OWN: Final = {"alembic_version", "moves"}  # tables that every file of ours has
PRIVATE: Final = 0o600  # the file holds secrets of running games and hashes of passwords


class DatabaseError(Exception):
    """The file cannot be used; says why. `key` is that of its message, `details` its arguments."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(f"{key}: {details}")
        self.key = key
        self.details = details


def connect(path: Path) -> Engine:
    """SQLite in WAL with full durability. Transactions begin as writers: to check and then to write is one thing."""
    url = URL.create("sqlite", database=str(path))
    arguments = {"timeout": 30.0, "check_same_thread": False}
    engine = create_engine(url, connect_args=arguments, hide_parameters=True)  # errors are logged, secrets are not

    @event.listens_for(engine, "connect")
    def prepare(raw: Any, _record: Any) -> None:
        raw.isolation_level = None  # we say ourselves when a transaction begins
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            raw.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        options = connection.get_execution_options()
        if not options.get("begun", False):
            connection.exec_driver_sql("BEGIN" if options.get("reading", False) else "BEGIN IMMEDIATE")

    return engine


def writing(engine: Engine) -> Connection:
    """A connection whose transactions `begin_writing` begins."""
    connection = engine.connect().execution_options(begun=True)
    driver_of(connection).execute("PRAGMA busy_timeout=0")
    return connection


def driver_of(connection: Connection) -> Any:
    """The driver's own connection, for what is done so often that the way there counts: of the time that SQLAlchemy
    takes to execute a statement, nine tenths are not the database's. Errors are the driver's own too.
    """
    return connection.connection.driver_connection


def sql_of(statement: ClauseElement) -> str:
    """A statement for the driver, which takes the values of its parameters by their names."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


def begin_writing(connection: Connection) -> bool:
    """Begin as a writer. False where another process writes."""
    try:
        driver_of(connection).execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return False
        raise
    return True


def commit(connection: Connection) -> None:
    """What was begun by `begin_writing`. SQLAlchemy knows of it only where a job has used more than the driver."""
    if connection.in_transaction():
        connection.commit()
    else:
        driver_of(connection).commit()


def rollback(connection: Connection) -> None:
    """Whatever is left of a transaction, for both: one whose commit failed SQLAlchemy keeps until it is told so."""
    connection.rollback()
    driver_of(connection).rollback()


def is_duplicate(error: IntegrityError | sqlite3.IntegrityError) -> bool:
    """Whether a row was refused because there is one of its key."""
    kind = getattr(error.orig if isinstance(error, IntegrityError) else error, "sqlite_errorname", "")
    return kind in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")


# Who has it.


def real(path: Path) -> Path:
    """The file itself: by whichever links it is called, it is one database."""
    return Path(os.path.realpath(path))


@contextmanager
def hold(path: Path) -> Iterator[None]:
    """One server to a file: tables live in its memory. The system lets go of the lock however the process ends."""
    path = real(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(path.with_name(path.name + ".lock"), timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError("database-unreadable", file=str(path), why=str(error)) from error
    with closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            raise DatabaseError("database-held", file=str(path)) from error
        yield


# Which version it is of.


def versions() -> list[str]:
    """All that we know, the newest first: each migration's file begins with the version it leads to."""
    return sorted((file.name.partition("_")[0] for file in MIGRATIONS.glob("versions/[0-9]*_*.py")), reverse=True)


def version_of(path: Path) -> str | None:
    """The version of a file of ours, None for an empty one; looked up without writing to what may be somebody's."""
    try:
        if path.stat().st_size == 0:
            return None
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as raw:
            tables = {name for (name,) in raw.execute("select name from sqlite_master where type = 'table'")}
            if not tables:
                return None
            if not tables >= OWN:
                raise DatabaseError("database-foreign", file=str(path))
            found = raw.execute("select version_num from alembic_version").fetchone()
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError("database-unreadable", file=str(path), why=str(error)) from error
    if found is None:
        raise DatabaseError("database-foreign", file=str(path))
    if found[0] not in versions():
        raise DatabaseError("database-newer", file=str(path), found=found[0])
    return str(found[0])


def open_database(path: Path) -> Engine:
    """An engine on a file of this version, made or migrated if need be; before that the file is copied aside."""
    path = real(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.touch(PRIVATE)
    except OSError as error:
        raise DatabaseError("database-unreadable", file=str(path), why=str(error)) from error
    found = version_of(path)
    engine = connect(path)
    if found != versions()[0]:
        if found is not None:
            copy_file(path, path.with_name(f"{path.name}.{found}-{time.strftime('%Y%m%d-%H%M%S')}"))
        migrate(engine)
    return engine


def migrate(engine: Engine, to: str = "head") -> None:
    from alembic import command  # slow to load, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)


# Copies.


def copy_file(path: Path, target: Path) -> None:
    """A consistent copy, whatever still stands in the write-ahead log, made while others read and write; moved into
    place only when it is complete and on disk.
    """
    target = real(target)
    partial = target.with_name(target.name + ".part")
    try:
        partial.unlink(missing_ok=True)
        partial.touch(PRIVATE)
        with (
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(partial)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        with partial.open("rb+") as file:
            os.fsync(file.fileno())
        partial.replace(target)
    except (OSError, sqlite3.Error) as error:
        partial.unlink(missing_ok=True)
        raise DatabaseError("database-not-copied", file=str(target), why=str(error)) from error
