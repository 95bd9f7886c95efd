"""What each seat has, and the buildings on display."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from carrack.cli.table.board.board import Scene
from carrack.cli.table.board.discovery.cargo import Lot, lots_of
from carrack.cli.table.board.discovery.pieces import counted, flag, good_names, say, tile_text
from carrack.cli.table.draw import Lines, frame, line, wrap
from carrack.games.discovery.edition_2015.facts import MAYFLOWER_MOST
from carrack.games.discovery.tables.facts import AGE_OF_TURN, COUNTER_KINDS, DECK

Seat = Mapping[str, Any]

PORTUGAL, MAYFLOWER = "portugal", "mayflower"
WORTH = {**{counter.name: counter.points for counter in COUNTER_KINDS}, **{card.name: card.points for card in DECK}}


def draw_display(scene: Scene, width: int) -> Lines:
    """The buildings that can be bought, with what they do; how many are still to come."""
    view = scene.view
    rows: Lines = []
    for tile in view["tiles"]:
        rows += wrap(tile_text(scene, tile), width - 4, 2)
    rows = rows or [line((say(scene, "discovery-no-tiles"), "dim"))]
    foretold = [scene.teller.name("tile", tile) for tile in view.get("foretold", ())]
    if foretold:
        label = scene.speech("about", thing=scene.speech("discovery-foretold"))
        rows += wrap(line((f"{label} ", "bold"), _dotted(scene, foretold)), width - 4, 2)
    title = line((say(scene, "discovery-display", price=scene.speech("dollars", count=view["price"])), "bold"))
    ages = range(int(AGE_OF_TURN[view["round"]]), len(view["tiles_left"]))  # what an earlier one left over is gone
    stacks = [scene.speech("discovery-stack", age=age + 1, count=view["tiles_left"][age]) for age in ages]
    left = line((scene.speech("discovery-stacks", stacks=", ".join(stacks)), "dim"))
    return frame(rows, width, scene.pen, "yellow", title, line(), left)


def draw_seat(scene: Scene, seat: int, width: int) -> Lines:
    """One seat's board in full: each building with what it does, points by source."""
    own: Seat = scene.view["seat"][seat]
    rows: Lines = []
    texts = (_nation(scene, own), _money(scene, own), _discoveries(scene, own), _people(scene, seat), _bid(scene, own))
    for text in texts:
        if text.cell_len:
            rows += wrap(text, width - 4, 2)
    for tile in own["tiles"]:
        rows += wrap(line(tile_text(scene, tile), (_use_of(scene, own, tile), "dim")), width - 4, 2)
    sources = _sources(scene, own)
    if sources.cell_len > width - 6:
        rows += wrap(sources, width - 4)
        sources = line()
    points = line((scene.speech("points", count=own["score"]), "bold"))
    return frame(rows, width, scene.pen, scene.style_of(seat), scene.named(seat), points, sources)


def draw_others(scene: Scene, seats: Sequence[int], width: int) -> Lines:
    """Each opponent in a few lines: the buildings by name."""
    rows: Lines = []
    for seat in seats:
        own: Seat = scene.view["seat"][seat]
        points = line((scene.speech("points", count=own["score"]), "bold"))
        name = scene.named(seat)
        rows.append(line(name, " " * max(width - 4 - name.cell_len - points.cell_len, 1), points))
        texts = (
            _nation(scene, own),
            _money(scene, own),
            _discoveries(scene, own),
            _tiles(scene, own),
            _bid(scene, own),
        )
        for text in texts:
            if text.cell_len:
                rows += [line("  ", part) for part in wrap(text, width - 6, 2)]
    title = line((scene.speech("iron-others", count=len(seats)), "bold"))
    return frame(rows, width, scene.pen, "dim", title, line(), line())


def _dotted(scene: Scene, parts: Sequence[str]) -> str:
    return f" {scene.pen.dot} ".join(part.replace(" ", "\u00a0") for part in parts if part)


def _nation(scene: Scene, own: Seat) -> Text:
    """In 2015: the nation, with what its power does and how often it still can."""
    nation = own.get("nation")
    if nation is None:
        return line()
    words = scene.teller.game.words
    name = scene.speech("about", thing=scene.teller.name("nation", nation))
    text = f" {words.help('nation', nation, scene.speech.lang)}"
    return line((name, "bold"), text, (f" {_power(scene, own)}", "dim"))


def _power(scene: Scene, own: Seat) -> str:
    """Portugal's power is counted by age."""
    key = "discovery-power-age" if own["nation"] == PORTUGAL else "discovery-power"
    return scene.speech(key, left=own["power"])


def _use_of(scene: Scene, own: Seat, tile: str) -> str:
    """Whether a tile that works once is used, and which ships the Mayflower has in use."""
    if tile in own["used"]:
        return f" {say(scene, 'discovery-used')}"
    ships = min(int(MAYFLOWER_MOST), own["ships"])
    if tile == MAYFLOWER and ships:
        return f" {scene.speech('discovery-sailing', used=scene.view['sailing'], most=ships)}"
    return ""


def _money(scene: Scene, own: Seat) -> Text:
    """Dollars, ships, and the goods in the sets they earn with; of several sets, what they earn together."""
    ships = say(scene, "discovery-ships", count=own["ships"]) if own["ships"] else ""
    at_sea = scene.view["sailing"] if MAYFLOWER in own["tiles"] else 0  # they earn nothing in this turn
    lots = lots_of(own["goods"], own["ships"] - at_sea)
    several = sum(lot.dollars > 0 for lot in lots) > 1
    earns = scene.speech("discovery-sets", money=scene.speech("dollars", count=own["sets"])) if several else ""
    money = scene.speech("dollars", count=own["money"])
    rest = _dotted(scene, [ships, *(_lot(scene, lot) for lot in lots), earns])
    return line((money, "bold yellow"), f" {scene.pen.dot} {rest}" if rest else "")


def _lot(scene: Scene, lot: Lot) -> str:
    """`sugar ×3 + 1 ship → $6`; of what is left over, the goods alone."""
    goods = good_names(scene, lot.goods)
    if not lot.dollars:
        return goods
    ship = f" + {say(scene, 'discovery-ships', count=lot.ships)}" if lot.ships else ""
    return f"{goods}{ship} {scene.pen.to} {scene.speech('dollars', count=lot.dollars)}"


def _discoveries(scene: Scene, own: Seat) -> Text:
    """Counters by their points, cards by their names."""
    counters = [str(WORTH[name]) for name in own["counters"]]
    cards = [f"{scene.teller.name('card', name)} {WORTH[name]}" for name in own["cards"]]
    if not counters and not cards:
        return line()
    label = scene.speech("about", thing=scene.teller.name("source", "discoveries"))
    return line((f"{label} ", "dim"), _dotted(scene, ["+".join(counters), *cards]))


def _people(scene: Scene, seat: int) -> Text:
    """Everybody in the New World, by kind."""
    total: dict[str, int] = {}
    for region in scene.view["regions"].values():
        for kind, count in region["workers"][seat].items():
            total[kind] = total.get(kind, 0) + count
    if not total:
        return line()
    label = scene.speech("about", thing=scene.speech("discovery-map"))
    return line((f"{label} ", "dim"), counted(scene, total))


def _bid(scene: Scene, own: Seat) -> Text:
    """In the auction only: the bid that stands, and who has passed."""
    if scene.view["stage"] != "auction":
        return line()
    bid = scene.speech("dollars", count=own["bid"])
    return line(scene.speech("discovery-bid", dollars=own["bid"], bid=bid, passed=flag(own["passed"])))


def _tiles(scene: Scene, own: Seat) -> Text:
    names = [scene.teller.name("tile", tile) for tile in dict.fromkeys(own["tiles"])]
    counts = [own["tiles"].count(tile) for tile in dict.fromkeys(own["tiles"])]
    used = [_use_of(scene, own, tile) for tile in dict.fromkeys(own["tiles"])]
    shown = [
        f"{name} {scene.pen.times}{count}{mark}" if count > 1 else name + mark
        for name, count, mark in zip(names, counts, used)
    ]
    return line(_dotted(scene, shown))


def _sources(scene: Scene, own: Seat) -> Text:
    """Points by where they come from."""
    shown = [f"{scene.teller.name('source', source)} {points}" for source, points in own["points"].items() if points]
    return line((_dotted(scene, shown), "dim"))
