"""2015, V13: scouting is the one secret of the game. What a seat has looked at is known to that seat alone."""

from __future__ import annotations

import json
from random import Random

import pytest

import carrack
from carrack.core.fate import Scripted, Seeded
from carrack.games.discovery.state import EMPTY, IN_DECK
from carrack.games.discovery.tables.facts import CARDS, REGION_NAMES
from carrack.games.discovery.tables.verbs import CARD_COMES, COUNTER_COMES, COUNTER_NAMES
from carrack.testing.words import one_of_each_kind
from tests.answers import idle
from tests.discovery.table import (
    CARD_NAMES,
    GAME_2015,
    Discovery,
    answers,
    asked,
    counters,
    discover_all,
    hand,
    lie,
    may,
    money,
    place,
    play,
    purse,
    refused,
    resolve,
    skip,
    table_2015,
    turn,
    win,
)

PERU = REGION_NAMES.index("peru")


def scouted(counter: str = "2-2-3-5", seats: int = 3, **options: bool) -> Discovery:
    """Seat 0 has looked at the counter in Peru."""
    s = table_2015(seats, scouting=True, **options)
    play(s, "scout", region="peru")
    play(s, "counter-comes", counter=counter)
    return s


def region_of(s: Discovery, seat: int | None) -> dict[str, object]:
    regions = s.game.view(s, seat)["regions"]
    assert isinstance(regions, dict)
    peru = regions["peru"]
    assert isinstance(peru, dict)
    return peru


def test_the_question_says_what_may_be_looked_at_and_for_how_much() -> None:
    """5.5 V13: a counter as long as there are any, then a card; nothing without the money or the option."""

    def told(s: Discovery) -> tuple[object, object]:
        details = s.game.question(s)["details"]
        assert isinstance(details, dict)
        return details["counter_price"], details["card_price"]

    s = table_2015(3, scouting=True)
    assert told(s) == (1, 0)
    purse(s, 0, 0)
    assert told(s) == (0, 0)
    assert told(table_2015(3)) == (0, 0)
    s = table_2015(3, scouting=True)
    discover_all(s)
    assert told(s) == (0, 1)


# Counters.


def test_a_look_costs_money_and_comes_before_the_placement() -> None:
    s = table_2015(3, scouting=True)
    assert asked(s) == ("place", 0)
    play(s, "scout", region="peru")
    assert asked(s) == ("scout", carrack.NATURE)
    assert money(s)[0] == 9
    play(s, "counter-comes", counter="2-2-3-5")
    assert asked(s) == ("place", 0)
    play(s, "scout", region="brazil")
    play(s, "counter-comes", counter="1-2-1-4")
    place(s, "dock")
    assert asked(s) == ("place", 1)


@pytest.mark.parametrize(("number", "price"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (8, 3)])
def test_the_price_of_a_look_goes_by_age(number: int, price: int) -> None:
    s = table_2015(2, scouting=True)
    turn(s, number)
    before = money(s)[0]
    play(s, "scout", region="peru")
    assert money(s)[0] == before - price


def test_only_whoever_looked_knows_the_counter_and_everybody_knows_who_looked() -> None:
    s = scouted()
    assert [region_of(s, seat)["counter"] for seat in (0, 1, 2, None)] == ["2-2-3-5", None, None, None]
    assert all(region_of(s, seat)["seen_by"] == [0] for seat in (0, 1, 2, None))


def test_a_counter_is_looked_at_once_by_each() -> None:
    s = scouted()
    assert refused(s, "scout", region="peru") == "known-already"
    assert refused(s, "scout", region="caribbean") == "discovered-already"
    place(s, "dock")
    play(s, "scout", region="peru")
    assert answers(s, "counter-comes", "counter") == ["2-2-3-5"]
    s.play(s.legal()[0])
    assert [region_of(s, seat)["counter"] for seat in (0, 1, 2, None)] == ["2-2-3-5", "2-2-3-5", None, None]


def test_nobody_looks_without_the_variant_or_the_money() -> None:
    s = table_2015(2)
    assert refused(s, "scout", region="peru") == "no-scouts"
    assert refused(s, "scout-deck") == "no-scouts"
    s = table_2015(2, scouting=True)
    purse(s, 0, 0)
    assert refused(s, "scout", region="peru") == "too-little-money"
    assert answers(s, "scout", "region") == []


def test_a_seat_without_workers_has_no_turn_and_cannot_look() -> None:
    s = table_2015(2, scouting=True)
    hand(s, 1)
    place(s, "dock")
    assert asked(s) == ("place", 0)


def test_a_scouted_counter_is_turned_up_before_everybody_when_somebody_sails() -> None:
    s = scouted(seats=2)
    resolve(s, discovery=[(1, "colonist")])
    play(s, "enlist", worker="colonist")
    play(s, "sail", region="peru")
    assert asked(s) == ("counter", carrack.NATURE), "what another has seen is not given away by a missing draw"
    assert s.game.odds(s, 1) != {int(COUNTER_COMES) + 5: 1}
    assert s.game.odds(s, 0) == {int(COUNTER_COMES) + 5: 1}
    s.play(s.legal()[0])
    assert [region_of(s, seat)["counter"] for seat in (0, 1, None)] == ["2-2-3-5"] * 3


def test_a_counter_that_beat_an_expedition_needs_no_scout() -> None:
    s = table_2015(2, scouting=True)
    lie(s, "peru", "2-2-3-5", 1)
    assert refused(s, "scout", region="peru") == "known-already"
    assert region_of(s, None)["counter"] == "2-2-3-5"


def test_open_counters_leave_only_cards_to_look_at() -> None:
    s = table_2015(2, scouting=True, advanced_scouting=True)
    assert refused(s, "scout", region="peru") == "known-already"
    assert refused(s, "scout-deck") == "counters-first"
    assert region_of(s, None)["counter"] is not None


def test_the_unused_counter_that_takes_a_place_is_unknown_again() -> None:
    s = table_2015(2, scouting=True, no_survivors=True)
    play(s, "scout", region="peru")
    play(s, "counter-comes", counter="2-2-3-5")
    resolve(s, discovery=[(0, "colonist")])
    play(s, "enlist", worker="colonist")
    assert not idle(s, "sail", region="peru"), "the counter will be gone"
    play(s, "sail", region="peru")
    s.play(s.legal()[0])
    assert region_of(s, 0)["counter"] is None
    skip(s, "place")
    assert may(s, "scout", region="peru")


# With hidden failures.


def fails(s: Discovery, seat: int) -> None:
    """A colonist of this seat sails to Peru, where more than one native waits."""
    resolve(s, discovery=[(seat, "colonist")])
    play(s, "enlist", worker="colonist")
    play(s, "sail", region="peru")
    assert answers(s, "counter-comes", "counter")[-1] == "too-strong"
    play(s, "counter-comes", counter="too-strong")


def known_in_peru(s: Discovery) -> list[object]:
    """What each seat and a spectator know of the counter there."""
    return [region_of(s, seat)["counter"] for seat in (0, 1, 2, None)]


def test_a_hidden_failure_may_be_scouted_by_those_who_did_not_see_it() -> None:
    s = table_2015(3, scouting=True, hide_failed_counters=True)
    fails(s, 0)
    assert asked(s) == ("look", carrack.NATURE)
    play(s, "counter-comes", counter="2-2-3-5")
    assert known_in_peru(s) == ["2-2-3-5", None, None, None]
    skip(s, "place")
    assert refused(s, "scout", region="peru") == "known-already"
    place(s, "dock")
    play(s, "scout", region="peru")
    assert answers(s, "counter-comes", "counter") == ["2-2-3-5"]
    weak = [int(COUNTER_COMES) + i for i, name in enumerate(COUNTER_NAMES) if name.split("-")[2] == "1"]
    assert not set(s.game.odds(s, 2)) & set(weak), "one native cannot have beaten a colonist"
    assert len(s.game.odds(s, 2)) > 5
    s.play(s.legal()[0])
    assert known_in_peru(s) == ["2-2-3-5", "2-2-3-5", None, None]
    assert region_of(s, None)["seen_by"] == [0, 1]


def test_who_fails_where_another_has_scouted_learns_it_and_nobody_else() -> None:
    s = scouted(hide_failed_counters=True)
    fails(s, 1)
    assert asked(s) == ("look", carrack.NATURE)
    assert s.game.odds(s, 2) != s.game.odds(s, 0) == {int(COUNTER_COMES) + COUNTER_NAMES.index("2-2-3-5"): 1}
    s.play(s.legal()[0])
    assert known_in_peru(s) == ["2-2-3-5", "2-2-3-5", None, None]


def test_who_fails_against_what_he_has_scouted_learns_nothing_new() -> None:
    s = scouted(hide_failed_counters=True)
    fails(s, 0)
    assert asked(s)[0] != "look"
    assert known_in_peru(s) == ["2-2-3-5", None, None, None]
    assert region_of(s, None)["failed_with"] == 1


# Cards.


def deck(seats: int = 3) -> Discovery:
    s = table_2015(seats, scouting=True)
    discover_all(s)
    return s


def look(s: Discovery, card: str, where: str) -> None:
    play(s, "scout-deck")
    play(s, "card-comes", card=card)
    assert asked(s)[0] == "card-place"
    play(s, where)


def top_of(s: Discovery, seat: int | None) -> tuple[object, object]:
    view = s.game.view(s, seat)
    return view["top_card"], view["top_seen_by"]


def test_the_deck_is_looked_at_when_all_counters_are_gone() -> None:
    assert refused(table_2015(2, scouting=True), "scout-deck") == "counters-first"
    s = deck()
    play(s, "scout-deck")
    assert s.game.steps[s.step].audience(s) == 1 << 0, "who looks hears the answer alone"
    s = deck()
    look(s, "china", "card-on-top")
    assert money(s)[0] == 9
    assert top_of(s, 0) == ("china", [0])
    assert top_of(s, 1) == top_of(s, None) == (None, [0])
    assert asked(s) == ("place", 0)


def test_a_card_left_on_top_is_the_next_one() -> None:
    s = deck()
    look(s, "china", "card-on-top")
    place(s, "dock")
    play(s, "scout-deck")
    assert answers(s, "card-comes", "card") == ["china"]
    assert list(s.game.odds(s, 2)) == [int(CARD_COMES) + card for card in range(CARDS)]
    s.play(s.legal()[0])
    play(s, "card-below")
    assert s.top == IN_DECK
    place(s, "dock")
    play(s, "scout-deck")
    assert "china" not in answers(s, "card-comes", "card")


def test_a_drawn_card_is_no_longer_on_top() -> None:
    s = deck(2)
    look(s, "pampas", "card-on-top")
    resolve(s, discovery=[(0, "colonist")] * 3)
    for _ in range(3):
        play(s, "enlist", worker="colonist")
    play(s, "sail-beyond")
    assert answers(s, "card-comes", "card") == ["pampas"]
    s.play(s.legal()[0])
    assert s.cards[2] == 0
    assert s.top == IN_DECK


def test_a_card_that_wins_is_shuffled_into_the_whole_deck() -> None:
    s = deck(2)
    look(s, "china", "card-below")
    look(s, "india", "card-on-top")
    resolve(s, discovery=[(1, "colonist")])
    play(s, "enlist", worker="colonist")
    play(s, "sail-beyond")
    s.play(s.legal()[0])
    assert (s.top, s.bottom[0]) == (IN_DECK, IN_DECK)
    skip(s, "place")
    play(s, "scout-deck")
    assert len(s.legal()) == 16


def test_when_all_others_are_gone_the_bottom_comes_up() -> None:
    s = deck(2)
    look(s, "china", "card-below")
    look(s, "india", "card-below")
    win(s, 1, *(card for card in CARD_NAMES if card not in ("china", "india")))
    assert answers_of_deck(s) == ["china"]
    play(s, "card-comes", card="china")
    play(s, "card-below")
    assert answers_of_deck(s) == ["india"]


def answers_of_deck(s: Discovery) -> list[str | int]:
    play(s, "scout-deck")
    return answers(s, "card-comes", "card")


def test_a_look_at_the_deck_needs_a_card() -> None:
    s = deck(2)
    win(s, 1, *CARD_NAMES)
    assert refused(s, "scout-deck") == "no-cards"


# Non-interference.


def shown_to(s: Discovery, seat: int | None) -> str:
    """All that a seat is shown of a state, as text."""
    game = s.game
    shown: list[object] = [game.view(s, seat), game.seat_key(s, seat), game.ask(s), game.odds(s, seat)]
    if seat is not None:
        shown.append(game.sample(s, seat, Seeded("imagined")).key())
    if s.actor == seat:
        shown += [s.legal(), [game.why_not(s, code) for code in one_of_each_kind(s)]]
    return json.dumps(shown, sort_keys=True)


@pytest.mark.parametrize("other", ["1-2-1-4", "4-5-5-7", "3-4-4-6"])
def test_what_a_seat_saw_changes_nothing_that_others_are_shown(other: str) -> None:
    one, two = scouted("2-2-3-5"), scouted(other)
    for seat in (1, 2, None):
        assert shown_to(one, seat) == shown_to(two, seat)
    assert shown_to(one, 0) != shown_to(two, 0)


def test_what_was_scouted_and_then_failed_at_in_secret_changes_nothing_for_the_third() -> None:
    worlds = []
    for counter in ("2-2-3-5", "4-5-5-7"):
        s = scouted(counter, hide_failed_counters=True)
        fails(s, 1)
        s.play(s.legal()[0])
        worlds.append(s)
    for seat in (2, None):
        assert shown_to(worlds[0], seat) == shown_to(worlds[1], seat)
    for seat in (0, 1):
        assert shown_to(worlds[0], seat) != shown_to(worlds[1], seat)


def test_what_a_seat_saw_of_the_deck_changes_nothing_that_others_are_shown() -> None:
    worlds = []
    for card, below in (("china", "india"), ("pampas", "china")):
        s = deck()
        look(s, below, "card-below")
        look(s, card, "card-on-top")
        worlds.append(s)
    for seat in (1, 2, None):
        assert shown_to(worlds[0], seat) == shown_to(worlds[1], seat)
    assert shown_to(worlds[0], 0) != shown_to(worlds[1], 0)


def test_two_matches_that_differ_in_a_secret_tell_the_others_the_same_to_the_byte() -> None:
    """Logs, records, what was told since, options and questions: seat 0 looks at Peru and goes on."""
    matches = []
    for counter in ("2-2-3-5", "4-5-4-6"):
        fate = Scripted(then=Seeded("as it comes"))
        match = carrack.Match(GAME_2015, 3, {"scouting": True, "nations": "off"}, fate=fate)
        first = match.actor
        fate.answers = [int(COUNTER_COMES) + COUNTER_NAMES.index(counter)]
        match.play(GAME_2015.encode({"verb": "scout", "region": "peru"}))
        rng = Random("the same answers")
        for _ in range(20):
            legal = [action for action in match.state.legal() if "scout" not in GAME_2015.describe(action)["verb"]]  # type: ignore[operator]
            match.play(rng.choice(legal))
        matches.append((match, first))
    (one, first), (two, _) = matches
    for seat in (0, 1, 2, None):
        same = seat != first
        assert (str(one.record(seat)) == str(two.record(seat))) == same
        assert (one.log(seat) == two.log(seat)) == same
        assert (one.told_to(seat, 3) == two.told_to(seat, 3)) == same
        assert (shown_to_match(one, seat) == shown_to_match(two, seat)) == same


def shown_to_match(match: carrack.Match, seat: int | None) -> str:
    state = match.state
    assert isinstance(state, Discovery)
    return shown_to(state, seat)


def test_a_look_is_not_taken_back() -> None:
    match = carrack.Match(GAME_2015, 2, {"scouting": True, "nations": "off"}, seed="undo")
    seat = match.actor
    match.play(GAME_2015.encode({"verb": "scout", "region": "peru"}))
    assert not match.can_undo(seat)


def test_the_game_says_that_it_has_a_secret() -> None:
    assert GAME_2015.has_secrets({**GAME_2015.defaults, "scouting": True})
    assert GAME_2015.has_secrets({**GAME_2015.defaults, "hide_failed_counters": True})
    assert not GAME_2015.has_secrets(GAME_2015.defaults)


def test_a_sample_keeps_what_the_seat_knows() -> None:
    s = scouted()
    assert s.game.sample(s, 0, Seeded("any")).key() == s.key()
    imagined = {GAME_2015.sample(s, 1, Seeded(str(i))).key() for i in range(40)}
    assert len(imagined) > 5
    for i in range(5):
        sample = GAME_2015.sample(s, 1, Seeded(str(i)))
        assert sample.invariants() == []
        assert sample.plain()["seen_by"] == s.plain()["seen_by"]
    assert counters(s, 0) == []
    assert s.line[0] == EMPTY
