"""A player that plays its best answers out in its head."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.bot import Bot
from carrack.bots.judge import Judge
from carrack.bots.ranking import rank
from carrack.bots.rollout import best_of
from carrack.core.actions import borrow, give_back
from carrack.core.fate import Seeded
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER, State

ANSWERS: Final[i64] = 8  # that are played out where nothing is left to chance, once each
FEW_ANSWERS: Final[i64] = 4  # that are played out where chance comes in,
WORLDS: Final[i64] = 8  # in so many worlds each
DEPTH: Final[i64] = 100  # questions after which a roll-out is cut: the solo games of the house are over by then
SHORT_DEPTH: Final[i64] = 40  # the same once chance has come in: what lies beyond is more luck than merit
CLEAR: Final = 1.5  # standard errors by which another answer must lead


class LookaheadBot(Bot):
    """Plays out the answers that the game's evaluation likes best, and takes the one that comes out best.

    In a roll-out every seat answers greedily and Nature by weight; what counts is the evaluation where it ends or is
    cut. Without chance it would always go the same way: the best eight answers are played out once, eight roll-outs a
    move. Where chance comes in, the best four are played out in eight worlds each: what is hidden from the seat and
    what Nature will draw differ from world to world, and are the same for all four. Then the evaluation's favourite
    is left only for an answer that leads it by more than the worlds differ.
    """

    def __init__(self, seed: str) -> None:
        self.rng = Rng(seed)
        self.nature = Rng(seed)
        self.judge = Judge()
        self.dice: i64 = 1  # where Nature's generator starts in the world that is played
        self.met_chance = False

    def choose(self, state: State) -> int:
        answers = self.ranked(state)
        most: i64 = len(answers)
        few = most if most < FEW_ANSWERS else FEW_ANSWERS
        if most > ANSWERS:
            most = ANSWERS
        self.met_chance = False
        ends: vec[float] = vec[float]([0.0] * len(answers))
        self.play_world(state, answers, 0, few, ends)
        if not self.met_chance:
            self.play_world(state, answers, few, most, ends)
        if not self.met_chance:
            return answers[highest(ends, most)]
        leads: vec[float] = vec[float]([0.0] * few)
        squares: vec[float] = vec[float]([0.0] * few)
        for world in range(WORLDS):
            if world > 0:
                self.play_world(state, answers, 0, few, ends)
            for i in range(few):
                lead = ends[i] - ends[0]
                leads[i] += lead
                squares[i] += lead * lead
        for i in range(1, few):
            leads[i] = clear_lead(leads[i], squares[i])
        return answers[highest(leads, few)]

    def ranked(self, state: State) -> vec[i64]:
        """The legal answers, that with the best evaluation first; among equals, any."""
        out = borrow()
        state.ask(out)
        answers: vec[i64] = vec[i64]([0] * out.n)
        values: vec[float] = vec[float]([0.0] * out.n)
        rank(state, out, self.judge, self.rng.below(out.n), answers, values)
        give_back(out)
        return answers

    def play_world(self, state: State, answers: vec[i64], first: i64, end: i64, ends: vec[float]) -> None:
        """Play answers out in one world: what is hidden, and Nature's dice, are the same for all of them."""
        self.dice = self.rng.bits() + 1
        world = state.game.sample(state, int(state.actor), Seeded(str(self.rng.bits())))
        for i in range(first, end):
            after = world.clone()
            after.answer(answers[i])
            ends[i] = self.play_out(after, state.actor)

    def play_out(self, s: State, seat: i64) -> float:
        """How good it stands for a seat when all have played greedily from here."""
        self.nature.word = self.dice
        out = borrow()
        depth = DEPTH
        asked: i64 = 0
        while asked < depth and s.actor != OVER:
            asked += 1
            out.clear()
            s.ask(out)
            if s.actor == NATURE:
                self.met_chance = True
                depth = SHORT_DEPTH
                s.answer(out.at(self.nature.below(out.total)))
            else:
                s.answer(best_of(s, out, self.judge))
        give_back(out)
        return s.game.value(s, seat)


def highest(values: vec[float], count: i64) -> i64:
    """Where the highest of the first values stands; among equals the first."""
    best: i64 = 0
    for i in range(1, count):
        if values[i] > values[best]:
            best = i
    return best


def clear_lead(total: float, squares: float) -> float:
    """The mean of a lead over the worlds, less what may well be luck in it."""
    mean = total / float(WORLDS)
    variance = squares / float(WORLDS) - mean * mean
    if variance <= 0.0:
        return mean
    return mean - CLEAR * sqrt(variance / float(WORLDS - 1))
