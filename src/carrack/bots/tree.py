"""The tree of a search: questions as they come after one another, and what became of their answers."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carrack.bots.chances import Chances
from carrack.bots.ranking import rank
from carrack.bots.tuning import POINTS_OF_C
from carrack.core.actions import Actions
from carrack.core.state import NATURE, State

NONE: Final[i64] = -1


@final
class Node:
    """A question: of a seat, with what became of its best answers; or of Nature, with what followed each outcome.

    It keeps no State. What is hidden from the seat that thinks differs from visit to visit, so a visit brings its own.
    """

    def __init__(self, s: State) -> None:
        self.actor: i64 = s.actor
        self.step: i64 = s.step
        self.mark: i64 = 0  # a fingerprint, where it is a question of the seat that thinks
        self.visits: i64 = 0
        self.scale: float = 0.0  # of its chances
        self.n: i64 = 0
        self.actions: vec[i64] = vec[i64]()
        self.first: vec[float] = vec[float]()  # the chance of the seat that answers, as the evaluation sees it
        self.prior: vec[float] = vec[float]()
        self.count: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        self.children: list[Node | None] = []

    def fits(self, s: State) -> bool:
        """Whether a visit stands at this question; in a world where less was hidden it may stand at another one."""
        return self.actor == s.actor and self.step == s.step

    def mean(self, i: i64, faith: float) -> float:
        """The chance that an answer gives; the evaluation's word counts as so many visits."""
        return (self.first[i] * faith + self.total[i]) / (faith + float(self.count[i]))

    def adopt(self, old: Node) -> None:
        """What was found out about the same question before, as far as it is asked here."""
        for i in range(self.n):
            for j in range(old.n):
                if self.actions[i] == old.actions[j]:
                    self.count[i] = old.count[j]
                    self.total[i] = old.total[j]
                    self.children[i] = old.children[j]
                    self.visits += old.count[j]

    def pick(self, out: Actions, certain: bool, c: float, faith: float) -> i64:
        """The answer to look at next: a good one, or one that was looked at less than it deserves. NONE where none of
        them is legal in this world.
        """
        root = c * POINTS_OF_C / self.scale * sqrt(float(self.visits + 1))
        best: i64 = NONE
        best_value: float = 0.0
        for i in range(self.n):
            if certain or is_listed(out, self.actions[i]):
                value = self.mean(i, faith) + root * self.prior[i] / float(1 + self.count[i])
                if best == NONE or value > best_value:
                    best_value = value
                    best = i
        return best

    def outcome(self, action: i64) -> i64:
        """The place of an outcome of Nature's, a new one for one that never came."""
        for i in range(self.n):
            if self.actions[i] == action:
                return i
        self.actions = append(self.actions, action)
        self.count = append(self.count, 0)
        self.children.append(None)
        self.n += 1
        return self.n - 1


def is_listed(out: Actions, action: i64) -> bool:
    for i in range(out.n):
        if out.items[i] == action:
            return True
    return False


def grow(s: State, out: Actions, chances: Chances, keep: i64, sharp: float) -> Node:
    """A node for the question at which a State stands, with the answers that the evaluation likes best. Leaves the
    State's own chances in `chances`.
    """
    node = Node(s)
    if s.actor == NATURE:
        return node
    seat = s.actor
    chances.assess(s)
    answers: vec[i64] = vec[i64]([0] * out.n)
    values: vec[float] = vec[float]([0.0] * out.n)
    rank(s, out, chances.judge, 0, answers, values)
    n = out.n if out.n < keep else keep
    first: vec[float] = vec[float]([0.0] * n)
    prior: vec[float] = vec[float]([0.0] * n)
    total: float = 0.0
    for i in range(n):
        first[i] = chances.instead(s.seats, seat, chances.worth[seat] + values[i] - values[0])
        prior[i] = exp((values[i] - values[0]) / sharp)
        total += prior[i]
    for i in range(n):
        prior[i] = prior[i] / total
    node.n = n
    node.scale = chances.scale
    node.actions = answers
    node.first = first
    node.prior = prior
    node.count = vec[i64]([0] * n)
    node.total = vec[float]([0.0] * n)
    node.children = [None] * n
    return node


def gather(node: Node, kept: dict[int, Node]) -> None:
    """The marked questions that follow one, by their marks."""
    for child in node.children:
        if child is not None:
            if child.mark != 0:
                kept[child.mark] = child
            gather(child, kept)
