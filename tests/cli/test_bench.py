"""The benchmark shows its figures beside the yardstick's and says what they reach."""

from __future__ import annotations

import json

import pytest

from carrack.arena.measures import CLONE, CONTRACT, INCOME, PLAY, SEARCH, VALUE, Measure, Target
from carrack.cli import bench
from carrack.core.game import Game
from carrack.games import HOUSE
from tests.cli.conftest import Carrack

FOUND = [
    Measure(PLAY, 4, 5e6, 10e6, Target(0.42, 1.0)),
    Measure(PLAY, 2, 1e6, 10e6, None),
    Measure(CONTRACT, 4, 2e6, 10e6, Target(0.1, 0.2)),
    Measure(CLONE, 4, 1e6, 4e6, Target(3.0, 1.5)),
    Measure(INCOME, 4, 2e6, 0.0, Target(1.0, 0.2)),
]


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Nothing is measured: these figures stand for those of any game. The games that were asked for are noted."""
    asked: list[str] = []

    def note(game: Game) -> list[Measure]:
        asked.append(game.id)
        return FOUND

    monkeypatch.setattr(bench, "measure", note)
    return asked


def test_figures_stand_beside_the_yardstick_and_their_targets(carrack: Carrack, measured: list[str]) -> None:
    said = carrack("bench", "iron-age")
    rows = [" ".join(line.split()) for line in said.out.splitlines()]
    assert said.status == 0
    assert "Random play 4 5 M/s 10 M/s 0.5 × 0.42 × 1 × floor" in rows
    assert "Random play 2 1 M/s 10 M/s 0.1 ×" in rows
    assert "Through Python 4 2 M/s 10 M/s 0.2 × 0.1 × 0.2 × goal" in rows
    assert "Clone 4 1 µs 0.25 µs 4 × 3 × 1.5 × no" in rows
    assert "Goods income 4 0.5 µs 1 µs 0.2 µs floor" in rows


def test_figures_as_json(carrack: Carrack, measured: list[str]) -> None:
    plain = json.loads(carrack("bench", "iron-age", "--json").out)
    play, other, _, clone, income = plain["games"]["iron-age"]
    assert (play["per_second"], play["floor_reached"], play["goal_reached"]) == (5_000_000, True, False)
    assert "floor" not in other
    assert (clone["value"], clone["floor_reached"]) == (4.0, False)
    assert (income["value"], income["floor_reached"], income["goal_reached"]) == (0.5, True, False)
    assert "times_yardstick" not in income


def test_a_missed_floor_fails_only_at_the_gate(
    carrack: Carrack, measured: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert carrack("bench", "iron-age").status == 0
    assert carrack("bench", "iron-age", "--gate").status == 1
    monkeypatch.setattr(bench, "measure", lambda game: FOUND[:3])
    assert carrack("bench", "iron-age", "--gate").status == 0


def test_without_a_game_all_of_the_house_are_measured(carrack: Carrack, measured: list[str]) -> None:
    carrack("bench")
    assert "iron-age" in measured
    assert measured == sorted(HOUSE)


@pytest.mark.parametrize("compiled", [True, False])
def test_an_engine_that_is_not_compiled_is_said_to_be(
    carrack: Carrack, measured: list[str], monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    monkeypatch.setattr(bench, "is_compiled", lambda: compiled)
    said = carrack("bench", "iron-age")
    assert ("not compiled" in said.err) == (not compiled)
    assert json.loads(carrack("bench", "iron-age", "--json").out)["compiled"] == compiled


def test_it_really_measures(carrack: Carrack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrack.arena.measures.SLICE", 0.001)
    assert carrack("bench", "iron-age", "--lang", "fr").out.startswith("L’Âge de fer\n")


def test_how_fast_bots_think_is_measured_on_its_own(
    carrack: Carrack, measured: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = [
        Measure(SEARCH, 4, 1_234.5, 0.0, Target(1_500, 5_000)),
        Measure(VALUE, 4, 2e6, 0.0, Target(0.7, 0.4)),
    ]
    monkeypatch.setattr(bench, "measure_thinking", lambda game: thinking)
    said = carrack("bench", "endeavor", "--search", "--gate")
    rows = [" ".join(line.split()) for line in said.out.splitlines()]
    assert said.status == 1
    assert measured == []
    assert "Simulations 4 1,234 /s 1,500 /s 5,000 /s no" in rows
    assert "Evaluation 4 0.5 µs 0.7 µs 0.4 µs floor" in rows
