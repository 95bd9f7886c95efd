"""To play a position out in one's head: every seat answers about greedily, Nature as the dice of the world say."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.bots.dice import Dice
from carrack.bots.judge import Judge
from carrack.core.actions import Actions, borrow, give_back
from carrack.core.state import NATURE, OVER, State


def roll_out(s: State, dice: Dice, judge: Judge, most: i64, doubt: float = 0.0) -> None:
    """So many questions further, those with one answer aside; or to the end. Answers that differ by less than `doubt`
    points are given now and then: otherwise all worlds would go through the same few lines, good ones or not.
    """
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
            s.answer(best_of(s, out, judge, dice, doubt))
    give_back(out)


def best_of(s: State, out: Actions, judge: Judge, dice: Dice | None = None, doubt: float = 0.0) -> i64:
    """The answer after which a judge likes the seat that is asked best, up to its doubts; among equals the first."""
    best = out.items[0]
    if out.n == 1:
        return best
    best_value: float = 0.0
    for i in range(out.n):
        after = s.clone()
        after.answer(out.items[i])
        value = judge.value(after, s.actor)
        if dice is not None and doubt > 0.0:
            value += doubt * dice.whim(s, out.items[i])
        if i == 0 or value > best_value:
            best = out.items[i]
            best_value = value
    return best
