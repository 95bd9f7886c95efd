"""The example: a game in one file, played by the kit, and the page that tells how it is written."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import types
from pathlib import Path

import pytest

import carrack
from carrack.core.rng import Rng
from examples import nim

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/new-game.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def after_nim() -> int:
    """The first block of the page that is no longer the example itself."""
    return next(i for i, block in enumerate(BLOCKS) if "def test_the_last_stick" in block)


@pytest.fixture
def page() -> types.ModuleType:
    """The page's pieces put together."""
    module = types.ModuleType("page")
    exec(compile("\n".join(BLOCKS), "docs/new-game.md", "exec"), vars(module))
    return module


def test_the_test_of_the_page_holds(page: types.ModuleType) -> None:
    page.test_the_last_stick_but_one()


def take(state: carrack.State, pile: str, sticks: int) -> None:
    state.play(nim.GAME.encode({"verb": "take", "pile": pile, "sticks": sticks}))


def test_whoever_takes_the_last_stick_has_won() -> None:
    state = nim.GAME.start()
    for pile, sticks in (("first", 3), ("second", 4), ("third", 5)):
        take(state, pile, sticks)
    assert state.winners() == [0]
    assert state.outcome() == {"winners": [0], "why": "last stick"}


def test_in_the_misere_game_the_other_has() -> None:
    state = nim.GAME.start(options={"misere": True})
    for pile, sticks in (("first", 3), ("second", 4), ("third", 5)):
        take(state, pile, sticks)
    assert state.winners() == [1]
    assert state.scores() == [0, 1]


def test_a_pile_gives_no_more_than_it_has() -> None:
    state = nim.GAME.start()
    four_of_first = nim.GAME.encode({"verb": "take", "pile": "first", "sticks": 4})
    assert nim.GAME.why_not(state, four_of_first) == {
        "reason": "too-few-sticks",
        "rule": "take",
        "text": "There are only 3 sticks in that pile.",
        "details": {"seat": 0, "left": 3},
    }


@pytest.mark.parametrize("misere", [False, True])
def test_its_value_wins_every_game_from_the_first_seat(misere: bool) -> None:
    """3, 4, 5 do not cancel out: the first seat can always win."""
    rng = Rng("nim")
    for _ in range(30):
        state = nim.GAME.start(options={"misere": misere})
        while state.actor != carrack.OVER:
            legal = state.legal()
            choice = legal[rng.below(len(legal))]
            if state.actor == 0:
                ahead = {action: state.clone() for action in legal}
                for action, clone in ahead.items():
                    clone.play(action)
                choice = max(legal, key=lambda action: nim.GAME.value(ahead[action], 0))
            state.play(choice)
        assert state.winners() == [0]


def test_the_page_is_the_example() -> None:
    """Block by block what stands in the file, but for its comments and what introduces it."""
    told = ast.parse("\n".join(BLOCKS[: after_nim()]))
    written = ast.parse((ROOT / "examples/nim.py").read_text("utf-8"))
    assert [ast.unparse(node) for node in told.body] == [ast.unparse(node) for node in written.body[1:]]


def test_the_page_can_be_played(page: types.ModuleType) -> None:
    match = page.play_a_game()
    assert match.over
    assert match.game is page.GAME
    assert match.state.outcome()["why"] == "last stick"


def test_the_chance_of_the_page_has_an_address(page: types.ModuleType) -> None:
    state = page.GAME.start()
    assert page.Throw().address(state) == "die/turn 1"
    assert [code for code in range(page.VERBS_WITH_DIE.count) if page.Throw().takes(code)] == list(range(15, 21))


def test_the_files_that_the_page_names_are_there() -> None:
    links = re.findall(r"\]\((\.\./[^)]+)\)", PAGE)
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []


def test_the_habits_that_the_page_explains_are_habits() -> None:
    habits = carrack.testing.check(nim.GAME, games=1, say=lambda _: None).habits
    explained = [habit.strip() for habit in re.findall(r"^\| ([a-z ]+)[:|]", PAGE, re.MULTILINE)]
    assert len(explained) == 10
    assert set(explained) <= {*habits, "a seat is shown nothing it may not know"}


def test_the_entry_point_names_the_game() -> None:
    toml = (ROOT / "examples/pyproject.toml").read_text("utf-8")
    entry = '[project.entry-points."carrack.games"]\nnim = "nim:GAME"\n'
    assert entry in toml
    assert entry in PAGE


@pytest.mark.slow
def test_run_as_a_script_it_passes_the_kit(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "examples/nim.py"], cwd=tmp_path, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("nim, version 1: 2 sets, 40 games")
