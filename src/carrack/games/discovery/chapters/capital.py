"""V. and VII. Capital Buildings: bought from left to right; what a tile does at once."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import expedition, soldiers, university, windows
from carrack.games.discovery.edition_2015 import effects
from carrack.games.discovery.edition_2015.facts import BUILDER_DISCOUNT
from carrack.games.discovery.pieces import (
    clear_line,
    gain_money,
    is_his,
    is_present,
    next_slot,
    pay,
    shortage,
    take_tile,
    tiles_in,
)
from carrack.games.discovery.state import EMPTY, SHOWN, Discovery
from carrack.games.discovery.tables.events import (
    BOUGHT,
    COST_BUILDING,
    DECLINED,
    FOR_BUILDING,
    SOLDIERS_LOST,
    TILE_WORKED,
)
from carrack.games.discovery.tables.facts import (
    AGE_OF_TURN,
    ALLIES,
    BUILDER,
    CAPITAL,
    CAPITAL_LINE,
    CAPITAL_SLOTS,
    INCA_MONEY,
    KINDS,
    PRICE,
)
from carrack.games.discovery.tables.questions import ASK_ALLIES, ASK_BUY, CAPITAL_STAGE, DISCOVERY_STAGE
from carrack.games.discovery.tables.reasons import NOBODY_OF_YOURS, TILE_NOT_SHOWN, TOO_LITTLE_MONEY
from carrack.games.discovery.tables.tiles import (
    AGE_TILES,
    INCA_CONQUEST,
    INDIAN_ALLIES,
    NEW_WORLD_CARTOGRAPHY,
    TILE_IS_FREE,
    TILE_KINDS,
    UNIVERSITY,
)
from carrack.games.discovery.tables.verbs import ALLY, BUY, BUY_NOT, VERBS


def price_of(s: Discovery) -> i64:
    """10, 14 or 20 dollars by age."""
    return PRICE[AGE_OF_TURN[s.round]]


def price_here(s: Discovery) -> i64:
    """For the worker whose turn it is to buy: a builder saves five dollars."""
    price = price_of(s)
    if s.rules.builders and s.line[CAPITAL_LINE + s.slot] % KINDS == BUILDER:
        price -= BUILDER_DISCOUNT
    return price


def price_for(s: Discovery, tile: i64) -> i64:
    """Of a tile, for that worker: the Spoils of War cost nothing."""
    if TILE_IS_FREE[tile]:
        return 0
    return price_here(s)


def can_buy(s: Discovery, seat: i64) -> bool:
    """Whether anything on display is within the means of the worker whose turn it is."""
    if s.money[seat] >= price_here(s):
        return True
    return s.rules.free_tiles and spoils_shown(s)


def spoils_shown(s: Discovery) -> bool:
    age = AGE_OF_TURN[s.round]
    for tile in range(AGE_TILES[age], AGE_TILES[age + 1]):
        if s.tiles[SHOWN * TILE_KINDS + tile] > 0 and TILE_IS_FREE[tile]:
            return True
    return False


def next_purchase(s: Discovery) -> None:
    """Whoever has a worker here, a tile to buy and the money for it is asked."""
    if s.slot < 0 and windows.asks(s):
        return
    if tiles_in(s, SHOWN, AGE_OF_TURN[s.round]) > 0:
        while s.slot < CAPITAL_SLOTS and s.line[CAPITAL_LINE + s.slot] != EMPTY:
            seat = s.line[CAPITAL_LINE + s.slot] // KINDS
            if can_buy(s, seat):
                s.active = seat
                s.actor = seat
                s.step = ASK_BUY
                return
            next_slot(s, CAPITAL_LINE)
    clear_line(s, CAPITAL_LINE, CAPITAL_SLOTS)
    flow.enter(s, DISCOVERY_STAGE)


class Buy(Step[Discovery]):
    """One of the tiles on display at the price of the age, or none (V. Capital Building)."""

    def __init__(self) -> None:
        super().__init__("buy", "capital.choice", VERBS.spans("buy", "buy-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action == BUY_NOT:
            return ALLOWED
        if s.tiles[SHOWN * TILE_KINDS + action - BUY] == 0:
            return TILE_NOT_SHOWN
        return ALLOWED if s.money[s.actor] >= price_for(s, action - BUY) else TOO_LITTLE_MONEY

    def ask(self, s: Discovery, out: Actions) -> None:
        age = AGE_OF_TURN[s.round]
        poor = s.money[s.actor] < price_here(s)
        for tile in range(AGE_TILES[age], AGE_TILES[age + 1]):
            if s.tiles[SHOWN * TILE_KINDS + tile] > 0 and not (poor and TILE_IS_FREE[tile] == 0):
                out.add(BUY + tile)
        out.add(BUY_NOT)

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        if action == BUY_NOT:
            next_slot(s, CAPITAL_LINE)
            s.tell(DECLINED, seat, CAPITAL)
            flow.go_on(s)
            return
        tile = action - BUY
        price = price_for(s, tile)  # of the worker in this slot
        next_slot(s, CAPITAL_LINE)
        take_tile(s, seat, tile)
        s.tell(BOUGHT, seat, tile)
        pay(s, seat, price, COST_BUILDING)
        take_effect(s, seat, tile)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"price": int(price_here(s)), "money": int(s.money[s.actor])}

    def stands(self, s: Discovery) -> bool:
        return s.stage == CAPITAL_STAGE and is_his(s, CAPITAL_LINE, CAPITAL_SLOTS)

    def why_details(self, s: Discovery, action: i64, reason: i64) -> dict[str, object]:
        return shortage(s, price_for(s, action - BUY)) if reason == TOO_LITTLE_MONEY else {}


def take_effect(s: Discovery, seat: i64, tile: i64) -> None:
    """What a tile does at its purchase; everything else waits for its own moment."""
    if s.rules.is_2015 and effects.take_effect(s, seat, tile):
        return
    if tile == INCA_CONQUEST:
        s.tell(TILE_WORKED, seat, tile)
        gain_money(s, seat, INCA_MONEY, FOR_BUILDING)
    elif tile == INDIAN_ALLIES:
        if is_present(s, seat):
            s.actor = seat
            s.step = ASK_ALLIES
            return
        s.tell(SOLDIERS_LOST, seat, ALLIES)
    elif tile == NEW_WORLD_CARTOGRAPHY:
        if expedition.asks_for_chart(s, seat):
            return
    elif tile == UNIVERSITY and university.asks_for_line(s, CAPITAL_LINE, s.slot):
        return
    flow.go_on(s)


class IndianAllies(Step[Discovery]):
    """Two soldiers into one region where the buyer has a worker (appendix II)."""

    def __init__(self) -> None:
        super().__init__("allies", "tiles.indian_allies", VERBS.spans("ally"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return ALLOWED if s.people(action - ALLY, s.actor) > 0 else NOBODY_OF_YOURS

    def answer(self, s: Discovery, action: i64) -> None:
        s.tell(TILE_WORKED, s.actor, INDIAN_ALLIES)
        soldiers.give(s, s.actor, action - ALLY, ALLIES)

    def stands(self, s: Discovery) -> bool:
        return s.stage == CAPITAL_STAGE and s.owns(s.actor, INDIAN_ALLIES) > 0
