"""1. Roll: up to three rolls, Leadership, Omens, and what the wheat dice are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import NATURE, Chance, Step
from carrack.games.iron_age import collect
from carrack.games.iron_age.events import (
    DECLARED,
    EMPIRE_DIE_FELL,
    FATE_DIE_FELL,
    KEPT,
    LED,
    ROLLED_AGAIN,
    TURN_BEGINS,
    TURNED,
    TURNED_FATE,
)
from carrack.games.iron_age.facts import (
    DICE,
    EITHER_FACE,
    EMPIRE_DICE,
    FACES,
    FATE_DIE,
    LEADERSHIP,
    OMENS,
    ROLLS,
    SKULL_FACE,
)
from carrack.games.iron_age.questions import ASK_AGAIN, ASK_DECLARE, ASK_LEAD, ASK_OMENS, ASK_THROW
from carrack.games.iron_age.reasons import (
    MARKED_ALREADY,
    NO_SUCH_DIE,
    NOT_SO_MANY_DICE,
    NOTHING_MARKED,
    SAME_FACE,
    SKULL_IS_LOCKED,
    SOMETHING_MARKED,
)
from carrack.games.iron_age.state import IronAge
from carrack.games.iron_age.verbs import (
    AGAIN,
    DECLARE,
    EMPIRE_FALLS,
    FATE_FALLS,
    KEEP,
    LEAD,
    LEAD_NOT,
    ROLL,
    TURN,
    TURN_FATE,
    TURN_NOT,
    VERBS,
)

FATE_BIT: Final[i64] = 64
LEADERSHIPS_ROLL: Final[i64] = 4  # the number under which Leadership's own roll is kept, after at most three others


def dice_of(s: IronAge, seat: i64) -> i64:
    """Empire dice: as many as ports or provinces, whichever are more (1. Roll)."""
    ports = s.sheets[seat].ports()
    provinces = s.sheets[seat].provinces()
    return ports if ports > provinces else provinces


def showing(s: IronAge, face: i64) -> i64:
    """How many Empire dice show a face."""
    count: i64 = 0
    for die in range(EMPIRE_DICE):
        if s.dice[die] == face:
            count += 1
    return count


def begin_turn(s: IronAge, seat: i64) -> None:
    """All dice go to Nature for the first roll."""
    s.new_turn(seat)
    for die in range(DICE):
        s.dice[die] = -1
    s.food_dice = 0
    s.population = 0
    s.innovations = 0
    s.roll = 0
    dice = dice_of(s, seat)
    s.tell(TURN_BEGINS, seat, dice)
    throw(s, ((1 << dice) - 1) | FATE_BIT)


def throw(s: IronAge, dice: i64) -> None:
    """Hand these dice to Nature, one after the other."""
    s.to_throw = dice
    s.roll += 1
    s.actor = NATURE
    s.step = ASK_THROW


def next_thrown(s: IronAge) -> i64:
    """The first die in Nature's hand: from left to right, the Fate die last."""
    die: i64 = 0
    while (s.to_throw >> die) & 1 == 0:
        die += 1
    return die


class Throw(Chance[IronAge]):
    """A die falls on one of its six faces."""

    def __init__(self) -> None:
        super().__init__("throw", "roll.dice", VERBS.spans("empire-die", "fate-die"))

    def weight(self, s: IronAge, action: i64) -> i64:
        return 1 if (action >= FATE_FALLS) == (s.to_throw == FATE_BIT) else 0

    def ask(self, s: IronAge, out: Actions) -> None:
        first = FATE_FALLS if s.to_throw == FATE_BIT else EMPIRE_FALLS
        for face in range(FACES):
            out.add(first + face)

    def address(self, s: IronAge) -> str:
        die = next_thrown(s)
        roll = "leadership" if s.roll == LEADERSHIPS_ROLL else f"roll {s.roll}"
        name = "fate" if die == FATE_DIE else f"{die + 1}"
        return f"die/round {s.round}/seat {s.turn}/{roll}/die {name}"

    def answer(self, s: IronAge, action: i64) -> None:
        die = next_thrown(s)
        if die == FATE_DIE:
            s.dice[die] = action - FATE_FALLS
            s.tell(FATE_DIE_FELL, s.turn, s.dice[die])
        else:
            s.dice[die] = action - EMPIRE_FALLS
            s.tell(EMPIRE_DIE_FELL, s.turn, die, s.dice[die])
        s.to_throw &= ~(1 << die)
        if s.to_throw == 0:
            after_roll(s)

    def details(self, s: IronAge) -> dict[str, object]:
        return {"turn": int(s.turn), "die": "fate" if s.to_throw == FATE_BIT else "empire"}


def after_roll(s: IronAge) -> None:
    """The roller may roll again, until three rolls are made."""
    s.actor = s.turn
    if s.roll < ROLLS:
        s.step = ASK_AGAIN
    elif s.roll == LEADERSHIPS_ROLL:
        read_omens(s)
    else:
        end_rolling(s)


class Again(Step[IronAge]):
    """Pick the dice to roll again, one by one, then roll; or keep them all. A skull stays where it fell (1. Roll)."""

    def __init__(self) -> None:
        super().__init__("again", "roll.again", VERBS.spans("again", "roll", "keep"))

    def why_not(self, s: IronAge, action: i64) -> i64:
        if action == ROLL:
            return ALLOWED if s.marked else NOTHING_MARKED
        if action == KEEP:
            return SOMETHING_MARKED if s.marked else ALLOWED
        die = action - AGAIN
        if s.dice[die] < 0:
            return NO_SUCH_DIE
        if (s.marked >> die) & 1:
            return MARKED_ALREADY
        return SKULL_IS_LOCKED if die != FATE_DIE and s.dice[die] == SKULL_FACE else ALLOWED

    def answer(self, s: IronAge, action: i64) -> None:
        if action == KEEP:
            s.tell(KEPT, s.actor)
            end_rolling(s)
        elif action == ROLL:
            dice = s.marked
            count: i64 = 0
            for die in range(DICE):
                if (dice >> die) & 1:
                    s.dice[die] = -1
                    count += 1
            s.marked = 0
            s.tell(ROLLED_AGAIN, s.actor, count, s.roll + 1)
            throw(s, dice)
        else:
            s.marked |= 1 << (action - AGAIN)

    def details(self, s: IronAge) -> dict[str, object]:
        return {"roll": int(s.roll), "left": int(ROLLS - s.roll), "marked": "yes" if s.marked else "no"}


def end_rolling(s: IronAge) -> None:
    if s.sheets[s.turn].has(LEADERSHIP):
        s.step = ASK_LEAD
    else:
        read_omens(s)


class Lead(Step[IronAge]):
    """Leadership: when the rolling has ended, one die may be rolled once more, a skull too."""

    def __init__(self) -> None:
        super().__init__("lead", "roll.leadership", VERBS.spans("lead", "lead-not"))

    def why_not(self, s: IronAge, action: i64) -> i64:
        return NO_SUCH_DIE if action != LEAD_NOT and s.dice[action - LEAD] < 0 else ALLOWED

    def answer(self, s: IronAge, action: i64) -> None:
        if action == LEAD_NOT:
            read_omens(s)
        else:
            die = action - LEAD
            s.tell(LED, s.actor, die)
            s.dice[die] = -1
            s.roll = ROLLS
            throw(s, 1 << die)


def read_omens(s: IronAge) -> None:
    if s.dice[FATE_DIE] == OMENS:
        s.step = ASK_OMENS
    else:
        sort_wheat(s)


class Omens(Step[IronAge]):
    """Omens: one die may be turned to any of its faces, a skull or the Fate die too. No die is rolled after this."""

    def __init__(self) -> None:
        super().__init__("omens", "roll.omens", VERBS.spans("turn", "turn-fate", "turn-not"))

    def why_not(self, s: IronAge, action: i64) -> i64:
        if action == TURN_NOT:
            return ALLOWED
        if action >= TURN_FATE:
            return SAME_FACE if action - TURN_FATE == OMENS else ALLOWED
        face = s.dice[(action - TURN) // FACES]
        if face < 0:
            return NO_SUCH_DIE
        return SAME_FACE if (action - TURN) % FACES == face else ALLOWED

    def answer(self, s: IronAge, action: i64) -> None:
        if action >= TURN_FATE and action != TURN_NOT:
            s.dice[FATE_DIE] = action - TURN_FATE
            s.tell(TURNED_FATE, s.actor, action - TURN_FATE)
        elif action != TURN_NOT:
            die = (action - TURN) // FACES
            face = (action - TURN) % FACES
            s.dice[die] = face
            s.tell(TURNED, s.actor, die, face)
        sort_wheat(s)


def sort_wheat(s: IronAge) -> None:
    if showing(s, EITHER_FACE):
        s.step = ASK_DECLARE
    else:
        collect.collect(s)


class Declare(Step[IronAge]):
    """How many of the wheat dice are food; the others are population. Settled before anything is collected."""

    def __init__(self) -> None:
        super().__init__("declare", "roll.declare", VERBS.spans("declare"))

    def why_not(self, s: IronAge, action: i64) -> i64:
        return ALLOWED if action - DECLARE <= showing(s, EITHER_FACE) else NOT_SO_MANY_DICE

    def answer(self, s: IronAge, action: i64) -> None:
        s.food_dice = action - DECLARE
        s.tell(DECLARED, s.actor, s.food_dice, showing(s, EITHER_FACE) - s.food_dice)
        collect.collect(s)

    def details(self, s: IronAge) -> dict[str, object]:
        return {"dice": int(showing(s, EITHER_FACE))}
