"""Studies from the command line: the folder, the page in both languages, going on after a kill, and what is refused."""

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

from tests.arena import stalls
from tests.cli.conftest import Carrack

STALLS = ("study", stalls.GAME.id, "--seats", 2, "--jobs", 1, "--seed", "x")
SHORT = ("study", "iron-age", "--seats", 2, "--option", "length=short", "--bots", "random", "--seed", "x")


def files_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open(newline="", encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


def test_the_study_of_a_market_tells_who_is_favoured(carrack: Carrack) -> None:
    said = carrack(*STALLS, "--games", 80)
    assert said.status == 0
    for words in ("Stalls: 2 seats, 80 games", "greedy in every seat", "100.0%", "above", "below", "Never taken: tin"):
        assert words in said.out


def test_a_folder_keeps_tables_charts_and_one_page(carrack: Carrack, tmp_path: Path) -> None:
    changes = ("--what-if", "tin.points=100", "--sweep", "present=false,true")
    said = carrack(*STALLS, "--games", 60, "--out", tmp_path, *changes, "--json")
    assert said.status == 0
    plain = json.loads(said.out)
    assert plain == json.loads((tmp_path / "study.json").read_text("utf-8"))
    assert [arm["name"] for arm in plain["arms"]] == ["base", "present=true", "stalls.tin.points=100"]
    assert plain["arms"][2]["facts"] != plain["arms"][0]["facts"] == plain["arms"][1]["facts"]
    assert plain["arms"][2]["different"] == 60
    won = {(row["arm"], row["name"]): row for row in rows_of(tmp_path / "estimates.csv") if row["measure"] == "won"}
    assert won["base", "stall-gold"]["verdict"] == "above"
    assert won["stalls.tin.points=100", "stall-tin"]["value"] == "1.0"
    changed = {(row["arm"], row["name"], row["measure"]): row for row in rows_of(tmp_path / "differences.csv")}
    assert changed["stalls.tin.points=100", "stall-tin", "taken"]["verdict"] == "above"
    assert len(rows_of(tmp_path / "seats.csv")) == 3 * 60 * 2
    for chart in tmp_path.glob("*.svg"):
        ElementTree.fromstring(chart.read_text("utf-8"))
    page = (tmp_path / "study.html").read_text("utf-8")
    assert "src=" not in page
    assert "href=" not in page
    assert page.count("<svg") == len(list(tmp_path.glob("*.svg")))


def test_a_study_without_changes_leaves_no_differences_of_an_earlier_one(carrack: Carrack, tmp_path: Path) -> None:
    names = ("differences.csv", "differences.parquet")
    assert carrack(*STALLS, "--games", 4, "--out", tmp_path, "--sweep", "present=true").status == 0
    assert all((tmp_path / name).exists() for name in names)
    assert carrack(*STALLS, "--games", 4, "--out", tmp_path).status == 0
    assert not any((tmp_path / name).exists() for name in names)


def test_parquet_holds_what_csv_holds(carrack: Carrack, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert carrack(*STALLS, "--games", 40, "--out", tmp_path).status == 0
    for table in ("estimates", "luck", "seats", "held"):
        rows = parquet.read_table(tmp_path / f"{table}.parquet").to_pylist()
        plain = rows_of(tmp_path / f"{table}.csv")
        assert [{name: "" if cell is None else str(cell) for name, cell in row.items()} for row in rows] == plain


def test_the_page_speaks_the_language_of_its_reader(carrack: Carrack, tmp_path: Path) -> None:
    said = carrack(*STALLS, "--games", 40, "--out", tmp_path, "--what-if", "gold.points=4", "--lang", "fr")
    assert said.status == 0
    assert "Part de la victoire, par joueur" in said.out
    assert "Et si\u202f: stalls.gold.points=4" in said.out
    page = (tmp_path / "study.html").read_text("utf-8")
    assert '<html lang="fr">' in page
    for english in ("Seat ", "Share of", "What was taken", "Never taken"):
        assert english not in page


def test_what_was_begun_goes_on_and_comes_to_the_same_bytes(carrack: Carrack, tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    changes = ("--what-if", "gold.points=1")
    assert carrack(*STALLS, "--games", 40, "--out", whole, *changes).status == 0
    assert carrack(*STALLS, "--games", 12, "--out", broken, *changes).status == 0
    file = broken / "games-base.jsonl"
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join([*lines[:5], *lines[7:9], lines[9][:30]]), "utf-8")  # a gap, and a line that was cut off
    assert carrack(*STALLS, "--games", 40, "--out", broken, *changes).status == 0
    assert files_of(whole) == files_of(broken)


@pytest.mark.slow
def test_processes_and_kills_leave_no_trace(carrack: Carrack, tmp_path: Path) -> None:
    """A study with a changed fact: in one process; in two, killed without warning and begun again."""
    asked = (*SHORT, "--games", 20, "--what-if", "ROLLS=2")
    one, two = tmp_path / "one", tmp_path / "two"
    assert carrack(*asked, "--jobs", 1, "--out", one).status == 0
    command = [sys.executable, "-m", "carrack.cli", *map(str, asked), "--jobs", "2", "--out", str(two)]
    running = subprocess.Popen(command, start_new_session=True)
    kept = two / "games-base.jsonl"
    while running.poll() is None and not (kept.exists() and kept.stat().st_size):
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGKILL)
    running.wait()
    subprocess.run(command, check=True, capture_output=True)
    assert files_of(one) == files_of(two)


def test_ctrl_c_keeps_what_was_played(carrack: Carrack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    outcome = stalls.Market.outcome

    def interrupted(s: stalls.Market) -> dict[str, object]:
        ended.append(1)
        if len(ended) == 5:
            os.kill(os.getpid(), signal.SIGINT)
        return outcome(s)

    monkeypatch.setattr(stalls.Market, "outcome", interrupted)
    said = carrack(*STALLS, "--games", 4000, "--out", tmp_path)
    assert said.status == 130
    assert not (tmp_path / "study.html").exists()
    assert len((tmp_path / "games-base.jsonl").read_text("utf-8").splitlines()) == 1 + 5


def test_games_of_another_study_are_not_mixed_in(carrack: Carrack, tmp_path: Path) -> None:
    assert carrack(*STALLS, "--games", 2, "--out", tmp_path).status == 0
    said = carrack(*STALLS, "--games", 2, "--out", tmp_path, "--bots", "random")
    assert said.status == 2
    assert "not the games of this study" in said.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "genius"), "--bots"),
        (("--bots", "search@0.1s"), "by the clock"),
        (("--bots", "medium", "--what-if", "ROLLS=2"), "knows the real game by heart"),
        (("--games", "1"), "--games"),
        (("--seats", "9"), "--seats"),
        (("--sweep", "length"), "--sweep"),
        (("--sweep", "length=long"), "--sweep length"),
        (("--sweep", "speed=1,2"), "--sweep: “speed”"),
        (("--what-if", "colosseum"), "FACT=VALUE"),
        (("--what-if", "colosseum.first=x"), "cannot stand where 13 stands"),
        (("--what-if", "colosseum.glory=8"), "monuments.colosseum.first"),
        (("--what-if", "CONQUEST=8"), "follows from others"),
        (("--what-if", "ports.0.urns=9"), "cannot be played like that"),
        (("--what-if", "ROLLS=2", "--what-if", "ROLLS=2"), "asked about twice"),
    ],
)
def test_what_will_not_do_is_refused_by_its_name(carrack: Carrack, arguments: tuple[str, ...], words: str) -> None:
    said = carrack("study", "iron-age", *arguments)
    assert said.status == 2
    assert words in said.err
