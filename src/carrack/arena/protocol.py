"""What is said between the arena and a bot in any language: a line of JSON each. docs/tournaments.md has a transcript.

All that is sent comes from a State that the bot's seat cannot tell from the true one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Any, Final

from carrack.core.state import State

PROTOCOL: Final = 1
LONGEST: Final = 65_536  # bytes of a line that a bot may say

GONE: Final = "gone"  # it could not be started, or has ended
LATE: Final = "late"
GARBLED: Final = "garbled"  # not a line of the protocol, too long, or not an answer to what was asked
ILLEGAL: Final = "illegal"
FELL: Final = "fell"  # a Bot of Python that raised an error
FORFEITS: Final = (GONE, LATE, GARBLED, ILLEGAL, FELL)


class Forfeit(Exception):
    """Who does this has lost the game. `why` is one of FORFEITS."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why = why
        self.detail = detail


def hello() -> dict[str, object]:
    return {"say": "hello", "protocol": PROTOCOL, "carrack": version("carrack")}


def start(state: State, seed: str, limit: float) -> dict[str, object]:
    """A game begins: which, at what table, in which seat. `seed` is for the bot's own dice, and tells of no others."""
    return {
        "say": "start",
        "game": state.game.id,
        "version": state.game.version,
        "seats": int(state.seats),
        "options": dict(state.options),
        "seat": int(state.actor),
        "seed": seed,
        "limit": limit,
    }


def question(state: State, number: int) -> dict[str, object]:
    """The open question as the seat that is asked may know it."""
    game, seat = state.game, int(state.actor)
    return {
        "say": "question",
        "n": number,
        "question": game.question(state),
        "view": game.view(state, seat),
        "legal": [{"action": action, **game.describe(action)} for action in state.legal()],
    }


def end(scores: Sequence[int], winners: Sequence[int], why: str) -> dict[str, object]:
    return {"say": "end", "scores": list(scores), "winners": list(winners), "why": why}


def written(message: Mapping[str, object]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def read(line: bytes, say: str) -> dict[str, Any]:
    """A line of the bot, which has to be one that says this."""
    if not line.endswith(b"\n"):
        raise Forfeit(GARBLED, f"a line of more than {LONGEST} bytes")
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise Forfeit(GARBLED, f"no JSON: {_shown(line)}") from None
    if not isinstance(message, dict) or message.get("say") != say:
        raise Forfeit(GARBLED, f"expected {say!r}: {_shown(line)}")
    return message


def check_hello(line: bytes) -> None:
    if read(line, "hello").get("protocol") != PROTOCOL:
        raise Forfeit(GARBLED, f"expected protocol {PROTOCOL}: {_shown(line)}")


def answer(line: bytes, number: int, legal: Sequence[int]) -> int:
    message = read(line, "answer")
    action = message.get("action")
    if type(message.get("n")) is not int or message["n"] != number or type(action) is not int:
        raise Forfeit(GARBLED, f"expected an answer to question {number}: {_shown(line)}")
    if action not in legal:
        raise Forfeit(ILLEGAL, f"action {action}")
    return action


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    return text if len(text) <= 80 else f"{text[:80]}…"
