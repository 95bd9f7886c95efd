"""What every seat has: money, ships, goods, counters, points so far, and tiles."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import ANY, ROOM, Entry, Sight, around, count, flag, kind
from carrack.games.discovery.edition_2015.facts import NATION_NAMES
from carrack.games.discovery.edition_2015.nations import uses_left
from carrack.games.discovery.state import COUNTERS_OF, GOODS_OF, MIRROR, SHOWN, WHERE, Discovery
from carrack.games.discovery.tables.facts import AGES, COUNTERS, GOOD_NAMES, GOODS, HIGHEST_BID, SEATS_MOST
from carrack.games.discovery.tables.tiles import TILE_KINDS, TILE_NAMES
from carrack.games.discovery.tables.verbs import COUNTER_NAMES
from carrack.games.discovery.turned import PLACE, ROUND, ROUNDS, TABLE

MOST: Final[i64] = 40  # numbers of a seat


@final
class Seats(Sight[Discovery]):
    """Each seat from the observer on."""

    def entries(self, s: Discovery) -> list[Entry]:
        return [entry for who in around(s.seats) for entry in _of_seat(s, who)]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        rules = s.rules
        seats = s.seats
        money = s.money
        ships = s.ships
        economy = s.economy
        points = s.colony_points
        goods = s.goods
        counters = s.counters
        nation = s.nation
        scholars = s.scholars
        bought = s.bought
        bidding = rules.bidding
        nations = rules.nations
        is_2015 = rules.is_2015
        buy_points = rules.buy_points
        around_us = rules.turned.round
        if len(around_us) < ROUNDS or len(out) < ROOM or len(goods) < GOODS or len(counters) < COUNTERS:
            raise IndexError
        if len(money) < 1 or len(ships) < 1 or len(economy) < 1 or len(points) < AGES:
            raise IndexError
        for i in range(seats):
            other = around_us[(seat * ROUND + i) & (ROUNDS - 1)]
            mine = other - seats  # from the end, as the next ones: what is below zero is looked after without a jump
            good = (GOODS_OF + other) * GOODS - len(goods)
            counter = (COUNTERS_OF + other) * COUNTERS - len(counters)
            if not 0 <= at <= ROOM - MOST or not -SEATS_MOST <= mine < 0:
                raise IndexError
            if good > -GOODS or counter > -COUNTERS:
                raise IndexError
            out[at] = i16(money[mine])
            out[at + 1] = i16(ships[mine])
            out[at + 2] = i16(economy[mine])
            out[at + 3] = i16(points[mine * AGES])
            out[at + 4] = i16(points[mine * AGES + 1])
            out[at + 5] = i16(points[mine * AGES + 2])
            at += 6
            for token in range(GOODS):
                out[at + token] = i16(goods[good + token])
            at += GOODS
            for token in range(COUNTERS):
                out[at + token] = i16(counters[counter + token])
            at += COUNTERS
            if bidding:
                out[at] = i16(s.bids[other])
                out[at + 1] = i16((s.passed >> other) & 1)
                at += 2
            if nations:
                out[at] = i16(nation[other] + 1)
                out[at + 1] = i16(uses_left(s, other))
                at += 2
            if is_2015:
                out[at] = i16(scholars[other])
                at += 1
            if buy_points:
                out[at] = i16(bought[other * AGES])
                out[at + 1] = i16(bought[other * AGES + 1])
                out[at + 2] = i16(bought[other * AGES + 2])
                at += AGES
        return at


def _of_seat(s: Discovery, who: str) -> list[Entry]:
    """In the order in which a seat is written."""
    rules = s.rules
    bid = (count(f"{who}/bid", HIGHEST_BID), flag(f"{who}/passed"))
    nation = (kind(f"{who}/nation", ("none", *NATION_NAMES)), count(f"{who}/power"))
    return [
        count(f"{who}/money"),
        count(f"{who}/ships"),
        count(f"{who}/economy"),
        *[count(f"{who}/colony_points/{age + 1}") for age in range(AGES)],
        *[count(f"{who}/goods/{name}") for name in GOOD_NAMES],
        *[count(f"{who}/counters/{name}") for name in COUNTER_NAMES],
        *(bid if rules.bidding else ()),
        *(nation if rules.nations else ()),
        *((count(f"{who}/scholars"),) if rules.is_2015 else ()),
        *([count(f"{who}/bought/{age + 1}", ANY) for age in range(AGES)] if rules.buy_points else []),
    ]


@final
class Tiles(Sight[Discovery]):
    """Where each tile in play is, and which of those that work once are used; of two copies, how many are where."""

    def entries(self, s: Discovery) -> list[Entry]:
        who = around(s.seats)
        rules = s.rules
        places = ("shown", *who)
        return [
            *[kind(f"tile/{TILE_NAMES[tile]}", ("away", *places)) for tile in rules.single_tiles],
            *[
                count(f"tile/{TILE_NAMES[tile]}/{place}", int(rules.copies[tile]))
                for tile in rules.many_tiles
                for place in places
            ],
            *[flag(f"tile/{TILE_NAMES[tile]}/used") for tile in rules.once_tiles],
        ]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        rules = s.rules
        mirror = s.mirror
        zones = rules.turned.zones
        around_us = rules.turned.round
        first = seat * rules.turned.zones_line
        if len(zones) < TABLE or len(mirror) < MIRROR or len(out) < ROOM:
            raise IndexError
        for tile in rules.single_tiles:
            if not 0 <= at < ROOM:
                raise IndexError
            out[at] = zones[(first + i64(mirror[WHERE + (tile & 63)])) & PLACE]
            at += 1
        for tile in rules.many_tiles:
            out[at] = i16(s.tiles[SHOWN * TILE_KINDS + tile])
            at += 1
            for i in range(s.seats):
                out[at] = i16(s.owns(around_us[seat * ROUND + i], tile))
                at += 1
        for tile in rules.once_tiles:
            out[at] = i16((s.spent >> tile) & 1)
            at += 1
        return at
