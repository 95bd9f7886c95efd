"""What a seat may know, built by whitelist, in the words of the game.

Everything lies open but the counters that nobody has turned up (they are in no state), and those that only some
seats know: with `hide_failed_counters` whoever has failed there, with `scouting` whoever has looked, at cards as well.
"""

from __future__ import annotations

from typing import Final

from carrack.games.discovery.chapters.capital import price_of
from carrack.games.discovery.chapters.expedition import deck_left
from carrack.games.discovery.chapters.income import sets_of
from carrack.games.discovery.chapters.scoring import colony_points, goods_of
from carrack.games.discovery.chapters.shipping import value_of
from carrack.games.discovery.edition_2015.facts import FORETOLD, NATION_NAMES
from carrack.games.discovery.edition_2015.nations import uses_left
from carrack.games.discovery.knowledge import deck as deck_knowledge
from carrack.games.discovery.knowledge.knowledge import may_know
from carrack.games.discovery.pieces import strength_of, tiles_in
from carrack.games.discovery.rules import spot
from carrack.games.discovery.state import (
    COUNTERS_OF,
    CREW,
    EMPTY,
    EXPLORERS,
    FALLEN,
    GOODS_OF,
    HAND,
    IN_DECK,
    ON_MAP,
    OPEN,
    SHIPPING_ZONE,
    SHOWN,
    SUPPLY,
    Discovery,
)
from carrack.games.discovery.tables.facts import (
    AGES,
    BOXES,
    CARDS,
    COUNTERS,
    DOCK_LINE,
    DOCK_NUMBERED,
    GOOD_NAMES,
    KINDS,
    REGION_GOOD,
    REGION_NAMES,
)
from carrack.games.discovery.tables.questions import STAGES_2015
from carrack.games.discovery.tables.tiles import TILE_KINDS, TILE_NAMES, TILES
from carrack.games.discovery.tables.verbs import BOX_NAMES, CARD_NAMES, COUNTER_NAMES, DOCK_NAMES, WORKER_NAMES

DOCK_NAMES_2015: Final = (*DOCK_NAMES, "17", "18")  # beyond the printed spaces, where England may put workers


def view(s: Discovery, seat: int | None) -> dict[str, object]:
    found: dict[str, object] = {
        "game": s.game.id,
        "seats": int(s.seats),
        "options": dict(s.options),
        "actor": int(s.actor),
        "step": "over" if s.actor < -1 else s.game.steps[s.step].name,
        "turn": int(s.turn),
        "active": int(s.active),
        "round": int(s.round),
        "stage": STAGES_2015[s.stage],
        "slot": int(s.slot),
        "order": [int(place) for place in s.order if place >= 0],
        "placed": _seats(s, int(s.placed)),
        "price": int(price_of(s)),
        "boxes": _boxes(s),
        "regions": {name: _region(s, region, seat) for region, name in enumerate(REGION_NAMES)},
        "goods": _goods(s, int(SHOWN)),
        "goods_left": sum(_goods(s, int(SUPPLY)).values()),
        "tiles": [tile.name for i, tile in enumerate(TILES) for _ in range(s.tiles[SHOWN * TILE_KINDS + i])],
        "tiles_left": [_tiles_left(s, age) for age in (1, 2, 3)],
        "ship": bool(s.ship_shown),
        "deck": sum(1 for card in range(CARDS) if s.cards[card] == IN_DECK),
        "deck_open": not s.regions_left() and deck_left(s),
        "seat": [_seat(s, other) for other in range(s.seats)],
        "waiting": _waiting(s),
    }
    if s.rules.is_2015:
        found["item"] = int(s.item)
        found["sailing"] = int(s.sailing)
        found["foretold"] = _foretold(s)
        found.update(_deck(s, seat))
    return found


def _foretold(s: Discovery) -> list[str]:
    """With `low_luck_age3` the buildings of the last age that are still to come, once they are settled."""
    if not s.rules.low_luck or tiles_in(s, SUPPLY, AGES - 1) > FORETOLD:
        return []
    names = enumerate(TILE_NAMES)
    return [name for i, name in names if TILES[i].age == AGES and s.tiles[SUPPLY * TILE_KINDS + i] > 0]


def _deck(s: Discovery, seat: int | None) -> dict[str, object]:
    """Who has looked at the top card and at those put to the bottom; the cards only for those who know them."""
    below = [i for i in range(len(s.bottom)) if s.bottom[i] != IN_DECK]
    return {
        "top_card": _card(int(s.top), int(s.top_seen), seat),
        "top_seen_by": _seats(s, int(s.top_seen)),
        "bottom_cards": [_card(int(s.bottom[i]), int(s.bottom_seen[i]), seat) for i in below],
        "bottom_seen_by": [_seats(s, int(s.bottom_seen[i])) for i in below],
        "scouts": int(s.scouts),
    }


def _card(card: int, seen: int, seat: int | None) -> str | None:
    return CARD_NAMES[card] if deck_knowledge.knows(seen, seat) else None


def _seats(s: Discovery, mask: int) -> list[int]:
    return [seat for seat in range(s.seats) if (mask >> seat) & 1]


def _worker(s: Discovery, slot: int) -> dict[str, object] | None:
    worker = s.line[slot]
    return None if worker == EMPTY else {"seat": int(worker // KINDS), "worker": WORKER_NAMES[worker % KINDS]}


def _boxes(s: Discovery) -> dict[str, object]:
    """Who stands where; the boxes without slots by seat."""
    found: dict[str, object] = {}
    for box in BOXES:
        if box.name == "dock":
            dock = range(int(s.rules.dock_slots))
            slots = [i for i in dock if i < s.rules.dock_spaces or s.line[spot(DOCK_LINE, i)] != EMPTY]
            slots += [i for i in (DOCK_NUMBERED, DOCK_NUMBERED + 1) if i not in slots]
            found[box.name] = {DOCK_NAMES_2015[i]: _worker(s, int(spot(DOCK_LINE, i))) for i in sorted(slots)}
        elif box.size and (box.name != "builder" or s.rules.builders):
            size = min(box.size, int(s.seats)) if box.name == "initiative" else box.size
            found[box.name] = [_worker(s, box.first + i) for i in range(size)]
    found["shipping"] = [{**_crowd(s, int(SHIPPING_ZONE), i), "value": int(value_of(s, i))} for i in range(s.seats)]
    found["discovery"] = [_crowd(s, int(EXPLORERS), i) for i in range(s.seats)]
    return {name: found[name] for name in BOX_NAMES if name in found}


def _crowd(s: Discovery, zone: int, seat: int) -> dict[str, object]:
    """A seat's workers in a zone, by kind."""
    return {WORKER_NAMES[kind]: int(s.count(zone, seat, kind)) for kind in range(KINDS) if s.count(zone, seat, kind)}


def _goods(s: Discovery, zone: int) -> dict[str, int]:
    return {name: int(s.good(zone, good)) for good, name in enumerate(GOOD_NAMES) if s.good(zone, good)}


def _tiles_left(s: Discovery, age: int) -> int:
    return sum(int(s.tiles[SUPPLY * TILE_KINDS + i]) for i, tile in enumerate(TILES) if tile.age == age)


def _region(s: Discovery, region: int, seat: int | None) -> dict[str, object]:
    """`counter` only for those who know it; that an expedition failed against more natives than that, all have seen.

    `points` are what the colonies would score now.
    """
    counter = s.counter[region]
    seen = int(s.seen_by[region])
    known = counter >= 0 and may_know(s, seat, region)
    return {
        "good": GOOD_NAMES[REGION_GOOD[region]] if s.good(ON_MAP, REGION_GOOD[region]) else None,
        "discovered": counter == OPEN,
        "counter": COUNTER_NAMES[counter] if known else None,
        "seen_by": _seats(s, seen),
        "failed_with": int(s.failed_with[region]),
        "workers": [_crowd(s, region, other) for other in range(s.seats)],
        "points": [int(colony_points(s, region, other)) for other in range(s.seats)],
    }


def _seat(s: Discovery, seat: int) -> dict[str, object]:
    points = s.breakdown()[seat]
    counters = [
        COUNTER_NAMES[i] for i in range(COUNTERS) for _ in range(s.counters[(COUNTERS_OF + seat) * COUNTERS + i])
    ]
    found: dict[str, object] = {
        "hand": _crowd(s, int(HAND), seat),
        "crew": _crowd(s, int(CREW), seat),
        "strength": int(strength_of(s, seat)),
        "fallen": _crowd(s, int(FALLEN), seat),
        "money": int(s.money[seat]),
        "ships": int(s.ships[seat]),
        "goods": _goods(s, int(GOODS_OF) + seat),
        "tokens": int(goods_of(s, seat)),
        "sets": int(sets_of(s, seat)),
        "tiles": [name for i, name in enumerate(TILE_NAMES) for _ in range(s.owns(seat, i))],
        "used": [name for i, name in enumerate(TILE_NAMES) if s.owns(seat, i) and s.is_spent(i)],
        "counters": counters,
        "cards": [CARD_NAMES[card] for card in range(CARDS) if s.cards[card] == seat],
        "bid": int(s.bids[seat]),
        "passed": bool((s.passed >> seat) & 1),
        "points": points,
        "score": sum(points.values()),
    }
    if s.rules.is_2015:
        nation = s.nation[seat]
        found["nation"] = NATION_NAMES[nation] if nation >= 0 else None
        found["power"] = int(uses_left(s, seat))
        found["scholars"] = int(s.scholars[seat])
    return found


def _waiting(s: Discovery) -> list[int] | None:
    """The numbers of what waits for the open question: who against whom, where, how many."""
    return [int(s.frame(i)) for i in range(6)] if s.depth > 0 else None
