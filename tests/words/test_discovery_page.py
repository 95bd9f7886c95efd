"""The numbers on The Age of Discovery's rules page are those of its facts."""

from __future__ import annotations

import pytest

from carrack.games.discovery.tables.facts import (
    AGE_OF_TURN,
    BORDERS,
    BOXES,
    COUNTER_KINDS,
    DECK,
    LAST_TURN_OF_AGE,
    MAP,
    PRICE,
    TRADE_GOODS,
    WORKERS,
)
from carrack.games.discovery.tables.tiles import BENEFITS_2007, JOIN, TILES
from carrack.rules_pages import MARKS
from carrack.words import LANGUAGES
from tests.words.pages import page, paragraph, shown, table, tables
from tests.words.vocabularies import DISCOVERY_2007

in_every_language = pytest.mark.parametrize("language", LANGUAGES)

ROMAN = ("I", "II", "III")
IN_THE_BOX = [tile for tile in TILES if tile.copies]


def say(language: str, key: str) -> str:
    return DISCOVERY_2007.words.say(key, language, {})


def dollars(language: str, amount: int) -> str:
    return f"{amount}\u202f$" if language == "fr" else f"${amount}"


def percent(language: str, amount: int) -> str:
    return f"{amount}\u202f%" if language == "fr" else f"{amount}%"


def neighbours(region: str) -> set[str]:
    pairs = [(border.one, border.other) for border in BORDERS]
    return {other for one, other in pairs if one == region} | {one for one, other in pairs if other == region}


@in_every_language
def test_the_map_shows_the_goods_and_borders_of_the_facts(language: str) -> None:
    rows = table(DISCOVERY_2007, language, "parts.map")
    assert len(rows) == len(MAP)
    for region, (name, good, beside) in zip(MAP, rows):
        assert name == say(language, f"region-{region.name}")
        assert good == say(language, f"good-{region.good}") + MARKS.get(region.source, "")
        assert sorted(beside.split(", ")) == sorted(say(language, f"region-{r}") for r in neighbours(region.name))


@in_every_language
def test_the_table_of_workers_is_that_of_the_facts(language: str) -> None:
    """The builder is of 2015."""
    expected = [
        [say(language, f"worker-{w.name}"), str(w.shipping), str(w.expedition)] for w in WORKERS if w.name != "builder"
    ]
    assert [cells[:3] for cells in table(DISCOVERY_2007, language, "parts.workers")] == expected


@in_every_language
def test_the_table_of_goods_is_that_of_the_facts(language: str) -> None:
    expected = [[say(language, f"good-{good.name}"), str(good.tokens)] for good in TRADE_GOODS]
    assert table(DISCOVERY_2007, language, "parts.goods") == expected


@in_every_language
def test_the_tables_of_counters_and_cards_are_those_of_the_facts(language: str) -> None:
    counters, cards = tables(DISCOVERY_2007, language, "parts.discoveries")
    assert counters == [
        [dollars(language, c.coins), dollars(language, c.plunder), str(c.natives), str(c.points), str(c.copies)]
        for c in COUNTER_KINDS
    ]
    assert cards == [
        [
            say(language, f"card-{card.name}"),
            dollars(language, card.coins),
            dollars(language, card.plunder),
            str(card.natives),
            str(card.points),
        ]
        for card in DECK
    ]


@in_every_language
def test_the_table_of_buildings_is_that_of_the_facts(language: str) -> None:
    assert table(DISCOVERY_2007, language, "tiles.list") == [
        [
            f"[{say(language, f'tile-{tile.name}')}](#tiles.{tile.name})",
            ROMAN[tile.age - 1],
            dollars(language, int(PRICE[tile.age - 1])),
            str(tile.copies),
            str(tile.points),
        ]
        for tile in IN_THE_BOX
    ]


@in_every_language
def test_every_building_of_the_box_has_a_paragraph_of_its_name_and_no_other_has(language: str) -> None:
    chapter = [found for found in page(DISCOVERY_2007, language).under("tiles") if found.level == 3]
    assert [found.id for found in chapter[1:]] == [f"tiles.{tile.name}" for tile in IN_THE_BOX]
    assert [found.title for found in chapter[1:]] == [say(language, f"tile-{tile.name}") for tile in IN_THE_BOX]


@in_every_language
def test_the_benefits_are_told_in_the_order_in_which_they_work(language: str) -> None:
    text = paragraph(DISCOVERY_2007, language, "benefits.order").text
    places = [text.find(say(language, f"tile-{b.tile}")) for b in BENEFITS_2007 if b.does != JOIN]
    assert -1 not in places
    assert places == sorted(places)


@in_every_language
def test_the_table_of_ages_is_that_of_the_facts(language: str) -> None:
    for age, (name, turns, price) in enumerate(table(DISCOVERY_2007, language, "turn")):
        first, _to, last = turns.split()
        assert name == ROMAN[age]
        assert [int(turn) for turn in (first, last)] == [list(AGE_OF_TURN).index(age, 1), LAST_TURN_OF_AGE[age]]
        assert price == dollars(language, int(PRICE[age]))


@in_every_language
def test_the_dock_has_twice_as_many_spaces_as_players_less_one(language: str) -> None:
    _boxes, docks = tables(DISCOVERY_2007, language, "placement.spaces")
    assert docks == [[str(seats), str(2 * seats - 1)] for seats in (2, 3, 4, 5, 6)]


@in_every_language
def test_a_reconstructed_number_of_spaces_bears_its_mark(language: str) -> None:
    boxes, _docks = tables(DISCOVERY_2007, language, "placement.spaces")
    spaces = {cells[0]: cells[1] for cells in boxes}
    for box in BOXES:
        if box.name in ("goods", "capital", "warfare"):
            assert spaces[say(language, f"box-{box.name}")] == shown(box.size, box.source)


@in_every_language
def test_players_are_told_how_sure_each_reconstruction_is(language: str) -> None:
    goods = table(DISCOVERY_2007, language, "numbers.goods")
    assert [cells[:3] for cells in goods] == [
        [say(language, f"region-{r.name}"), say(language, f"good-{r.good}"), percent(language, r.sure)] for r in MAP
    ]
    assert table(DISCOVERY_2007, language, "numbers.borders") == [
        [
            f"{say(language, f'region-{border.one}')}, {say(language, f'region-{border.other}')}",
            percent(language, border.sure),
        ]
        for border in BORDERS
    ]
    assert table(DISCOVERY_2007, language, "numbers.boxes") == [
        [say(language, f"box-{box.name}"), str(box.size), percent(language, box.sure)]
        for box in BOXES
        if box.name in ("goods", "capital", "warfare")
    ]
