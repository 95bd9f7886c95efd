"""III E to J. The turn is over: tiles, goods, ship and colonists for the next one."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.state import NATURE, Chance
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import placement, scoring, turn_order
from carrack.games.discovery.edition_2015 import points
from carrack.games.discovery.pieces import (
    draw_good,
    drop_tile,
    goods_in,
    join,
    leave_stack,
    move_good,
    show_tile,
    tiles_in,
)
from carrack.games.discovery.state import HAND, SHOWN, SUPPLY, Discovery
from carrack.games.discovery.tables.events import (
    GOOD_SHOWN,
    GOODS_WENT,
    SHIP_SHOWN,
    TILE_SHOWN,
    TILE_WORKED,
    TILES_WENT,
)
from carrack.games.discovery.tables.facts import (
    AGE_OF_TURN,
    COLONIST,
    COLONISTS_A_TURN,
    GOODS,
    GOODS_SHOWN,
    TILES_SHOWN,
    TURNS,
)
from carrack.games.discovery.tables.questions import (
    ASK_GOOD,
    ASK_TILE,
    ASK_WEST_INDIES,
    AUCTION,
    BENEFITS_STAGE,
    GOODS_STAGE,
    PREPARING,
    SCORING_STAGE,
    TILES_STAGE,
)
from carrack.games.discovery.tables.tiles import AGE_TILES, TILE_KINDS, WEST_INDIES_CO
from carrack.games.discovery.tables.verbs import GOOD_COMES, TILE_COMES, VERBS


def end_turn(s: Discovery) -> None:
    """Colonies count at the end of each age; after turn 8 the game is over and nothing is refilled.

    In 2015 the table is refilled first, so that the new age lies open when colonies count and points are bought.
    """
    if s.rules.is_2015:
        flow.enter(s, SCORING_STAGE if s.round == TURNS else GOODS_STAGE)
        return
    scoring.end_age(s)
    if s.round == TURNS:
        scoring.end_game(s)
    else:
        flow.enter(s, TILES_STAGE)


# E. Capital buildings.


def next_age(s: Discovery) -> i64:
    """The age of the turn that is being prepared."""
    return AGE_OF_TURN[s.round + 1]


def next_tile(s: Discovery) -> None:
    """Up to five of the age; with a new age the tiles of the old one leave the game."""
    age = next_age(s)
    if s.slot < 0:
        s.slot = 0
        if age != AGE_OF_TURN[s.round]:
            clear_tiles(s, age - 1)
            if s.rules.is_2015:
                clear_stack(s, age - 1)
    if tiles_in(s, SHOWN, age) < TILES_SHOWN and tiles_in(s, SUPPLY, age) > 0:
        s.actor = NATURE
        s.step = ASK_TILE
    elif s.rules.is_2015:
        finish(s)
    else:
        flow.enter(s, GOODS_STAGE)


def clear_tiles(s: Discovery, age: i64) -> None:
    s.tell(TILES_WENT, age + 1, tiles_in(s, SHOWN, age))
    for tile in range(AGE_TILES[age], AGE_TILES[age + 1]):
        drop_tile(s, tile)


def clear_stack(s: Discovery, age: i64) -> None:
    """In 2015 the rest of the stack is out of the game as well (rules 6, 43)."""
    for tile in range(AGE_TILES[age], AGE_TILES[age + 1]):
        leave_stack(s, tile, s.tiles[SUPPLY * TILE_KINDS + tile])


class DrawTile(Chance[Discovery]):
    """A capital building from the stack of the age (III E)."""

    def __init__(self) -> None:
        super().__init__("tile", "refresh.tiles", VERBS.spans("tile-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        tile = action - TILE_COMES
        age = next_age(s)
        return s.tiles[SUPPLY * TILE_KINDS + tile] if AGE_TILES[age] <= tile < AGE_TILES[age + 1] else 0

    def ask(self, s: Discovery, out: Actions) -> None:
        age = next_age(s)
        tiles = s.tiles
        for tile in range(AGE_TILES[age], AGE_TILES[age + 1]):
            copies = tiles[SUPPLY * TILE_KINDS + tile]
            if copies > 0:
                out.weigh(TILE_COMES + tile, copies)

    def answer(self, s: Discovery, action: i64) -> None:
        tile = action - TILE_COMES
        show_tile(s, tile)
        s.tell(TILE_SHOWN, tile)
        next_tile(s)

    def address(self, s: Discovery) -> str:
        """The so-manieth draw from the stack of the age."""
        age = next_age(s)
        size: i64 = 0
        for tile in range(AGE_TILES[age], AGE_TILES[age + 1]):
            size += s.rules.copies[tile]
        return f"tiles-{age + 1}/{size - tiles_in(s, SUPPLY, age) + 1}"

    def details(self, s: Discovery) -> dict[str, object]:
        return {"age": int(next_age(s)) + 1}

    def stands(self, s: Discovery) -> bool:
        return s.stage == TILES_STAGE and s.slot == 0


# F. Trade goods.


def next_good(s: Discovery) -> None:
    """What was left over is mixed back, in 2015 it leaves the game; then four are drawn."""
    if s.slot < 0:
        s.slot = 0
        mix_back(s)
    if goods_in(s, SHOWN) < GOODS_SHOWN and goods_in(s, SUPPLY) > 0:
        s.actor = NATURE
        s.step = ASK_GOOD
    elif s.rules.is_2015:
        put_out_ship(s)
        flow.enter(s, TILES_STAGE)
    else:
        finish(s)


def mix_back(s: Discovery) -> None:
    left = goods_in(s, SHOWN)
    for good in range(GOODS):
        if not s.rules.is_2015:
            s.goods[SUPPLY * GOODS + good] += s.goods[SHOWN * GOODS + good]
        s.goods[SHOWN * GOODS + good] = 0
    if left > 0:
        s.tell(GOODS_WENT, left)


class DrawGood(Chance[Discovery]):
    """A trade good from the supply onto the display (III F)."""

    def __init__(self) -> None:
        super().__init__("good", "refresh.goods", VERBS.spans("good-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        return s.goods[SUPPLY * GOODS + action - GOOD_COMES]

    def ask(self, s: Discovery, out: Actions) -> None:
        goods = s.goods
        for good in range(GOODS):
            tokens = goods[SUPPLY * GOODS + good]
            if tokens > 0:
                out.weigh(GOOD_COMES + good, tokens)

    def answer(self, s: Discovery, action: i64) -> None:
        good = action - GOOD_COMES
        move_good(s, good, SUPPLY, SHOWN)
        s.tell(GOOD_SHOWN, good)
        next_good(s)

    def address(self, s: Discovery) -> str:
        return f"goods/turn {s.round + 1}/{goods_in(s, SHOWN) + 1}"

    def stands(self, s: Discovery) -> bool:
        return s.stage == GOODS_STAGE and s.slot == 0


class WestIndies(Chance[Discovery]):
    """The West Indies Company's owner draws a trade good (5.4)."""

    def __init__(self) -> None:
        super().__init__("west-indies", "tiles.west_indies_co", VERBS.spans("good-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        return s.goods[SUPPLY * GOODS + action - GOOD_COMES]

    def answer(self, s: Discovery, action: i64) -> None:
        draw_good(s, action - GOOD_COMES)
        flow.go_on(s)

    def address(self, s: Discovery) -> str:
        return f"goods/turn {s.round}/west-indies"

    def details(self, s: Discovery) -> dict[str, object]:
        return {"owner": int(s.active)}

    def stands(self, s: Discovery) -> bool:
        return s.stage == BENEFITS_STAGE and s.owns(s.active, WEST_INDIES_CO) > 0


def draw_for(s: Discovery, seat: i64) -> bool:
    """Ask Nature for the company's good; an empty supply gives nothing."""
    if goods_in(s, SUPPLY) == 0:
        return False
    s.tell(TILE_WORKED, seat, WEST_INDIES_CO)
    s.active = seat
    s.actor = NATURE
    s.step = ASK_WEST_INDIES
    return True


# G to J, and the end of the set-up.


def finish(s: Discovery) -> None:
    """A ship if there is none, five colonists each, the new order, the marker one further."""
    if s.round == 0:
        if s.rules.auction or s.rules.nation_auction:
            flow.enter(s, AUCTION)
        elif s.rules.is_2015:
            flow.enter(s, PREPARING)
        else:
            placement.begin_turn(s)
        return
    if not s.rules.is_2015:
        put_out_ship(s)
    for seat in range(s.seats):
        join(s, HAND, seat, COLONIST, COLONISTS_A_TURN)
    if s.rules.is_2015:
        flow.enter(s, SCORING_STAGE)
    else:
        next_turn(s)


def put_out_ship(s: Discovery) -> None:
    if s.ship_shown == 0 and ships_left(s):
        s.ship_shown = 1
        s.tell(SHIP_SHOWN)


def next_turn(s: Discovery) -> None:
    turn_order.new_order(s)
    placement.begin_turn(s)


def next_scoring(s: Discovery) -> None:
    """2015: colonies count at the end of an age, then points are bought; after turn 8 the game is over (4.2)."""
    if s.slot < 0:
        s.slot = 0
        scoring.end_age(s)
    if points.asks(s):
        return
    if s.round == TURNS:
        scoring.end_game(s)
    else:
        next_turn(s)


def ships_left(s: Discovery) -> bool:
    """Without the strict game there are always ships enough."""
    return s.rules.ships_most == 0 or ships_owned(s) < s.rules.ships_most


def ships_owned(s: Discovery) -> i64:
    count: i64 = 0
    for seat in range(s.seats):
        count += s.ships[seat]
    return count
