"""Marks: how far back a seat may still go by itself."""

from __future__ import annotations

from carrack.core.actions import borrow, give_back
from carrack.core.log import HAND_OVER, TIME, UNDO, Entry
from carrack.core.state import NATURE, OVER, State


class Mark:
    """A point to which a seat may still go back by itself.

    One that is `settled` may be gone back to only by who is alone with bots: another seat has answered since, or its
    own has in a later turn.
    """

    def __init__(self, seat: int, revision: int, state: State, settled: bool = False) -> None:
        self.seat = seat
        self.revision = revision
        self.state = state
        self.settled = settled


def marks_after(
    marks: list[Mark], entry: Entry, revision: int, before: State, state: State, alone: int | None
) -> list[Mark]:
    """Those that are left after an answer that led from the state `before` to `state`.

    None where chance is drawn, something is turned up or the game ends; a die that real hands are throwing is not taken
    back either. Else a seat keeps its own of the turn it is in, and who is alone with bots all. An answer that was
    forced goes back together with the one before it.
    """
    if NATURE in (entry.by, state.actor) or state.actor == OVER:
        return []
    kept = []
    for mark in marks:
        same_turn = entry.forced or mark.state.turns == before.turns
        if mark.seat == entry.by and same_turn and not mark.settled:
            kept.append(mark)
        elif mark.seat == alone:
            kept.append(Mark(mark.seat, mark.revision, mark.state, True))
    if not entry.forced:
        kept.append(Mark(entry.by, revision, before))
    return kept


def marks_left(marks: list[Mark], entry: Entry, alone: int | None) -> list[Mark]:
    """Those that are left after an entry that is no answer.

    An undo uses up its own and what lies behind it; where nobody is alone with bots any more, those are gone that only
    such a seat may go back to; when all have gone back together or a seat has resigned, none is left.
    """
    if entry.kind == UNDO:
        return marks[: max(mark_of(marks, entry.by, alone), 0)]
    if entry.kind in (HAND_OVER, TIME):
        return [mark for mark in marks if alone is not None or not mark.settled]
    return []


def mark_of(marks: list[Mark], seat: int, alone: int | None) -> int:
    """The place of the mark to which a seat may go back now, -1 when there is none."""
    for place in range(len(marks) - 1, -1, -1):
        if marks[place].seat == seat:
            return place
        if seat != alone:
            break
    return -1


def ends_undo(state: State, action: int, alone: int | None) -> bool:
    """Whether a legal action leads to chance, to the end, or past another seat, with nothing to choose before.

    Past bots, where nobody else plays, it does not end.
    """
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
            if ahead.actor != seat and seat != alone:
                return True
            ahead.answer(out.items[0])
        return True
    finally:
        give_back(out)
