"""Whatever happens to the terminal, the game on the disk is whole and goes on."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from carrack.cli.play import kept_game
from carrack.cli.table.speech import Speech
from tests.table.seats import PASSIVE, PATIENCE, bare, command, environment, kept, squeezed, terminal, too_wide, type_in

pytestmark = pytest.mark.slow  # each starts programs

OPENING = ("port", "keep")


def start(file: Path) -> tuple[str, ...]:
    return ("--seats", "person:Anna,bot:greedy", "--seed", "endings", "--save", str(file))


def assert_goes_on(file: Path) -> None:
    """It is whole, those who sat there sit there again, and it can be played on."""
    before = kept(file).revision
    session = kept_game(Speech("en"), str(file), None)
    assert [player.who for player in session.players] == ["person:Anna", "bot:greedy:Dido"]
    type_in(session, *PASSIVE)
    assert kept(file).revision > before


def test_a_killed_game_is_resumed_at_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with terminal(tmp_path, *start(file)) as table:
        table.type("port")
        asked = table.type("2").rpartition("╯")[2]
        table.process.send_signal(signal.SIGKILL)
        table.process.wait(PATIENCE)
    with terminal(tmp_path, "--resume", str(file)) as table:
        assert bare(table.fresh).rpartition("╯")[2] == asked
        assert "takes back" in table.type("undo")
        assert "Anna  keeps the dice" in table.type("k")
        table.type("q")
        assert table.end() == 0


def test_quitting_saves_and_says_how_to_come_back(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with terminal(tmp_path, *start(file)) as table:
        for line in OPENING:
            table.type(line)
        said = table.type("q")
        assert table.end() == 0
    assert squeezed(f"carrack play --resume {file}") in squeezed(said)
    assert_goes_on(file)


def test_a_move_is_on_the_disk_before_the_next_question(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with terminal(tmp_path, *start(file)) as table:
        table.type("port")
        played = [
            entry["action"] for entry in kept(file).record().entries if entry.get("by") == 0 and "action" in entry
        ]
        table.process.kill()
    assert played == [0]
    assert_goes_on(file)


@pytest.mark.parametrize("output", [0, 2])
def test_a_kill_at_any_moment_leaves_the_game_whole(tmp_path: Path, output: int) -> None:
    """Right after a line was sent, or once the answer has begun to appear."""
    file = tmp_path / "game.jsonl"
    with terminal(tmp_path, *start(file)) as table:
        table.type("port")
        before = kept(file).revision
        table.write(b"keep\n")
        for _ in range(output):
            table.read()
        table.process.send_signal(signal.SIGKILL)
        table.process.wait(PATIENCE)
    assert kept(file).revision >= before
    assert_goes_on(file)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_to_end_is_obeyed_with_the_game_saved(tmp_path: Path, number: signal.Signals) -> None:
    file = tmp_path / "game.jsonl"
    with terminal(tmp_path, *start(file)) as table:
        table.type("port")
        table.process.send_signal(number)
        assert table.end() == 128 + number
        assert "Traceback" not in table.output
    assert_goes_on(file)


def test_a_terminal_that_goes_away_ends_the_program(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with terminal(tmp_path, *start(file)) as table:
        table.type("port")
        os.close(table.fd)
        table.process.wait(PATIENCE)
        table.fd = os.open(os.devnull, os.O_RDONLY)
    assert_goes_on(file)


def test_ctrl_c_asks_first_and_leaves_the_second_time(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with terminal(tmp_path, *start(file)) as table:
        table.type("port")
        table.write(b"half a li")
        table.wait_for("half a li")  # what is still on its way when Ctrl-C is pressed, the terminal itself throws away
        assert "Press Ctrl-C again to leave" in table.interrupt()
        assert "roll again" in table.type("moves")
        assert "Press Ctrl-C again to leave" in table.interrupt()
        assert "The game is saved. To go on" in table.interrupt()
        assert table.end() == 0
        assert "Traceback" not in table.output
    assert_goes_on(file)


def test_the_end_of_input_leaves_with_the_game_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with terminal(tmp_path, *start(file)) as table:
        table.type("port")
        table.write(b"\x04")
        assert table.end() == 0
        assert "The game is saved" in bare(table.output)
    assert_goes_on(file)


def test_a_resize_changes_what_is_drawn_next(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with terminal(tmp_path, *start(file), width=160) as table:
        table.type("port")
        wide = table.type("board")
        assert too_wide(wide, 80)
        table.resize(80)
        table.process.send_signal(signal.SIGWINCH)
        table.write(b"board\n")
        table.wait_for("Strength")  # readline draws its prompt anew after a resize: that is not yet the answer
        assert too_wide(table.wait_for_prompt(), 80) == []
    assert_goes_on(file)


def test_lines_can_come_through_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = subprocess.run(
        command(*start(file)),
        input=b"port\nkeep\nlog\n",
        capture_output=True,
        env=environment(tmp_path),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout
    assert too_wide(done.stdout.decode(), 80) == []
    assert "Anna> keep\n" in done.stdout.decode()
    assert_goes_on(file)


def test_a_closed_pipe_ends_the_program_without_a_word(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    process = subprocess.Popen(
        command(*start(file)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(1)
    process.stdout.close()
    process.stdin.write(b"port\n" + b"board\n" * 50)
    process.stdin.close()
    assert process.wait(PATIENCE) == 1
    assert process.stderr.read() == b""
    process.stderr.close()
    assert_goes_on(file)
