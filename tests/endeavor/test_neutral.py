"""The two-player variant, and neutral discs with three."""

from __future__ import annotations

import pytest

from carrack.games.endeavor.state import CLOSED, NEUTRAL
from carrack.games.endeavor.tables.map import REGION_NAMES
from carrack.testing import lay as say
from tests.endeavor.table import (
    Endeavor,
    acting,
    answers,
    asked,
    begin_round,
    discs,
    fill,
    fresh,
    held,
    holder,
    is_open,
    lay,
    man,
    neutral_disc,
    own,
    pass_all,
    play,
    refused,
    settle,
    table,
    take,
    token_at,
    tokens_of,
    told,
)


def closing(seats: int, first: int = 0, **options: bool) -> Endeavor:
    """The first player is drawn: spaces are to be closed."""
    s = fresh(seats, **options)
    while asked(s)[0] == "token":
        s.play(s.legal()[0])
    play(s, "first-falls", seat=first)
    return s


def closed(s: Endeavor) -> list[int]:
    """Closed spaces of each track."""
    first = [0, 6, 12, 18, 25, 32, 40]
    return [[int(disc) for disc in s.track][first[i] : first[i + 1]].count(int(CLOSED)) for i in range(6)]


# Set-up with two.


def test_one_tile_of_each_kind_below_level_5_is_removed() -> None:
    assert [int(count) for count in table(2).stock] == [0, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1]


def test_two_players_close_six_more_spaces_from_the_first_player_on() -> None:
    s = closing(2, first=1)
    assert closed(s) == [1] * 6
    for seat in (1, 0, 1, 0, 1, 0):
        assert asked(s) == ("close", seat)
        play(s, "close", region=str(answers(s, "close")[0]))
    assert sum(closed(s)) == 12
    assert asked(s) == ("build", 1)


def test_at_most_three_spaces_of_a_track_are_closed() -> None:
    s = closing(2)
    play(s, "close", region="africa")
    play(s, "close", region="africa")
    assert refused(s, "close", region="africa") == "track-closed-enough"
    assert "africa" not in answers(s, "close")


def test_the_farthest_open_space_is_closed_and_its_token_discarded() -> None:
    s = closing(2)
    lay(s, "africa", "attack", space=2)
    events = told(s, "close", region="africa")
    assert events == [{"event": "space-closed", "region": "africa", "token": "attack"}]
    assert token_at(s, "africa", 2) is None
    assert s.filled[1] == 2


def test_a_closed_space_is_nobodys() -> None:
    """8.9: skipped when filling, not counted for the majority."""
    s = acting(2)
    own(s, 0, "shipyard")
    discs(s, 0, 3)
    open_spaces = 6 - closed(s)[0]
    fill(s, "africa", *[1] * (open_spaces - 1))
    play(s, "activate", building="shipyard")
    play(s, "ship", region="africa")
    assert is_open(s, "africa")
    assert held(s, 1) == ["africa_governor"]


# Set-up with three.


def test_three_players_close_eight_spaces_from_the_left_of_the_first_player_on() -> None:
    s = closing(3, first=2, neutral_discs=True)
    assert closed(s) == [0] * 6
    for seat in (0, 1, 2, 0, 1, 2, 0, 1):
        assert asked(s) == ("close", seat)
        play(s, "close", region=str(answers(s, "close")[0]))
    assert closed(s) == [2, 2, 2, 2, 0, 0]
    assert asked(s) == ("build", 2)
    assert [int(left) for left in s.neutral_reserve] == [2, 2, 2]
    assert s.stock[1] == 5, "no tile is removed"


def test_without_the_option_three_players_close_nothing() -> None:
    s = closing(3)
    assert asked(s) == ("build", 0)
    assert [int(left) for left in s.neutral_reserve] == [0, 0, 0]


# Coming in.


def test_the_player_with_fewer_discs_gets_a_neutral_one() -> None:
    s = table(2)
    own(s, 0, "theatre")
    begin_round(s, 2)
    play(s, "build", building="market")
    play(s, "build", building="market")
    assert (s.harbour[0], s.harbour[1]) == (3, 2)
    assert [int(left) for left in s.neutral_reserve] == [3, 2]
    assert [int(come) for come in s.neutral_harbour] == [0, 1]


def test_with_equal_harbours_nothing_happens() -> None:
    s = table(2)
    play(s, "build", building="market")
    play(s, "build", building="shipyard")
    assert [int(left) for left in s.neutral_reserve] == [3, 3]


def test_neutral_discs_in_the_harbour_are_counted() -> None:
    s = table(2)
    own(s, 0, "theatre")
    neutral_disc(s, 1)
    begin_round(s, 2)
    play(s, "build", building="market")
    play(s, "build", building="market")
    assert [int(come) for come in s.neutral_harbour] == [0, 1], "three against two and a neutral one"


def test_a_neutral_disc_can_make_somebody_the_one_with_the_most() -> None:
    s = table(2)
    neutral_disc(s, 1)
    begin_round(s, 2)
    play(s, "build", building="market")
    play(s, "build", building="market")
    assert [int(come) for come in s.neutral_harbour] == [1, 1], "two against two and a neutral one"


def test_who_has_none_left_gets_none() -> None:
    s = table(2)
    own(s, 0, "theatre")
    say(s, seat={1: {"neutral_reserve": 0}})
    begin_round(s, 2)
    play(s, "build", building="market")
    play(s, "build", building="market")
    assert s.neutral_harbour[1] == 0


def test_with_three_everybody_but_the_leader_gets_one() -> None:
    s = table(3, neutral_discs=True)
    own(s, 1, "theatre")
    begin_round(s, 2)
    for _ in range(3):
        play(s, "build", building="market")
    assert [int(come) for come in s.neutral_harbour] == [1, 0, 1]


# Playing one.


def neutral(*buildings: str, seats: int = 2) -> Endeavor:
    """Seat 0 has a neutral disc in its harbour."""
    s = acting(seats, **({"neutral_discs": True} if seats == 3 else {}))
    own(s, 0, *buildings)
    discs(s, 0, 6)
    neutral_disc(s, 0)
    return s


@pytest.mark.parametrize("seats", [2, 3])
def test_a_neutral_disc_is_placed_where_ones_own_action_took_place(seats: int) -> None:
    s = neutral("shipyard", seats=seats)
    play(s, "activate", building="shipyard")
    play(s, "ship", region="india")
    assert asked(s) == ("neutral", 0)
    assert answers(s, "neutral-ship") == ["india"]
    assert answers(s, "neutral-occupy") == []
    assert refused(s, "neutral-ship", region="africa") == "other-region"
    before = sum(tokens_of(s, 0).values())
    play(s, "neutral-ship", region="india")
    assert sum(tokens_of(s, 0).values()) == before + 1, "whoever places it takes the token"
    assert (s.neutral_harbour[0], s.discs(5, NEUTRAL)) == (0, 1)
    assert asked(s) == ("act", 1)


def test_a_neutral_disc_needs_no_presence_and_gives_none() -> None:
    s = neutral()
    settle(s, 0, "tripoli")
    lay(s, "tripoli-alexandria", "politics")
    play(s, "activate", building="colonial_house")
    play(s, "occupy", city="london")
    assert "alexandria" in answers(s, "neutral-occupy")
    play(s, "neutral-occupy", city="alexandria")
    assert holder(s, "alexandria") == NEUTRAL
    assert token_at(s, "tripoli-alexandria") == "politics", "a route with a neutral end is nobody's"
    assert s.breakdown()[0]["cities"] == 2
    assert s.discs(0, 0) == 2


def test_a_route_between_two_neutral_discs_is_nobodys_either() -> None:
    s = neutral()
    settle(s, "neutral", "tripoli")
    lay(s, "tripoli-alexandria", "politics")
    play(s, "activate", building="colonial_house")
    play(s, "occupy", city="london")
    play(s, "neutral-occupy", city="alexandria")
    assert token_at(s, "tripoli-alexandria") == "politics"


def test_after_a_draw_it_goes_anywhere() -> None:
    s = neutral("market")
    play(s, "activate", building="market")
    play(s, "draw", deck="slavery")
    assert answers(s, "neutral-ship") == list(REGION_NAMES[1:])
    assert len(answers(s, "neutral-occupy")) == 10
    play(s, "neutral-not")
    assert s.neutral_harbour[0] == 1


def test_it_waits_until_both_parts_of_an_action_are_done() -> None:
    s = neutral("docks")
    fill(s, "africa", *[1] * (6 - closed(s)[0] - 1))
    play(s, "activate", building="docks")
    play(s, "ship", region="africa")
    assert asked(s) == ("work", 0)
    play(s, "occupy", city="elmina")
    assert asked(s) == ("neutral", 0)
    play(s, "neutral-occupy", city="luanda")
    assert holder(s, "luanda") == NEUTRAL


def test_nothing_after_a_pay_a_pass_or_an_activation_left_unused() -> None:
    s = neutral("museum", "market")
    man(s, 0, "market")
    play(s, "activate", building="museum")
    play(s, "pay", building="market")
    assert asked(s) == ("act", 1)
    s = neutral("market")
    play(s, "activate", building="market")
    play(s, "leave")
    assert asked(s) == ("act", 1)
    s = neutral("market")
    play(s, "pass")
    assert asked(s) == ("act", 1)


def test_it_is_placed_after_a_token_too() -> None:
    s = neutral()
    take(s, 0, ship_or_draw=1)
    play(s, "spend", token="ship_or_draw")
    play(s, "ship", region="india")
    assert asked(s) == ("neutral", 0)


def test_a_neutral_disc_may_open_a_region_and_lead_there() -> None:
    s = neutral("shipyard")
    fill(s, "india", "neutral", "neutral", 1, 1)
    play(s, "activate", building="shipyard")
    play(s, "ship", region="india")
    events = told(s, "neutral-ship", region="india")
    assert is_open(s, "india")
    assert {"event": "governor-lost", "card": "india_governor"} in events
    assert held(s, 0) == held(s, 1) == []


@pytest.mark.parametrize(("nearer", "farther"), [("neutral", 1), (1, "neutral")])
def test_neutral_discs_tie_like_any_colour(nearer: int | str, farther: int | str) -> None:
    """12: two against two on the track; the governor goes with the one whose disc is nearest the stack."""
    s = acting(3, neutral_discs=True)
    own(s, 0, "shipyard")
    discs(s, 0, 3)
    fill(s, "north_america", nearer, farther, farther, nearer)
    play(s, "activate", building="shipyard")
    events = told(s, "ship", region="north_america")
    assert is_open(s, "north_america")
    assert held(s, 1) == (["north_america_governor"] if nearer == 1 else [])
    assert ({"event": "governor-lost", "card": "north_america_governor"} in events) is (nearer == "neutral")


def test_after_an_attack_it_goes_into_the_same_region() -> None:
    """12: attack is an action with one's own discs."""
    s = neutral("barracks")
    settle(s, 1, "london")
    play(s, "activate", building="barracks")
    play(s, "attack", city="london")
    assert asked(s) == ("neutral", 0)
    assert answers(s, "neutral-ship") == []
    assert len(answers(s, "neutral-occupy")) == 9
    play(s, "neutral-occupy", city="lisbon")
    assert holder(s, "lisbon") == NEUTRAL
    assert asked(s) == ("act", 1)


def test_a_neutral_disc_in_a_city_may_be_attacked_and_leaves_the_game() -> None:
    s = acting(2)
    own(s, 0, "barracks")
    discs(s, 0, 5)
    settle(s, "neutral", "london")
    reserves = [int(left) for left in s.neutral_reserve]
    play(s, "activate", building="barracks")
    play(s, "attack", city="london")
    assert holder(s, "london") == 0
    assert [int(left) for left in s.neutral_reserve] == reserves
    assert s.discs(0, NEUTRAL) == 0


def test_a_city_that_is_taken_or_closed_to_all_is_refused() -> None:
    s = neutral("market")
    settle(s, 1, "london")
    play(s, "activate", building="market")
    play(s, "draw", deck="slavery")
    assert refused(s, "neutral-occupy", city="london") == "city-taken"
    assert refused(s, "neutral-occupy", city="elmina") == "region-closed"


# Score.


def test_each_neutral_disc_left_in_reserve_is_a_point() -> None:
    s = table(2)
    assert [points["neutral"] for points in s.breakdown()] == [3, 3]
    neutral_disc(s, 0)
    discs(s, 0, 2)
    assert s.breakdown()[0]["neutral"] == 2
    assert s.breakdown()[0]["harbour"] == 0, "a neutral disc makes no three"


def test_a_whole_round_of_two_ends_with_the_next_first_player() -> None:
    s = table(2)
    play(s, "build", building="market")
    play(s, "build", building="market")
    pass_all(s)
    assert asked(s) == ("build", 1)
