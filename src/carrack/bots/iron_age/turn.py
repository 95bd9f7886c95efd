"""A turn, worked out: the worth of every throw is asked of the engine, the dice are solved exactly."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.iron_age.building import Building
from carrack.bots.iron_age.lattice import COUNT, FATES, FIRST, HELD, LESS, MORE, Lattice
from carrack.bots.iron_age.outlook import NEVER
from carrack.bots.iron_age.value import MOST_LEFT, Tables
from carrack.core.state import OVER
from carrack.games.iron_age import collect
from carrack.games.iron_age.battles import strength_of
from carrack.games.iron_age.ending import GOES_ON, count_developments, end_of, why_over
from carrack.games.iron_age.facts import EITHER_FACE, FACES, FATE_DIE, LEADERSHIP, OMENS, SOLO_ROUNDS, SOLO_TARGET
from carrack.games.iron_age.questions import ASK_CONQUEST
from carrack.games.iron_age.roll import dice_of, showing
from carrack.games.iron_age.scoring import score_of
from carrack.games.iron_age.state import IronAge
from carrack.games.iron_age.verbs import CONQUER, CONQUER_NOT, PAY, PAY_NOT

NO: Final = -1.0e9
LONGEST: Final[i64] = 14  # rounds: who can end the game then ends it, or those who trail might play for ever
TRIBUTE_A_ROUND: Final[i64] = 12  # that the leader takes
FARTHEST: Final = 30.0
NARROWEST: Final = 1.0  # how uncertain the end is when it comes with this round, in rounds
SCALE: Final = 2.1  # points of lead a round that make a chance of e to 1: `python -m tools.train_chances iron-age`
ALIKE: Final = 0.5  # points
NEAR: Final = 0.0001  # of a chance, for those who lose whatever they do: less than that of any who may still win


def rounds_left(s: IronAge) -> i64:
    """How many rounds will follow this one, as far as can be told."""
    if s.seats == 1:
        return SOLO_ROUNDS - s.round
    if why_over(s) != GOES_ON:
        return 0
    end = end_of(s)
    least: i64 = MOST_LEFT
    for seat in range(s.seats):
        sheet = s.sheets[seat]
        soon = end.developments - count_developments(sheet)
        if soon < least:
            least = soon
        soon = (end.tribute - sheet.tribute + TRIBUTE_A_ROUND - 1) // TRIBUTE_A_ROUND
        if soon < least:
            least = soon
    return least if least > 1 else 1


def spread(seats: i64, left: i64) -> float:
    """How uncertain the end is when so many rounds follow: with others, who leads now draws away."""
    rounds = NARROWEST + float(left)
    return sqrt(rounds) if seats == 1 else rounds


@final
class Turn:
    """One turn of a seat, from before its first roll (`solve`)."""

    def __init__(self, tables: Tables, scale: float, rounds: i64) -> None:
        self.tables = tables
        self.rounds = rounds  # that it looks ahead
        self.scale = scale  # points of lead that make a chance of e to 1, for each round of `spread`
        self.building = Building(tables)
        self.ending = Building(tables)  # where the game ends with this round
        self.ends = False  # a development more ends the game
        self.lattice = Lattice()
        self.plain: vec[float] = vec[float]([0.0] * (COUNT * FACES))  # with the dice as they lie
        self.read: vec[float] = vec[float]([0.0] * (COUNT * FACES))  # when omens may still be read
        self.seat: i64 = 0
        self.left: i64 = 0

    def start(self, s: IronAge, seat: i64) -> None:
        """For a seat whose turn it is."""
        self.seat = seat
        self.left = self.seen(s)
        if s.seats == 1:
            self.building.start(s, seat, self.left, True)
            return
        self.ends = count_developments(s.sheets[seat]) + 1 >= end_of(s).developments
        self.building.start(s, seat, self.left, not self.ends)
        self.ending.start(s, seat, 0, True)

    def seen(self, s: IronAge) -> i64:
        """The rounds that follow this one, as far as it looks ahead."""
        left = rounds_left(s)
        return left if left < self.rounds else self.rounds

    def solve(self, s: IronAge, seat: i64) -> float:
        """What the turn of a seat is worth before its first roll."""
        self.start(s, seat)
        dice = dice_of(s, seat)
        self.read_throws(s, dice)
        self.read_omens(dice)
        self.lead(dice, s.sheets[seat].has(LEADERSHIP))
        return self.lattice.solve(dice)

    def read_throws(self, s: IronAge, dice: i64) -> None:
        start = s.clone()
        start.actor = self.seat
        number = FIRST[dice]
        while number < FIRST[dice + 1]:
            die: i64 = 0
            for face in range(FACES):
                for _ in range(HELD[number * FACES + face]):
                    start.dice[die] = face
                    die += 1
            for fate in range(FACES):
                start.dice[FATE_DIE] = fate
                self.plain[number * FACES + fate] = self.throw_worth(start)
            number += 1

    def throw_worth(self, start: IronAge) -> float:
        """Of dice that will not be touched any more: the wheat as is best, and everything after it."""
        best: float = NO
        wheat = showing(start, EITHER_FACE)
        for food in range(wheat + 1):
            worth = self.declared_worth(start, food)
            if worth > best:
                best = worth
        return best

    def declared_worth(self, start: IronAge, food: i64) -> float:
        s = start.clone()
        s.food_dice = food
        collect.collect(s)
        return self.worth(s)

    def worth(self, s: IronAge) -> float:
        """Of a moment after the rolling, for the seat whose turn is worked out."""
        while s.actor >= 0 and s.actor != self.seat:  # who is weaker, and pays or not
            s.answer(self.others_answer(s))
        if s.actor != self.seat:
            return self.end_worth(s)
        if s.step == ASK_CONQUEST:
            after = s.clone()
            after.answer(CONQUER_NOT)
            s.answer(CONQUER)
            return max(self.worth(after), self.worth(s))
        return self.building_worth(s)

    def building_worth(self, s: IronAge) -> float:
        """With all that the dice brought, well used."""
        sheet = s.sheets[self.seat]
        use = self.use(s)
        points = use.best(s, sheet) + float(sheet.tribute - sheet.skulls)
        if use is self.building:
            return self.meant(s, points, self.left)
        if self.is_last(s) and (self.ends or why_over(s) != GOES_ON):
            return self.settled(s, points)
        return self.meant(s, points, 0)

    def use(self, s: IronAge) -> Building:
        """By which of the two it is built: whether the game goes on, or is over with this round."""
        if s.seats == 1:
            return self.building
        goes_on = why_over(s) == GOES_ON
        self.ending.must = 1 if goes_on and self.ends else 0
        if not goes_on or (self.left == 0 and not self.ends):
            return self.ending
        if not self.ends:
            return self.building
        sheet = s.sheets[self.seat]
        ending = self.ending.best(s, sheet)
        if ending < NEVER / 2:  # nothing can be paid for
            return self.building
        if s.round >= LONGEST:
            return self.ending
        before = float(sheet.tribute - sheet.skulls)
        on = self.chance(s, self.building.best(s, sheet) + before, self.left)
        ended = self.settled(s, ending + before) if self.is_last(s) else self.chance(s, ending + before, 0)
        return self.ending if ended > on else self.building

    def is_last(self, s: IronAge) -> bool:
        """Nobody has a turn after this one in the round."""
        return self.seat == s.seats - 1

    def meant(self, s: IronAge, points: float, left: i64) -> float:
        """What is aimed at: points, or with others a chance to win."""
        return points if s.seats == 1 else self.chance(s, points, left)

    def end_worth(self, s: IronAge) -> float:
        """When nothing was left to decide."""
        left = self.left
        if s.seats > 1 and (s.actor == OVER or why_over(s) != GOES_ON):
            left = 0
            if self.is_last(s):
                return self.settled(s, float(score_of(s, self.seat)))
        return self.meant(s, float(score_of(s, self.seat)) + self.tables.value(s, self.seat, left), left)

    def settled(self, s: IronAge, points: float) -> float:
        """When the game is over with so many points: won or not, and a little for how near it was."""
        most: float = NO
        for other in range(s.seats):
            if other != self.seat and float(score_of(s, other)) > most:
                most = float(score_of(s, other))
        ahead = points - most
        won = 1.0 if ahead > ALIKE else 0.5 if ahead > -ALIKE else 0.0
        return won + NEAR * (self.chance(s, points, 0) - won)

    def others_answer(self, s: IronAge) -> i64:
        """A good is worth about two points of somebody else's tribute."""
        difference = strength_of(s.sheets[s.turn]) - strength_of(s.sheets[s.actor])
        return PAY if difference > 1 else PAY_NOT

    def chance(self, s: IronAge, points: float, left: i64) -> float:
        """To win with so many points when so many rounds follow; who comes later in this one has a turn more."""
        return self.chance_with(s, self.seat, points, left)

    def chance_with(self, s: IronAge, seat: i64, points: float, left: i64) -> float:
        """The same for any seat."""
        total: float = 1.0
        scale = self.scale * spread(s.seats, left)
        for other in range(s.seats):
            if other != seat:
                x = (self.foreseen(s, other, left) - points) / scale
                total += exp(x if x < FARTHEST else FARTHEST)
        return 1.0 / total

    def watch(self, s: IronAge) -> None:
        """For somebody who is asked in another's turn."""
        self.seat = s.turn
        self.left = self.seen(s)

    def standing(self, s: IronAge, seat: i64) -> float:
        """How far a seat leads, or trails."""
        most: float = NO
        for other in range(s.seats):
            if other != seat:
                points = self.foreseen(s, other, self.left)
                if points > most:
                    most = points
        return self.foreseen(s, seat, self.left) - most

    def hope(self, s: IronAge, seat: i64) -> float:
        """A seat's chance to win as it stands between two turns; alone, its points at the end."""
        left = self.left if s.actor != OVER else 0
        points = self.foreseen(s, seat, left)
        return points if s.seats == 1 else self.chance_with(s, seat, points, left)

    def chance_of(self, hope: float, s: IronAge) -> float:
        """What was hoped for as a chance to win; alone, to reach what the rules ask for."""
        if s.seats > 1:
            return hope
        x = (float(SOLO_TARGET) - hope) / (self.scale * spread(1, rounds_left(s)))
        return 1.0 / (1.0 + exp(x if x < FARTHEST else FARTHEST))

    def foreseen(self, s: IronAge, seat: i64, left: i64) -> float:
        """The points of a seat at the end."""
        more = left + 1 if seat > self.seat else left
        if more > MOST_LEFT:
            more = MOST_LEFT
        return float(score_of(s, seat)) + self.tables.value(s, seat, more)

    def read_omens(self, dice: i64) -> None:
        """With Omens any die may be turned."""
        number = FIRST[dice]
        while number < FIRST[dice + 1]:
            at = number * FACES
            for fate in range(FACES):
                self.read[at + fate] = self.plain[at + fate]
            best = self.plain[at + OMENS]
            for fate in range(FACES):
                if self.plain[at + fate] > best:
                    best = self.plain[at + fate]
            for face in range(FACES):
                if HELD[at + face] > 0:
                    less = LESS[at + face]
                    for other in range(FACES):
                        worth = self.plain[MORE[less * FACES + other] * FACES + OMENS]
                        if worth > best:
                            best = worth
            self.read[at + OMENS] = best
            number += 1

    def lead(self, dice: i64, leads: bool) -> None:
        """With Leadership any die may be rolled once more."""
        final = self.lattice.final
        number = FIRST[dice]
        while number < FIRST[dice + 1]:
            at = number * FACES
            again: float = NO
            mean: float = 0.0
            if leads:
                for fate in range(FACES):
                    mean += self.read[at + fate]
                mean = mean / 6.0
            for fate in range(FACES):
                worth = self.read[at + fate]
                if leads:
                    if mean > worth:
                        worth = mean
                    for face in range(FACES):
                        if HELD[at + face] > 0:
                            again = self.rolled(LESS[at + face], fate)
                            if again > worth:
                                worth = again
                final[number * FATES + fate] = worth
            number += 1

    def rolled(self, less: i64, fate: i64) -> float:
        """The mean of what one die more may show."""
        total: float = 0.0
        for face in range(FACES):
            total += self.read[MORE[less * FACES + face] * FACES + fate]
        return total / 6.0
