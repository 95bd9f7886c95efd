"""What a call says, in the language of who is called: which game, with whom, and where it is. Nothing of what only some
may know, and nothing that lets anybody in: the link opens the table for whoever is that person in their browser.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from carrack.core.catalog import game as find_game
from carrack.core.errors import UnknownGame
from carrack.words import Words

WORDS: Final = Words("calls")
TRY: Final = "try"
CONFIRM: Final = "confirm"


class Message(msgspec.Struct, frozen=True):
    """One call. `id` is the same whenever it is sent again: whoever gets it twice can tell."""

    id: str
    about: str
    title: str
    text: str
    path: str
    table: str | None = None
    game: str | None = None


def title_of(game: str, language: str) -> str:
    """A game's name; of one that is not installed any more, its id."""
    with suppress(UnknownGame):
        return find_game(game).words.say("title", language, {})
    return game


def message(
    id: str, about: str, language: str, table: str, game: str, names: Sequence[str], hours: float | None = None
) -> Message:
    """About a table, at which these others sit."""
    given = {"game": title_of(game, language), "names": ", ".join(names), "others": len(names)}
    more = {} if hours is None else {"hours": int(hours), "minutes": int(hours * 60)}
    title = WORDS.say(f"call-{about}", language, given | more)
    text = WORDS.say("call-with", language, given) if names else given["game"]
    return Message(id, about, title, str(text), f"/table/{table}", table, game)


def house_message(id: str, about: str, language: str, path: str) -> Message:
    """About nothing at a table: to try a way, or to ask whether it is somebody's."""
    return Message(
        id, about, WORDS.say(f"call-{about}", language, {}), WORDS.say(f"call-{about}-text", language, {}), path
    )
