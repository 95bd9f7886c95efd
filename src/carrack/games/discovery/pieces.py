"""The doors to money, workers and goods: they keep the laws and tell what happened."""

from __future__ import annotations

from mypy_extensions import i16, i64

from carrack.games.discovery.edition_2015.events import BUILDERS_LOST
from carrack.games.discovery.edition_2015.facts import MAGELLAN_CAPTAIN, PLAGUE_NATIVES
from carrack.games.discovery.rules import spot
from carrack.games.discovery.state import (
    COUNTERS_OF,
    CREW,
    CROWD,
    EMPTY,
    FALLEN,
    GOODS_OF,
    HAND,
    ON_MAP,
    SHOWN,
    STACKS,
    SUPPLY,
    TILES_OF,
    WHERE,
    Discovery,
)
from carrack.games.discovery.tables.events import (
    GAINED_MONEY,
    GOOD_DRAWN,
    JOINED,
    PAID,
    REGION_GOOD_TAKEN,
    SETTLED,
    TO_DISCOVERY,
    TO_HAND,
)
from carrack.games.discovery.tables.facts import (
    BUILDER,
    CAPTAIN,
    COLONIST,
    COLONISTS_STRICT,
    COLONY_LEAST,
    COUNTERS,
    EXPEDITION_VALUE,
    GOODS,
    KINDS,
    REGION_GOOD,
    REGIONS,
    SOLDIER,
    WORKERS_MOST,
)
from carrack.games.discovery.tables.tiles import AGE_TILES, MAGELLAN, PLAGUE_1, TILE_AGE, TILE_KINDS

# Money.


def gain_money(s: Discovery, seat: i64, dollars: i64, why: i64) -> None:
    if dollars > 0:
        s.money[seat] += dollars
        s.tell(GAINED_MONEY, seat, dollars, why)


def pay(s: Discovery, seat: i64, dollars: i64, why: i64) -> None:
    """Whoever pays has it: that was asked before."""
    s.money[seat] -= dollars
    if dollars > 0:
        s.tell(PAID, seat, dollars, why)


def shortage(s: Discovery, price: i64) -> dict[str, object]:
    """What a price that the asked seat cannot pay is refused with."""
    money = s.money[s.actor]
    return {"price": int(price), "money": int(money), "missing": int(price - money)}


# Goods, ships, tiles and counters.


def move_good(s: Discovery, good: i64, start: i64, end: i64) -> None:
    """A token from one zone into another."""
    s.goods[start * GOODS + good] -= 1
    s.goods[end * GOODS + good] += 1


def take_good(s: Discovery, seat: i64, good: i64, zone: i64) -> None:
    """A token comes to a seat."""
    move_good(s, good, zone, GOODS_OF + seat)


def gain_ship(s: Discovery, seat: i64) -> None:
    """A merchant ship from the supply."""
    s.ships[seat] += 1


def take_ship(s: Discovery, seat: i64) -> None:
    """The merchant ship on display."""
    s.ship_shown = 0
    gain_ship(s, seat)


def show_tile(s: Discovery, tile: i64) -> None:
    """From its stack onto the display."""
    leave_stack(s, tile, 1)
    s.tiles[SHOWN * TILE_KINDS + tile] += 1
    s.mirror[WHERE + tile] = i16(SHOWN)


def leave_stack(s: Discovery, tile: i64, copies: i64) -> None:
    """Some of a tile are no longer in the stack of its age."""
    s.tiles[SUPPLY * TILE_KINDS + tile] -= copies
    s.mirror[STACKS + TILE_AGE[tile]] -= i16(copies)


def drop_tile(s: Discovery, tile: i64) -> None:
    """From the display out of the game, if it lies there."""
    s.tiles[SHOWN * TILE_KINDS + tile] = 0
    if i64(s.mirror[WHERE + tile]) == SHOWN:
        s.mirror[WHERE + tile] = i16(SUPPLY)


def take_tile(s: Discovery, seat: i64, tile: i64) -> None:
    """From the display."""
    s.tiles[SHOWN * TILE_KINDS + tile] -= 1
    s.tiles[(TILES_OF + seat) * TILE_KINDS + tile] += 1
    s.mirror[WHERE + tile] = i16(TILES_OF + seat)


def see_counter(s: Discovery, counter: i64) -> None:
    """A counter that nobody had seen is turned up for the first time; where it lies then, its chapter says."""
    s.counters[counter] -= 1
    s.looks += 1


def win_counter(s: Discovery, seat: i64, counter: i64) -> None:
    """A counter from the map comes to a seat."""
    s.counters[(COUNTERS_OF + seat) * COUNTERS + counter] += 1


def move_counter(s: Discovery, counter: i64, loser: i64, winner: i64) -> None:
    """A counter goes from one seat to another."""
    s.counters[(COUNTERS_OF + loser) * COUNTERS + counter] -= 1
    win_counter(s, winner, counter)


# Workers.


def in_play(s: Discovery, seat: i64, kind: i64) -> i64:
    """A seat's pieces of a kind in hand, in the boxes and on the map."""
    workers = s.workers
    line = s.line
    worker = seat * KINDS + kind
    count: i64 = 0
    for zone in range(FALLEN):
        count += workers[zone * s.seats * KINDS + worker]
    for slot in range(s.rules.slots):
        if line[slot] == worker:
            count += 1
    return count


def colonists_to_come(s: Discovery, seat: i64, wanted: i64) -> i64:
    """How many of the wanted colonists the supply still holds: all, but in the strict game."""
    if not s.rules.strict_colonists:
        return wanted
    left = COLONISTS_STRICT - in_play(s, seat, COLONIST)
    return wanted if wanted < left else left


def builders_to_come(s: Discovery, seat: i64, wanted: i64) -> i64:
    """Ten a colour, and none is ever swapped: an eleventh is lost (rules 3)."""
    left = WORKERS_MOST[BUILDER] - in_play(s, seat, BUILDER)
    if wanted <= left:
        return wanted
    s.tell(BUILDERS_LOST, seat, wanted - left)
    return left


def move(s: Discovery, zone: i64, seat: i64, kind: i64, change: i64) -> None:
    """Put workers into a zone, or take them out; on the map by `stand` and `leave`."""
    s.workers[(zone * s.seats + seat) * KINDS + kind] += change
    s.mirror[seat * CROWD + zone * KINDS + kind] += i16(change)


def join(s: Discovery, zone: i64, seat: i64, kind: i64, wanted: i64) -> None:
    """Workers from the supply into the hand or the discovery box. Soldiers come through soldiers.py."""
    came = wanted
    if kind == COLONIST:
        came = colonists_to_come(s, seat, wanted)
    elif kind == BUILDER:
        came = builders_to_come(s, seat, wanted)
    if came > 0:
        move(s, zone, seat, kind, came)
        s.tell(JOINED, seat, kind, came, TO_HAND if zone == HAND else TO_DISCOVERY)


def stand(s: Discovery, region: i64, seat: i64, kind: i64) -> None:
    """A worker comes to a region; with the third of a seat the region's good may be taken (5.1 P8)."""
    move(s, region, seat, kind, 1)
    s.presence[region * s.seats + seat] += 1
    good = REGION_GOOD[region]
    if s.presence[region * s.seats + seat] >= COLONY_LEAST and s.goods[ON_MAP * GOODS + good] > 0:
        take_good(s, seat, good, ON_MAP)
        s.tell(REGION_GOOD_TAKEN, seat, region, good)


def leave(s: Discovery, region: i64, seat: i64, kind: i64) -> None:
    """A worker goes from a region. Its good stays with whoever has taken it."""
    move(s, region, seat, kind, -1)
    s.presence[region * s.seats + seat] -= 1


def settle_colonists(s: Discovery, region: i64, seat: i64, wanted: i64) -> None:
    """Colonists from the supply straight into a region."""
    came = colonists_to_come(s, seat, wanted)
    if came > 0:
        s.tell(SETTLED, seat, COLONIST, came, region)
    for _ in range(came):
        stand(s, region, seat, COLONIST)


def figure_of(s: Discovery, kind: i64) -> i64:
    """As what a worker stands on the map.

    In 2007 a specialist's skill ends where he lands, and he may be swapped for a colonist (V. Colonist Dock); soldiers
    excepted. The swap is made at once, so that nobody is asked to tell equals apart.
    """
    return kind if s.rules.figures_stay or kind == SOLDIER else COLONIST


def is_present(s: Discovery, seat: i64) -> bool:
    """Whether a seat has a worker anywhere in the New World."""
    for region in range(REGIONS):
        if s.people(region, seat) > 0:
            return True
    return False


# Lines.


def clear_line(s: Discovery, first: i64, slots: i64) -> None:
    """Everybody in a box goes back to the supply."""
    for slot in range(first, first + slots):
        s.line[slot] = EMPTY


def is_his(s: Discovery, line: i64, slots: i64) -> bool:
    """Whether the worker in the slot that is being resolved is the asked seat's."""
    if not 0 <= s.slot < slots:
        return False
    worker = s.line[spot(line, s.slot)]
    return worker != EMPTY and worker // KINDS == s.actor


def take_back(s: Discovery, slot: i64) -> None:
    """2015: a worker is back in the supply as its own space is resolved, before its effect counts a limit (rules 3)."""
    if s.rules.is_2015:
        s.line[slot] = EMPTY


def next_slot(s: Discovery, line: i64) -> None:
    """Whoever stands in this slot of a line has had his turn."""
    take_back(s, line + s.slot)
    s.slot += 1


def clear_zone(s: Discovery, zone: i64, seat: i64) -> None:
    """A seat's workers in a zone outside the map go back to the supply."""
    first = (zone * s.seats + seat) * KINDS
    for kind in range(KINDS):
        s.workers[first + kind] = 0
        s.mirror[seat * CROWD + zone * KINDS + kind] = 0


# Counting.


def strength_of(s: Discovery, seat: i64) -> i64:
    """A captain counts two, everybody else one (5.2 D2); Magellan's captains count three."""
    strength: i64 = 0
    for kind in range(KINDS):
        strength += EXPEDITION_VALUE[kind] * s.count(CREW, seat, kind)
    if s.owns(seat, MAGELLAN) > 0:
        strength += (MAGELLAN_CAPTAIN - EXPEDITION_VALUE[CAPTAIN]) * s.count(CREW, seat, CAPTAIN)
    return strength


def might_of(s: Discovery, seat: i64) -> i64:
    """The natives that the picked explorers are a match for: the first Plague takes one away (5.2 D3)."""
    strength = strength_of(s, seat)
    return strength + PLAGUE_NATIVES if s.owns(seat, PLAGUE_1) > 0 else strength


def tiles_in(s: Discovery, zone: i64, age: i64) -> i64:
    """How many tiles of an age are in the stack or on display."""
    tiles = s.tiles
    first = zone * TILE_KINDS
    count: i64 = 0
    for tile in range(first + AGE_TILES[age], first + AGE_TILES[age + 1]):
        count += tiles[tile]
    return count


def goods_in(s: Discovery, zone: i64) -> i64:
    """How many goods lie somewhere, of all kinds."""
    goods = s.goods
    count: i64 = 0
    for i in range(zone * GOODS, (zone + 1) * GOODS):
        count += goods[i]
    return count


def draw_good(s: Discovery, good: i64) -> None:
    """Whoever is active has drawn it from the supply."""
    take_good(s, s.active, good, SUPPLY)
    s.tell(GOOD_DRAWN, s.active, good)
