"""4. Build: ports, provinces, monuments, armies, ships, in any order, until the player has enough."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.iron_age import buy
from carrack.games.iron_age.events import (
    BUILT_ARMY,
    BUILT_SHIP,
    FILLED_MONUMENT_BOX,
    FILLED_PORT_BOX,
    FILLED_PROVINCE_BOX,
    FILLED_URN,
    FINISHED_MONUMENT,
    OWNS_PORT,
    OWNS_PROVINCE,
)
from carrack.games.iron_age.facts import (
    ARMIES_MOST,
    ARMY_FOOD,
    METALLURGY,
    MONUMENT_BOXES,
    MONUMENT_COUNT,
    PORT_COLUMNS,
    PROVINCE_ARMIES,
    PROVINCE_BOXES_MOST,
    PROVINCE_TRIBUTE,
    SHIP_GOODS,
    SHIPBUILDING,
    SHIPS_MOST,
    URNS_MOST,
)
from carrack.games.iron_age.pegs import gain_armies, gain_tribute
from carrack.games.iron_age.questions import ASK_BUILD
from carrack.games.iron_age.reasons import (
    ARMIES_FULL,
    MONUMENT_FINISHED,
    NO_FOOD_FOR_ARMY,
    NO_GOOD,
    NO_GOODS_FOR_SHIP,
    NO_POPULATION,
    NO_SHIPBUILDING,
    PORTS_FULL,
    PROVINCES_FULL,
    SHIPS_FULL,
    URNS_FULL,
)
from carrack.games.iron_age.scoring import monument_points
from carrack.games.iron_age.state import IronAge, Sheet
from carrack.games.iron_age.verbs import (
    BUILD_ARMY,
    BUILD_MONUMENT,
    BUILD_NO_MORE,
    BUILD_PORT,
    BUILD_PROVINCE,
    BUILD_SHIP,
    BUILD_URN,
    VERBS,
)


def begin(s: IronAge) -> None:
    """Ask as long as anything can be built; then come the developments."""
    for action in range(BUILD_PORT, BUILD_NO_MORE):
        if why_not_build(s, s.sheets[s.turn], action) == ALLOWED:
            s.step = ASK_BUILD
            return
    leave(s)


def leave(s: IronAge) -> None:
    """What population is left goes home."""
    s.population = 0
    buy.begin(s)


def army_food(sheet: Sheet) -> i64:
    return 0 if sheet.has(METALLURGY) else ARMY_FOOD


def why_not_build(s: IronAge, sheet: Sheet, action: i64) -> i64:
    """One population a box or an army (with its food); one good an urn; two goods a ship."""
    if action == BUILD_URN:
        if sheet.urns == URNS_MOST:
            return URNS_FULL
        return ALLOWED if sheet.goods > 0 else NO_GOOD
    if action == BUILD_SHIP:
        if not sheet.has(SHIPBUILDING):
            return NO_SHIPBUILDING
        if sheet.ships == SHIPS_MOST:
            return SHIPS_FULL
        return ALLOWED if sheet.goods >= SHIP_GOODS else NO_GOODS_FOR_SHIP
    if action == BUILD_PORT and sheet.port_boxes == PORT_COLUMNS:
        return PORTS_FULL
    if action == BUILD_PROVINCE and sheet.province_boxes == PROVINCE_BOXES_MOST:
        return PROVINCES_FULL
    if action == BUILD_ARMY:
        if sheet.armies == ARMIES_MOST:
            return ARMIES_FULL
        if s.population > 0 and sheet.food < army_food(sheet):
            return NO_FOOD_FOR_ARMY
    elif action >= BUILD_MONUMENT:
        monument = action - BUILD_MONUMENT
        if sheet.monuments[monument] == MONUMENT_BOXES[monument]:
            return MONUMENT_FINISHED
    return ALLOWED if s.population > 0 else NO_POPULATION


RULES: Final = (  # one for each answer, in the order of the codes
    "build.port",
    "build.port",
    "build.province",
    *(["build.monument"] * MONUMENT_COUNT),
    "build.army",
    "build.ship",
    "build.population",
)


class Build(Step[IronAge]):
    """Spend population and goods, one at a time (4. Build)."""

    def __init__(self) -> None:
        verbs = ("build-port", "build-urn", "build-province", "build-monument", "build-army", "build-ship")
        super().__init__("build", "build.population", VERBS.spans(*verbs, "build-no-more"))

    def rule_of(self, action: i64) -> str:
        return RULES[action - BUILD_PORT]

    def why_not(self, s: IronAge, action: i64) -> i64:
        return ALLOWED if action == BUILD_NO_MORE else why_not_build(s, s.sheets[s.actor], action)

    def answer(self, s: IronAge, action: i64) -> None:
        seat = s.actor
        if action == BUILD_NO_MORE:
            leave(s)
            return
        if action == BUILD_URN:
            fill_urn(s, seat)
        elif action == BUILD_SHIP:
            build_ship(s, seat)
        else:
            s.population -= 1
            if action == BUILD_PORT:
                fill_port_box(s, seat)
            elif action == BUILD_PROVINCE:
                fill_province_box(s, seat)
            elif action == BUILD_ARMY:
                build_army(s, seat)
            else:
                fill_monument_box(s, seat, action - BUILD_MONUMENT)
        begin(s)

    def details(self, s: IronAge) -> dict[str, object]:
        return {"population": int(s.population), "goods": int(s.sheets[s.actor].goods)}

    def why_details(self, s: IronAge, action: i64, reason: i64) -> dict[str, object]:
        sheet = s.sheets[s.actor]
        if reason == NO_GOODS_FOR_SHIP:
            return {"needed": int(SHIP_GOODS), "goods": int(sheet.goods)}
        return {"needed": int(army_food(sheet))} if reason == NO_FOOD_FOR_ARMY else {}


def fill_port_box(s: IronAge, seat: i64) -> None:
    """The next box from the left; boxes may run ahead of their urns."""
    sheet = s.sheets[seat]
    owned = sheet.ports()
    sheet.port_boxes += 1
    s.tell(FILLED_PORT_BOX, seat)
    if sheet.ports() > owned:
        s.tell(OWNS_PORT, seat, sheet.ports())


def fill_urn(s: IronAge, seat: i64) -> None:
    """The next urn from the left, for a good; urns may run ahead of their boxes."""
    sheet = s.sheets[seat]
    owned = sheet.ports()
    sheet.goods -= 1
    sheet.urns += 1
    s.tell(FILLED_URN, seat)
    if sheet.ports() > owned:
        s.tell(OWNS_PORT, seat, sheet.ports())


def fill_province_box(s: IronAge, seat: i64) -> None:
    """The next box from the left; the last of a province brings its armies and tribute at once."""
    sheet = s.sheets[seat]
    owned = sheet.provinces()
    sheet.province_boxes += 1
    s.tell(FILLED_PROVINCE_BOX, seat)
    if sheet.provinces() > owned:
        s.tell(OWNS_PROVINCE, seat, sheet.provinces())
        gain_armies(s, seat, PROVINCE_ARMIES[owned - 1])
        gain_tribute(s, seat, PROVINCE_TRIBUTE[owned - 1])


def fill_monument_box(s: IronAge, seat: i64, monument: i64) -> None:
    """The first to finish a monument has the higher value for good; everybody else the lower."""
    sheet = s.sheets[seat]
    sheet.monuments[monument] += 1
    s.tell(FILLED_MONUMENT_BOX, seat, monument, sheet.monuments[monument])
    if sheet.monuments[monument] == MONUMENT_BOXES[monument]:
        if s.first[monument] < 0:
            s.first[monument] = seat
        s.tell(FINISHED_MONUMENT, seat, monument, monument_points(s, seat, monument))


def build_army(s: IronAge, seat: i64) -> None:
    """For a population and a food; with Metallurgy for the population alone."""
    sheet = s.sheets[seat]
    sheet.food -= army_food(sheet)
    sheet.armies += 1
    s.tell(BUILT_ARMY, seat)


def build_ship(s: IronAge, seat: i64) -> None:
    """For two goods, with Shipbuilding of an earlier turn (it is bought after this step)."""
    sheet = s.sheets[seat]
    sheet.goods -= SHIP_GOODS
    sheet.ships += 1
    s.tell(BUILT_SHIP, seat)
