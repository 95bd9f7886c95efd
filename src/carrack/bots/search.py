"""A player that searches: a tree of questions, with greedy roll-outs at its leaves."""

from __future__ import annotations

import time
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.bot import Bot
from carrack.bots.chances import Chances
from carrack.bots.dice import Dice
from carrack.bots.judge import Judge
from carrack.bots.notes import Notes
from carrack.bots.rollout import roll_out
from carrack.bots.tree import NONE, Node, grow
from carrack.bots.tuning import Tuning, tuning_of
from carrack.core.actions import Actions, borrow, give_back
from carrack.core.fate import Seeded
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER, State


@final
class Search:
    """One decision being thought about. It may be asked for its best answer at any time.

    Each round plays all answers that are still in the running once, in a new world of its own: what the seat cannot
    know is laid out anew, Nature's dice are the same for all of them. After each part of the budget the better half
    stays.
    """

    def __init__(self, state: State, rng: Rng, tuning: Tuning, judge: Judge) -> None:
        self.state = state
        self.rng = rng
        self.tuning = tuning
        self.dice = Dice()
        self.chances = Chances(tuning.scales, judge)
        self.chances.start(state)
        self.secrets = state.game.has_secrets(state.options) or tuning.hidden
        self.simulations: i64 = 0
        out = borrow()
        state.ask(out)
        self.root = grow(state, out, self.chances, tuning.root, tuning.sharp)
        give_back(out)
        self.left: i64 = self.root.n
        self.order: vec[i64] = vec[i64]([0] * self.root.n)
        for i in range(self.root.n):
            self.order[i] = i
        self.halvings: i64 = 0  # to come in all
        while 1 << self.halvings < self.root.n:
            self.halvings += 1
        self.halved: i64 = 0
        self.notes: list[Notes] = []  # of each answer, where somebody will ask why

    def best(self) -> int:
        return int(self.root.actions[self.order[0]])

    def is_settled(self) -> bool:
        """Nothing is left to think about."""
        return self.left <= 1

    def round(self) -> None:
        """All that are still in the running, in one world."""
        world = self.rng.bits() + 1
        game = self.state.game
        if self.secrets:
            state = game.sample(self.state, int(self.state.actor), Seeded(str(world)))
        else:
            state = self.state
        for i in range(self.left):
            self.dice.enter(world)
            self.simulate(state.clone(), self.order[i])
        self.simulations += self.left

    def pass_on(self, part: float) -> None:
        """So much of the budget is used: the worse half goes where it is due."""
        while self.left > 1 and part * float(self.halvings) >= float(self.halved + 1):
            self.rank()
            self.left = (self.left + 1) // 2
            self.halved += 1

    def rank(self) -> None:
        """Those in the running by their chances; among equals the evaluation's favourite first."""
        faith = self.tuning.faith
        for i in range(self.left):
            one = self.order[i]
            value = self.root.mean(one, faith)
            j: i64 = i
            while j > 0 and self.root.mean(self.order[j - 1], faith) < value:
                self.order[j] = self.order[j - 1]
                j -= 1
            self.order[j] = one

    def simulate(self, s: State, forced: i64) -> None:
        """Down the tree, one node further, and played out from there."""
        tuning = self.tuning
        path: list[Node] = []
        taken: list[i64] = []
        node = self.root
        choice = forced
        out = borrow()
        s.ask(out)
        while True:
            if node.actor == NATURE:
                choice = node.outcome(out.at(self.dice.draw(s, out.total)))
            else:
                if node is not self.root:
                    choice = node.pick(out, not self.secrets, tuning.c, tuning.faith)
                    if choice == NONE:
                        roll_out(s, self.dice, self.chances.judge, tuning.plies)
                        break
                path.append(node)
                taken.append(choice)
            s.answer(node.actions[choice])
            fold(s, out)
            if s.actor == OVER:
                break
            child = node.children[choice]
            if child is None:
                child = grow(s, out, self.chances, tuning.keep, tuning.sharp)
                node.children[choice] = child
                if child.actor != NATURE:
                    roll_out(s, self.dice, self.chances.judge, tuning.plies)
                    break
            elif not child.fits(s):
                roll_out(s, self.dice, self.chances.judge, tuning.plies)
                break
            node = child
        give_back(out)
        self.chances.assess(s)
        if self.notes:
            seat = self.root.actor
            self.notes[forced].add(s, seat, self.chances.worth[seat])
        for k in range(len(path)):
            seen = path[k]
            seen.visits += 1
            seen.count[taken[k]] += 1
            seen.total[taken[k]] += self.chances.of[seen.actor]


def fold(s: State, out: Actions) -> None:
    """Answer what has but one answer, Nature's aside: what it turns up differs from world to world. Leaves the answers
    to the open question in `out`.
    """
    while s.actor != OVER:
        out.clear()
        s.ask(out)
        if out.n > 1 or s.actor == NATURE:
            return
        s.answer(out.items[0])


class SearchBot(Bot):
    """Thinks for so many simulations or, without a number, for so many CPU seconds."""

    def __init__(
        self,
        seed: str,
        simulations: int = 0,
        seconds: float = 0.1,
        tuning: Tuning | None = None,
        judge: Judge | None = None,
    ) -> None:
        self.rng = Rng(seed)
        self.most: i64 = simulations
        self.seconds: float = seconds
        self.tuning = tuning
        self.judge = judge or Judge()
        self.simulated = 0  # in all

    def choose(self, state: State) -> int:
        began = time.process_time()
        search = Search(state, self.rng, self.tuning or tuning_of(state.game.id), self.judge)
        while not search.is_settled():
            search.round()
            if self.most > 0:
                search.pass_on(float(search.simulations) / float(self.most))
            else:
                search.pass_on((time.process_time() - began) / self.seconds)
        self.simulated += search.simulations
        return search.best()
