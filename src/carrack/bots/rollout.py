"""To play a position out in one's head: every seat answers greedily, Nature as the dice of the world say."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.bots.dice import Dice
from carrack.bots.judge import Judge
from carrack.core.actions import Actions, borrow, give_back
from carrack.core.state import NATURE, OVER, State


def roll_out(s: State, dice: Dice, judge: Judge, most: i64) -> None:
    """So many questions further, those with one answer aside; or to the end."""
    out = borrow()
    asked: i64 = 0
    while asked < most and s.actor != OVER:
        out.clear()
        s.consider(out)
        if s.actor == NATURE:
            asked += 1
            s.answer(out.at(dice.draw(s, out.total)))
        elif out.n == 1:
            s.answer(out.items[0])
        else:
            asked += 1
            s.answer(best_of(s, out, judge))
    give_back(out)


def best_of(s: State, out: Actions, judge: Judge) -> i64:
    """The answer after which a judge likes the seat that is asked best; among equals the first."""
    best = out.items[0]
    if out.n == 1:
        return best
    best_value: float = 0.0
    for i in range(out.n):
        after = s.clone()
        after.answer(out.items[i])
        value = judge.value(after, s.actor)
        if i == 0 or value > best_value:
            best = out.items[i]
            best_value = value
    return best
