"""Every constraint that the rulebook puts on the numbers, and the totals that a slip in a table would break."""

from __future__ import annotations

from collections import Counter

import pytest

from carrack.games.endeavor.tables import facts
from carrack.games.endeavor.tables import map as board
from carrack.games.endeavor.tables.decks import ASSETS, CARD_VALUE, DECK_NAMES, DECK_REGION
from carrack.games.endeavor.tables.facts import (
    BUILD_LEVEL,
    CARD_LIMIT,
    GROWTH,
    HOUSES,
    PAYMENTS,
    TRACK_GLORY,
    TRADE_TOKENS,
)
from carrack.games.endeavor.tables.map import CITY_NAMES, MAP, REGION_NAMES, SEA_ROUTES, TRACKS, WORLD

# The links of each city, written down a second time: a slip in one of the two tables is found.
LINKS = {
    "london": "quebec surat",
    "copenhagen": "calicut malacca",
    "lisbon": "cayenne bridgetown",
    "seville": "rio_de_janeiro havana",
    "marseille": "genoa boston",
    "genoa": "marseille constantinople",
    "constantinople": "genoa alexandria canton",
    "algiers": "elmina charleston",
    "tripoli": "alexandria",
    "alexandria": "constantinople tripoli luanda",
    "elmina": "algiers luanda",
    "luanda": "alexandria elmina",
    "lima": "",
    "cayenne": "lisbon cartagena",
    "rio_de_janeiro": "seville",
    "havana": "seville bridgetown charleston",
    "cartagena": "cayenne",
    "bridgetown": "lisbon havana",
    "charleston": "algiers havana",
    "boston": "marseille quebec",
    "quebec": "london boston",
    "surat": "london calicut",
    "calicut": "copenhagen surat",
    "calcutta": "malacca canton",
    "malacca": "copenhagen calcutta",
    "canton": "constantinople calcutta",
    "macau": "batavia",
    "nagasaki": "",
    "batavia": "macau",
}


# The board.


def test_95_tokens_fill_all_cities_routes_and_shipping_spaces() -> None:
    """7.1."""
    spaces = sum(region.spaces for region in WORLD)
    assert (len(MAP), len(SEA_ROUTES), spaces) == (29, 26, 40)
    assert sum(token.copies for token in TRADE_TOKENS) == 29 + 26 + 40 == board.CIRCLES


def test_the_regions_have_their_cities_and_their_tracks() -> None:
    found = [(region.cities, region.spaces) for region in WORLD]
    assert found == [(10, 0), (2, 6), (3, 6), (3, 6), (3, 7), (3, 7), (5, 8)]
    assert Counter(city.region for city in MAP) == {region.name: region.cities for region in WORLD}
    assert {region: len(spaces) for region, spaces in TRACKS} == {r.name: r.spaces for r in WORLD if r.spaces}


def test_only_two_cities_are_worth_two_glory_and_they_have_no_route() -> None:
    """7.23."""
    grand = [city.name for city in MAP if city.glory == 2]
    assert grand == ["lima", "nagasaki"] == [name for name, links in LINKS.items() if not links]
    assert {city.glory for city in MAP} == {1, 2}


def test_every_route_joins_two_cities_once() -> None:
    pairs = {frozenset((route.one, route.other)) for route in SEA_ROUTES}
    assert len(pairs) == 26
    for city, links in LINKS.items():
        assert {other for pair in pairs if city in pair for other in pair - {city}} == set(links.split())


def test_all_cities_of_europe_but_two_lead_overseas() -> None:
    """7.24 and 7.25: the west leads to South America, the east to Asia."""
    of_europe = {city.name for city in MAP if city.region == "europe"}
    inland = {city for city in of_europe if set(LINKS[city].split()) <= of_europe}
    assert inland == {"genoa", "tripoli"}
    assert "cayenne" in LINKS["lisbon"]
    assert "rio_de_janeiro" in LINKS["seville"]
    assert "canton" in LINKS["constantinople"]


def test_the_links_as_vectors_say_the_same() -> None:
    for city, name in enumerate(CITY_NAMES):
        ends = [int(board.LINK_CITY[city * 3 + i]) for i in range(3)]
        assert {CITY_NAMES[end] for end in ends if end >= 0} == set(LINKS[name].split())
        routes = [int(board.LINK_ROUTE[city * 3 + i]) for i in range(3)]
        assert [route for route in routes if route >= 0] == sorted(route for route in routes if route >= 0)


def test_africa_has_a_route_between_its_two_cities() -> None:
    """7.17."""
    assert "luanda" in LINKS["elmina"]


# Tokens.


def test_there_are_four_brown_and_four_blue_tokens() -> None:
    """7.2."""
    copies = {token.name: token.copies for token in TRADE_TOKENS}
    assert copies == {
        "industry": 17,
        "culture": 20,
        "finance": 17,
        "politics": 25,
        "ship_or_draw": 6,
        "occupy_or_draw": 6,
        "attack": 2,
        "payment": 2,
    }


# Cards.


def test_there_are_eight_decks_of_six() -> None:
    """7.3."""
    assert Counter(card.deck for card in ASSETS) == dict.fromkeys(DECK_NAMES, 6)
    for deck in DECK_NAMES:
        values = [card.value for card in ASSETS if card.deck == deck]
        assert values == ([0, 1, 2, 3, 4, 5] if deck in ("europe", "slavery") else [-1, 1, 2, 3, 4, 5])


def test_every_card_has_the_symbols_of_its_rank() -> None:
    """Governors three and a glory, regional cards one more than their value; only Europe 1 is out of line."""
    for card in ASSETS:
        symbols = card.industry + card.culture + card.finance + card.politics
        if card.value < 0:
            assert (symbols, card.glory) == (3, 1), card.name
        elif card.deck not in ("europe", "slavery"):
            assert symbols + card.glory == card.value + 1, card.name
    totals = [sum(column) for column in zip(*[card[3:8] for card in ASSETS], strict=True)]
    assert totals == [33, 28, 46, 37, 42]


@pytest.mark.parametrize(
    ("name", "symbols"),
    [
        ("far_east_governor", (2, 1, 0, 0, 1)),  # 7.11
        ("africa_governor", (0, 0, 2, 1, 1)),  # 7.12
        ("north_america_3", (2, 2, 0, 0, 0)),  # 7.13
        ("india_1", (0, 1, 0, 1, 0)),  # 7.14
        ("south_america_1", (0, 2, 0, 0, 0)),  # 7.15
        ("europe_5", (0, 3, 0, 0, 3)),
        ("slavery_5", (3, 0, 2, 0, 0)),
    ],
)
def test_the_cards_that_the_rulebook_names(name: str, symbols: tuple[int, ...]) -> None:
    (card,) = [card for card in ASSETS if card.name == name]
    assert card[3:8] == symbols


def test_no_slavery_card_has_culture_politics_or_glory() -> None:
    assert all(card[4] == card[6] == card[7] == 0 for card in ASSETS if card.deck == "slavery")


def test_both_stacks_of_europe_count_its_cities() -> None:
    regions = [REGION_NAMES[DECK_REGION[deck]] for deck in range(8)]
    assert regions == ["europe", "europe", *REGION_NAMES[1:]]
    assert [int(value) for value in CARD_VALUE][::6] == [0, 0, -1, -1, -1, -1, -1, -1]


# Buildings.


def test_there_are_45_tiles_three_kinds_a_level() -> None:
    """7.4."""
    tiles = HOUSES[1:]
    assert sum(house.copies for house in tiles) == 45
    assert [(house.level, house.copies) for house in tiles] == [(n, 6 - n) for n in (1, 2, 3, 4, 5) for _ in range(3)]


@pytest.mark.parametrize(
    ("name", "one", "other", "both"),
    [
        ("colonial_house", "occupy", "", False),
        ("market", "draw", "", False),
        ("shipyard", "ship", "", False),
        ("barracks", "attack", "", False),
        ("guild_hall", "ship", "draw", False),
        ("docks", "ship", "occupy", True),
        ("fortress", "occupy", "attack", False),
        ("cartographer", "ship", "ship", True),
        ("trade_office", "draw", "draw", True),
        ("exchange", "pay", "", False),
        ("museum", "pay", "", False),
        ("parliament", "pay", "", False),
    ],
)
def test_what_a_building_does(name: str, one: str, other: str, both: bool) -> None:
    (house,) = [house for house in HOUSES if house.name == name]
    assert (house.one, house.other, house.both) == (one, other, both)


def test_what_a_building_gives() -> None:
    """7.10, 7.18, 7.19: those without an activation space, and the level-5 buildings' two symbols."""
    given = {house.name: house[3:8] for house in HOUSES if any(house[3:8])}
    assert given == {
        "shipyard": (0, 1, 0, 0, 0),
        "workshop": (2, 0, 0, 0, 0),
        "bank": (0, 0, 2, 0, 0),
        "fortress": (0, 0, 0, 1, 0),
        "theatre": (0, 2, 0, 0, 0),
        "university": (0, 0, 0, 0, 3),
        "exchange": (0, 0, 2, 0, 0),
        "museum": (0, 2, 0, 0, 0),
        "parliament": (0, 0, 0, 2, 0),
    }
    assert {house.name for house in HOUSES if not house.one} == {"workshop", "bank", "theatre", "university"}


def test_barracks_only_attack_and_the_fortress_may() -> None:
    """7.20: Barracks are the quick way to take cities, above all in Europe, where everybody is present."""
    attacking = {house.name: (house.one, house.other) for house in HOUSES if "attack" in (house.one, house.other)}
    assert attacking == {"barracks": ("attack", ""), "fortress": ("occupy", "attack")}


def test_the_display_of_the_solo_game_shows_every_kind_once() -> None:
    """7.27: five levels by three columns."""
    assert facts.ROWS * facts.COLUMNS == len(HOUSES) - 1 == 15
    assert Counter(house.level for house in HOUSES[1:]) == dict.fromkeys(range(1, 6), 3)


# Tracks.


def test_the_shortest_track_has_room_for_what_the_variants_close() -> None:
    """7.26: two discs on each of six tracks alone; up to three spaces closed of a track by two, up to two by three."""
    shortest = min(region.spaces for region in WORLD if region.spaces)
    tracks = sum(1 for region in WORLD if region.spaces)
    assert facts.FOE_COLOURS * facts.TRACK_DISCS_EACH == 2 * tracks == 12
    assert facts.TWO_CLOSED_EACH * tracks + facts.TWO_CLOSED_MORE == 12 <= facts.TWO_CLOSED_MOST * tracks
    assert facts.THREE_CLOSED == 8 <= facts.THREE_CLOSED_MOST * tracks
    assert facts.THREE_CLOSED_MOST < facts.TWO_CLOSED_MOST < shortest == 6


def test_the_levels_break_at_2_4_7_and_10() -> None:
    """7.5 to 7.9."""
    assert [int(level) for level in BUILD_LEVEL] == [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5]
    assert BUILD_LEVEL[5] == 3
    assert PAYMENTS[3] == 2
    assert CARD_LIMIT[3] == 2
    assert GROWTH[0] == 2
    for score in range(16):
        assert (PAYMENTS[score], CARD_LIMIT[score], GROWTH[score]) == (
            BUILD_LEVEL[score],
            BUILD_LEVEL[score],
            BUILD_LEVEL[score] + 1,
        )


def test_a_track_scores_the_last_marked_space() -> None:
    """7.22."""
    assert [int(glory) for glory in TRACK_GLORY] == [0, 0, 2, 2, 4, 4, 4, 7, 7, 7, 10, 11, 12, 13, 14, 15]


# The facts as a whole.


def test_every_number_has_a_source() -> None:
    for row in (*TRADE_TOKENS, *HOUSES, *ASSETS, *WORLD):
        assert row.source in facts.SOURCES
        assert 0 < row.sure <= 100
    for _number, source, sure in facts.NUMBERS.values():
        assert source in facts.SOURCES
        assert 0 < sure <= 100


def test_the_digest_knows_every_table() -> None:
    kept = facts.all_facts()
    assert {"levels", "glory", "tokens", "buildings", "cards", "regions", "cities", "routes", "solo"} <= set(kept)
    assert set(facts.NUMBERS) <= set(kept)


def test_a_text_names_the_far_ends_of_each_citys_routes() -> None:
    told = board.neighbours_by_name()
    assert {city: sorted(ends) for city, ends in told.items()} == {
        city: sorted(ends.split()) for city, ends in LINKS.items()
    }
