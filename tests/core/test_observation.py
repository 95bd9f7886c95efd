"""What a seat may know, as numbers: named, of a fixed length, blind to secrets, and alive."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import carrack
from carrack.adapters.versions import VERSIONS
from carrack.core.fate import Seeded
from carrack.core.observation import around, whose
from carrack.core.state import OVER
from carrack.testing.cover import cover
from carrack.testing.walk import choose
from examples import nim

GAMES = ("discovery-2007", "discovery-2015", "endeavor", "iron-age")
GOLDEN = Path(__file__).parent.parent / "golden" / "environments.json"
SECRETIVE: list[tuple[str, dict[str, Any]]] = [
    ("discovery-2007", {"hide_failed_counters": True}),
    ("discovery-2015", {"scouting": True, "hide_failed_counters": True, "nations": "off"}),
    ("discovery-2015", {"scouting": True}),
]


@pytest.mark.parametrize("game", GAMES)
def test_every_table_has_its_names_each_of_them_once(game: str) -> None:
    title = carrack.game(game)
    for seats in title.seats:
        for options in cover(title, seats)[0]:
            observation = title.observation(seats, options)
            assert len(set(observation.names)) == observation.length == len(observation.entries)
            assert len(title.observe(title.start(seats, options), seats - 1)) == observation.length


def test_seats_are_told_as_the_observer_counts_them() -> None:
    assert around(3) == ["mine", "seat+1", "seat+2"]
    assert [whose(other, 1, 3) for other in (-1, 0, 1, 2)] == [0, 3, 1, 2]
    game = carrack.game("discovery-2007")
    names = game.observation(3).names
    state = game.start(3)
    money = [names.index(f"{who}/money") for who in around(3)]
    for seat, dollars in enumerate((5, 6, 77)):
        state.money[seat] = dollars  # type: ignore[attr-defined]
    assert [game.observe(state, 1)[i] for i in money] == [6, 77, 5]
    assert [game.observe(state, 2)[i] for i in money] == [77, 5, 6]


@pytest.mark.parametrize(("game", "options"), SECRETIVE)
def test_not_one_number_changes_with_what_the_seat_cannot_know(game: str, options: dict[str, Any]) -> None:
    title = carrack.game(game)
    observation = title.observation(3, options)
    rng = Random(f"{game} {options}")
    differed = 0
    for number in range(3):
        state = title.start(3, options)
        while state.actor != OVER:
            for seat in range(3):
                other = title.sample(state, seat, Seeded(f"{number} {rng.random()}"))
                if other.key() != state.key():
                    differed += 1
                    assert list(observation.row(other, seat)) == list(observation.row(state, seat))
            for _ in range(9):
                if state.actor != OVER:
                    state.play(choose(state, rng))
    assert differed > 20


def test_a_counter_is_told_to_who_knows_it_and_to_nobody_else() -> None:
    game = carrack.game("discovery-2007")
    state = game.start(3, {"hide_failed_counters": True})
    names = game.observation(3, state.options).names
    peru = names.index("region/peru/counter")
    assert {game.observe(state, seat)[peru] for seat in range(3)} == {0}
    state.counter[8] = 4  # type: ignore[attr-defined]
    state.seen_by[8] = 0b010  # type: ignore[attr-defined]
    assert [game.observe(state, seat)[peru] for seat in range(3)] == [0, 5, 0]
    seen = [names.index(f"region/peru/seen_by/{who}") for who in around(3)]
    assert [game.observe(state, 0)[i] for i in seen] == [0, 1, 0]


def test_a_mask_is_what_is_legal_for_the_seat_that_is_asked() -> None:
    game = carrack.game("iron-age")
    observation, state = game.observation(2), game.start(2)
    assert [code for code, legal in enumerate(observation.mask(state, 0)) if legal] == state.legal()
    assert not any(observation.mask(state, 1))


def test_a_game_without_sights_says_that_it_has_no_observation() -> None:
    with pytest.raises(carrack.ObservationError, match="nim"):
        nim.GAME.observation()


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None])
def test_a_seat_that_there_is_not_observes_nothing(seat: object) -> None:
    game = carrack.game("iron-age")
    with pytest.raises(carrack.OptionError, match="seat"):
        game.observe(game.start(2), seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_row_that_means_something_else_has_another_version(game: str) -> None:
    """`python -m tools.environments` writes the file anew: raise the number in adapters/versions.py first."""
    known = json.loads(GOLDEN.read_text("utf-8"))[game]
    title = carrack.game(game)
    now = {str(seats): title.observation(seats).digest for seats in title.seats}
    assert (known["version"] == VERSIONS[game]) == (known["digests"] == now), "raise VERSIONS, then write the file anew"
    assert known == {"version": VERSIONS[game], "digests": now}
