"""What each seat has, the tiles that can be built, and the Opposition of the solo game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from carrack.cli.table.board.board import Scene
from carrack.cli.table.board.endeavor.map import disc
from carrack.cli.table.draw import Lines, frame, line, wrap

Seat = Mapping[str, Any]

COUNTS: Final = ("harbour", "reserve", "neutral_harbour", "neutral_reserve")
LISTS: Final = ("cards", "face_down")


def draw_seat(scene: Scene, seat: int, width: int) -> Lines:
    """One seat's board in full, points by source at its foot."""
    own: Seat = scene.view["seat"][seat]
    rows: Lines = []
    for text in (_status(scene, own), _counts(scene, own), _buildings(scene, own), _tokens(scene, own)):
        if text.cell_len:
            rows += wrap(text, width - 4, 2)
    for name in LISTS:
        if own[name]:
            rows += wrap(_labelled(scene, name, [scene.teller.name("card", card) for card in own[name]]), width - 4, 2)
    points = line((scene.speech("points", count=own["score"]), "bold"))
    sources = line((_dotted(scene, _sources(scene, own)), "dim"))
    if sources.cell_len > width - 6:
        rows += wrap(sources, width - 4)
        sources = line()
    return frame(rows, width, scene.pen, scene.style_of(seat), scene.named(seat), points, sources)


def draw_others(scene: Scene, seats: Sequence[int], width: int) -> Lines:
    """Each opponent in a few lines."""
    rows: Lines = []
    for seat in seats:
        own: Seat = scene.view["seat"][seat]
        points = line((scene.speech("points", count=own["score"]), "bold"))
        name = scene.named(seat)
        rows.append(line(name, " " * max(width - 4 - name.cell_len - points.cell_len, 1), points))
        cards = [scene.teller.name("card", card) for card in own["cards"]]
        for text in (
            line(_status(scene, own), f" {scene.pen.dot} ", _counts(scene, own)),
            _buildings(scene, own),
            _tokens(scene, own),
            _labelled(scene, "cards", cards) if cards else line(),
        ):
            if text.cell_len:
                rows += [line("  ", part) for part in wrap(text, width - 6, 2)]
    title = line((scene.speech("iron-others", count=len(seats)), "bold"))
    return frame(rows, width, scene.pen, "dim", title, line(), line())


def draw_opposition(scene: Scene, width: int) -> Lines:
    """Its board, its ladder from the head on, and the display; the selector's tile is marked."""
    foe: Seat = scene.view["opposition"]
    ladder = [f"{disc(scene, colour).plain} {scene.teller.name('colour', colour)}" for colour in foe["ladder"]]
    rows: Lines = []
    for text in (_status(scene, foe), _labelled(scene, "ladder", ladder[: foe["actions"] + 1])):
        rows += wrap(text, width - 4, 2)
    for name in (*LISTS, "laid_aside"):
        if foe[name]:
            rows += wrap(_labelled(scene, name, [scene.teller.name("card", card) for card in foe[name]]), width - 4, 2)
    for level, tiles in enumerate(foe["display"], 1):
        row = line((f"{level}  ", "dim"))
        for column, tile in enumerate(tiles, 1):
            chosen = foe["selector"] == {"level": level, "column": column}
            name = scene.teller.name("building", tile) if tile else scene.pen.hole
            row.append(f"{scene.pen.to if chosen else ' '}{name:<18}", "bold" if chosen else "")
        rows += wrap(row, width - 4, 3)
    points = line((scene.speech("points", count=foe["score"]), "bold"))
    foot = line((_dotted(scene, _sources(scene, foe)), "dim"))
    return frame(rows, width, scene.pen, "red", line((scene.teller.say("view-opposition"), "bold")), points, foot)


def draw_tiles(scene: Scene, width: int) -> Lines:
    """The tiles that are left."""
    tiles = scene.view["tiles"]
    shown = [
        f"{scene.teller.name('building', tile)} {scene.pen.times}{count}" for tile, count in tiles.items() if count
    ]
    title = line((scene.teller.say("view-tiles"), "bold"))
    return frame(wrap(line(_dotted(scene, shown)), width - 4), width, scene.pen, "yellow", title, line(), line())


def _dotted(scene: Scene, parts: Sequence[str]) -> str:
    return f" {scene.pen.dot} ".join(part.replace(" ", "\u00a0") for part in parts if part)


def _labelled(scene: Scene, name: str, parts: Sequence[str]) -> Text:
    own = f"view-{name.replace('_', '-')}"
    thing = scene.teller.say(own) if scene.teller.game.words.knows(own) else scene.teller.name("sheet", name)
    label = scene.speech("about", thing=thing)
    return line((f"{label} ", "dim"), _dotted(scene, parts))


def _status(scene: Scene, own: Seat) -> Text:
    """The four markers."""
    return line(_dotted(scene, [f"{scene.teller.name('status', name)} {n}" for name, n in own["status"].items()]))


def _counts(scene: Scene, own: Seat) -> Text:
    """Discs, here and there; neutral ones only where there are some."""
    shown = [name for name in COUNTS if own[name] or not name.startswith("neutral")]
    return line(_dotted(scene, [f"{scene.teller.name('sheet', name)} {own[name]}" for name in shown]))


def _buildings(scene: Scene, own: Seat) -> Text:
    """Each with how many there are; a filled mark for each disc on it."""
    parts = []
    for name, count in own["buildings"].items():
        times = f" {scene.pen.times}{count}" if count > 1 else ""
        parts.append(f"{scene.teller.name('building', name)}{times}{scene.pen.peg * own['manned'].get(name, 0)}")
    return line(_dotted(scene, parts))


def _tokens(scene: Scene, own: Seat) -> Text:
    if not own["tokens"]:
        return line()
    named = [f"{scene.teller.name('token', name)} {scene.pen.times}{count}" for name, count in own["tokens"].items()]
    return _labelled(scene, "tokens", named)


def _sources(scene: Scene, own: Seat) -> list[str]:
    """Points by where they come from."""
    return [f"{scene.teller.name('source', source)} {points}" for source, points in own["points"].items() if points]
