"""Where everybody's workers are: in the boxes, slot by slot, and in zones, by kind."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import ROOM, Entry, Sight, around, count, kind, seat_kind
from carrack.games.discovery.edition_2015.facts import DOCK_MOST
from carrack.games.discovery.rules import spot
from carrack.games.discovery.state import CROWD, FALLEN, HAND, MIRROR, ZONES, Discovery
from carrack.games.discovery.tables.facts import BOXES, COLONIST, DOCK_LINE, KINDS, REGION_NAMES, REGIONS, SOLDIER
from carrack.games.discovery.tables.verbs import DOCK_NAMES, WORKER_NAMES
from carrack.games.discovery.turned import PLACE, ROUND, ROUNDS, TABLE

OFF_MAP: Final = ("hand", "box/shipping", "box/discovery", "crew")  # zones from HAND to before FALLEN


@final
class Boxes(Sight[Discovery]):
    """Who stands in each slot of a box, the leftmost first."""

    def entries(self, s: Discovery) -> list[Entry]:
        names = slot_names()
        workers = ("none", *WORKER_NAMES[: s.rules.kinds])
        slots = [names[slot] for slot in s.rules.used_slots]
        return [
            entry for name in slots for entry in (seat_kind(f"{name}/seat", s.seats), kind(f"{name}/worker", workers))
        ]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        line = s.line
        turned = s.rules.turned
        owners = turned.owners
        workers = turned.workers
        first = seat * turned.workers_line + 1
        if len(owners) < TABLE or len(workers) < TABLE or len(out) < ROOM:
            raise IndexError
        for slot in s.rules.used_slots:
            worker = (first + line[slot]) & PLACE
            if not 0 <= at <= ROOM - 2:
                raise IndexError
            out[at] = owners[worker]
            out[at + 1] = workers[worker]
            at += 2
        return at


def slot_names() -> dict[int, str]:
    """By their places in `State.line`."""
    dock = (*DOCK_NAMES, "17", "18")
    found = {int(spot(DOCK_LINE, i)): f"box/dock/{dock[i]}" for i in range(DOCK_MOST)}
    for box in BOXES:
        if box.name != "dock":
            for i in range(box.size):
                found[box.first + i] = f"box/{box.name}/{i + 1}" if box.size > 1 else f"box/{box.name}"
    return found


@final
class Workers(Sight[Discovery]):
    """How many of each kind a seat has in a region, in hand, and in the boxes without slots.

    In a region of 2007 there are colonists and soldiers alone (`figure_of`). Most numbers are zero, but to see that
    takes longer than to copy them.
    """

    def entries(self, s: Discovery) -> list[Entry]:
        kinds = WORKER_NAMES[: s.rules.kinds]
        figures = kinds if s.rules.figures_stay else (WORKER_NAMES[COLONIST], WORKER_NAMES[SOLDIER])
        zones = [(f"region/{name}", figures) for name in REGION_NAMES]
        zones += [(name, kinds) for name in OFF_MAP] + [("fallen", figures)]
        return [count(f"{zone}/{who}/{name}") for who in around(s.seats) for zone, names in zones for name in names]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        mirror = s.mirror
        rules = s.rules
        around_us = rules.turned.round
        if len(around_us) < ROUNDS:
            raise IndexError
        for i in range(s.seats):
            first = around_us[(seat * ROUND + i) & (ROUNDS - 1)] * CROWD
            if rules.figures_stay:
                at = every_kind(mirror, first, ZONES, rules.builders, out, at)
            else:
                at = figures(mirror, first, REGIONS, out, at)
                at = every_kind(mirror, first + HAND * KINDS, FALLEN - HAND, rules.builders, out, at)
                at = figures(mirror, first + FALLEN * KINDS, 1, out, at)
        return at


def every_kind(mirror: vec[i16], first: i64, zones: i64, builders: bool, out: vec[i16], at: i64) -> i64:
    """Of one seat in so many zones."""
    if len(out) < ROOM or len(mirror) < MIRROR:
        raise IndexError
    for _zone in range(zones):
        if not 0 <= at <= ROOM - KINDS or not 0 <= first <= MIRROR - KINDS:
            raise IndexError
        colonists = mirror[first]
        captains = mirror[first + 1]
        merchants = mirror[first + 2]
        missionaries = mirror[first + 3]
        soldiers = mirror[first + 4]
        others = mirror[first + 5]
        out[at] = colonists
        out[at + 1] = captains
        out[at + 2] = merchants
        out[at + 3] = missionaries
        out[at + 4] = soldiers
        out[at + 5] = others  # where there are no builders the next number is written over it
        at += 6 if builders else 5
        first += KINDS
    return at


def figures(mirror: vec[i16], first: i64, zones: i64, out: vec[i16], at: i64) -> i64:
    """The same of colonists and soldiers alone."""
    if len(out) < ROOM or len(mirror) < MIRROR:
        raise IndexError
    for _zone in range(zones):
        if not 0 <= at <= ROOM - 2 or not 0 <= first <= MIRROR - KINDS:
            raise IndexError
        out[at] = mirror[first + COLONIST]
        out[at + 1] = mirror[first + SOLDIER]
        at += 2
        first += KINDS
    return at
