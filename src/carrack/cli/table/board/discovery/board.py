"""The Age of Discovery as it lies on the table: the boxes in their order, the New World, the buildings, the seats."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from carrack.cli.table.board.board import Board, Scene
from carrack.cli.table.board.discovery.boxes import SCHOOL, draw_boxes, number_of
from carrack.cli.table.board.discovery.map import draw_map
from carrack.cli.table.board.discovery.menu import draw_menu
from carrack.cli.table.board.discovery.news import tell
from carrack.cli.table.board.discovery.pieces import COLONIST
from carrack.cli.table.board.discovery.prices import priced
from carrack.cli.table.board.discovery.seats import draw_display, draw_others, draw_seat
from carrack.cli.table.draw import Lines, beside
from carrack.cli.table.menu import Menu
from carrack.cli.table.players import letter_of
from carrack.cli.table.speech import Speech

OTHERS: Final = "others"
SEAT: Final = "seat"
DISPLAY: Final = "display"
MAP: Final = "map"
BOXES: Final = "boxes"

NARROW: Final = 100  # a panel is no wider than this
TWO: Final = 130  # from here on panels stand side by side
ON_MAP: Final = ("dock", "discovery", "warfare")  # stages that ask about regions: the map is drawn for each of them
ROWS: Final = ((OTHERS, DISPLAY, SEAT), (MAP, BOXES))  # on a wide screen: what stands side by side
OF_DECK: Final = ("top_card", "top_seen_by", "bottom_cards", "bottom_seen_by")  # in 2015: shown with the map
OF_BOXES: Final = ("round", "stage", "order", "placed", "boxes", "goods", "goods_left", "ship")
OF_HAND: Final = ("hand", "crew", "strength", "fallen")  # of a seat: shown with the boxes


class DiscoveryBoard(Board):
    """From top to bottom as a player asks: what have we, what is for sale, who lives where, what happens now."""

    edition = "discovery-2007"

    def keys(self, said: Mapping[str, str | int], speech: Speech) -> list[str]:
        if said["verb"] == "place":
            boxes = [*self._words_of(said, speech), *_number_of(said)]
            worker = speech("discovery-worker", worker=said["worker"])
            return [*(boxes if said["worker"] == COLONIST else ()), *(f"{worker} {box}" for box in boxes)]
        arguments = {name: value for name, value in said.items() if name != "verb"}
        letter = letter_of(int(said["seat"])) if "seat" in said else ""
        return speech.words_of(f"discovery-key-{said['verb']}", letter=letter, edition=self.edition, **arguments)

    def loose_keys(self, said: Mapping[str, str | int], speech: Speech) -> list[str]:
        """A box by itself means the colonist; whoever has none left means the other kind, if there is but one.

        The spaces of the specialists share one number.
        """
        if said["verb"] != "place":
            return []
        shared = [] if _number_of(said) else [str(number_of(str(said["box"])))]
        return shared if said["worker"] == COLONIST else [*self._words_of(said, speech), *_number_of(said), *shared]

    def _words_of(self, said: Mapping[str, str | int], speech: Speech) -> list[str]:
        return speech.words_of("discovery-box", box=said["box"], edition=self.edition)

    def chapter(self, scene: Scene, turns: int) -> object:
        """A turn is eight boxes and many placements long: all of the table once in it is enough."""
        return scene.view["round"]

    def parts(self, scene: Scene) -> dict[str, object]:
        view = scene.view
        own = _own(scene)
        bids = view["stage"] == "auction"
        kept = [{name: value for name, value in seat.items() if name not in OF_HAND} for seat in view["seat"]]
        hands = [[seat[name] for name in OF_HAND] for seat in view["seat"]]
        return {
            OTHERS: (own, bids, view.get("sailing"), [seat for place, seat in enumerate(kept) if place != own]),
            SEAT: (own, bids, view.get("sailing"), kept[own]),
            DISPLAY: (view["tiles"], view["tiles_left"], view["price"], view.get("foretold")),
            MAP: (
                *(view[name] for name in ("regions", "deck", "deck_open")),
                *(view.get(name) for name in OF_DECK),
                view["stage"] if view["stage"] in ON_MAP else "",
            ),
            BOXES: (*(view[name] for name in OF_BOXES), hands),
        }

    def draw(self, scene: Scene, parts: Collection[str]) -> Lines:
        own = _own(scene)
        others = [(own + i) % len(scene.players) for i in range(1, len(scene.players))]
        panels: dict[str, Callable[[int], Lines]] = {
            OTHERS: lambda width: draw_others(scene, others, width),
            SEAT: lambda width: draw_seat(scene, own, width),
            DISPLAY: lambda width: draw_display(scene, width),
            MAP: lambda width: draw_map(scene, width),
            BOXES: lambda width: draw_boxes(scene, width),
        }
        wanted = {name: panel for name, panel in panels.items() if name in parts}
        if scene.width < TWO:
            return [row for panel in wanted.values() for row in panel(min(scene.width, NARROW))]
        width = min((scene.width - 1) // 2, NARROW)
        return [
            row for names in ROWS for row in _side_by_side([wanted[name] for name in names if name in wanted], width)
        ]

    def sheet(self, scene: Scene, seat: int) -> Lines:
        return draw_seat(scene, seat, min(scene.width, NARROW))

    def menu(self, scene: Scene, menu: Menu) -> Lines:
        return draw_menu(scene, menu) or super().menu(scene, menu)

    def word(self, scene: Scene, action: int) -> str:
        return priced(scene, action)

    def is_likely(self, scene: Scene, said: Mapping[str, str | int]) -> bool:
        """Nobody who names a box means a worker they do not have."""
        if said["verb"] != "place" or scene.seat is None:
            return True
        return said["worker"] in scene.view["seat"][scene.seat]["hand"]

    def untold(self, scene: Scene, event: Mapping[str, object]) -> bool:
        """One's own placement stands in its box, and each turn's colonists are in every hand."""
        if event["event"] == "joined":
            return event["worker"] == COLONIST and event["place"] == "hand"
        return event["event"] == "placed" and event.get("seat") == scene.seat

    def news(self, scene: Scene, events: Sequence[Mapping[str, object]]) -> Lines:
        return tell(scene, events)


class DiscoveryBoard2015(DiscoveryBoard):
    """The same table, with the names of the later edition."""

    edition = "discovery-2015"


def _number_of(said: Mapping[str, str | int]) -> list[str]:
    """The number before a box on the table, unless several spaces stand behind it."""
    return [] if said["box"] in SCHOOL else [str(number_of(str(said["box"])))]


def _own(scene: Scene) -> int:
    """Whose board is drawn in full: that of who looks, else of whose turn it is."""
    return scene.seat if scene.seat is not None else int(scene.view["turn"])


def _side_by_side(panels: Sequence[Callable[[int], Lines]], width: int) -> Lines:
    """In two columns, each panel under the shorter one; a single one may be wider."""
    if len(panels) < 2:
        return [row for panel in panels for row in panel(NARROW)]
    columns: tuple[Lines, Lines] = ([], [])
    for panel in panels:
        shorter = columns[1] if len(columns[1]) < len(columns[0]) else columns[0]
        shorter += panel(width)
    rows = beside(*columns)
    for row in rows:
        row.rstrip()
    return rows
