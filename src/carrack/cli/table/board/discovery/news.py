"""What happened, in paragraphs: whoever did several things in a row is named once, and things that come are listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from carrack.cli.table.board.board import Scene
from carrack.cli.table.board.discovery.pieces import mark, say
from carrack.cli.table.draw import Lines, line, wrap

Event = Mapping[str, object]

HEADINGS: Final = ("turn-begins", "age-ended", "game-ends")
# Told as one list when they come in a row: the message, and which of their arguments is listed.
LISTS: Final = {
    "tile-shown": ("discovery-new-tiles", "tile"),
    "good-shown": ("discovery-new-goods", "good"),
    "ordered": ("discovery-new-order", "seat"),
}
NO_BREAK: Final = "\u00a0"
WIDEST: Final = 110  # of a paragraph: longer lines are hard to read


def tell(scene: Scene, events: Sequence[Event]) -> Lines:
    found: Lines = []
    for group in _paragraphs(events):
        first = group[0]
        width = min(scene.width, WIDEST)
        seat = first.get("seat")
        if first["event"] in HEADINGS:
            found += wrap(line((scene.teller.tell(first), "bold")), width, 2)
        elif first["event"] in LISTS and len(group) > 1:
            found += wrap(line((_listed(scene, group), "dim")), width, 2)
        elif isinstance(seat, int):
            name = scene.players[seat].name
            said = [scene.teller.tell(event).removeprefix(f"{name} ").removesuffix(".") for event in group]
            told = f"{NO_BREAK}{scene.pen.dot} ".join(said)
            found += wrap(line(mark(scene, seat), (f" {name}", "bold"), "  ", told), width, 2)
        else:
            found += [row for event in group for row in wrap(line((scene.teller.tell(event), "dim")), width, 2)]
    return found


def _listed(scene: Scene, group: Sequence[Event]) -> str:
    """Events of one kind in one sentence."""
    key, argument = LISTS[str(group[0]["event"])]
    names = [event[argument] for event in group]
    said = [scene.players[n].name if isinstance(n, int) else scene.teller.name(argument, str(n)) for n in names]
    return say(scene, key, names=", ".join(said))


def _paragraphs(events: Sequence[Event]) -> list[list[Event]]:
    """Events of one seat in a row, and lists, together; headings by themselves."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and _follows(groups[-1][-1], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _follows(before: Event, event: Event) -> bool:
    if event["event"] in LISTS or before["event"] in LISTS:
        return event["event"] == before["event"]
    if event["event"] in HEADINGS or before["event"] in HEADINGS:
        return False
    return before.get("seat") == event.get("seat")
