"""What an answer of every verb of every game brings, and how Python says it: the page is held to these sentences.

It may put them together in its own way. `web/src/shell/foretold.spoken.ts` reads the file.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import carrack
from carrack.core.game import Game
from carrack.core.state import NATURE, OVER
from carrack.words import LANGUAGES
from tests import recorded
from tools.spoken import NAMES, told

GAMES: Final = ("iron-age", "endeavor", "discovery-2007", "discovery-2015")
LIKELIEST: Final = 4  # of what chance may bring the page names so many
READ: Final = ("events", "breakdown", "question", "odds", "idle")  # of a preview, for its words


def answers(game: Game) -> Iterator[dict[str, Any]]:
    """One of each verb."""
    for name, revision, verbs in recorded.places(game.id):
        state = recorded.replayed(game.id, name).at(revision)
        for verb in verbs:
            action = next(code for code in state.legal() if game.describe(code)["verb"] == verb)
            preview = game.preview(state, action)
            yield {
                "verb": verb,
                "seat": int(state.actor),
                "before": state.breakdown(),
                "preview": {part: preview[part] for part in READ if part in preview},
                "said": {language: sentences(game, preview, language) for language in LANGUAGES},
            }


def sentences(game: Game, preview: dict[str, Any], language: str) -> list[str]:
    """What must be said of it."""
    found = [game.tell(event, language, NAMES) for event in preview["events"]]
    asked = preview["question"]["seat"]
    if asked == OVER:
        return [*found, game.words.say("if-over", language, {})]
    if asked == NATURE or not found:
        question = preview["question"]
        found.append(game.words.say(f"ask-{question['step']}", language, question["details"], NAMES))
    if asked == NATURE and len(preview["odds"]) <= LIKELIEST:  # of more it may name others that are as likely
        for code in preview["odds"]:
            described = game.describe(code)
            found.append(game.words.say(f"verb-{described['verb']}", language, described, NAMES))
    return found


def verbs(game: Game) -> list[dict[str, Any]]:
    """As the API tells them."""
    return [
        {
            "name": verb.name,
            "first": verb.first,
            "arguments": [{"name": name, "values": list(values)} for name, values in verb.arguments.items()],
        }
        for verb in game.verbs.table
    ]


def foretold() -> dict[str, Any]:
    games = [carrack.game(id) for id in GAMES]
    return {
        "names": list(NAMES),
        "games": {
            game.id: {
                "told": {language: told(game, language) for language in LANGUAGES},
                "verbs": verbs(game),
                "answers": list(answers(game)),
            }
            for game in games
        },
    }
