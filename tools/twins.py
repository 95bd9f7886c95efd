"""Writes `tests/golden/twins.json`: views of the games in words, to which the page and the terminal are both held.

python -m tools.twins
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import carrack
from carrack.core.rng import Rng
from carrack.core.state import OVER
from carrack.games import HOUSE
from carrack.twin import Item, Twin
from carrack.words import LANGUAGES
from tools.spoken import told

GOLDEN: Final = Path(__file__).parent.parent / "tests" / "golden" / "twins.json"
NAMES: Final = ("Ann", "", "Bob")  # some seats have a person's name, others their number
MOMENTS: Final = (0, 150)  # after so many answers: before anything has happened, and amid it


def said(lines: tuple[Item, ...]) -> list[Any]:
    """Each line with its path: its label and what is said, or the lines below it."""
    return [[line.path, line.label.text, said(line.lines) if line.lines else line.text] for line in lines]


def view_of(id: str, answers: int) -> dict[str, Any]:
    """What the first seat sees after so many answers of a random game of three."""
    game = carrack.game(id)
    state = game.start(3)
    rng = Rng("twins")
    for _ in range(answers):
        if state.actor == OVER:
            break
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
    view = game.view(state, 0)
    return {"view": view, "said": {lang: said(Twin(game, lang, NAMES).lines(view)) for lang in LANGUAGES}}


def game_of(id: str) -> dict[str, Any]:
    game = carrack.game(id)
    return {
        "things": game.things(),
        "neighbours": game.neighbours(),
        "told": {lang: {**told(game, lang), "tables": {}} for lang in LANGUAGES},  # help quotes tables, a view does not
        "views": [view_of(id, answers) for answers in MOMENTS],
    }


def found() -> dict[str, Any]:
    return {"names": list(NAMES), "games": {id: game_of(id) for id in sorted(HOUSE)}}


def text_of(twins: dict[str, Any]) -> str:
    return json.dumps(twins, indent=None, separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(text_of(found()), "utf-8")
