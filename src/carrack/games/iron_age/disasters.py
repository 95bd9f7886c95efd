"""2. Feed the provinces, then the disaster that the skulls bring."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.iron_age import battles, roll
from carrack.games.iron_age.events import DISASTER_CAME, FED, SPARED
from carrack.games.iron_age.facts import (
    CIVIL_WAR,
    DISASTER_BY_SKULLS,
    DISASTER_SIZE,
    MEDICINE,
    NO_DISASTER,
    PESTILENCE,
    RELIGION,
    REVOLT,
    SKULL_FACE,
)
from carrack.games.iron_age.pegs import mark_skulls
from carrack.games.iron_age.state import IronAge


def feed(s: IronAge) -> None:
    """One food a province as far as it goes; a skull box for each that is left hungry (2. Feed)."""
    sheet = s.sheets[s.turn]
    provinces = sheet.provinces()
    eaten = provinces if provinces < sheet.food else sheet.food
    sheet.food -= eaten
    s.tell(FED, s.turn, eaten, provinces - eaten)
    mark_skulls(s, s.turn, provinces - eaten)
    suffer(s)


def disaster_of(s: IronAge) -> i64:
    """The one disaster of the turn, by the number of skulls."""
    return DISASTER_BY_SKULLS[roll.showing(s, SKULL_FACE)]


def suffer(s: IronAge) -> None:
    """Revolt, Pestilence and Civil War are booked at once; Barbarians and Invasion are fought in step 3."""
    disaster = disaster_of(s)
    if disaster != NO_DISASTER:
        s.tell(DISASTER_CAME, s.turn, disaster, roll.showing(s, SKULL_FACE))
    if disaster == REVOLT:
        revolt(s)
    elif disaster == PESTILENCE:
        pestilence(s)
    elif disaster == CIVIL_WAR:
        civil_war(s)
    battles.fight(s, disaster)


def revolt(s: IronAge) -> None:
    """Hits the roller; with Religion it hits each opponent without Religion instead."""
    if not s.sheets[s.turn].has(RELIGION):
        mark_skulls(s, s.turn, DISASTER_SIZE[REVOLT])
        return
    s.tell(SPARED, s.turn, REVOLT, RELIGION)
    for i in range(1, s.seats):
        seat = (s.turn + i) % s.seats
        if s.sheets[seat].has(RELIGION):
            s.tell(SPARED, seat, REVOLT, RELIGION)
        else:
            mark_skulls(s, seat, DISASTER_SIZE[REVOLT])


def pestilence(s: IronAge) -> None:
    """Hits each opponent without Medicine; in the solo game there is only the roller to hit."""
    first: i64 = 0 if s.seats == 1 else 1
    for i in range(first, s.seats):
        seat = (s.turn + i) % s.seats
        if s.sheets[seat].has(MEDICINE):
            s.tell(SPARED, seat, PESTILENCE, MEDICINE)
        else:
            mark_skulls(s, seat, DISASTER_SIZE[PESTILENCE])


def civil_war(s: IronAge) -> None:
    """Hits the roller, unless Religion holds the people together."""
    if s.sheets[s.turn].has(RELIGION):
        s.tell(SPARED, s.turn, CIVIL_WAR, RELIGION)
    else:
        mark_skulls(s, s.turn, DISASTER_SIZE[CIVIL_WAR])
