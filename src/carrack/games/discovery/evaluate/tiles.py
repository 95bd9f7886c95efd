"""What a capital building is worth to a seat that owns it, or may buy it."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.discovery.chapters.scoring import counted, ending_points
from carrack.games.discovery.edition_2015.facts import CROWD, EDICT_COLONISTS
from carrack.games.discovery.evaluate.colonies import settling_worth
from carrack.games.discovery.evaluate.edition_2015 import later_tile_worth
from carrack.games.discovery.evaluate.outlook import Outlook
from carrack.games.discovery.evaluate.weights import DOCK_FREE, HAND_WORTH, TILE_WORTH, WAITING, WEIGHTS
from carrack.games.discovery.state import GOODS_OF, TILES_OF
from carrack.games.discovery.tables.facts import (
    ALLIES,
    EXPEDITION_VALUE,
    INCA_MONEY,
    PRIVATEERS_MONEY,
    REGIONS,
    RUM_MONEY,
    SUGAR,
)
from carrack.games.discovery.tables.questions import BENEFITS_STAGE
from carrack.games.discovery.tables.tiles import (
    BOARD,
    EXPLORE,
    INCA_CONQUEST,
    INDIAN_ALLIES,
    JOIN,
    MONEY,
    NEW_WORLD_CARTOGRAPHY,
    OVERPOPULATION,
    PAPAL_EDICT,
    PRIVATEERS,
    PROSPERITY,
    RUM_DISTILLERY,
    TILE_KINDS,
    TILE_POINTS,
    UNIVERSITY,
)


def owned_worth(o: Outlook) -> float:
    """All of a seat's tiles, beyond their points as they stand, which it finds on the way."""
    rules = o.s.rules
    tiles = o.s.tiles
    first = (TILES_OF + o.seat) * TILE_KINDS
    worth: float = 0.0
    for tile in range(TILE_KINDS):
        copies = tiles[first + tile]
        if copies > 0:
            o.points += copies * TILE_POINTS[tile]
            if rules.ending_of[tile] >= 0:
                o.points += ending_points(o.s, o.seat, rules.ending_of[tile])
            worth += float(copies) * tile_worth(o, tile, False)
    return worth


def tile_worth(o: Outlook, tile: i64, bought: bool) -> float:
    """What it will still bring; when it is yet to be bought, with its points and what it does at once."""
    s = o.s
    if tile == NEW_WORLD_CARTOGRAPHY:
        worth = 0.0 if s.is_spent(tile) or not s.regions_left() else WEIGHTS[o.weights + TILE_WORTH + tile]
    elif tile == UNIVERSITY and s.is_spent(tile):
        worth = 0.0
    else:
        worth = WEIGHTS[o.weights + TILE_WORTH + tile] * float(o.left + 1) + benefit_worth(o, tile)
    if tile == RUM_DISTILLERY:
        worth += o.incomes * float(RUM_MONEY * s.good(GOODS_OF + o.seat, SUGAR))
    elif tile == PRIVATEERS:
        worth += 0.8 * o.incomes * float(PRIVATEERS_MONEY * s.ships[o.seat] * (s.seats - 1))
    if s.rules.is_2015:
        worth += later_tile_worth(o, tile, bought)
    if not bought:
        return worth
    worth += float(TILE_POINTS[tile])
    if tile == INCA_CONQUEST:
        worth += o.dollar * float(INCA_MONEY)
    elif tile == INDIAN_ALLIES:
        worth += allies_worth(o, ALLIES)
    elif tile == PAPAL_EDICT:
        worth += allies_worth(o, EDICT_COLONISTS)
    elif tile == OVERPOPULATION:
        worth += allies_worth(o, CROWD)
    return worth + ending_worth(o, tile)


def benefit_worth(o: Outlook, tile: i64) -> float:
    """Of a recurring tile: money in each of the benefits to come, workers for each turn to come."""
    rules = o.s.rules
    item = rules.benefit_of[tile]
    if item < 0:
        return 0.0
    does = rules.benefit_does[item]
    amount = float(rules.benefit_amount[item])
    if does == MONEY:
        return amount * o.benefits
    turns = float(o.left if o.s.stage <= BENEFITS_STAGE else o.left - 1)
    if turns <= 0.0:
        return 0.0
    if does == JOIN:
        return amount * turns * WEIGHTS[o.weights + HAND_WORTH + rules.benefit_subject[item]]
    if does == EXPLORE:
        return amount * turns * WEIGHTS[o.weights + WAITING] * float(EXPEDITION_VALUE[rules.benefit_subject[item]])
    if does == BOARD:
        return turns * WEIGHTS[o.weights + DOCK_FREE]
    return 0.0


def allies_worth(o: Outlook, people: i64) -> float:
    """So many where they do most good, if one stands anywhere."""
    best: float = 0.0
    for region in range(REGIONS):
        if o.s.people(region, o.seat) > 0:
            gain = settling_worth(o, region, people)
            if gain > best:
                best = gain
    return best


def ending_worth(o: Outlook, tile: i64) -> float:
    """The points of a tile that counts at the end, as things stand."""
    rules = o.s.rules
    ending = rules.ending_of[tile]
    if ending < 0:
        return 0.0
    count = counted(o.s, o.seat, tile)
    if tile == PROSPERITY:
        count += 1
    return float(count // rules.ending_per[ending] * rules.ending_points[ending])
