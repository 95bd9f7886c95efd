"""What a seat holds that others may lack, by the names of its words: its nation, buildings, what it discovered."""

from __future__ import annotations

from carrack.games.discovery.edition_2015.facts import NATION_NAMES
from carrack.games.discovery.state import COUNTERS_OF, Discovery
from carrack.games.discovery.tables.facts import CARDS, COUNTERS
from carrack.games.discovery.tables.tiles import TILE_NAMES
from carrack.games.discovery.tables.verbs import CARD_NAMES, COUNTER_NAMES


def holdable(s: Discovery) -> list[str]:
    nations = [f"nation-{name}" for name in NATION_NAMES] if s.rules.nations else []
    tiles = [f"tile-{TILE_NAMES[tile]}" for tile in s.rules.tiles]
    counters = [f"counter-{COUNTER_NAMES[counter]}" for counter in range(COUNTERS)]
    cards = [f"card-{CARD_NAMES[card]}" for card in range(CARDS)]
    return [*nations, *tiles, *counters, *cards]


def holdings(s: Discovery, seat: int) -> dict[str, int]:
    found: dict[str, int] = {}
    if s.rules.nations and s.nation[seat] >= 0:
        found[f"nation-{NATION_NAMES[s.nation[seat]]}"] = 1
    for tile in s.rules.tiles:
        if s.owns(seat, tile):
            found[f"tile-{TILE_NAMES[tile]}"] = int(s.owns(seat, tile))
    first = (COUNTERS_OF + seat) * COUNTERS
    for counter in range(COUNTERS):
        if s.counters[first + counter]:
            found[f"counter-{COUNTER_NAMES[counter]}"] = int(s.counters[first + counter])
    for card in range(CARDS):
        if s.cards[card] == seat:
            found[f"card-{CARD_NAMES[card]}"] = 1
    return found
