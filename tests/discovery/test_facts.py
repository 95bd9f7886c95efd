"""Every number of the game, written down a second time by hand: a slip in one of the two tables is found."""

from __future__ import annotations

import pytest

from carrack.games.discovery.tables import facts, tiles
from carrack.games.discovery.tables.facts import REGION_NAMES
from carrack.games.discovery.tables.tiles import AGE_TILES, BENEFITS_2007, ENDINGS_2007, TILES
from tests.discovery.table import GAME

# The tokens of each good, and the region where one is printed.
GOODS = {
    "gold": (5, "new_spain"),
    "silver": (6, "peru"),
    "cattle": (3, "florida"),
    "cocoa": (3, "new_granada"),
    "fish": (3, "new_england"),
    "sugar": (6, "caribbean"),
    "fur": (4, "new_france"),
    "coffee": (4, "brazil"),
    "tobacco": (5, "virginia"),
    "rice": (3, None),
    "indigo": (4, None),
}

NEIGHBOURS = {
    "new_france": "new_england",
    "new_england": "new_france virginia",
    "virginia": "new_england florida",
    "florida": "virginia caribbean new_spain",
    "caribbean": "florida new_spain new_granada",
    "new_spain": "florida caribbean new_granada",
    "new_granada": "caribbean new_spain brazil peru",
    "brazil": "new_granada peru",
    "peru": "new_granada brazil",
}

# Coins, per soldier, natives, points, as in the rulebook's appendix.
COUNTERS = "1214 1214 1324 1224 1324 2435 2235 2235 1335 1235 2535 3446 4546 3446 4557 2457"
CARDS = "2134 1234 2134 2144 2145 2145 3245 2144 2244 2145 4355 4255 5356 6366 8366 7366"

# Age, printed points of the tiles in the box of 2007; those with two copies stand twice.
TILES_2007 = {
    1: "settlers settlers monastery trade_routes training_grounds indentured_servitude conquistadors navigator "
    "inca_conquest trading_post new_world_cartography",
    2: "indian_allies privateers ship_yards cathedral taxation university west_indies_co colonization_laws "
    "rum_distillery marketplace military_academy fortress stable",
    3: "militia mercantilism population navy power prosperity glory wealth migration factory",
}
NAMED = [
    "inca_conquest",
    "new_world_cartography",
    "indian_allies",
    "privateers",
    "cathedral",
    "university",
    "west_indies_co",
    "rum_distillery",
    "stable",
    "militia",
    "mercantilism",
    "population",
    "navy",
    "power",
    "prosperity",
    "glory",
    "wealth",
    "migration",
]
PRINTED = {"new_world_cartography": 4, "taxation": 2, "university": 5, "factory": 5}

NUMBERS = {
    "START_MONEY": 10,
    "COLONISTS_A_TURN": 5,
    "MERCHANT_MONEY": 5,
    "MISSIONARY_COLONISTS": 1,
    "CATHEDRAL_COLONISTS": 2,
    "GOODS_SHOWN": 4,
    "TILES_SHOWN": 5,
    "TRAINING_PRICE": 5,
    "WAR_PRICE": 10,
    "INCA_MONEY": 20,
    "ALLIES": 2,
    "MILITIA_SHOTS": 1,
    "RUM_MONEY": 3,
    "PRIVATEERS_MONEY": 1,
    "COLONY_LEAST": 3,
    "FIRST_POINTS": 6,
    "SECOND_POINTS": 2,
    "TIED_POINTS": 2,
    "COLONISTS_STRICT": 29,
    "SHIPS_STRICT": 8,
    "HIGHEST_BID": 15,
    "SPECIALIST_BID": 8,
    "ANY_THREE": 1,
    "THREE_ALIKE": 3,
    "FOUR_ALIKE": 6,
}


def test_goods_and_where_they_are_printed() -> None:
    printed = {region.good: region.name for region in facts.MAP}
    assert {good.name: (good.tokens, printed.get(good.name)) for good in facts.TRADE_GOODS} == GOODS
    assert sum(tokens for tokens, _region in GOODS.values()) == 46
    assert len(printed) == 9, "nine regions, nine different goods"


def test_borders() -> None:
    found = {
        region: " ".join(other for j, other in enumerate(REGION_NAMES) if facts.NEIGHBOURS[i] >> j & 1)
        for i, region in enumerate(REGION_NAMES)
    }
    assert found == NEIGHBOURS
    assert len(facts.BORDERS) == 11


def test_counters() -> None:
    found = [
        f"{row.coins}{row.plunder}{row.natives}{row.points}" for row in facts.COUNTER_KINDS for _ in range(row.copies)
    ]
    assert sorted(found) == sorted(COUNTERS.split())
    assert [row.name.replace("-", "") for row in facts.COUNTER_KINDS] == sorted(
        set(found), key=lambda one: (one[2], one[:2], one)
    )


def test_cards() -> None:
    assert [f"{row.coins}{row.plunder}{row.natives}{row.points}" for row in facts.DECK] == CARDS.split()


def test_tiles() -> None:
    """T-D16: 34 tiles, 11, 13 and 10 by age; 57 in the box of 2015."""
    for age, names in TILES_2007.items():
        assert [tile.name for tile in TILES if tile.age == age for _ in range(tile.copies)] == names.split()
    assert [sum(tile.copies for tile in TILES if tile.age == age) for age in (1, 2, 3)] == [11, 13, 10]
    assert sum(tile.copies_2015 for tile in TILES) == 57
    assert {tile.name: tile.points for tile in TILES if tile.points} == PRINTED
    assert [tile.age for tile in TILES] == sorted(tile.age for tile in TILES)
    firsts = [next(i for i, tile in enumerate(TILES) if tile.age == age) for age in (1, 2, 3)]
    assert [int(first) for first in AGE_TILES] == [*firsts, len(TILES)]


@pytest.mark.parametrize("tile", NAMED)
def test_the_chapters_know_a_tile_by_its_number(tile: str) -> None:
    assert getattr(tiles, tile.upper()) == [row.name for row in TILES].index(tile)


def test_every_recurring_tile_has_its_place_among_the_benefits() -> None:
    recurring = {tile.name for tile in TILES if tile.copies and tile.when in ("benefits", "purchase_or_benefits")}
    assert {benefit.tile for benefit in BENEFITS_2007} == recurring
    assert {ending.tile for ending in ENDINGS_2007} == {
        tile.name for tile in TILES if tile.copies and tile.kind == "endgame"
    }


def test_single_numbers() -> None:
    assert {name: number for name, (number, _source, _sure) in facts.NUMBERS.items()} == NUMBERS


def test_workers() -> None:
    found = {row.name: (row.pieces, row.most, row.shipping, row.expedition) for row in facts.WORKERS}
    assert found == {
        "colonist": (30, 0, 1, 1),
        "captain": (5, 0, 2, 2),
        "merchant": (5, 0, 2, 1),
        "missionary": (10, 0, 1, 1),
        "soldier": (10, 10, 1, 1),
        "builder": (10, 10, 1, 1),
    }


def test_boxes_lie_one_after_the_other() -> None:
    slots = [(row.first, row.size) for row in facts.BOXES if row.size]
    assert slots == [(0, 6), (6, 16), (22, 4), (26, 5), (31, 1), (32, 1), (33, 1), (34, 1), (35, 1), (36, 1), (37, 4)]
    assert facts.SLOTS == 41


def test_every_row_says_where_it_comes_from_and_how_sure_it_is() -> None:
    rows = [row[-2:] for row in (*facts.WORKERS, *facts.TRADE_GOODS, *facts.MAP, *facts.BORDERS, *facts.BOXES)]
    rows += [row[-2:] for row in facts.NUMBERS.values()]
    for source, sure in rows:
        assert source in facts.SOURCES
        assert isinstance(sure, int)
        assert 0 < sure <= 100
    made = [row for row in facts.MAP if row.source == "made"]
    assert {row.name: row.sure for row in made} == {
        "new_france": 85,
        "new_england": 85,
        "virginia": 95,
        "florida": 40,
        "caribbean": 92,
        "new_spain": 50,
        "new_granada": 45,
        "brazil": 55,
    }


def test_a_changed_number_changes_the_digest_of_the_facts() -> None:
    plain = facts.all_facts()
    assert plain["map"][8] == ["peru", "silver"]  # type: ignore[index]
    assert len(plain["tiles"]) == 56  # type: ignore[arg-type]
    assert "benefits" in plain
    assert len(GAME.facts_digest) == 16
