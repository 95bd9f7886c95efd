"""Bots in any language: what they are told, how they lose by what they do, and that nothing is left of them."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import carrack
from carrack.arena.players import check_player, player
from carrack.arena.playing import Part, play_part
from carrack.arena.protocol import Forfeit, question, written
from carrack.arena.run import run
from carrack.arena.visitors import dismiss
from carrack.core.errors import OptionError
from carrack.core.fate import Seeded
from tests.arena.boxes import plan_of
from tests.arena.visitors import MISFITS, NODE, PYTHON, visitor


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    yield
    dismiss()


def played(*bots: str, games: int = 2, records: str = "") -> Part:
    """Short games of The Iron Age, deals and forfeits as in a tournament."""
    plan = plan_of(games=games, seats=len(bots), deals=True, forfeits=True, records=records)
    return play_part(replace(plan, levels=bots), 1, games, 1e9)


def processes(mark: str) -> list[int]:
    """Those whose command line has this mark in it."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words, status = (folder / "cmdline").read_bytes(), (folder / "stat").read_text()
        except OSError:
            continue
        if mark.encode() in words and ") Z " not in status and int(folder.name) != os.getpid():
            found.append(int(folder.name))
    return found


def test_an_example_in_plain_python_plays_and_the_same_games_again() -> None:
    one, other = played(PYTHON, "random"), played(PYTHON, "random")
    assert [result.forfeit for result in one.results] == [None, None]
    assert [result.scores for result in one.results] == [result.scores for result in other.results]


@pytest.mark.skipif(shutil.which("node") is None, reason="no node here")
def test_an_example_in_javascript_plays() -> None:
    (result, _) = played(NODE, "random").results
    assert result.forfeit is None


def test_one_process_plays_many_games(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    bot = visitor(f"open({str(notes)!r}, 'a').write(f'{{os.getpid()}}\\n'); say(right)")
    assert {result.forfeit for result in played(bot, "random", games=4).results} == {None}
    assert len(set(notes.read_text().split())) == 1


@pytest.mark.parametrize("does", MISFITS)
def test_who_does_what_it_may_not_has_lost(does: str) -> None:
    part = played(visitor(does), "random")
    assert part.failures == []
    for number, result in enumerate(part.results):
        assert result.forfeit is not None
        seat, why, _ = result.forfeit
        assert (seat, why) == (number, MISFITS[does])
        assert result.winners == [1 - seat]
        assert result.why == "forfeit"


@pytest.mark.parametrize("does", ["time.sleep(99)", "sys.stdin.close(); time.sleep(99)", "[0 for _ in iter(int, 1)]"])
def test_who_takes_too_long_has_lost(does: str) -> None:
    (result,) = played(visitor(does, "@1.5s"), "random", games=1).results
    assert result.forfeit == (0, "late", "no answer within 1.5 s")


def test_who_does_not_read_has_lost() -> None:
    """A question that does not fit into the pipe holds nobody up for ever."""
    script = """import time; print('{"say":"hello","protocol":1}', flush=True); time.sleep(99)"""
    deaf = f"process@1.5s:{shlex.join([sys.executable, '-S', '-c', script])}"
    (result,) = played(deaf, "random", games=1).results
    assert result.forfeit is not None
    assert result.forfeit[1] == "late"


def test_the_last_words_of_who_has_gone_are_told() -> None:
    (result,) = played(visitor("raise ValueError('no idea')"), "random", games=1).results
    assert result.forfeit == (0, "gone", "status 1, ValueError: no idea")


def test_a_bot_of_python_that_falls_over_has_lost_too() -> None:
    for level, why in (("tests.arena.misfits:Clumsy", "fell"), ("tests.arena.misfits:Cheat", "illegal")):
        (result,) = played("random", level, games=1).results
        assert result.forfeit is not None
        assert result.forfeit[:2] == (1, why)
        assert result.winners == [0]


def test_at_a_larger_table_all_others_win_together() -> None:
    (result,) = played("random", visitor("sys.exit()"), "random", games=1).results
    assert result.winners == [0, 2]


def test_a_game_that_was_forfeited_is_on_record(tmp_path: Path) -> None:
    part = played("random", visitor("sys.exit()"), games=1, records=str(tmp_path))
    match = carrack.replay(part.papers["game-000001.jsonl"].encode())
    assert match.over
    assert match.resigned == 1


def test_who_begins_others_takes_them_along() -> None:
    mark = f"carrack-test-{os.getpid()}-{time.time_ns()}"
    child = f"n == 3 and subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(99)', '{mark}'])"
    played(visitor(f"{child}; say('?')"), "random", games=1)
    played(visitor(f"{child}; say(right)"), "random", games=1)
    dismiss()
    deadline = time.monotonic() + 30
    while processes(mark) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert processes(mark) == []


def test_nothing_is_left_when_the_arena_is_killed(tmp_path: Path) -> None:
    """Not even of a bot that does not listen."""
    mark = f"carrack-test-{os.getpid()}-{time.time_ns()}"
    bot = visitor(f"open({str(tmp_path / 'there')!r}, 'w'); time.sleep(99)  # {mark}\n", "@90s")
    script = (
        "import sys; from dataclasses import replace; from tests.arena.boxes import plan_of;"
        "from carrack.arena.run import run; run(replace(plan_of(), levels=(sys.argv[1], 'random')))"
    )
    arena = subprocess.Popen([sys.executable, "-c", script, bot], cwd=Path(__file__).parents[2])
    while not (tmp_path / "there").exists():
        assert arena.poll() is None
        time.sleep(0.05)
    assert processes(mark)
    arena.send_signal(signal.SIGKILL)
    arena.wait()
    deadline = time.monotonic() + 60
    while processes(mark) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert processes(mark) == []


@pytest.mark.parametrize("game", ["discovery-2007", "discovery-2015", "endeavor", "iron-age"])
def test_a_question_tells_nothing_that_its_seat_may_not_know(game: str) -> None:
    """The same line, to the byte, whatever lies where the seat cannot see it."""
    title = carrack.game(game)
    match = carrack.Match(title, seed="secret")
    bots = [player("random", f"{seat}") for seat in range(match.state.seats)]
    asked = 0
    while not match.over and asked < 150:
        state = match.state
        seat = int(state.actor)
        lines = {written(question(title.sample(state, seat, Seeded(text)), 1)) for text in ("a", "b", "c")}
        assert lines == {written(question(state, 1))}
        asked += 1
        match.play(bots[seat].choose(state))
    assert asked > 20


def test_processes_leave_no_trace_with_visitors() -> None:
    plan = replace(plan_of(games=4, levels="random,random"), levels=(PYTHON, "random"))
    here, there = run(plan), run(plan, jobs=2)
    assert here.tallies.by_seats[2].scores == there.tallies.by_seats[2].scores


@pytest.mark.parametrize(
    ("level", "words"),
    [
        ("process:", "expected process:COMMAND"),
        ("process@0s:x", "expected process:COMMAND"),
        ("process@soon:x", "expected process:COMMAND"),
        ("process:no-such-program-here", "No such file"),
        ("process:'", "No closing quotation"),
        ("process:true", "status 0"),
        ("process:echo hello", "no JSON: hello"),
        ("""process:echo '{"say":"hello","protocol":2}'""", "expected protocol 1"),
    ],
)
def test_what_cannot_play_is_refused_beforehand(level: str, words: str) -> None:
    with pytest.raises((OptionError, Forfeit), match=words):
        check_player(level)


def test_who_says_hello_may_play() -> None:
    check_player(PYTHON)
