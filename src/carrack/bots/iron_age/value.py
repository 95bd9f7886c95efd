"""What a sheet will still bring: points to come, learnt by play, as a sum of entries of tables.

Each table looks at a few things of a sheet at once. There is a set of them for each number of rounds that are left.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.iron_age.battles import strength_of
from carrack.games.iron_age.facts import (
    ARCHITECTURE,
    COINAGE,
    COST,
    DEVELOPMENT_COUNT,
    FORMATIONS,
    IRRIGATION,
    MONUMENT_COUNT,
    NAVY,
    SHIPBUILDING,
    WEALTH_WORTH,
)
from carrack.games.iron_age.state import IronAge, Sheet

WEIGHTS: Final = "weights.bin"  # beside this file
MOST_LEFT: Final[i64] = 8  # rounds that are told apart
STRENGTH_MOST: Final[i64] = 20  # told apart
LARGE: Final[i64] = 9  # what a large development costs at least
LARGE_COUNT: Final[i64] = 6

# Where each table begins, and how an entry is found in it.
BIAS: Final[i64] = 0
COLONIES: Final[i64] = 1  # ports x provinces
COLUMNS: Final[i64] = 37  # port boxes x urns
BOXES: Final[i64] = 163  # province boxes
FOOD: Final[i64] = 187  # Irrigation x provinces x food
GOODS: Final[i64] = 379  # Coinage x wealth x goods
ARMIES: Final[i64] = 667  # Formations x conquest x armies
TRIBES: Final[i64] = 953  # conquest x strength
MIGHT: Final[i64] = 1184  # provinces x strength
POWER: Final[i64] = 1310  # large developments not owned x what goods and wealth buy
MONUMENTS: Final[i64] = 1702  # each monument x later x Architecture x boxes
OWNED: Final[i64] = 1982  # each development that is owned x dice, x ports, x provinces
SHIPS: Final[i64] = 2252  # Navy x Shipbuilding x ships
SIZE: Final[i64] = 2288

STEP: Final = 0.7  # of a difference that is learnt by entries that are new
SLOWING: Final = 0.002


def colonies_at(ports: i64, provinces: i64) -> i64:
    return COLONIES + (ports - 1) * 6 + provinces - 1


def columns_at(port_boxes: i64, urns: i64) -> i64:
    return COLUMNS + port_boxes * 21 + urns


def food_at(irrigation: i64, provinces: i64, food: i64) -> i64:
    return FOOD + (irrigation * 6 + provinces - 1) * 16 + food


def goods_at(coinage: i64, wealth: i64, goods: i64) -> i64:
    return GOODS + (coinage * 9 + wealth) * 16 + goods


def armies_at(formations: i64, conquest: i64, armies: i64) -> i64:
    return ARMIES + (formations * 11 + conquest) * 13 + armies


def tribes_at(conquest: i64, strength: i64) -> i64:
    return TRIBES + conquest * 21 + (strength if strength < STRENGTH_MOST else STRENGTH_MOST)


def might_at(provinces: i64, strength: i64) -> i64:
    return MIGHT + (provinces - 1) * 21 + (strength if strength < STRENGTH_MOST else STRENGTH_MOST)


def power_at(large: i64, goods: i64, wealth: i64) -> i64:
    return POWER + large * 56 + goods + WEALTH_WORTH * wealth


def monument_at(monument: i64, later: i64, architecture: i64, boxes: i64) -> i64:
    return MONUMENTS + ((monument * 2 + later) * 2 + architecture) * 14 + boxes


def owned_at(development: i64) -> i64:
    return OWNED + development * 18


def ships_at(navy: i64, shipbuilding: i64, ships: i64) -> i64:
    return SHIPS + (navy * 2 + shipbuilding) * 9 + ships


def bit(sheet: Sheet, development: i64) -> i64:
    return (sheet.developments >> development) & 1


def large_left(sheet: Sheet) -> i64:
    """Large developments that are not owned yet."""
    count: i64 = 0
    for development in range(DEVELOPMENT_COUNT):
        if COST[development] >= LARGE and not sheet.has(development):
            count += 1
    return count


def is_later(s: IronAge, seat: i64, monument: i64) -> i64:
    """Whether somebody else was the first to finish a monument."""
    first = s.first[monument]
    return 1 if first >= 0 and first != seat else 0


def learnt() -> Tables:
    """The tables that are shipped, read once. Nobody writes into them."""
    if not _SHIPPED:
        tables = Tables()
        tables.unpack(files("carrack.bots.iron_age").joinpath(WEIGHTS).read_bytes())
        _SHIPPED.append(tables)
    return _SHIPPED[0]


@final
class Tables:
    """The entries, and how often each was learnt."""

    def __init__(self) -> None:
        self.weights: vec[float] = vec[float]([0.0] * (SIZE * (MOST_LEFT + 1)))
        self.visits: vec[i64] = vec[i64]([0] * (SIZE * (MOST_LEFT + 1)))
        self.places: vec[i64] = vec[i64]([0] * 80)
        self.found: i64 = 0

    def copy(self, other: Tables) -> None:
        """The entries of others."""
        for i in range(SIZE * (MOST_LEFT + 1)):
            self.weights[i] = other.weights[i]

    def packed(self) -> bytes:
        """The entries in hundredths of a point, two bytes each."""
        return b"".join([round(weight * 100).to_bytes(2, "little", signed=True) for weight in self.weights])

    def unpack(self, data: bytes) -> None:
        for i in range(SIZE * (MOST_LEFT + 1)):
            self.weights[i] = float(int.from_bytes(data[2 * i : 2 * i + 2], "little", signed=True)) / 100.0

    def value(self, s: IronAge, seat: i64, left: i64) -> float:
        """The points that a seat's sheet will still bring when so many rounds are left to it."""
        self.look(s, seat, left)
        total: float = 0.0
        for i in range(self.found):
            total += self.weights[self.places[i]]
        return total

    def add(self, place: i64) -> None:
        self.places[self.found] = place
        self.found += 1

    def look(self, s: IronAge, seat: i64, left: i64) -> None:
        """The places of all entries that have a say."""
        sheet = s.sheets[seat]
        base = left * SIZE
        ports = sheet.ports()
        provinces = sheet.provinces()
        dice = ports if ports > provinces else provinces
        strength = strength_of(sheet)
        architecture = bit(sheet, ARCHITECTURE)
        self.found = 0
        self.add(base + BIAS)
        self.add(base + colonies_at(ports, provinces))
        self.add(base + columns_at(sheet.port_boxes, sheet.urns))
        self.add(base + BOXES + sheet.province_boxes)
        self.add(base + food_at(bit(sheet, IRRIGATION), provinces, sheet.food))
        self.add(base + goods_at(bit(sheet, COINAGE), sheet.wealth, sheet.goods))
        self.add(base + armies_at(bit(sheet, FORMATIONS), sheet.conquest, sheet.armies))
        self.add(base + tribes_at(sheet.conquest, strength))
        self.add(base + might_at(provinces, strength))
        self.add(base + power_at(large_left(sheet), sheet.goods, sheet.wealth))
        self.add(base + ships_at(bit(sheet, NAVY), bit(sheet, SHIPBUILDING), sheet.ships))
        for monument in range(MONUMENT_COUNT):
            later = is_later(s, seat, monument)
            self.add(base + monument_at(monument, later, architecture, sheet.monuments[monument]))
        for development in range(DEVELOPMENT_COUNT):
            if sheet.has(development):
                at = base + owned_at(development)
                self.add(at + dice - 1)
                self.add(at + 5 + ports)
                self.add(at + 11 + provinces)

    def learn(self, s: IronAge, seat: i64, left: i64, target: float) -> float:
        """Move what is said of a sheet towards what it turned out to be; how far it was off."""
        off = target - self.value(s, seat, left)
        for i in range(self.found):
            place = self.places[i]
            self.visits[place] += 1
            self.weights[place] += off * STEP * rate(self.visits[place]) / float(self.found)
        return off


_SHIPPED: Final[list[Tables]] = []


def rate(visits: i64) -> float:
    """An entry that was learnt often moves less."""
    return 1.0 / (1.0 + SLOWING * float(visits))
