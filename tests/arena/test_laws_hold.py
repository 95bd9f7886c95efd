"""No law of any game is broken, at any table, with any pair of options, however randomly it is played."""

from __future__ import annotations

import pytest

from carrack.games import HOUSE
from tests.cli.conftest import Carrack, carrack

__all__ = ["carrack"]


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(HOUSE))
def test_no_law_is_broken_in_five_thousand_games(carrack: Carrack, game: str) -> None:
    said = carrack("simulate", game, "--games", 5_000, "--check", "--seed", "five thousand")
    assert said.status == 0, said.out


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(HOUSE))
def test_no_law_is_broken_in_ten_million_games(carrack: Carrack, game: str) -> None:
    said = carrack("simulate", game, "--games", 10_000_000, "--check")
    assert said.status == 0, said.out
