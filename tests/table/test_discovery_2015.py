"""The edition of 2015 at the terminal: nations and their powers, what is foretold and scouted, ships, keys."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import carrack
from carrack.cli.table.board import board_of
from carrack.cli.table.draw import CHALK
from carrack.cli.table.speech import Speech
from carrack.core.state import State
from carrack.words import LANGUAGES
from tests.discovery.table import (
    GAME,
    GAME_2015,
    discover_all,
    fleet,
    hand,
    lay,
    nations,
    own,
    place,
    play,
    power,
    purse,
    resolve,
    show,
    skip,
    table_2015,
    turn,
)
from tests.table.discovery_scene import ALL, drawn, flat, listed, menu_of, row, scene, text_of

BOARD = board_of(GAME_2015)

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


@in_every_language
def test_every_seat_shows_its_nation_and_what_its_power_does(lang: str) -> None:
    s = table_2015(3, nations="random")
    nations(s, england=0, portugal=1, italy=2)
    text = flat(drawn(s, width=100, lang=lang))
    for nation in ("england", "portugal", "italy"):
        assert GAME_2015.words.say(f"nation-{nation}", lang, {}) in text
        assert GAME_2015.words.help("nation", nation, lang).replace("\u202f", " ") in text.replace("\u202f", " ")


def test_the_builders_space_is_drawn_only_where_there_are_builders() -> None:
    assert "bd " in drawn(table_2015(2, builder_worker=True))
    assert "bd " not in drawn(table_2015(2))


@pytest.mark.parametrize(("lang", "look", "cards"), [("en", "look pe", "ship co"), ("fr", "voir pe", "bateau co")])
def test_a_look_and_a_ship_of_ones_own_are_typed_by_their_keys(lang: str, look: str, cards: str) -> None:
    s = table_2015(2, scouting=True, builder_tiles=True)
    turn(s, 4)
    own(s, 0, "mayflower")
    fleet(s, 0, 1)
    hand(s, 0, colonist=3)
    assert look in listed(s, 100, lang)
    assert cards in listed(s, 100, lang)


def test_what_goes_by_the_age_or_by_who_buys_is_said_with_its_price() -> None:
    """A look and a point by the age, a building with a builder for less, a pupil always for the same."""
    s = table_2015(2, scouting=True)
    turn(s, 4)
    hand(s, 0, colonist=3)
    look, point = (int(GAME_2015.words.figures.tables["ages"][1][what]) for what in ("scout", "point"))
    assert f"Pay to look at the counter in Peru, for ${look}" in flat(listed(s, 100))
    assert f"Payer pour regarder le jeton du Pérou, pour {look} $" in flat(listed(s, 100, "fr"))
    s = table_2015(2, buy_vp=True)
    turn(s, 6)
    purse(s, 0, 3 * point)
    resolve(s)
    skip(s, "points")
    assert f"Buy 2 points, for ${2 * point}" in flat(listed(s))
    s = table_2015(2, builder_worker=True)
    show(s, "settlers")
    resolve(s, capital=[(0, "builder")])
    assert "Settlers, for $5:" in listed(s)
    s = table_2015(2)
    resolve(s, training=[(0, "colonist")])
    assert "Take a captain, for $5" in flat(listed(s))


def test_what_another_has_seen_is_not_drawn() -> None:
    texts = []
    for counter in ("1-2-1-4", "4-5-5-7"):
        s = table_2015(2, scouting=True)
        play(s, "scout", region="peru")
        play(s, "counter-comes", counter=counter)
        texts.append([drawn(s, seat=seat) for seat in (0, 1)])
    assert texts[0][1] == texts[1][1]
    assert texts[0][0] != texts[1][0]


# Powers.


@pytest.mark.parametrize(
    ("nation", "uses", "number", "said"),
    [
        ("england", 0, 1, {"en": "(1 use left)", "fr": "(encore 1 usage)"}),
        ("england", 1, 1, {"en": "(no use left)", "fr": "(plus aucun usage)"}),
        ("france", 0, 1, {"en": "(2 uses left)", "fr": "(encore 2 usages)"}),
        ("italy", 1, 1, {"en": "(1 use left)", "fr": "(encore 1 usage)"}),
        ("spain", 0, 0, {"en": "(1 use left)", "fr": "(encore 1 usage)"}),
        ("spain", 0, 1, {"en": "(no use left)", "fr": "(plus aucun usage)"}),
        ("portugal", 1, 3, {"en": "(no use left in this age)", "fr": "(plus aucun usage dans cet âge)"}),
        ("portugal", 1, 4, {"en": "(1 use left in this age)", "fr": "(encore 1 usage dans cet âge)"}),
    ],
)
def test_it_is_told_how_often_a_power_can_still_be_used(
    nation: str, uses: int, number: int, said: dict[str, str]
) -> None:
    s = power(nation, number, uses)
    for lang in LANGUAGES:
        for seat, part in ((0, "seat"), (1, "others")):
            assert said[lang] in flat(drawn(s, [part], 100, lang, seat))


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "(1 of 2 ships used this turn)", "(0 of 3 ships used this turn)"),
        ("fr", "(1 sur 2 bateaux utilisés ce tour-ci)", "(0 sur 3 bateaux utilisés ce tour-ci)"),
    ],
)
def test_the_mayflower_tells_which_of_its_ships_are_used(lang: str, one: str, two: str) -> None:
    s = table_2015(2, builder_tiles=True)
    turn(s, 4)
    own(s, 0, "mayflower")
    assert "(0" not in drawn(s, ["seat"], 100, lang), "without a ship"
    fleet(s, 0, 2)
    lay(s, sailing=1)
    assert one in flat(drawn(s, ["seat"], 100, lang))
    fleet(s, 0, 4)
    lay(s, sailing=0)
    assert two in flat(drawn(s, ["others"], 100, lang, seat=1))


def test_a_ship_that_sails_is_drawn_at_once() -> None:
    s = table_2015(2, builder_tiles=True)
    turn(s, 4)
    own(s, 0, "mayflower")
    fleet(s, 0, 2)
    before = BOARD.parts(scene(s))
    play(s, "place-ship", worker="colonist")
    after = BOARD.parts(scene(s))
    assert before["seat"] != after["seat"]


# What is foretold and what is scouted.


@in_every_language
def test_the_buildings_that_are_foretold_stand_with_the_display(lang: str) -> None:
    s = table_2015(2, low_luck_age3=True)
    text = flat(drawn(s, ["display"], 100, lang))
    foretold = GAME_2015.view(s, 0)["foretold"]
    assert isinstance(foretold, list)
    assert len(foretold) == 10
    start = text.index(Speech(lang)("discovery-foretold"))
    assert [name for name in foretold if GAME_2015.words.say(f"tile-{name}", lang, {}) not in text[start:]] == []
    assert Speech(lang)("discovery-foretold") not in drawn(table_2015(2), ["display"], 100, lang)


@pytest.mark.parametrize(
    ("lang", "own_card", "other_card"),
    [
        ("en", "On top of the deck: China, natives 6 · known to A", "On top of the deck: a card · known to A"),
        (
            "fr",
            "Sur le dessus de la pile : La Chine, résistance 6 · connue de A",
            "Sur le dessus de la pile : une carte · connue de A",
        ),
    ],
)
def test_a_scouted_card_is_named_for_whoever_saw_it_alone(lang: str, own_card: str, other_card: str) -> None:
    s = table_2015(2, scouting=True)
    discover_all(s)
    before = BOARD.parts(scene(s))
    play(s, "scout-deck")
    play(s, "card-comes", card="china")
    play(s, "card-on-top")
    assert BOARD.parts(scene(s))["map"] != before["map"]
    assert own_card in flat(drawn(s, ["map"], 100, lang, 0))
    for seat in (1, None):
        assert other_card in flat(drawn(s, ["map"], 100, lang, seat))


def test_cards_at_the_bottom_are_drawn_in_their_order() -> None:
    s = table_2015(2, scouting=True)
    discover_all(s)
    for card in ("china", "pampas"):
        play(s, "scout-deck")
        play(s, "card-comes", card=card)
        play(s, "card-below")
    place(s, "dock")
    play(s, "scout-deck")
    play(s, "card-comes", card="india")
    play(s, "card-below")
    own_text, other_text = (flat(drawn(s, ["map"], 100, "en", seat)) for seat in (0, 1))
    cards = "China, natives 6 · known to A, The Pampas, natives 3 · known to A, a card · known to B"
    assert f"At the bottom of the deck: {cards}" in own_text
    assert "a card · known to A, a card · known to A, India, natives 6 · known to B" in other_text
    assert "On top of the deck" not in own_text


def test_where_counters_left_the_game_unseen_no_odds_are_told() -> None:
    for options, told in (({}, True), ({"no_survivors": True}, False)):
        s = table_2015(2, **options)
        resolve(s, discovery=[(0, "captain"), (0, "colonist")])
        play(s, "enlist", worker="captain")
        assert "br Brazil" in listed(s)
        assert ("%" in listed(s)) is told


def test_the_first_plague_is_counted_among_the_odds() -> None:
    odds = []
    for tiles in ((), ("plague_1",)):
        s = table_2015(2)
        own(s, 0, *tiles)
        resolve(s, discovery=[(0, "captain"), (0, "colonist")])
        play(s, "enlist", worker="captain")
        odds.append(re.findall(r"Brazil (\d+)%", flat(listed(s)))[0])
    assert int(odds[0]) < int(odds[1])


# Keys.


@in_every_language
def test_the_north_is_typed_by_its_name_in_each_edition(lang: str) -> None:
    said = {"verb": "sail", "region": "new_france"}
    assert board_of(GAME).keys(said, Speech(lang)) == ["can"]
    assert BOARD.keys(said, Speech(lang)) == ["nf"]
    s = table_2015(2)
    assert row(drawn(s, ["map"], 100, lang), "nf ").startswith("nf ")
    resolve(s, discovery=[(0, "captain"), (0, "colonist")])
    assert "co nf" in listed(s, 100, lang)


# Everything.


def positions(seats: int, seed: str, every: int) -> Iterator[State]:
    """Of a game with everything on that is drawn in this edition alone."""
    chooser = random.Random(seed)
    s: State = GAME_2015.start(seats, {"scouting": True, "low_luck_age3": True})
    count = 0
    while s.actor != carrack.OVER:
        s.play(chooser.choice(s.legal()))
        count += 1
        if count % every == 0 and s.actor >= 0:
            yield s
    yield s


@in_every_language
@pytest.mark.parametrize("width", [40, 80, 140])
def test_nothing_is_wider_than_the_terminal(width: int, lang: str) -> None:
    for s in positions(3, "width", 97):
        shown = scene(s, width, lang)
        lines = BOARD.draw(shown, list(BOARD.parts(shown)))
        if s.actor >= 0:
            lines += BOARD.menu(shown, menu_of(s, shown))
        assert [text.plain for text in lines if text.cell_len > width] == []


def test_everything_can_be_drawn_in_ascii() -> None:
    for s in positions(3, "chalk", 97):
        lines = text_of(BOARD.draw(scene(s, 80, "en", 0, CHALK), ALL)).replace("’", "'").splitlines()
        assert [text for text in lines if not text.isascii()] == []
