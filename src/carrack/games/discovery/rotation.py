"""Everybody moved some seats on: the conformance kit plays both tables and compares."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.rotation import mask_on, move_on, seat_on
from carrack.games.discovery.edition_2015.verbs import (
    EDICT,
    INFECT,
    INFECT_NOT,
    REWRITE,
    REWRITE_NOT,
    SMUGGLE_FROM,
    SMUGGLE_NOT,
)
from carrack.games.discovery.state import COUNTERS_OF, GOODS_OF, TILES_OF, ZONES, Discovery
from carrack.games.discovery.tables.facts import AGES, COUNTERS, GOODS, KINDS, REGIONS, SEATS_MOST
from carrack.games.discovery.tables.frames import (
    FRAME,
    SEAT_SLOTS,
    WHOSE,
)
from carrack.games.discovery.tables.tiles import TILE_KINDS
from carrack.games.discovery.tables.verbs import BIDDER_FALLS, DECLARE_WAR, FIGHT, ORDER_FALLS, TILE_COMES


def rotate(s: Discovery, by: i64) -> Discovery:
    copy = s.clone()
    seats = s.seats
    copy.actor = seat_on(s.actor, by, seats)
    copy.turn = seat_on(s.turn, by, seats)
    copy.active = seat_on(s.active, by, seats)
    copy.placed = mask_on(s.placed, by, seats)
    copy.passed = mask_on(s.passed, by, seats)
    for place in range(seats):
        copy.order[place] = seat_on(s.order[place], by, seats)
    for region in range(REGIONS):
        copy.seen_by[region] = mask_on(s.seen_by[region], by, seats)
    for slot in range(len(s.line)):
        worker = s.line[slot]
        if worker >= 0:
            copy.line[slot] = seat_on(worker // KINDS, by, seats) * KINDS + worker % KINDS
    for card in range(len(s.cards)):
        copy.cards[card] = seat_on(s.cards[card], by, seats)
    for zone in range(ZONES):
        move_on(s.workers, copy.workers, zone * seats * KINDS, KINDS, by, seats)
    for region in range(REGIONS):
        move_on(s.presence, copy.presence, region * seats, 1, by, seats)
    move_on(s.money, copy.money, 0, 1, by, seats)
    move_on(s.ships, copy.ships, 0, 1, by, seats)
    move_on(s.economy, copy.economy, 0, 1, by, seats)
    move_on(s.bids, copy.bids, 0, 1, by, seats)
    move_on(s.colony_points, copy.colony_points, 0, AGES, by, seats)
    move_on(s.goods, copy.goods, GOODS_OF * GOODS, GOODS, by, seats)
    move_on(s.tiles, copy.tiles, TILES_OF * TILE_KINDS, TILE_KINDS, by, seats)
    copy.look()
    move_on(s.counters, copy.counters, COUNTERS_OF * COUNTERS, COUNTERS, by, seats)
    for frame in range(s.depth):
        first = frame * FRAME
        copy.frames[first + WHOSE] = seat_on(s.frames[first + WHOSE], by, seats)
        for slot in SEAT_SLOTS.get(int(s.frames[first]), ()):
            copy.frames[first + slot] = seat_on(s.frames[first + slot], by, seats)
    if s.rules.is_2015:
        rotate_later(s, copy, by)
    return copy


def rotate_later(s: Discovery, copy: Discovery, by: i64) -> None:
    """What only the edition of 2015 has."""
    seats = s.seats
    move_on(s.nation, copy.nation, 0, 1, by, seats)
    move_on(s.uses, copy.uses, 0, 1, by, seats)
    move_on(s.bought, copy.bought, 0, AGES, by, seats)
    move_on(s.scholars, copy.scholars, 0, 1, by, seats)
    copy.top_seen = mask_on(s.top_seen, by, seats)
    for i in range(len(s.bottom_seen)):
        copy.bottom_seen[i] = mask_on(s.bottom_seen[i], by, seats)


def rotate_action(action: i64, seats: i64, by: i64) -> i64:
    """Drawing a seat and fighting one name it."""
    if action < TILE_COMES:
        first = BIDDER_FALLS if action >= BIDDER_FALLS else ORDER_FALLS
        return first + seat_on(action - first, by, seats)
    if FIGHT <= action < FIGHT + SEATS_MOST * REGIONS:
        return _named(action, FIGHT, REGIONS, by, seats)
    if DECLARE_WAR <= action < DECLARE_WAR + SEATS_MOST:
        return DECLARE_WAR + seat_on(action - DECLARE_WAR, by, seats)
    if EDICT <= action < INFECT:
        return _named(action, EDICT, 2, by, seats)
    if INFECT <= action < INFECT_NOT:
        return _named(action, INFECT, REGIONS, by, seats)
    if REWRITE <= action < REWRITE_NOT:
        return _named(action, REWRITE, 1, by, seats)
    if SMUGGLE_FROM <= action < SMUGGLE_NOT:
        return _named(action, SMUGGLE_FROM, GOODS, by, seats)
    return action


def _named(action: i64, first: i64, each: i64, by: i64, seats: i64) -> i64:
    """An action that names a seat, and one of so many things beside it."""
    return first + seat_on((action - first) // each, by, seats) * each + (action - first) % each
