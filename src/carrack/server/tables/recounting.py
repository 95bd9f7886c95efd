"""What happened since somebody last looked, move by move, as it would have been shown to them then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from carrack.core.log import ACT
from carrack.core.state import NATURE
from carrack.server.tables.table import OPEN, Table
from carrack.server.tables.telling import Update, moment, told_to

MOST: Final = 60  # moves that are shown: of more, the last ones


def followed(table: Table, person: str | None, present: bool) -> int | None:
    """Up to which revision a person knows the game: as long as somebody is there all of it, else where they last
    answered or looked, or where the first one was asked. None for who has no seat, or nothing to look at yet.
    """
    own = table.seats_of(person)
    match = table.match
    if not own or match is None or table.phase == OPEN:
        return None
    if present:
        return match.revision
    entries = match.entries()
    answered = (
        revision
        for revision in range(len(entries), 0, -1)
        if entries[revision - 1].by in own and not entries[revision - 1].forced and revision not in table.planned
    )
    return max(next(answered, 0), max(table.seats[seat].seen for seat in own), match.given, next(moves(table), 0))


def recount(table: Table, seat: int | None, since: int) -> list[Update]:
    """Where it stood, and then each move with all that followed by itself, through a seat's eyes. Nothing from before
    the rules were last corrected can be shown.
    """
    match = table.running
    stops = [since, *(stop for stop in moves(table) if stop > since)]
    first = max(since, match.base)
    stops = [stop for stop in stops if stop >= first][-(MOST + 1) :] or [match.revision]
    told = told_to(table, seat, stops[0])
    found: list[Update] = []
    state = match.at(stops[0])
    entries = match.entries()
    before = stops[0]
    for stop in stops:
        for revision in range(before + 1, stop + 1):
            entry = entries[revision - 1]
            if entry.kind == ACT:
                state.answer(entry.action)
            else:
                state = match.at(revision)
        events = [event for event in told if before < int(event["revision"]) <= stop]
        shown = moment(table, seat, stop, state, events)
        shown.since = before
        found.append(shown)
        before = stop
    return found


def moves(table: Table) -> Iterator[int]:
    """The revisions at which somebody is to answer, or it is over: what nobody chose belongs to the move before."""
    entries = table.running.entries()
    for revision in range(len(entries) + 1):
        following = entries[revision] if revision < len(entries) else None
        if following is None or following.kind != ACT or not (following.forced or following.by == NATURE):
            yield revision
