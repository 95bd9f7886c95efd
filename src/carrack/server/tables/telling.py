"""What a seat, or a spectator, is told of a table: its own view and options and nothing else."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from carrack.core.match import Match
from carrack.core.state import State
from carrack.server.tables.table import Table

JSON: Final = msgspec.json.Encoder()
MOST_SAID: Final = 32  # updates of one revision kept for others who ask


class Choice(msgspec.Struct):
    """Something that can be done now: the action, what it is (verb and targets), and whether undo is gone after it."""

    action: int
    do: dict[str, str | int]
    final: bool


class Question(msgspec.Struct):
    """What is asked: the step and its details are worded by the page (`ask-<step>`), `rule` is the paragraph."""

    step: str
    seat: int
    rule: str
    details: dict[str, Any]


class Update(msgspec.Struct):
    """Where the game stands for one pair of eyes, and what happened since a revision."""

    revision: int
    since: int
    seat: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    question: Question
    options: list[Choice]
    undo: bool
    over: bool
    winners: list[int] | None


def update(table: Table, seat: int | None, since: int) -> Update:
    """For a seat (None: a spectator), with what happened after `since`."""
    match = table.running
    game = match.game
    state = match.peek()
    over, winners = ending(table, match)
    return Update(
        revision=match.revision,
        since=since,
        seat=seat,
        events=match.told_to(seat, since),
        view=game.view(state, seat),
        question=Question(**game.question(state)),  # type: ignore[arg-type]
        options=options(match) if seat is not None and seat == table.asked else [],
        undo=seat is not None and match.can_undo(seat),
        over=over,
        winners=winners,
    )


def ending(table: Table, match: Match) -> tuple[bool, list[int] | None]:
    """Whether it is over, and who has won; of a game of older rules only the result that is kept may say so."""
    if table.outdated is not None and table.result is not None:
        return True, table.result["winners"]
    return match.over, match.winners() if match.over else None


def encoded(table: Table, seat: int | None, since: int) -> bytes:
    """An update as JSON, worked out once for all who look through the same eyes."""
    said, revision = table.said, table.revision
    if table.said_at != revision:
        said.clear()
        table.said_at = revision
    key = (seat, since)
    found = said.get(key)
    if found is None:
        if len(said) > MOST_SAID:
            said.clear()
        found = said[key] = JSON.encode(update(table, seat, since))
    return found


def update_at(table: Table, seat: int | None, revision: int, state: State) -> Update:
    """An earlier moment, as one may see it now: nothing can be done there."""
    match = table.running
    game = match.game
    over, winners = ending(table, match) if revision == match.revision else (False, None)
    return Update(
        revision=revision,
        since=0,
        seat=seat,
        events=[event for event in match.told_to(seat, 0) if int(str(event["revision"])) <= revision],
        view=game.view(state, seat),
        question=msgspec.convert(game.question(state), Question),
        options=[],
        undo=False,
        over=over,
        winners=winners,
    )


def options(match: Match) -> list[Choice]:
    describe = match.game.describe
    return [Choice(action, describe(action), final) for action, final in match.choices()]
