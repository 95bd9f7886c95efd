"""The program as a whole: help in both languages, its version, and manners at the end of a pipe."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer

import carrack as package
from carrack.cli import program
from carrack.cli.help import about
from carrack.cli.streams import nearest
from carrack.cli.voice import Voice
from carrack.words import LANGUAGES
from tests.cli.conftest import Carrack, all_commands
from tests.cli.papers import finished

COMMANDS = (
    *("play", "games", "rules", "demo", "replay", "verify", "simulate", "strength", "tournament", "export", "mcp"),
    *("study", "bench", "observation"),
    *("serve", "backup", "restore", "admin"),
)
MODULE = (sys.executable, "-m", "carrack.cli")


def test_the_version_says_whether_the_engine_is_compiled(carrack: Carrack) -> None:
    said = carrack("--version")
    compiled = not package.core.state.__file__.endswith(".py")
    assert said.status == 0
    assert ("compiled" in said.out) == compiled
    assert ("pure" in said.out) == (not compiled)


def test_the_uncompiled_way_in_says_so() -> None:
    environment = os.environ | {"CARRACK_PURE": "1", "LC_ALL": "C"}
    said = subprocess.run([*MODULE, "--version"], env=environment, capture_output=True, text=True, check=True)
    assert "pure" in said.stdout


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_alone_it_lists_its_commands(carrack: Carrack, arguments: tuple[str, ...]) -> None:
    said = carrack(*arguments)
    assert said.status == 0
    for command in COMMANDS:
        assert f"  {command} " in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_parameter_has_words(lang: str) -> None:
    group = typer.main.get_command(program.app)
    voice = Voice(lang)
    assert set(program.COMMANDS) == set(COMMANDS)
    for name, command in {"carrack": group, **all_commands()}.items():
        assert about(voice, name), name
        for parameter in command.params:
            assert about(voice, name, parameter.name) or parameter.name == "context", f"{name} {parameter.name}"


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_both_languages(carrack: Carrack, command: str) -> None:
    english, french = (carrack(command, "--help", "--lang", lang) for lang in ("en", "fr"))
    assert english.status == french.status == 0
    assert "Usage: carrack" in english.out
    assert "Utilisation\u202f: carrack" in french.out
    assert "help-" not in english.out + french.out


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "Commandes"),
        ({"LC_ALL": "fr_CA", "LANG": "en_US.UTF-8"}, "Commandes"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_BE@euro"}, "Commandes"),
        ({"LANG": "de_DE.UTF-8"}, "Commands"),
        ({"LANG": "C.UTF-8"}, "Commands"),
        ({}, "Commands"),
    ],
)
def test_the_language_is_the_systems(
    carrack: Carrack, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], word: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert word in carrack("--help").out


@pytest.mark.parametrize("arguments", [("--lang", "fr", "games"), ("games", "--lang", "fr"), ("games", "--lang=fr")])
def test_the_language_may_be_asked_for_anywhere(carrack: Carrack, arguments: tuple[str, ...]) -> None:
    assert "L’Âge de fer" in carrack(*arguments).out


def test_a_broken_rule_of_ours_is_one_line_too(carrack: Carrack, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> list[str]:
        raise ZeroDivisionError("by accident")

    monkeypatch.setattr("carrack.cli.games.catalog", fail)
    said = carrack("games")
    assert said.status == 1
    assert said.err == "carrack: this should not happen: ZeroDivisionError: by accident (CARRACK_DEBUG=1 shows where)\n"
    monkeypatch.setenv("CARRACK_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        carrack("games")


@pytest.mark.parametrize("error", [KeyboardInterrupt, typer.Abort])
def test_an_interrupted_command_ends_with_130_and_says_nothing(
    carrack: Carrack, monkeypatch: pytest.MonkeyPatch, error: type[BaseException]
) -> None:
    def interrupt() -> list[str]:
        raise error

    monkeypatch.setattr("carrack.cli.games.catalog", interrupt)
    assert carrack("games") == (130, "", "")


def test_a_closed_pipe_is_silent(tmp_path: Path) -> None:
    """The reader goes after the first line; the record is far longer than what a pipe holds back."""
    text = finished(tmp_path).read_text("utf-8")
    script = f"{sys.executable} -m carrack.cli replay {tmp_path / 'game.jsonl'} --lang en"
    assert len(text.splitlines()) > 100
    for reader in ("head -n 1", "true"):
        said = subprocess.run(["sh", "-c", f"{script} | {reader}"], capture_output=True, text=True, check=True)
        assert said.stderr == ""


def test_a_reader_that_left_before_the_start_is_no_error_message(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        said = subprocess.run([*MODULE, "games"], stdout=writing, stderr=subprocess.PIPE, text=True)
    finally:
        os.close(writing)
    assert said.stderr == ""
    assert said.returncode != 0


def test_a_terminal_without_our_letters_shows_others(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [*MODULE, "games", "--lang", "fr"]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "L'Age de fer" in said.stdout
    assert said.stdout.isascii()
    assert "?" not in said.stdout


def test_what_has_no_letter_at_all_is_a_question_mark() -> None:
    assert nearest("“C’est – déjà…” « œuf » 界") == '"C\'est - deja~" " oeuf " ?'


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", ["--version", "games", "play --seed x"])
def test_a_closed_stream_is_no_accident(tmp_path: Path, command: str, closed: str) -> None:
    script = f"{sys.executable} -m carrack.cli {command} {closed}"
    environment = os.environ | {"CARRACK_DATA": str(tmp_path)}
    said = subprocess.run(
        ["sh", "-c", script], env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    assert (said.returncode, said.stderr) == (0, "")


def test_the_version_is_said_before_anything_slow_is_loaded() -> None:
    script = "import sys; from carrack.cli.main import run; run(['--version']); print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    slow = {"typer", "rich", "fluent", "babel", "pydantic", "sqlalchemy", "litestar"}
    assert slow & set(said.stdout.split()) == set()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_simulation_with_its_summary(tmp_path: Path, jobs: str) -> None:
    """In the middle of far more games than there is time for. What is summed up is what is kept."""
    command = [*MODULE, "simulate", "iron-age", "--games", "100000000", "--seats", "1", "--jobs", jobs, "--json"]
    process = subprocess.Popen(
        [*command, "--out", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    deadline = time.monotonic() + 100
    while len(list(tmp_path.glob("game-*.jsonl"))) < 3:
        assert time.monotonic() < deadline, "no game was played"
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in err
    summary = json.loads(out)
    assert summary["interrupted"]
    assert summary["games"] == len(list(tmp_path.glob("game-*.jsonl"))) >= 3
    assert list(tmp_path.glob("*.part")) == []
    assert json.loads((tmp_path / "summary.json").read_text("utf-8")) == summary
