"""Many games from the command line: what is shown, what is kept, and when it fails."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from carrack.cli.simulate import jobs_of
from carrack.words import LANGUAGES
from tests.arena import boxes
from tests.cli.conftest import Carrack

SHORT = ("--option", "length=short", "--seed", "x")


def test_the_summary_tells_points_wins_sources_and_endings(carrack: Carrack) -> None:
    said = carrack("simulate", "iron-age", "--games", 20, "--jobs", 1, "--bots", "greedy,random", *SHORT)
    assert said.status == 0
    assert said.err == ""
    for words in (
        "The Iron Age: 20 games",
        "Seed x. Dice that can be verified.",
        "2 seats, 20 games",
        "Rounds ",
        "Actions ",
        "Seat 1",
        "greedy bot",
        "Monuments",
        "Ended by",
        "± 95 %",
        "95 % interval",
    ):
        assert words in said.out


def test_the_summary_of_a_solo_game_tells_its_margins(carrack: Carrack) -> None:
    said = carrack("simulate", "endeavor", "--seats", 1, "--games", 4, "--jobs", 1, "--bots", "greedy", "--seed", "x")
    assert "Margin " in said.out
    assert "Margin " not in carrack("simulate", "iron-age", "--games", 4, "--jobs", 1, *SHORT).out


@pytest.mark.parametrize("more", [[], ["--bots", "greedy,random"], ["--check"]])
def test_the_result_is_the_same_whatever_the_jobs(carrack: Carrack, more: list[str]) -> None:
    shown = [carrack("simulate", "iron-age", "--games", 12, "--jobs", jobs, *SHORT, *more).out for jobs in (1, 2, 4)]
    assert shown[0] == shown[1] == shown[2]


def test_the_summary_as_json(carrack: Carrack) -> None:
    summary = json.loads(carrack("simulate", "iron-age", "--games", 8, "--seats", 3, "--json", *SHORT).out)
    assert (summary["game"], summary["games"], summary["seed"]) == ("iron-age", 8, "x")
    assert summary["settings"] == [{"seats": 3, "options": {"length": "short"}}]
    (table,) = summary["tables"]
    assert sum(row["won"]["part"] for row in table["scores"]) == pytest.approx(8)
    assert sum(row["games"]["part"] for row in table["endings"]) == 8
    mean = sum(row["points"]["mean"] for row in table["scores"])
    assert mean == pytest.approx(3 * sum(row["points"]["mean"] for row in table["sources"]), abs=1e-4)


def test_without_a_seed_each_run_has_its_own(carrack: Carrack) -> None:
    seeds = {json.loads(carrack("simulate", "iron-age", "--games", 1, "--json").out)["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_checking_covers_every_table_and_every_option(carrack: Carrack) -> None:
    said = carrack("simulate", "iron-age", "--games", 16, "--check", "--jobs", 1, "--seed", "x", "--json")
    summary = json.loads(said.out)
    assert said.status == 0
    assert [table["seats"] for table in summary["tables"]] == [1, 2, 3, 4]
    assert {setting["options"]["length"] for setting in summary["settings"]} == {"short", "normal"}
    assert len(summary["settings"]) == 8
    assert summary["failures"] == []


def test_checking_keeps_to_the_table_and_the_options_that_are_named(carrack: Carrack) -> None:
    one = json.loads(carrack("simulate", "iron-age", "--games", 2, "--check", "--seats", 2, "--json").out)
    assert one["settings"] == [{"seats": 2, "options": {"length": "normal"}}]
    short = json.loads(carrack("simulate", "iron-age", "--games", 4, "--check", "--json", *SHORT).out)
    assert [setting["seats"] for setting in short["settings"]] == [1, 2, 3, 4]
    assert {setting["options"]["length"] for setting in short["settings"]} == {"short"}


def test_as_many_bots_as_are_named_sit_down(carrack: Carrack) -> None:
    named = carrack("simulate", "iron-age", "--games", 3, "--bots", "greedy,random,random", "--json", *SHORT)
    assert json.loads(named.out)["settings"][0]["seats"] == 3


def test_records_charts_and_summary_are_kept(carrack: Carrack, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "run"
    said = carrack("simulate", "iron-age", "--games", 3, "--out", folder, "--json", *SHORT)
    assert said.status == 0
    assert said.err == f"Records, charts and summary are in {folder}\n"
    assert sorted(path.name for path in folder.iterdir()) == [
        "endings-2.svg",
        *(f"game-{number:06}.jsonl" for number in (1, 2, 3)),
        "lengths-2.svg",
        "scores-2.svg",
        "sources-2.svg",
        "summary.json",
        "wins-2.svg",
    ]
    for chart in folder.glob("*.svg"):
        ElementTree.fromstring(chart.read_text("utf-8"))
    assert json.loads((folder / "summary.json").read_text("utf-8")) == json.loads(said.out)
    assert carrack("verify", folder / "game-000002.jsonl").out.count("✓") == 3


def test_charts_are_in_the_readers_language(carrack: Carrack, tmp_path: Path) -> None:
    carrack("simulate", "iron-age", "--games", 2, "--out", tmp_path, "--lang", "fr", *SHORT)
    assert "Parties gagnées par joueur, 2 joueurs" in (tmp_path / "wins-2.svg").read_text("utf-8")


def test_a_broken_law_is_a_failure_with_game_seed_and_record(carrack: Carrack, tmp_path: Path) -> None:
    assert boxes
    said = carrack(
        "simulate", "lawbreakers", "--games", 30, "--check", "--jobs", 1, "--seed", "x", "--out", tmp_path / "run"
    )
    assert said.status == 1
    assert " games broke." in said.out
    assert ") broke: after 4 actions: nobody may guess right" in said.out
    assert "It is kept in " in said.out
    assert "And " in said.out
    kept = sorted((tmp_path / "run").glob("broken-*.jsonl"))
    assert carrack("replay", kept[0]).status == 0


def test_processes_are_as_many_as_asked_but_no_more_than_games() -> None:
    assert jobs_of("3", 100) == 3
    assert jobs_of("3", 2) == 2
    assert jobs_of(None, 1) == 1
    assert jobs_of(None, 10**6) >= 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["iron-age", "discovery-2015", "endeavor"])
def test_the_summary_fits_sixty_columns_and_cuts_no_word(
    carrack: Carrack, monkeypatch: pytest.MonkeyPatch, game: str, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    said = carrack("simulate", game, "--games", 4, "--seats", 2, "--jobs", 1, "--seed", "x", "--lang", lang).out
    assert [line for line in said.splitlines() if len(line.rstrip()) > 60] == []
    assert "…" not in said


def test_the_length_of_a_game_is_told_in_rounds(carrack: Carrack) -> None:
    (table,) = json.loads(carrack("simulate", "endeavor", "--seats", 2, "--games", 3, "--json").out)["tables"]
    assert (table["rounds"]["least"], table["rounds"]["most"]) == (7, 7)
