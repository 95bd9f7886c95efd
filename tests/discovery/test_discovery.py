"""V. Discovery: expeditions, counters, the deck."""

from __future__ import annotations

import pytest

import carrack
from carrack.games.discovery.state import EXPLORERS
from carrack.games.discovery.tables.facts import CARDS
from tests.answers import idle
from tests.discovery.table import (
    CARD_NAMES,
    Discovery,
    answers,
    asked,
    counters,
    discover,
    discover_all,
    lie,
    may,
    money,
    open_regions,
    order,
    play,
    refused,
    resolve,
    settled,
    skip,
    table,
    win,
    workers,
)


def crew(s: Discovery, *kinds: str) -> None:
    for kind in kinds:
        play(s, "enlist", worker=kind)


def waiting(s: Discovery, seat: int) -> dict[str, int]:
    return workers(s, int(EXPLORERS), seat)


def test_an_expedition_wins_the_counter_its_coins_and_a_colonist_in_the_region() -> None:
    s = table(2)
    resolve(s, discovery=[(0, "captain"), (0, "colonist")])
    crew(s, "captain", "colonist")
    play(s, "sail", region="peru")
    assert (asked(s), s.chance()) == (("counter", carrack.NATURE), "counter/1")
    play(s, "counter-comes", counter="2-4-3-5")
    assert counters(s, 0) == ["2-4-3-5"]
    assert money(s)[0] == 10 + 2
    assert settled(s, 0, "peru") == {"colonist": 1}
    assert waiting(s, 0) == {}, "all who sailed go back to the supply"
    assert s.breakdown()[0]["discoveries"] == 5


def test_each_soldier_plunders() -> None:
    s = table(2)
    resolve(s, discovery=[(0, "soldier"), (0, "soldier"), (0, "captain")])
    crew(s, "soldier", "soldier", "captain")
    play(s, "sail", region="peru")
    play(s, "counter-comes", counter="3-4-4-6")
    assert money(s)[0] == 10 + 3 + 2 * 4
    assert settled(s, 0, "peru") == {"colonist": 1}, "soldiers do not stay"


def test_three_against_four_natives_fail_and_everybody_has_seen_the_counter() -> None:
    """T35."""
    s = table(2)
    resolve(s, discovery=[(0, "colonist")] * 4)
    crew(s, "colonist", "colonist", "colonist")
    play(s, "sail", region="peru")
    play(s, "counter-comes", counter="4-5-4-6")
    assert open_regions(s) == ["caribbean"]
    assert counters(s, 0) == []
    assert waiting(s, 0) == {"colonist": 1}
    for seat in (0, 1, None):
        view = carrack.game("discovery-2007").view(s, seat)
        assert view["regions"]["peru"]["counter"] == "4-5-4-6"  # type: ignore[index]


def test_a_counter_that_everybody_knows_is_not_drawn_again() -> None:
    s = table(2)
    lie(s, "peru", "4-5-4-6", failed_with=3)
    resolve(s, discovery=[(1, "captain"), (1, "captain")])
    crew(s, "captain", "captain")
    play(s, "sail", region="peru")
    assert counters(s, 1) == ["4-5-4-6"]


def test_a_known_counter_still_beats_the_weak() -> None:
    s = table(2)
    lie(s, "peru", "4-5-4-6", failed_with=1)
    resolve(s, discovery=[(1, "captain")])
    crew(s, "captain")
    play(s, "sail", region="peru")
    assert counters(s, 1) == []
    assert s.failed_with[8] == 2


def test_to_sail_against_a_counter_known_to_be_too_strong_brings_nothing() -> None:
    s = table(2)
    lie(s, "peru", "4-5-4-6", failed_with=3)
    resolve(s, discovery=[(1, "captain")] * 2)
    assert not idle(s, "enlist", worker="captain")
    crew(s, "captain")
    assert idle(s, "sail", region="peru")
    assert not idle(s, "sail", region="brazil"), "nobody knows what lies there"
    crew(s, "captain")
    assert not idle(s, "sail", region="peru")


@pytest.mark.parametrize(
    ("kind", "strength"), [("colonist", 1), ("captain", 2), ("merchant", 1), ("missionary", 1), ("soldier", 1)]
)
def test_a_captain_counts_two_and_everybody_else_one(kind: str, strength: int) -> None:
    s = table(2)
    lie(s, "peru", "1-2-2-4", failed_with=1)
    resolve(s, discovery=[(0, kind)])
    crew(s, kind)
    play(s, "sail", region="peru")
    assert (counters(s, 0) == ["1-2-2-4"]) == (strength == 2)


def test_the_order_of_picking_a_crew_leaves_no_trace() -> None:
    s = table(2)
    resolve(s, discovery=[(0, "captain"), (0, "colonist")])
    other = s.clone()
    crew(s, "captain", "colonist")
    crew(other, "colonist", "captain")
    assert s.key() == other.key()


def test_somebody_must_sail_and_whoever_is_aboard_sails() -> None:
    s = table(2)
    discover(s, "brazil")
    resolve(s, discovery=[(0, "captain")])
    assert refused(s, "sail", region="peru") == "nobody-aboard"
    assert refused(s, "enlist", worker="soldier") == "no-such-explorer"
    crew(s, "captain")
    assert refused(s, "stay") == "somebody-aboard"
    assert refused(s, "sail", region="brazil") == "discovered-already"
    assert refused(s, "sail-beyond") == "counters-first"


def test_workers_that_stay_wait_for_a_later_turn() -> None:
    s = table(2)
    resolve(s, discovery=[(0, "captain")])
    play(s, "stay")
    skip(s)
    assert waiting(s, 0) == {"captain": 1}
    resolve(s)
    assert asked(s) == ("expedition", 0)


def test_one_expedition_a_turn_in_turn_order() -> None:
    s = table(3)
    order(s, 2, 1, 0)
    resolve(s, discovery=[(0, "colonist"), (2, "colonist"), (2, "colonist")])
    assert asked(s) == ("expedition", 2)
    crew(s, "colonist")
    play(s, "sail", region="peru")
    play(s, "counter-comes", counter="1-2-1-4")
    assert asked(s) == ("expedition", 0)
    play(s, "stay")
    assert asked(s)[0] != "expedition"
    assert waiting(s, 2) == {"colonist": 1}


def test_a_counter_is_any_that_nobody_has_seen() -> None:
    s = table(2)
    resolve(s, discovery=[(0, "colonist")])
    crew(s, "colonist")
    play(s, "sail", region="peru")
    odds = dict(zip(answers(s, "counter-comes", "counter"), s.weights(), strict=True))
    assert sum(odds.values()) == 16
    assert odds["1-2-1-4"] == 2
    assert odds["4-5-5-7"] == 1


def test_counters_are_numbered_by_the_order_of_looking() -> None:
    s = table(2)
    resolve(s, discovery=[(0, "colonist"), (1, "colonist")])
    crew(s, "colonist")
    play(s, "sail", region="peru")
    play(s, "counter-comes", counter="4-5-5-7")
    crew(s, "colonist")
    play(s, "sail", region="brazil")
    assert s.chance() == "counter/2"
    assert "4-5-5-7" not in answers(s, "counter-comes", "counter")


# The deck.


def test_the_deck_opens_when_the_last_counter_is_gone_in_the_same_step() -> None:
    s = table(2)
    for region in ("new_france", "new_england", "virginia", "florida", "new_spain", "new_granada", "brazil"):
        discover(s, region)
    resolve(s, discovery=[(0, "captain"), (0, "captain"), (0, "captain"), (1, "captain"), (1, "captain")])
    crew(s, "captain", "captain", "captain")
    play(s, "sail", region="peru")
    play(s, "counter-comes", counter="2-4-5-7")
    assert asked(s) == ("expedition", 1)
    crew(s, "captain")
    assert may(s, "sail-beyond")
    assert answers(s, "sail", "region") == []


def test_a_card_brings_coins_plunder_and_points_but_no_colonist() -> None:
    s = table(2)
    discover_all(s)
    before = list(s.presence)
    resolve(s, discovery=[(0, "captain"), (0, "captain"), (0, "soldier"), (0, "soldier")])
    crew(s, "captain", "captain", "soldier", "soldier")
    play(s, "sail-beyond")
    assert (asked(s), s.chance()) == (("card", carrack.NATURE), "card/1")
    assert s.weights() == [1] * CARDS
    play(s, "card-comes", card="china")
    assert money(s)[0] == 10 + 7 + 2 * 3
    assert s.breakdown()[0]["discoveries"] == 6
    assert list(s.presence) == before
    assert waiting(s, 0) == {}


def test_a_card_that_was_too_strong_goes_back_into_the_deck() -> None:
    s = table(2)
    discover_all(s)
    resolve(s, discovery=[(0, "captain"), (1, "captain")])
    crew(s, "captain")
    play(s, "sail-beyond")
    play(s, "card-comes", card="mississippi")
    assert s.breakdown()[0]["discoveries"] == 0
    assert money(s)[0] == 10
    crew(s, "captain")
    play(s, "sail-beyond")
    assert s.chance() == "card/2"
    assert "mississippi" in answers(s, "card-comes", "card")


def test_an_empty_deck_asks_nobody() -> None:
    s = table(2)
    discover_all(s)
    win(s, 1, *CARD_NAMES)
    resolve(s, discovery=[(0, "captain")])
    assert asked(s)[0] != "expedition"


# Failures that only the unlucky know.


def fail_in_secret(counter: str) -> Discovery:
    s = table(3, hide_failed_counters=True)
    resolve(s, discovery=[(0, "colonist"), (0, "colonist"), (1, "captain"), (1, "captain")])
    crew(s, "colonist")
    play(s, "sail", region="peru")
    assert answers(s, "counter-comes", "counter") == ["1-2-1-4", "too-strong"]
    assert s.weights() == [2, 14], "what one worker beats lies open; else all see that it failed"
    play(s, "counter-comes", counter="too-strong")
    assert asked(s) == ("look", carrack.NATURE)
    assert s.game.steps[s.step].audience(s) == 1 << 0
    play(s, "counter-comes", counter=counter)
    return s


def seen(s: carrack.State, seat: int | None) -> object:
    view = carrack.game("discovery-2007").view(s, seat)
    return view["regions"]["peru"]["counter"]  # type: ignore[index]


def test_with_hidden_failures_only_who_failed_knows_the_counter() -> None:
    s = fail_in_secret("3-4-4-6")
    assert [seen(s, seat) for seat in (0, 1, 2, None)] == ["3-4-4-6", None, None, None]


def test_whoever_has_not_seen_the_counter_that_beat_another_may_still_learn_it() -> None:
    s = fail_in_secret("3-4-4-6")
    crew(s, "captain")
    assert not idle(s, "sail", region="peru")
    skip(s, "place")
    resolve(s, discovery=[(0, "captain")])
    crew(s, "captain")
    assert idle(s, "sail", region="peru"), "seat 0 has seen it"


def test_the_counter_of_a_hidden_failure_is_one_that_beats_it() -> None:
    s = table(3, hide_failed_counters=True)
    resolve(s, discovery=[(0, "captain"), (0, "captain")])
    crew(s, "captain", "captain")
    play(s, "sail", region="peru")
    play(s, "counter-comes", counter="too-strong")
    assert answers(s, "counter-comes", "counter") == ["2-4-5-7", "4-5-5-7"]


def test_the_others_know_what_failed_there_and_what_may_lie_there() -> None:
    s = fail_in_secret("3-4-4-6")
    crew(s, "captain", "captain")
    play(s, "sail", region="peru")
    game = carrack.game("discovery-2007")
    assert s.legal() == [game.encode({"verb": "counter-comes", "counter": "3-4-4-6"})]
    odds = {str(game.describe(action).get("counter")): weight for action, weight in game.odds(s, 1).items()}
    assert odds["1-2-2-4"] == 1
    assert odds["3-4-4-6"] == 2
    assert odds["too-strong"] == 2, "five natives win"
    assert "1-2-1-4" not in odds
    assert len(game.odds(s, 0)) == 1, "who failed there knows"
    play(s, "counter-comes", counter="3-4-4-6")
    assert counters(s, 1) == ["3-4-4-6"]


def test_a_sample_lays_out_what_a_seat_does_not_know() -> None:
    s = fail_in_secret("4-5-5-7")
    game = carrack.game("discovery-2007")
    found = {seen(game.sample(s, 1, carrack.Seeded(str(i))), 0) for i in range(60)}
    assert "1-2-1-4" not in found
    assert len(found) > 6
    assert {seen(game.sample(s, 0, carrack.Seeded(str(i))), 0) for i in range(9)} == {"4-5-5-7"}


def test_a_counter_that_every_seat_knows_is_still_hidden_from_those_who_look_on() -> None:
    s = table(2, hide_failed_counters=True)
    resolve(s, discovery=[(0, "colonist"), (1, "colonist"), (1, "colonist"), (0, "colonist")])
    for _ in range(2):
        crew(s, "colonist")
        play(s, "sail", region="peru")
        play(s, "counter-comes", counter="too-strong")
        play(s, "counter-comes", counter="3-4-4-6")
    assert [seen(s, seat) for seat in (0, 1, None)] == ["3-4-4-6", "3-4-4-6", None]
    skip(s)
    resolve(s)
    crew(s, "colonist")
    play(s, "sail", region="peru")
    assert (asked(s), s.chance()) == (("counter", carrack.NATURE), "counter/peru/turn 2/seat 0")
    play(s, "counter-comes", counter="too-strong")
    assert asked(s) == ("expedition", 1), "who knows it already learns nothing new"
