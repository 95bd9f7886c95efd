"""3. Battles, conquest and the demand for tribute."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.state import Step
from carrack.games.iron_age import build
from carrack.games.iron_age.events import (
    BARBARIAN_FOE,
    DECLINED_CONQUEST,
    DEMANDED,
    FILLED_CONQUEST,
    FOUGHT,
    INVASION_FOE,
    PAID,
    REFUSED,
    TRIBE_FOE,
)
from carrack.games.iron_age.facts import (
    BARBARIANS,
    CONQUEST,
    CONQUEST_MOST,
    DISASTER_SIZE,
    FATE_DIE,
    FORMATIONS,
    FORMATIONS_STRENGTH,
    INVASION,
    NAVY,
    NAVY_STRENGTH,
    TRIBUTE,
)
from carrack.games.iron_age.pegs import gain_goods, gain_tribute, lose_army, lose_ship, mark_skulls
from carrack.games.iron_age.questions import ASK_CONQUEST, ASK_TRIBUTE
from carrack.games.iron_age.state import IronAge, Sheet
from carrack.games.iron_age.verbs import CONQUER, PAY, VERBS


def strength_of(sheet: Sheet) -> i64:
    """Armies, two more with Formations, one more a ship with Navy."""
    strength = sheet.armies
    if sheet.has(FORMATIONS):
        strength += FORMATIONS_STRENGTH
    if sheet.has(NAVY):
        strength += NAVY_STRENGTH * sheet.ships
    return strength


def battle(s: IronAge, seat: i64, foe: i64, against: i64) -> bool:
    """The difference is tribute for the winner, skulls for the loser; an army goes in any case. Whether it was won."""
    sheet = s.sheets[seat]
    strength = strength_of(sheet)
    s.tell(FOUGHT, seat, foe, strength, against)
    gain_tribute(s, seat, strength - against)
    mark_skulls(s, seat, against - strength)
    lose_army(s, seat)
    if sheet.has(NAVY):
        lose_ship(s, seat)
    return strength > against


def fight(s: IronAge, disaster: i64) -> None:
    """The disaster's battles first: they must be fought, with no army too. Then the Fate die."""
    if disaster == BARBARIANS:
        battle(s, s.turn, BARBARIAN_FOE, DISASTER_SIZE[BARBARIANS])
    elif disaster == INVASION:
        for i in range(s.seats):
            battle(s, (s.turn + i) % s.seats, INVASION_FOE, DISASTER_SIZE[INVASION])
    obey_fate(s)


def obey_fate(s: IronAge) -> None:
    """Conquest and tribute demand, with the strengths left by then."""
    fate = s.dice[FATE_DIE]
    if fate == CONQUEST and s.sheets[s.turn].armies > 0:
        s.step = ASK_CONQUEST
    elif fate == TRIBUTE:
        demand(s)
    else:
        build.begin(s)


class Conquest(Step[IronAge]):
    """A neighbouring tribe may be fought, with an army at least. A victory makes the next one harder."""

    def __init__(self) -> None:
        super().__init__("conquest", "battle.conquest", VERBS.spans("conquer", "conquer-not"))

    def answer(self, s: IronAge, action: i64) -> None:
        if action == CONQUER:
            sheet = s.sheets[s.actor]
            if battle(s, s.actor, TRIBE_FOE, sheet.conquest) and sheet.conquest < CONQUEST_MOST:
                sheet.conquest += 1
                s.tell(FILLED_CONQUEST, s.actor, sheet.conquest)
        else:
            s.tell(DECLINED_CONQUEST, s.actor)
        build.begin(s)

    def idle(self, s: IronAge, action: i64) -> bool:
        """An army goes in any case; without a victory it brings no tribute."""
        sheet = s.sheets[s.actor]
        return action == CONQUER and strength_of(sheet) <= sheet.conquest

    def details(self, s: IronAge) -> dict[str, object]:
        sheet = s.sheets[s.actor]
        return {"strength": int(strength_of(sheet)), "against": int(sheet.conquest)}


def demand(s: IronAge) -> None:
    """Each weaker opponent brings the difference; solo, the opponent's strength is the number of the round."""
    sheet = s.sheets[s.turn]
    s.tell(DEMANDED, s.turn, strength_of(sheet))
    if s.seats == 1:
        gain_tribute(s, s.turn, strength_of(sheet) - s.round)
        build.begin(s)
    else:
        demand_from(s, 1)


def demand_from(s: IronAge, place: i64) -> None:
    """Clockwise from this place: whoever is weaker and has a good is asked, whoever has none brings tribute."""
    strength = strength_of(s.sheets[s.turn])
    for i in range(place, s.seats):
        seat = (s.turn + i) % s.seats
        sheet = s.sheets[seat]
        difference = strength - strength_of(sheet)
        if difference > 0:
            if sheet.goods > 0:
                s.actor = seat
                s.step = ASK_TRIBUTE
                return
            gain_tribute(s, s.turn, difference)
    s.actor = s.turn
    build.begin(s)


class Tribute(Step[IronAge]):
    """A weaker opponent may hand over a good; else the roller gains the difference (3. Tribute demand)."""

    def __init__(self) -> None:
        super().__init__("tribute", "battle.tribute", VERBS.spans("pay", "pay-not"))

    def answer(self, s: IronAge, action: i64) -> None:
        seat = s.actor
        sheet = s.sheets[seat]
        if action == PAY:
            sheet.goods -= 1
            s.tell(PAID, seat, s.turn)
            gain_goods(s, s.turn, 1)
        else:
            s.tell(REFUSED, seat, s.turn)
            gain_tribute(s, s.turn, strength_of(s.sheets[s.turn]) - strength_of(sheet))
        demand_from(s, (seat - s.turn) % s.seats + 1)

    def details(self, s: IronAge) -> dict[str, object]:
        difference = strength_of(s.sheets[s.turn]) - strength_of(s.sheets[s.actor])
        return {"turn": int(s.turn), "difference": int(difference)}
