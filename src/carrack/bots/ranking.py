"""The answers to a question in the order in which a judge likes them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.judge import Judge
from carrack.core.actions import Actions
from carrack.core.state import State


def rank(s: State, out: Actions, judge: Judge, first: i64, answers: vec[i64], values: vec[float]) -> None:
    """Fill in the answers of `out`, the best for the seat that is asked first, and what they are worth; among equals
    in the order in which they are listed from `first` on.
    """
    for k in range(out.n):
        answer = out.items[(first + k) % out.n]
        after = s.clone()
        after.answer(answer)
        value = judge.value(after, s.actor)
        i: i64 = k
        while i > 0 and values[i - 1] < value:
            values[i] = values[i - 1]
            answers[i] = answers[i - 1]
            i -= 1
        values[i] = value
        answers[i] = answer
