"""The dice on the table: face, name, and whether a die is picked or locked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from carrack.cli.table.board.board import Scene
from carrack.cli.table.draw import Lines, Pen, fit, line

INNER: Final = 10
HEIGHT: Final = 4
EITHER: Final = "either"
SKULL: Final = "skull"
ROLLING: Final = ("throw", "again")

STYLES: Final = {
    "food": "green",
    "people": "cyan",
    "either": "green",
    "goods": "yellow",
    "innovation": "magenta",
    "skull": "bold red",
}
FATE_STYLE: Final = "bright_blue"


def picture(face: str, pen: Pen) -> str:
    """What is painted on a face."""
    return {
        "food": f"{pen.food} {pen.food} {pen.food}",
        "people": f"{pen.people} {pen.people} {pen.people}",
        "either": f"{pen.food}{pen.food} / {pen.people}{pen.people}",
        "goods": f"{pen.good} {pen.good}",
        "innovation": pen.innovation,
        "skull": pen.skull,
        "drought": f"{pen.food} {pen.minus}1",
        "harvest": f"{pen.food} +1",
        "omens": f"{pen.omens} {pen.omens} {pen.omens}",
        "conquest": f"{pen.conquest} {pen.conquest}",
        "tribute": f"{pen.tribute} {pen.tribute}",
        "trade": f"{pen.good} {pen.good}",
    }[face]


def style_of(face: str) -> str:
    return STYLES.get(face, FATE_STYLE)


def caption(face: str, scene: Scene) -> str:
    """A face's name, short enough for a die."""
    return scene.speech(f"caption-{face}")


def face_names(faces: Sequence[str], scene: Scene) -> str:
    """Faces in a sentence, alike ones counted."""
    counts = {face: faces.count(face) for face in faces}
    names = {face: caption(face, scene) if face == EITHER else scene.teller.name("face", face) for face in faces}
    return ", ".join(
        f"{count}\u00a0×\u00a0{names[face]}" if count > 1 else names[face] for face, count in counts.items()
    )


def draw_dice(scene: Scene) -> Lines:
    """All dice in a row, the Fate die last: apart where there is room, else side to side, else in two rows."""
    dice = list(scene.view["dice"].items())
    if len(dice) * (INNER + 3) - 1 > scene.width >= len(dice) * (INNER + 1) + 1:
        joined = [_die(name, face, scene, i, len(dice)) for i, (name, face) in enumerate(dice)]
        return [line(*(die[row] for die in joined)) for row in range(HEIGHT)]
    across = max((scene.width + 1) // (INNER + 3), 1)
    apart = [_die(name, face, scene, 0, 1) for name, face in dice]
    found: Lines = []
    for first in range(0, len(apart), across):
        shown = apart[first : first + across]
        found += [line(" ").join(die[row] for die in shown) for row in range(HEIGHT)]
    return found


def _die(name: str, face: str, scene: Scene, place: int, count: int) -> Lines:
    """Four lines. In a row of `count` that touch, neighbours share a side."""
    pen = scene.pen
    style = style_of(face)
    picked = name in scene.view["marked"]
    locked = face == SKULL and scene.view["step"] in ROLLING
    below = scene.speech("iron-again") if picked else scene.speech("iron-locked") if locked else ""
    painted = f"{style} reverse" if picked else style
    top_left, top_right, bottom_left, bottom_right = pen.corners
    first, last = place == 0, place == count - 1
    sides = pen.down if first else "", pen.down
    tops = top_left if first else "", top_right if last else pen.joints[0]
    bottoms = bottom_left if first else "", bottom_right if last else pen.joints[1]
    rows = [
        (tops, _on_edge(scene.speech("iron-die", die=name), pen, style)),
        (sides, fit(line((picture(face, pen), painted)), INNER, "center")),
        (sides, fit(line((caption(face, scene), painted)), INNER, "center")),
        (bottoms, _on_edge(below, pen, style)),
    ]
    return [line((left, style), text, (right, style)) for (left, right), text in rows]


def _on_edge(label: str, pen: Pen, style: str) -> Text:
    """A word in the middle of a die's edge."""
    if not label:
        return line((pen.across * INNER, style))
    space = INNER - cell_len(label) - 2
    left = max(space, 0) // 2
    return line((pen.across * left, style), (f" {label} ", "bold"), (pen.across * (max(space, 0) - left), style))
