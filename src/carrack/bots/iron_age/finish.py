"""What ends the game by being built: the last monument, or a province whose tribute is enough. Whether to build it."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.bots.iron_age.building import Building, Plan
from carrack.bots.iron_age.turn import LONGEST, Turn
from carrack.games.iron_age.ending import GOES_ON, end_of, why_over
from carrack.games.iron_age.facts import COLUMNS_BY_BOXES, MONUMENT_BOXES, MONUMENT_COUNT, PROVINCE_TRIBUTE
from carrack.games.iron_age.state import IronAge, Sheet


def plan_to_build(turn: Turn, s: IronAge) -> Plan:
    """What to build in a turn. Its worth was worked out as if the game went on whatever is built: where it would not,
    it is looked at again, ending the game and sparing it.
    """
    sheet = s.sheets[turn.seat]
    use = turn.use(s)
    plan = use.plan(s, sheet, True)
    if use is not turn.building or s.round >= LONGEST or not ends_by(s, sheet, plan):
        return plan
    before = float(sheet.tribute - sheet.skulls)
    sparing = Building(turn.tables)
    sparing.spares = True
    sparing.tribute_most = end_of(s).tribute - 1
    sparing.start(s, turn.seat, turn.left, not turn.ends)
    on = turn.chance(s, sparing.best(s, sheet) + before, turn.left)
    turn.ending.must = 0
    ended = turn.ending.plan(s, sheet, True)
    if ends_by(s, sheet, ended):
        points = ended.worth + before
        if (turn.settled(s, points) if turn.is_last(s) else turn.chance(s, points, 0)) > on:
            return ended
    return sparing.plan(s, sheet, True)


def ends_by(s: IronAge, sheet: Sheet, plan: Plan) -> bool:
    """Whether what a plan builds ends a game that goes on."""
    if s.seats == 1 or why_over(s) != GOES_ON:
        return False
    end = end_of(s)
    tribute = sheet.tribute
    filled = sheet.province_boxes
    for column in range(COLUMNS_BY_BOXES[filled], COLUMNS_BY_BOXES[filled + plan.province_boxes]):
        tribute += PROVINCE_TRIBUTE[column]
    missing: i64 = 0
    for monument in range(MONUMENT_COUNT):
        boxes = sheet.monuments[monument] + plan.monuments[monument]
        if s.first[monument] < 0 and boxes < MONUMENT_BOXES[monument]:
            missing += 1
    return tribute >= end.tribute or missing <= end.monuments_missing
