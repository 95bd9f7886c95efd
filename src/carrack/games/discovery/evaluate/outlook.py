"""What one look at a position works with: the turns that are left, what a dollar is worth, the map as it will be."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carrack.games.discovery.evaluate.leads import HALVES
from carrack.games.discovery.evaluate.weights import MONEY, MONEY_A_TURN, MONEY_AT_LAST, MONEY_IN_USE, RIVAL, WEIGHTS
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.tables.facts import AGE_OF_TURN, AGES, LAST_TURN_OF_AGE, REGIONS, TURNS
from carrack.games.discovery.tables.questions import BENEFITS_STAGE, DOCK_STAGE, PLACING, SCORING_STAGE, WARFARE_STAGE


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """Of one seat. `presence` is a copy, on which what is under way is played out."""

    def __init__(self, s: Discovery, seat: i64) -> None:
        self.s = s
        self.seat = seat
        self.left: i64 = TURNS - s.round  # turns after this one
        self.spending: i64 = self.left + (1 if s.stage <= PLACING else 0)  # turns in which a dollar can be spent
        self.dollar = dollar_worth(self.spending)
        if self.left == 0 and self.spending > 0:
            self.dollar = WEIGHTS[MONEY_AT_LAST]
        # A dollar in each income, or in each of the benefits, to come; that of turn 8 buys nothing any more.
        self.incomes: float = 0.0
        for left in range(1, self.left + (1 if s.stage <= WARFARE_STAGE else 0)):
            self.incomes += dollar_worth(left)
        self.benefits = self.incomes
        if s.stage == BENEFITS_STAGE:
            self.benefits += dollar_worth(self.left)
        self.economy: float = 1.0 if self.left > 0 or s.stage <= WARFARE_STAGE else 0.0
        self.presence: vec[i64] = s.presence[:]
        self.worths: vec[float] = vec[float]([0.0] * REGIONS)  # of each region, as `presence` stands
        self.rivals: vec[i64] = vec[i64]([0] * REGIONS)  # and who else is there
        self.unsure: i64 = 0  # how much of this turn's dock is still to come, in half turns
        if s.stage <= PLACING:
            self.unsure = 2
        elif s.stage <= DOCK_STAGE:
            self.unsure = 1
        self.age: i64 = AGE_OF_TURN[s.round]  # the one that is scored next
        scored = s.stage == SCORING_STAGE if s.rules.is_2015 else s.stage > BENEFITS_STAGE
        if scored and s.round == LAST_TURN_OF_AGE[self.age]:
            self.age += 1
        self.scorings: i64 = AGES - self.age
        self.first: float = 0.0  # what builders add to the first place of the region that is looked at
        self.second: float = 0.0
        self.rival: float = WEIGHTS[RIVAL] / float(s.seats - 1)
        self.points: i64 = 0  # of one's own tiles, as they stand
        self.landing: float = 0.0  # a discovery's colonist
        self.money: i64 = s.money[seat]  # with what is sure to come before the capital is visited


def changes_before(o: Outlook, age: i64) -> i64:
    """How much may change before an age is scored, in half turns."""
    return o.unsure + HALVES * (LAST_TURN_OF_AGE[age] - o.s.round)


def dollar_worth(turns: i64) -> float:
    """A dollar when it can be spent in so many turns."""
    return WEIGHTS[MONEY] + WEIGHTS[MONEY_A_TURN] * float(turns - 1) if turns > 0 else 0.0


def money_worth(o: Outlook, money: i64) -> float:
    """Money by the turns left: nobody can put any amount to use."""
    useful = WEIGHTS[MONEY_IN_USE] * float(o.spending)
    spare = float(money) - useful
    if spare <= 0.0:
        return (o.dollar + 0.001) * float(money)
    return o.dollar * (useful + spare / 3.0) + 0.001 * float(money)
