"""What bots need to know about this game: how good it stands for a seat, in points.

The score as it stands, plus what everything else should still bring: dice and ports by the turns to come, armies by
the conquests and demands to come, goods and wealth by what they buy, boxes by what they will complete and, while the
dice are being rolled, what lies on the table and what may be hoped of the dice in hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.state import OVER
from carrack.games.iron_age import roll
from carrack.games.iron_age.battles import strength_of
from carrack.games.iron_age.collect import food_of, food_per_die, goods_of, population_of
from carrack.games.iron_age.ending import GOES_ON, count_developments, end_of, why_over
from carrack.games.iron_age.facts import (
    BARBARIANS,
    CIVIL_WAR,
    COLUMNS_BY_BOXES,
    CONQUEST,
    DEVELOPMENT_COUNT,
    DEVELOPMENTS,
    DISASTER_BY_SKULLS,
    DISASTER_SIZE,
    EITHER_FACE,
    EMPIRE_DICE,
    FACES,
    FATE_DIE,
    FOOD_MOST,
    GOODS_MOST,
    INNOVATION_FACE,
    INNOVATION_WORTH,
    INVASION,
    MONUMENT_BOXES,
    MONUMENT_COUNT,
    MONUMENT_FIRST,
    MONUMENT_LATER,
    OMENS,
    PESTILENCE,
    PHILOSOPHY,
    PHILOSOPHY_WORTH,
    PORTS,
    PROVINCES,
    RELIGION,
    REVOLT,
    ROLLS,
    SKULL_FACE,
    SOLO_ROUNDS,
    TRADE,
    TRIBUTE,
    WEALTH_POINTS,
)
from carrack.games.iron_age.questions import ASK_BUY, ASK_DECLARE
from carrack.games.iron_age.scoring import score_of
from carrack.games.iron_age.state import IronAge, Sheet

# The weights, in points. Tuned by play: `tools/tune_iron_age.py` prints a better table when it finds one.
# fmt: off
WEIGHT_TABLE: Final = (
    ("good",          0.97),  # a good, while there is something left to buy
    ("wealth",        3.20),  # a wealth, likewise
    ("population",    0.95),  # a population still to be spent
    ("innovation",    0.70),  # each unit of an innovation's worth
    ("food needed",   0.98),  # food up to what the provinces eat next turn
    ("food spare",    0.20),  # food beyond
    ("die",           3.71),  # a further die, a turn
    ("port",          0.70),  # a port, a turn
    ("strength",      0.08),  # a point of strength, a turn
    ("box",           0.79),  # towards a port or province, as a share of what that brings
    ("monument box",  0.80),  # of an unfinished monument, as a share of its points
    ("army lost",     0.36),  # what a battle costs
    ("omens",         1.66),  # turning a die
    ("others",        0.50),  # how much the best opponent's worth counts against one's own
    ("short rounds",  5.18),  # how long a short game usually lasts
    ("rounds",        8.10),  # how long a normal game usually lasts
    ("leadership",    0.81),  # what a development brings a turn, beyond its points
    ("granaries",     0.50),
    ("dyemaking",     0.70),
    ("medicine",      0.20),
    ("formations",    0.00),  # its strength counts already
    ("irrigation",    0.31),
    ("metallurgy",    0.28),
    ("shipbuilding",  0.64),
    ("religion",      0.50),
    ("coinage",       0.37),
    ("engineering",   1.35),
    ("philosophy",    0.90),
    ("navy",          0.03),
    ("architecture",  0.20),
    ("empire",        0.18),
)
# fmt: on
WEIGHTS: Final = vec[float]([weight for _name, weight in WEIGHT_TABLE])

GOOD: Final[i64] = 0
WEALTH: Final[i64] = 1
POPULATION: Final[i64] = 2
INNOVATION: Final[i64] = 3
FOOD_NEEDED: Final[i64] = 4
FOOD_SPARE: Final[i64] = 5
DIE: Final[i64] = 6
PORT: Final[i64] = 7
STRENGTH: Final[i64] = 8
BOX: Final[i64] = 9
MONUMENT_BOX: Final[i64] = 10
ARMY_LOST: Final[i64] = 11
OMENS_WORTH: Final[i64] = 12
OTHERS: Final[i64] = 13
SHORT_ROUNDS: Final[i64] = 14
ROUNDS: Final[i64] = 15
A_TURN: Final[i64] = 16  # + development

COLUMN_START: Final = vec[i64]([sum(province.boxes for province in PROVINCES[:i]) for i in range(len(PROVINCES) + 1)])
URN_START: Final = vec[i64]([sum(port.urns for port in PORTS[:i]) for i in range(len(PORTS) + 1)])


def value(s: IronAge, seat: i64) -> float:
    """One's own worth, less a part of the best opponent's."""
    left = 0.0 if s.actor == OVER else rounds_left(s)
    own = worth_of(s, seat, left)
    if s.actor != OVER and s.turn == seat and s.round > 0:
        if s.step <= ASK_DECLARE:
            own += dice_worth(s, seat)
        else:
            own += WEIGHTS[POPULATION] * float(s.population) + innovations_worth(s.sheets[seat], s.innovations)
    if s.seats == 1:
        return own
    best: float = -1000.0
    for other in range(s.seats):
        if other != seat:
            worth = worth_of(s, other, left)
            if worth > best:
                best = worth
    return own - WEIGHTS[OTHERS] * best


def rounds_left(s: IronAge) -> float:
    """How many rounds will follow this one, roughly: nobody can buy more than one development a turn."""
    if s.seats == 1:
        return float(SOLO_ROUNDS - s.round)
    if why_over(s) != GOES_ON:
        return 0.0
    end = end_of(s)
    usual = WEIGHTS[SHORT_ROUNDS] if end.monuments_missing else WEIGHTS[ROUNDS]
    left = usual - float(s.round)
    if left < 1.0:
        left = 1.0
    for seat in range(s.seats):
        sheet = s.sheets[seat]
        soon = float(end.developments - count_developments(sheet))
        if soon < left:
            left = soon
        soon = float(end.tribute - sheet.tribute) / 6.0
        if soon < left:
            left = soon
    return left


def worth_of(s: IronAge, seat: i64, left: float) -> float:
    """What a seat's sheet and pegs are worth; `left` rounds follow this one."""
    sheet = s.sheets[seat]
    to_come = left + 1.0 if seat > s.turn else left
    spends = to_come + 1.0 if seat == s.turn and s.step <= ASK_BUY else to_come
    soon = 1.0 if spends > 1.0 else spends
    fed = 1.0 if to_come > 1.0 else to_come
    ports = sheet.ports()
    provinces = sheet.provinces()
    dice = ports if ports > provinces else provinces
    worth = float(score_of(s, seat)) + 0.001 * float(sheet.pegs())
    worth += WEIGHTS[DIE] * to_come * float(dice)
    worth += WEIGHTS[PORT] * to_come * float(ports)
    worth += WEIGHTS[STRENGTH] * to_come * float(strength_of(sheet))
    worth += soon * WEIGHTS[GOOD] * float(sheet.goods)
    worth += soon * (WEIGHTS[WEALTH] - float(WEALTH_POINTS)) * float(sheet.wealth)
    worth += fed * food_worth(sheet.food, provinces)
    worth += boxes_worth(sheet, ports, provinces, to_come)
    for development in range(DEVELOPMENT_COUNT):
        if sheet.has(development):
            worth += WEIGHTS[A_TURN + development] * to_come
    for monument in range(MONUMENT_COUNT):
        filled = sheet.monuments[monument]
        if 0 < filled < MONUMENT_BOXES[monument]:
            points = MONUMENT_FIRST[monument] if s.first[monument] < 0 else MONUMENT_LATER[monument]
            worth += soon * WEIGHTS[MONUMENT_BOX] * float(points * filled) / float(MONUMENT_BOXES[monument])
    return worth


def food_worth(food: i64, provinces: i64) -> float:
    """Food in store: what the provinces will eat next turn is worth more than the rest."""
    if food <= provinces:
        return WEIGHTS[FOOD_NEEDED] * float(food)
    return WEIGHTS[FOOD_NEEDED] * float(provinces) + WEIGHTS[FOOD_SPARE] * float(food - provinces)


def boxes_worth(sheet: Sheet, ports: i64, provinces: i64, to_come: float) -> float:
    """Boxes and urns filled towards the next port and province: a share of what that brings from a turn later on."""
    later = to_come - 1.0
    if later <= 0.0:
        return 0.0
    worth: float = 0.0
    if provinces <= len(PROVINCES):
        province = PROVINCES[provinces - 1]
        brings = WEIGHTS[STRENGTH] * later * float(province.armies) + float(province.tribute)
        if provinces >= ports:
            brings += WEIGHTS[DIE] * later
        filled = sheet.province_boxes - COLUMN_START[COLUMNS_BY_BOXES[sheet.province_boxes]]
        worth += WEIGHTS[BOX] * brings * float(filled) / float(province.boxes)
    if ports <= len(PORTS):
        brings = WEIGHTS[PORT] * later
        if ports >= provinces:
            brings += WEIGHTS[DIE] * later
        urns = PORTS[ports - 1].urns
        filled = sheet.urns - URN_START[ports - 1]
        if filled > urns:
            filled = urns
        if sheet.port_boxes >= ports:
            filled += 1
        worth += WEIGHTS[BOX] * brings * float(filled) / float(urns + 1)
    return worth


# The dice of one's own turn.


def dice_worth(s: IronAge, seat: i64) -> float:
    """What the dice bring beyond what is on the board: those on the table as they lie, the others at their hope."""
    away = s.marked | s.to_throw
    faces = s.dice[:]
    hidden: i64 = 0
    first_hidden: i64 = -1
    for die in range(EMPIRE_DICE):
        if (away >> die) & 1:
            hidden += 1
            first_hidden = die
            s.dice[die] = -1
    rolls = ROLLS - s.roll - (0 if s.marked == 0 else 1)
    fate_hidden = (away >> FATE_DIE) & 1 != 0
    if fate_hidden:
        s.dice[FATE_DIE] = OMENS  # as good as nothing for goods and food
    worth = table_worth(s, seat)
    if hidden:
        worth += float(hidden) * die_hope(s, seat, first_hidden, worth, rolls)
    worth += fate_hope(s, seat, rolls) if fate_hidden else fate_worth(s, seat, s.dice[FATE_DIE])
    s.dice = faces
    return worth


def table_worth(s: IronAge, seat: i64) -> float:
    """Of the dice on the table, with the wheat dice used as best they can be, and the disaster they bring."""
    sheet = s.sheets[seat]
    declared = s.food_dice
    best: float = 0.0
    for food_dice in range(roll.showing(s, EITHER_FACE) + 1):
        s.food_dice = food_dice
        worth = resources_worth(s, sheet)
        if food_dice == 0 or worth > best:
            best = worth
    s.food_dice = declared
    return best - skulls_cost(s, sheet, roll.showing(s, SKULL_FACE))


def die_hope(s: IronAge, seat: i64, die: i64, worth: float, rolls: i64) -> float:
    """What one die in hand may be expected to add, with so many rolls after this one; a skull cannot be mended."""
    adds = vec[float]([0.0] * FACES)
    for face in range(FACES):
        s.dice[die] = face
        adds[face] = table_worth(s, seat) - worth
    s.dice[die] = -1
    return expectation(adds, SKULL_FACE, rolls)


def fate_hope(s: IronAge, seat: i64, rolls: i64) -> float:
    adds = vec[float]([0.0] * FACES)
    for face in range(FACES):
        adds[face] = fate_worth(s, seat, face)
    return expectation(adds, -1, rolls)


def expectation(adds: vec[float], locked: i64, rolls: i64) -> float:
    """The mean of six faces when anything below the mean to come is rolled again."""
    hope: float = -1000.0
    for _ in range(rolls + 1 if rolls > 0 else 1):
        total: float = 0.0
        for face in range(FACES):
            total += hope if adds[face] < hope and face != locked else adds[face]
        hope = total / 6.0
    return hope


def resources_worth(s: IronAge, sheet: Sheet) -> float:
    """Goods, food, population and innovations of the dice as they lie, cut at the ends of their rows."""
    goods = goods_of(s, sheet)
    if sheet.goods + goods > GOODS_MOST:
        goods = GOODS_MOST - sheet.goods
    food = sheet.food + food_of(s, sheet)
    if food > FOOD_MOST:
        food = FOOD_MOST
    provinces = sheet.provinces()
    worth = -food_worth(sheet.food, provinces)
    if food < provinces:
        worth -= float(provinces - food)
    else:
        worth += food_worth(food - provinces, provinces)
    worth += WEIGHTS[GOOD] * float(goods)
    worth += WEIGHTS[POPULATION] * float(population_of(s, sheet))
    return worth + innovations_worth(sheet, roll.showing(s, INNOVATION_FACE))


def innovations_worth(sheet: Sheet, innovations: i64) -> float:
    each = PHILOSOPHY_WORTH if sheet.has(PHILOSOPHY) else INNOVATION_WORTH
    return WEIGHTS[INNOVATION] * float(innovations * each)


def skulls_cost(s: IronAge, sheet: Sheet, skulls: i64) -> float:
    """What the disaster of so many skulls costs the roller; less than nothing when it brings him something."""
    disaster = DISASTER_BY_SKULLS[skulls]
    size = float(DISASTER_SIZE[disaster])
    if disaster in (REVOLT, CIVIL_WAR):
        return 0.0 if sheet.has(RELIGION) else size
    if disaster == PESTILENCE:
        return size if s.seats == 1 else -WEIGHTS[OTHERS] * size
    if disaster in (BARBARIANS, INVASION):
        return size - float(strength_of(sheet)) + WEIGHTS[ARMY_LOST]
    return 0.0


def fate_worth(s: IronAge, seat: i64, face: i64) -> float:
    """What a face of the Fate die brings its roller, beyond the food and goods of the Empire dice."""
    sheet = s.sheets[seat]
    if face == CONQUEST:
        gain = float(strength_of(sheet) - sheet.conquest) - WEIGHTS[ARMY_LOST]
        return gain if gain > 0.0 and sheet.armies > 0 else 0.0
    if face == TRIBUTE:
        return demand_worth(s, sheet)
    if face == OMENS:
        return WEIGHTS[OMENS_WORTH]
    if face == TRADE:
        return 0.0 if s.dice[FATE_DIE] == TRADE else WEIGHTS[GOOD] * float(sheet.ports())
    return 0.0 if s.dice[FATE_DIE] == face else WEIGHTS[FOOD_SPARE] * float(food_per_die(sheet, face))


def demand_worth(s: IronAge, sheet: Sheet) -> float:
    """Tribute, or a good from whoever can pay one rather than give much."""
    strength = strength_of(sheet)
    if s.seats == 1:
        return float(strength - s.round) if strength > s.round else 0.0
    total: float = 0.0
    for other in range(s.seats):
        difference = strength - strength_of(s.sheets[other])
        if difference > 0:
            total += float(difference) if difference < 2 or s.sheets[other].goods == 0 else 2.0
    return total


def weight_names() -> list[str]:
    """The names of the weights, in order; the last ones are the developments'."""
    names = [name for name, _weight in WEIGHT_TABLE]
    assert names[A_TURN:] == [development.name for development in DEVELOPMENTS]
    return names
