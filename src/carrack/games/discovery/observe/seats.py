"""What every seat has: money, ships, goods, counters, points so far, and tiles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import ANY, Entry, Sight, around, count, flag, kind
from carrack.games.discovery.edition_2015.facts import NATION_NAMES
from carrack.games.discovery.edition_2015.nations import uses_left
from carrack.games.discovery.state import COUNTERS_OF, GOODS_OF, SHOWN, TILES_OF, Discovery
from carrack.games.discovery.tables.facts import AGES, COUNTERS, GOOD_NAMES, GOODS, HIGHEST_BID
from carrack.games.discovery.tables.tiles import TILE_KINDS, TILE_NAMES
from carrack.games.discovery.tables.verbs import COUNTER_NAMES


class Seats(Sight[Discovery]):
    """Each seat from the observer on."""

    def entries(self, s: Discovery) -> list[Entry]:
        return [entry for who in around(s.seats) for entry in _of_seat(s, who)]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        goods = s.goods
        counters = s.counters
        rules = s.rules
        other = seat
        for _i in range(s.seats):
            out[at] = i16(s.money[other])
            out[at + 1] = i16(s.ships[other])
            out[at + 2] = i16(s.bids[other])
            out[at + 3] = i16((s.passed >> other) & 1)
            out[at + 4] = i16(s.economy[other])
            at += 5
            for age in range(AGES):
                out[at + age] = i16(s.colony_points[other * AGES + age])
            at += AGES
            first = (GOODS_OF + other) * GOODS
            for good in range(GOODS):
                out[at + good] = i16(goods[first + good])
            at += GOODS
            first = (COUNTERS_OF + other) * COUNTERS
            for counter in range(COUNTERS):
                out[at + counter] = i16(counters[first + counter])
            at += COUNTERS
            if rules.nations:
                out[at] = i16(s.nation[other] + 1)
                out[at + 1] = i16(uses_left(s, other))
                at += 2
            if rules.is_2015:
                out[at] = i16(s.scholars[other])
                at += 1
            if rules.buy_points:
                for age in range(AGES):
                    out[at + age] = i16(s.bought[other * AGES + age])
                at += AGES
            other += 1
            if other == s.seats:
                other = 0
        return at


def _of_seat(s: Discovery, who: str) -> list[Entry]:
    """In the order in which a seat is written."""
    rules = s.rules
    nation = [kind(f"{who}/nation", ("none", *NATION_NAMES)), count(f"{who}/power")]
    return [
        count(f"{who}/money"),
        count(f"{who}/ships"),
        count(f"{who}/bid", HIGHEST_BID),
        flag(f"{who}/passed"),
        count(f"{who}/economy"),
        *[count(f"{who}/colony_points/{age + 1}") for age in range(AGES)],
        *[count(f"{who}/goods/{name}") for name in GOOD_NAMES],
        *[count(f"{who}/counters/{name}") for name in COUNTER_NAMES],
        *(nation if rules.nations else ()),
        *((count(f"{who}/scholars"),) if rules.is_2015 else ()),
        *([count(f"{who}/bought/{age + 1}", ANY) for age in range(AGES)] if rules.buy_points else []),
    ]


class Tiles(Sight[Discovery]):
    """Where each tile in play is, and which of those that work once are used; of two copies, how many are where."""

    def entries(self, s: Discovery) -> list[Entry]:
        who = around(s.seats)
        found: list[Entry] = []
        for tile in s.rules.tiles:
            name = f"tile/{TILE_NAMES[tile]}"
            if s.rules.copies[tile] == 1:
                found.append(kind(name, ("away", "shown", *who)))
            else:
                found += [count(f"{name}/{place}", int(s.rules.copies[tile])) for place in ("shown", *who)]
        return found + [flag(f"tile/{TILE_NAMES[tile]}/used") for tile in s.rules.once_tiles]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        tiles = s.tiles
        copies = s.rules.copies
        seats = s.seats
        for tile in s.rules.tiles:
            single = copies[tile] == 1
            where: i64 = 0
            here = tiles[SHOWN * TILE_KINDS + tile]
            if single:
                if here > 0:
                    where = 1
            else:
                out[at] = i16(here)
                at += 1
            place = (TILES_OF + seat) * TILE_KINDS + tile
            other = seat
            for i in range(seats):
                here = tiles[place]
                if single:
                    if here > 0:
                        where = i + 2
                        break
                else:
                    out[at] = i16(here)
                    at += 1
                other += 1
                place += TILE_KINDS
                if other == seats:
                    other = 0
                    place -= seats * TILE_KINDS
            if single:
                out[at] = i16(where)
                at += 1
        for tile in s.rules.once_tiles:
            out[at] = i16((s.spent >> tile) & 1)
            at += 1
        return at
