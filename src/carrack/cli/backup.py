"""`carrack backup` and `carrack restore`: the whole harbour in one file, and back."""

from __future__ import annotations

from pathlib import Path

import typer

from carrack.cli.database import DATABASE, database_of, worded
from carrack.cli.parameters import FILE, LANG
from carrack.cli.voice import Refused, Voice


def backup(context: typer.Context, file: FILE, database: DATABASE = None, lang: LANG = None) -> None:
    """A consistent copy, also while the server runs. Never over something that is there."""
    voice: Voice = context.obj
    from carrack.cli.copies import check_integrity
    from carrack.server.store.database import copy_file, version_of

    source = database_of(database)
    target = Path(file).expanduser()
    if not source.exists():
        raise Refused("database-missing", 1, file=str(source))
    if target.exists():
        raise Refused("backup-exists", 1, file=str(target))
    with worded():
        version_of(source)
        copy_file(source, target)
        check_integrity(target)
    voice.print(voice("backup-done", file=str(target)))


def restore(context: typer.Context, file: FILE, database: DATABASE = None, lang: LANG = None) -> None:
    """The copy takes the place of the database, which is kept beside it. Not while a server has it."""
    voice: Voice = context.obj
    from carrack.cli.copies import check_integrity, put_back
    from carrack.server.store.database import hold, version_of

    copy = Path(file).expanduser()
    target = database_of(database)
    if not copy.exists():
        raise Refused("database-missing", 1, file=str(copy))
    with worded():
        if version_of(copy) is None:
            raise Refused("backup-empty", 1, file=str(copy))
        check_integrity(copy)
        with hold(target):
            aside = put_back(copy, target)
    voice.print(voice("restore-done", file=str(target)))
    if aside is not None:
        voice.print(voice("restore-kept", file=str(aside)))
