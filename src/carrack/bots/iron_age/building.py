"""What population, goods and innovations are best used for, for the sheet of one turn.

Which ports and provinces are completed, which development is bought and how it is paid for are tried one by one; what
is left of the population goes into armies and monuments, of the goods into urns, ships and wealth, as is best.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.iron_age.outlook import AT_ONCE, MOST_PEOPLE, NEVER, PROVINCE_ENDS, Outlook
from carrack.bots.iron_age.value import (
    LARGE,
    Tables,
    armies_at,
    columns_at,
    food_at,
    might_at,
    owned_at,
    ships_at,
    tribes_at,
)
from carrack.games.iron_age.buy import goods_needed, rest_of, wealth_needed
from carrack.games.iron_age.facts import (
    ARCHITECTURE,
    ARMIES_MOST,
    COINAGE,
    COLUMNS_BY_URNS,
    COST,
    DEVELOPMENT_COUNT,
    EMPIRE,
    EMPIRE_POINTS,
    FORMATIONS,
    FORMATIONS_STRENGTH,
    IRRIGATION,
    MONUMENT_COUNT,
    NAVY,
    NAVY_STRENGTH,
    POINTS,
    PORT_COLUMNS,
    PORTS,
    PROVINCE_ARMIES,
    PROVINCE_TRIBUTE,
    SHIP_GOODS,
    SHIP_POINTS,
    SHIPBUILDING,
    SHIPS_MOST,
    URNS_MOST,
)
from carrack.games.iron_age.state import IronAge, Sheet

NOTHING: Final[i64] = 15  # bought
URNS_AHEAD: Final[i64] = 4  # urns filled beyond a port that is completed, and one more than that
SHIPS_AT_ONCE: Final[i64] = 4  # built in a turn, and one more than that
MEMO: Final[i64] = 1 << 14  # means whose worth is remembered
# What a development changes of the use of population, at once.
PLAIN: Final[i64] = 0
MODES: Final[i64] = 5
_URN_ENDS: Final = [sum(column.urns for column in PORTS[:i]) for i in range(len(PORTS) + 1)]
URN_ENDS: Final = vec[i64]([end for end in _URN_ENDS])  # noqa: C416  # mypyc makes vectors of these


def mode_of(development: i64) -> i64:
    """Which of the uses of population a development goes with."""
    if development == FORMATIONS:
        return 1
    if development == IRRIGATION:
        return 2
    if development == ARCHITECTURE:
        return 3
    return 4 if development == NAVY else PLAIN


def ports_of(port_boxes: i64, urns: i64) -> i64:
    """As a sheet counts them."""
    columns = COLUMNS_BY_URNS[urns]
    return 1 + (columns if columns < port_boxes else port_boxes)


@final
class Plan:
    """What is built and bought."""

    def __init__(self) -> None:
        self.worth: float = NEVER
        self.port_boxes: i64 = 0
        self.urns: i64 = 0
        self.province_boxes: i64 = 0
        self.armies: i64 = 0
        self.ships: i64 = 0
        self.monuments: vec[i64] = vec[i64]([0] * MONUMENT_COUNT)
        self.development: i64 = NOTHING
        self.wealth: i64 = 0  # paid


@final
class Building(Outlook):
    """`best` says what means are worth, `plan` what to do with them."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.rest: vec[i64] = vec[i64]([0] * DEVELOPMENT_COUNT)
        self.keys: vec[i64] = vec[i64]([-1] * MEMO)
        self.worths: vec[float] = vec[float]([0.0] * MEMO)
        # of the combination that is looked at
        self.crowd: vec[float] = vec[float]([0.0] * MODES)
        self.crowd_armies: vec[i64] = vec[i64]([0] * MODES)
        self.bought: vec[float] = vec[float]([0.0] * (DEVELOPMENT_COUNT + 1))
        self.bought_wealth: vec[i64] = vec[i64]([0] * (DEVELOPMENT_COUNT + 1))
        self.bought_urns: vec[i64] = vec[i64]([0] * (DEVELOPMENT_COUNT + 1))
        self.bought_ships: vec[i64] = vec[i64]([0] * (DEVELOPMENT_COUNT + 1))
        self.chosen: i64 = NOTHING
        self.builds = True
        self.buys = True
        self.must: i64 = 0  # 1 where nothing counts without a development
        self.best_plan = Plan()

    def start(self, s: IronAge, seat: i64, left: i64, buys: bool) -> None:
        """For the sheet of a seat that is about to build, and perhaps to buy."""
        self.begin(s, seat, left)
        self.buys = buys
        for i in range(MEMO):
            self.keys[i] = -1

    def best(self, s: IronAge, sheet: Sheet) -> float:
        """What population, goods, innovations, food, armies and ships are worth, well used."""
        key = sheet.goods | (sheet.food << 4) | (sheet.armies << 8) | (sheet.conquest << 12) | (sheet.ships << 16)
        key |= (s.population << 20) | (s.innovations << 25) | (self.must << 31)
        at = (key * 2654435761 >> 12) & (MEMO - 1)
        if self.keys[at] != key:
            self.search(s, sheet, True, None)
            self.keys[at] = key
            self.worths[at] = self.best_plan.worth
        return self.worths[at]

    def plan(self, s: IronAge, sheet: Sheet, builds: bool) -> Plan:
        """What to do with them; when it `builds` no more, what to buy."""
        self.search(s, sheet, builds, self.best_plan)
        return self.best_plan

    def store(self, sheet: Sheet) -> i64:
        """How much wealth to make when nothing else is left to do."""
        coinage = (self.developments >> COINAGE) & 1
        return self.stored[coinage * 288 + self.wealth * 16 + sheet.goods]

    def search(self, s: IronAge, sheet: Sheet, builds: bool, plan: Plan | None) -> None:
        """All combinations of ports and provinces; with a plan, what was best is written there."""
        self.builds = builds
        best: float = NEVER
        for development in range(DEVELOPMENT_COUNT):
            known = sheet.has(development) or not self.buys
            self.rest[development] = -1 if known else rest_of(s, sheet, development)
        for more_ports in range(AT_ONCE + 1):  # the last: a box without its urns
            columns = self.ports - 1 + more_ports
            boxes: i64 = columns - self.port_boxes
            urns: i64 = URN_ENDS[columns] - self.urns if columns <= PORT_COLUMNS else 0
            if more_ports == AT_ONCE:
                columns = self.ports - 1
                boxes = 1
                urns = 0
                if self.port_boxes == PORT_COLUMNS or ports_of(self.port_boxes + 1, self.urns) > self.ports:
                    continue
            if columns > PORT_COLUMNS or (more_ports > 0 and not builds):
                continue
            boxes = boxes if boxes > 0 else 0
            urns = urns if urns > 0 else 0
            if boxes > s.population or urns > sheet.goods:
                continue
            self.trade(sheet, self.port_boxes + boxes, self.urns + urns, sheet.goods - urns)
            ports = columns + 1
            tribute = sheet.tribute
            for more in range(AT_ONCE):
                provinces = self.provinces + more
                if provinces > PORT_COLUMNS + 1:
                    break
                tribute += PROVINCE_TRIBUTE[provinces - 2] if more > 0 else 0
                if more > 0 and tribute > self.tribute_most:
                    break
                filled = PROVINCE_ENDS[provinces - 1] - self.province_boxes if more > 0 else 0
                people = s.population - boxes - filled
                if people < 0:
                    break
                worth = self.combine(sheet, ports, provinces, more, people)
                if worth > best:
                    best = worth
                    if plan is not None:
                        self.write(plan, more, people, boxes, urns, filled)
        self.best_plan.worth = best

    def trade(self, sheet: Sheet, port_boxes: i64, urns: i64, goods: i64) -> None:
        """The best use of the goods for each development that could be bought, and for none."""
        for development in range(DEVELOPMENT_COUNT + 1):
            self.bought[development] = NEVER
            if development == NOTHING:
                if self.must == 0:
                    self.pay(sheet, development, 0, 0, port_boxes, urns, goods)
            elif self.rest[development] >= 0:
                rest = self.rest[development]
                most = wealth_needed(rest)
                if most > self.wealth:
                    most = self.wealth
                for wealth in range(most + 1):
                    price = goods_needed(rest, wealth)
                    if price <= goods:
                        self.pay(sheet, development, wealth, price, port_boxes, urns, goods)

    def pay(
        self, sheet: Sheet, development: i64, wealth: i64, price: i64, port_boxes: i64, urns: i64, goods: i64
    ) -> None:
        """For a development, or nothing: with the best number of urns and ships beside it."""
        weights = self.tables.weights
        ports = ports_of(port_boxes, urns)
        coinage: i64 = (self.developments >> COINAGE) & 1
        navy: i64 = (self.developments >> NAVY) & 1
        shipbuilding: i64 = (self.developments >> SHIPBUILDING) & 1
        sails = shipbuilding
        fewer: i64 = 0
        if development < NOTHING:
            coinage |= 1 if development == COINAGE else 0
            navy |= 1 if development == NAVY else 0
            sails |= 1 if development == SHIPBUILDING else 0
            fewer = 1 if COST[development] >= LARGE else 0
        kept = (coinage * 2 + fewer) * 144 + (self.wealth - wealth) * 16
        for more in range(URNS_AHEAD):
            left = goods - price - more
            if more > 0 and not self.builds:
                break
            if left < 0 or urns + more > URNS_MOST or ports_of(port_boxes, urns + more) > ports:
                break
            worth = weights[self.base + columns_at(port_boxes, urns + more)]
            for ships in range(SHIPS_AT_ONCE):
                if ships > 0 and not (shipbuilding and self.builds and left >= SHIP_GOODS * ships):
                    break
                if sheet.ships + ships > SHIPS_MOST:
                    break
                at_sea = sheet.ships + ships
                all_in = worth + self.kept[kept + left - SHIP_GOODS * ships]
                all_in += weights[self.base + ships_at(navy, sails, at_sea)]
                if sails:
                    all_in += float(SHIP_POINTS * at_sea)
                if all_in > self.bought[development]:
                    self.bought[development] = all_in
                    self.bought_wealth[development] = wealth
                    self.bought_urns[development] = more
                    self.bought_ships[development] = ships

    def combine(self, sheet: Sheet, ports: i64, provinces: i64, more: i64, people: i64) -> float:
        """The best of all developments, with the best use of the people that are left."""
        weights = self.tables.weights
        dice = ports if ports > provinces else provinces
        for mode in range(MODES):
            self.crowd_armies[mode] = -1
        best: float = NEVER
        self.chosen = NOTHING
        for development in range(DEVELOPMENT_COUNT + 1):
            worth = self.bought[development]
            if worth == NEVER:
                continue
            use: i64 = PLAIN
            if development < NOTHING:
                use = mode_of(development)
                at = self.base + owned_at(development)
                worth += weights[at + dice - 1] + weights[at + 5 + ports] + weights[at + 11 + provinces]
                worth += float(POINTS[development])
                if development == EMPIRE:
                    worth += float(EMPIRE_POINTS * (ports + provinces))
            if self.crowd_armies[use] < 0:
                self.settle(sheet, provinces, more, people, use)
            worth += self.crowd[use]
            if worth > best:
                best = worth
                self.chosen = development
        tribute: i64 = 0
        for column in range(self.provinces - 1, provinces - 1):
            tribute += PROVINCE_TRIBUTE[column]
        return best + self.fixed + self.owned[(ports - 1) * 6 + provinces - 1] + float(tribute)

    def settle(self, sheet: Sheet, provinces: i64, more: i64, people: i64, mode: i64) -> None:
        """How many armies, and what of the rest."""
        weights = self.tables.weights
        formations: i64 = ((self.developments >> FORMATIONS) & 1) | (1 if mode == 1 else 0)
        irrigation: i64 = ((self.developments >> IRRIGATION) & 1) | (1 if mode == 2 else 0)
        architecture: i64 = ((self.developments >> ARCHITECTURE) & 1) | (1 if mode == 3 else 0)
        navy: i64 = ((self.developments >> NAVY) & 1) | (1 if mode == 4 else 0)
        start = sheet.armies
        for column in range(self.provinces - 1, provinces - 1):
            start += PROVINCE_ARMIES[column]
        start = start if start < ARMIES_MOST else ARMIES_MOST
        beyond = FORMATIONS_STRENGTH * formations + NAVY_STRENGTH * navy * sheet.ships
        row = (architecture * AT_ONCE + more) * (MOST_PEOPLE + 1)
        best: float = NEVER
        for raised in range(people + 1):
            armies = start + raised
            food = sheet.food - raised * self.food_each
            if armies > ARMIES_MOST or food < 0:
                break
            strength = armies + beyond
            worth = weights[self.base + armies_at(formations, sheet.conquest, armies)]
            worth += weights[self.base + tribes_at(sheet.conquest, strength)]
            worth += weights[self.base + might_at(provinces, strength)]
            worth += weights[self.base + food_at(irrigation, provinces, food)]
            worth += self.people[row + people - raised]
            if worth > best:
                best = worth
                self.crowd_armies[mode] = raised
        self.crowd[mode] = best

    def write(self, plan: Plan, more: i64, people: i64, boxes: i64, urns: i64, filled: i64) -> None:
        """The combination that was looked at last, as a plan."""
        development = self.chosen
        mode = PLAIN if development == NOTHING else mode_of(development)
        architecture: i64 = ((self.developments >> ARCHITECTURE) & 1) | (1 if mode == 3 else 0)
        raised = self.crowd_armies[mode]
        left = people - raised
        beside = self.beside[(architecture * AT_ONCE + more) * (MOST_PEOPLE + 1) + left]
        plan.port_boxes = boxes
        plan.urns = urns + self.bought_urns[development]
        plan.province_boxes = filled + beside
        plan.armies = raised
        plan.ships = self.bought_ships[development]
        plan.development = development
        plan.wealth = self.bought_wealth[development] if development < NOTHING else 0
        left -= beside
        monument = MONUMENT_COUNT - 1
        while monument >= 0:
            built = self.pyramid[(architecture * MONUMENT_COUNT + monument) * (MOST_PEOPLE + 1) + left]
            plan.monuments[monument] = built
            left -= built
            monument -= 1
