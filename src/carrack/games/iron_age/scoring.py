"""The score by source, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.iron_age import state
from carrack.games.iron_age.events import ENDINGS
from carrack.games.iron_age.facts import (
    ARCHITECTURE,
    ARCHITECTURE_POINTS,
    DEVELOPMENT_COUNT,
    EMPIRE,
    EMPIRE_POINTS,
    MONUMENT_BOXES,
    MONUMENT_COUNT,
    MONUMENT_FIRST,
    MONUMENT_LATER,
    POINTS,
    SHIP_POINTS,
    SHIPBUILDING,
    SOLO_TARGET,
    WEALTH_POINTS,
)


def monument_points(s: state.IronAge, seat: i64, monument: i64) -> i64:
    """Nothing while it is unfinished."""
    if s.sheets[seat].monuments[monument] < MONUMENT_BOXES[monument]:
        return 0
    return MONUMENT_FIRST[monument] if s.first[monument] == seat else MONUMENT_LATER[monument]


def monuments_of(s: state.IronAge, seat: i64) -> i64:
    points: i64 = 0
    for monument in range(MONUMENT_COUNT):
        points += monument_points(s, seat, monument)
    return points


def developments_of(sheet: state.Sheet) -> i64:
    points: i64 = 0
    for development in range(DEVELOPMENT_COUNT):
        if sheet.has(development):
            points += POINTS[development]
    return points


def shipbuilding_bonus(sheet: state.Sheet) -> i64:
    return SHIP_POINTS * sheet.ships if sheet.has(SHIPBUILDING) else 0


def architecture_bonus(s: state.IronAge, seat: i64) -> i64:
    if not s.sheets[seat].has(ARCHITECTURE):
        return 0
    finished: i64 = 0
    for monument in range(MONUMENT_COUNT):
        if monument_points(s, seat, monument) > 0:
            finished += 1
    return ARCHITECTURE_POINTS * finished


def empire_bonus(sheet: state.Sheet) -> i64:
    return EMPIRE_POINTS * (sheet.ports() + sheet.provinces()) if sheet.has(EMPIRE) else 0


def points_by_source(s: state.IronAge, seat: i64) -> dict[str, int]:
    sheet = s.sheets[seat]
    return {
        "monuments": int(monuments_of(s, seat)),
        "developments": int(developments_of(sheet)),
        "shipbuilding": int(shipbuilding_bonus(sheet)),
        "architecture": int(architecture_bonus(s, seat)),
        "empire": int(empire_bonus(sheet)),
        "wealth": int(WEALTH_POINTS * sheet.wealth),
        "tribute": int(sheet.tribute),
        "skulls": int(-sheet.skulls),
    }


def score_of(s: state.IronAge, seat: i64) -> i64:
    """At any moment; it can be negative."""
    sheet = s.sheets[seat]
    bonuses = shipbuilding_bonus(sheet) + architecture_bonus(s, seat) + empire_bonus(sheet)
    owned = monuments_of(s, seat) + developments_of(sheet) + WEALTH_POINTS * sheet.wealth
    return owned + bonuses + sheet.tribute - sheet.skulls


def winners(s: state.IronAge) -> list[int]:
    """The most points, then the most pegs over the five rows, then shared. Solo: more than the target."""
    if s.seats == 1:
        return [0] if score_of(s, 0) > SOLO_TARGET else []
    ranks = [(int(score_of(s, seat)), int(s.sheets[seat].pegs())) for seat in range(s.seats)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def outcome(s: state.IronAge) -> dict[str, object]:
    found: dict[str, object] = {"winners": winners(s), "why": ENDINGS[s.ended]}
    if s.seats == 1:
        found["grade"] = "won" if winners(s) else "lost"
        found["target"] = int(SOLO_TARGET)
        found["margin"] = int(score_of(s, 0) - SOLO_TARGET)
    return found
