"""What a seat, or a spectator, is told of a table: its own view and choices and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from carrack.core.match import Match
from carrack.core.preview import IMAGINED
from carrack.core.state import State
from carrack.server.tables.table import Table

JSON: Final = msgspec.json.Encoder()
MOST_SAID: Final = 32  # updates of one revision kept for others who ask


class Choice(msgspec.Struct):
    """Something that can be done now: the action, what it is (verb and targets), and whether undo is gone after it.
    `idle`: it costs something and brings nothing, as in a preview.
    """

    action: int
    do: dict[str, str | int]
    final: bool
    idle: bool


class Question(msgspec.Struct):
    """What is asked: the step and its details are worded by the page (`ask-<step>`), `rule` is the paragraph."""

    step: str
    seat: int
    rule: str
    details: dict[str, Any]


class Update(msgspec.Struct):
    """Where the game stands for one pair of eyes, and what happened since a revision. `choices` are the legal answers
    of a person who is asked; `options` says the same for whoever came to know them by that name. `rewound` is where it
    stood before all last went back, as long as nobody has decided anything since.
    """

    revision: int
    since: int
    seat: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    question: Question
    choices: list[Choice]
    options: list[Choice]
    undo: bool
    over: bool
    winners: list[int] | None
    rewound: int | None


def update(table: Table, seat: int | None, since: int) -> Update:
    """For a seat (None: a spectator), with what happened after `since`."""
    match = table.running
    asked = seat is not None and seat == table.asked and table.seats[seat].bot is None
    found = moment(table, seat, match.revision, match.peek(), told_to(table, seat, since))
    found.since = since
    found.choices = found.options = choices(match, no_undo(table)) if asked else []
    found.undo = seat is not None and match.can_undo(seat) and not no_undo(table)
    found.rewound = None if match.over else match.rewound
    return found


def told_to(table: Table, seat: int | None, since: int) -> list[dict[str, Any]]:
    """What happened; a seat is told as well which of its answers were given for it, as it had planned."""
    match = table.running
    told: list[dict[str, Any]] = match.told_to(seat, since)
    if not table.planned:
        return told
    entries = match.entries()
    notes = [
        {"revision": revision, "event": why, "seat": seat}
        for revision, why in table.planned.items()
        if revision > since and entries[revision - 1].by == seat
    ]
    return sorted([*notes, *told], key=lambda event: int(event["revision"])) if notes else told


def update_at(table: Table, seat: int | None, revision: int, state: State) -> Update:
    """An earlier moment, as one may see it now: nothing can be done there."""
    told = table.running.told_to(seat, 0)
    return moment(table, seat, revision, state, [event for event in told if int(str(event["revision"])) <= revision])


def moment(table: Table, seat: int | None, revision: int, state: State, events: list[dict[str, Any]]) -> Update:
    match = table.running
    over, winners = ending(table, match) if revision == match.revision else (False, None)
    return Update(
        revision=revision,
        since=0,
        seat=seat,
        events=events,
        view=match.game.view(state, seat),
        question=Question(**match.game.question(state)),  # type: ignore[arg-type]
        choices=[],
        options=[],
        undo=False,
        over=over,
        winners=winners,
        rewound=None,
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


def no_undo(table: Table) -> bool:
    """At a rated table nobody who is alone with bots takes anything back: it would reach past their answers."""
    return table.rated and table.running.alone is not None


def choices(match: Match, stands: bool = False) -> list[Choice]:
    """Of the seat that is asked. What brings nothing is looked for where previews look: not where its secrets lie. With
    `stands` nothing is taken back.
    """
    game, state = match.game, match.peek()
    seen = game.sample(state, int(state.actor), IMAGINED)
    step = game.steps[seen.step]
    return [
        Choice(code, game.describe(code), final or stands, step.idle(seen, code)) for code, final in match.choices()
    ]


class SeatTold(msgspec.Struct):
    """Who sits in a seat: a person, a bot, a bot for a person, or nobody yet. A person who has `resigned` does not take
    the seat back. Somebody is `here` who listens to the table, and was last `seen` at a time, null if never since the
    server started; who is on holiday is `away` until a time. Who is `muted` says nothing at this table.
    """

    seat: int
    name: str
    taken: bool
    bot: str | None
    person: bool
    host: bool
    resigned: bool
    here: bool
    seen: float | None
    away: float | None
    muted: bool


def seats_told(table: Table, resting: Mapping[str, float]) -> list[SeatTold]:
    """Who sits where, as everybody may know it."""
    return [
        SeatTold(
            seat=i,
            name=seat.called or seat.name,
            taken=seat.taken,
            bot=seat.bot,
            person=seat.person is not None,
            host=seat.person == table.host,
            resigned=seat.resigned,
            here=seat.person in table.here,
            seen=table.seen.get(seat.person or ""),
            away=resting.get(seat.person or ""),
            muted=seat.muted,
        )
        for i, seat in enumerate(table.seats)
    ]
