"""The board of the page: its map has a place for everything that the rules know, and nothing covers anything."""

from __future__ import annotations

import itertools
import json
import math
from pathlib import Path
from typing import Any, NamedTuple

from carrack.games.endeavor.tables.decks import DECK_NAMES
from carrack.games.endeavor.tables.map import CITY_NAMES, SEA_ROUTES, TRACKS, WORLD

WORLD_FILE = Path(__file__).parents[2] / "web" / "src" / "boards" / "endeavor" / "world.json"
LAID: dict[str, Any] = json.loads(WORLD_FILE.read_text("utf-8"))
REGION_PLATE = (158, 58)
STACK_PLATE = (124, 58)


class Box(NamedTuple):
    """Whatever lies on the map, with half its width and height."""

    name: str
    x: float
    y: float
    wide: float
    high: float


def plate(name: str, corner: list[int], size: tuple[int, int]) -> Box:
    return Box(f"plate {name}", corner[0] + size[0] / 2, corner[1] + size[1] / 2, size[0] / 2, size[1] / 2)


def boxes() -> list[Box]:
    found = [Box(name, x, y, 14, 14) for name, (x, y, _side) in LAID["cities"].items()]
    found += [Box(f"{one['one']}-{one['other']}", one["token"][0], one["token"][1], 10, 10) for one in LAID["routes"]]
    for name, region in LAID["regions"].items():
        found += [Box(f"{name} {i}", x, y, 13, 13) for i, (x, y) in enumerate(region["spaces"])]
        if region["plate"]:
            found.append(plate(name, region["plate"], REGION_PLATE))
    return found + [plate(name, corner, STACK_PLATE) for name, corner in LAID["stacks"].items()]


def test_every_city_has_its_place() -> None:
    assert list(LAID["cities"]) == list(CITY_NAMES)


def test_every_route_is_drawn_in_the_order_of_the_rules() -> None:
    drawn = [(route["one"], route["other"]) for route in LAID["routes"]]
    assert drawn == [(route.one, route.other) for route in SEA_ROUTES]


def test_every_track_has_its_spaces() -> None:
    assert {name: len(region["spaces"]) for name, region in LAID["regions"].items()} == {
        region.name: region.spaces for region in WORLD
    }


def test_every_region_with_a_track_has_a_plate_and_room_beside_the_track() -> None:
    tracks = {name for name, _spaces in TRACKS}
    assert {name for name, region in LAID["regions"].items() if region["plate"]} == tracks
    assert {name for name, region in LAID["regions"].items() if region["beside"]} == tracks


def test_every_stack_has_its_place() -> None:
    plates = {name for name, region in LAID["regions"].items() if region["plate"]}
    assert plates | set(LAID["stacks"]) == set(DECK_NAMES)


def test_nothing_on_the_map_covers_anything() -> None:
    for one, other in itertools.combinations(boxes(), 2):
        apart = abs(one.x - other.x) >= one.wide + other.wide or abs(one.y - other.y) >= one.high + other.high
        far = math.dist(one[1:3], other[1:3]) >= one.wide + other.wide and "plate" not in one.name + other.name
        assert apart or far, (one.name, other.name)


def test_everything_lies_on_the_map() -> None:
    width, height = LAID["size"]
    for box in boxes():
        assert box.wide <= box.x <= width - box.wide, box.name
        assert box.high <= box.y <= height - box.high, box.name
