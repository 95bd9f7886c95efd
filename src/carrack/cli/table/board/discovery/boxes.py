"""The eight event boxes in the order they resolve, with who stands where; who still has workers to place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from carrack.cli.table.board.board import Scene
from carrack.cli.table.board.discovery.pieces import (
    COLONIST,
    Crowd,
    box_key,
    counted,
    good_names,
    mark,
    panel,
    say,
    short,
    size,
    strength,
)
from carrack.cli.table.draw import Lines, fit, line, wrap
from carrack.games.discovery.tables.facts import AGE_OF_TURN, TRAINING_PRICE, TURNS, WORKERS

GAP: Final = "  "
SPECIALISTS: Final = "specialists"
SCHOOL: Final = ("captain", "merchant", "missionary", "soldier", "builder", "training")
BEYOND: Final = ("X", "Y")  # nobody places a worker there
EVENTS: Final = ("initiative", "dock", "goods", "shipping", "capital", "discovery", SPECIALISTS, "warfare")

Slot = Mapping[str, Any] | None


def number_of(box: str) -> int:
    """The place of a box in the order of resolution; the spaces of the specialists are one box."""
    return EVENTS.index(SPECIALISTS if box in SCHOOL else box) + 1


def draw_boxes(scene: Scene, width: int) -> Lines:
    names = {box: scene.teller.name("stage", box) for box in EVENTS}
    keys = {box: "" if box == SPECIALISTS else box_key(scene, box) for box in EVENTS}
    widest = max(cell_len(name) for name in names.values()), max(cell_len(key) for key in keys.values())
    rows: Lines = []
    for box in EVENTS:
        now = scene.view["stage"] == box
        label = line(
            (scene.pen.to if now else " ", "bold"),
            (f"{number_of(box)} ", "dim"),
            fit(line((keys[box], "bold")), widest[1] + 1),
            fit(line((names[box], "reverse" if now else "")), widest[0] + 1),
        )
        text = _standing(scene, box)
        if width - 4 - label.cell_len < 20:
            rows += [*wrap(label, width - 4), *(line("    ", part) for part in wrap(text, width - 8))]
        else:
            parts = wrap(text, width - 4 - label.cell_len)
            rows += [line(label if i == 0 else " " * label.cell_len, part) for i, part in enumerate(parts)]
    hands = _hands(scene)
    rows += wrap(hands, width - 4, 2) if hands.cell_len else []
    kinds = ", ".join(f"{short(scene, worker)} {scene.teller.name('worker', worker)}" for worker in _kinds(scene))
    return panel(scene, rows, width, "bold", _when(scene), _order(scene), line((kinds, "dim")))


def _kinds(scene: Scene) -> list[str]:
    """The kinds of worker in this game: the builder only where his space is."""
    return [worker.name for worker in WORKERS if worker.name != "builder" or worker.name in scene.view["boxes"]]


def _when(scene: Scene) -> Text:
    """Which turn of which age, and what is going on."""
    turn = scene.view["round"]
    stage = scene.teller.name("stage", scene.view["stage"])
    if scene.view["step"] == "over":
        return line((scene.speech("discovery-over"), "bold"))
    if not turn:
        return line((stage, "bold"))
    age = int(AGE_OF_TURN[turn]) + 1
    return line(
        (scene.speech("discovery-when", round=turn, turns=int(TURNS), age=age, stage=stage, dot=scene.pen.dot), "bold")
    )


def _order(scene: Scene) -> Text:
    """With who has placed in this round of placement."""
    order = scene.view["order"]
    if not order:
        return line()
    placed = scene.view["placed"] if scene.view["stage"] == "placement" else ()
    seats = [line(mark(scene, seat), scene.pen.done if seat in placed else "") for seat in order]
    return line((f"{say(scene, 'discovery-order')} ", ""), line(" ").join(seats))


def _standing(scene: Scene, box: str) -> Text:
    """Who stands in a box, and what is to be had there."""
    view = scene.view
    boxes = view["boxes"]
    if box == SPECIALISTS:
        spaces = [(box_key(scene, name), boxes[name][0]) for name in SCHOOL if name in boxes]
        spaces[-1] = (f"{spaces[-1][0]}\u00a0{scene.speech('dollars', count=int(TRAINING_PRICE))}", spaces[-1][1])
        return _line_up(scene, spaces)
    if box == "dock":
        return _line_up(scene, list(boxes[box].items()), _may_join(scene))
    if box == "shipping":
        text = _crowds(scene, boxes[box], [crowd["value"] for crowd in boxes[box]])
        ship = say(scene, "discovery-ship" if view["ship"] else "discovery-no-ship")
        return _and(text, ship.replace(" ", "\u00a0"))
    if box == "discovery":
        text = _crowds(scene, boxes[box], [strength(crowd) for crowd in boxes[box]])
        for seat, own in enumerate(view["seat"]):
            if own["crew"]:
                text.append(GAP).append_text(mark(scene, seat))
                crew = scene.speech("discovery-crew", crew=counted(scene, own["crew"]), strength=own["strength"])
                text.append(f" {crew}".replace(" ", "\u00a0"), "bold")
        return text
    if box == "initiative":
        pays = [(scene.speech("dollars", count=place), slot) for place, slot in enumerate(boxes[box], 1)]
        is_there = any(slot is not None and slot["seat"] == scene.seat for slot in boxes[box])
        return _line_up(scene, pays, _may_join(scene) and not is_there)
    text = _line_up(scene, [(str(place), slot) for place, slot in enumerate(boxes[box], 1)], _may_join(scene))
    if box == "goods":
        shown = good_names(scene, view["goods"]) or scene.speech("discovery-no-goods")
        return _and(text, f"{shown} {scene.pen.dot} {say(scene, 'discovery-bag', goods=view['goods_left'])}")
    if box == "capital":
        price = say(scene, "discovery-price", price=scene.speech("dollars", count=view["price"]))
        return _and(text, price.replace(" ", "\u00a0"))
    return text


def _and(text: Text, said: str) -> Text:
    return line(text, "   ", (said, "yellow"))


def _may_join(scene: Scene) -> bool:
    """Whether whoever looks still has a worker to place."""
    return (
        scene.view["stage"] == "placement" and scene.seat is not None and bool(scene.view["seat"][scene.seat]["hand"])
    )


def _line_up(scene: Scene, slots: Sequence[tuple[str, Slot]], joins: bool = False) -> Text:
    """Spaces in their order: the seat on each, its worker's kind unless it is a colonist, and where one would join."""
    found = []
    for name, slot in slots:
        text = line((f"{name}\u00a0", "dim" if name[0].isdecimal() or len(name) == 1 else ""))
        if slot is None and joins and name not in BEYOND:
            text.append(scene.pen.empty, "bold")
            joins = False
        elif slot is None:
            text.append(scene.pen.hole, "dim")
        else:
            text.append_text(mark(scene, slot["seat"]))
            if slot["worker"] != COLONIST:
                text.append(f"\u00a0{short(scene, slot['worker'])}")
        found.append(text)
    return line(GAP).join(found)


def _crowds(scene: Scene, crowds: Sequence[Crowd], values: Sequence[int]) -> Text:
    """The workers of each seat in a box without spaces; what they count together."""
    found = []
    for seat, crowd in enumerate(crowds):
        if size(crowd):
            text = line(mark(scene, seat), f"\u00a0{counted(scene, crowd)}".replace(" ", "\u00a0"))
            if values:
                text.append(f"\u00a0=\u00a0{values[seat]}")
            found.append(text)
    return line(GAP).join(found) if found else line((scene.pen.hole, "dim"))


def _hands(scene: Scene) -> Text:
    """Who still has which workers: to place now, or in the next turn."""
    seats = list(dict.fromkeys([*scene.view["order"], *range(len(scene.players))]))  # in an auction some have no place
    key = "discovery-hands" if scene.view["stage"] == "placement" else "discovery-hands-next"
    found = [
        line(mark(scene, seat), f"\u00a0{counted(scene, crowd)}".replace(" ", "\u00a0"))
        for seat in seats
        if (crowd := scene.view["seat"][seat]["hand"])
    ]
    if not found:
        return line()
    return line((f"{scene.speech('about', thing=scene.speech(key))} ", "bold"), line(GAP).join(found))
