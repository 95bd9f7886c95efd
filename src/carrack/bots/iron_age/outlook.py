"""What the parts of a sheet are worth at the end of this turn, in tables that are made once a turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.bots.iron_age.value import (
    BIAS,
    BOXES,
    SIZE,
    Tables,
    colonies_at,
    goods_at,
    is_later,
    large_left,
    monument_at,
    owned_at,
    power_at,
)
from carrack.games.iron_age.build import army_food
from carrack.games.iron_age.facts import (
    ARCHITECTURE_POINTS,
    COINAGE,
    COINAGE_GOODS,
    DEVELOPMENT_COUNT,
    EMPIRE,
    EMPIRE_POINTS,
    GOODS_MOST,
    MONUMENT_BOXES,
    MONUMENT_COUNT,
    MONUMENT_FIRST,
    MONUMENT_LATER,
    POINTS,
    PORT_COLUMNS,
    PROVINCES,
    WEALTH_GOODS,
    WEALTH_MOST,
    WEALTH_POINTS,
)
from carrack.games.iron_age.state import IronAge, Sheet

NEVER: Final = -1.0e9
MOST_PEOPLE: Final[i64] = 24  # six dice, four each
TRIBUTE_ANY: Final[i64] = 1000
AT_ONCE: Final[i64] = 3  # ports, or provinces, completed in a turn, and one more than that
_PROVINCE_ENDS: Final = [sum(column.boxes for column in PROVINCES[:i]) for i in range(len(PROVINCES) + 1)]
PROVINCE_ENDS: Final = vec[i64]([end for end in _PROVINCE_ENDS])  # noqa: C416  # mypyc makes vectors of these


class Outlook:
    """For one sheet at a time (`begin`). Worth is counted in points: those that the sheet has by then, tribute and
    skulls aside, and those that it will still bring.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.base: i64 = 0
        self.developments: i64 = 0
        self.fixed: float = 0.0  # what does not depend on how means are used
        self.port_boxes: i64 = 0
        self.urns: i64 = 0
        self.ports: i64 = 0
        self.province_boxes: i64 = 0
        self.provinces: i64 = 0
        self.wealth: i64 = 0
        self.large: i64 = 0
        self.food_each: i64 = 0  # that an army takes
        self.spares = False  # a monument that nobody has completed yet is not completed,
        self.tribute_most: i64 = TRIBUTE_ANY  # nor a province that would bring more tribute than this
        self.boxes: vec[i64] = vec[i64]([0] * MONUMENT_COUNT)
        self.filled: vec[float] = vec[float]([0.0] * (2 * MONUMENT_COUNT * 14))  # Architecture x monument x boxes
        self.monuments: vec[float] = vec[float]([0.0] * (2 * (MOST_PEOPLE + 1)))  # by population
        self.pyramid: vec[i64] = vec[i64]([0] * (2 * MONUMENT_COUNT * (MOST_PEOPLE + 1)))  # boxes of each
        self.people: vec[float] = vec[float]([0.0] * (2 * AT_ONCE * (MOST_PEOPLE + 1)))  # and province boxes beside
        self.beside: vec[i64] = vec[i64]([0] * (2 * AT_ONCE * (MOST_PEOPLE + 1)))
        self.kept: vec[float] = vec[float]([0.0] * (4 * 9 * 16))  # Coinage x one large fewer x wealth x goods
        self.stored: vec[i64] = vec[i64]([0] * (4 * 9 * 16))
        self.owned: vec[float] = vec[float]([0.0] * 36)  # developments owned, by ports and provinces

    def begin(self, s: IronAge, seat: i64, left: i64) -> None:
        """For the sheet of a seat that is about to build; so many rounds are left to it after this one."""
        sheet = s.sheets[seat]
        weights = self.tables.weights
        self.base = left * SIZE
        self.developments = sheet.developments
        self.port_boxes = sheet.port_boxes
        self.urns = sheet.urns
        self.ports = sheet.ports()
        self.province_boxes = sheet.province_boxes
        self.provinces = sheet.provinces()
        self.wealth = sheet.wealth
        self.large = large_left(sheet)
        self.food_each = army_food(sheet)
        self.fixed = weights[self.base + BIAS]
        for development in range(DEVELOPMENT_COUNT):
            if sheet.has(development):
                self.fixed += float(POINTS[development])
        self.weigh_monuments(s, seat, sheet)
        self.weigh_boxes()
        self.weigh_goods()
        self.weigh_owned(sheet)

    def weigh_monuments(self, s: IronAge, seat: i64, sheet: Sheet) -> None:
        """What monuments are worth by their boxes, and the best use of so much population for all of them."""
        weights = self.tables.weights
        for monument in range(MONUMENT_COUNT):
            self.boxes[monument] = sheet.monuments[monument]
            later = is_later(s, seat, monument)
            most = MONUMENT_BOXES[monument]
            for architecture in range(2):
                at = (architecture * MONUMENT_COUNT + monument) * 14
                for boxes in range(most + 1):
                    worth = weights[self.base + monument_at(monument, later, architecture, boxes)]
                    if boxes == most:
                        worth += float(MONUMENT_LATER[monument] if later else MONUMENT_FIRST[monument])
                        worth += float(ARCHITECTURE_POINTS * architecture)
                        if self.spares and s.first[monument] < 0:
                            worth = NEVER
                    self.filled[at + boxes] = worth
        for architecture in range(2):
            row = architecture * (MOST_PEOPLE + 1)
            for people in range(MOST_PEOPLE + 1):
                self.monuments[row + people] = 0.0
            for monument in range(MONUMENT_COUNT):
                at = (architecture * MONUMENT_COUNT + monument) * 14 + self.boxes[monument]
                room = MONUMENT_BOXES[monument] - self.boxes[monument]
                chosen = (architecture * MONUMENT_COUNT + monument) * (MOST_PEOPLE + 1)
                people = MOST_PEOPLE
                while people >= 0:  # downwards: each monument is filled once
                    best: float = NEVER
                    best_boxes: i64 = 0
                    most = room if room < people else people
                    for boxes in range(most + 1):
                        worth = self.monuments[row + people - boxes] + self.filled[at + boxes]
                        if worth > best:
                            best = worth
                            best_boxes = boxes
                    self.monuments[row + people] = best
                    self.pyramid[chosen + people] = best_boxes
                    people -= 1

    def weigh_boxes(self) -> None:
        """What population is worth that goes into monuments and the boxes of a province that is not completed."""
        weights = self.tables.weights
        for architecture in range(2):
            row = architecture * (MOST_PEOPLE + 1)
            for more in range(AT_ONCE):
                at = (architecture * AT_ONCE + more) * (MOST_PEOPLE + 1)
                column = self.provinces - 1 + more
                if column > PORT_COLUMNS:
                    continue
                filled = self.province_boxes if more == 0 else PROVINCE_ENDS[column]
                room = PROVINCE_ENDS[column + 1] - 1 - filled if column < PORT_COLUMNS else 0
                for people in range(MOST_PEOPLE + 1):
                    best: float = NEVER
                    most = room if room < people else people
                    for boxes in range(most + 1):
                        worth = self.monuments[row + people - boxes] + weights[self.base + BOXES + filled + boxes]
                        if worth > best:
                            best = worth
                            self.beside[at + people] = boxes
                    self.people[at + people] = best

    def weigh_goods(self) -> None:
        """What goods and wealth are worth when as many of the goods are stored as is best."""
        weights = self.tables.weights
        owns = (self.developments >> COINAGE) & 1
        for coinage in range(2):
            each = COINAGE_GOODS if coinage else WEALTH_GOODS
            for fewer in range(2):
                large = self.large - fewer
                if large < 0 or (owns and not coinage):
                    continue
                at = (coinage * 2 + fewer) * 144
                for wealth in range(WEALTH_MOST + 1):
                    for goods in range(GOODS_MOST + 1):
                        best: float = NEVER
                        stored: i64 = 0
                        while stored * each <= goods and wealth + stored <= WEALTH_MOST:
                            w = wealth + stored
                            g = goods - stored * each
                            worth = weights[self.base + goods_at(coinage, w, g)]
                            worth += weights[self.base + power_at(large, g, w)] + float(WEALTH_POINTS * w)
                            if worth > best:
                                best = worth
                                self.stored[at + wealth * 16 + goods] = stored
                            stored += 1
                        self.kept[at + wealth * 16 + goods] = best

    def weigh_owned(self, sheet: Sheet) -> None:
        """What the developments that are owned are worth with so many ports and provinces, and these themselves."""
        weights = self.tables.weights
        for ports in range(1, 7):
            for provinces in range(1, 7):
                worth = weights[self.base + colonies_at(ports, provinces)]
                dice = ports if ports > provinces else provinces
                for development in range(DEVELOPMENT_COUNT):
                    if sheet.has(development):
                        at = self.base + owned_at(development)
                        worth += weights[at + dice - 1] + weights[at + 5 + ports] + weights[at + 11 + provinces]
                if sheet.has(EMPIRE):
                    worth += float(EMPIRE_POINTS * (ports + provinces))
                self.owned[(ports - 1) * 6 + provinces - 1] = worth
