"""The regions: what lies there, and what the seat knows of it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import ROOM, Entry, Sight, around, count, flag, kind, seat_kind
from carrack.games.discovery.chapters.counters import is_known
from carrack.games.discovery.state import ON_MAP, OPEN, Discovery
from carrack.games.discovery.tables.facts import GOODS, REGION_GOOD, REGION_NAMES, REGIONS
from carrack.games.discovery.tables.verbs import CARD_NAMES, COUNTER_NAMES
from carrack.games.discovery.turned import DISCOVERED, KNOWN, PLACE, TABLE


@final
class Regions(Sight[Discovery]):
    """A counter is told to who knows it; that an expedition failed against more natives than that, all have seen."""

    def entries(self, s: Discovery) -> list[Entry]:
        return [entry for name in REGION_NAMES for entry in _of_region(s, f"region/{name}")]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        goods = s.goods
        counters = s.counter
        failed = s.failed_with
        secrets = s.rules.secrets
        if len(DISCOVERED) < TABLE or len(KNOWN) < TABLE or len(out) < ROOM:
            raise IndexError
        if len(counters) < REGIONS or len(failed) < REGIONS or len(REGION_GOOD) < REGIONS:
            raise IndexError
        for region in range(REGIONS):
            what = (counters[region] - OPEN) & PLACE
            if not 0 <= at <= ROOM - 4:
                raise IndexError
            out[at] = i16(goods[ON_MAP * GOODS + REGION_GOOD[region]])
            out[at + 1] = DISCOVERED[what]
            out[at + 2] = KNOWN[what]
            out[at + 3] = i16(failed[region])
            at += 4
            if secrets:
                if not is_known(s, seat, region):
                    out[at - 2] = 0
                at = by_seats(s.seen_by[region], seat, s.seats, out, at)
        return at


def by_seats(mask: i64, seat: i64, seats: i64, out: vec[i16], at: i64) -> i64:
    """A bit per seat, from the observer on."""
    mask |= mask << seats
    mask >>= seat
    if len(out) < ROOM:
        raise IndexError
    for i in range(seats):
        if not 0 <= at < ROOM:
            raise IndexError
        out[at] = i16((mask >> i) & 1)
        at += 1
    return at


def _of_region(s: Discovery, name: str) -> list[Entry]:
    """In the order in which a region is written. Without secrets a counter that has been seen is known to all."""
    return [
        count(f"{name}/good"),
        flag(f"{name}/discovered"),
        kind(f"{name}/counter", ("unknown", *COUNTER_NAMES)),
        count(f"{name}/failed_with"),
        *([flag(f"{name}/seen_by/{who}") for who in around(s.seats)] if s.rules.secrets else ()),
    ]


@final
class Cards(Sight[Discovery]):
    """Who has won each card of the deck."""

    def entries(self, s: Discovery) -> list[Entry]:
        return [seat_kind(f"card/{name}", s.seats) for name in CARD_NAMES]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        turned = s.rules.turned
        seats = turned.seats
        first = seat * turned.seats_line + 1
        if len(seats) < TABLE or len(out) < ROOM:
            raise IndexError
        for holder in s.cards:
            if not 0 <= at < ROOM:
                raise IndexError
            out[at] = seats[(first + holder) & PLACE]
            at += 1
        return at
