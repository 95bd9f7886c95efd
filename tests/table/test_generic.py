"""Any game can be played: as its text twin, with or without words, with secrets behind a curtain."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.cli.table.board import Board, board_of
from carrack.cli.table.ending import ending
from carrack.cli.table.session import Session
from carrack.core import catalog
from carrack.core.game import Game
from examples.nim import GAME as NIM
from tests.core.hide_and_toss import HideAndToss
from tests.table.seats import kept, reply_to, sit, text_of, type_in

COIN = HideAndToss()


@pytest.fixture(autouse=True)
def _in_the_catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (NIM, COIN):
        assert isinstance(game, Game)
        monkeypatch.setitem(catalog._loaded, game.id, game)
        monkeypatch.setitem(catalog._places, game.id, "")


def shown(session: Session) -> str:
    return text_of([*session.news(), *session.look(), *session.question()])


def shown_end(session: Session) -> str:
    return text_of([*session.news(), *ending(session)])


def test_a_game_without_a_board_is_drawn_as_its_text_twin(tmp_path: Path) -> None:
    session = sit(tmp_path, "person:Anna,person:Bruno", game="nim")
    assert type(session.board) is Board
    said = shown(session)
    assert "Sticks in each pile: 3, 4, 5" in said, "its own word for it"
    assert "Turn of: Anna" in said
    assert "turns" not in said, "what the game does not want to be shown"
    assert "Take sticks from one pile." in said
    assert "1 Take 1 from the first pile" in said


@pytest.mark.parametrize("line", ["12", "take third 5", "5 third", "Take 5 from the third pile"])
def test_its_moves_are_typed_by_number_or_words(tmp_path: Path, line: str) -> None:
    session = sit(tmp_path, "person:Anna,person:Bruno", game="nim")
    type_in(session, line)
    assert session.match.state.plain()["piles"] == [3, 4, 0]
    assert "Anna takes 5 from the third pile." in shown(session)


def test_nim_in_french_with_an_option_against_a_bot_to_its_end(tmp_path: Path) -> None:
    session = sit(tmp_path, "person:Zoé,bot:greedy", "fr", game="nim", options=["misere=true"])
    assert session.match.state.options == {"misere": True}
    while not session.over:
        type_in(session, "1")
    assert "Zoé prend 1 dans le premier tas." in shown_end(session)
    assert kept(session.path).over


def test_why_not_in_a_game_without_rules_pages(tmp_path: Path) -> None:
    session = sit(tmp_path, "person:Anna,person:Bruno", game="nim")
    type_in(session, "take first 3")
    assert "There are only 0 sticks in that pile." in reply_to(session, "why not take first 1")
    assert reply_to(session, "rules") == "There is no page of rules for this game yet."


def test_a_game_without_a_single_word_can_be_played(tmp_path: Path) -> None:
    session = sit(tmp_path, "person:Anna,person:Bruno", game="hide-and-toss", seed="coin")
    assert "1 hide left 2 hide right" in shown(session)
    type_in(session, "hide right", "keep")
    assert "guess" in shown(session)
    assert "hidden" not in shown(session)
    type_in(session, "guess left")
    assert session.over
    assert "Anna wins with" in shown_end(session)


def test_a_curtain_falls_before_a_secret_and_only_there(tmp_path: Path) -> None:
    session = sit(tmp_path, "person:Anna,person:Bruno", game="hide-and-toss", seed="coin")
    shown(session)
    assert not session.needs_curtain()
    type_in(session, "hide left", "keep")
    assert session.prompt == "Bruno"
    assert "Hand: " not in shown(session)


def test_the_secret_itself_stands_behind_the_curtain(tmp_path: Path) -> None:
    session = sit(tmp_path, "person:Anna,person:Bruno", game="hide-and-toss", seed="coin")
    type_in(session, "hide right")
    assert session.needs_curtain()
    assert "Hand: 1" in shown(session)
    assert not session.needs_curtain()


def test_a_curtain_falls_before_somebody_without_secrets_too(tmp_path: Path) -> None:
    """What the last person saw is still on the screen."""
    session = sit(tmp_path, "person:Anna,person:Bruno", game="hide-and-toss", seed="coin")
    type_in(session, "hide right")
    assert "Hand: 1" in shown(session)
    type_in(session, "keep")
    assert session.prompt == "Bruno"
    assert session.needs_curtain()


def test_what_was_typed_in_secret_is_not_left_for_the_next_person(tmp_path: Path) -> None:
    session = sit(tmp_path, "person:Anna,person:Bruno", game="hide-and-toss", seed="coin")
    shown(session)
    type_in(session, "hide right", "keep")
    assert session.prompt == "Bruno"
    assert session.needs_curtain()


def test_no_curtain_where_nobody_else_looks(tmp_path: Path) -> None:
    session = sit(tmp_path, "person:Anna,bot:random", game="hide-and-toss", seed="coin")
    type_in(session, "hide right")
    assert not session.needs_curtain()


def test_the_iron_age_can_be_drawn_as_a_list_too(tmp_path: Path) -> None:
    session = sit(tmp_path, "person:Anna,bot:greedy")
    assert type(session.board) is not Board
    session.board = Board()
    said = shown(session)
    for part in ("Round: 0", "Anna: Food: 3", "Ports: 1", "Monuments: Oracle 0", "1 Start with a second port"):
        assert part in said
    assert type(board_of(NIM)) is Board
