"""Writes `tests/golden/spoken.json`: messages of the games as the server says them, to which the page's words are held.

python -m tools.spoken
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, cast

import carrack
from carrack.core.game import Game
from carrack.core.rng import Rng
from carrack.core.state import OVER
from carrack.words import LANGUAGES

GOLDEN: Final = Path(__file__).parent.parent / "tests" / "golden" / "spoken.json"
GAMES: Final = ("iron-age", "discovery-2007")
NAMES: Final = ("Ann", "", "Bob", "", "", "")  # some seats have a person's name, others their number
STEP: Final = 5  # of the positions of a game, every so manyth is said: the file stays small


def told(game: Game, language: str) -> dict[str, Any]:
    """What the API tells a page of a game's words; the files of the house are read where they lie."""
    figures = game.words.figures
    return {
        "language": language,
        "files": ["carrack", *game.words.files],
        "numbers": {name: number for name, (number, _source) in figures.numbers.items()},
        "tables": figures.tables,
        "seats": sorted(game.words.seats),
    }


def said(game: Game) -> list[dict[str, Any]]:
    """Questions, answers, events and help of one game of random play, once for each kind and message."""
    rng = Rng("spoken")
    match = carrack.Match(game.id, seats=max(game.seats), seed="spoken")
    asked: dict[tuple[str, str], dict[str, Any]] = {}

    def ask(key: str, arguments: dict[str, Any]) -> None:
        shape = json.dumps(sorted((name, value) for name, value in arguments.items() if isinstance(value, str)))
        asked.setdefault((key, shape), arguments)

    while match.state.actor != OVER:
        state = match.state
        question = game.question(state)
        details = cast(dict[str, Any], question["details"])
        ask(f"ask-{question['step']}", {"seat": question["seat"], **details})
        legal = state.legal()
        for code in legal[:: max(1, len(legal) // STEP)]:
            described = game.describe(code)
            ask(f"verb-{described['verb']}", dict(described))
        for event in match.play(legal[rng.below(len(legal))]):
            ask(f"event-{event['event']}", dict(event))
    return [
        {
            "key": key,
            "arguments": arguments,
            "said": {language: game.words.say(key, language, arguments, NAMES) for language in LANGUAGES},
        }
        for (key, _), arguments in sorted(asked.items())[::STEP]
    ]


def found() -> dict[str, Any]:
    games = [carrack.game(id) for id in GAMES]
    return {
        "names": list(NAMES),
        "games": {
            game.id: {"told": {language: told(game, language) for language in LANGUAGES}, "said": said(game)}
            for game in games
        },
    }


def text_of(spoken: dict[str, Any]) -> str:
    return json.dumps(spoken, indent=1, ensure_ascii=False, default=str) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(text_of(found()), "utf-8")
