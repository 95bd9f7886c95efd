"""How fast players think is measured where there is something to think about."""

from __future__ import annotations

import pytest

import carrack
from carrack.arena import thinking
from carrack.arena.measures import SEARCH, VALUE
from carrack.arena.thinking import CHOICES, MIDDLE, measure_thinking, middle
from tests.toys.lagoon import LagoonGame


@pytest.mark.parametrize("game", ["discovery-2007", "endeavor", "iron-age"])
def test_a_question_in_the_middle_of_a_game(game: str) -> None:
    title = carrack.game(game)
    state = middle(title, 4, "here")
    assert title.round_of(state) >= MIDDLE
    assert len(state.legal()) >= CHOICES
    assert middle(title, 4, "here") == state


def test_a_game_without_a_middle_is_measured_at_its_last_question() -> None:
    state = middle(LagoonGame(), 3, "short")
    assert state.actor >= 0
    assert state.legal()


def test_both_figures_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SLICES", 1)
    monkeypatch.setattr(thinking, "SIMULATIONS", 24)
    monkeypatch.setattr(thinking, "POSITIONS", 1)
    monkeypatch.setattr("carrack.arena.measures.SLICE", 0.001)
    search, value = measure_thinking(carrack.game("endeavor"))
    assert (search.what, value.what) == (SEARCH, VALUE)
    assert search.rate > 0
    assert value.rate > search.rate
    assert search.value == search.rate
    assert value.value == pytest.approx(1e6 / value.rate)
