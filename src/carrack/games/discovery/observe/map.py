"""The regions: what lies there, and what the seat knows of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import Entry, Sight, around, count, flag, kind, seat_kind, whose
from carrack.games.discovery.chapters.counters import is_known
from carrack.games.discovery.state import ON_MAP, OPEN, Discovery
from carrack.games.discovery.tables.facts import GOODS, REGION_GOOD, REGION_NAMES, REGIONS
from carrack.games.discovery.tables.verbs import CARD_NAMES, COUNTER_NAMES


class Regions(Sight[Discovery]):
    """A counter is told to who knows it; that an expedition failed against more natives than that, all have seen."""

    def entries(self, s: Discovery) -> list[Entry]:
        return [entry for name in REGION_NAMES for entry in _of_region(f"region/{name}", int(s.seats))]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        goods = s.goods
        seats = s.seats
        for region in range(REGIONS):
            counter = s.counter[region]
            out[at] = i16(goods[ON_MAP * GOODS + REGION_GOOD[region]])
            out[at + 1] = 0
            out[at + 2] = 0
            if counter == OPEN:
                out[at + 1] = 1
            elif counter >= 0 and is_known(s, seat, region):
                out[at + 2] = i16(counter + 1)
            out[at + 3] = i16(s.failed_with[region])
            at += 4
            seen = s.seen_by[region]
            other = seat
            for i in range(seats):
                out[at + i] = i16((seen >> other) & 1)
                other += 1
                if other == seats:
                    other = 0
            at += seats
        return at


def _of_region(name: str, seats: int) -> list[Entry]:
    """In the order in which a region is written."""
    return [
        count(f"{name}/good"),
        flag(f"{name}/discovered"),
        kind(f"{name}/counter", ("unknown", *COUNTER_NAMES)),
        count(f"{name}/failed_with"),
        *[flag(f"{name}/seen_by/{who}") for who in around(seats)],
    ]


class Cards(Sight[Discovery]):
    """Who has won each card of the deck."""

    def entries(self, s: Discovery) -> list[Entry]:
        return [seat_kind(f"card/{name}", s.seats) for name in CARD_NAMES]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        for holder in s.cards:
            out[at] = 0
            if holder >= 0:
                out[at] = i16(whose(holder, seat, s.seats))
            at += 1
        return at
