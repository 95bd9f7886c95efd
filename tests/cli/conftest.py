"""The command line, run in this process: no language but the one a test asks for, and no colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
import typer

from carrack.cli.main import run
from carrack.cli.program import COMMANDS, app


class Said(NamedTuple):
    """What a command line came to."""

    status: int
    out: str
    err: str


Carrack = Callable[..., Said]


def all_commands() -> dict[str, Any]:
    """Each command by its name, as the parser has it."""
    program: Any = typer.main.get_command(app)
    return {name: program.get_command(None, name) for name in COMMANDS}


@pytest.fixture
def carrack(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Carrack:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "CARRACK_DEBUG"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: object) -> Said:
        capsys.readouterr()
        status = run([str(argument) for argument in arguments])
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return Said(status, said.out, said.err)

    return call
