"""The Iron Age as a player would draw it: dice with faces and names, the sheet with its boxes, rows of pegs."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from carrack.cli.table.board.board import Board, Scene
from carrack.cli.table.board.iron_age.dice import draw_dice, face_names
from carrack.cli.table.board.iron_age.menu import draw_menu
from carrack.cli.table.board.iron_age.sheet import SHEET_WIDTH, draw_glance, draw_sheet
from carrack.cli.table.draw import Lines, beside, line, wrap
from carrack.cli.table.menu import Menu
from carrack.cli.table.speech import Speech

SHEET: Final = "sheet"
PRICES: Final = "prices"  # of the sheet, all that a development changes
OTHERS: Final = "others"
DICE: Final = "dice"
TURNS: Final = ("settled", "round-begins", "turn-begins", "game-ends")
BOX: Final = "filled-monument-box"
COUNTED: Final = (
    "filled-port-box",
    "filled-urn",
    "filled-province-box",
    BOX,
    "built-army",
    "built-ship",
)
NO_BREAK: Final = "\u00a0"
WIDEST: Final = 110  # of a paragraph: longer lines are hard to read
FALLS: Final = ("empire-die-fell", "fate-die-fell")


class IronAgeBoard(Board):
    """Opponents at a glance, one's own sheet, the dice."""

    chance = "prompt-dice"

    def keys(self, said: Mapping[str, str | int], speech: Speech) -> list[str]:
        arguments = {name: value for name, value in said.items() if name != "verb"}
        return speech.words_of(f"key-{said['verb']}", **arguments)

    def parts(self, scene: Scene) -> dict[str, object]:
        view = scene.view
        own = _own(scene)
        return {
            OTHERS: [sheet for seat, sheet in enumerate(view["sheets"]) if seat != own],
            SHEET: (own, view["sheets"][own]),
            PRICES: (own, view["sheets"][own]["developments"]),
            DICE: (view["turn"], view["roll"], view["dice"], view["marked"]),
        }

    def draw(self, scene: Scene, parts: Collection[str]) -> Lines:
        found: Lines = []
        own = _own(scene)
        others = [(own + i) % len(scene.players) for i in range(1, len(scene.players))]
        wide = scene.width >= 2 * SHEET_WIDTH + 1
        if wide and others and (SHEET in parts or OTHERS in parts):
            right = scene.width - SHEET_WIDTH - 1
            theirs = draw_sheet(scene, others[0]) if len(others) == 1 else draw_glance(scene, others, right)
            found += beside(draw_sheet(scene, own), theirs)
        else:
            if OTHERS in parts and others:
                found += draw_glance(scene, others, min(scene.width, SHEET_WIDTH))
            if SHEET in parts:
                found += draw_sheet(scene, own, with_prices=PRICES in parts)
        if DICE in parts and scene.view["dice"]:
            if scene.view["turn"] != own:
                found.append(scene.named(scene.view["turn"]))
            found += draw_dice(scene)
        return found

    def sheet(self, scene: Scene, seat: int) -> Lines:
        return draw_sheet(scene, seat)

    def menu(self, scene: Scene, menu: Menu) -> Lines:
        return draw_menu(scene, menu, _brought) or super().menu(scene, menu)

    def untold(self, scene: Scene, event: Mapping[str, object]) -> bool:
        return event.get("seat") == scene.seat and event["event"] in (*FALLS, "turn-begins")

    def told_later(self, events: Sequence[Mapping[str, object]]) -> int:
        """The next turn begins with the move that ends the last one."""
        begins = len(events)
        for i, event in enumerate(events):
            if event["event"] in TURNS and (i == 0 or events[i - 1]["event"] not in TURNS):
                begins = i
        return begins

    def news(self, scene: Scene, events: Sequence[Mapping[str, object]]) -> Lines:
        """Each turn a paragraph that begins with its seat; the dice of a throw together, alike events counted."""
        found: Lines = []
        turn: list[list[Mapping[str, object]]] = []
        for group in _throws(events):
            if group[0]["event"] in TURNS and turn:
                found += _paragraph(turn, scene)
                turn = []
            turn.append(group)
        return found + _paragraph(turn, scene)


def _own(scene: Scene) -> int:
    """Whose sheet is drawn in full: that of who looks, else of whose turn it is."""
    return scene.seat if scene.seat is not None else int(scene.view["turn"])


def _throws(events: Sequence[Mapping[str, object]]) -> list[list[Mapping[str, object]]]:
    """Dice that fell one after the other, together; everything else by itself."""
    groups: list[list[Mapping[str, object]]] = []
    for event in events:
        if groups and event["event"] in FALLS and groups[-1][-1]["event"] in FALLS:
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _paragraph(turn: Sequence[Sequence[Mapping[str, object]]], scene: Scene) -> Lines:
    """The seat once, then what it did."""
    if not turn:
        return []
    seat = turn[0][0].get("seat")
    if not isinstance(seat, int):
        return [line((scene.teller.tell(turn[0][0]), "bold")), *_paragraph(turn[1:], scene)]
    said: list[tuple[tuple[object, ...], str, int]] = []
    for group in turn:
        alike = group[0]["event"], group[0].get("seat"), group[0].get("monument")
        again = said and alike[0] in COUNTED and said[-1][0] == alike
        count = said.pop()[2] + 1 if again else 1
        said.append((alike, _said(group, seat, scene, count), count))
    counted = [text if count == 1 or alike[0] == BOX else f"{text}{NO_BREAK}×{count}" for alike, text, count in said]
    told = f"{NO_BREAK}{scene.pen.dot} ".join(counted)
    return wrap(line(scene.named(seat), "  ", told), min(scene.width, WIDEST), 2)


def _said(group: Sequence[Mapping[str, object]], seat: int, scene: Scene, count: int = 1) -> str:
    """A sentence without the name that stands before the paragraph, and without its full stop.

    `count` is the how manyth of its kind in a row it is: boxes of a monument have numbers.
    """
    name = scene.players[seat].name
    if group[0]["event"] in FALLS:
        text = scene.speech("iron-thrown", name=name, faces=face_names([str(fall["face"]) for fall in group], scene))
    elif group[0]["event"] == BOX and count > 1:
        text = scene.teller.say("told-monument-boxes", {**group[0], "count": count, "first": _first(group[0], count)})
    else:
        text = scene.teller.tell(group[0])
    return text.removeprefix(f"{name} ").removesuffix(".")


def _first(event: Mapping[str, object], count: int) -> int:
    """The first box of so many in a row."""
    last = event["boxes"]
    assert isinstance(last, int)
    return last - count + 1


def _brought(scene: Scene, action: int) -> str:
    """What an answer brings for certain, in a line: what there is to build and buy with, and what happens."""
    said = scene.foresee(action)
    if not said:
        return ""
    turn, after = scene.view["turn"], said["view"]
    at_hand = {kind: after[kind] for kind in ("population", "innovations") if after["turn"] == turn and after[kind]}
    parts = [scene.teller.say(f"some-{kind}", {kind: count}) for kind, count in at_hand.items()]
    events = [event for event in said["events"] if event["event"] not in (*TURNS, "kept")]
    return f" {scene.pen.dot} ".join([*parts, *(_said([event], turn, scene) for event in events)])
