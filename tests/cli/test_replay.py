"""A record is told entry by entry, to everybody or as one seat saw it, and stepped through at a terminal."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

import carrack as package
from carrack.core.replay import replay
from tests.cli.conftest import Carrack
from tests.cli.papers import finished, running, with_real_dice, written
from tests.core.hide_and_toss import GAME


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"^ *(\d+)  ", text, re.MULTILINE)]


def test_every_entry_is_told_with_its_number(carrack: Carrack, tmp_path: Path) -> None:
    file = finished(tmp_path)
    said = carrack("replay", file)
    match = replay(file.read_bytes())
    assert said.status == 0
    assert said.err == ""
    assert numbers(said.out) == list(range(1, match.revision + 1))
    assert said.out.startswith(f"The Iron Age, 1 seat, {match.revision} entries\n")
    assert "Ann: " in said.out
    assert "Chance: " not in said.out, "a die that falls is told once, by what happens"
    for event in match.log()[1:20]:
        assert match.game.tell(event, "en", ["Ann"]) in said.out
    assert said.out.rstrip().splitlines()[-1].startswith("The solo game is ")


def test_an_answer_without_a_choice_says_so(carrack: Carrack, tmp_path: Path) -> None:
    file = written(tmp_path, str(short_match().record()))
    assert "Seat 1: open (no choice)" in carrack("replay", file).out


def test_one_entry_is_shown_with_the_question_that_follows(carrack: Carrack, tmp_path: Path) -> None:
    file = running(tmp_path)
    said = carrack("replay", file, "--at", 3)
    assert said.status == 0
    assert numbers(said.out) == [3]
    state = replay(file.read_bytes()).at(3)
    assert str(package.game("iron-age").ask(state)["text"]) in said.out
    assert "Points: Ann " in said.out
    assert numbers(carrack("replay", file, "--at", 0).out) == []


def test_a_replay_speaks_french(carrack: Carrack, tmp_path: Path) -> None:
    said = carrack("replay", running(tmp_path), "--lang", "fr")
    assert "lance le dé 1\u202f: " in said.out
    assert "La manche 1 commence." in said.out


def test_undo_rewind_and_hand_over_are_told(carrack: Carrack, tmp_path: Path) -> None:
    match = package.Match("iron-age", 2, seed="x")
    match.hand_over(0, "person:Zoé")
    match.play(0)
    match.undo(0) if match.can_undo(0) else match.rewind(1, by=[0, 1])
    said = carrack("replay", written(tmp_path, str(match.archive())))
    assert "Zoé" in said.out
    assert len(numbers(said.out)) == match.revision


def short_match() -> package.Match:
    package.register(GAME.id, GAME)
    match = package.Match(GAME, seed="x")
    for action in (1, 2, 6):
        match.play(action)
    return match


@pytest.mark.parametrize(("view", "secret"), [(None, False), ("1", False), ("2", True), ("spectator", True)])
def test_a_secret_is_told_only_to_who_could_see_it(
    carrack: Carrack, tmp_path: Path, view: str | None, secret: bool
) -> None:
    file = written(tmp_path, str(short_match().record()))
    said = carrack("replay", file, *([] if view is None else ["--view", view]))
    assert said.status == 0
    assert ("a secret answer" in said.out) == secret
    assert ("hide right" in said.out) == (not secret)
    assert ("hidden right" in said.out) == (not secret)
    assert "opened right" in said.out


def test_points_of_a_hidden_piece_are_not_told_to_a_spectator(carrack: Carrack, tmp_path: Path) -> None:
    file = written(tmp_path, str(short_match().record()))
    assert "Points:" not in carrack("replay", file, "--at", 1, "--view", "spectator").out
    assert "Points:" in carrack("replay", file, "--at", 1).out


def test_real_dice_are_told_like_any(carrack: Carrack, tmp_path: Path) -> None:
    assert "Ann rolls the Fate die: " in carrack("replay", with_real_dice(tmp_path)).out


def at_a_terminal(file: Path, keys: str) -> tuple[int, str]:
    """`carrack replay` on a pseudo-terminal, with keys pressed one after the other, each when the last was heard."""
    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "dumb", "COLUMNS": "100", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "carrack.cli", "replay", str(file)]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, close_fds=True)
    os.close(theirs)
    seen = b""
    for key in keys:
        seen += read_until_quiet(ours, process)
        os.write(ours, key.encode())
    while process.poll() is None:
        seen += read_until_quiet(ours, process)
    seen += read_until_quiet(ours, process)
    os.close(ours)
    return process.returncode, seen.decode().replace("\r", "")


def read_until_quiet(terminal: int, process: subprocess.Popen[bytes]) -> bytes:
    """What is written until nothing more comes for a moment, once something came."""
    import select

    seen = b""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        ready, _, _ = select.select([terminal], [], [], 0.4)
        if ready:
            try:
                seen += os.read(terminal, 65536)
            except OSError:
                return seen
        elif seen or process.poll() is not None:
            return seen
    return seen


@pytest.mark.slow
def test_at_a_terminal_a_key_is_a_step(tmp_path: Path) -> None:
    status, seen = at_a_terminal(running(tmp_path), "\r bq")
    assert status == 0
    assert "Enter or space: on." in seen
    assert numbers(seen) == [1, 2, 1]


@pytest.mark.slow
def test_at_a_terminal_all_the_rest_can_be_asked_for(tmp_path: Path) -> None:
    file = finished(tmp_path)
    status, seen = at_a_terminal(file, " a")
    assert status == 0
    assert numbers(seen) == list(range(1, replay(file.read_bytes()).revision + 1))
    assert "The solo game is " in seen


@pytest.mark.slow
def test_at_a_terminal_ctrl_c_ends_it(tmp_path: Path) -> None:
    status, seen = at_a_terminal(running(tmp_path), " \x03")
    assert status in (0, 130)
    assert "Traceback" not in seen
    assert numbers(seen) == [1]
