"""The loop itself, without a terminal: what is shown when, and what happens where nobody is left to ask."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from carrack.cli.table.screen import Screen
from carrack.cli.table.session import Session
from carrack.cli.table.table import run
from carrack.core import catalog
from tests.core.hide_and_toss import HideAndToss
from tests.table.seats import kept, sit


def told(session: Session, *typed: str) -> str:
    """A whole sitting with these lines, until the input ends."""
    out = io.StringIO()
    assert run(session, Screen(io.StringIO("".join(f"{line}\n" for line in typed)), out, False)) == 0
    return out.getvalue()


def test_what_is_typed_stands_behind_the_prompt(tmp_path: Path) -> None:
    assert "Anna> port\n" in told(sit(tmp_path), "port")


def test_the_table_is_drawn_at_a_new_turn_and_then_only_what_changes(tmp_path: Path) -> None:
    said = told(sit(tmp_path, asked=True), "port", "food goods trade", "1", "?keep", "")
    before, after = said.split("Anna> 1\n")
    assert "Strength" in before
    again, rest = after.split("Anna> ?keep\n")
    assert "again" in again
    assert "Strength" not in again
    explained, redrawn = rest.split("Anna> \n", 1)
    assert "Strength" not in explained
    assert "Strength" in redrawn


def test_a_bots_turn_is_one_paragraph(tmp_path: Path) -> None:
    said = told(sit(tmp_path, "bot:greedy:Dido,bot:greedy:Hanno,person:Anna", seed="paragraph"), "port", "k")
    assert said.count("A Dido (greedy bot)  has the turn") == 1
    assert len(re.findall(r"^A Dido \(greedy bot\)  \S", said, re.MULTILINE)) == 2  # the start, and the first turn
    assert said.index("A Dido (greedy bot)  has") < said.index("B Hanno (greedy bot)  has")


def test_what_bots_do_stands_together_under_what_was_typed(tmp_path: Path) -> None:
    said = told(sit(tmp_path, "person:Anna,bot:random,bot:random", game="discovery-2007"), "do")
    since = said.split("Anna> do\n")[1].split("╭")[0]
    assert since.count("places a") == 2
    assert re.findall(r"^$", since.rstrip("\n"), re.MULTILINE) == [""]
    assert since.startswith("\n")


def test_the_commitment_is_shown_before_the_game_where_there_is_one(tmp_path: Path) -> None:
    session = sit(tmp_path)
    assert session.match.commitment in told(session)
    session.path.unlink()
    assert "All chance is settled" not in told(sit(tmp_path, asked=True))


def test_a_game_that_cannot_be_saved_says_so_and_never_that_it_is(tmp_path: Path) -> None:
    session = sit(tmp_path)
    session.path = tmp_path / "gone" / "game.jsonl"
    said = " ".join(told(session, "port", "q").split())
    assert said.count("could not be written") == 3
    assert "The game is saved" not in said


@pytest.fixture
def secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Session:
    """Anna has hidden a coin in her right hand, and will be asked about it again."""
    game = HideAndToss()
    monkeypatch.setitem(catalog._loaded, game.id, game)
    monkeypatch.setitem(catalog._places, game.id, "")
    session = sit(tmp_path, "person:Anna,person:Bruno", game=game.id, seed="coin")
    session.play([1])
    return session


def test_a_curtain_waits_for_enter_before_a_secret_is_shown(secret: Session) -> None:
    before, after = told(secret, "", "keep").split("The next table is for Anna alone.")
    assert "Hand: 1" not in before
    assert "Hand: 1" in after


def test_behind_a_curtain_that_nobody_lifts_nothing_is_shown(secret: Session) -> None:
    said = told(secret)
    assert "The next table is for Anna alone." in said
    assert "Hand: 1" not in said
    assert not kept(secret.path).over


def test_a_bot_that_thinks_long_is_said_to_think(tmp_path: Path) -> None:
    def ticks() -> Iterator[float]:
        now = 0.0
        while True:
            now += 2.0
            yield now

    clock = ticks()
    session = sit(tmp_path, "bot:random:Necho,person:Anna", seed="slow")
    session.play([0])
    while not session.over and session.match.state.actor == 1:
        session.play([session.match.state.legal()[0]])
    assert "Necho" in list(session.bots_play(lambda: next(clock)))
