"""Marks: how far back a seat may still go by itself."""

from __future__ import annotations

from carrack.core.actions import borrow, give_back
from carrack.core.log import Entry
from carrack.core.state import NATURE, OVER, State


class Mark:
    """A point to which a seat may still go back by itself."""

    def __init__(self, seat: int, revision: int, state: State) -> None:
        self.seat = seat
        self.revision = revision
        self.state = state


def marks_within(marks: list[Mark], seat: int, state: State) -> list[Mark]:
    """Those that a seat keeps when it answers: its own, of the turn it is in. Earlier turns are settled by that."""
    return [mark for mark in marks if mark.seat == seat and mark.state.turns == state.turns]


def marks_after(marks: list[Mark], entry: Entry, revision: int, before: State, state: State) -> list[Mark]:
    """How far undo still reaches after an answer that is played again, as the match kept it while it was played."""
    if NATURE in (entry.by, state.actor) or state.actor == OVER:
        return []
    if entry.forced:  # what follows by itself goes back together with the answer before it
        return [mark for mark in marks if mark.seat == entry.by]
    return [*marks_within(marks, entry.by, before), Mark(entry.by, revision, before.clone())]


def ends_undo(state: State, action: int) -> bool:
    """Whether a legal action leads to chance, to the end, or past another seat, with nothing to choose before."""
    seat = state.actor
    if seat == NATURE:
        return True
    ahead = state.clone()
    ahead.answer(action)
    out = borrow()
    try:
        while ahead.actor != NATURE and ahead.actor != OVER:
            out.clear()
            ahead.ask(out)
            if out.n > 1:
                return False
            if ahead.actor != seat:
                return True
            ahead.answer(out.items[0])
        return True
    finally:
        give_back(out)
