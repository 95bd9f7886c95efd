"""The mirror has what follows from workers and tiles: doors keep it up to date, and it is no data."""

from __future__ import annotations

from random import Random

import pytest

import carrack
from carrack.core.state import OVER
from carrack.games.discovery.state import FALLEN, MIRROR, STACKS, WHERE, Discovery
from carrack.games.discovery.tables.facts import COLONIST, KINDS, REGIONS, SOLDIER
from carrack.testing.walk import choose

EDITIONS = ("discovery-2007", "discovery-2015")


def started(game: str, seats: int) -> Discovery:
    state = carrack.game(game).start(seats)
    assert isinstance(state, Discovery)
    return state


@pytest.mark.parametrize("game", EDITIONS)
@pytest.mark.parametrize("seats", [2, 6])
def test_whatever_is_played_the_mirror_shows_it(game: str, seats: int) -> None:
    state = started(game, seats)
    rng = Random(game)
    while state.actor != OVER:
        state.play(choose(state, rng))
        shown = list(state.mirror)
        state.look()
        assert list(state.mirror) == shown


@pytest.mark.parametrize("game", EDITIONS)
def test_a_dump_has_no_mirror_and_a_loaded_game_has_the_same(game: str) -> None:
    state = started(game, 4)
    rng = Random(game)
    for _ in range(200):
        state.play(choose(state, rng))
    assert "mirror" not in state.plain()
    loaded = carrack.game(game).load(state.dump())
    assert isinstance(loaded, Discovery)
    assert list(loaded.mirror) == list(state.mirror)
    assert len(loaded.mirror) == MIRROR


@pytest.mark.parametrize("place", [0, WHERE + 5, STACKS])
def test_a_mirror_that_shows_something_else_breaks_a_law(place: int) -> None:
    state = started("discovery-2015", 3)
    assert state.invariants() == []
    state.mirror[place] += 1
    assert state.invariants() != []


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_where_figures_do_not_stay_nobody_but_colonists_and_soldiers_is_in_a_region(seats: int) -> None:
    """So a row need not tell of others there, nor who has passed where nobody bids."""
    state = started("discovery-2007", seats)
    rng = Random(seats)
    while state.actor != OVER:
        state.play(choose(state, rng))
        assert state.passed == 0
        for seat in range(seats):
            for zone in (*range(REGIONS), FALLEN):
                assert not [k for k in range(KINDS) if k not in (COLONIST, SOLDIER) and state.count(zone, seat, k)]


def test_what_the_options_rule_out_is_not_in_the_row() -> None:
    game = carrack.game("discovery-2007")
    names = game.observation(4).names
    assert not [name for name in names if "seen_by" in name or name.endswith(("/bid", "/passed"))]
    assert not [name for name in names if name.startswith("region/") and name.endswith("/captain")]
    names = game.observation(4, {"hide_failed_counters": True}).names
    assert "region/peru/seen_by/mine" in names
    names = game.observation(4, {"strict_colonists": True, "start_auction_2007": True}).names
    assert {"region/peru/mine/captain", "mine/bid", "mine/passed"} <= set(names)
