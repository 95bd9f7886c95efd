"""What one look at a position works with: the turns that are left, what a dollar is worth, the map as it will be."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carrack.games.discovery.evaluate.dollars import DOLLARS, INCOMES
from carrack.games.discovery.evaluate.leads import HALVES, rival_share, row_of
from carrack.games.discovery.evaluate.weights import (
    A_DOLLAR,
    AN_INCOME,
    COLONIES,
    COUNT,
    LATER_EDITION,
    MONEY_AT_LAST,
    MONEY_IN_USE,
    SOLDIER_THERE,
    WEIGHTS,
)
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.tables.facts import AGE_OF_TURN, AGES, KINDS, LAST_TURN_OF_AGE, REGIONS, TURNS
from carrack.games.discovery.tables.questions import BENEFITS_STAGE, DOCK_STAGE, PLACING, SCORING_STAGE, WARFARE_STAGE

NO_ROW: Final[i64] = -1
# Of each region that was looked at, as `Outlook.presence` stands: one look at a time is taken.
WORTHS: Final = vec[float]([0.0] * REGIONS)
RIVALS: Final = vec[i64]([0] * REGIONS)  # who else is there


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """Of one seat. What is under way is played out on `presence`, which is the State's own until then."""

    def __init__(self, s: Discovery, seat: i64) -> None:
        stage = s.stage
        turn = s.round
        seats = s.seats
        left = TURNS - turn
        fights: i64 = 1 if stage <= WARFARE_STAGE else 0
        spending = left + 1 if stage <= PLACING else left
        weights = row_of_weights(s) * COUNT
        if s.rules.is_2015:
            weights += LATER_EDITION
        self.s = s
        self.weights = weights  # where those of this moment begin
        self.colonies: float = WEIGHTS[weights + COLONIES]  # what a point of them is worth
        self.seat = seat
        self.seats = seats
        self.figures: i64 = seat * KINDS  # one's own workers in a line are from here on
        self.left = left  # turns after this one
        self.spending = spending  # turns in which a dollar can be spent
        dollars = WEIGHTS[weights + A_DOLLAR]
        self.dollar: float = dollars * (DOLLARS[spending] if left > 0 or spending == 0 else WEIGHTS[MONEY_AT_LAST])
        # A dollar in each income, or in each of the benefits, to come; that of turn 8 buys nothing any more.
        self.incomes: float = WEIGHTS[weights + AN_INCOME] * INCOMES[left + fights]
        self.benefits: float = self.incomes + dollars * DOLLARS[left] if stage == BENEFITS_STAGE else self.incomes
        self.economy: float = 1.0 if left > 0 or fights > 0 else 0.0
        self.presence: vec[i64] = s.presence
        self.is_shared = True
        unsure: i64 = 0  # how much of this turn's dock is still to come, in half turns
        if stage <= PLACING:
            unsure = 2
        elif stage <= DOCK_STAGE:
            unsure = 1
        self.unsure = unsure
        age = AGE_OF_TURN[turn]  # the one that is scored next
        halves = unsure + HALVES * (LAST_TURN_OF_AGE[age] - turn)  # before that
        scored = stage == SCORING_STAGE if s.rules.is_2015 else stage > BENEFITS_STAGE
        if scored and turn == LAST_TURN_OF_AGE[age]:
            age += 1
            halves = HALVES * (LAST_TURN_OF_AGE[age] - turn) if age < AGES else 0
        self.age = age
        self.halves = halves
        self.row: i64 = row_of(seats, age, halves) if halves > 0 else NO_ROW
        self.rival: float = rival_share(seats)
        self.soldier: float = WEIGHTS[weights + SOLDIER_THERE] * float(left + 1)
        self.points: i64 = 0  # of one's own tiles, as they stand
        self.landing: float = 0.0  # a discovery's colonist
        self.money: i64 = s.money[seat]  # with what is sure to come before the capital is visited

    def unshare(self) -> None:
        """Before something is played out on the map."""
        if self.is_shared:
            self.presence = self.s.presence[:]
            self.is_shared = False


def row_of_weights(s: Discovery) -> i64:
    """While workers are placed, or after that; who buys points in the end compares with what the next turn will say."""
    if s.stage == SCORING_STAGE and s.round < TURNS:
        return 2 * s.round + 2
    return 2 * s.round + 1 if s.stage > PLACING else 2 * s.round


def is_own(o: Outlook, worker: i64) -> bool:
    """Whether a worker who stands in a line is the seat's own; an empty space is nobody's."""
    return o.figures <= worker < o.figures + KINDS


def money_worth(o: Outlook, money: i64) -> float:
    """Money by the turns left: nobody can put any amount to use."""
    useful = WEIGHTS[MONEY_IN_USE] * float(o.spending)
    spare = float(money) - useful
    if spare <= 0.0:
        return (o.dollar + 0.001) * float(money)
    return o.dollar * (useful + spare / 3.0) + 0.001 * float(money)
