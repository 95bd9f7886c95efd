"""How far the game has come, what lies out for all, and what waits for the open question."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import ANY, ROOM, Entry, Sight, around, count, flag, kind, seat_kind, whose
from carrack.games.discovery.observe.map import by_seats
from carrack.games.discovery.state import MIRROR, SHOWN, STACKS, SUPPLY, Discovery
from carrack.games.discovery.tables import frames
from carrack.games.discovery.tables.facts import AGES, GOOD_NAMES, GOODS, TURNS
from carrack.games.discovery.tables.questions import STAGES_2015
from carrack.games.discovery.turned import PLACE, TABLE

WAITING: Final = (  # by the number of a frame's kind
    "nothing",
    "soldiers_due",
    "reveal",
    "battle",
    "campaign",
    "move",
    "arranging",
    "spoils",
    "crowding",
    "plague",
    "edict_due",
    "infection",
    "history",
    "smuggling",
    "scouting",
)
SLOTS: Final = ("b", "c", "d", "e")  # the numbers of a frame after what and whose, as in tables/frames.py


@final
class Turn(Sight[Discovery]):
    """The turn, its order, and what has been placed in this round of placement."""

    def entries(self, s: Discovery) -> list[Entry]:
        return [
            count("round", TURNS),
            kind("stage", STAGES_2015),
            seat_kind("active", s.seats),
            count("slot", ANY, -1),
            count("item", ANY, -1),
            flag("ship"),
            *[seat_kind(f"order/{place + 1}", s.seats) for place in range(s.seats)],
            *[flag(f"{who}/placed") for who in around(s.seats)],
            *[count(f"goods/{name}") for name in GOOD_NAMES],
            count("goods_left"),
            *[count(f"tiles_left/{age + 1}") for age in range(AGES)],
        ]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        turned = s.rules.turned
        seats = turned.seats
        first = seat * turned.seats_line + 1
        if len(seats) < TABLE or len(out) < ROOM or not 0 <= at <= ROOM - 6:
            raise IndexError
        out[at] = i16(s.round)
        out[at + 1] = i16(s.stage)
        out[at + 2] = seats[(first + s.active) & PLACE]
        out[at + 3] = i16(s.slot)
        out[at + 4] = i16(s.item)
        out[at + 5] = i16(s.ship_shown)
        at += 6
        for placed in s.order:
            out[at] = seats[(first + placed) & PLACE]
            at += 1
        at = by_seats(s.placed, seat, s.seats, out, at)
        goods = s.goods
        mirror = s.mirror
        if len(goods) < 2 * GOODS or len(mirror) < MIRROR or not 0 <= at <= ROOM - GOODS - 4:
            raise IndexError
        left: i64 = 0
        for good in range(GOODS):
            out[at + good] = i16(goods[SHOWN * GOODS + good])
            left += goods[SUPPLY * GOODS + good]
        at += GOODS
        out[at] = i16(left)
        at += 1
        for age in range(AGES):
            out[at + age] = mirror[STACKS + age]
        return at + AGES


@final
class Waiting(Sight[Discovery]):
    """What waits until the open question is answered: who against whom, where, how many."""

    def entries(self, s: Discovery) -> list[Entry]:
        return [
            kind("waiting/what", WAITING),
            seat_kind("waiting/whose", s.seats),
            seat_kind("waiting/rival", s.seats),
            seat_kind("waiting/second", s.seats),
            *[count(f"waiting/{slot}", ANY, -1) for slot in SLOTS],
        ]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        for i in range(8):
            out[at + i] = 0
        if s.depth == 0:
            return at + 8
        what = s.frame(frames.WHAT)
        out[at] = i16(what)
        out[at + 1] = i16(whose(s.frame(frames.WHOSE), seat, s.seats))
        for i in range(4):
            out[at + 4 + i] = i16(s.frame(2 + i))
        if self.names_rival(what):
            out[at + 2] = i16(whose(s.frame(2), seat, s.seats))
            out[at + 4] = 0
        if what == frames.HISTORY:
            out[at + 3] = i16(whose(s.frame(frames.HISTORY_SECOND), seat, s.seats))
            out[at + 5] = 0
        return at + 8

    def names_rival(self, what: i64) -> bool:
        """Whether the first number of such a frame is a seat: `SEAT_SLOTS` of tables/frames.py."""
        if what == frames.BATTLE or what == frames.CAMPAIGN or what == frames.EDICT_DUE:
            return True
        return what == frames.INFECTION or what == frames.HISTORY or what == frames.SMUGGLING
