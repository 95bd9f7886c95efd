"""Records as training sets: what stands in a row, what is refused, and that no half file is left behind."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy
import pyarrow
import pyarrow.parquet
import pytest

import carrack as package
from carrack.arena import training_set
from carrack.arena.decisions import decisions
from carrack.arena.training_set import SCHEMA, TrainingSet, record_id
from carrack.bots import bot
from carrack.core.match import Match
from carrack.games import HOUSE
from carrack.words import LANGUAGES
from tests.cli.conftest import Carrack
from tests.cli.papers import finished, played, running, written
from tests.twins import Twins, match_of

SHORT = ("--option", "length=short", "--seed", "x", "--jobs", 1)


def rows_of(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(path).to_pylist()
    return found


def left_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_row_holds_what_its_seat_saw_could_answer_and_answered_and_what_came_of_it(
    carrack: Carrack, tmp_path: Path
) -> None:
    file = finished(tmp_path)
    said = carrack("export", file, "--out", tmp_path / "set.parquet")
    assert said.status == 0
    match = package.replay(file.read_bytes())
    rows = rows_of(tmp_path / "set.parquet")
    observation = match.game.observation(1, match.state.options)
    assert [row["revision"] for row in rows] == [one.revision for one in decisions(match)]
    assert len(rows) > 50
    for row in rows:
        state = match.at(row["revision"])
        assert row["observation"] == numpy.frombuffer(bytes(observation.row(state, row["seat"])), "int16").tolist()
        assert [code for code, legal in enumerate(row["mask"]) if legal] == state.legal()
        assert match.entries()[row["revision"]].action == row["action"]
        assert len(state.legal()) > 1
        assert row["points"] == match.state.scores()[0]
        assert row["value"] == len(match.winners())
        assert (row["seat"], row["seats"], row["who"]) == (0, 1, "person")
        assert (row["game"], row["version"]) == ("iron-age", match.game.version)
        assert row["observation_version"] == observation.digest
        assert row["record"] == record_id(file.read_bytes())
    assert f"decisions of one game in {tmp_path / 'set.parquet'}" in said.out.replace(str(len(rows)), "")


@pytest.mark.parametrize("game", HOUSE)
def test_a_set_of_each_game_is_made_by_one_command_and_read_back_as_arrays(
    carrack: Carrack, tmp_path: Path, game: str
) -> None:
    out = tmp_path / f"{game}.parquet"
    said = carrack("export", game, "--games", 2, "--bots", "random", "--seed", "x", "--jobs", 1, "--out", out)
    assert said.status == 0
    assert left_in(tmp_path) == [f"{game}.card.json", f"{game}.card.md", f"{game}.parquet"]
    table = pyarrow.parquet.read_table(out)
    assert table.schema.remove_metadata() == SCHEMA.remove_metadata()
    seen = table["observation"].combine_chunks().flatten().to_numpy().reshape(len(table), -1)
    masks = table["mask"].combine_chunks().flatten().to_numpy().reshape(len(table), -1)
    assert masks[numpy.arange(len(table)), table["action"].to_numpy()].all()
    card = json.loads((tmp_path / f"{game}.card.json").read_text())
    assert card["rows"] == len(table)
    assert card["records"] == len(set(table["record"].to_pylist())) == 2
    (about,) = card["observations"].values()
    assert (len(about["names"]), about["actions"]) == (seen.shape[1], masks.shape[1])
    inside = json.loads(pyarrow.parquet.read_metadata(out).metadata[b"carrack"])
    assert inside == {name: value for name, value in card.items() if name not in ("file", "bytes", "sha256")}
    assert card["how"] == {"game": game, "games": 2, "bots": ["random"], "seed": "x"}


def test_one_command_makes_a_set_of_every_game(carrack: Carrack, tmp_path: Path) -> None:
    said = carrack("export", *HOUSE, "--games", 1, "--seed", "x", "--jobs", 1, "--out", tmp_path / "sets")
    assert said.status == 0
    assert left_in(tmp_path / "sets") == sorted(
        f"{game}.{ending}" for game in HOUSE for ending in ("card.json", "card.md", "parquet")
    )
    for game in HOUSE:
        assert set(pyarrow.parquet.read_table(tmp_path / "sets" / f"{game}.parquet")["game"].to_pylist()) == {game}


def test_a_folder_that_is_called_like_a_game_is_not_mistaken_for_it(
    carrack: Carrack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "iron-age").mkdir()
    finished(tmp_path / "iron-age")
    assert carrack("export", "iron-age", "--out", "club.parquet").status == 0
    assert json.loads((tmp_path / "club.card.json").read_text())["how"] == {"records": "given"}
    assert carrack("export", "iron-age", "--games", 1, *SHORT, "--out", "set.parquet").status == 0
    assert json.loads((tmp_path / "set.card.json").read_text())["how"]["games"] == 1


def test_the_same_command_makes_the_same_bytes(carrack: Carrack, tmp_path: Path) -> None:
    for name, jobs in (("a", 1), ("b", 2)):
        folder = tmp_path / name
        folder.mkdir()
        said = carrack("export", "iron-age", "--games", 3, *SHORT[:-1], jobs, "--out", folder / "set.parquet")
        assert said.status == 0
    for name in ("set.parquet", "set.card.json", "set.card.md"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()


def test_broken_records_are_refused_by_name_and_the_rest_goes_on(carrack: Carrack, tmp_path: Path) -> None:
    good = finished(tmp_path)
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "a-good.jsonl").write_bytes(good.read_bytes())
    (folder / "b-cut.jsonl").write_bytes(good.read_bytes()[:-40])
    (folder / "c-other.jsonl").write_text("not a record\n")
    (folder / "d-again.jsonl").write_bytes(good.read_bytes())
    (folder / "e-open.jsonl").write_bytes(running(tmp_path).read_bytes())
    both, alone = tmp_path / "both.parquet", tmp_path / "alone.parquet"
    said = carrack("export", folder, tmp_path / "missing.jsonl", "--out", both)
    assert said.status == 1
    for name in ("b-cut.jsonl", "c-other.jsonl", "e-open.jsonl", "missing.jsonl"):
        assert f"{name} is refused" in said.err
    assert "the game is not over" in said.err
    assert "4 records were refused; the others are in the set." in said.err
    carrack("export", folder / "a-good.jsonl", "--out", alone)
    assert rows_of(both) == rows_of(alone)
    assert json.loads((tmp_path / "both.card.json").read_text())["refused"] == 4


def test_nothing_is_written_where_there_is_nothing_to_export(carrack: Carrack, tmp_path: Path) -> None:
    out = written(tmp_path, "what stood there", "set.parquet")
    broken = written(tmp_path, "not a record\n")
    said = carrack("export", broken, "--out", out)
    assert said.status == 1
    assert "There is nothing to export: nothing was written." in said.err
    assert out.read_text() == "what stood there"
    assert left_in(tmp_path) == ["game.jsonl", "set.parquet"]


def test_what_was_taken_back_and_who_sat_there_by_name_is_left_out(tmp_path: Path) -> None:
    match = Match("iron-age", 2, {"length": "short"}, seed="back")
    match.hand_over(0, "person:Ann")
    match.hand_over(1, "bot:greedy:Dido")
    match.play(0)
    match.undo(0)
    match.play(1)
    player = bot("random", "x")
    while not match.over:
        match.play(player.choose(match.state))
    found = list(decisions(match))
    assert [one.action for one in found if one.revision < 6] == [1, found[1].action]
    assert {(one.seat, one.who) for one in found} == {(0, "person"), (1, "bot:greedy")}
    line = [entry for entry in match.lost(0) if entry.by >= 0 and not entry.forced]
    assert [one.action for one in found] == [entry.action for entry in line]


def test_what_a_match_began_with_is_nobodys_decision(tmp_path: Path) -> None:
    first = played(2)
    line = first.line(first.revision)[:40]
    match = Match.from_line("iron-age", 2, {"length": "short"}, line, package.Seeded("on"))
    player = bot("random", "x")
    while not match.over:
        match.play(player.choose(match.state))
    assert min(one.revision for one in decisions(match)) >= 40


def test_a_seat_that_resigned_has_lost(tmp_path: Path) -> None:
    match = played(2, 60)
    match.resign(0)
    with TrainingSet(tmp_path / "set.parquet") as rows:
        rows.add(match, "x")
        rows.finish(rows.card())
    assert {(row["seat"], row["value"]) for row in rows_of(tmp_path / "set.parquet")} == {(0, 0.0), (1, 1.0)}


def test_rows_are_written_in_groups_as_they_come(tmp_path: Path) -> None:
    with TrainingSet(tmp_path / "set.parquet", rows=40) as rows:
        for name in "abc":
            rows.add(played(1), name)
        rows.finish(rows.card())
    file = pyarrow.parquet.ParquetFile(tmp_path / "set.parquet")
    assert file.num_row_groups == 3
    assert file.metadata.num_rows == rows.rows


@pytest.mark.slow
@pytest.mark.parametrize("eyes", [0, 2])
def test_the_rows_of_a_seat_do_not_know_what_it_did_not(eyes: int) -> None:
    """Two games that differ in what was hidden from it: its rows are the same to the byte."""
    twins = Twins("discovery-2015", 3, {"scouting": True}, [eyes], "export")
    start = twins.here.clone()
    observation = start.game.observation(3, start.options)
    compared = 0
    lines: tuple[list[int], list[int]] | None = None
    while not twins.over:
        if twins.differ and twins.rest:
            lines = (list(twins.lines[0]), list(twins.lines[1]))
        twins.play()
    assert lines is not None
    here, there = (
        [
            (
                one.revision,
                bytes(observation.row(one.state, eyes)),
                bytes(observation.mask(one.state, eyes)),
                one.action,
            )
            for one in decisions(match_of(start, line, len(line)))
            if one.seat == eyes
        ]
        for line in lines
    )
    assert here == there
    compared += len(here)
    assert compared > 10
    assert lines[0] != lines[1]


def test_ctrl_c_leaves_what_stood_there(carrack: Carrack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = finished(tmp_path)
    out = written(tmp_path, "what stood there", "set.parquet")

    def interrupted(self: object, card: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(training_set.TrainingSet, "finish", interrupted)
    assert carrack("export", file, "--out", out).status == 130
    assert out.read_text() == "what stood there"
    assert left_in(tmp_path) == ["game.jsonl", "set.parquet"]


KILLED = """
import os, sys
os.replace = lambda *arguments: os.kill(os.getpid(), 9)
from carrack.cli.main import run
run(["export", sys.argv[1], "--out", sys.argv[2]])
"""


@pytest.mark.slow
def test_a_kill_leaves_what_stood_there(tmp_path: Path) -> None:
    file = finished(tmp_path)
    out = written(tmp_path, "what stood there", "set.parquet")
    done = subprocess.run([sys.executable, "-c", KILLED, str(file), str(out)])
    assert done.returncode == -9
    assert out.read_text() == "what stood there"
    assert not (tmp_path / "set.card.json").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_says_what_is_in_it(carrack: Carrack, tmp_path: Path, lang: str) -> None:
    out = tmp_path / "set.parquet"
    said = carrack("export", "iron-age", "--games", 1, "--out", out, *SHORT, "--lang", lang)
    assert said.status == 0
    text = (tmp_path / "set.card.md").read_text()
    for name in SCHEMA.names:
        assert f"- `{name}` (" in text
    assert "card-" not in text.replace("set.card-", "")
    assert "MIT" in text
    assert str(json.loads((tmp_path / "set.card.json").read_text())["sha256"]) in text


def test_a_licence_is_named(carrack: Carrack, tmp_path: Path) -> None:
    file = finished(tmp_path)
    carrack("export", file, "--out", tmp_path / "a.parquet")
    assert "Licence: not stated" in (tmp_path / "a.card.md").read_text()
    carrack("export", file, "--out", tmp_path / "b.parquet", "--licence", "CC-BY-4.0")
    assert "Licence: CC-BY-4.0" in (tmp_path / "b.card.md").read_text()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("game.jsonl", "--games", "3"), "--games is for a game to be played"),
        (("iron-age", "--games", "0"), "--games"),
        (("iron-age", "--bots", "tough"), "--bots"),
        (("iron-age", "--seats", "9"), "--seats"),
        (("folder",), "there are no records"),
    ],
)
def test_what_is_typed_wrong_is_refused_by_its_name(
    carrack: Carrack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    finished(tmp_path)
    (tmp_path / "folder").mkdir()
    said = carrack("export", *arguments, "--out", "set.parquet")
    assert said.status == 2
    assert words in said.err
    assert left_in(tmp_path) == ["folder", "game.jsonl"]


def test_a_folder_that_is_not_there_is_named(carrack: Carrack, tmp_path: Path) -> None:
    said = carrack("export", finished(tmp_path), "--out", tmp_path / "none" / "set.parquet")
    assert said.status == 1
    assert "none" in said.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_the_libraries_it_is_said_how_to_get_them(
    carrack: Carrack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr("carrack.cli.export.find_spec", lambda name: None)
    said = carrack("export", "iron-age", "--out", tmp_path / "set.parquet", "--lang", lang)
    assert said.status == 1
    assert 'pip install "carrack[research]"' in said.err
