"""Every number of the game, written down a second time by hand: a slip in one of the two tables is found."""

from __future__ import annotations

from carrack.games.iron_age import facts
from carrack.games.iron_age.verbs import VERBS, WEALTH_SPENT
from tests.iron_age.table import GAME

# fmt: off
EMPIRE_FACES = [
    # face         food population
    ("food",         3, 0, "guess"),
    ("people",       0, 3, "guess"),
    ("either",       2, 2, "rules"),
    ("goods",        0, 0, "rules"),
    ("innovation",   0, 0, "rules"),
    ("skull",        0, 1, "guess"),
]

FATE_FACES = [
    # face     food per food die
    ("drought",  -1, "guess"),
    ("harvest",   1, "guess"),
    ("omens",     0, "rules"),
    ("conquest",  0, "rules"),
    ("tribute",   0, "rules"),
    ("trade",     0, "made"),
]

PORTS = [
    # urns
    (2, "rules"),
    (3, "made"),
    (4, "made"),
    (5, "made"),
    (6, "made"),
]

PROVINCES = [
    # boxes, tribute, armies
    (2, 1, 2, "rules"),
    (3, 2, 2, "made"),
    (5, 3, 2, "made"),
    (6, 4, 2, "made"),
    (7, 5, 2, "made"),
]

MONUMENTS = [
    #            boxes first later
    ("oracle",       4,  4,  3, "made"),
    ("lighthouse",   6,  6,  4, "made"),
    ("aqueduct",     8,  8,  6, "made"),
    ("parthenon",   10, 10,  7, "made"),
    ("colosseum",   13, 13, 10, "rules"),
]

DEVELOPMENTS = [
    #              cost points   source  the effect's
    ("leadership",    2,  2, "web",   "web"),
    ("granaries",     3,  2, "web",   "made"),
    ("dyemaking",     5,  4, "web",   "web"),
    ("medicine",      5,  4, "made",  "rules"),
    ("formations",    6,  5, "made",  "rules"),
    ("irrigation",    6,  5, "made",  "web"),
    ("metallurgy",    7,  5, "made",  "made"),
    ("shipbuilding",  7,  5, "made",  "rules"),
    ("religion",      8,  6, "made",  "made"),
    ("coinage",       9,  7, "made",  "made"),
    ("engineering",  10,  8, "made",  "made"),
    ("philosophy",   11,  8, "made",  "made"),
    ("navy",         12,  9, "made",  "rules"),
    ("architecture", 14, 10, "made",  "made"),
    ("empire",       16, 12, "made",  "made"),
]

DISASTERS = [
    #           size
    ("none",       0, "rules"),
    ("revolt",     1, "made"),
    ("barbarians", 4, "rules"),
    ("pestilence", 3, "guess"),
    ("civil-war",  4, "made"),
    ("invasion",  10, "rules"),
]

DISASTER_BY_SKULLS = ["none", "revolt", "barbarians", "pestilence", "civil-war", "invasion", "invasion"]

ENDS = [
    # developments, tribute, monuments missing
    (5, 30, 1, "rules"),  # short
    (7, 50, 0, "rules"),  # normal
]

NUMBERS = {
    "ROLLS":                   (3, "rules"),
    "SKULL_GOODS":             (1, "rules"),
    "WEALTH_MOST":             (8, "made"),
    "SHIPS_MOST":              (8, "made"),
    "ARMIES_MOST":            (12, "made"),
    "GOODS_MOST":             (15, "rules"),
    "FOOD_MOST":              (15, "guess"),
    "FOOD_START":              (3, "rules"),
    "GOODS_START":             (1, "rules"),
    "ARMIES_START":            (1, "rules"),
    "IRRIGATION_FOOD":         (1, "web"),
    "DYEMAKING_GOODS":         (1, "web"),
    "FORMATIONS_STRENGTH":     (2, "rules"),
    "NAVY_STRENGTH":           (1, "guess"),
    "COINAGE_GOODS":           (3, "made"),
    "ENGINEERING_POPULATION":  (1, "made"),
    "INNOVATION_WORTH":        (3, "rules"),
    "PHILOSOPHY_WORTH":        (5, "made"),
    "WEALTH_WORTH":            (5, "rules"),
    "WEALTH_GOODS":            (4, "rules"),
    "SHIP_GOODS":              (2, "rules"),
    "ARMY_FOOD":               (1, "rules"),
    "CONQUEST_START":          (1, "rules"),
    "CONQUEST_MOST":          (10, "made"),
    "SOLO_ROUNDS":             (8, "rules"),
    "SOLO_TARGET":           (100, "rules"),
    "SHIP_POINTS":             (1, "made"),
    "WEALTH_POINTS":           (1, "guess"),
    "ARCHITECTURE_POINTS":     (2, "made"),
    "EMPIRE_POINTS":           (1, "made"),
}
# fmt: on

# Names of faces, developments and disasters by number, and how many there are: no numbers of the game's own.
INDICES = """
EMPIRE_DICE FATE_DIE DICE FACES FOOD_FACE PEOPLE_FACE EITHER_FACE GOODS_FACE INNOVATION_FACE SKULL_FACE
DROUGHT HARVEST OMENS CONQUEST TRIBUTE TRADE
LEADERSHIP GRANARIES DYEMAKING MEDICINE FORMATIONS IRRIGATION METALLURGY SHIPBUILDING RELIGION COINAGE ENGINEERING
PHILOSOPHY NAVY ARCHITECTURE EMPIRE
NO_DISASTER REVOLT BARBARIANS PESTILENCE CIVIL_WAR INVASION
MONUMENT_COUNT DEVELOPMENT_COUNT PORT_COLUMNS URNS_MOST PROVINCE_BOXES_MOST
"""


def test_empire_faces() -> None:
    assert [tuple(row) for row in facts.EMPIRE_FACES] == EMPIRE_FACES


def test_fate_faces() -> None:
    assert [tuple(row) for row in facts.FATE_FACES] == FATE_FACES


def test_ports() -> None:
    assert [tuple(row) for row in facts.PORTS] == PORTS


def test_provinces() -> None:
    assert [tuple(row) for row in facts.PROVINCES] == PROVINCES


def test_monuments() -> None:
    assert [tuple(row) for row in facts.MONUMENTS] == MONUMENTS


def test_developments() -> None:
    assert [tuple(row) for row in facts.DEVELOPMENTS] == DEVELOPMENTS


def test_disasters() -> None:
    assert [tuple(row) for row in facts.DISASTERS] == DISASTERS
    assert [facts.DISASTERS[kind].name for kind in facts.DISASTER_BY_SKULLS] == DISASTER_BY_SKULLS


def test_ends() -> None:
    assert [tuple(row) for row in facts.ENDS] == ENDS


def test_numbers() -> None:
    assert facts.NUMBERS == NUMBERS


def test_the_box_holds_six_empire_dice_and_a_fate_die() -> None:
    assert (facts.EMPIRE_DICE, facts.DICE, facts.FACES) == (6, 7, 6)
    assert len(facts.PORTS) + 1 == len(facts.PROVINCES) + 1 == 6


def test_totals_of_the_sheet() -> None:
    assert sum(row.urns for row in facts.PORTS) == facts.URNS_MOST == 20
    assert sum(row.boxes for row in facts.PROVINCES) == facts.PROVINCE_BOXES_MOST == 23
    assert sum(row.tribute for row in facts.PROVINCES) == 15
    assert sum(row.armies for row in facts.PROVINCES) == 10
    assert sum(row.boxes for row in facts.MONUMENTS) == sum(row.first for row in facts.MONUMENTS) == 41
    assert sum(row.later for row in facts.MONUMENTS) == 30


def test_the_sizes_fit_the_tables() -> None:
    assert len(facts.MONUMENTS) == facts.MONUMENT_COUNT
    assert len(facts.DEVELOPMENTS) == facts.DEVELOPMENT_COUNT
    assert len(facts.PORTS) == facts.PORT_COLUMNS
    assert len(facts.DISASTER_BY_SKULLS) == facts.EMPIRE_DICE + 1


def test_the_names_by_number_fit_the_tables() -> None:
    for i, row in enumerate(facts.DEVELOPMENTS):
        assert getattr(facts, row.name.upper()) == i
    for i, fate in enumerate(facts.FATE_FACES):
        assert getattr(facts, fate.name.upper()) == i
    for i, face in enumerate(facts.EMPIRE_FACES):
        assert getattr(facts, f"{face.name.upper()}_FACE") == i
    for i, disaster in enumerate(facts.DISASTERS[1:]):
        assert getattr(facts, disaster.name.upper().replace("-", "_")) == i + 1


def test_the_action_table_has_room_for_every_payment_and_every_store() -> None:
    dearest = max(row.cost for row in facts.DEVELOPMENTS)
    most_wealth = (dearest + facts.WEALTH_WORTH - 1) // facts.WEALTH_WORTH
    assert most_wealth + 1 == WEALTH_SPENT == len(VERBS.by_name["buy"].arguments["wealth"])
    assert VERBS.by_name["store"].count == facts.GOODS_MOST // facts.COINAGE_GOODS + 1


def test_every_number_has_its_source() -> None:
    numbers = {name for name, value in vars(facts).items() if name.isupper() and isinstance(value, int)}
    assert numbers - set(INDICES.split()) == facts.NUMBERS.keys()
    assert {row[-1] for table in facts.TABLES.values() for row in table} <= set(facts.CERTAINTIES)


def test_the_digest_covers_every_number_and_no_source() -> None:
    said = facts.all_facts()
    assert GAME.facts == said
    assert said["disaster_by_skulls"] == [0, 1, 2, 3, 4, 5, 5]
    assert said["monuments"] == [list(row[:-1]) for row in MONUMENTS]
    assert said["developments"] == [list(row[:-2]) for row in DEVELOPMENTS]
    assert said["provinces"] == [list(row[:-1]) for row in PROVINCES]
    assert {name: said[name] for name in NUMBERS} == {name: number for name, (number, _) in NUMBERS.items()}
    assert said.keys() == NUMBERS.keys() | facts.TABLES.keys() | {"disaster_by_skulls"}
