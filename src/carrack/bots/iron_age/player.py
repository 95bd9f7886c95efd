"""The player: what was worked out, answer by answer."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from carrack.bots.bot import Bot
from carrack.bots.iron_age.building import NOTHING
from carrack.bots.iron_age.finish import plan_to_build
from carrack.bots.iron_age.lattice import HELD, IN_HAND, LESS, MORE, best_keep, number_of
from carrack.bots.iron_age.turn import SCALE, Turn
from carrack.bots.iron_age.value import MOST_LEFT, Tables
from carrack.core.state import State
from carrack.games.iron_age.facts import EITHER_FACE, EMPIRE_DICE, FACES, FATE_DIE, MONUMENT_COUNT, OMENS
from carrack.games.iron_age.questions import (
    ASK_AGAIN,
    ASK_BUILD,
    ASK_BUY,
    ASK_CONQUEST,
    ASK_DECLARE,
    ASK_LEAD,
    ASK_OMENS,
    ASK_TRIBUTE,
)
from carrack.games.iron_age.roll import showing
from carrack.games.iron_age.state import IronAge
from carrack.games.iron_age.verbs import (
    AGAIN,
    BUILD_ARMY,
    BUILD_MONUMENT,
    BUILD_NO_MORE,
    BUILD_PORT,
    BUILD_PROVINCE,
    BUILD_SHIP,
    BUILD_URN,
    BUY,
    BUY_NOTHING,
    CONQUER,
    CONQUER_NOT,
    DECLARE,
    KEEP,
    LEAD,
    LEAD_NOT,
    PAY,
    PAY_NOT,
    ROLL,
    SETTLE,
    STORE,
    TURN,
    TURN_FATE,
    TURN_NOT,
    WEALTH_SPENT,
)


def position_of(s: IronAge) -> str:
    """All that a turn's worth depends on; it stays the same until the dice are collected."""
    sheets = [s.sheets[seat].plain() for seat in range(s.seats)]
    return f"{s.round} {s.turn} {s.options} {list(s.first)} {sheets}"


@final
class ExactBot(Bot):
    """Works a turn out when it is first asked in it, and answers by that. It looks so many rounds ahead."""

    def __init__(self, tables: Tables, scale: float = SCALE, rounds: i64 = MOST_LEFT) -> None:
        self.turn = Turn(tables, scale, rounds)
        self.solved = ""  # the position at the beginning of the turn that was worked out
        self.expected: float = 0.0

    def choose(self, state: State) -> int:
        assert isinstance(state, IronAge)
        return int(self.answer(state))

    def answer(self, s: IronAge) -> i64:
        if s.round == 0:
            return self.settle(s)
        if s.step == ASK_TRIBUTE:
            return self.pay(s)
        if s.step == ASK_AGAIN or s.step == ASK_LEAD or s.step == ASK_OMENS:
            self.work_out(s)
            if s.step == ASK_AGAIN:
                return self.again(s)
            return self.lead(s) if s.step == ASK_LEAD else self.omens(s)
        self.turn.start(s, s.actor)
        if s.step == ASK_DECLARE:
            return self.declare(s)
        if s.step == ASK_CONQUEST:
            return self.conquer(s)
        if s.step == ASK_BUILD:
            return self.build(s)
        return self.buy(s) if s.step == ASK_BUY else STORE + self.turn.use(s).store(s.sheets[s.actor])

    def work_out(self, s: IronAge) -> None:
        position = position_of(s)
        if self.solved != position:
            self.expected = self.turn.solve(s, s.turn)
            self.solved = position

    def settle(self, s: IronAge) -> i64:
        """The sheet with the better first turn."""
        best: float = 0.0
        answer: i64 = SETTLE
        for action in range(SETTLE, SETTLE + 2):
            after = s.clone()
            after.answer(action)
            after.turn = s.actor
            after.round = 1
            worth = self.turn.solve(after, s.actor)
            if action == SETTLE or worth > best:
                best = worth
                answer = action
        return answer

    def again(self, s: IronAge) -> i64:
        """Mark what is not kept, one die after the other."""
        kept = best_keep(self.turn.lattice.kept[s.roll], number_of(s.dice), s.dice[FATE_DIE])
        if kept.fate == IN_HAND and (s.marked >> FATE_DIE) & 1 == 0:
            return AGAIN + FATE_DIE
        for face in range(FACES):
            over = -HELD[kept.number * FACES + face]
            for die in range(EMPIRE_DICE):
                if s.dice[die] == face:
                    over += 1
                    if over > 0 and (s.marked >> die) & 1 == 0:
                        return AGAIN + die
        return ROLL if s.marked else KEEP

    def lead(self, s: IronAge) -> i64:
        """Which die is rolled once more, if any."""
        turn = self.turn
        number = number_of(s.dice)
        fate = s.dice[FATE_DIE]
        best = turn.read[number * FACES + fate]
        answer = LEAD_NOT
        mean: float = 0.0
        for face in range(FACES):
            mean += turn.read[number * FACES + face] / 6.0
        if mean > best:
            best = mean
            answer = LEAD + FATE_DIE
        for die in range(EMPIRE_DICE):
            if s.dice[die] >= 0:
                worth = turn.rolled(LESS[number * FACES + s.dice[die]], fate)
                if worth > best:
                    best = worth
                    answer = LEAD + die
        return answer

    def omens(self, s: IronAge) -> i64:
        """The best of all faces that may be turned up."""
        plain = self.turn.plain
        number = number_of(s.dice)
        best = plain[number * FACES + OMENS]
        answer = TURN_NOT
        for face in range(FACES):
            if plain[number * FACES + face] > best:
                best = plain[number * FACES + face]
                answer = TURN_FATE + face
            for die in range(EMPIRE_DICE):
                if s.dice[die] >= 0:
                    worth = plain[MORE[LESS[number * FACES + s.dice[die]] * FACES + face] * FACES + OMENS]
                    if worth > best:
                        best = worth
                        answer = TURN + die * FACES + face
        return answer

    def declare(self, s: IronAge) -> i64:
        best: float = 0.0
        answer = DECLARE
        for food in range(showing(s, EITHER_FACE) + 1):
            worth = self.turn.declared_worth(s, food)
            if food == 0 or worth > best:
                best = worth
                answer = DECLARE + food
        return answer

    def conquer(self, s: IronAge) -> i64:
        fought = s.clone()
        fought.answer(CONQUER)
        spared = s.clone()
        spared.answer(CONQUER_NOT)
        return CONQUER if self.turn.worth(fought) > self.turn.worth(spared) else CONQUER_NOT

    def pay(self, s: IronAge) -> i64:
        """A good, or the difference in somebody else's tribute."""
        paid = s.clone()
        paid.answer(PAY)
        refused = s.clone()
        refused.answer(PAY_NOT)
        self.turn.watch(s)
        return PAY if self.turn.standing(paid, s.actor) > self.turn.standing(refused, s.actor) else PAY_NOT

    def build(self, s: IronAge) -> i64:
        """The next of what is planned; provinces before armies, of which they bring some."""
        plan = plan_to_build(self.turn, s)
        if plan.port_boxes > 0:
            return BUILD_PORT
        if plan.urns > 0:
            return BUILD_URN
        if plan.province_boxes > 0:
            return BUILD_PROVINCE
        for monument in range(MONUMENT_COUNT):
            if plan.monuments[monument] > 0:
                return BUILD_MONUMENT + monument
        if plan.armies > 0:
            return BUILD_ARMY
        return BUILD_SHIP if plan.ships > 0 else BUILD_NO_MORE

    def buy(self, s: IronAge) -> i64:
        plan = self.turn.use(s).plan(s, s.sheets[s.actor], False)
        if plan.development == NOTHING:
            return BUY_NOTHING
        return BUY + plan.development * WEALTH_SPENT + plan.wealth
