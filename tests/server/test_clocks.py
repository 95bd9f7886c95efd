"""The arithmetic of clocks: no time is lost, none is won."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrack.server.tables import clocks
from carrack.server.tables.clocks import BACK, DAY, NOBODY, Clock, Times

PER_MOVE: Final = Clock(move=60.0, reserve=300.0)
GROWING: Final = Clock(reserve=300.0, increment=20.0)


def turned(clock: Clock, times: Times, seat: int, now: float) -> Times:
    return clocks.turned(clock, times, seat, now, runs=True)


def test_the_time_for_a_move_is_used_before_the_reserve() -> None:
    times = turned(PER_MOVE, clocks.at_first(PER_MOVE, 2), 0, 0.0)
    assert clocks.read_at(times, 50.0).left(0) == 310.0
    late = clocks.read_at(times, 90.0)
    assert (late.move, late.reserve) == (0.0, (270.0, 300.0))


def test_what_is_left_of_a_move_is_not_kept() -> None:
    times = turned(PER_MOVE, clocks.at_first(PER_MOVE, 2), 0, 0.0)
    times = turned(PER_MOVE, times, 1, 10.0)
    assert times.left(0) == 300.0
    assert times.left(1) == 360.0


def test_several_answers_in_a_row_are_one_move() -> None:
    times = turned(PER_MOVE, clocks.at_first(PER_MOVE, 2), 0, 0.0)
    times = turned(PER_MOVE, times, 0, 40.0)
    assert clocks.read_at(times, 70.0).reserve == (290.0, 300.0)


def test_a_reserve_grows_with_each_move_made() -> None:
    times = turned(GROWING, clocks.at_first(GROWING, 2), 0, 0.0)
    times = turned(GROWING, times, 1, 5.0)
    assert times.reserve == (315.0, 300.0)


def test_who_stands_up_gains_nothing() -> None:
    times = turned(GROWING, clocks.at_first(GROWING, 2), 0, 0.0)
    assert clocks.stood_up(times, 5.0).reserve == (295.0, 300.0)


def test_a_clock_that_stands_still_takes_nothing() -> None:
    times = clocks.turned(PER_MOVE, clocks.at_first(PER_MOVE, 2), 0, 0.0, runs=False)
    assert times.deadline is None
    assert clocks.read_at(times, 1e6) == times
    times = turned(PER_MOVE, times, 0, 1e6)
    assert times.deadline == 1e6 + 360.0


def test_nobody_has_less_than_no_time() -> None:
    times = turned(PER_MOVE, clocks.at_first(PER_MOVE, 2), 0, 0.0)
    assert times.deadline == 360.0
    assert clocks.read_at(times, 1000.0).left(0) == 0.0


def test_time_that_goes_back_takes_nothing() -> None:
    times = turned(PER_MOVE, clocks.at_first(PER_MOVE, 2), 0, 100.0)
    assert clocks.read_at(times, 50.0).left(0) == 360.0


def test_who_comes_back_has_a_minute_at_least() -> None:
    times = turned(GROWING, clocks.at_first(GROWING, 2), 0, 0.0)
    times = clocks.stood_up(times, 1000.0)
    assert times.left(0) == 0.0
    assert clocks.come_back(GROWING, times, times, 0, 1000.0).left(0) == BACK


def test_who_comes_back_to_the_question_that_was_left_goes_on_with_that_move() -> None:
    then = turned(PER_MOVE, clocks.at_first(PER_MOVE, 2), 0, 0.0)
    times = clocks.stood_up(then, 50.0)
    back = turned(PER_MOVE, clocks.come_back(PER_MOVE, times, then, 0, 55.0), 0, 55.0)
    assert (back.seat, back.left(0)) == (0, 310.0)
    out = clocks.come_back(PER_MOVE, clocks.stood_up(then, 1000.0), then, 0, 1001.0)
    assert out.left(0) == BACK


def test_who_comes_back_at_a_slow_table_has_more_than_a_minute() -> None:
    clock = Clock(reserve=10 * DAY)
    times = clocks.stood_up(turned(clock, clocks.at_first(clock, 2), 0, 0.0), 11 * DAY)
    assert clocks.come_back(clock, times, times, 0, 11 * DAY).left(0) == DAY


def test_who_comes_back_to_a_seat_with_time_for_each_move_gets_nothing_more() -> None:
    clock = Clock(move=60.0)
    times = turned(clock, clocks.at_first(clock, 2), 1, 0.0)
    assert clocks.come_back(clock, times, times, 0, 5.0).reserve == (0.0, 0.0)


def test_an_answer_taken_back_gives_no_time_back_and_what_it_gained_is_gone() -> None:
    then = turned(GROWING, clocks.at_first(GROWING, 2), 0, 0.0)
    times = turned(GROWING, then, 1, 30.0)
    times = clocks.taken_back(times, then, 0, 32.0)
    assert (times.seat, times.reserve) == (0, (270.0, 298.0))


def test_what_a_bot_answered_is_taken_back_without_giving_anybody_time() -> None:
    nobody = clocks.at_first(GROWING, 2)
    times = turned(GROWING, nobody, 1, 0.0)
    times = clocks.taken_back(times, nobody, 0, 100.0)
    assert (times.seat, times.reserve, times.used) == (NOBODY, (300.0, 200.0), (0.0, 100.0))


@pytest.mark.parametrize("clock", [PER_MOVE, GROWING, Clock(move=30.0, reserve=60.0, increment=5.0)])
@given(moves=st.lists(st.tuples(st.integers(-1, 2), st.floats(0.0, 40.0), st.booleans()), max_size=30))
def test_whatever_is_taken_was_used_and_whatever_is_given_stands_in_the_clock(
    clock: Clock, moves: list[tuple[int, float, bool]]
) -> None:
    """Seats by turns, clocks that run or stand still: each seat's account is right to the last."""
    times, now = clocks.at_first(clock, 3), 0.0
    account = [clock.reserve] * 3
    ran = [0.0] * 3
    for seat, passed, runs in moves:
        before, now = times, now + passed
        times = clocks.turned(clock, times, seat, now, runs)
        who = before.seat
        if who != NOBODY and before.since is not None:
            taken = min(passed, before.left(who))
            ran[who] += taken
            account[who] -= max(0.0, taken - before.move)
        if who not in (NOBODY, seat):
            account[who] += clock.increment
        assert times.reserve == pytest.approx(account)
        assert times.used == pytest.approx(ran)


@given(first=st.floats(0.0, 200.0), other=st.floats(0.0, 20.0), second=st.floats(0.0, 100.0), passes=st.booleans())
@pytest.mark.parametrize("clock", [PER_MOVE, GROWING])
def test_taking_back_is_as_if_one_had_thought_all_the_while(
    clock: Clock, first: float, other: float, second: float, passes: bool
) -> None:
    then = turned(clock, clocks.at_first(clock, 2), 0, 0.0)
    times = turned(clock, then, 1 if passes else 0, first)
    times = clocks.taken_back(times, then, 0, first + other)
    times = turned(clock, times, 0, first + other)
    thought = first + second + (0.0 if passes else other)
    expected = clocks.read_at(then, thought)
    found = clocks.read_at(times, first + other + second)
    assert found.left(0) == pytest.approx(expected.left(0))
    assert found.used[0] == pytest.approx(expected.used[0])


@pytest.mark.parametrize("clock", [PER_MOVE, GROWING])
@given(spells=st.lists(st.tuples(st.floats(0.0, 30.0), st.floats(0.0, 1000.0)), max_size=9))
def test_no_time_is_won_by_letting_a_bot_play(clock: Clock, spells: list[tuple[float, float]]) -> None:
    """However often somebody stands up from a question and comes back to it, all that they sat there is taken."""
    times, now = turned(clock, clocks.at_first(clock, 2), 0, 0.0), 0.0
    for sat, away in spells:
        then, now = times, now + sat
        times = clocks.stood_up(times, now)
        now += away
        times = turned(clock, clocks.come_back(clock, times, then, 0, now), 0, now)
    thought = sum(sat for sat, _ in spells)
    assert times.left(0) == pytest.approx(clock.given - thought)
    assert times.used[0] == pytest.approx(thought)
