"""Real dice: Nature's questions are asked at the prompt."""

from __future__ import annotations

from pathlib import Path

from carrack.cli.play import kept_game
from carrack.cli.table.session import Session
from carrack.cli.table.speech import Speech
from tests.table.seats import kept, reply_to, sit, text_of, type_in


def dice(session: Session) -> dict[str, str]:
    found = session.game.view(session.match.state)["dice"]
    assert isinstance(found, dict)
    return found


def test_each_die_is_asked_for(tmp_path: Path) -> None:
    session = sit(tmp_path, asked=True)
    type_in(session, "port")
    assert session.prompt == "Dice"
    assert "Anna throws an Empire die: which face is up?" in text_of(session.question())
    type_in(session, "food", "skull")
    assert "Anna throws the Fate die: which face is up?" in text_of(session.question())
    type_in(session, "omens")
    assert session.prompt == "Anna"
    assert dice(session) == {"1": "food", "2": "skull", "fate": "omens"}


def test_a_whole_throw_is_typed_in_one_line_by_number_or_word(tmp_path: Path) -> None:
    session = sit(tmp_path, asked=True, lang="fr")
    type_in(session, "port", "1 crâne 3")
    assert dice(session) == {"1": "food", "2": "skull", "fate": "omens"}


def test_a_bots_dice_are_asked_for_too(tmp_path: Path) -> None:
    session = sit(tmp_path, "bot:greedy:Dido,person:Anna", asked=True)
    type_in(session, "", "port")
    assert session.prompt == "Dice"
    assert "Dido throws an Empire die" in text_of(session.question())


def test_a_face_typed_wrong_is_taken_back(tmp_path: Path) -> None:
    session = sit(tmp_path, asked=True)
    type_in(session, "port", "food")
    before = session.match.state.key()
    type_in(session, "skull")
    type_in(session, "u")
    assert session.match.state.key() == before
    type_in(session, "u", "goods skull omens")
    assert dice(session) == {"1": "goods", "2": "skull", "fate": "omens"}
    type_in(session, "u u", "people trade")
    assert dice(session) == {"1": "goods", "2": "people", "fate": "trade"}
    assert kept(session.path).state.key() == session.match.state.key()


def test_ones_own_answers_are_taken_back_before_the_dice(tmp_path: Path) -> None:
    session = sit(tmp_path, asked=True)
    type_in(session, "port", "goods food omens")
    before = session.match.state.key()
    type_in(session, "1", "u")
    assert session.match.state.key() == before


def test_the_choice_of_a_start_is_not_taken_back_by_real_dice(tmp_path: Path) -> None:
    session = sit(tmp_path, asked=True)
    assert "There is nothing to take back" in reply_to(session, "port", "u")


def test_a_game_with_real_dice_is_resumed_with_real_dice(tmp_path: Path) -> None:
    session = sit(tmp_path, asked=True)
    type_in(session, "port", "food")
    again = kept_game(Speech("en"), str(session.path), None)
    assert again.prompt == "Dice"
    type_in(again, "u", "goods goods omens")
    assert dice(again) == {"1": "goods", "2": "goods", "fate": "omens"}
