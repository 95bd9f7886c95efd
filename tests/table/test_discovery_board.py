"""Discovery as it is drawn: a player finds everything that lies on the table, and nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import carrack
from carrack.cli.table.board import board_of
from carrack.cli.table.board.discovery.pieces import does, say
from carrack.cli.table.draw import CHALK
from carrack.cli.table.players import letter_of
from carrack.core.state import State
from carrack.games.discovery.tables.tiles import TILES
from carrack.words import LANGUAGES
from tests.discovery.table import (
    GAME,
    colony,
    discover_all,
    display,
    fleet,
    goods,
    hand,
    lay,
    lie,
    own,
    place,
    play,
    purse,
    resolve,
    show,
    table,
    turn,
)
from tests.table.discovery_scene import ALL, drawn, flat, menu_of, row, scene, text_of

BOARD = board_of(GAME)


# The map.


def test_a_region_shows_who_lives_there_the_most_first_and_what_it_would_score() -> None:
    s = table()
    colony(s, 0, "florida", colonist=2)
    colony(s, 1, "florida", colonist=3, soldier=2)
    colony(s, 2, "florida", colonist=1)
    assert row(drawn(s, ["map"]), "Florida") == "Florida     ·       B 5 (2so) +6   A 2 +2   C 1"


def test_the_regional_good_stands_there_until_somebody_has_taken_it() -> None:
    s = table()
    colony(s, 0, "peru", colonist=2)
    assert row(drawn(s, ["map"]), "Peru") == "Peru        silver  A 2"
    colony(s, 0, "peru", colonist=1)
    assert row(drawn(s, ["map"]), "Peru") == "Peru        ·       A 3 +6"


def test_a_counter_is_face_down_until_an_expedition_has_failed_there() -> None:
    s = table()
    assert row(drawn(s, ["map"]), "Brazil") == "Brazil      coffee  ? face down"
    lie(s, "brazil", "4-5-5-7", 2)
    assert row(drawn(s, ["map"]), "Brazil") == "Brazil      coffee  counter: $4, $5 a soldier, natives 5, 7 points"


def test_a_hidden_counter_is_drawn_only_for_those_who_know_it() -> None:
    s = table(hide_failed_counters=True)
    lie(s, "brazil", "4-5-5-7", 2, 1)
    assert "counter: $4, $5 a soldier, natives 5, 7 points · known to B" in drawn(s, ["map"], 100, seat=1)
    for seat in (0, None):
        assert "coffee  ? face down · more than 2 natives · known to B" in drawn(s, ["map"], 100, seat=seat)


def test_what_is_hidden_changes_nothing_on_the_table_of_the_others() -> None:
    tables = []
    for counter in ("4-5-5-7", "3-4-4-6"):
        s = table(hide_failed_counters=True)
        lie(s, "brazil", counter, 2, 1)
        tables.append([drawn(s, seat=seat) for seat in (0, 1, 2, None)])
    assert [first == second for first, second in zip(*tables)] == [True, False, True, True]


def test_the_counters_that_nobody_has_seen_are_counted_by_their_natives() -> None:
    s = table()
    assert "Natives on the counters nobody has seen: 1 ×2, 2 ×3, 3 ×6, 4 ×3, 5 ×2" in drawn(s, ["map"])
    lie(s, "brazil", "4-5-5-7", 2)
    assert "3 ×6, 4 ×3, 5 ×1" in drawn(s, ["map"])
    s = table()
    discover_all(s)
    assert "counters nobody has seen" not in drawn(s, ["map"])


def test_once_all_is_discovered_the_cards_nobody_has_won_are_counted_by_their_natives() -> None:
    s = table()
    assert "cards of the deck" not in drawn(s, ["map"])
    discover_all(s)
    assert "Natives on the cards of the deck: 3 ×3, 4 ×7, 5 ×3, 6 ×3" in drawn(s, ["map"])
    shown = scene(s)
    shown.view["seat"][2]["cards"].append("china")
    assert "4 ×7, 5 ×3, 6 ×2" in text_of(BOARD.draw(shown, ["map"]))


def test_the_deck_opens_when_all_is_discovered() -> None:
    s = table()
    assert "deck: 16 cards, once all is discovered" in drawn(s, ["map"])
    discover_all(s)
    assert "deck: 16 cards, open" in drawn(s, ["map"])


# The boxes.


def test_boxes_stand_in_the_order_they_resolve_with_who_stands_where() -> None:
    s = table()
    display(s, "gold", "gold", "rice")
    hand(s, 2, colonist=3, captain=1)
    play(s, "place", worker="colonist", box="dock")
    play(s, "place", worker="colonist", box="shipping")
    play(s, "place", worker="captain", box="capital")
    play(s, "place", worker="colonist", box="training")
    text = drawn(s, ["boxes"])
    numbered = [line.split()[1] for line in text.splitlines()[1:9]]
    assert numbered == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert row(text, "Colonist Dock") == "Colonist Dock     1 A  2 □  3 ·  4 ·  5 ·  6 ·  7 ·  X ·  Y ·"
    assert row(text, "Merchant Shipping") == "Merchant Shipping B 1co = 1   a merchant ship"
    assert row(text, "Capital Buildings") == "Capital Buildings 1 C ca  2 □  3 ·  4 ·  5 ·   $10 each"
    assert row(text, "Trade Goods") == "Trade Goods       1 □  2 ·  3 ·  4 ·   gold ×2, rice · 34 in the bag"
    assert row(text, "Specialists") == "Specialists       ca ·  me ·  mi ·  so ·  tr $5 D"
    assert row(text, "Still to place") == "Still to place: A 4co  B 4co  C 3co  D 4co"
    assert "Turn 1 of 8 · Age I · Placement" in text
    assert "turn order A B C D" in text  # a new round of placement


def test_the_turn_order_tells_who_has_placed_in_this_round() -> None:
    s = table()
    play(s, "place", worker="colonist", box="dock")
    play(s, "place", worker="colonist", box="dock")
    assert "turn order A✓ B✓ C D" in drawn(s, ["boxes"])
    resolve(s, dock=[(1, "merchant")])
    assert "turn order A B C D" in drawn(s, ["boxes"])


def test_places_of_initiative_tell_what_they_pay() -> None:
    s = table()
    play(s, "place", worker="colonist", box="initiative")
    assert row(drawn(s, ["boxes"]), "Initiative") == "Initiative        $1 A  $2 ·  $3 ·  $4 ·"
    assert "1 $ A" in flat(drawn(s, ["boxes"], lang="fr"))


def test_the_space_that_ones_next_worker_would_take_is_marked() -> None:
    s = table()
    place(s, "initiative", "dock", "warfare")
    text = drawn(s, ["boxes"])
    assert row(text, "Initiative") == "Initiative        $1 A  $2 ·  $3 ·  $4 ·", "one a seat"
    assert row(text, "Warfare") == "Warfare           1 C  2 □  3 ·  4 ·"
    assert row(drawn(s, ["boxes"], seat=1), "Initiative") == "Initiative        $1 A  $2 □  $3 ·  $4 ·"
    hand(s, 0)
    assert "□" not in drawn(s, ["boxes"]), "nobody is left to place"
    assert "□" not in drawn(s, ["boxes"], seat=None)
    lay(s, boxes={"dock": {str(space): {"seat": 1, "worker": "colonist"} for space in range(1, 8)}})
    assert "X ·  Y ·" in row(drawn(s, ["boxes"], seat=1), "Colonist Dock"), "nobody places a worker there"


def test_the_box_that_is_resolved_is_marked() -> None:
    s = table()
    resolve(s, dock=[(1, "merchant")], discovery=[(0, "captain"), (0, "colonist")])
    assert "→2 do Colonist Dock     1 B me  2 ·" in drawn(s, ["boxes"])
    play(s, "land-not")
    play(s, "enlist", worker="captain")
    assert "→6 di Discovery         A 1co = 1  A aboard 1ca, strength 2" in drawn(s, ["boxes"])


def test_nobody_who_still_bids_is_missing() -> None:
    s = table(start_auction_2007=True)
    while s.actor == carrack.NATURE:
        s.play(s.legal()[0])
    play(s, "bid", dollars=3)
    play(s, "pass")
    text = drawn(s, seat=2)
    assert row(text, "For the next turn").endswith("B 5co  A 5co  C 5co  D 5co")
    assert "Bids $3" in text
    assert "Passed without a bid" in text
    assert "No bid yet" in text


# Buildings and seats.


def test_buildings_on_display_say_what_they_do_and_score() -> None:
    s = table()
    turn(s, 7)
    show(s, "factory", "navy")
    text = drawn(s, ["display"])
    assert "Buildings, $20 each" in text
    assert row(text, "Factory:") == "Factory: $25 every turn. (5 points)"
    assert row(text, "Navy:") == "Navy: At the end, 4 points for each of your merchant ships."
    assert "to come: 5 of Age III" in text
    assert "Age I " not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_building_does_is_told_without_its_price(lang: str) -> None:
    shown = scene(table(), lang=lang)
    for tile in TILES:
        if tile.copies:
            text = does(shown, tile.name)
            assert text.endswith(".")
            assert GAME.words.help("tile", tile.name, lang).startswith(f"{text} ")
            assert shown.teller.say("some-tile", GAME.words.figures.row("tile", tile.name)) not in text


def test_ones_own_board_tells_everything() -> None:
    s = table()
    own(s, 0, "settlers", "new_world_cartography")
    goods(s, 0, "sugar", "sugar", "gold")
    turn(s, 3)
    purse(s, 0, 17)
    fleet(s, 0, 2)
    colony(s, 0, "caribbean", colonist=2, soldier=1)
    text = drawn(s, ["seat"])
    assert row(text, "$17") == "$17 · 2 ships · sugar ×3 + 1 ship → $6 · gold"
    assert "Settlers: 1 colonist more every turn." in text
    assert "New World Cartography: Discovers a region for you" in text
    assert row(text, "New World: ") == "New World: 2co 1so"
    assert "4 points" in text.splitlines()[0]
    assert "Buildings 4" in text.splitlines()[-1]


def test_of_several_sets_it_is_told_what_they_earn_together() -> None:
    s = table()
    goods(s, 0, "sugar", "sugar", "sugar", "gold", "rice", "fur")
    assert row(drawn(s, ["seat"]), "$10") == "$10 · sugar ×3 → $3 · gold, fur, rice → $1 · sets earn $4"
    assert "sucre ×3 → 3 $ · or, fourrure, riz → 1 $ · les séries rapportent 4 $" in flat(drawn(s, ["seat"], lang="fr"))


def test_opponents_are_shown_at_a_glance() -> None:
    s = table()
    own(s, 1, "settlers", "settlers", "cathedral", "university")
    lay(s, seat={1: {"used": ["university"]}})
    purse(s, 1, 31)
    text = drawn(s, ["others"])
    assert "B Bruno (greedy bot)" in text
    assert "$31" in text
    assert "Settlers ×2 · Cathedral · University (used)" in text
    assert "Anna" not in text


def test_one_seat_can_be_looked_at_in_full() -> None:
    s = table()
    own(s, 1, "cathedral")
    assert "Cathedral: Your missionaries bring 2 colonists" in text_of(BOARD.sheet(scene(s), 1))


# What is drawn again.


def test_a_placement_draws_the_boxes_alone() -> None:
    s = table()
    before = BOARD.parts(scene(s))
    chapter = BOARD.chapter(scene(s), s.turns)
    play(s, "place", worker="colonist", box="warfare")
    after = BOARD.parts(scene(s))
    assert [part for part in after if after[part] != before[part]] == ["boxes"]
    assert BOARD.chapter(scene(s), s.turns) == chapter


def test_the_map_is_drawn_when_regions_are_asked_for() -> None:
    s = table()
    before = BOARD.parts(scene(s))
    resolve(s, dock=[(0, "colonist")])
    after = BOARD.parts(scene(s))
    assert after["map"] != before["map"]


def test_a_new_turn_is_a_new_chapter() -> None:
    s = table()
    before = BOARD.chapter(scene(s), 5)
    turn(s, 2)
    assert BOARD.chapter(scene(s), 5) != before


# Everything.


def positions(seats: int, seed: str, every: int, **options: bool) -> Iterator[State]:
    chooser = random.Random(seed)
    s = GAME.start(seats, options)
    count = 0
    while s.actor != carrack.OVER:
        s.play(chooser.choice(s.legal()))
        count += 1
        if count % every == 0 and s.actor >= 0:
            yield s
    yield s


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everything_public_is_on_the_table(seats: int, lang: str) -> None:
    for s in positions(seats, f"public {seats}", 17):
        view = GAME.view(s, 0)
        shown = scene(s, 100, lang)
        parts = {part: flat(text_of(BOARD.draw(shown, [part]))) for part in ALL}
        seat_texts = [flat(text_of(BOARD.sheet(shown, seat))) for seat in range(seats)]
        name = shown.teller.name
        dollars = [flat(shown.speech("dollars", count=has["money"])) for has in _seats(view)]
        for seat, has in enumerate(_seats(view)):
            glance = parts["others"] if seat else parts["seat"]
            for text in (glance, seat_texts[seat]):
                assert dollars[seat] in text
                for kind, things in (("tile", has["tiles"]), ("good", has["goods"]), ("card", has["cards"])):
                    assert [thing for thing in things if name(kind, thing) not in text] == []
                if has["ships"]:
                    assert flat(say(shown, "discovery-ships", count=has["ships"])) in text
                assert shown.speech("points", count=has["score"]) in text
            for source, points in has["points"].items():
                assert not points or flat(f"{name('source', source)} {points}") in seat_texts[seat]
        for tile in _list(view["tiles"]):
            assert flat(shown.speech("about", thing=name("tile", tile))) in parts["display"]
        for good in _list(view["goods"]):
            assert name("good", good) in parts["boxes"]
        for region, about in _dict(view["regions"]).items():
            assert name("region", region) in parts["map"]
            for seat, crowd in enumerate(about["workers"]):
                assert not crowd or f"{letter_of(seat)} {sum(crowd.values())}" in parts["map"]


def _seats(view: dict[str, object]) -> list[dict[str, Any]]:
    found = view["seat"]
    assert isinstance(found, list)
    return found


def _list(found: object) -> list[str]:
    assert isinstance(found, (list, dict))
    return list(found)


def _dict(found: object) -> dict[str, dict[str, list[dict[str, int]]]]:
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("width", [40, 66, 80, 140, 200])
def test_nothing_is_wider_than_the_terminal(width: int, seats: int, lang: str) -> None:
    for s in positions(seats, f"width {seats}", 61, hide_failed_counters=seats == 2):
        shown = scene(s, width, lang)
        lines = BOARD.draw(shown, list(BOARD.parts(shown)))
        for seat in range(seats):
            lines += BOARD.sheet(shown, seat)
        if s.actor >= 0:
            lines += BOARD.menu(shown, menu_of(s, shown))
        assert [text.plain for text in lines if text.cell_len > width] == []


def test_everything_can_be_drawn_in_ascii() -> None:
    for s in positions(4, "chalk", 61):
        shown = scene(s, 80, "en", 0, CHALK)
        lines = [text.plain.replace("\u00a0", " ").replace("’", "'") for text in BOARD.draw(shown, ALL)]
        assert [text for text in lines if not text.isascii()] == []


def test_a_wide_screen_has_panels_side_by_side() -> None:
    s = table()
    first = drawn(s, width=140).splitlines()
    assert any("New World" in line and "turn order" in line for line in first)
    assert any("Your opponents" in line and "Buildings, $10 each" in line for line in first)
    assert not any("New World" in line and "turn order" in line for line in drawn(s, width=129).splitlines())
