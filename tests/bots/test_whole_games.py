"""Whole games of bots at every number of seats, with options of a pairwise cover, within bounds of time and memory."""

from __future__ import annotations

import subprocess
import sys

import pytest

import carrack
from carrack.testing.cover import cover

# Every how many sets of a cover is played: all of them are in the soak.
SHARE = {"iron-age": 1, "endeavor": 1, "discovery-2007": 4, "discovery-2015": 9}


def played(game: str, simulations: int, share: int) -> int:
    command = [sys.executable, "-m", "tests.bots.whole_games", game, str(simulations), str(share)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr or f"ended by {done.returncode}"
    print(game, done.stdout.strip())
    return int(done.stdout.split()[0])


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(SHARE))
def test_whole_games_are_played_within_bounds(game: str) -> None:
    assert played(game, 4, SHARE[game]) >= len(carrack.game(game).seats) - 1


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(SHARE))
def test_whole_games_of_every_set_of_options_are_played_within_bounds(game: str) -> None:
    sets = sum(len(cover(carrack.game(game), seats)[0]) for seats in carrack.game(game).seats)
    assert played(game, 24, 1) == sets
