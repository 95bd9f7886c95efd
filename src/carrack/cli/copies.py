"""Copies of the database: whether one is sound, and how one takes the place of what is there."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from carrack.server.store.database import DatabaseError, copy_file, real


def check_integrity(path: Path) -> None:
    """SQLite's own check of every page, and of every reference between tables."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as raw:
            pages = [row[0] for row in raw.execute("PRAGMA integrity_check(1)")]
            loose = raw.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.Error as error:
        raise DatabaseError("database-unreadable", file=str(path), why=str(error)) from error
    if pages != ["ok"] or loose is not None:
        raise DatabaseError("database-damaged", file=str(path))


def put_back(copy: Path, path: Path) -> Path | None:
    """A copy takes the place of the database; where the old one is now. Only for whoever holds it.

    The copy is complete and on disk before the old file is touched, and that is moved, not read: it may be damaged.
    Its write-ahead log goes with it, since SQLite would play it into whatever file stands there.
    """
    path = real(path)
    fresh = path.with_name(path.name + ".restored")
    copy_file(copy, fresh)
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.name}.before-restore-{stamp}") if path.exists() else None
    try:
        for part in ("", "-wal", "-shm"):
            old = path.with_name(path.name + part)
            if aside is not None and old.exists():
                old.rename(aside.with_name(aside.name + part))
        fresh.replace(path)
    except OSError as error:
        raise DatabaseError("database-not-copied", file=str(path), why=str(error)) from error
    return aside
