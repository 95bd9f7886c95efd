"""Positions laid out in the words of a view."""

from __future__ import annotations

from typing import Any

import pytest

import carrack
from carrack.testing import lay, position
from carrack.testing.position import all_eyes
from examples import nim
from tests.recorded import line, names, replayed
from tests.toys import lagoon

# What no view tells: how far a question or a stage has come.
UNSEEN = {
    "iron-age": "turns",
    "endeavor": "turns go recheck source place taken extra head settlers pending waiting choices",
    "discovery-2007": "turns item draws frames depth",
    "discovery-2015": "turns draws frames depth uses bought",
}
APART = 50  # questions between two positions that are laid
EARLIER = 20  # questions before such a position: on what stood there it is laid


def unseen(state: carrack.State) -> dict[str, Any]:
    plain = state.plain()
    return {name: plain[name] for name in UNSEEN[state.game.id].split()}


def in_full(told: Any, here: Any) -> Any:
    """What a view leaves out is none: said here, since whatever is not said stays."""
    if isinstance(told, dict) and isinstance(here, dict):
        return dict.fromkeys(here) | {name: in_full(value, here.get(name)) for name, value in told.items()}
    if isinstance(told, list) and isinstance(here, list) and len(told) == len(here):
        return [in_full(one, other) for one, other in zip(told, here)]
    return told


def same_in_all(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether no tile and no good has left the game between two views: no view says which."""

    def pieces(view: dict[str, Any]) -> tuple[int, int]:
        seats = view["seat"]
        tiles = sum(view["tiles_left"]) + len(view["tiles"]) + sum(len(seat["tiles"]) for seat in seats)
        goods = view["goods_left"] + sum(view["goods"].values()) + sum(sum(seat["goods"].values()) for seat in seats)
        return tiles, goods + sum(region["good"] is not None for region in view["regions"].values())

    return "tiles_left" not in one or pieces(one) == pieces(other)


@pytest.mark.parametrize("id", sorted(UNSEEN))
def test_a_view_said_again_is_the_position(id: str) -> None:
    """Whatever else lay there before: a position some questions earlier in the same recorded game."""
    laid = 0
    for name in names(id):
        match = replayed(id, name)
        state = match.at(0)
        if state.options.get("no_survivors"):
            continue  # counters leave the game, and no view says which
        made = state.clone()
        for i, action in enumerate(line(match)):
            if i % APART == APART - EARLIER:
                made = state.clone()
            elif i % APART == 0:
                here, told = all_eyes(made), all_eyes(state)
                if same_in_all(here, told):
                    lay(made, **in_full(told, here), **unseen(state))
                    assert made.plain() == state.plain()
                    laid += 1
            state.play(action)
    assert laid >= 40


def test_what_is_not_said_stays() -> None:
    s = position("iron-age", seats=2, sheets={0: {"goods": 6, "developments": ["navy"]}, 1: {"food": 9}})
    own, other = all_eyes(s)["sheets"]
    assert (own["goods"], own["developments"], own["food"]) == (6, ["navy"], 3)
    assert (other["goods"], other["developments"], other["food"]) == (1, [], 9)


def test_what_a_seat_gets_comes_out_of_the_supply() -> None:
    bare = position("discovery-2007", seats=2)
    s = position("discovery-2007", seats=2, seat={1: {"goods": {"sugar": 2}, "money": 7}})
    assert all_eyes(s)["goods_left"] == all_eyes(bare)["goods_left"] - 2
    assert s.invariants() == []


def test_an_open_question_is_laid_with_it() -> None:
    s = position("endeavor", seats=3, round=3, seat={0: {"harbour": 2, "reserve": 28}})
    assert s.actor == s.turn == 0
    assert s.game.view(s)["round"] == 3


@pytest.mark.parametrize(
    ("game", "words", "message"),
    [
        ("iron-age", {"sheets": {0: {"good": 6}}}, "sheets.0.good: no such word; there are food, goods"),
        ("iron-age", {"sheets": {2: {"goods": 6}}}, "sheets: expected 0 to 1, got 2"),
        ("iron-age", {"sheets": {0: {"goods": "six"}}}, "sheets.0.goods: expected a number, got 'six'"),
        ("iron-age", {"sheets": {0: {"developments": ["nave"]}}}, "sheets.0.developments: expected one of leadership"),
        ("iron-age", {"sheets": {0: {"goods": 60}}}, "no lawful position: state: seat 0 goods: 60 is not within 0 to"),
        ("iron-age", {"sheets": {0: {"score": 9}}}, "sheets.0.score: said to be 9, but it is 0"),
        ("iron-age", {"step": "by"}, "step: expected one of settle, "),
        ("iron-age", {"compass": 1}, "compass: no such word; there are game, seats"),
        ("discovery-2007", {"seat": {0: {"goods": {"sugar": 40}}}}, "no lawful position: state: good"),
        ("discovery-2007", {"regions": {"peru": {"workers": {0: {"colonist": 1}}}}}, "it is not discovered"),
        ("discovery-2007", {"boxes": {"goods": {0: {"seat": 0, "worker": "pirate"}}}}, "expected one of colonist"),
        ("endeavor", {"regions": {"europe": {"cities": {"london": {"disc": 0}}}}}, "no lawful position"),
        ("endeavor", {"seat": {0: {"cards": ["nowhere"]}}}, "seat.0.cards: expected one of"),
    ],
)
def test_what_cannot_be_is_refused_and_named(game: str, words: dict[str, Any], message: str) -> None:
    with pytest.raises(carrack.PositionError) as refused:
        position(game, seats=2, **words)
    assert message in str(refused.value)


def test_a_refused_position_leaves_the_state_as_it_was() -> None:
    s = position("iron-age", seats=2)
    key = s.key()
    with pytest.raises(carrack.PositionError):
        lay(s, sheets={0: {"goods": 60}})
    assert s.key() == key


def test_a_game_whose_view_is_its_fields_needs_nothing_for_it() -> None:
    s = position(nim.GAME, seats=2, piles=[0, 4, 1], turn=1, actor=1)
    assert s.legal() == [5, 6, 7, 8, 10]
    with pytest.raises(carrack.PositionError, match="a pile of 9"):
        lay(s, piles=[0, 9, 1])


def test_a_game_with_a_view_of_its_own_says_how() -> None:
    with pytest.raises(carrack.PositionError, match=r"lagoon does not say how its positions are laid \(Game.lay\)"):
        position(lagoon.GAME, seats=2)
