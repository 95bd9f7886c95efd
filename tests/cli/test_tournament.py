"""Tournaments from the command line: tables, the folder, what is refused, and killed at any moment."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from carrack.words import LANGUAGES
from tests.arena.visitors import PYTHON, visitor
from tests.cli.conftest import Carrack

SHORT = ("--option", "length=short", "--jobs", 1, "--seed", "x")
CUP = ("tournament", "iron-age", "random", "greedy", "other=random")
FILES = ["games.jsonl", "pairs.csv", "pairs.svg", "report.html", "standings.csv", "strengths.svg", "tournament.json"]


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_standings_fit_sixty_columns(carrack: Carrack, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    said = carrack(*CUP, *SHORT, "--games", 12, "--lang", lang)
    assert said.status == 0
    rows = [line for line in said.out.splitlines() if line.startswith(("1 ", "2 ", "3 "))]
    assert len(rows) == 3
    assert "greedy" in rows[0]
    assert [line for line in rows if len(line) > 60] == []


def test_what_is_not_sure_is_said(carrack: Carrack) -> None:
    said = carrack("tournament", "iron-age", "random", "other=random", *SHORT, "--games", 4).out
    assert "Not sure yet: random before other." in said or "Not sure yet: other before random." in said
    assert "The order is sure." in carrack("tournament", "iron-age", "random", "greedy", *SHORT, "--games", 60).out


def test_a_folder_keeps_games_tables_pictures_and_a_page(carrack: Carrack, tmp_path: Path) -> None:
    said = carrack(*CUP, *SHORT, "--games", 36, "--out", tmp_path / "cup", "--records", "--json")
    folder = tmp_path / "cup"
    assert said.status == 0
    assert sorted(path.name for path in folder.iterdir() if path.is_file()) == FILES
    plain = json.loads(said.out)
    assert json.loads((folder / "tournament.json").read_text("utf-8")) == plain
    assert plain["games"] == 36 == len(list((folder / "records").glob("game-*.jsonl")))
    assert [row["place"] for row in plain["standings"]] == [1, 2, 3]
    assert plain["standings"][0]["low"] < plain["standings"][0]["rating"] < plain["standings"][0]["high"]
    with (folder / "standings.csv").open(encoding="utf-8") as file:
        assert [row["name"] for row in csv.DictReader(file)] == [row["name"] for row in plain["standings"]]
    for chart in folder.glob("*.svg"):
        ElementTree.fromstring(chart.read_text("utf-8"))
    page = (folder / "report.html").read_text("utf-8")
    assert page.count("<svg") == 2
    assert "other = <code>random</code>" in page
    assert carrack("verify", folder / "records" / "game-000007.jsonl").out.count("✓") == 3
    before = files(folder)
    assert carrack(*CUP, *SHORT, "--games", 36, "--out", folder, "--records").status == 0
    assert files(folder) == before


def test_a_program_that_misbehaves_is_named_and_nothing_in_the_page_is_its_own(
    carrack: Carrack, tmp_path: Path
) -> None:
    bad = visitor("sys.exit('<script>alert(1)</script>')")
    said = carrack("tournament", "iron-age", "random", f"bad={bad}", *SHORT, "--games", 2, "--out", tmp_path)
    assert said.status == 0
    assert "Game 1 lost by bad: its program has ended (status 1, <script>" in said.out
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "<script>" not in page
    assert "&lt;script&gt;" in page


def test_larger_tables_and_the_swiss_system(carrack: Carrack) -> None:
    bots = ("random", "greedy", "b=random", "c=random", "d=random")
    said = carrack("tournament", "iron-age", *bots, *SHORT, "--seats", 4, "--system", "swiss", "--games", 8, "--json")
    plain = json.loads(said.out)
    assert (plain["seats"], plain["system"], plain["rounds"], plain["games"]) == (4, "swiss", 2, 8)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("random",), "expected at least 2"),
        (("random", "random"), "“random” is there twice"),
        (("random", "genius"), "BOT: “genius” is not offered"),
        (("random", "tests.arena.misfits:Nobody"), "can play: AttributeError: module 'tests.arena.misfits'"),
        (("random", "no_such_module:Bot"), "can play: ModuleNotFoundError: No module named 'no_such"),
        (("random", "tests.arena.misfits:Unmade"), "no bot that can play: KeyError: 'weights'"),
        (("random", "process@0s:cat"), "no bot that can play: expected process:COMMAND or process@SECONDSs:COMMAND"),
        (("random", "process:no-such-program"), "does not play: its program has ended"),
        (("random", "process:echo hello"), "does not play: it does not keep to the protocol"),
        (("random", "greedy", "--games", "1"), "a round of this tournament has 2 games, got 1"),
        (("random", "greedy", "--system", "knockout"), "--system: “knockout” is not offered"),
        (("random", "greedy", "--seats", "1"), "--seats: “1” is not offered; there are: 2, 3, 4"),
        (("random", "greedy", "--on", "mars"), "--on: “mars” is not offered; there are: ray, ray://HOST:PORT"),
        (("random", "greedy", "--records"), "--records: needs a folder"),
        ((), "BOT...: missing"),
    ],
)
def test_what_will_not_do_is_refused_by_its_name(carrack: Carrack, arguments: tuple[str, ...], words: str) -> None:
    said = carrack("tournament", "iron-age", *arguments)
    assert said.status == 2
    assert words in said.err


def test_what_it_counts_with_is_named_where_it_is_missing(carrack: Carrack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrack.cli.arguments.find_spec", lambda name: None)
    said = carrack(*CUP)
    assert said.status == 2
    assert "pip install carrack[research]" in said.err
    assert "pip install carrack[ray]" in carrack("simulate", "iron-age", "--on", "ray").err


def test_games_of_another_tournament_are_not_mixed_in(carrack: Carrack, tmp_path: Path) -> None:
    assert carrack(*CUP, *SHORT, "--games", 6, "--out", tmp_path).status == 0
    said = carrack(*CUP[:-1], *SHORT, "--games", 6, "--out", tmp_path)
    assert said.status == 2
    assert "not the games of this contest" in said.err


@pytest.mark.slow
def test_killed_at_any_moment_it_goes_on_and_leaves_the_same_bytes(tmp_path: Path) -> None:
    """With a visitor, in two processes; killed, then stopped by Ctrl-C. In the Swiss system rounds hang together."""
    bots = ("random", "greedy", "other=random", f"mine={PYTHON}")
    more = ("--option", "length=short", "--system", "swiss", "--games", "64", "--records", "--jobs", "2", "--out")
    command = [sys.executable, "-m", "carrack.cli", "tournament", "iron-age", *bots, *more]
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    subprocess.run([*command, whole], check=True, capture_output=True)
    for number in (signal.SIGKILL, signal.SIGINT):
        run = subprocess.Popen([*command, stopped], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        games = stopped / "games.jsonl"
        lines = len(games.read_bytes().splitlines()) if games.exists() else 0
        while run.poll() is None and (not games.exists() or len(games.read_bytes().splitlines()) < lines + 9):
            time.sleep(0.02)
        run.send_signal(number)
        run.communicate()
        assert run.returncode in (0, 130 if number == signal.SIGINT else -number)
    subprocess.run([*command, stopped], check=True, capture_output=True)
    assert files(stopped) == files(whole)
    assert os.listdir(stopped / "records")
