"""Telling: what a log says happened, and to whom."""

from __future__ import annotations

from carrack.core.events import Event, may_know
from carrack.core.game import Game
from carrack.core.log import ACT, HAND_OVER, REWIND, RULES, UNDO, Entry, Log


def told(game: Game, log: Log, since: int) -> list[dict[str, object]]:
    """Everything that happened since a revision."""
    return [said for _, said in _sayings(game, log, since)]


def told_to(game: Game, log: Log, seat: int | None, since: int) -> list[dict[str, object]]:
    """What a seat (None: a spectator) may know of it."""
    return [
        said
        for event, said in _sayings(game, log, since)
        if not isinstance(event, Event) or may_know(event.audience, seat)
    ]


def _sayings(game: Game, log: Log, since: int) -> list[tuple[Event | Entry, dict[str, object]]]:
    sayings: list[tuple[Event | Entry, dict[str, object]]] = []
    for i in range(max(since, 0), len(log.entries)):
        entry = log.entries[i]
        revision = i + 1
        if entry.kind == ACT:
            for event in entry.events:
                sayings.append((event, {"revision": revision, **game.tellings.describe(event)}))
        else:
            said: dict[str, object] = {"revision": revision, "event": entry.kind, "seat": entry.by}
            if entry.kind == HAND_OVER:
                said["who"] = entry.who
            elif entry.kind in (UNDO, REWIND):
                said["back_to"] = entry.to
            elif entry.kind == RULES:
                said |= {"version": entry.version, "back_to": entry.to}
            sayings.append((entry, said))
    return sayings
