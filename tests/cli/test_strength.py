"""Strength from the command line: the table, the folder, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Carrack

SHORT = ("iron-age", "--seats", "2", "--option", "length=short", "--bot", "greedy", "--against", "random", "--jobs", 1)


def test_the_table_tells_how_sure_it_is(carrack: Carrack) -> None:
    said = carrack("strength", *SHORT, "--seed", "x", "--games", 20)
    assert said.status == 0
    for words in ("greedy against random", "The Iron Age", "95 % interval", "Strength", "CPU a choice"):
        assert words in said.out


def test_it_fits_sixty_columns_and_writes_numbers_as_the_reader_does(carrack: Carrack) -> None:
    said = carrack("strength", *SHORT, "--seed", "x", "--games", 4, "--lang", "fr")
    tables = [line for line in said.out.splitlines() if "fer" in line]
    assert len(tables) == 2
    assert all(len(line) <= 60 for line in tables)
    assert "," in tables[1]
    assert "." not in tables[1]


def test_a_folder_keeps_games_table_and_chart_and_goes_on(carrack: Carrack, tmp_path: Path) -> None:
    folder = tmp_path / "strength"
    assert carrack("strength", *SHORT, "--games", 4, "--out", folder).status == 0
    kept = (folder / "iron-age-2.jsonl").read_text("utf-8").splitlines()
    assert len(kept) == 5
    said = carrack("strength", *SHORT, "--games", 6, "--out", folder, "--json")
    assert (folder / "iron-age-2.jsonl").read_text("utf-8").splitlines()[:5] == kept
    (row,) = json.loads(said.out)
    assert json.loads((folder / "strength.json").read_text("utf-8")) == [row]
    assert (row["game"], row["seats"], row["games"]) == ("iron-age", 2, 6)
    assert row["low"] <= row["won"] <= row["high"]
    assert row["elo"]["low"] <= row["elo"]["won"] <= row["elo"]["high"]
    ElementTree.fromstring((folder / "strength.svg").read_text("utf-8"))


def test_games_of_another_contest_are_not_mixed_in(carrack: Carrack, tmp_path: Path) -> None:
    assert carrack("strength", *SHORT, "--games", 2, "--out", tmp_path).status == 0
    said = carrack("strength", *SHORT[:5], "--bot", "random", "--against", "random", "--games", 2, "--out", tmp_path)
    assert said.status == 2
    assert "not the games of this contest" in said.err


@pytest.mark.parametrize("kept", [b"\xff\xfe\x00", b"hello\n", b"[]\n"])
def test_a_file_of_something_else_is_no_file_of_games(carrack: Carrack, tmp_path: Path, kept: bytes) -> None:
    (tmp_path / "iron-age-2.jsonl").write_bytes(kept)
    said = carrack("strength", *SHORT, "--games", 2, "--out", tmp_path)
    assert said.status == 2
    assert "not the games of this contest" in said.err
    assert (tmp_path / "iron-age-2.jsonl").read_bytes() == kept


def test_a_bot_that_breaks_is_told_of(carrack: Carrack) -> None:
    said = carrack("strength", *SHORT[:5], "--bot", "tests.arena.misfits:Clumsy", "--against", "random", "--games", 2)
    assert said.status == 1
    assert "broke" in said.err
    assert "where was I?" in said.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bot", "genius"), "--bot"),
        (("--against", "search@0"), "--against"),
        (("--seats", "2,9"), "--seats"),
        (("--games", "0"), "--games"),
        (("--target", "100"), "--target"),
    ],
)
def test_what_will_not_do_is_refused_by_its_name(carrack: Carrack, arguments: tuple[str, ...], words: str) -> None:
    said = carrack("strength", "iron-age", *arguments)
    assert said.status == 2
    assert words in said.err
