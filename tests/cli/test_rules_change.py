"""Records of games whose rules were corrected while they were on."""

from __future__ import annotations

from pathlib import Path

import carrack as package
from tests.cli.conftest import Carrack
from tests.cli.papers import played, written


def corrected(folder: Path, entries: int = 60) -> Path:
    """A game that went on to its end under newer rules."""
    match = played(2, entries)
    options = match.state.options
    later = package.Match.renew(
        match.game, 2, options, match.fate, match.entries(), match.state, match.revision, match.given
    )
    while not later.over:
        later.play(later.state.legal()[0])
    return written(folder, str(later.record()))


def test_the_change_is_told_where_it_happened(carrack: Carrack, tmp_path: Path) -> None:
    file = corrected(tmp_path)
    base = package.replay(file.read_bytes()).base
    for lang, words in (("en", "The rules were corrected"), ("fr", "Les règles ont été corrigées")):
        (line,) = [line for line in carrack("replay", file, "--lang", lang).out.splitlines() if words in line]
        assert line.split()[0] == str(base)


def test_where_the_game_stood_before_it_is_not_shown(carrack: Carrack, tmp_path: Path) -> None:
    file = corrected(tmp_path)
    base = package.replay(file.read_bytes()).base
    said = carrack("replay", file, "--at", base - 1)
    assert (said.status, said.err) == (0, "")
    assert f"Up to entry {base} this game was played under older rules" in said.out
    assert " is asked: " in carrack("replay", file, "--at", base).out


def test_a_seat_is_not_told_what_nobody_knows_to_be_open(carrack: Carrack, tmp_path: Path) -> None:
    said = carrack("replay", corrected(tmp_path), "--view", "1")
    assert said.status == 0
    assert "a secret answer" in said.out


def test_it_is_checked_from_the_change_on(carrack: Carrack, tmp_path: Path) -> None:
    file = corrected(tmp_path)
    base = package.replay(file.read_bytes()).base
    said = carrack("verify", file)
    assert (said.status, said.err) == (0, "")
    assert f"– Up to entry {base} this game was played under older rules" in said.out
    assert "✓ Chance was fair" in said.out
    french = carrack("verify", file, "--lang", "fr").out
    assert f"Jusqu’à l’entrée {base}" in french
