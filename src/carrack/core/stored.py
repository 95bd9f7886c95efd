"""A log that comes back from storage: what `Match.restore` believes of it, and what it plays again."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.course import Course
from carrack.core.errors import RecordError
from carrack.core.game import Game
from carrack.core.log import Entry, base_of
from carrack.core.record import check_shape
from carrack.core.state import State


def stored_course(
    game: Game, seats: object, options: object, entries: Sequence[Entry], state: State | None, since: int, given: int
) -> Course:
    """The course of a stored log, as `Match.restore` takes it."""
    start = game.start(seats, options)
    base = base_of(entries)
    if base:
        start = game.load(entries[base - 1].state)
    if state is None:
        state = start
        since = base
    if not base <= since <= len(entries):
        raise RecordError(f"since: expected {base} to {len(entries)}, got {since}")
    if state.game.id != game.id or state.seats != start.seats or state.options != start.options:
        raise RecordError(f"state: expected one of {game.id} with the seats and options of the match")
    if not 0 <= given <= len(entries):
        raise RecordError(f"given: expected 0 to {len(entries)}, got {given}")
    course = Course(game, start, state.clone(), since, given, base)
    for i, entry in enumerate(entries):
        try:
            check_shape(entry, 0, i, int(start.seats))
            course.take(entry, 0, None, True)
        except RecordError as error:
            raise RecordError(f"entry {i + 1}: {error}", 0, error.kind, **error.details) from None
    return course
