"""The numbers that the edition of 2015 adds, each as the rulebook has it."""

from __future__ import annotations

import pytest

from carrack.games.discovery.edition_2015 import facts as facts_2015
from carrack.games.discovery.edition_2015.facts import (
    DOCK_MOST,
    MAYFLOWER_SLOT,
    NATION_KINDS,
    NUMBERS_2015,
    POINT_PRICE,
    SCOUT_PRICE,
    all_facts_2015,
)
from carrack.games.discovery.rules import EDITION_2015
from carrack.games.discovery.tables.facts import SOURCES, all_facts
from carrack.games.discovery.tables.tiles import AGE_TILES, FREE, NEED_BUILDERS, TILE_NAMES, TILES
from carrack.games.discovery.tables.verbs import DOCK_NAMES
from tests.discovery.table import GAME, GAME_2015

# fmt: off
NUMBERS = {
    "MAYFLOWER_MOST": 3, "ENGLISH_COLONISTS": 2, "PORTUGUESE_NATIVES": 3, "BUILDER_DISCOUNT": 5, "BUILDER_FIRST": 4,
    "BUILDER_SECOND": 2, "MAGELLAN_CAPTAIN": 3, "PLAGUE_NATIVES": 1, "PLAGUE_COLONISTS": 3, "CROWD": 3,
    "EDICT_COLONISTS": 2, "SPOILS_LITTLE": 5, "SPOILS_MUCH": 7, "SPOILS_GOODS": 2, "SPOILS_SPECIALISTS": 2,
    "MINT_MONEY": 2, "TRADER_PRICE": 5, "REWRITTEN": 2, "FORETOLD": 10, "AUCTION_MONEY": 15,
}
# fmt: on


def test_single_numbers() -> None:
    assert {name: number for name, (number, _source, _sure) in NUMBERS_2015.items()} == NUMBERS
    assert all(source in SOURCES and 0 < sure <= 100 for _number, source, sure in NUMBERS_2015.values())
    assert all(getattr(facts_2015, name) == number for name, number in NUMBERS.items())


def test_prices_by_age() -> None:
    assert list(POINT_PRICE) == [1, 3, 10]
    assert list(SCOUT_PRICE) == [1, 2, 3]


def test_nations_and_how_often_their_powers_work() -> None:
    uses = {nation.name: nation.uses for nation in NATION_KINDS}
    assert uses == {"england": 1, "france": 2, "spain": 1, "portugal": 3, "holland": 1, "italy": 2}
    codes = [facts_2015.ENGLAND, facts_2015.FRANCE, facts_2015.SPAIN, facts_2015.PORTUGAL, facts_2015.HOLLAND]
    assert [*codes, facts_2015.ITALY, facts_2015.NATIONS] == list(range(7))


def test_the_dock_has_room_for_everybody_that_can_stand_there() -> None:
    assert DOCK_NAMES[MAYFLOWER_SLOT] == "ship-1"
    assert len(DOCK_NAMES) + NUMBERS["ENGLISH_COLONISTS"] == DOCK_MOST


@pytest.mark.parametrize(("set", "counts"), [("base", [12, 14, 11]), ("builder", [8, 8, 4])])
def test_tiles_of_each_age(set: str, counts: list[int]) -> None:
    """T-D16: 37 and 20."""
    for age, count in enumerate(counts, 1):
        assert sum(tile.copies_2015 for tile in TILES if tile.age == age and tile.set == set) == count
    assert [sum(tile.age <= age for tile in TILES) for age in (1, 2, 3)] == list(AGE_TILES)[1:]


def test_the_spoils_are_free_and_three_tiles_need_builders() -> None:
    assert set(FREE) == {name for name in TILE_NAMES if name.startswith("spoils")}
    assert set(NEED_BUILDERS) <= {tile.name for tile in TILES if tile.set == "builder"}


def test_every_recurring_and_every_ending_tile_is_in_its_table() -> None:
    benefits = {benefit.tile for benefit in EDITION_2015.benefits}
    assert benefits == {tile.name for tile in TILES if "benefits" in tile.when} - {"stable"} | {
        "rum_distillery",
        "privateers",
    }
    assert {ending.tile for ending in EDITION_2015.endings} == {tile.name for tile in TILES if tile.kind == "endgame"}


def test_a_changed_number_of_2015_is_noticed_in_its_records_and_not_in_those_of_2007() -> None:
    assert set(all_facts()) < set(all_facts_2015())
    assert GAME_2015.facts_digest != GAME.facts_digest
    assert GAME.facts_digest == "71b4235bcef7de89"
    assert GAME.verbs_digest == "46f2d5efbf1d9dc5"
