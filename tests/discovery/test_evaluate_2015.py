"""What bots think of the edition of 2015: builders, tiles, nations, points to buy."""

from __future__ import annotations

import pytest

import carrack
from carrack.bots.greedy import GreedyBot
from carrack.core.fate import Seeded
from tests.discovery.table import (
    GAME_2015,
    Discovery,
    asked,
    colony,
    fresh_2015,
    goods,
    own,
    play,
    purse,
    resolve,
    show,
    skip,
    table_2015,
    turn,
)


def choice(s: Discovery) -> dict[str, str | int]:
    return GAME_2015.describe(GreedyBot("test").choose(s))


def value(s: Discovery, seat: int = 0) -> float:
    return GAME_2015.value(s, seat)


def test_a_builder_is_worth_most_where_one_leads() -> None:
    here, there = table_2015(2, builder_worker=True), table_2015(2, builder_worker=True)
    for s, region in ((here, "peru"), (there, "caribbean")):
        colony(s, 0, "peru", colonist=4)
        colony(s, 1, "caribbean", colonist=4)
        colony(s, 0, region, builder=1)
    assert value(here) > value(there)


def test_points_are_bought_with_all_that_is_left_at_the_end() -> None:
    s = table_2015(2, buy_vp=True)
    turn(s, 8)
    purse(s, 0, 57)
    purse(s, 1, 0)
    resolve(s)
    assert choice(s) == {"verb": "buy-points", "points": 5}


def test_money_for_a_building_is_kept_when_points_are_cheap() -> None:
    s = table_2015(2, buy_vp=True)
    turn(s, 3)
    purse(s, 0, 12)
    purse(s, 1, 0)
    resolve(s)
    skip(s, "points")
    assert choice(s) == {"verb": "buy-points-not"}


def test_spoils_are_taken_by_whoever_can_buy_nothing_else() -> None:
    s = table_2015(2, builder_tiles=True)
    show(s, "spoils_money_5")
    purse(s, 0, 0)
    resolve(s, capital=[(0, "colonist")])
    assert choice(s) == {"verb": "buy", "tile": "spoils_money_5"}


def test_the_plague_takes_what_hurts_a_rival_most() -> None:
    s = table_2015(2, builder_tiles=True)
    turn(s, 7)
    show(s, "plague_3")
    purse(s, 0, 20)
    colony(s, 1, "peru", colonist=3)
    colony(s, 0, "peru", colonist=2)
    colony(s, 0, "caribbean", colonist=3)
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="plague_3")
    assert choice(s) == {"verb": "infect", "seat": 1, "region": "peru"}


def test_the_smuggler_completes_a_set() -> None:
    s = table_2015(2, builder_tiles=True)
    own(s, 0, "smuggler")
    goods(s, 0, "rice", "rice", "fish")
    goods(s, 1, "rice")
    resolve(s)
    assert choice(s) == {"verb": "smuggle-from", "seat": 1, "good": "rice"}


def test_spain_uses_its_power() -> None:
    s = fresh_2015(2, nations="random")
    while asked(s)[0] != "nation":
        s.play(s.legal()[0])
    play(s, "nation-falls", nation="spain")
    play(s, "nation-falls", nation="italy")
    assert choice(s)["verb"] == "conquer"


@pytest.mark.parametrize("options", [{}, {"nations": "auction", "scouting": True, "advanced_scouting": True}])
def test_four_alike_finish_a_game_with_sensible_scores(options: dict[str, bool | str]) -> None:
    match = carrack.Match(GAME_2015, 4, options, seed="greedy")
    bot = GreedyBot("test")
    while not match.over:
        match.play(bot.choose(GAME_2015.sample(match.state, match.actor, Seeded("imagined"))))
    assert 60 <= max(match.state.scores()) <= 250


def test_a_secret_never_changes_a_move() -> None:
    """What another seat has seen is not in the sample from which a bot plays."""
    moves = []
    for counter in ("1-2-1-4", "4-5-5-7"):
        s = table_2015(2, scouting=True)
        play(s, "scout", region="peru")
        play(s, "counter-comes", counter=counter)
        play(s, "place", worker="colonist", box="dock")
        moves.append([GreedyBot(str(i)).choose(GAME_2015.sample(s, 1, Seeded(str(i)))) for i in range(5)])
    assert moves[0] == moves[1]
