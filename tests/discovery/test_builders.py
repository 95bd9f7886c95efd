"""2015: the builder as a worker, on the capital track and in the scoring of colonies."""

from __future__ import annotations

import pytest

from carrack.games.discovery.chapters.scoring import colony_points, points_by_source
from carrack.games.discovery.tables.facts import REGION_NAMES
from tests.discovery.table import (
    Discovery,
    answers,
    asked,
    colony,
    hand,
    held,
    money,
    own,
    play,
    purse,
    refused,
    resolve,
    settled,
    show,
    skip,
    table_2015,
    turn,
)


def scored(s: Discovery, region: str) -> list[int]:
    return [int(colony_points(s, REGION_NAMES.index(region), seat)) for seat in range(s.seats)]


@pytest.mark.parametrize(
    ("colonies", "points"),
    [
        ([(4, 1), (2, 2)], [18, 8]),  # T21
        ([(5, 0), (3, 2), (2, 0), (0, 1)], [14, 14, 6, 0]),  # T22
        ([(5, 0), (0, 2), (2, 0), (0, 1)], [18, 6, 6, 0]),  # T23
        ([(2, 1), (3, 0), (3, 0), (1, 0)], [4, 4, 4, 2]),  # T-D3
        ([(1, 1), (1, 1)], [0, 0]),  # T-D4
    ],
)
def test_builders_bring_points_to_both_places_whatever_the_ties(
    colonies: list[tuple[int, int]], points: list[int]
) -> None:
    s = table_2015(len(colonies), builder_worker=True)
    for seat, (colonists, builders) in enumerate(colonies):
        colony(s, seat, "virginia", colonist=colonists, builder=builders)
    assert scored(s, "virginia") == points


@pytest.mark.parametrize(
    ("workers", "points"),
    [
        ([5, 4, 3], [6, 2, 0]),
        ([3, 3, 1], [2, 2, 0]),
        ([3, 3, 3], [0, 0, 0]),
        ([4, 2, 2], [6, 0, 0]),
        ([4, 4, 2, 2], [2, 2, 0, 0]),
        ([3, 1], [6, 2]),
        ([2, 2], [0, 0]),
        ([2, 1], [0, 0]),
        ([3, 0], [6, 0]),
    ],
)
def test_without_builders_colonies_score_as_in_2007(workers: list[int], points: list[int]) -> None:
    """T26, T27, T-D2."""
    s = table_2015(len(workers))
    for seat, colonists in enumerate(workers):
        colony(s, seat, "virginia", colonist=colonists)
    assert scored(s, "virginia") == points


@pytest.mark.parametrize(("number", "price"), [(1, 5), (4, 9), (7, 15)])
def test_a_builder_on_the_capital_track_saves_five_dollars(number: int, price: int) -> None:
    """T32: he must stand there himself, and the Spoils of War stay free."""
    s = table_2015(2, builder_worker=True, builder_tiles=True)
    turn(s, number)
    show(s, *(["spoils_money_5"] if number == 1 else ["spoils_money_7"] if number == 4 else []))
    purse(s, 0, price)
    resolve(s, capital=[(0, "builder")])
    assert asked(s) == ("buy", 0)
    tile = next(name for name in answers(s, "buy", "tile") if not str(name).startswith("spoils"))
    play(s, "buy", tile=tile)
    assert s.money[0] in (0, 20), "the Inca's twenty dollars come after the price"


def test_a_colonist_pays_the_full_price() -> None:
    s = table_2015(2, builder_worker=True)
    purse(s, 0, 9)
    resolve(s, capital=[(0, "colonist")])
    assert asked(s)[0] != "buy"


def test_spoils_are_free_with_a_builder_as_well() -> None:
    s = table_2015(2, builder_worker=True, builder_tiles=True)
    show(s, "spoils_money_5")
    purse(s, 0, 0)
    resolve(s, capital=[(0, "builder")])
    assert answers(s, "buy", "tile") == ["spoils_money_5"]
    assert refused(s, "buy", tile="settlers") in ("too-little-money", "tile-not-shown")
    play(s, "buy", tile="spoils_money_5")
    assert money(s)[0] == 5


def test_the_builders_space_gives_a_builder_for_the_next_turn() -> None:
    s = table_2015(2, builder_worker=True)
    resolve(s, builder=[(1, "colonist")])
    skip(s)
    assert held(s, 1) == {"colonist": 5, "builder": 1}


def test_the_builders_space_is_closed_without_builders() -> None:
    s = table_2015(2)
    assert refused(s, "place", worker="colonist", box="builder") == "no-builders"


@pytest.mark.parametrize("builders", [True, False])
def test_a_builder_is_trained_where_there_are_builders(builders: bool) -> None:
    s = table_2015(2, builder_worker=builders)
    resolve(s, training=[(0, "colonist")])
    assert asked(s) == ("train", 0)
    if builders:
        play(s, "train", worker="builder")
        skip(s)
        assert held(s, 0) == {"colonist": 5, "builder": 1}
    else:
        assert refused(s, "train", worker="builder") == "no-builders"


def test_a_builder_lands_and_stays_a_builder() -> None:
    s = table_2015(2, builder_worker=True)
    resolve(s, dock=[(0, "builder")])
    play(s, "land", region="caribbean")
    assert settled(s, 0, "caribbean") == {"builder": 1}


def test_an_eleventh_builder_is_lost() -> None:
    s = table_2015(2, builder_worker=True, builder_tiles=True)
    own(s, 0, "new_world_town")
    colony(s, 0, "peru", builder=10)
    resolve(s)
    skip(s)
    assert held(s, 0) == {"colonist": 5}
    assert asked(s)[0] == "place", "nothing is asked about it"


@pytest.mark.parametrize("tile", ["new_world_town", "stone_masonry"])
def test_a_tile_brings_a_builder_every_turn(tile: str) -> None:
    s = table_2015(2, builder_worker=True, builder_tiles=True)
    turn(s, 4)
    own(s, 1, tile)
    resolve(s)
    skip(s)
    assert held(s, 1) == {"colonist": 5, "builder": 1}


def test_the_new_world_capital_counts_builders() -> None:
    s = table_2015(2, builder_worker=True, builder_tiles=True)
    turn(s, 7)
    own(s, 0, "new_world_capital")
    colony(s, 0, "peru", builder=2, colonist=1)
    colony(s, 0, "caribbean", builder=1)
    assert points_by_source(s, 0)["new_world_capital"] == 9


def test_a_builder_counts_one_elsewhere() -> None:
    s = table_2015(2, builder_worker=True)
    hand(s, 0, builder=2)
    resolve(s, shipping=[(0, "builder"), (1, "captain")])
    skip(s)
    assert list(s.ships) == [0, 1]


def test_specialists_who_are_hit_are_chosen_by_kind() -> None:
    """In this edition they keep their figures, so that a builder can be picked out."""
    s = table_2015(2, builder_worker=True)
    colony(s, 0, "peru", soldier=1)
    colony(s, 1, "peru", builder=1, captain=1, colonist=1)
    resolve(s, warfare=[(0, "colonist")])
    play(s, "fight", seat=1, region="peru")
    assert answers(s, "hit", "worker") == ["colonist", "captain", "builder"]
    play(s, "hit", worker="builder")
    assert settled(s, 1, "peru") == {"captain": 1, "colonist": 1}
