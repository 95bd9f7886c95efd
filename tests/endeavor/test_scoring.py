"""The score at the end."""

from __future__ import annotations

import carrack
from carrack.games.endeavor.tables.facts import TOKENS
from carrack.testing import lay as say
from carrack.testing.position import all_eyes
from tests.endeavor.table import (
    Endeavor,
    acting,
    asked,
    discs,
    finish_round,
    hold,
    neutral_disc,
    open_up,
    own,
    settle,
    status,
    table,
    take,
)


def points(s: Endeavor, seat: int = 0) -> dict[str, int]:
    return s.breakdown()[seat]


def test_the_score_of_71() -> None:
    """7.21: 16 cities, 9 routes, tracks of 10, 8, 9 and 12, 5 on cards, the empty slot, a University, 3 discs, -2."""
    s = acting(3)
    for region in ("caribbean", "north_america", "africa", "far_east"):
        open_up(s, region, 1)
    settle(s, 0, "london", "quebec", "boston", "marseille", "genoa", "constantinople", "alexandria", "tripoli")
    settle(s, 0, "luanda", "elmina", "nagasaki", "macau", "havana", "cartagena", "lisbon")
    own(s, 0, "university")
    discs(s, 0, 5)
    hold(s, 0, "europe_4")
    say(s, abolished=True, seat={0: {"face_down": ["slavery_0", "slavery_1"]}})
    taken = {"industry": 10, "culture": 4, "finance": 8, "politics": 12}
    left = {name: count - taken.get(name, 0) for name, count in all_eyes(s)["discarded"].items()}
    say(s, discarded=left, seat={0: {"tokens": taken}})
    take(s, 0, culture=4, finance=1)
    assert list(status(s, 0).values()) == [10, 8, 9, 12]
    assert points(s) == {
        "cities": 16,
        "routes": 9,
        "tracks": 10 + 7 + 7 + 12,
        "cards": 5,
        "slot": 3,
        "buildings": 3,
        "harbour": 1,
        "slavery": -2,
        "neutral": 0,
    }
    assert s.scores()[0] == 71


def test_cities_are_worth_one_or_two() -> None:
    s = acting(3)
    open_up(s, "south_america", 0)
    settle(s, 0, "london", "lima")
    assert points(s)["cities"] == 3


def test_a_route_needs_both_ends() -> None:
    s = acting(3)
    settle(s, 0, "tripoli")
    settle(s, 1, "alexandria")
    assert points(s)["routes"] == 0
    settle(s, 0, "marseille", "genoa")
    assert points(s)["routes"] == 1


def test_tracks_score_up_to_fifteen_each() -> None:
    s = acting(3)
    take(s, 0, politics=20, culture=5)
    assert points(s)["tracks"] == 15 + 4


def test_every_three_discs_in_the_harbour_are_a_point() -> None:
    s = acting(3)
    for count, glory in ((2, 0), (3, 1), (5, 1), (6, 2)):
        discs(s, 0, count)
        assert points(s)["harbour"] == glory


def test_neutral_discs_in_the_harbour_are_no_points() -> None:
    s = table(2)
    discs(s, 0, 2)
    neutral_disc(s, 0)
    assert points(s)["harbour"] == 0


def test_unspent_blue_tokens_are_worth_nothing() -> None:
    s = acting(3)
    before = s.scores()
    take(s, 0, ship_or_draw=2, attack=1)
    assert s.scores() == before
    assert s.hands[TOKENS - 4] == 2


def test_face_up_slavery_cards_cost_nothing() -> None:
    s = acting(3)
    hold(s, 0, "slavery_0")
    assert points(s)["slavery"] == 0


def test_two_universities_are_six_points() -> None:
    s = acting(3)
    own(s, 0, "university", "university")
    assert points(s)["buildings"] == 6


def test_a_governor_scores_his_own_glory_in_the_free_slot_too() -> None:
    s = acting(3)
    open_up(s, "africa", 0)
    hold(s, 0, "north_america_1")
    assert points(s)["cards"] == 1
    assert points(s)["slot"] == 0, "two cards do not fit without the slot"


# The end.


def test_the_game_ends_after_seven_rounds() -> None:
    s = table(3)
    for number in range(1, 8):
        assert s.round == number
        assert s.actor != carrack.OVER
        finish_round(s)
    assert asked(s)[0] == "over"
    assert s.outcome()["why"] == "rounds"


def test_a_tie_shares_the_victory() -> None:
    s = acting(3)
    s.round = 7
    finish_round(s)
    assert s.winners() == [0, 1, 2]


def test_the_most_points_win() -> None:
    s = acting(3)
    s.round = 7
    settle(s, 1, "london")
    finish_round(s)
    assert s.winners() == [1]
