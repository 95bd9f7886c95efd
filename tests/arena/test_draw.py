"""Who meets whom: everybody sits everywhere, and those who stand alike meet."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest

from carrack.arena.draw import Draw
from carrack.arena.plan import Setting
from carrack.pairing import ROUND_ROBIN, SWISS, Lineup, everybody, next_round, pair_of, paired, rounds_of


@pytest.mark.parametrize(("entrants", "seats"), [(2, 2), (5, 2), (4, 3), (5, 4)])
def test_everybody_meets_everybody_in_each_seat(entrants: int, seats: int) -> None:
    lineups = everybody(entrants, seats)
    size = comb(entrants, seats) * seats
    for start in range(0, len(lineups), size):
        one_round = lineups[start : start + size]
        assert Counter(frozenset(lineup) for lineup in one_round) == {
            frozenset(table): seats for table in combinations(range(entrants), seats)
        }
        places = Counter((seat, entrant) for lineup in one_round for seat, entrant in enumerate(lineup))
        assert len(set(places.values())) == 1
        assert len(places) == entrants * seats


def test_in_the_end_everybody_sat_beside_everybody() -> None:
    assert len(set(everybody(4, 4))) == 24, "all orders of a table"


def test_all_games_of_a_round_have_the_same_chance() -> None:
    lineups = everybody(3, 2)
    draw = Draw("x", (Setting(2, {}),), 12, ("a", "b", "c"), "s", deals=True, lineups=lineups, round_games=6)
    assert [draw.seed_of(number) for number in range(1, 13)] == ["s/1"] * 6 + ["s/2"] * 6
    assert [draw.levels_of(number) for number in (1, 2, 7)] == [("a", "b"), ("b", "a"), ("a", "b")]
    assert not draw.races


def test_those_who_stand_alike_meet_first_and_then_others() -> None:
    nobody: Counter[tuple[int, int]] = Counter()
    assert paired([3, 1, 0, 2], 2, nobody, Counter()) == [(3, 1), (1, 3), (0, 2), (2, 0)]
    met = Counter([pair_of(3, 1), pair_of(0, 2)])
    assert paired([3, 1, 0, 2], 2, met, Counter())[::2] == [(3, 0), (1, 2)]


def test_those_who_are_too_many_rest_in_turn_from_the_last_on() -> None:
    rests: Counter[int] = Counter()
    rested = []
    for _ in range(5):
        there = {each for lineup in paired([0, 1, 2, 3, 4], 4, Counter(), rests) for each in lineup}
        (missing,) = set(range(5)) - there
        rests[missing] += 1
        rested.append(missing)
    assert rested == [4, 3, 2, 1, 0]


# Rounds of people, who sit at one table at a time.


def played(system: str, entrants: int, seats: int, rounds: int) -> list[list[Lineup]]:
    found: list[list[Lineup]] = []
    for _ in range(rounds):
        found.append(next_round(system, entrants, range(entrants), seats, found))
    return found


@pytest.mark.parametrize("entrants", [2, 3, 4, 5, 6, 7, 8, 11])
def test_in_a_league_of_two_everybody_meets_everybody_once(entrants: int) -> None:
    rounds = played(ROUND_ROBIN, entrants, 2, rounds_of(entrants, 2))
    assert Counter(pair_of(*lineup) for one in rounds for lineup in one) == Counter(combinations(range(entrants), 2))
    for one in rounds:
        there = [entrant for lineup in one for entrant in lineup]
        assert len(there) == len(set(there)) == entrants - entrants % 2


@pytest.mark.parametrize("entrants", [4, 6, 8])
def test_who_meets_twice_has_sat_in_each_seat(entrants: int) -> None:
    rounds = played(ROUND_ROBIN, entrants, 2, 2 * rounds_of(entrants, 2))
    first = Counter(lineup[0] for one in rounds for lineup in one)
    assert max(first.values()) - min(first.values()) <= 2


@pytest.mark.parametrize(("entrants", "seats"), [(6, 3), (7, 3), (8, 4), (9, 4), (5, 5)])
def test_at_larger_tables_nobody_sits_twice_and_rests_go_round(entrants: int, seats: int) -> None:
    rounds = played(ROUND_ROBIN, entrants, seats, 6)
    times: Counter[int] = Counter()
    for one in rounds:
        there = [entrant for lineup in one for entrant in lineup]
        assert len(there) == len(set(there)) == entrants - entrants % seats
        assert all(len(lineup) == seats for lineup in one)
        times.update(there)
    assert max(times.values()) - min(times.values()) <= 1


def test_on_a_swiss_evening_those_who_stand_alike_meet_once() -> None:
    first = next_round(SWISS, 4, [0, 1, 2, 3], 2, [])
    assert {frozenset(lineup) for lineup in first} == {frozenset({0, 1}), frozenset({2, 3})}
    second = next_round(SWISS, 4, [0, 2, 1, 3], 2, [first])
    assert {frozenset(lineup) for lineup in second} == {frozenset({0, 2}), frozenset({1, 3})}


@pytest.mark.parametrize(("entrants", "rounds"), [(5, 3), (6, 3), (7, 4), (8, 4), (12, 5)])
@pytest.mark.parametrize("seed", range(20))
def test_on_a_swiss_evening_nobody_meets_twice_where_that_can_be(entrants: int, rounds: int, seed: int) -> None:
    luck = Random(seed)
    won: Counter[int] = Counter()
    found: list[list[Lineup]] = []
    for _ in range(rounds):
        standing = sorted(range(entrants), key=lambda entrant: -won[entrant])
        found.append(next_round(SWISS, entrants, standing, 2, found))
        won.update(luck.choice(lineup) for lineup in found[-1])
    met = Counter(pair_of(*lineup) for one in found for lineup in one)
    assert max(met.values()) == 1


@pytest.mark.parametrize(("entrants", "gone"), [(6, 0), (6, 3), (5, 4), (7, 2)])
def test_in_a_league_of_two_all_others_still_meet_once_when_somebody_goes(entrants: int, gone: int) -> None:
    found: list[list[Lineup]] = []
    for number in range(rounds_of(entrants, 2)):
        there = [entrant for entrant in range(entrants) if entrant != gone or number < 2]
        found.append(next_round(ROUND_ROBIN, entrants, there, 2, found))
    met = Counter(pair_of(*lineup) for one in found for lineup in one)
    others = [entrant for entrant in range(entrants) if entrant != gone]
    assert {pair: met[pair] for pair in combinations(others, 2)} == dict.fromkeys(combinations(others, 2), 1)
    assert all(gone not in lineup for one in found[2:] for lineup in one)
