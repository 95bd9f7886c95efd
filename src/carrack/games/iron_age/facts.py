"""Every number of the game, as on the score sheet, the pegboard and the dice. No logic.

The source column says how sure a row is:
    rules  the rulebook's text says so
    web    a public review or reference says so
    guess  follows from those, or from the older game of the family
    made   reconstructed: the score sheet's picture is lost, and the number was made to fit everything known
To correct a number, change it here and raise `VERSION` in game.py: nothing else knows it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

CERTAINTIES: Final = ("rules", "web", "guess", "made")

# Dice. The Fate die lies last, after at most six Empire dice.

EMPIRE_DICE: Final[i64] = 6
FATE_DIE: Final[i64] = 6
DICE: Final[i64] = 7
FACES: Final[i64] = 6
ROLLS: Final[i64] = 3

FOOD_FACE: Final[i64] = 0
PEOPLE_FACE: Final[i64] = 1
EITHER_FACE: Final[i64] = 2
GOODS_FACE: Final[i64] = 3
INNOVATION_FACE: Final[i64] = 4
SKULL_FACE: Final[i64] = 5

DROUGHT: Final[i64] = 0
HARVEST: Final[i64] = 1
OMENS: Final[i64] = 2
CONQUEST: Final[i64] = 3
TRIBUTE: Final[i64] = 4
TRADE: Final[i64] = 5


class Face(NamedTuple):
    name: str
    food: int
    population: int
    source: str


class FateFace(NamedTuple):
    name: str
    food_per_die: int
    source: str


# fmt: off
EMPIRE_FACES: Final = (
    #     name        food  population
    Face("food",         3,  0, "guess"),
    Face("people",       0,  3, "guess"),
    Face("either",       2,  2, "rules"),  # food or population, as its owner declares
    Face("goods",        0,  0, "rules"),  # a good for each port
    Face("innovation",   0,  0, "rules"),
    Face("skull",        0,  1, "guess"),  # locked while rolling; also a good. Only the population is a guess
)
# fmt: on

# fmt: off
FATE_FACES: Final = (
    #         name       food per food die
    FateFace("drought",  -1, "guess"),  # that it lowers each food die: web; by how much: a guess
    FateFace("harvest",   1, "guess"),
    FateFace("omens",     0, "rules"),
    FateFace("conquest",  0, "rules"),
    FateFace("tribute",   0, "rules"),
    FateFace("trade",     0, "made"),  # a goods face
)
# fmt: on

SKULL_GOODS: Final[i64] = 1

# The pegboard: five rows.

WEALTH_MOST: Final[i64] = 8
SHIPS_MOST: Final[i64] = 8
ARMIES_MOST: Final[i64] = 12
GOODS_MOST: Final[i64] = 15
FOOD_MOST: Final[i64] = 15

FOOD_START: Final[i64] = 3
GOODS_START: Final[i64] = 1
ARMIES_START: Final[i64] = 1

# Ports and provinces. The first of each is printed as built.


class Port(NamedTuple):
    urns: int
    source: str


class Province(NamedTuple):
    boxes: int
    tribute: int
    armies: int
    source: str


# fmt: off
PORTS: Final = (
    #   urns
    Port(2, "rules"),  # the second port
    Port(3, "made"),
    Port(4, "made"),
    Port(5, "made"),
    Port(6, "made"),
)
# fmt: on

# fmt: off
PROVINCES: Final = (
    #     boxes tribute armies
    Province(2, 1, 2, "rules"),  # the second province
    Province(3, 2, 2, "made"),   # the armies of this and the next ones: rules
    Province(5, 3, 2, "made"),
    Province(6, 4, 2, "made"),
    Province(7, 5, 2, "made"),
)
# fmt: on

# Monuments.


class Monument(NamedTuple):
    name: str
    boxes: int
    first: int
    later: int
    source: str


# fmt: off
MONUMENTS: Final = (
    #         name        boxes first later
    Monument("oracle",       4,  4,  3, "made"),
    Monument("lighthouse",   6,  6,  4, "made"),
    Monument("aqueduct",     8,  8,  6, "made"),
    Monument("parthenon",   10, 10,  7, "made"),
    Monument("colosseum",   13, 13, 10, "rules"),  # its name and points; the boxes are made
)
# fmt: on

# Developments.

LEADERSHIP: Final[i64] = 0
GRANARIES: Final[i64] = 1
DYEMAKING: Final[i64] = 2
MEDICINE: Final[i64] = 3
FORMATIONS: Final[i64] = 4
IRRIGATION: Final[i64] = 5
METALLURGY: Final[i64] = 6
SHIPBUILDING: Final[i64] = 7
RELIGION: Final[i64] = 8
COINAGE: Final[i64] = 9
ENGINEERING: Final[i64] = 10
PHILOSOPHY: Final[i64] = 11
NAVY: Final[i64] = 12
ARCHITECTURE: Final[i64] = 13
EMPIRE: Final[i64] = 14


class Development(NamedTuple):
    """`source` is that of cost and points, `effect_source` that of what it does."""

    name: str
    cost: int
    points: int
    source: str
    effect_source: str


# fmt: off
DEVELOPMENTS: Final = (
    #            name          cost points  source   effect's
    Development("leadership",    2,  2, "web",   "web"),
    Development("granaries",     3,  2, "web",   "made"),
    Development("dyemaking",     5,  4, "web",   "web"),
    Development("medicine",      5,  4, "made",  "rules"),
    Development("formations",    6,  5, "made",  "rules"),
    Development("irrigation",    6,  5, "made",  "web"),
    Development("metallurgy",    7,  5, "made",  "made"),
    Development("shipbuilding",  7,  5, "made",  "rules"),
    Development("religion",      8,  6, "made",  "made"),
    Development("coinage",       9,  7, "made",  "made"),
    Development("engineering",  10,  8, "made",  "made"),  # its name too
    Development("philosophy",   11,  8, "made",  "made"),  # its name too
    Development("navy",         12,  9, "made",  "rules"),
    Development("architecture", 14, 10, "made",  "made"),
    Development("empire",       16, 12, "made",  "made"),  # its name too
)
# fmt: on

IRRIGATION_FOOD: Final[i64] = 1
DYEMAKING_GOODS: Final[i64] = 1
FORMATIONS_STRENGTH: Final[i64] = 2
NAVY_STRENGTH: Final[i64] = 1  # per ship
COINAGE_GOODS: Final[i64] = 3
ENGINEERING_POPULATION: Final[i64] = 1  # per people die
INNOVATION_WORTH: Final[i64] = 3
PHILOSOPHY_WORTH: Final[i64] = 5
WEALTH_WORTH: Final[i64] = 5
WEALTH_GOODS: Final[i64] = 4
SHIP_GOODS: Final[i64] = 2
ARMY_FOOD: Final[i64] = 1

# Disasters, by the number of skulls.

NO_DISASTER: Final[i64] = 0
REVOLT: Final[i64] = 1
BARBARIANS: Final[i64] = 2
PESTILENCE: Final[i64] = 3
CIVIL_WAR: Final[i64] = 4
INVASION: Final[i64] = 5


class Disaster(NamedTuple):
    """`size` is the number of skull boxes, or the strength that is fought."""

    name: str
    size: int
    source: str


# fmt: off
DISASTERS: Final = (
    #         name         size
    Disaster("none",          0, "rules"),
    Disaster("revolt",        1, "made"),   # 1 skull
    Disaster("barbarians",    4, "rules"),  # 2 skulls; the count is made
    Disaster("pestilence",    3, "guess"),  # 3 skulls
    Disaster("civil-war",     4, "made"),   # 4 skulls
    Disaster("invasion",     10, "rules"),  # 5 or 6 skulls; the count is a guess
)
# fmt: on

DISASTER_BY_SKULLS: Final = vec[i64]([0, 1, 2, 3, 4, 5, 5])

# Conquest, the end, the score.

CONQUEST_START: Final[i64] = 1
CONQUEST_MOST: Final[i64] = 10


class End(NamedTuple):
    """The game is over after the round in which one of the three is reached."""

    developments: int
    tribute: int
    monuments_missing: int
    source: str


ENDS: Final = (
    End(5, 30, 1, "rules"),  # short
    End(7, 50, 0, "rules"),  # normal
)

SOLO_ROUNDS: Final[i64] = 8
SOLO_TARGET: Final[i64] = 100

SHIP_POINTS: Final[i64] = 1  # with Shipbuilding
WEALTH_POINTS: Final[i64] = 1
ARCHITECTURE_POINTS: Final[i64] = 2  # per finished monument
EMPIRE_POINTS: Final[i64] = 1  # per port and per province

# The same tables as vectors, for speed.

MONUMENT_COUNT: Final[i64] = 5
DEVELOPMENT_COUNT: Final[i64] = 15
PORT_COLUMNS: Final[i64] = 5
FOOD_OF_FACE: Final = vec[i64]([face.food for face in EMPIRE_FACES])
POPULATION_OF_FACE: Final = vec[i64]([face.population for face in EMPIRE_FACES])
FOOD_OF_FATE: Final = vec[i64]([face.food_per_die for face in FATE_FACES])
MONUMENT_BOXES: Final = vec[i64]([monument.boxes for monument in MONUMENTS])
MONUMENT_FIRST: Final = vec[i64]([monument.first for monument in MONUMENTS])
MONUMENT_LATER: Final = vec[i64]([monument.later for monument in MONUMENTS])
COST: Final = vec[i64]([development.cost for development in DEVELOPMENTS])
POINTS: Final = vec[i64]([development.points for development in DEVELOPMENTS])
DISASTER_SIZE: Final = vec[i64]([disaster.size for disaster in DISASTERS])


def _totals(parts: list[int]) -> list[int]:
    """For each number of filled boxes from 0 to all: how many columns they complete, from the left."""
    ends = [sum(parts[: i + 1]) for i in range(len(parts))]
    return [sum(1 for end in ends if end <= filled) for filled in range(sum(parts) + 1)]


_URN_COLUMNS: Final = _totals([port.urns for port in PORTS])
_PROVINCE_COLUMNS: Final = _totals([province.boxes for province in PROVINCES])
COLUMNS_BY_URNS: Final = vec[i64]([columns for columns in _URN_COLUMNS])  # noqa: C416  # mypyc makes vectors of these
COLUMNS_BY_BOXES: Final = vec[i64]([columns for columns in _PROVINCE_COLUMNS])  # noqa: C416
URNS_MOST: Final[i64] = 20
PROVINCE_BOXES_MOST: Final[i64] = 23
if sum([port.urns for port in PORTS]) != URNS_MOST:
    raise ValueError("URNS_MOST is not the sum of the urns of PORTS")
if sum([province.boxes for province in PROVINCES]) != PROVINCE_BOXES_MOST:
    raise ValueError("PROVINCE_BOXES_MOST is not the sum of the boxes of PROVINCES")
PROVINCE_TRIBUTE: Final = vec[i64]([province.tribute for province in PROVINCES])
PROVINCE_ARMIES: Final = vec[i64]([province.armies for province in PROVINCES])

# How sure each number above is that stands outside a table.
NUMBERS: Final[dict[str, tuple[int, str]]] = {
    "ROLLS": (ROLLS, "rules"),
    "SKULL_GOODS": (SKULL_GOODS, "rules"),
    "WEALTH_MOST": (WEALTH_MOST, "made"),
    "SHIPS_MOST": (SHIPS_MOST, "made"),
    "ARMIES_MOST": (ARMIES_MOST, "made"),
    "GOODS_MOST": (GOODS_MOST, "rules"),
    "FOOD_MOST": (FOOD_MOST, "guess"),
    "FOOD_START": (FOOD_START, "rules"),
    "GOODS_START": (GOODS_START, "rules"),
    "ARMIES_START": (ARMIES_START, "rules"),
    "IRRIGATION_FOOD": (IRRIGATION_FOOD, "web"),
    "DYEMAKING_GOODS": (DYEMAKING_GOODS, "web"),
    "FORMATIONS_STRENGTH": (FORMATIONS_STRENGTH, "rules"),
    "NAVY_STRENGTH": (NAVY_STRENGTH, "guess"),
    "COINAGE_GOODS": (COINAGE_GOODS, "made"),
    "ENGINEERING_POPULATION": (ENGINEERING_POPULATION, "made"),
    "INNOVATION_WORTH": (INNOVATION_WORTH, "rules"),
    "PHILOSOPHY_WORTH": (PHILOSOPHY_WORTH, "made"),
    "WEALTH_WORTH": (WEALTH_WORTH, "rules"),
    "WEALTH_GOODS": (WEALTH_GOODS, "rules"),
    "SHIP_GOODS": (SHIP_GOODS, "rules"),
    "ARMY_FOOD": (ARMY_FOOD, "rules"),
    "CONQUEST_START": (CONQUEST_START, "rules"),
    "CONQUEST_MOST": (CONQUEST_MOST, "made"),
    "SOLO_ROUNDS": (SOLO_ROUNDS, "rules"),
    "SOLO_TARGET": (SOLO_TARGET, "rules"),
    "SHIP_POINTS": (SHIP_POINTS, "made"),
    "WEALTH_POINTS": (WEALTH_POINTS, "guess"),
    "ARCHITECTURE_POINTS": (ARCHITECTURE_POINTS, "made"),
    "EMPIRE_POINTS": (EMPIRE_POINTS, "made"),
}

TABLES: Final = {
    "empire_faces": EMPIRE_FACES,
    "fate_faces": FATE_FACES,
    "ports": PORTS,
    "provinces": PROVINCES,
    "monuments": MONUMENTS,
    "developments": DEVELOPMENTS,
    "disasters": DISASTERS,
    "ends": ENDS,
}


def all_facts() -> dict[str, object]:
    """Every number above as plain data, without its source: the digest of this stands in each record."""
    facts: dict[str, object] = {name: number for name, (number, _source) in NUMBERS.items()}
    facts["disaster_by_skulls"] = [int(kind) for kind in DISASTER_BY_SKULLS]
    for name, table in TABLES.items():
        facts[name] = [[value for value in row if value not in CERTAINTIES] for row in table]
    return facts
