"""What evaluations mean: every seat's chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.judge import Judge
from carrack.core.state import OVER, State

MOST_SEATS: Final[i64] = 8
FARTHEST: Final = 30.0  # beyond it a chance is 0 or 1
NEAR: Final = 0.01  # of a chance: who wins or loses whatever comes still plays for points
# Alone, for each round to come, in points: `python -m tools.train_alone`.
GAINED: Final = 2.0  # that a plan gets better
WIDER: Final = 0.75  # that it may be more or less


@final
class Chances:
    """Of a position: what a judge gives each seat, and the chances that follow. `scales` is the lead that makes e to 1,
    by the round: a point means more at the end. Alone, what is played for is to do better than `base`, the position
    that is thought about, so that a game that is won is still won by more; `to_win` is the chance to win then, too.
    """

    def __init__(self, scales: Sequence[float], judge: Judge) -> None:
        self.scales: vec[float] = vec[float]([scale for scale in scales])  # noqa: C416  # mypyc makes vectors of these
        self.judge = judge
        self.scale: float = self.scales[0]  # where it was assessed last
        self.left: i64 = 0  # rounds to come there
        self.base: float = 0.0
        self.worth: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.of: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def start(self, s: State) -> None:
        """Before a decision of the seat that is asked."""
        self.base = self.judge.value(s, s.actor) if s.seats == 1 else 0.0

    def assess(self, s: State) -> None:
        seats = s.seats
        for seat in range(seats):
            self.worth[seat] = self.judge.value(s, seat)
        last: i64 = len(self.scales) - 1
        current = s.game.round_of(s)
        self.left = last - current if current < last else 0
        self.scale = self.scales[last - self.left]
        if s.actor == OVER and seats > 1:
            self.settle(s)
            return
        for seat in range(seats):
            self.of[seat] = self.instead(seats, seat, self.worth[seat])

    def settle(self, s: State) -> None:
        """It is over: who has won has won, and a little counts how near it was."""
        for seat in range(s.seats):
            self.of[seat] = NEAR * self.instead(s.seats, seat, self.worth[seat])
        winners = s.winners()
        for winner in winners:
            self.of[winner] += (1.0 - NEAR) / float(len(winners))

    def to_win(self, s: State, seat: i64) -> float:
        """A seat's chance to win where it was assessed last."""
        if s.seats > 1:
            return self.of[seat]
        if s.actor == OVER:
            return 1.0 if s.winners() else 0.0
        return chance_alone(self.worth[seat], self.left)

    def instead(self, seats: i64, seat: i64, worth: float) -> float:
        """A seat's chance if it were given another worth, the others' being as they were assessed last."""
        if seats == 1:
            return squash((worth - self.base) / self.scale)
        total: float = 1.0
        for other in range(seats):
            if other != seat:
                x = (self.worth[other] - worth) / self.scale
                total += exp(x if x < FARTHEST else FARTHEST)
        return 1.0 / total


def chance_alone(worth: float, left: i64) -> float:
    """To win alone, so many points ahead by the best line that is known: in rounds to come a better one is found."""
    return squash((worth + GAINED * float(left)) / (1.0 + WIDER * float(left)))


def squash(x: float) -> float:
    if x > FARTHEST:
        return 1.0
    if x < -FARTHEST:
        return 0.0
    return 1.0 / (1.0 + exp(-x))
