"""A position from the words of a view: view.py backwards. What lies nowhere else is in the supply."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from carrack.core.laying import bits_in, counts_in, number, place_in, row_in, seats_in, tally_in, words_in
from carrack.games.discovery.edition_2015.facts import NATION_NAMES
from carrack.games.discovery.rules import spot
from carrack.games.discovery.state import (
    COUNTERS_OF,
    CREW,
    EMPTY,
    EXPLORERS,
    FACE_DOWN,
    FALLEN,
    GOODS_OF,
    HAND,
    IN_DECK,
    ON_MAP,
    OPEN,
    SHIPPING_ZONE,
    SHOWN,
    SUPPLY,
    TILES_OF,
    Discovery,
)
from carrack.games.discovery.tables.facts import (
    AGES,
    BOXES,
    CARDS,
    COUNTERS,
    DOCK_LINE,
    GOOD_NAMES,
    GOODS,
    KINDS,
    REGION_GOOD,
    REGION_NAMES,
    REGIONS,
)
from carrack.games.discovery.tables.frames import FRAME
from carrack.games.discovery.tables.questions import STAGES_2015
from carrack.games.discovery.tables.tiles import TILE_KINDS, TILE_NAMES
from carrack.games.discovery.tables.verbs import CARD_NAMES, COUNTER_NAMES, WORKER_NAMES
from carrack.games.discovery.view import DOCK_NAMES_2015


def lay(s: Discovery, words: dict[str, object]) -> None:
    s.active = number(words["active"], "active")
    s.round = number(words["round"], "round")
    s.stage = place_in(STAGES_2015, words["stage"], "stage")
    s.slot = number(words["slot"], "slot")
    s.ship_shown = 1 if words["ship"] else 0
    s.placed = seats_in(words["placed"], int(s.seats), "placed")
    order = row_in(words["order"], "order")
    for place in range(s.seats):
        s.order[place] = number(order[place], "order") if place < len(order) else -1
    _lay_boxes(s, words_in(words["boxes"], "boxes"))
    _lay_goods(s, words)
    _lay_tiles(s, words)
    _lay_regions(s, words_in(words["regions"], "regions"), words)
    s.spent = 0
    for seat, own in enumerate(row_in(words["seat"], "seat")):
        _lay_seat(s, seat, words_in(own, f"seat.{seat}"), f"seat.{seat}")
    if words["waiting"] is not None:
        for i, waits in enumerate(row_in(words["waiting"], "waiting")):
            s.frames[(s.depth - 1 if s.depth > 0 else 0) * FRAME + i] = number(waits, "waiting")
        s.depth = s.depth if s.depth > 0 else 1
    if s.rules.is_2015:
        s.item = number(words["item"], "item")
        s.sailing = number(words["sailing"], "sailing")
        _lay_deck(s, words)
    s.look()


# Workers.


def _put(s: Discovery, zone: i64, seat: int, crowd: object, where: str) -> None:
    for kind, count in enumerate(counts_in(WORKER_NAMES, crowd, where)):
        s.workers[(zone * s.seats + seat) * KINDS + kind] = count


def _stand_in(s: Discovery, slot: i64, worker: object, where: str) -> None:
    if worker is None:
        s.line[slot] = EMPTY
        return
    said = words_in(worker, where)
    kind = place_in(WORKER_NAMES, said["worker"], f"{where}.worker")
    s.line[slot] = number(said["seat"], f"{where}.seat") * KINDS + kind


def _lay_boxes(s: Discovery, boxes: dict[str, object]) -> None:
    for box in BOXES:
        if box.name == "dock":
            for name, worker in words_in(boxes["dock"], "boxes.dock").items():
                place = place_in(DOCK_NAMES_2015, name, "boxes.dock")
                _stand_in(s, spot(DOCK_LINE, place), worker, f"boxes.dock.{name}")
        elif box.size and box.name in boxes:
            for i, worker in enumerate(row_in(boxes[box.name], f"boxes.{box.name}")):
                _stand_in(s, box.first + i, worker, f"boxes.{box.name}.{i}")
    for seat in range(s.seats):
        shipping = words_in(row_in(boxes["shipping"], "boxes.shipping")[seat], f"boxes.shipping.{seat}")
        shipping.pop("value", None)
        _put(s, SHIPPING_ZONE, seat, shipping, f"boxes.shipping.{seat}")
        _put(s, EXPLORERS, seat, row_in(boxes["discovery"], "boxes.discovery")[seat], f"boxes.discovery.{seat}")


# What lies in zones: the supply has the rest.


def _own(words: dict[str, object], seat: int, name: str) -> object:
    return words_in(row_in(words["seat"], "seat")[seat], f"seat.{seat}")[name]


def _lay_goods(s: Discovery, words: dict[str, object]) -> None:
    regions = words_in(words["regions"], "regions")
    on_map = [0] * int(GOODS)
    for region in range(REGIONS):
        where = f"regions.{REGION_NAMES[region]}"
        if words_in(regions[REGION_NAMES[region]], where)["good"] is not None:
            on_map[REGION_GOOD[region]] += 1
    zones = {int(SHOWN): counts_in(GOOD_NAMES, words["goods"], "goods"), int(ON_MAP): on_map}
    for seat in range(s.seats):
        zones[int(GOODS_OF) + seat] = counts_in(GOOD_NAMES, _own(words, seat, "goods"), f"seat.{seat}.goods")
    for zone, counts in zones.items():
        for good in range(GOODS):
            s.goods[SUPPLY * GOODS + good] += s.goods[zone * GOODS + good] - counts[good]
            s.goods[zone * GOODS + good] = counts[good]


def _lay_tiles(s: Discovery, words: dict[str, object]) -> None:
    zones = {int(SHOWN): tally_in(TILE_NAMES, words["tiles"], "tiles")}
    for seat in range(s.seats):
        zones[int(TILES_OF) + seat] = tally_in(TILE_NAMES, _own(words, seat, "tiles"), f"seat.{seat}.tiles")
    for zone, counts in zones.items():
        for tile in range(TILE_KINDS):
            s.tiles[SUPPLY * TILE_KINDS + tile] += s.tiles[zone * TILE_KINDS + tile] - counts[tile]
            s.tiles[zone * TILE_KINDS + tile] = counts[tile]


# The map.


def _lay_regions(s: Discovery, regions: dict[str, object], words: dict[str, object]) -> None:
    for region, name in enumerate(REGION_NAMES):
        said = words_in(regions[name], f"regions.{name}")
        _turn_up(s, region, said, f"regions.{name}")
        for seat, crowd in enumerate(row_in(said["workers"], f"regions.{name}.workers")):
            _put(s, region, seat, crowd, f"regions.{name}.workers.{seat}")
            s.presence[region * s.seats + seat] = s.crowd(region, seat)
    for seat in range(s.seats):
        piles = tally_in(COUNTER_NAMES, _own(words, seat, "counters"), f"seat.{seat}.counters")
        for counter in range(COUNTERS):
            _take_counters(s, counter, piles[counter] - s.counters[(COUNTERS_OF + seat) * COUNTERS + counter])
            s.counters[(COUNTERS_OF + seat) * COUNTERS + counter] = piles[counter]


def _turn_up(s: Discovery, region: i64, said: dict[str, object], where: str) -> None:
    before = s.counter[region]
    if said["discovered"]:
        s.counter[region] = OPEN
    elif said["counter"] is None:
        s.counter[region] = FACE_DOWN
    else:
        s.counter[region] = place_in(COUNTER_NAMES, said["counter"], f"{where}.counter")
    if before >= 0:
        _take_counters(s, before, -1)
    if s.counter[region] >= 0:
        _take_counters(s, s.counter[region], 1)
    s.seen_by[region] = seats_in(said["seen_by"], int(s.seats), f"{where}.seen_by")
    s.failed_with[region] = number(said["failed_with"], f"{where}.failed_with")


def _take_counters(s: Discovery, counter: i64, many: i64) -> None:
    """So many more of them have been seen."""
    s.counters[counter] -= many
    s.looks += many


# The seats.


def _lay_seat(s: Discovery, seat: int, own: dict[str, object], where: str) -> None:
    _put(s, HAND, seat, own["hand"], f"{where}.hand")
    _put(s, CREW, seat, own["crew"], f"{where}.crew")
    _put(s, FALLEN, seat, own["fallen"], f"{where}.fallen")
    s.money[seat] = number(own["money"], f"{where}.money")
    s.ships[seat] = number(own["ships"], f"{where}.ships")
    s.bids[seat] = number(own["bid"], f"{where}.bid")
    s.passed = _with_bit(s.passed, seat, own["passed"])
    points = words_in(own["points"], f"{where}.points")
    s.economy[seat] = number(points["economy"], f"{where}.points.economy")
    for age in range(AGES):
        colonies = f"colonies_{age + 1}"
        s.colony_points[seat * AGES + age] = number(points[colonies], f"{where}.points.{colonies}")
    used = bits_in(TILE_NAMES, own["used"], f"{where}.used")
    for tile in range(TILE_KINDS):
        if s.owns(seat, tile) > 0:
            s.spent |= used & (1 << tile)
    won = bits_in(CARD_NAMES, own["cards"], f"{where}.cards")
    for card in range(CARDS):
        if won >> card & 1:
            s.cards[card] = seat
        elif s.cards[card] == seat:
            s.cards[card] = IN_DECK
    if s.rules.is_2015:
        nation = own["nation"]
        s.nation[seat] = -1 if nation is None else place_in(NATION_NAMES, nation, f"{where}.nation")
        s.scholars[seat] = number(own["scholars"], f"{where}.scholars")


def _with_bit(mask: i64, bit: i64, on: object) -> i64:
    return mask | (1 << bit) if on else mask & ~(1 << bit)


def _lay_deck(s: Discovery, words: dict[str, object]) -> None:
    s.scouts = number(words["scouts"], "scouts")
    s.top = _card(words["top_card"], "top_card")
    s.top_seen = seats_in(words["top_seen_by"], int(s.seats), "top_seen_by")
    below: Sequence[object] = row_in(words["bottom_cards"], "bottom_cards")
    seen = row_in(words["bottom_seen_by"], "bottom_seen_by")
    for i in range(len(s.bottom)):
        s.bottom[i] = _card(below[i], "bottom_cards") if i < len(below) else IN_DECK
        s.bottom_seen[i] = seats_in(seen[i], int(s.seats), "bottom_seen_by") if i < len(seen) else 0


def _card(name: object, where: str) -> int:
    return int(IN_DECK) if name is None else place_in(CARD_NAMES, name, where)
