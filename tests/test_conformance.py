"""Every game of the house, and the example, against the conformance kit."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import carrack
from carrack.games import HOUSE
from carrack.testing import Coverage, papers
from examples import nim

SEATS = [(id, seats) for id in HOUSE for seats in carrack.game(id).seats]
# What cannot be reached, by game and seat count: alone, nobody is asked for tribute.
UNREACHABLE: dict[tuple[str, int], dict[str, list[str]]] = {
    ("iron-age", 1): {"steps": ["tribute"], "verbs": ["pay", "pay-not"]},
}


def check(game: str | carrack.Game, folder: Path, games: int, seats: int | None = None, seed: str = "test") -> Coverage:
    return carrack.testing.check(game, games=games, seats=seats, seed=seed, out=folder)


def unexpected(covered: Coverage, id: str, seats: int) -> dict[str, list[str]]:
    """Questions and verbs that no game reached, though they can be."""
    never = covered.never()
    known = UNREACHABLE.get((id, seats), {})
    return {kind: never[kind] for kind in ("steps", "verbs") if never[kind] != known.get(kind, [])}


@pytest.mark.parametrize(("id", "seats"), SEATS)
def test_a_game_of_each_set_keeps_every_habit(tmp_path: Path, id: str, seats: int) -> None:
    covered = check(id, tmp_path, games=1, seats=seats)
    assert covered.games == len(covered.sets) == covered.records


@pytest.mark.slow
@pytest.mark.parametrize(("id", "seats"), SEATS)
def test_many_games_of_each_set_keep_every_habit(tmp_path: Path, id: str, seats: int) -> None:
    """Twenty-five games a set: the sets of each seat count make fifty games compared in both builds."""
    covered = check(id, tmp_path, games=25, seats=seats)
    assert covered.records >= 50
    assert unexpected(covered, id, seats) == {}
    if papers.is_compiled():
        assert covered.builds == f"compiled with pure, the key after every action of {covered.records} games"


def test_nim_keeps_every_habit(tmp_path: Path) -> None:
    covered = check(nim.GAME, tmp_path, games=20)
    assert covered.games == 40
    assert covered.never()["verbs"] == []


@pytest.mark.soak
@pytest.mark.parametrize(("id", "seats"), SEATS)
def test_the_habits_hold_for_hours(tmp_path: Path, id: str, seats: int) -> None:
    """`SOAK_GAMES` a set, 500 unless told, another seed each time unless `SOAK_SEED` names one."""
    seed = os.environ.get("SOAK_SEED") or os.urandom(8).hex()
    print(f"SOAK_SEED={seed}")
    covered = check(id, tmp_path, games=int(os.environ.get("SOAK_GAMES", "500")), seats=seats, seed=seed)
    assert unexpected(covered, id, seats) == {}
