"""The score sheet: peg rows as dots, boxes that fill, what everything costs and scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from carrack.cli.table.board.board import Scene
from carrack.cli.table.draw import Lines, beside, fit, frame, line, wrap
from carrack.games.iron_age.facts import (
    ARMIES_MOST,
    CONQUEST_MOST,
    DEVELOPMENTS,
    ENDS,
    FOOD_MOST,
    GOODS_MOST,
    MONUMENTS,
    PORTS,
    PROVINCES,
    SHIPS_MOST,
    SOLO_ROUNDS,
    SOLO_TARGET,
    WEALTH_MOST,
    End,
)

SHEET_WIDTH: Final = 78
LEFT: Final = 33  # of a full sheet: pegs and monuments
LABEL: Final = 10
ROWS: Final = {
    "food": (int(FOOD_MOST), "green"),
    "goods": (int(GOODS_MOST), "yellow"),
    "armies": (int(ARMIES_MOST), "red"),
    "ships": (int(SHIPS_MOST), "blue"),
    "wealth": (int(WEALTH_MOST), "magenta"),
}

Sheet = Mapping[str, Any]


def draw_sheet(scene: Scene, seat: int, with_prices: bool = True) -> Lines:
    """One seat's sheet and pegboard; the points in the frame.

    Without the developments and their prices what one builds with stays in sight on twenty-four rows.
    """
    sheet: Sheet = scene.view["sheets"][seat]
    width = min(scene.width, SHEET_WIDTH)
    rows: Lines = []
    for left, right in (
        (_pegs(scene, sheet), _holdings(scene, sheet)),
        (_monuments(scene, seat, sheet), _standing(scene, sheet)),
    ):
        if width == SHEET_WIDTH:
            rows += beside([fit(text, LEFT) for text in left], right, gap="  ")
        else:
            rows += left + right
    if with_prices:
        rows += _developments(scene, sheet, width - 4)
    sources = _sources(scene, sheet)
    if sources.cell_len > width - 6:
        rows += wrap(sources, width - 4)
        sources = line()
    return frame(rows, width, scene.pen, scene.style_of(seat), scene.named(seat), _points(scene, sheet), sources)


def _width(rows: Sequence[Text]) -> int:
    return max(row.cell_len for row in rows)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def marks(filled: int, most: int, full: str, empty: str, style: str) -> Text:
    """So many of a row filled, the rest empty."""
    return line((full * filled, style), (empty * (most - filled), "dim"))


def _pegs(scene: Scene, sheet: Sheet) -> Lines:
    names = {row: capital(scene.teller.name("row", row)) for row in ROWS}
    label = max(len(name) for name in names.values()) + 1
    longest = max(most for most, _style in ROWS.values())
    found = []
    for row, (most, style) in ROWS.items():
        pegs = fit(marks(sheet[row], most, scene.pen.peg, scene.pen.hole, style), longest)
        found.append(line(fit(line(names[row]), label), pegs, (f" {sheet[row]:2}", "bold")))
    return found


def _holdings(scene: Scene, sheet: Sheet) -> Lines:
    """Ports, with a box and urns each, and provinces. The first of each is printed as built."""
    pen = scene.pen
    ports = [marks(1, 1, pen.box, pen.empty, "green")]
    urns = [line()]
    provinces = [marks(1, 1, pen.box, pen.empty, "green")]
    bonuses = [line()]
    boxes, jars, places = sheet["port_boxes"], sheet["urns"], sheet["province_boxes"]
    for i, (port, province) in enumerate(zip(PORTS, PROVINCES)):
        owned = "green" if sheet["ports"] > i + 1 else "bold"
        ports.append(marks(min(max(boxes - i, 0), 1), 1, pen.box, pen.empty, owned))
        urns.append(marks(min(max(jars, 0), port.urns), port.urns, pen.urn, pen.no_urn, owned))
        owned = "green" if sheet["provinces"] > i + 1 else "bold"
        provinces.append(marks(min(max(places, 0), province.boxes), province.boxes, pen.box, pen.empty, owned))
        bonuses.append(line((f"+{province.tribute}", "dim")))
        jars -= port.urns
        places -= province.boxes
    widths = [max(cell.cell_len for cell in cells) for cells in zip(ports, urns, provinces, bonuses)]
    named = (
        (capital(scene.teller.name("sheet", "ports")), ports, ""),
        (capital(scene.teller.name("sheet", "urns")), urns, "dim"),
        (capital(scene.teller.name("sheet", "provinces")), provinces, ""),
        (capital(scene.teller.name("sheet", "tribute")), bonuses, "dim"),
    )
    rows = [
        line(fit(line((label, style)), LABEL), line(" ").join(fit(cell, width) for cell, width in zip(cells, widths)))
        for label, cells, style in named
    ]
    dice = max(sheet["ports"], sheet["provinces"])
    rows.append(line((scene.speech("iron-dice", ports=sheet["ports"], provinces=sheet["provinces"], dice=dice), "dim")))
    return rows


def _monuments(scene: Scene, seat: int, sheet: Sheet) -> Lines:
    """Boxes, and the points for the first who finishes and for all others."""
    pen = scene.pen
    names = {monument.name: scene.teller.name("monument", monument.name) for monument in MONUMENTS}
    middle = max(len(names[monument.name]) + 1 + monument.boxes for monument in MONUMENTS)
    found = [line((scene.teller.name("sheet", "monuments"), "bold"), (f" {scene.speech('iron-first')}", "dim"))]
    first: Mapping[str, int] = scene.view["first"]
    for monument in MONUMENTS:
        filled = sheet["monuments"][monument.name]
        done = filled == monument.boxes
        boxes = marks(filled, monument.boxes, pen.box, pen.empty, "green" if done else "bold")
        gap = " " * (middle - len(names[monument.name]) - monument.boxes)
        taken = monument.name in first
        mine = first.get(monument.name) == seat
        if done:
            worth = line((f"{monument.first if mine else monument.later}", "bold green"))
        elif taken:
            worth = line(("-/", "dim"), f"{monument.later}")
        else:
            worth = line(f"{monument.first}/{monument.later}")
        found.append(line((names[monument.name], "green" if done else ""), gap, boxes, " ", worth))
    return found


def end_of(scene: Scene) -> End:
    return ENDS[0] if scene.view["options"].get("length") == "short" else ENDS[1]


def _standing(scene: Scene, sheet: Sheet) -> Lines:
    """Strength and the counts that score or end the game."""
    pen = scene.pen
    solo = len(scene.players) == 1
    end = end_of(scene)
    skulls = line(
        (pen.skull * min(sheet["skulls"], 10), "bold red"), " " if sheet["skulls"] else "", str(sheet["skulls"])
    )
    conquest = marks(sheet["conquest"], int(CONQUEST_MOST), pen.box, pen.empty, "bold")
    tribute = line((str(sheet["tribute"]), "bold"), "" if solo else (f" / {end.tribute}", "dim"))
    owned = line((str(len(sheet["developments"])), "bold"), "" if solo else (f" / {end.developments}", "dim"))
    rows = [
        ("strength", line((str(sheet["strength"]), "bold"))),
        ("conquest", conquest),
        ("tribute", tribute),
        ("skulls", skulls),
        ("developments", owned),
    ]
    names = {name: scene.teller.name("sheet", name) for name, _text in rows}
    label = max(len(name) for name in names.values()) + 1
    when = scene.speech("iron-round-solo", round=scene.view["round"], rounds=int(SOLO_ROUNDS), target=int(SOLO_TARGET))
    if not solo:
        when = scene.speech("iron-round", round=scene.view["round"])
    return [
        line((when if scene.view["round"] else "", "bold")),
        *(line(fit(line(names[name]), label), text) for name, text in rows),
    ]


def _developments(scene: Scene, sheet: Sheet, width: int) -> Lines:
    """Owned ones filled; cost and points of each."""
    pen = scene.pen
    cells = []
    for development in DEVELOPMENTS:
        owned = development.name in sheet["developments"]
        box = line((pen.box, "green")) if owned else line((pen.empty, "dim"))
        name = scene.teller.name("development", development.name)
        price = f"{development.cost}{pen.to}{development.points}"
        cells.append((line(box, " ", (name, "green" if owned else "")), line((price, "green" if owned else "dim"))))
    across = 3 if width >= 66 else 2 if width >= 48 else 1
    height = -(-len(cells) // across)
    blocks = []
    for first in range(0, len(cells), height):
        chosen = cells[first : first + height]
        names, prices = max(name.cell_len for name, _ in chosen), max(price.cell_len for _, price in chosen)
        blocks.append([line(fit(name, names + 1), fit(price, prices, "right")) for name, price in chosen])
    title = line(
        (scene.teller.name("sheet", "developments"), "bold"), (f" {scene.speech('iron-cost', to=pen.to)}", "dim")
    )
    spare = width - sum(_width(block) for block in blocks)
    return [title, *beside(*blocks, gap=" " * min(max(spare // max(len(blocks) - 1, 1), 1), 4))]


def _points(scene: Scene, sheet: Sheet) -> Text:
    return line((scene.speech("points", count=sheet["score"]).replace("-", scene.pen.minus), "bold"))


def _sources(scene: Scene, sheet: Sheet) -> Text:
    """Points by where they come from."""
    parts = [(scene.teller.name("source", source), points) for source, points in sheet["points"].items() if points]
    shown = [f"{name} {points}".replace("-", scene.pen.minus) for name, points in parts]
    return line((f" {scene.pen.dot} ".join(shown), "dim"))


# The others.


def draw_glance(scene: Scene, seats: Sequence[int], width: int) -> Lines:
    """Each opponent in a few lines."""
    rows: Lines = []
    for seat in seats:
        sheet: Sheet = scene.view["sheets"][seat]
        points = _points(scene, sheet)
        name = scene.named(seat)
        rows.append(line(name, " " * max(width - 4 - name.cell_len - points.cell_len, 1), points))
        for text in _glance(scene, seat, sheet):
            rows += [line("  ", part) for part in wrap(text, width - 6, 2)]
    title = line((scene.speech("iron-others", count=len(seats)), "bold"))
    return frame(rows, width, scene.pen, "dim", title, line(), line())


def _glance(scene: Scene, seat: int, sheet: Sheet) -> Lines:
    pen = scene.pen
    dot = f" {pen.dot} "
    say = scene.teller.name
    pegs = dot.join(f"{say('row', row)} {sheet[row]}" for row in ROWS)
    counts = [f"{say('sheet', name)} {sheet[name]}" for name in ("ports", "provinces", "strength", "tribute", "skulls")]
    begun = [
        f"{say('monument', monument.name)} {sheet['monuments'][monument.name]}/{monument.boxes}"
        for monument in MONUMENTS
        if sheet["monuments"][monument.name]
    ]
    owned = [say("development", name) for name in sheet["developments"]]
    found = [line(pegs), line(dot.join(counts))]
    if begun:
        found.append(line(dot.join(begun)))
    if owned:
        found.append(line(dot.join(owned)))
    return found
