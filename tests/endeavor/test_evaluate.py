"""What bots think of a position: the right way round, and the better of two."""

from __future__ import annotations

import pytest

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.core.actions import Actions
from carrack.core.rng import Rng
from carrack.games.endeavor.evaluate import rounds_to_come, value
from carrack.games.endeavor.tables.facts import BUILDINGS, ROUNDS
from carrack.games.endeavor.tables.weights import A_BUILDING, COUNT, SEVERAL, WEIGHT_TABLE, WEIGHTS
from tests.endeavor.table import GAME, Endeavor, acting, discs, fill, hold, own, play, settle, table, take


def better(one: Endeavor, other: Endeavor, seat: int = 0) -> bool:
    return value(one, seat) > value(other, seat)


def test_every_building_has_a_weight() -> None:
    assert len(WEIGHT_TABLE) == COUNT == A_BUILDING + BUILDINGS


def test_weights_go_by_the_round_where_several_play() -> None:
    assert len(WEIGHTS) == 2 * SEVERAL == 2 * COUNT * (ROUNDS + 1)
    for i, (_name, for_two, several) in enumerate(WEIGHT_TABLE):
        assert [WEIGHTS[r * COUNT + i] for r in range(ROUNDS + 1)] == [for_two] * int(ROUNDS + 1)
        assert [WEIGHTS[SEVERAL + r * COUNT + i] for r in range(1, ROUNDS + 1)] == list(several)


@pytest.mark.parametrize("status", ["industry", "culture", "finance", "politics"])
def test_every_track_is_worth_something(status: str) -> None:
    s = acting(3)
    take(s, 0, **{status: 2})
    assert better(s, acting(3))


def test_cities_discs_tokens_and_buildings_are_worth_something() -> None:
    bare = acting(3)
    settled = acting(3)
    settle(settled, 0, "london")
    rich = acting(3)
    discs(rich, 0, 4)
    armed = acting(3)
    take(armed, 0, ship_or_draw=1)
    housed = acting(3)
    own(housed, 0, "docks")
    shipped = acting(3)
    fill(shipped, "india", 0)
    for s in (settled, rich, armed, housed, shipped):
        assert better(s, bare)


def test_what_others_have_counts_against_one() -> None:
    s = acting(3)
    settle(s, 1, "london")
    assert better(acting(3), s)


def test_cards_that_cannot_be_kept_are_worth_less() -> None:
    few = acting(3)
    hold(few, 0, "north_america_1", "far_east_1")
    many = acting(3)
    hold(many, 0, "north_america_1", "far_east_1", "africa_1", "africa_2", "caribbean_3", "slavery_0")
    assert value(many, 0) - value(few, 0) < 20


def test_an_action_that_has_begun_is_worth_its_best_end() -> None:
    s = acting(3)
    discs(s, 0, 4)
    play(s, "activate", building="colonial_house")
    ends = []
    for action in s.legal():
        after = s.clone()
        after.answer(action)
        ends.append(value(after, 0))
    assert value(s, 0) == max(ends)


def test_a_building_activated_for_nothing_is_worse_than_a_disc_kept() -> None:
    s = acting(3)
    discs(s, 0, 1)
    after = s.clone()
    play(after, "activate", building="colonial_house")
    assert after.legal() == [GAME.encode({"verb": "leave"})]
    assert value(after, 0) < value(s, 0) - 4


def test_payments_are_worth_as_much_as_there_are_buildings_to_pay() -> None:
    gains = []
    for houses in ((), ("shipyard", "guild_hall", "docks")):
        poor, rich = acting(3), acting(3)
        own(poor, 0, *houses)
        own(rich, 0, *houses)
        take(rich, 0, finance=10)
        gains.append(value(rich, 0) - value(poor, 0))
    assert gains[0] < gains[1]


def test_a_round_is_to_come_until_one_has_built() -> None:
    s = table(3)
    assert [rounds_to_come(s, seat) for seat in range(3)] == [7, 7, 7]
    builder = int(s.actor)
    s.answer(s.legal()[0])
    assert [rounds_to_come(s, seat) for seat in range(3)] == [6 if seat == builder else 7 for seat in range(3)]


def test_phase_by_phase_it_is_to_come_until_all_have_built() -> None:
    s = table(3, in_one_go=False)
    s.answer(s.legal()[0])
    assert [rounds_to_come(s, seat) for seat in range(3)] == [7, 7, 7]
    s.answer(s.legal()[0])
    s.answer(s.legal()[0])
    assert [rounds_to_come(s, seat) for seat in range(3)] == [6, 6, 6]


def test_alone_what_the_opposition_will_do_counts_against_one() -> None:
    s = table(1)
    for given in ("extra", "drew"):
        worse = s.clone()
        setattr(worse, given, 1)
        assert better(s, worse)


def test_alone_the_points_of_the_opposition_count_against_one() -> None:
    s = table(1)
    better_for_them = table(1)
    settle(better_for_them, "red", "genoa")
    assert better(s, better_for_them)


def test_at_the_end_points_are_all_that_counts() -> None:
    s = acting(3)
    s.round = 7
    take(s, 0, ship_or_draw=2)
    for _ in range(3):
        play(s, "pass")
    assert s.actor == carrack.OVER
    assert value(s, 0) == s.scores()[0] - 0.3 * max(s.scores()[1:])


@pytest.mark.parametrize("seats", [2, 4])
def test_the_greedy_bot_beats_random_play(seats: int) -> None:
    won = 0
    for game in range(4):
        seat = game % seats
        s = GAME.start(seats)
        greedy, rng, out = GreedyBot(f"greedy {game}"), Rng(f"random {game}"), Actions()
        while s.actor != carrack.OVER:
            if s.actor == seat:
                s.answer(greedy.choose(s))
            else:
                out.clear()
                s.ask(out)
                s.answer(out.at(rng.below(out.total)))
        won += s.winners() == [seat]
    assert won >= 3
