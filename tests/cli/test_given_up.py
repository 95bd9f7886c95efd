"""Records of games that a seat gave up, or that began with given answers, are told and checked like any other."""

from __future__ import annotations

from pathlib import Path

import pytest

import carrack as package
from carrack.core.fate import Seeded
from tests.cli.conftest import Carrack
from tests.cli.papers import played, written


def given_up(folder: Path, seats: int, seat: int) -> Path:
    match = played(seats, 60)
    match.resign(seat)
    return written(folder, str(match.record()))


def begun_with(folder: Path, answers: int) -> Path:
    """A game that began with so many answers of another, and went on for some more."""
    line = played(2, 60).line(60)[:answers]
    match = package.Match.from_line("iron-age", 2, {"length": "short"}, line, Seeded("paper"))
    while match.revision < 70:
        match.play(match.state.legal()[0])
    return written(folder, str(match.archive()))


def test_who_gave_up_is_told_with_the_points_and_who_has_won(carrack: Carrack, tmp_path: Path) -> None:
    said = carrack("replay", given_up(tmp_path, 2, 0))
    assert said.status == 0
    assert said.err == ""
    lines = said.out.rstrip().splitlines()
    assert lines[-4].endswith("  Ann resigns.")
    assert lines[-2].startswith("Points: Ann ")
    assert lines[-1] == "Ann has resigned: Dido has won."


def test_before_somebody_gave_up_a_question_was_open(carrack: Carrack, tmp_path: Path) -> None:
    file = given_up(tmp_path, 2, 0)
    last = package.replay(file.read_bytes()).revision
    assert " is asked: " in carrack("replay", file, "--at", last - 1).out
    assert "has won" in carrack("replay", file, "--at", last).out


def test_a_solo_game_that_was_given_up_is_lost(carrack: Carrack, tmp_path: Path) -> None:
    file = given_up(tmp_path, 1, 0)
    for command in ("replay", "verify"):
        assert carrack(command, file).out.rstrip().endswith("Ann has resigned: the solo game is lost.")
    assert carrack("verify", file, "--lang", "fr").out.rstrip().endswith("la partie en solitaire est perdue.")


def test_a_game_that_was_given_up_can_be_checked(carrack: Carrack, tmp_path: Path) -> None:
    said = carrack("verify", given_up(tmp_path, 2, 1))
    assert said.status == 0
    assert "✓ Chance was fair" in said.out
    assert "not over" not in said.out
    assert said.out.rstrip().endswith("Dido has resigned: Ann has won.")


@pytest.mark.parametrize(
    ("lang", "answers", "expected"),
    [
        ("en", 40, "– The first 40 answers were given with the start of this game: they were allowed, but not drawn"),
        ("en", 1, "– The first answer was given with the start of this game: it was allowed, but not drawn"),
        ("fr", 40, "– Les 40 premières réponses ont été données au départ de cette partie"),
    ],
)
def test_what_was_given_is_said_not_to_be_drawn(
    carrack: Carrack, tmp_path: Path, lang: str, answers: int, expected: str
) -> None:
    said = carrack("verify", begun_with(tmp_path, answers), "--lang", lang)
    assert said.status == 0
    assert expected in said.out


def test_only_what_was_drawn_here_counts_as_drawn(carrack: Carrack, tmp_path: Path) -> None:
    file = begun_with(tmp_path, 40)
    match = package.replay(file.read_bytes())
    draws = sum(entry.by == package.NATURE for entry in match.entries(match.given))
    assert 0 < draws < sum(entry.by == package.NATURE for entry in match.entries())
    assert f"it gives each of the {draws} draws." in carrack("verify", file).out


def test_a_game_in_which_all_was_drawn_says_nothing_of_it(carrack: Carrack, tmp_path: Path) -> None:
    assert "given" not in carrack("verify", begun_with(tmp_path, 0)).out


def test_a_record_that_goes_on_after_its_end_is_refused_in_words(carrack: Carrack, tmp_path: Path) -> None:
    file = given_up(tmp_path, 2, 1)
    lines = file.read_text("utf-8").splitlines(keepends=True)
    number = package.replay(file.read_bytes()).revision + 1
    more = f'{{"n":{number},"kind":"hand-over","by":0,"who":"Bo","check":""}}\n'
    said = carrack("verify", written(tmp_path, "".join([*lines[:-1], more, lines[-1]])))
    assert said.status == 1
    assert "nothing can come after a seat has resigned" in said.err
