"""What players with a liking make too much of: people on the map, soldiers, what trades, or buildings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.game import BUILDER, MERCHANT, SETTLER
from carrack.games.discovery.state import GOODS_OF, TILES_OF, ZONES, Discovery
from carrack.games.discovery.tables.facts import GOODS, KINDS, REGIONS, SOLDIER, TURNS
from carrack.games.discovery.tables.tiles import TILE_KINDS

# In points, for each turn to come.
A_WORKER: Final = 0.15  # on the map
A_SOLDIER: Final = 0.30
A_GOOD: Final = 0.20
A_SHIP: Final = 0.40
A_TILE: Final = 0.60


def leaning(s: Discovery, seat: i64, style: i64) -> float:
    """How much better a position seems than it is to somebody of a style. In the last turn nobody errs."""
    left = float(TURNS - s.round)
    if style == SETTLER:
        return A_WORKER * left * float(settled(s, seat))
    if style == MERCHANT:
        goods: i64 = 0
        for good in range(GOODS):
            goods += s.goods[(GOODS_OF + seat) * GOODS + good]
        return left * (A_GOOD * float(goods) + A_SHIP * float(s.ships[seat]))
    if style == BUILDER:
        tiles: i64 = 0
        for tile in range(TILE_KINDS):
            tiles += s.tiles[(TILES_OF + seat) * TILE_KINDS + tile]
        return A_TILE * left * float(tiles)
    soldiers: i64 = 0
    for zone in range(ZONES):
        soldiers += s.workers[(zone * s.seats + seat) * KINDS + SOLDIER]
    return A_SOLDIER * left * float(soldiers)


def settled(s: Discovery, seat: i64) -> i64:
    """Workers on the map."""
    people: i64 = 0
    for region in range(REGIONS):
        people += s.presence[region * s.seats + seat]
    return people
