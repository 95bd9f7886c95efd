"""II. Set-up: what lies where before anybody is asked."""

from __future__ import annotations

from carrack.core.game import Game
from carrack.games.discovery import flow
from carrack.games.discovery.facts import (
    CARIBBEAN,
    COLONIST,
    COLONISTS_A_TURN,
    COUNTER_COPIES,
    COUNTERS,
    GOODS,
    REGION_GOOD,
    REGIONS,
    START_MONEY,
    TOKENS,
)
from carrack.games.discovery.pieces import move
from carrack.games.discovery.questions import ORDERING, TILES_STAGE
from carrack.games.discovery.rules import Rules
from carrack.games.discovery.state import HAND, ON_MAP, OPEN, SUPPLY, Discovery
from carrack.games.discovery.tiles import TILE_COPIES, TILE_KINDS


def lay_out(game: Game, rules: Rules) -> Discovery:
    """The Caribbean is open, a counter on each other region, its printed good on each; all else in its pile.

    Then the first turn order is drawn; with the auction (appendix I) it is bid for when goods and tiles lie open.
    """
    s = Discovery(game, rules)
    for seat in range(s.seats):
        move(s, HAND, seat, COLONIST, COLONISTS_A_TURN)
    for good in range(GOODS):
        s.goods[SUPPLY * GOODS + good] = TOKENS[good]
    for region in range(REGIONS):
        s.goods[SUPPLY * GOODS + REGION_GOOD[region]] -= 1
        s.goods[ON_MAP * GOODS + REGION_GOOD[region]] += 1
    for tile in range(TILE_KINDS):
        s.tiles[SUPPLY * TILE_KINDS + tile] = TILE_COPIES[tile]
    for counter in range(COUNTERS):
        s.counters[counter] = COUNTER_COPIES[counter]
    s.counter[CARIBBEAN] = OPEN
    s.ship_shown = 1
    if rules.auction:
        for seat in range(s.seats):
            s.money[seat] = START_MONEY
        flow.enter(s, TILES_STAGE)
    else:
        flow.enter(s, ORDERING)
    return s
