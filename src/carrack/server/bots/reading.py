"""Records, read and written in a worker: they come from strangers, and take their time."""

from __future__ import annotations

from typing import Any, Final

from carrack.bots import NAMES
from carrack.core.catalog import game as find_game
from carrack.core.errors import RecordError
from carrack.core.fate import Fate, Seeded
from carrack.core.log import ACT, HAND_OVER
from carrack.core.match import Match
from carrack.core.record import Record, parse
from carrack.core.replay import replay
from carrack.core.state import NATURE, State
from carrack.server.bots.messages import Report
from carrack.server.store.entries import brought, kept

MOST_ENTRIES: Final = 10_000  # of a log that becomes a table: ten times the longest game that was played in earnest
LONGEST_NAME: Final = 40
LARGEST_REVEAL: Final = 8192  # characters of a secret and of what people brought to it


def read_record(payload: dict[str, Any], report: Report) -> dict[str, Any]:
    """Everything that a table is made of; or why the record is `refused`."""
    try:
        paper = parse(payload["record"])
        if len(paper.entries) > MOST_ENTRIES:
            raise RecordError("too many lines", 0, "too-many-lines", most=MOST_ENTRIES)
        match = replay(paper)
        reveal = _reveal(paper)
        line = _line(match)
    except RecordError as error:
        return {"refused": {"kind": error.kind, "line": error.line, **error.details}}  # as the API words it
    state = match.state
    return {
        "game": match.game.id,
        "seats": int(state.seats),
        "options": dict(state.options),
        "over": match.over,
        "line": line,
        "entries": [kept(entry) for entry in match.entries()],
        "state": state.dump(),
        "reveal": reveal,
        "players": players(match),
    }


def _line(match: Match) -> list[int]:
    """The answers with which the table begins: of a finished game those that it began with itself."""
    if match.over:
        return [entry.action for entry in match.entries()[: match.given]]
    if match.base:
        raise RecordError("the rules were changed", match.base + 1, "changed-rules", entry=match.base)
    return match.line(match.revision)


def write_record(payload: dict[str, Any], report: Report) -> str:
    """The record of a table, as a seat or a spectator (None) may know it; of a finished one, everything."""
    return str(_match(payload).record(payload["seat"]))


def check_fairness(payload: dict[str, Any], report: Report) -> dict[str, Any]:
    """Whether chance was fair: every draw the one that the revealed seed gives. `checked` says how many there were."""
    try:
        paper = parse(str(_match(payload).record()))
        match = replay(paper)
    except RecordError:
        return {"fair": False, "checked": 0}
    own = paper.entries[max(payload["given"], match.base) :]  # what it began with was drawn elsewhere
    return {"fair": True, "checked": sum(entry["kind"] == ACT and entry["by"] == NATURE for entry in own)}


class Sealed(Fate):
    """Chance that nobody outside the server may know: only what it is bound to."""

    def __init__(self, commitment: str) -> None:
        self._commitment = commitment

    def answer(self, state: State) -> int | None:
        return None

    def commitment(self) -> str:
        return self._commitment


def _match(payload: dict[str, Any]) -> Match:
    """A table's match, from the parts that `match_parts` took."""
    game = find_game(payload["game"])
    reveal = payload["reveal"]
    fate = Seeded(reveal["secret"], reveal["contributions"]) if reveal else Sealed(payload["commitment"])
    entries = [brought(entry) for entry in payload["entries"]]
    return Match.restore(game, payload["seats"], payload["options"], fate, entries, given=payload["given"])


def _reveal(paper: Record) -> dict[str, Any]:
    """The seed, where one was committed to; it is kept with the table, so it must have a sensible size."""
    found = paper.closing.get("reveal")
    if not isinstance(found, dict) or not found:
        return {}
    if len(found["secret"]) + sum(len(part) + 1 for part in found["contributions"]) > LARGEST_REVEAL:
        raise RecordError("the seed is too long", len(paper.lines), "too-large", most=LARGEST_REVEAL)
    return found


def players(match: Match) -> list[dict[str, Any]]:
    """Who played each seat at the end, as far as the record says: a name, and the level of a bot."""
    found: list[dict[str, Any]] = [{"name": "", "bot": None} for _ in range(match.state.seats)]
    for entry in match.entries():
        if entry.kind == HAND_OVER:
            found[entry.by] = player(entry.who)
    return found


def player(who: str) -> dict[str, Any]:
    """`person:Anna`, `bot:hard:Dido`, `bot hard`, or just a name."""
    kind, _, rest = who.partition(":")
    level, _, name = rest.partition(":")
    if kind == "bot" and level in NAMES:
        return {"name": _clean(name), "bot": level}
    return {"name": _clean(rest if kind == "person" else who), "bot": None}


def _clean(name: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]
