"""Draw, abolition, and the limit on cards."""

from __future__ import annotations

from carrack.games.endeavor.state import FACE_DOWN, GONE
from carrack.games.endeavor.tables.decks import CARD_NAMES
from carrack.testing import lay as say
from tests.endeavor.table import (
    Endeavor,
    acting,
    answers,
    asked,
    discs,
    fill,
    held,
    hold,
    may,
    open_up,
    own,
    play,
    refused,
    settle,
    status,
    take,
    told,
)


def drawing(seats: int = 3) -> Endeavor:
    s = acting(seats)
    own(s, 0, "market")
    discs(s, 0, 5)
    return s


def where(s: Endeavor, card: str) -> int:
    return int(s.cards[CARD_NAMES.index(card)])


# Draw.


def test_value_0_needs_nothing() -> None:
    s = drawing()
    play(s, "activate", building="market")
    assert answers(s, "draw") == ["europe", "slavery"]
    play(s, "draw", deck="europe")
    assert held(s, 0) == ["europe_0"]
    assert status(s, 0) == {"industry": 0, "culture": 1, "finance": 1, "politics": 0}


def test_the_top_card_needs_its_value_in_discs() -> None:
    s = drawing()
    hold(s, 1, "europe_0")
    settle(s, 1, "london")
    play(s, "activate", building="market")
    assert refused(s, "draw", deck="europe") == "too-little-presence"
    settle(s, 0, "lisbon")
    play(s, "draw", deck="europe")
    assert held(s, 0) == ["europe_1"]


def test_north_america_3_with_three_discs_on_the_track_and_two_cities() -> None:
    """7.13 and 14."""
    s = drawing()
    open_up(s, "north_america", 0, 0, 0, 1)
    settle(s, 0, "boston", "quebec")
    hold(s, 1, "north_america_1", "north_america_2")
    play(s, "activate", building="market")
    play(s, "draw", deck="north_america")
    assert held(s, 0) == ["north_america_3"]
    assert status(s, 0)["industry"] == status(s, 0)["culture"] == 2


def test_discs_beside_the_track_count() -> None:
    s = drawing()
    open_up(s, "india", 1)
    fill(s, "india", 0)
    play(s, "activate", building="market")
    play(s, "draw", deck="india")
    assert held(s, 0) == ["india_1"]


def test_a_region_that_is_not_open_has_no_stack_to_draw_from() -> None:
    s = drawing()
    fill(s, "india", 0)
    play(s, "activate", building="market")
    assert refused(s, "draw", deck="india") == "region-closed"


def test_governors_are_never_drawn_and_an_empty_stack_gives_nothing() -> None:
    s = drawing()
    open_up(s, "africa", 0)
    hold(s, 1, "africa_1", "africa_2", "africa_3", "africa_4", "africa_5")
    play(s, "activate", building="market")
    assert refused(s, "draw", deck="africa") == "stack-empty"


def test_the_slavery_stack_counts_the_cities_of_europe() -> None:
    s = drawing()
    hold(s, 1, "slavery_0", "slavery_1")
    settle(s, 0, "london", "lisbon")
    play(s, "activate", building="market")
    play(s, "draw", deck="slavery")
    assert held(s, 0) == ["slavery_2"]


# Abolition.


def abolishing() -> Endeavor:
    s = drawing()
    settle(s, 0, "london", "lisbon", "genoa", "algiers", "tripoli")
    hold(s, 1, "europe_0", "europe_1", "europe_2", "europe_3", "europe_4", "slavery_0", "slavery_1")
    hold(s, 0, "slavery_2")
    return s


def test_europe_5_abolishes_slavery_for_everybody_the_drawer_too() -> None:
    s = abolishing()
    industry = status(s, 1)["industry"]
    play(s, "activate", building="market")
    events = told(s, "draw", deck="europe")
    assert held(s, 0) == ["europe_5"]
    assert [where(s, f"slavery_{n}") for n in range(6)] == [
        FACE_DOWN + 1,
        FACE_DOWN + 1,
        FACE_DOWN,
        GONE,
        GONE,
        GONE,
    ]
    assert status(s, 1)["industry"] == industry - 2
    assert [points["slavery"] for points in s.breakdown()] == [-1, -2, 0]
    assert [event["event"] for event in events] == ["card-drawn", "abolished", "slaves-freed", "slaves-freed"]


def test_slavery_is_abolished_once() -> None:
    s = abolishing()
    play(s, "activate", building="market")
    play(s, "draw", deck="europe")
    say(s, seat={0: {"cards": []}})
    discs(s, 1, 3)
    settle(s, 1, "marseille", "copenhagen", "seville", "constantinople", "alexandria")
    take(s, 1, ship_or_draw=1)
    play(s, "spend", token="ship_or_draw")
    events = told(s, "draw", deck="europe")
    assert [event["event"] for event in events] == ["card-drawn"]


def test_after_abolition_the_slavery_stack_is_empty() -> None:
    s = abolishing()
    play(s, "activate", building="market")
    play(s, "draw", deck="europe")
    discs(s, 1, 3)
    take(s, 1, ship_or_draw=1)
    play(s, "spend", token="ship_or_draw")
    assert refused(s, "draw", deck="slavery") == "stack-empty"


# The limit.


def passing(*cards: str, politics: int = 0) -> Endeavor:
    """Seat 0 holds these cards, this much politics from tokens, and passes."""
    s = acting(3)
    for card in cards:
        if card.endswith("governor"):
            open_up(s, card.removesuffix("_governor"), 0)
        else:
            hold(s, 0, card)
    take(s, 0, politics=politics)
    play(s, "pass")
    return s


def test_politics_3_holds_two_cards_a_slavery_card_and_a_governor() -> None:
    """7.7 and 14."""
    s = passing("north_america_1", "north_america_2", "slavery_0", "far_east_governor", politics=3)
    assert asked(s) == ("discard", 0)
    assert may(s, "keep"), "all fit with the governor in his slot"
    play(s, "keep")
    assert len(held(s, 0)) == 4


def test_one_card_without_politics() -> None:
    s = passing("north_america_1", "north_america_2")
    assert asked(s) == ("discard", 0)
    assert refused(s, "keep") == "over-the-limit"
    assert refused(s, "discard", card="africa_1") == "card-not-yours"
    play(s, "discard", card="north_america_2")
    assert asked(s) == ("act", 1)


def test_who_fits_without_the_slot_is_not_asked_and_may_discard_no_more() -> None:
    s = passing("north_america_1")
    assert asked(s) == ("act", 1)


def test_one_slavery_card_more_than_the_limit() -> None:
    s = passing("north_america_1", "slavery_0")
    assert asked(s) == ("act", 1)
    s = passing("slavery_0", "slavery_1")
    assert asked(s) == ("act", 1), "any of them is the one"
    s = passing("slavery_0", "slavery_1", "slavery_2")
    assert asked(s) == ("discard", 0)


def test_five_is_the_ceiling_slavery_or_not() -> None:
    """7.28."""
    cards = ("north_america_1", "north_america_2", "africa_1", "africa_2", "slavery_0", "slavery_1")
    s = passing(*cards, politics=12)
    assert asked(s) == ("discard", 0)
    play(s, "discard", card="slavery_1")
    assert asked(s) == ("act", 1)


def test_four_and_a_slavery_card_with_politics_7() -> None:
    s = passing("north_america_1", "north_america_2", "far_east_1", "far_east_2", "slavery_0", politics=7)
    assert asked(s) == ("act", 1)


def test_losing_politics_can_lower_the_limit_further() -> None:
    """7.14: India 1 takes its politics along."""
    s = passing("india_1", "north_america_1", "north_america_2", politics=1)
    assert asked(s) == ("discard", 0)
    play(s, "discard", card="india_1")
    assert status(s, 0)["politics"] == 1
    assert asked(s) == ("discard", 0), "the limit is 1 now"
    play(s, "discard", card="north_america_1")
    assert asked(s) == ("act", 1)


def test_discarding_south_america_1_costs_two_culture() -> None:
    """7.15."""
    s = passing("south_america_1", "north_america_1")
    assert status(s, 0)["culture"] == 2
    play(s, "discard", card="south_america_1")
    assert status(s, 0)["culture"] == 0


def test_symbols_beyond_15_are_kept_and_count_when_some_are_lost() -> None:
    """14: culture 16 is shown as 15; losing one leaves 15."""
    s = acting(3)
    hold(s, 0, "india_1", "india_2", "north_america_1")
    take(s, 0, culture=14)
    assert (status(s, 0)["culture"], s.score(0, 1)) == (16, 15)
    play(s, "pass")
    play(s, "discard", card="india_1")
    assert (status(s, 0)["culture"], s.score(0, 1)) == (15, 15)


def test_a_governor_may_lie_in_a_normal_slot_so_that_his_own_stays_empty() -> None:
    s = passing("africa_governor", "north_america_1", politics=0)
    assert asked(s) == ("discard", 0)
    assert s.breakdown()[0]["slot"] == 0
    play(s, "discard", card="north_america_1")
    assert asked(s) == ("act", 1)
    assert held(s, 0) == ["africa_governor"]
    assert s.breakdown()[0]["slot"] == 3


def test_only_one_governor_lies_free() -> None:
    s = passing("africa_governor", "caribbean_governor", "north_america_1", "north_america_2")
    assert status(s, 0)["politics"] == 2
    assert refused(s, "keep") == "over-the-limit", "three in normal slots, one governor in his own"
    play(s, "discard", card="caribbean_governor")
    assert refused(s, "keep") == "over-the-limit", "and his politics went with him"


# Where discarded cards go.


def test_a_regional_card_goes_back_to_its_stack_for_all_who_have_not_passed() -> None:
    s = acting(3)
    open_up(s, "africa", 0, 1)
    hold(s, 0, "africa_1", "africa_2", "north_america_1")
    discs(s, 1, 3)
    own(s, 1, "market")
    play(s, "pass")
    play(s, "discard", card="africa_2")
    play(s, "discard", card="africa_1")
    play(s, "activate", building="market")
    play(s, "draw", deck="africa")
    assert held(s, 1) == ["africa_governor", "africa_1"], "the lowest lies on top"


def test_a_slavery_card_is_turned_face_down() -> None:
    s = passing("slavery_0", "slavery_1", "slavery_2")
    play(s, "discard", card="slavery_1")
    assert where(s, "slavery_1") == FACE_DOWN
    assert s.breakdown()[0]["slavery"] == -1


def test_a_governor_leaves_the_game() -> None:
    s = passing("africa_governor", "north_america_1", "north_america_2")
    play(s, "discard", card="africa_governor")
    assert where(s, "africa_governor") == GONE
