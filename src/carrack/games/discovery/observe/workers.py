"""Where everybody's workers are: in the boxes, slot by slot, and in zones, by kind."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import Entry, Sight, around, count, kind, seat_kind
from carrack.games.discovery.edition_2015.facts import DOCK_MOST
from carrack.games.discovery.rules import Rules, spot
from carrack.games.discovery.state import CREW, FALLEN, HAND, ZONES, Discovery
from carrack.games.discovery.tables.facts import BOXES, COLONIST, DOCK_LINE, KINDS, REGION_NAMES, REGIONS, SOLDIER
from carrack.games.discovery.tables.verbs import DOCK_NAMES, WORKER_NAMES
from carrack.games.discovery.turned import PLACE, ROOM

OFF_MAP: Final = ("hand", "box/shipping", "box/discovery")  # zones from HAND to before CREW


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
        to = at - len(out)
        if len(owners) < ROOM or len(workers) < ROOM or len(out) < 2:
            raise IndexError
        for slot in s.rules.used_slots:
            worker = (first + line[slot]) & PLACE
            if to > -2:
                raise IndexError
            out[to] = owners[worker]
            out[to + 1] = workers[worker]
            to += 2
        return to + len(out)


def slot_names() -> dict[int, str]:
    """By their places in `State.line`."""
    dock = (*DOCK_NAMES, "17", "18")
    found = {int(spot(DOCK_LINE, i)): f"box/dock/{dock[i]}" for i in range(DOCK_MOST)}
    for box in BOXES:
        if box.name != "dock":
            for i in range(box.size):
                found[box.first + i] = f"box/{box.name}/{i + 1}" if box.size > 1 else f"box/{box.name}"
    return found


class Workers(Sight[Discovery]):
    """How many of each kind a seat has in a region, in hand, and in the boxes without slots.

    A crew is the active seat's. In a region of 2007 there are colonists and soldiers alone (`figure_of`).
    """

    def entries(self, s: Discovery) -> list[Entry]:
        who = around(s.seats)
        kinds = WORKER_NAMES[: s.rules.kinds]
        figures = kinds if s.rules.figures_stay else tuple(WORKER_NAMES[kind] for kind in (COLONIST, SOLDIER))
        on_map = [f"region/{name}" for name in REGION_NAMES]
        return [
            *[count(f"{zone}/{name}/{worker}") for zone in on_map for name in who for worker in figures],
            *[count(f"{zone}/{name}/{worker}") for zone in OFF_MAP for name in who for worker in kinds],
            *[count(f"fallen/{name}/{worker}") for name in who for worker in figures],
            *[count(f"crew/{worker}") for worker in kinds],
        ]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        workers = s.workers
        rules = s.rules
        if rules.figures_stay:
            at = every_kind(workers, 0, REGIONS, rules, seat, out, at)
            at = every_kind(workers, HAND, CREW, rules, seat, out, at)
            at = every_kind(workers, FALLEN, ZONES, rules, seat, out, at)
        else:
            at = figures(workers, 0, REGIONS, rules, seat, out, at)
            at = every_kind(workers, HAND, CREW, rules, seat, out, at)
            at = figures(workers, FALLEN, ZONES, rules, seat, out, at)
        first = (CREW * s.seats + s.active) * KINDS
        for worker in range(first, first + rules.kinds):
            out[at] = i16(workers[worker])
            at += 1
        return at


# Most of what follows is zero, but to see that takes longer than to copy it: seat by seat, since then every block is
# as far from the next one as from the one before, and nothing has to be decided.


def every_kind(workers: vec[i64], zone: i64, end: i64, rules: Rules, seat: i64, out: vec[i16], at: i64) -> i64:
    """Zones, in each of them the seats, of each seat every kind."""
    seats = rules.seats
    kinds = rules.kinds
    if len(out) < KINDS or len(workers) < KINDS:
        raise IndexError
    other = seat
    for i in range(seats):
        first = (zone * seats + other) * KINDS - len(workers)
        to = at + i * kinds - len(out)
        for _zone in range(zone, end):
            if to > -kinds or to > -5 or first > -KINDS:
                raise IndexError
            out[to] = i16(workers[first])
            out[to + 1] = i16(workers[first + 1])
            out[to + 2] = i16(workers[first + 2])
            out[to + 3] = i16(workers[first + 3])
            out[to + 4] = i16(workers[first + 4])
            if kinds == KINDS:
                out[to + 5] = i16(workers[first + 5])
            first += seats * KINDS
            to += seats * kinds
        other += 1
        if other == seats:
            other = 0
    return at + (end - zone) * seats * kinds


def figures(workers: vec[i64], zone: i64, end: i64, rules: Rules, seat: i64, out: vec[i16], at: i64) -> i64:
    """The same of colonists and soldiers alone."""
    seats = rules.seats
    if len(out) < 2 or len(workers) < KINDS:
        raise IndexError
    other = seat
    for i in range(seats):
        first = (zone * seats + other) * KINDS - len(workers)
        to = at + i * 2 - len(out)
        for _zone in range(zone, end):
            if to > -2 or first > -KINDS:
                raise IndexError
            out[to] = i16(workers[first + COLONIST])
            out[to + 1] = i16(workers[first + SOLDIER])
            first += seats * KINDS
            to += seats * 2
        other += 1
        if other == seats:
            other = 0
    return at + (end - zone) * seats * 2
