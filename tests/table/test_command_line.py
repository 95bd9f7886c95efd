"""`carrack play` and what may stand behind it."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from carrack.cli.main import run
from carrack.cli.table import keep
from carrack.cli.table.players import Player, clean, parse_seats
from carrack.cli.table.speech import Speech
from carrack.core.errors import OptionError
from carrack.words import LANGUAGES
from tests.table.seats import kept, sit, squeezed, type_in

EN = Speech("en")


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """A whole command line with what is typed: the exit status, what was said, what was complained about."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run_it(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        status = run(["play", *arguments])
        said, complained = capsys.readouterr()
        return status, " ".join(said.split()), " ".join(complained.split())

    return run_it


# Seats.


def test_seats_are_people_and_bots_with_or_without_names() -> None:
    assert parse_seats("person:Anna, bot:random ,bot:greedy:Zoé,person", EN) == [
        Player("Anna"),
        Player("Dido", "random"),
        Player("Zoé", "greedy"),
        Player("Player D"),
    ]


def test_a_number_of_seats_is_one_person_and_bots() -> None:
    assert parse_seats("3", EN) == [Player("Player A"), Player("Dido", "medium"), Player("Hanno", "medium")]


def test_two_of_one_name_are_told_apart() -> None:
    assert [player.name for player in parse_seats("person:Anna,person:anna,person:Anna", EN)] == [
        "Anna",
        "anna B",
        "Anna C",
    ]


def test_a_name_is_made_fit_for_a_line() -> None:
    assert clean("  An\x1b[31mna\n ") == "An [31mna"
    assert len(clean("x" * 99)) == 16
    assert clean("界" * 20) == "界" * 8


@pytest.mark.parametrize("text", ["", "robot", "bot:clever", "person,", "0", "-1"])
def test_bad_seats_are_refused_with_what_is_allowed(text: str) -> None:
    with pytest.raises(OptionError, match="easy, medium"):
        parse_seats(text, EN)


# Starting.


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["chess"], "“chess” is no game of the catalog"),
        (["--seats", "5"], "--seats: “5” is not offered; there are: 1, 2, 3, 4"),
        (["--seats", "0"], "--seats: “0” is no table; write how many sit at it (1, 2, 3, 4), or who: person:NAME"),
        (["--seats", ""], "--seats: “” is no table; write how many sit at it (1, 2, 3, 4), or who: person:NAME"),
        (["--seats", "robot"], "--seats: “robot” is neither person nor bot"),
        (["--option", "length"], "--option: expected NAME=VALUE"),
        (["--option", "length=endless"], "--option length: “endless” is not offered"),
        (["--option", "width=short"], "“width” is no option of this game"),
        (["--fate", "kind"], "--fate: “kind” is not offered; there are: seeded, asked"),
        (["--fate", "asked", "--seed", "x"], "--seed: real dice and pieces need no seed"),
        (["--seed", "\udcff"], "--seed: expected a text that can be written as UTF-8"),
        (["--resume", "nowhere.jsonl"], "nowhere.jsonl"),
        (["--resume", "last"], "last.jsonl"),
        (["--resume", "x", "--seed", "y"], "only --seats, --lang, --plain and --no-color go with it"),
        (["--sets", "2"], "--sets"),
        (["--save", "nowhere/game.jsonl"], "nowhere/game.jsonl"),
    ],
)
def test_what_cannot_be_played_is_said_and_nothing_is_left_behind(
    tmp_path: Path, play: Run, arguments: list[str], part: str
) -> None:
    status, said, complained = play(*arguments)
    assert (status, said) == (2, "")
    assert complained.startswith("carrack: ")
    assert part in complained
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_games_are_kept_in_the_folder_that_is_named_for_data(
    tmp_path: Path, play: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARRACK_DATA", str(tmp_path / "ours"))
    assert play(typed="q\n")[0] == 0
    assert len(list((tmp_path / "ours" / "games").iterdir())) == 1
    assert play("--resume", "last", typed="q\n")[0] == 0


def test_an_indented_list_is_typed_at_with_the_same_letters(play: Run) -> None:
    _, said, _ = play("--plain", "--seed", "letters", "--seats", "1", typed="v\nk\nq\n")
    assert "v Start with a second province" in said
    assert "k Keep all dice" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_option_in_words(play: Run, lang: str) -> None:
    status, said, _complained = play("--help", "--lang", lang)
    assert status == 0
    for option in ("--seats", "--option", "--seed", "--fate", "--lang", "--save", "--resume", "--plain", "--no-color"):
        assert option in said
        words = Speech(lang)(f"option-{option.removeprefix('--').removeprefix('no-')}").split()
        assert " ".join(words[:3]) in said


def test_a_game_is_kept_in_the_folder_of_games(tmp_path: Path, play: Run) -> None:
    status, said, _complained = play(typed="port\nq\n")
    assert status == 0
    (file,) = (tmp_path / "carrack" / "games").iterdir()
    assert file.name.startswith("iron-age-")
    assert kept(file).state.seats == 2
    assert "To go on: carrack play --resume last" in said


def test_an_existing_file_is_never_overwritten_by_a_new_game(tmp_path: Path, play: Run) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text("mine")
    status, _said, complained = play("--save", str(file))
    assert status == 2
    assert "exists already" in complained
    assert file.read_text() == "mine"


def test_options_reach_the_game(tmp_path: Path) -> None:
    session = sit(tmp_path, options=["length=short"])
    assert session.match.state.options == {"length": "short"}


def test_the_same_seed_gives_the_same_dice(tmp_path: Path, play: Run) -> None:
    said = [play("--seed", "same", "--save", str(tmp_path / f"{n}.jsonl"), typed="port\nlog\n")[1] for n in range(2)]
    assert squeezed(said[0]).replace("0.jsonl", "") == squeezed(said[1]).replace("1.jsonl", "")


# Resuming.


def test_a_file_is_shown_short_where_it_is_near(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert keep.shown(tmp_path / "my games" / "a.jsonl") == "~/'my games/a.jsonl'"
    assert keep.shown(Path("/elsewhere/a.jsonl")) == "/elsewhere/a.jsonl"
    monkeypatch.chdir(tmp_path)
    assert keep.shown(tmp_path / "a.jsonl") == "a.jsonl"


def test_last_is_the_newest_unfinished_game(tmp_path: Path, play: Run) -> None:
    games = tmp_path / "carrack" / "games"
    games.mkdir(parents=True)
    for n, name in enumerate(("old", "new", "over")):
        session = sit(games, "person:Anna", seed=name) if name != "over" else sit(games, "bot:random", seed=name)
        for _ in session.bots_play():
            pass
        session.save()
        session.path.rename(games / f"{name}.jsonl")
        os.utime(games / f"{name}.jsonl", (n, n))
    assert keep.find("last") == games / "new.jsonl"


def test_a_resumed_game_goes_on_in_its_file_with_those_who_sat_there(tmp_path: Path, play: Run) -> None:
    session = sit(tmp_path, "person:Anna,bot:greedy:Zoé")
    type_in(session, "port")
    before = session.match.revision
    status, said, _complained = play("--resume", str(session.path), "--lang", "fr", typed="g\nq\n")
    assert status == 0
    assert "A Anna B Zoé (robot glouton)" in said
    assert kept(session.path).revision > before


def test_seats_can_change_hands_when_a_game_is_resumed(tmp_path: Path, play: Run) -> None:
    session = sit(tmp_path, "person:Anna,bot:greedy")
    type_in(session, "port")
    status, said, _complained = play(
        "--resume", str(session.path), "--seats", "bot:random:Rob,person:Anna", typed="q\n"
    )
    assert status == 0
    assert "A Rob (random bot) B Anna" in said
    _match, players = keep.load(session.path, EN)
    assert players == [Player("Rob", "random"), Player("Anna")]
    status, _said, complained = play("--resume", str(session.path), "--seats", "3")
    assert status == 2
    assert "this game has 2 seats" in complained


def test_a_finished_game_shows_its_end_again(tmp_path: Path, play: Run) -> None:
    session = sit(tmp_path, "bot:random")
    for _ in session.bots_play():
        pass
    status, said, _complained = play("--resume", str(session.path))
    assert status == 0
    assert "The game ends: the last round is played." in said
    assert "The solo game is lost:" in said


def test_a_game_that_was_given_up_shows_who_has_won_it(tmp_path: Path, play: Run) -> None:
    session = sit(tmp_path)
    session.match.resign(0)
    session.save()
    _status, said, _complained = play("--resume", str(session.path))
    assert "Anna has resigned: Dido has won." in said


def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path: Path, play: Run) -> None:
    session = sit(tmp_path)
    type_in(session, "port")
    damaged = session.path.read_bytes()[:-20]
    session.path.write_bytes(damaged)
    status, _said, complained = play("--resume", str(session.path))
    assert status == 2
    assert "cut off" in complained
    assert session.path.read_bytes() == damaged


def test_a_record_written_for_one_seat_is_not_played_on(tmp_path: Path, play: Run) -> None:
    session = sit(tmp_path)
    type_in(session, "port")
    session.path.write_text(str(session.match.record(0)), encoding="utf-8")
    status, _said, complained = play("--resume", str(session.path))
    assert status == 2
    assert "written for one reader" in complained


def test_a_resumed_game_speaks_the_language_that_is_asked_for(tmp_path: Path, play: Run) -> None:
    file = str(tmp_path / "game.jsonl")
    assert "A Player A B Dido (medium bot)" in play("--save", file, "--seats", "person,bot", typed="q\n")[1]
    assert "A Joueur A B Didon (robot moyen)" in play("--resume", file, "--lang", "fr", typed="q\n")[1]
    named = str(tmp_path / "named.jsonl")
    play("--save", named, "--seats", "person:Dido,bot:greedy:Nina", typed="q\n")
    assert "A Dido B Nina (robot glouton)" in play("--resume", named, "--lang", "fr", typed="q\n")[1]


def test_a_complaint_is_in_the_readers_language_and_typography(tmp_path: Path, play: Run) -> None:
    (tmp_path / "taken.jsonl").write_text("")
    _, _, complained = play("--save", str(tmp_path / "taken.jsonl"), "--lang", "fr")
    assert complained.startswith("carrack: --save : ")
