"""A game alone in which nothing is left to chance, planned to its end."""

from __future__ import annotations

import time
from typing import Final, final

from mypy_extensions import i64

from carrack.bots.chances import chance_alone
from carrack.bots.judge import Judge
from carrack.bots.search import FAR_ENOUGH, SLICE, drop_idle, fold
from carrack.bots.thought import Thought
from carrack.bots.tuning import Tuning
from carrack.core.actions import borrow, give_back
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER, State

SIMULATION: Final[i64] = 2  # positions that are gone on from: about as much work as a simulation of a search
WIDEST: Final[i64] = 1024  # positions side by side
DOUBT: Final = 2.0  # points: evaluations that differ by less are taken in any order
LEAST: Final = -1e9
ALONE: Final[i64] = 0  # the only seat


@final
class Trail:
    """The answers that led somewhere."""

    def __init__(self, before: Trail | None, action: i64) -> None:
        self.before = before
        self.action = action


@final
class Spot:
    """A position that was come by, and how good it seemed."""

    def __init__(self, state: State, trail: Trail | None, worth: float) -> None:
        self.state = state.clone()  # whoever asks may go on with theirs
        self.trail = trail
        self.worth = worth


@final
class Plan:
    """The best line to the end of the game that is known.

    It goes through the game many times, first greedily, then with as many positions side by side as the budget allows.
    Those of a round that are as many answers old are compared with each other, and at its end all of them. The
    evaluation is doubted a little, in another way each time. What is planned holds, for nobody else and no dice come
    in between; so a line that was found for an earlier question is followed until there is a better one.

    Where Nature is asked after all, it is not `certain`, and no plan.
    """

    def __init__(
        self, state: State, rng: Rng, tuning: Tuning, judge: Judge, simulations: i64 = 0, seconds: float = 0.0
    ) -> None:
        self.state = state.clone()  # whoever asks may go on with theirs
        self.rng = rng
        self.tuning = tuning
        self.judge = judge
        self.most = simulations * SIMULATION
        self.seconds = seconds
        self.spent = 0.0  # CPU seconds
        self.positions: i64 = 0  # that were gone on from
        self.certain = True
        self.whole = False  # there is nothing that was not looked at
        self.line: list[int] = []
        self.end = self.state  # where it leads
        self.worth = LEAST  # what it is worth there
        self.first: i64 = 1  # positions of the first time through
        self.first_seconds = 0.0
        self.width: i64 = 0
        self.cut = False  # something was left out, this time
        self.round: i64 = 0
        self.layer: list[Spot] = []  # as many answers old as each other
        self.at: i64 = 0  # of these
        self.next: dict[int, Spot] = {}
        self.later: dict[int, Spot] = {}  # of the next round
        self.set_out(1)
        began = time.process_time()
        while self.certain and self.is_on_the_way():
            self.step()
        self.first = self.positions if self.positions > 0 else 1
        self.spent = self.first_seconds = time.process_time() - began

    # Whoever thinks.

    def follow(self, line: list[int]) -> None:
        """A line that may be better than the one that is known. What cannot be played is no line."""
        s = self.state.clone()
        out = borrow()
        fold(s, out)
        known = True
        for action in line:
            known = known and s.actor != OVER and s.reason(action) == 0
            if known:
                s.answer(action)
                fold(s, out)
        give_back(out)
        if known and s.actor == OVER:
            self.arrive(s, line)

    def allow(self, simulations: i64) -> None:
        """So much more."""
        self.most = self.positions + simulations * SIMULATION

    def think(self, seconds: float = SLICE) -> bool:
        """For a while. Whether there is more to think about."""
        began = time.process_time()
        before = self.spent
        while self.spent - before < seconds:
            if not self.is_on_the_way():
                if self.is_settled():
                    return False
                self.set_out(self.affordable())
            self.step()
            self.spent = before + time.process_time() - began
        return True

    def is_settled(self) -> bool:
        return self.whole or self.part() >= 1.0

    def part(self) -> float:
        """Of the budget that is used."""
        if self.most > 0:
            return float(self.positions) / float(self.most)
        return self.spent / self.seconds if self.seconds > 0.0 else 1.0

    def affordable(self) -> i64:
        """How many positions side by side, so that the budget lasts once to the end of the game."""
        if self.most > 0:
            width = (self.most - self.positions) // self.first + 1
        else:
            width = int((self.seconds - self.spent) / (self.first_seconds + 1e-6)) + 1
        return width if width < WIDEST else WIDEST

    # Whoever asks.

    def best(self) -> int:
        return self.line[0]

    def chance(self) -> float:
        """To win: a line that wins is one that can be followed; where none is known yet, one may be found."""
        if self.end.actor == OVER and self.end.winners():
            return 1.0
        left: i64 = len(self.tuning.scales) - 1 - self.state.game.round_of(self.state)
        return chance_alone(self.worth, left if left > 0 else 0)

    def thought(self) -> Thought:
        part = self.part()
        return Thought(part if part < 1.0 else 1.0, tuple(self.line[:FAR_ENOUGH]), (self.chance(),))

    # Through the game.

    def set_out(self, width: i64) -> None:
        self.width = width
        self.cut = False
        s = self.state.clone()
        out = borrow()
        fold(s, out)
        give_back(out)
        self.round = s.game.round_of(s)
        self.at = 0
        if s.actor == OVER:
            self.whole = True
            self.arrive(s, [])
        elif s.actor == NATURE:
            self.certain = False
        else:
            self.layer.append(Spot(s, None, 0.0))

    def is_on_the_way(self) -> bool:
        return self.at < len(self.layer)

    def step(self) -> None:
        """Go on from one position. When the budget is used up, only the best of them goes on to the end."""
        self.go_on(self.layer[self.at])
        self.positions += 1
        self.at += 1
        if self.width > 1 and self.at < len(self.layer) and self.part() >= 1.0:
            self.width = 1
            self.cut = True
            self.at = len(self.layer)
        if self.at == len(self.layer):
            self.layer = self.chosen(self.next)
            self.next = {}
            self.at = 0
            if not self.layer:
                self.layer = self.chosen(self.later)
                self.later = {}
                for spot in self.layer:
                    current = spot.state.game.round_of(spot.state)
                    if current > self.round:
                        self.round = current
            if not self.layer and not self.cut:
                self.whole = True

    def chosen(self, spots: dict[int, Spot]) -> list[Spot]:
        """The best of them; among equals those that were come by first."""
        found = list(spots.values())
        if len(found) > self.width:
            self.cut = True
            found.sort(key=worth_of, reverse=True)
            found = found[: self.width]
        return found

    def go_on(self, spot: Spot) -> None:
        before = spot.state
        out = borrow()
        before.consider(out)
        drop_idle(before, out)
        answers = out.codes()
        for answer in answers:
            s = before.clone()
            s.answer(answer)
            fold(s, out)
            if s.actor == NATURE:
                self.certain = False
            elif s.actor == OVER:
                self.arrive(s, line_of(Trail(spot.trail, answer)))
            else:
                spots = self.next if s.game.round_of(s) == self.round else self.later
                mark = s.fingerprint()
                if mark not in spots:
                    worth = self.judge.value(s, ALONE)
                    if self.width > 1:
                        worth += DOUBT * self.rng.unit()
                    spots[mark] = Spot(s, Trail(spot.trail, answer), worth)
        give_back(out)

    def arrive(self, s: State, line: list[int]) -> None:
        worth = self.judge.value(s, ALONE)
        if worth > self.worth:
            self.worth = worth
            self.end = s
            self.line = line


def plans(s: State, tuning: Tuning) -> bool:
    """Whether a game may be one to plan: nobody else plays, and nothing is hidden."""
    return s.seats == 1 and not (tuning.hidden or s.game.has_secrets(s.options))


def worth_of(spot: Spot) -> float:
    return spot.worth


def line_of(trail: Trail | None) -> list[int]:
    line: list[int] = []
    while trail is not None:
        line.append(int(trail.action))
        trail = trail.before
    line.reverse()
    return line
