"""What a tile asks stands open before its owner alone: with the tile in other hands it is a question of nobody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carrack import PositionError
from tests.discovery.table import (
    Discovery,
    asked,
    colony,
    discover,
    goods,
    lay,
    own,
    play,
    resolve,
    show,
    table,
    table_2015,
    turn,
)


def migrating() -> Discovery:
    s = table(2)
    own(s, 0, "migration")
    colony(s, 0, "new_france", colonist=2)
    discover(s, "peru")
    resolve(s)
    return s


def migrating_from_new_france() -> Discovery:
    s = migrating()
    play(s, "migrate-from", region="new_france")
    return s


def riding() -> Discovery:
    s = table(2)
    own(s, 0, "stable")
    colony(s, 0, "caribbean", soldier=1)
    discover(s, "florida")
    resolve(s)
    return s


def leading() -> Discovery:
    s = table(2)
    own(s, 0, "university")
    resolve(s, dock=[(1, "colonist"), (0, "colonist")])
    return s


def drawing() -> Discovery:
    s = table(2)
    own(s, 0, "west_indies_co")
    resolve(s)
    return s


def bought(tile: str, number: int) -> Discovery:
    """Seat 0 has just bought a tile that asks something at once."""
    s = table_2015(2, builder_tiles=True)
    turn(s, number)
    show(s, tile)
    for seat in (0, 1):
        colony(s, seat, "caribbean", colonist=1)
    lay(s, seat={0: {"money": 30}})
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile=tile)
    return s


def smuggling() -> Discovery:
    s = table_2015(2, builder_tiles=True)
    own(s, 0, "smuggler")
    goods(s, 0, "rice")
    goods(s, 1, "gold")
    resolve(s)
    return s


def smuggling_gold() -> Discovery:
    s = smuggling()
    play(s, "smuggle-from", seat=1, good="gold")
    return s


def selling() -> Discovery:
    s = table_2015(2, builder_tiles=True)
    turn(s, 4)
    own(s, 0, "trader")
    goods(s, 0, "rice")
    resolve(s)
    return s


SCENES: dict[str, tuple[str, Callable[[], Discovery]]] = {
    "migrate-from": ("migration", migrating),
    "migrate-to": ("migration", migrating_from_new_france),
    "ride-from": ("stable", riding),
    "front": ("university", leading),
    "west-indies": ("west_indies_co", drawing),
    "allies": ("indian_allies", lambda: bought("indian_allies", 4)),
    "chart": ("new_world_cartography", lambda: bought("new_world_cartography", 1)),
    "edict": ("papal_edict", lambda: bought("papal_edict", 4)),
    "infect": ("plague_3", lambda: bought("plague_3", 7)),
    "smuggle": ("smuggler", smuggling),
    "smuggle-for": ("smuggler", smuggling_gold),
    "sell": ("trader", selling),
}


@pytest.mark.parametrize("question", SCENES)
def test_what_a_tile_asks_is_asked_of_its_owner_alone(question: str) -> None:
    tile, scene = SCENES[question]
    s = scene()
    assert asked(s)[0] == question
    with pytest.raises(PositionError, match="question"):
        lay(s, seat={0: {"tiles": []}, 1: {"tiles": [tile]}})
    lay(s, seat={0: {"tiles": [tile]}, 1: {"tiles": []}})
