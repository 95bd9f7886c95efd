"""One program, a command for each thing to do. Nothing that is typed ends in a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any, Final

import typer

from carrack.cli.build import version as version_of_this
from carrack.cli.errors import UsageError, explain, explain_usage
from carrack.cli.help import Command, Group
from carrack.cli.main import leave_the_pipe
from carrack.cli.parameters import LANG
from carrack.cli.voice import PROGRAM, Refused, Unspoken, Voice, voice_for
from carrack.words import LANGUAGES

INTERRUPTED: Final = 130
COMMANDS: Final = {  # in which module each stands, by its own name: it is imported when it is called
    "serve": "serve",
    "play": "play",
    "games": "games",
    "rules": "rules",
    "demo": "demo",
    "replay": "replay",
    "verify": "verify",
    "simulate": "simulate",
    "strength": "strength",
    "tournament": "tournament",
    "export": "export",
    "mcp": "mcp",
    "study": "study",
    "bench": "bench",
    "observation": "observation",
    "backup": "backup",
    "restore": "backup",
    "admin": "admin",
}


class Program(Group):
    """All commands."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"carrack.cli.{COMMANDS[cmd_name]}")
        if hasattr(module, "app"):  # it has commands of its own
            return typer.main.get_command(module.app)
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        alone.command(cmd_name, cls=Command)(getattr(module, cmd_name))
        return typer.main.get_command(alone)


app = typer.Typer(cls=Program, add_completion=False, rich_markup_mode=None, invoke_without_command=True)


@app.callback()
def carrack_itself(
    context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False, lang: LANG = None
) -> None:
    voice: Voice = context.obj
    if version:
        voice.print(version_of_this())
        raise typer.Exit
    if context.invoked_subcommand is None:
        voice.print(context.get_help().rstrip())


def run_program(arguments: Sequence[str]) -> int:
    """A whole command line; its exit status."""
    try:
        voice = voice_for(arguments, os.environ)
    except Unspoken as unspoken:
        voice = unspoken.voice
        voice.complain(voice("error-choice", field="--lang", value=unspoken.asked, allowed=", ".join(LANGUAGES)))
        return 2
    try:
        return _run(list(arguments), voice)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return leave_the_pipe()


def _run(arguments: list[str], voice: Voice) -> int:
    command: Any = typer.main.get_command(app)
    try:
        status = command.main(arguments, PROGRAM, standalone_mode=False, obj=voice)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except BrokenPipeError:
        raise
    except typer.Abort:
        return INTERRUPTED
    except Refused as refused:
        voice.complain(explain(refused, voice))
        return refused.status
    except SystemExit as leaving:  # a closed pipe, as rich and typer take it
        return leaving.code if isinstance(leaving.code, int) else 1
    except Exception as error:
        if os.environ.get("CARRACK_DEBUG"):
            raise
        usage = UsageError is not None and isinstance(error, UsageError)
        voice.complain(explain_usage(error, voice) if usage else explain(error, voice))
        return 2 if usage else 1
