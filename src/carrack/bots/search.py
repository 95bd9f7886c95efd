"""A decision being thought about: a tree of questions, with greedy roll-outs at its leaves."""

from __future__ import annotations

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.chances import MOST_SEATS, Chances
from carrack.bots.dice import Dice
from carrack.bots.judge import Judge
from carrack.bots.notes import Notes
from carrack.bots.rollout import roll_out
from carrack.bots.thought import Thought
from carrack.bots.tree import NONE, Node, gather, grow
from carrack.bots.tuning import Tuning
from carrack.core.actions import Actions, borrow, give_back
from carrack.core.fate import Seeded
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER, State

SLICE: Final = 0.05  # CPU seconds after which whoever waits may look up
FAR_ENOUGH: Final[i64] = 12  # answers of a line that is told


@final
class Search:
    """It may be asked for its best answer at any time.

    Each round plays all answers that are still in the running once, in a new world of its own: what the seat cannot
    know is laid out anew, Nature's dice are the same for all of them. After each part of the budget the better half
    stays. The budget is a number of simulations or, without one, CPU seconds.

    `kept` are questions of this seat's that an earlier search came by, by their fingerprints: what it found out about
    this one counts.
    """

    def __init__(
        self,
        state: State,
        rng: Rng,
        tuning: Tuning,
        judge: Judge,
        simulations: i64 = 0,
        seconds: float = 0.0,
        kept: dict[int, Node] | None = None,
    ) -> None:
        self.state = state
        self.seat: i64 = state.actor
        self.rng = rng
        self.tuning = tuning
        self.most = simulations
        self.seconds = seconds
        self.dice = Dice()
        self.chances = Chances(tuning.scales, judge)
        self.chances.start(state)
        self.secrets = state.game.has_secrets(state.options) or tuning.hidden
        self.simulations: i64 = 0
        self.spent = 0.0  # CPU seconds
        out = borrow()
        state.consider(out)
        drop_idle(state, out)
        self.root = grow(state, out, self.chances, tuning.root, tuning.sharp)
        give_back(out)
        self.keeps = tuning.kept and state.seats > 1  # alone, a chance is that of doing better than now
        self.kept: dict[int, Node] = {}  # questions of the seat's that were come by
        if kept and self.keeps:
            self.remember(kept)
        self.left: i64 = self.root.n
        self.order: vec[i64] = vec[i64]([0] * self.root.n)
        for i in range(self.root.n):
            self.order[i] = i
        self.halvings: i64 = 0  # to come in all
        while 1 << self.halvings < self.root.n:
            self.halvings += 1
        self.halved: i64 = 0
        self.world: i64 = 0
        self.sampled = state  # the world that is being played
        self.next: i64 = 0  # of those in the running, in this world
        self.hopes: vec[float] = vec[float]([0.0] * (self.root.n * MOST_SEATS))  # every seat's chances, added up
        self.tried: vec[i64] = vec[i64]([0] * self.root.n)  # simulations of this search that they are of
        self.notes: list[Notes] = []  # of each answer, where somebody will ask why

    # Whoever thinks.

    def is_settled(self) -> bool:
        """Nothing is left to think about."""
        return self.left <= 1

    def think(self, seconds: float = SLICE) -> bool:
        """For a while. Whether there is more to think about."""
        began = time.process_time()
        before = self.spent
        while self.left > 1 and self.spent - before < seconds:
            self.step()
            self.spent = before + time.process_time() - began
            if self.next == 0:
                self.pass_on(self.part())
        return self.left > 1

    def part(self) -> float:
        """Of the budget that is used."""
        if self.most > 0:
            return float(self.simulations) / float(self.most)
        return self.spent / self.seconds if self.seconds > 0.0 else 0.0

    def step(self) -> None:
        """One simulation: of the next that is in the running, in this world or a new one."""
        if self.next == 0:
            self.world = self.rng.bits() + 1
            self.sampled = self.lay_out()
        self.dice.enter(self.world)
        self.simulate(self.sampled.clone(), self.order[self.next])
        self.simulations += 1
        self.next = (self.next + 1) % self.left

    def lay_out(self) -> State:
        """What the seat that thinks cannot know, as it may be in this world."""
        if not self.secrets:
            return self.state
        return self.state.game.sample(self.state, int(self.seat), Seeded(str(self.world)))

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

    # Whoever asks.

    def best(self) -> int:
        return int(self.root.actions[self.order[0]])

    def thought(self) -> Thought:
        """Where it stands: how far it is, what it expects, and every seat's chance."""
        part = self.part()
        chances = [self.chance(self.order[0], seat) for seat in range(self.state.seats)]
        return Thought(part if part < 1.0 else 1.0, tuple(self.line()), tuple(chances))

    def chance(self, answer: i64, seat: i64) -> float:
        """To win, where the simulations of an answer ended, on the average."""
        count = self.tried[answer]
        return self.hopes[answer * MOST_SEATS + seat] / float(count) if count > 0 else 0.0

    def line(self) -> list[int]:
        """What it would answer and expects to be answered, up to a throw or a reveal."""
        found = [self.best()]
        node = self.root.children[self.order[0]]
        while node is not None and node.actor != NATURE and node.visits > 0 and len(found) < FAR_ENOUGH:
            often: i64 = 0
            for i in range(1, node.n):
                if node.count[i] > node.count[often]:
                    often = i
            found.append(int(node.actions[often]))
            node = node.children[often]
        return found

    # From question to question.

    def mark(self, s: State) -> i64:
        """A fingerprint that positions have in common which the seat that thinks cannot tell apart."""
        if self.secrets:
            s = s.game.sample(s, int(self.seat), Seeded(""))
        return s.fingerprint()

    def remember(self, kept: dict[int, Node]) -> None:
        """What was found out about this question before, and about those that may follow."""
        old = kept.get(self.mark(self.state))
        if old is not None:
            self.root.adopt(old)
            gather(self.root, self.kept)

    def follow(self) -> bool:
        """Its best answer is given: what comes then? Whether somebody else is asked, so that there is time to think."""
        s = self.state.clone()
        s.answer(self.best())
        out = borrow()
        fold(s, out)
        child = self.root.children[self.order[0]]
        if s.actor != OVER and child is None:
            child = grow(s, out, self.chances, self.tuning.keep, self.tuning.sharp)
        give_back(out)
        if child is None or s.actor == self.seat:
            return False
        self.state = s
        self.root = child
        return True

    def think_on(self, seconds: float = SLICE) -> i64:
        """For a while, from where it followed to. How many simulations that were."""
        until = time.process_time() + seconds
        count: i64 = 0
        while count == 0 or time.process_time() < until:
            self.world = self.rng.bits() + 1
            self.dice.enter(self.world)
            self.simulate(self.lay_out().clone(), NONE)
            count += 1
        return count

    # The tree.

    def simulate(self, s: State, forced: i64) -> None:
        """Down the tree, one node further, and played out from there; the first answer may be settled."""
        tuning = self.tuning
        path: list[Node] = []
        taken: list[i64] = []
        node = self.root
        choice = forced
        out = borrow()
        s.consider(out)
        while True:
            if node.actor == NATURE:
                choice = node.outcome(out.at(self.dice.draw(s, out.total)))
            else:
                if node is not self.root or forced == NONE:
                    choice = node.pick(out, not self.secrets, tuning.c, tuning.faith)
                    if choice == NONE:
                        roll_out(s, self.dice, self.chances.judge, tuning.plies, tuning.doubt)
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
                if child.actor == self.seat and self.keeps:
                    child.mark = self.mark(s)
                    self.kept[child.mark] = child
                if child.actor != NATURE:
                    roll_out(s, self.dice, self.chances.judge, tuning.plies, tuning.doubt)
                    break
            elif not child.fits(s):
                roll_out(s, self.dice, self.chances.judge, tuning.plies, tuning.doubt)
                break
            node = child
        give_back(out)
        self.chances.assess(s)
        if forced != NONE:
            self.tried[forced] += 1
            for seat in range(s.seats):
                self.hopes[forced * MOST_SEATS + seat] += self.chances.to_win(s, seat)
        if self.notes:
            self.notes[forced].add(s, self.seat, self.chances.worth[self.seat])
        for k in range(len(path)):
            seen = path[k]
            seen.visits += 1
            seen.count[taken[k]] += 1
            seen.total[taken[k]] += self.chances.of[seen.actor]


def drop_idle(s: State, out: Actions) -> None:
    """What pays for nothing is not thought about, unless there is nothing else. It may look good from afar, where a
    disc that is spent seems better than one that lies about.
    """
    step = s.game.steps[s.step]
    sensible = [action for action in out.codes() if not step.idle(s, action)]
    if sensible:
        out.clear()
        for action in sensible:
            out.add(action)


def fold(s: State, out: Actions) -> None:
    """Answer what has but one answer, Nature's aside: what it turns up differs from world to world. Leaves the answers
    to the open question in `out`.
    """
    while s.actor != OVER:
        out.clear()
        s.consider(out)
        if out.n > 1 or s.actor == NATURE:
            return
        s.answer(out.items[0])
