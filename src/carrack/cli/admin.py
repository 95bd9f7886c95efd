"""`carrack admin`: what the host of a server does to accounts and chat, on its database, also while it runs."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from carrack.cli.arguments import whole
from carrack.cli.database import DATABASE, database_of, worded
from carrack.cli.help import Command, Group
from carrack.cli.parameters import LANG
from carrack.cli.voice import Refused, Voice
from carrack.words import Words

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")
SERVER: Final = Words("server")  # what it refuses is said as it says it
NAME = Annotated[str, typer.Argument(metavar="NAME")]
GUEST = Annotated[bool, typer.Option("--guest")]

app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None, invoke_without_command=True)


@app.callback()
def admin(context: typer.Context, lang: LANG = None) -> None:
    if context.invoked_subcommand is None:
        voice: Voice = context.obj
        voice.print(context.get_help().rstrip())


def people(
    context: typer.Context,
    guests: Annotated[bool, typer.Option("--guests")] = False,
    database: DATABASE = None,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    from carrack.cli import people as admin

    with refusals(voice, database), admin.looking(database_of(database)) as connection:
        accounts, others = admin.people(connection), admin.guests(connection)
    shown = [(one.name, one) for one in accounts]
    if guests:
        shown += [(f"{mark} {one.name}".rstrip(), one) for mark, one in others]
    for name, one in shown:
        day = time.strftime("%Y-%m-%d", time.localtime(one.created))
        key = "admin-person-banned" if one.banned else "admin-person"
        voice.print(voice(key, name=name, day=day, tables=one.tables))
    voice.print(voice("admin-count", accounts=len(accounts), guests=len(others)))


def reset_password(
    context: typer.Context,
    name: NAME,
    stdin: Annotated[bool, typer.Option("--stdin")] = False,
    database: DATABASE = None,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    from carrack.cli import people as admin
    from carrack.server.settings import Settings

    given = sys.stdin.readline().rstrip("\r\n") if stdin else None
    settings = Settings(database=database_of(database))
    chosen = _change(context, database, lambda connection: admin.reset_password(connection, settings, name, given))
    voice.print(voice("admin-password-set", name=name))
    if given is None:
        voice.print(chosen)


def ban(context: typer.Context, name: NAME, guest: GUEST = False, database: DATABASE = None, lang: LANG = None) -> None:
    from carrack.cli import people as admin

    _change(context, database, lambda connection: admin.ban(connection, name, True, guest))
    _say(context, "admin-banned", name=name)


def unban(
    context: typer.Context, name: NAME, guest: GUEST = False, database: DATABASE = None, lang: LANG = None
) -> None:
    from carrack.cli import people as admin

    _change(context, database, lambda connection: admin.ban(connection, name, False, guest))
    _say(context, "admin-unbanned", name=name)


def mute(
    context: typer.Context,
    name: NAME,
    hours: Annotated[str, typer.Option("--hours", metavar="N")] = "24",
    guest: GUEST = False,
    database: DATABASE = None,
    lang: LANG = None,
) -> None:
    from carrack.cli import people as admin

    number = whole("--hours", hours, 1, 24 * 366)
    _change(context, database, lambda connection: admin.mute(connection, name, number, guest))
    _say(context, "admin-muted", name=name, hours=number)


def unmute(
    context: typer.Context, name: NAME, guest: GUEST = False, database: DATABASE = None, lang: LANG = None
) -> None:
    from carrack.cli import people as admin

    _change(context, database, lambda connection: admin.mute(connection, name, 0, guest))
    _say(context, "admin-unmuted", name=name)


def reports(context: typer.Context, database: DATABASE = None, lang: LANG = None) -> None:
    voice: Voice = context.obj
    from carrack.cli import people as admin

    with refusals(voice, database), admin.looking(database_of(database)) as connection:
        found = admin.reports(connection)
    for one in found:
        day = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.at))
        place = f" {one.table} {one.line or ''}".rstrip()
        voice.print(voice("admin-report", number=one.number, day=day, by=one.by, about=one.about, place=place))
        if one.said:
            voice.print(f"    « {one.said} »")
        voice.print(f"    {one.text}")
    voice.print(voice("admin-reports", count=len(found)))


def settle(
    context: typer.Context,
    number: Annotated[str, typer.Argument(metavar="NUMBER")],
    database: DATABASE = None,
    lang: LANG = None,
) -> None:
    from carrack.cli import people as admin

    report = whole("NUMBER", number, 1)
    _change(context, database, lambda connection: admin.settle(connection, report))
    _say(context, "admin-settled", number=report)


def rate(context: typer.Context, database: DATABASE = None, lang: LANG = None) -> None:
    from carrack.server.tables.ratings import work_out_anew

    _say(context, "admin-rated", games=_change(context, database, work_out_anew))


def rename(
    context: typer.Context,
    name: NAME,
    new: Annotated[str, typer.Argument(metavar="NEW")],
    database: DATABASE = None,
    lang: LANG = None,
) -> None:
    from carrack.cli import people as admin

    shown = _change(context, database, lambda connection: admin.rename(connection, name, new))
    _say(context, "admin-renamed", name=name, new=shown)


def delete(context: typer.Context, name: NAME, database: DATABASE = None, lang: LANG = None) -> None:
    from carrack.cli import people as admin

    _change(context, database, lambda connection: admin.delete(connection, name))
    _say(context, "admin-deleted", name=name)


def remove_chat(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    line: Annotated[str, typer.Argument(metavar="LINE")],
    database: DATABASE = None,
    lang: LANG = None,
) -> None:
    from carrack.cli import people as admin

    number = whole("LINE", line, 1)
    _change(context, database, lambda connection: admin.remove_line(connection, table, number))
    _say(context, "admin-line-removed", line=number)


for _name, _function in (
    ("people", people),
    ("reset-password", reset_password),
    ("ban", ban),
    ("unban", unban),
    ("rename", rename),
    ("delete", delete),
    ("remove-chat", remove_chat),
    ("mute", mute),
    ("unmute", unmute),
    ("reports", reports),
    ("settle", settle),
    ("rate", rate),
):
    app.command(_name, cls=Command)(_function)


@contextmanager
def refusals(voice: Voice, database: str | None) -> Iterator[None]:
    """Whatever the server's own code refuses, in one line; nothing was changed."""
    from sqlalchemy.exc import SQLAlchemyError

    from carrack.server.errors import Problem

    try:
        with worded():
            yield
    except Problem as problem:
        why = SERVER.say(f"error-{problem.error}", voice.lang, problem.details)
        raise Refused("admin-refused", 1, why=why) from None
    except SQLAlchemyError:
        raise Refused("admin-not-written", 1, file=str(database_of(database))) from None


def _change(context: typer.Context, database: str | None, job: Callable[[Connection], T]) -> T:
    from carrack.cli import people as admin

    with refusals(context.obj, database), admin.changing(database_of(database)) as connection:
        return job(connection)


def _say(context: typer.Context, key: str, **arguments: object) -> None:
    voice: Voice = context.obj
    voice.print(voice(key, **arguments))
