"""Pieces as they are written everywhere on the table of Discovery: seats by letter, workers by two letters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from carrack.cli.table.board.board import Scene
from carrack.cli.table.draw import Lines, frame, line, wrap
from carrack.cli.table.players import letter_of
from carrack.games.discovery.tables.facts import WORKERS
from carrack.games.discovery.tables.tiles import TILES

COLONIST = WORKERS[0].name
POINTS = {tile.name: tile.points for tile in TILES}

Crowd = Mapping[str, Any]  # workers by kind


def say(scene: Scene, key: str, **arguments: object) -> str:
    """A message that a language may word as the box of each edition does."""
    return scene.speech(key, edition=scene.teller.game.id, **arguments)


def mark(scene: Scene, seat: int) -> Text:
    """A seat's letter, in its colour."""
    return line((letter_of(seat), f"reverse {scene.style_of(seat)}"))


def short(scene: Scene, worker: str) -> str:
    """Two letters of a kind of worker, which are also typed."""
    return scene.speech("discovery-worker", worker=worker)


def box_key(scene: Scene, box: str) -> str:
    """The letters that a box is typed with."""
    return scene.speech.words_of("discovery-box", box=box, edition=scene.teller.game.id)[0]


def region_key(scene: Scene, region: str) -> str:
    """The letters that a region is typed with: the northernmost has another name in each edition."""
    return say(scene, "discovery-region", region=region)


def counted(scene: Scene, crowd: Crowd) -> str:
    """So many of each kind: `3co 1so`."""
    return " ".join(f"{crowd[worker.name]}{short(scene, worker.name)}" for worker in WORKERS if worker.name in crowd)


def flag(value: object) -> str:
    """For a message that has one variant for each."""
    return "yes" if value else "no"


def panel(scene: Scene, rows: Lines, width: int, style: str, title: Text, right: Text, foot: Text) -> Lines:
    """A frame; what has no room beside its title, or at its foot, stands inside."""
    above: Lines = []
    if title.cell_len + right.cell_len > width - 9:
        above = wrap(right, width - 4, 2)
        right = line()
    below: Lines = []
    if foot.cell_len > width - 6:
        below = wrap(foot, width - 4, 2)
        foot = line()
    return frame([*above, *rows, *below], width, scene.pen, style, title, right, foot)


def strength(crowd: Crowd) -> int:
    """What explorers count on an expedition."""
    return sum(crowd.get(worker.name, 0) * worker.expedition for worker in WORKERS)


def size(crowd: Crowd) -> int:
    return sum(crowd.get(worker.name, 0) for worker in WORKERS)


def does(scene: Scene, tile: str) -> str:
    """What a building does: its help without age, price and points, which stand elsewhere on the table."""
    words = scene.teller.game.words
    tail = words.say("some-tile", scene.speech.lang, words.figures.row("tile", tile))
    return words.help("tile", tile, scene.speech.lang).removesuffix(f"{tail}.").rstrip()


def tile_text(scene: Scene, tile: str, name: str = "") -> Text:
    """A building, by its name or as it is called here, with what it does and the points printed on it."""
    name = scene.speech("about", thing=name or scene.teller.name("tile", tile))
    worth = f" ({scene.speech('points', count=POINTS[tile])})" if POINTS[tile] else ""
    return line((name, "bold"), f" {does(scene, tile)}{worth}")


def multiset(scene: Scene, counts: Mapping[int, int]) -> str:
    """So many of each: `3 ×6, 4 ×3`."""
    return ", ".join(f"{what}\u00a0{scene.pen.times}{count}" for what, count in sorted(counts.items()) if count)


def good_names(scene: Scene, goods: Mapping[str, int]) -> str:
    """Trade goods, alike ones counted."""
    names = {good: scene.teller.name("good", good) for good in goods}
    return ", ".join(
        f"{names[good]} {scene.pen.times}{count}" if count > 1 else names[good] for good, count in goods.items()
    )
