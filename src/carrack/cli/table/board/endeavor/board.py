"""Endeavor as it lies on the table: what the seats have, the Opposition, the regions with their tracks and cities."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from carrack.cli.table.board.board import Board, Scene
from carrack.cli.table.board.endeavor.map import draw_map
from carrack.cli.table.board.endeavor.seats import draw_opposition, draw_others, draw_seat, draw_tiles
from carrack.cli.table.draw import Lines, beside

OTHERS: Final = "others"
OPPOSITION: Final = "opposition"
TILES: Final = "tiles"
MAP: Final = "map"
SEAT: Final = "seat"

BUILD: Final = "build"
# Questions that are answered with a place: the regions stand right above them.
WHERE: Final = ("work", "neutral", "close", "settle", "clear", "foe-occupy", "foe-ship", "foe-draw", "foe-attack")

NARROW: Final = 100  # a panel is no wider than this
TWO: Final = 150  # from here on panels stand side by side


class EndeavorBoard(Board):
    """From top to bottom as a player asks: what have the others, what is to be built, who is where, what have I.

    What the open question is about stands right above it.
    """

    def parts(self, scene: Scene) -> dict[str, object]:
        view = scene.view
        own = _own(scene)
        found: dict[str, object] = {
            MAP: (own, view["regions"], view["routes"], view["stacks"], view["step"] in WHERE),
            SEAT: (own, view["seat"][own]),
        }
        if "opposition" in view:
            found[OPPOSITION] = (view["opposition"], view["step"] == BUILD)  # its display shows what can be built
            return found
        found[OTHERS] = (own, [seat for place, seat in enumerate(view["seat"]) if place != own])
        if view["stage"] == "building":
            found[TILES] = view["tiles"]
        return found

    def draw(self, scene: Scene, parts: Collection[str]) -> Lines:
        own = _own(scene)
        others = [(own + i) % len(scene.players) for i in range(1, len(scene.players))]
        panels: dict[str, Callable[[int], Lines]] = {
            OTHERS: lambda width: draw_others(scene, others, width),
            OPPOSITION: lambda width: draw_opposition(scene, width),
            TILES: lambda width: draw_tiles(scene, width),
            MAP: lambda width: draw_map(scene, own, width),
            SEAT: lambda width: draw_seat(scene, own, width),
        }
        for name in _asked_about(scene):
            panels[name] = panels.pop(name)  # below one's own board
        wanted = [panel for name, panel in panels.items() if name in parts]
        if scene.width < TWO or len(wanted) < 2:
            return [row for panel in wanted for row in panel(min(scene.width, NARROW))]
        width = min((scene.width - 1) // 2, NARROW)
        left = [row for panel in wanted[:-1] for row in panel(width)]
        return beside(left, wanted[-1](width))

    def sheet(self, scene: Scene, seat: int) -> Lines:
        return draw_seat(scene, seat, min(scene.width, NARROW))


def _asked_about(scene: Scene) -> tuple[str, ...]:
    """What the open question is about, where that is not one's own board."""
    step = scene.view["step"]
    return (MAP,) if step in WHERE else (OPPOSITION, TILES) if step == BUILD else ()


def _own(scene: Scene) -> int:
    """Whose board is drawn in full: that of who looks, else of whose turn it is."""
    return scene.seat if scene.seat is not None else int(scene.view["turn"])
