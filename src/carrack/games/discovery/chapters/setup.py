"""II. Set-up: what lies where before anybody is asked."""

from __future__ import annotations

from carrack.core.game import Game
from carrack.games.discovery import flow
from carrack.games.discovery.edition_2015.facts import AUCTION_MONEY
from carrack.games.discovery.pieces import move
from carrack.games.discovery.rules import Rules
from carrack.games.discovery.state import EXPLORERS, HAND, ON_MAP, OPEN, SUPPLY, Discovery
from carrack.games.discovery.tables.facts import (
    CAPTAIN,
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
from carrack.games.discovery.tables.questions import GOODS_STAGE, ORDERING, TILES_STAGE
from carrack.games.discovery.tables.tiles import TILE_KINDS


def lay_out(game: Game, rules: Rules) -> Discovery:
    """The Caribbean is open, a counter on each other region, its printed good on each; all else in its pile.

    Then the first turn order is drawn; with an auction (appendix I) it is bid for when goods and tiles lie open. With
    `two_player_captains_each` captains wait in the discovery box (5.5 V10).
    """
    s = Discovery(game, rules)
    for seat in range(s.seats):
        move(s, HAND, seat, COLONIST, COLONISTS_A_TURN)
        move(s, EXPLORERS, seat, CAPTAIN, rules.captains)
    for good in range(GOODS):
        s.goods[SUPPLY * GOODS + good] = TOKENS[good]
    for region in range(REGIONS):
        s.goods[SUPPLY * GOODS + REGION_GOOD[region]] -= 1
        s.goods[ON_MAP * GOODS + REGION_GOOD[region]] += 1
    for tile in range(TILE_KINDS):
        s.tiles[SUPPLY * TILE_KINDS + tile] = rules.copies[tile]
    s.look()
    for counter in range(COUNTERS):
        s.counters[counter] = COUNTER_COPIES[counter]
    s.counter[CARIBBEAN] = OPEN
    s.ship_shown = 1
    if rules.auction:
        for seat in range(s.seats):
            s.money[seat] = START_MONEY
        flow.enter(s, TILES_STAGE)
    elif rules.nation_auction:
        for seat in range(s.seats):
            s.money[seat] = AUCTION_MONEY
        flow.enter(s, GOODS_STAGE)
    else:
        flow.enter(s, ORDERING)
    return s
