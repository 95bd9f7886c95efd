"""Where everybody's workers are: in the boxes, slot by slot, and in zones, by kind."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import Entry, Sight, around, count, kind, seat_kind
from carrack.games.discovery.edition_2015.facts import DOCK_MOST
from carrack.games.discovery.rules import spot
from carrack.games.discovery.state import CREW, EMPTY, EXPLORERS, FALLEN, HAND, SHIPPING_ZONE, ZONES, Discovery
from carrack.games.discovery.tables.facts import BOXES, DOCK_LINE, KINDS, REGION_NAMES, REGIONS
from carrack.games.discovery.tables.verbs import DOCK_NAMES, WORKER_NAMES


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
        seats = s.seats
        for slot in s.rules.used_slots:
            worker = line[slot]
            if worker == EMPTY:
                out[at] = 0
                out[at + 1] = 0
            else:
                other = worker // KINDS
                out[at] = i16(other - seat + 1 if other >= seat else other - seat + seats + 1)
                out[at + 1] = i16(worker - other * KINDS + 1)
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


class Workers(Sight[Discovery]):
    """How many of each kind a seat has in a region, in hand, and in the boxes without slots."""

    def entries(self, s: Discovery) -> list[Entry]:
        zones = {
            int(HAND): "hand",
            int(SHIPPING_ZONE): "box/shipping",
            int(EXPLORERS): "box/discovery",
            int(CREW): "crew",
            int(FALLEN): "fallen",
        }
        names = [f"region/{name}" for name in REGION_NAMES] + [zones[zone] for zone in sorted(zones)]
        kinds = WORKER_NAMES[: s.rules.kinds]
        return [count(f"{zone}/{who}/{name}") for zone in names for who in around(s.seats) for name in kinds]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        workers = s.workers
        presence = s.presence
        seats = s.seats
        builders = s.rules.builders
        for zone in range(ZONES):
            other = seat
            for _i in range(seats):
                block = zone * seats + other
                if zone < REGIONS and presence[block] == 0:  # as in most: the numbers need not be read
                    out[at] = 0
                    out[at + 1] = 0
                    out[at + 2] = 0
                    out[at + 3] = 0
                    out[at + 4] = 0
                    at += 5
                    if builders:
                        out[at] = 0
                        at += 1
                else:
                    first = block * KINDS
                    out[at] = i16(workers[first])
                    out[at + 1] = i16(workers[first + 1])
                    out[at + 2] = i16(workers[first + 2])
                    out[at + 3] = i16(workers[first + 3])
                    out[at + 4] = i16(workers[first + 4])
                    at += 5
                    if builders:
                        out[at] = i16(workers[first + 5])
                        at += 1
                other += 1
                if other == seats:
                    other = 0
        return at
