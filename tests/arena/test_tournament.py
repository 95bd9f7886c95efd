"""A tournament ends when the order is sure, goes on where it was stopped, and leaves the same files."""

from __future__ import annotations

from pathlib import Path

import pytest

import carrack
from carrack.arena.journal import OtherGames
from carrack.arena.places import Here, place_for
from carrack.arena.plan import Setting
from carrack.arena.standings import standings_of
from carrack.arena.tournament import Course, Entrant, Met, Tournament, compete, read
from carrack.pairing import ROUND_ROBIN, SWISS


def cup(*bots: str, seats: int = 2, system: str = ROUND_ROBIN) -> Tournament:
    options = carrack.game("iron-age").start(seats, {"length": "short"}).options
    entrants = tuple(Entrant(f"{bot} {number}", bot) for number, bot in enumerate(bots, 1))
    return Tournament("iron-age", Setting(seats, options), entrants, system, "cup")


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_better_bot_is_found_and_it_ends_there() -> None:
    course, played = compete(cup("random", "greedy"), 100, Here())
    assert course.is_settled
    assert 5 <= len(course.rounds) < 30
    plain = standings_of(course)
    assert [row["name"] for row in plain["standings"]] == ["greedy 2", "random 1"]
    assert plain["standings"][0]["ahead"] is True
    assert plain["games"] == 2 * len(course.rounds) == plain["pairs"][0]["games"]
    assert not played.interrupted


def test_those_who_are_alike_share_every_round_and_it_goes_on_to_its_end() -> None:
    course, _ = compete(cup("greedy", "greedy"), 6, Here())
    assert len(course.rounds) == 6
    assert not course.is_settled
    assert [row["rating"] for row in standings_of(course)["standings"]] == [0.0, 0.0]


@pytest.mark.parametrize(("system", "seats"), [(ROUND_ROBIN, 2), (ROUND_ROBIN, 3), (SWISS, 2)])
def test_the_number_of_processes_leaves_no_trace(tmp_path: Path, system: str, seats: int) -> None:
    for jobs in (1, 2):
        place = place_for(jobs)
        (tmp_path / str(jobs)).mkdir()
        compete(cup("random", "greedy", "random", seats=seats, system=system), 3, place, tmp_path / str(jobs) / "games")
        place.close()
    assert files(tmp_path / "1") == files(tmp_path / "2") != {}


@pytest.mark.parametrize("system", [ROUND_ROBIN, SWISS])
@pytest.mark.parametrize("kept", [1, 4, 8])
def test_what_was_stopped_goes_on_and_ends_alike(tmp_path: Path, system: str, kept: int) -> None:
    """At any line, cut off in the middle of one, with games after a gap and records of games that were not counted."""
    tournament = cup("random", "random", "greedy", system=system)
    folders = tmp_path / "whole", tmp_path / "stopped"
    for folder in folders:
        (folder / "records").mkdir(parents=True)
    whole, stopped = folders
    compete(tournament, 4, Here(), whole / "games", str(whole / "records"))
    lines = (whole / "games").read_bytes().splitlines(keepends=True)
    (stopped / "games").write_bytes(b"".join([*lines[:kept], *lines[kept + 1 : kept + 3]]) + lines[kept][:30])
    (stopped / "records" / "game-999999.jsonl").write_text("nobody counted this one")
    compete(tournament, 4, Here(), stopped / "games", str(stopped / "records"))
    assert files(stopped) == files(whole)
    assert len(files(whole)) == 1 + 4 * tournament.round_games


def test_it_ends_at_the_same_round_however_many_games_were_played_beyond(tmp_path: Path) -> None:
    tournament, file = cup("random", "greedy"), tmp_path / "games"
    compete(tournament, 100, Here(), file)
    before = file.read_bytes()
    games = read(tournament, file)
    last = len(games)
    beyond = [Met(last + i, (0, 1) if i % 2 else (1, 0), (i % 2,), (0, 9), "x", None) for i in (1, 2, 3, 4)]
    assert len(Course(tournament, [*games, *beyond]).counted()) == last
    compete(tournament, 200, Here(), file)
    assert file.read_bytes() == before


def test_swiss_rounds_are_smaller_and_everybody_plays() -> None:
    tournament = cup("random", "random", "greedy", "greedy", "random", system=SWISS)
    assert tournament.round_games == 4
    course, _ = compete(tournament, 5, Here())
    sat = [row["games"] for row in standings_of(course)["standings"]]
    assert sorted(sat) == [8, 8, 8, 8, 8], "each rested once in five rounds"


def test_a_bot_that_falls_over_loses_and_the_tournament_goes_on() -> None:
    course, played = compete(cup("random", "tests.arena.misfits:Clumsy", "greedy"), 3, Here())
    assert played.failures == []
    plain = standings_of(course)
    last = plain["standings"][-1]
    assert (last["name"], last["forfeits"], last["won"]) == ("tests.arena.misfits:Clumsy 2", 12, 0.0)
    assert plain["forfeits"][0]["why"] == "fell"


def test_no_other_games_are_counted_in(tmp_path: Path) -> None:
    file = tmp_path / "games"
    compete(cup("random", "greedy"), 1, Here(), file)
    with pytest.raises(OtherGames):
        read(cup("random", "random"), file)
    head, *_ = file.read_text("utf-8").splitlines()
    file.write_text(head + '\n{"number": 1}\n', "utf-8")
    with pytest.raises(OtherGames):
        read(cup("random", "greedy"), file)
