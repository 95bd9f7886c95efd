"""What is found in a record is told in words: its checksums, the rules, and whether chance was fair."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack.core.record import parse
from tests.cli.conftest import Carrack
from tests.cli.papers import finished, running, shown_to_a_seat, with_real_dice


def test_a_finished_game_is_found_whole_lawful_and_fair(carrack: Carrack, tmp_path: Path) -> None:
    file = finished(tmp_path)
    paper = parse(file.read_bytes())
    draws = sum(line.get("by") == -1 for line in paper.entries)
    said = carrack("verify", file)
    assert said.status == 0
    assert said.err == ""
    assert "The Iron Age, 1 seat, length=short" in said.out
    assert f"✓ The record is whole and unchanged: all {len(paper.lines)} checksums are right." in said.out
    assert "✓ The rules were kept: all " in said.out
    assert "✓ Chance was fair: the seed is the one that was committed to before the game" in said.out
    assert f"it gives each of the {draws} draws." in said.out
    assert "2 people mixed a text into the seed" in said.out
    assert f"Commitment: {paper.header['commitment']}" in said.out
    assert "The solo game is " in said.out


def test_the_keepers_record_of_a_running_game_says_that_it_runs(carrack: Carrack, tmp_path: Path) -> None:
    said = carrack("verify", running(tmp_path))
    assert said.status == 0
    assert "✓ Chance was fair" in said.out
    assert "– The game is not over: the record is its keeper’s, up to entry 6" in said.out


def test_a_players_record_of_a_running_game_says_what_cannot_be_checked_yet(carrack: Carrack, tmp_path: Path) -> None:
    said = carrack("verify", shown_to_a_seat(tmp_path))
    assert said.status == 0
    assert "– Chance cannot be checked yet: the game goes on" in said.out
    assert "Chance was fair" not in said.out
    assert "the record is one reader’s" in said.out


def test_real_dice_cannot_be_checked_and_that_is_said(carrack: Carrack, tmp_path: Path) -> None:
    said = carrack("verify", with_real_dice(tmp_path))
    assert said.status == 0
    assert "– Chance cannot be checked: nobody committed to a seed" in said.out
    assert "Chance was fair" not in said.out


def test_the_published_commitment_must_be_the_records(carrack: Carrack, tmp_path: Path) -> None:
    file = finished(tmp_path)
    commitment = str(parse(file.read_bytes()).header["commitment"])
    assert carrack("verify", file, "--commitment", commitment).status == 0
    refused = carrack("verify", file, "--commitment", commitment[::-1])
    assert refused.status == 1
    assert f"line 1: commitment: the record’s is {commitment}, not the one that was published" in refused.err


@pytest.mark.parametrize("paper", [finished, running, shown_to_a_seat, with_real_dice])
def test_findings_are_told_in_french(carrack: Carrack, tmp_path: Path, paper: object) -> None:
    assert callable(paper)
    said = carrack("verify", paper(tmp_path), "--lang", "fr")
    assert said.status == 0
    assert "L’enregistrement est entier et intact" in said.out
    assert "verify-" not in said.out
