"""2015: what a tile of this edition does when it is bought (5.4, 5.6), and which file says it."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.discovery import flow
from carrack.games.discovery.edition_2015 import plagues, settling, spoils
from carrack.games.discovery.edition_2015.facts import (
    CROWD,
    SPOILS_GOODS,
    SPOILS_LITTLE,
    SPOILS_MUCH,
    SPOILS_SPECIALISTS,
)
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.tables.events import TILE_WORKED
from carrack.games.discovery.tables.frames import (
    CROWDING,
    HISTORY,
    NAMING,
    PLAGUE,
    SPOILS,
)
from carrack.games.discovery.tables.tiles import (
    OVERPOPULATION,
    PAPAL_EDICT,
    PLAGUE_2,
    PLAGUE_3,
    REWRITE_HISTORY,
    SPOILS_GOODS_2,
    SPOILS_MONEY_5,
    SPOILS_MONEY_7,
    SPOILS_SHIP,
    SPOILS_SPECIALISTS_2,
)


def take_effect(s: Discovery, seat: i64, tile: i64) -> bool:
    """Whether the tile is one of these, and has handed the game on."""
    if tile == SPOILS_MONEY_5:
        spoils.plunder(s, seat, tile, SPOILS_LITTLE)
    elif tile == SPOILS_MONEY_7:
        spoils.plunder(s, seat, tile, SPOILS_MUCH)
    elif tile == SPOILS_SHIP:
        spoils.give_ship(s, seat)
    elif tile == SPOILS_SPECIALISTS_2:
        s.tell(TILE_WORKED, seat, tile)
        s.push(SPOILS, seat, SPOILS_SPECIALISTS, 0)
        flow.go_on(s)
    elif tile == SPOILS_GOODS_2:
        s.tell(TILE_WORKED, seat, tile)
        s.push(SPOILS, seat, SPOILS_GOODS, 1)
        flow.go_on(s)
    elif tile == OVERPOPULATION:
        s.tell(TILE_WORKED, seat, tile)
        s.push(CROWDING, seat, CROWD, 0)
        flow.go_on(s)
    elif tile == PLAGUE_2:
        s.tell(TILE_WORKED, seat, tile)
        s.push(PLAGUE, seat, 0, 0)
        flow.go_on(s)
    elif tile == PAPAL_EDICT:
        settling.ask_edict(s, seat)
    elif tile == PLAGUE_3:
        plagues.ask_infect(s, seat)
    elif tile == REWRITE_HISTORY:
        s.push(HISTORY, seat, -1, -1, NAMING)
        flow.go_on(s)
    else:
        return False
    return True
