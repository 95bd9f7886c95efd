"""Everything that can be typed beside moves: each gets an answer, and only moves move."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.cli.play import kept_game
from carrack.cli.table.answers import complete, handle
from carrack.cli.table.session import Session
from carrack.cli.table.speech import Speech
from tests.table.seats import kept, reply_to, sit, text_of, type_in


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """Anna has settled and rolled: a skull, food or population, Good harvest."""
    found = sit(tmp_path, seed="endings")
    type_in(found, "port")
    return found


def verbs(session: Session) -> set[object]:
    return {session.game.describe(action)["verb"] for action in session.match.state.legal()}


# Undo.


def test_undo_takes_back_the_last_answer(session: Session) -> None:
    before = session.match.state.key()
    type_in(session, "2")
    assert session.match.state.key() != before
    type_in(session, "u")
    assert session.match.state.key() == before
    assert kept(session.path).state.key() == before


@pytest.mark.parametrize("line", ["undo 2", "u u"])
def test_undo_takes_back_as_many_as_are_asked_for(tmp_path: Path, line: str) -> None:
    session = sit(tmp_path, asked=True)
    type_in(session, "port", "food goods trade")
    before = session.match.state.key()
    type_in(session, "1 2")
    assert session.match.state.key() != before
    type_in(session, line)
    assert session.match.state.key() == before


def test_undo_never_crosses_the_dice(session: Session) -> None:
    assert "There is nothing to take back" in reply_to(session, "2 r", "u")


def test_undo_crosses_the_answers_of_bots(tmp_path: Path) -> None:
    session = sit(tmp_path, seats="person:Anna,bot:greedy,bot:greedy", game="discovery-2007")
    before = session.match.state.key()
    type_in(session, "do")
    placed = session.match.state.key()
    type_in(session, "sh")
    assert session.match.actor == 0, "the bots have answered twice"
    type_in(session, "u")
    assert session.match.state.key() == placed
    again = kept_game(Speech("en"), str(session.path), None)
    type_in(again, "u")
    assert again.match.state.key() == before
    assert "There is nothing to take back" in reply_to(again, "u")


def test_undo_crosses_no_bot_where_two_people_play(tmp_path: Path) -> None:
    session = sit(tmp_path, seats="person:Anna,bot:greedy,person:Bruno", game="discovery-2007")
    while session.match.entries()[-1].by != 1:
        type_in(session, "sh")
    assert "There is nothing to take back" in reply_to(session, "u")


def test_undo_works_after_a_game_was_resumed(session: Session) -> None:
    before = session.match.state.key()
    type_in(session, "2")
    again = kept_game(Speech("fr"), str(session.path), None)
    type_in(again, "annuler")
    assert again.match.state.key() == before


# Why not, help, rules.


def test_why_not_tells_the_reason_with_its_paragraph(session: Session) -> None:
    said = reply_to(session, "why not 1")
    assert "Pick die 1 to roll again: A skull stays where it fell" in said
    assert "(roll.skulls)" in said
    assert said == reply_to(session, "?1") == reply_to(session, "w 1") == reply_to(session, "why not die 1 again")


def test_why_not_in_french(tmp_path: Path) -> None:
    session = sit(tmp_path, seed="endings", lang="fr")
    said = reply_to(session, "port", "pourquoi pas 1")
    assert "Un crâne reste où il est tombé" in said
    assert "(roll.skulls)" in said


def test_why_not_a_move_of_another_question(session: Session) -> None:
    assert "Build a ship, for 2 goods: Another question is open" in reply_to(session, "why not build-ship")
    assert "Build a ship, for 2 goods: Another question is open" in reply_to(session, "?ship")


def test_why_not_something_that_is_allowed(session: Session) -> None:
    assert reply_to(session, "why not keep") == "You may do this now: k Keep all dice"


def test_why_not_nothing_and_why_not_nonsense(session: Session) -> None:
    assert "Why not what?" in reply_to(session, "why not")
    assert "“xyzzy” is no move of this game" in reply_to(session, "why not xyzzy")


def test_a_refused_move_says_why_at_once(session: Session) -> None:
    said = reply_to(session, "1")
    assert "A skull stays where it fell" in said
    assert "roll.skulls" in said


def test_each_reason_is_told_once(session: Session) -> None:
    said = reply_to(session, "why not navy")
    assert said.count("Another question is open") == 1


@pytest.mark.parametrize(
    ("lang", "line", "part"),
    [
        ("en", "help navy", "Navy: Each ship adds 1 strength"),
        ("en", "h great lighthouse", "Great Lighthouse: 6 boxes"),
        ("en", "help civil war", "Civil War: You mark 4 skulls"),
        ("en", "help food", "Food: 3 food. A food die"),
        ("fr", "aide marine", "Marine : Chaque bateau"),
        ("fr", "aide crâne", "Crâne : Ne se relance pas"),
        ("fr", "help navy", "Marine : Chaque bateau"),
    ],
)
def test_help_on_anything_on_the_table(tmp_path: Path, lang: str, line: str, part: str) -> None:
    assert part in reply_to(sit(tmp_path, lang=lang), line)


def test_help_on_a_move_shows_its_paragraph(session: Session) -> None:
    assert "(build.population)" in reply_to(session, "help build-army")


def test_help_on_nonsense_says_so(session: Session) -> None:
    assert "There is no help on “xyzzy”" in reply_to(session, "help xyzzy")


@pytest.mark.parametrize("line", ["h", "help", "?", "??"])
def test_help_lists_all_that_can_be_typed(session: Session, line: str) -> None:
    said = reply_to(session, line)
    for part in ("undo, u", "why not, why, w", "points by source", "pick dice to roll again"):
        assert part in said


def test_rules_are_shown_by_paragraph_chapter_or_title(session: Session) -> None:
    assert "roll Step" in reply_to(session, "rules") or "roll" in reply_to(session, "rules")
    assert "{" not in reply_to(session, "rules roll.again")
    assert reply_to(session, "rules roll.again") in reply_to(session, "rules roll")
    assert reply_to(session, "rules omens")
    assert "No paragraph is called “xyzzy”" in reply_to(session, "rules xyzzy")


# Looking.


def test_enter_alone_draws_the_table_again(session: Session) -> None:
    assert handle(session, "").again
    assert handle(session, "  ").again
    assert handle(session, "board").again


def test_a_seats_sheet_is_shown_by_its_name_or_letter(session: Session) -> None:
    for line in ("board Dido", "board did", "b b"):
        assert text_of(type_in(session, line).said).startswith("╭─ B Dido (greedy bot)")
    assert "“nobody” does not sit here. There are: Anna, Dido" in reply_to(session, "board nobody")


def test_the_log_tells_what_happened_in_words(session: Session) -> None:
    said = reply_to(session, "log")
    assert "A Anna starts with a second port" in said
    assert "B Dido (greedy bot) starts with a second" in said
    assert "Round 1 begins." in said
    assert "throws skull, either, Good harvest" in said
    assert "starts" not in reply_to(session, "log 2")


def test_points_are_shown_by_source(session: Session) -> None:
    said = reply_to(session, "points")
    assert "A Anna B Dido" in said
    assert "Total 0 0" in said


def test_moves_asks_the_question_again(session: Session) -> None:
    assert reply_to(session, "moves").startswith("Roll 1 of 3: pick dice to roll again, or keep them all. roll.again")


# Saving.


def test_save_keeps_a_copy_and_the_game_goes_on_in_its_own_file(session: Session, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    assert "A copy of the game as it stands" in reply_to(session, f"save {copy}")
    before = kept(copy).state.key()
    type_in(session, "2")
    assert kept(copy).state.key() == before
    assert kept(session.path).state.key() == session.match.state.key() != before


def test_save_never_takes_the_place_of_another_file(session: Session, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Zoé")
    assert "is a file of another kind" in reply_to(session, f"save {other}")
    assert other.read_text() == "Dear Zoé"


def test_a_file_that_cannot_be_written_is_told(session: Session, tmp_path: Path) -> None:
    assert "could not be written" in reply_to(session, f"save {tmp_path / 'no such folder' / 'copy'}")
    assert "could not be written" in reply_to(session, f"save {tmp_path}")


def test_the_system_speaks_the_readers_language(tmp_path: Path) -> None:
    french = sit(tmp_path, lang="fr")
    assert "ce fichier ou ce dossier n’existe pas" in reply_to(french, f"enregistrer {tmp_path}/nowhere/x")


def test_a_disk_that_fails_does_not_stop_the_game(session: Session) -> None:
    session.path = session.path.parent / "gone" / "game.jsonl"
    type_in(session, "2")
    assert session.unsaved is not None
    assert "roll" in verbs(session)
    session.path.parent.mkdir()
    type_in(session, "r")
    assert session.unsaved is None
    assert kept(session.path).state.key() == session.match.state.key()


def test_quit_saves(session: Session) -> None:
    session.path.unlink()
    assert type_in(session, "q").leave
    assert kept(session.path).state.key() == session.match.state.key()


# Misunderstandings.


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("xyzzy", "“xyzzy” is no answer here. Try one of 2, f, k"),
        ("kepe", "Did you mean: keep"),
        ("2 r 2", "Dice or cards come before “2”. Nothing was played"),
        ("9", "“9” is no answer here"),
        ("x" * 2000, "too long"),
        ("2 " * 60, "too long"),
        ("\x1b[31m", "is no answer here"),
        ("🎲", "“🎲” is no answer here"),
    ],
)
def test_bad_input_gets_help_and_plays_nothing(session: Session, line: str, part: str) -> None:
    before = session.match.revision
    assert part in reply_to(session, line)
    assert session.match.revision == before


def test_what_can_mean_several_answers_is_asked_back_with_their_keys(tmp_path: Path) -> None:
    assert reply_to(sit(tmp_path), "second") == (
        "“second” can mean several answers: p Start with a second port v Start with a second province"
    )


def test_the_tab_key_offers_words_of_moves_and_commands(session: Session) -> None:
    offered = complete(session)
    assert {"keep", "undo", "help", "quit"} <= set(offered)
    assert "oracle" not in offered
