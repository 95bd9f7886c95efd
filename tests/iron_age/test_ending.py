"""Rounds, and the three ways in which a game ends."""

from __future__ import annotations

import pytest

import carrack
from carrack.games.iron_age.state import IronAge
from tests.iron_age.table import DEVELOPMENTS, MONUMENTS, asked, finish, give, play, refused, rows, table, throw, turn


def own(s: IronAge, seat: int, developments: int = 0, tribute: int = 0, monuments: int = 0) -> None:
    """The last so many developments and the first so many monuments."""
    names = DEVELOPMENTS[len(DEVELOPMENTS) - developments :]
    give(s, seat, developments=" ".join(names), tribute=tribute, monuments=" ".join(MONUMENTS[:monuments]))


def last_seat_plays(s: IronAge) -> None:
    """The last seat's turn, in which nothing happens."""
    turn(s, "innovation innovation drought", int(s.seats) - 1)
    finish(s)


def why(s: IronAge) -> object:
    """What ended the game, None while it goes on."""
    return s.outcome()["why"] if s.actor == carrack.OVER else None


# length, developments, tribute, monuments, what ends the game
CONDITIONS = [
    ("short", 4, 29, 3, None),
    ("short", 5, 0, 0, "developments"),
    ("short", 6, 0, 0, "developments"),
    ("short", 0, 30, 0, "tribute"),
    ("short", 0, 44, 0, "tribute"),
    ("short", 0, 0, 4, "monuments"),
    ("short", 0, 0, 5, "monuments"),
    ("normal", 6, 49, 4, None),
    ("normal", 7, 0, 0, "developments"),
    ("normal", 8, 0, 0, "developments"),
    ("normal", 0, 50, 0, "tribute"),
    ("normal", 0, 71, 0, "tribute"),
    ("normal", 0, 0, 5, "monuments"),
    # Several at once: the first of the rulebook's list is told.
    ("short", 5, 30, 4, "developments"),
    ("short", 0, 30, 4, "tribute"),
    ("normal", 7, 50, 5, "developments"),
    ("normal", 0, 50, 5, "tribute"),
]


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("length", "developments", "tribute", "monuments", "ending"), CONDITIONS)
def test_conditions(
    length: str, developments: int, tribute: int, monuments: int, ending: str | None, seat: int
) -> None:
    s = table(3, length)
    own(s, seat, developments, tribute, monuments)
    last_seat_plays(s)
    assert why(s) == ending


@pytest.mark.parametrize(("length", "developments", "tribute"), [("short", 3, 20), ("normal", 4, 30)])
def test_what_several_seats_own_is_not_added_up(length: str, developments: int, tribute: int) -> None:
    s = table(3, length)
    for seat in range(3):
        own(s, seat, developments, tribute)
    last_seat_plays(s)
    assert why(s) is None


def test_monuments_of_several_seats_count_together() -> None:
    s = table(2, "normal")
    give(s, 0, monuments="oracle lighthouse colosseum")
    give(s, 1, monuments="aqueduct colosseum")
    last_seat_plays(s)
    assert why(s) is None
    give(s, 1, monuments="parthenon")
    last_seat_plays(s)
    assert why(s) == "monuments"


def test_any_monument_may_be_the_one_missing_in_the_short_game() -> None:
    for missing in MONUMENTS:
        s = table(2, "short")
        give(s, 0, monuments=" ".join(name for name in MONUMENTS if name != missing))
        last_seat_plays(s)
        assert why(s) == "monuments"


def test_an_unfinished_monument_is_not_built() -> None:
    s = table(2, "short")
    give(s, 0, monuments="oracle lighthouse aqueduct")
    s.sheets[0].monuments[4] = 12
    last_seat_plays(s)
    assert why(s) is None


# The round is finished.


def test_the_round_is_finished_after_the_fifth_development_of_a_short_game() -> None:
    s = table(2, "short")
    own(s, 0, developments=4)
    give(s, 0, goods=2)
    turn(s, "innovation innovation drought")
    play(s, "build-no-more")
    play(s, "buy", development="granaries", wealth=0)
    assert asked(s) == ("throw", carrack.NATURE)  # seat 1 has its turn
    throw(s, "food food drought")
    play(s, "keep")
    finish(s)
    assert asked(s) == ("over", carrack.OVER)
    assert why(s) == "developments"


def test_the_round_is_finished_after_the_last_monument() -> None:
    s = table(2, "normal")
    give(s, 1, monuments="lighthouse aqueduct parthenon colosseum")
    s.sheets[0].monuments[0] = 3
    turn(s, "people people drought")
    play(s, "build-monument", monument="oracle")
    finish(s)
    assert (s.turn, why(s)) == (1, None)
    last_seat_plays(s)
    assert why(s) == "monuments"


def test_the_round_is_finished_after_the_fiftieth_tribute() -> None:
    s = table(2, "normal")
    give(s, 0, tribute=49, armies=2)
    turn(s, "food food conquest")
    play(s, "conquer")
    assert rows(s, 0, "tribute") == (50,)
    finish(s)
    assert (s.turn, why(s)) == (1, None)
    last_seat_plays(s)
    assert why(s) == "tribute"


def test_tribute_won_outside_ones_own_turn_counts() -> None:
    s = table(2, "normal")
    give(s, 0, tribute=48, armies=12)
    give(s, 1, ports=5)
    turn(s, "skull skull skull skull skull drought", 1)
    finish(s)
    assert rows(s, 0, "tribute") == (50,)
    assert why(s) == "tribute"


def test_the_last_seats_own_turn_counts() -> None:
    s = table(2, "short")
    give(s, 1, tribute=29, armies=2)
    turn(s, "food food conquest", 1)
    play(s, "conquer")
    finish(s)
    assert why(s) == "tribute"


def test_turns_go_clockwise_and_rounds_begin_with_the_first_player() -> None:
    s = table(3)
    order = []
    for _ in range(7):
        order.append((int(s.round), int(s.turn)))
        throw(s, "goods goods drought")
        play(s, "keep")
        finish(s)
    assert order == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]


def test_there_is_no_limit_of_rounds() -> None:
    s = table()
    s.round = 40
    last_seat_plays(s)
    assert asked(s) == ("throw", carrack.NATURE)
    assert (s.round, s.turn) == (41, 0)


def test_when_the_game_is_over_nobody_is_asked() -> None:
    s = table()
    give(s, 0, tribute=50)
    last_seat_plays(s)
    assert s.legal() == []
    assert refused(s, "build-no-more") == "game-over"


def test_before_the_end_there_is_no_result() -> None:
    s = table()
    with pytest.raises(carrack.NotOver):
        s.winners()
    with pytest.raises(carrack.NotOver):
        s.outcome()
