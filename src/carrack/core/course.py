"""Course: a log played again, entry by entry, believing nothing. What `replay` and `Match.restore` share."""

from __future__ import annotations

from carrack.core.errors import RecordError, shown
from carrack.core.events import Journal
from carrack.core.fate import Fate
from carrack.core.game import Game
from carrack.core.log import ACT, RESIGN, REWIND, UNDO, Entry, Log
from carrack.core.marks import Mark, mark_of, marks_after, marks_left
from carrack.core.record import unexpected
from carrack.core.state import NATURE, OVER, State


class Course:
    """Plays a log from its first entry on. Those up to the revision `since`, whose state is given, are believed.

    Marks are those that lie after it: earlier ones cannot be known from a state. The first `given` entries are those
    with which the match began: the seed need not give them, and nobody goes back into them. Nor does anybody go back
    behind `base`, where older rules ended; `start` is then the state of that revision, and `since` no earlier one.
    """

    def __init__(self, game: Game, start: State, state: State, since: int, given: int, base: int = 0) -> None:
        self.game = game
        self.start = start
        self.since = since
        self.given = given
        self.base = base
        self.log = Log()
        self.marks: list[Mark] = []
        self._states = [state]  # of every revision from `since` on

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def alone(self) -> int | None:
        """The seat of the only person at the table."""
        return self.log.alone(int(self.start.seats))

    def state_at(self, revision: int) -> State:
        """The state of an earlier revision; of one before `since` it is worked out from the start."""
        if revision >= self.since:
            return self._states[revision - self.since]
        return state_of(self.start, self.log, revision)

    def take(self, entry: Entry, number: int, fate: Fate | None, exact: bool) -> None:
        """Play one more entry of the right shape, if the rules allow it; what it tells to whom is worked out anew.

        `number` is the line of a record that a refusal names. `fate`, where there is one, must give Nature's answers.
        Without `exact` the entry does not say whether it was forced, as it does not to a seat.
        """
        self._check_place(entry, number)
        if self.log.revision < self.since:
            self._check_stored(entry, number)
            self.log.append(entry)
            return
        if entry.kind == ACT:
            self._check_answer(entry, number, fate, exact)
            before = self.state
            state = _listen(before, entry)
            if self.log.revision >= self.given:
                self.marks = marks_after(self.marks, entry, self.log.revision, before.clone(), state, self.alone)
        else:
            self._check_other(entry, number)
            state = self.state_at(entry.to) if entry.kind in (UNDO, REWIND) else self.state
        self.log.append(entry)
        self._states.append(state)
        if entry.kind != ACT:
            self.marks = marks_left(self.marks, entry, self.alone)

    def _check_place(self, entry: Entry, number: int) -> None:
        """Whether such an entry may stand here: a match begins with what was given and ends when a seat resigns."""
        if self.log.resigned is not None:
            message = f"seat {self.log.resigned} has resigned: nothing comes after that"
            raise RecordError(message, number, "after-resign", seat=self.log.resigned)
        if self.log.revision < self.given and entry.kind != ACT:
            raise unexpected("kind", ACT, entry.kind, number)
        least = self.given if self.log.revision < self.base else max(self.given, self.base)
        if entry.kind in (UNDO, REWIND) and entry.to < least:
            raise unexpected("to", f"{least} … {self.log.revision}", entry.to, number)

    def _check_stored(self, entry: Entry, number: int) -> None:
        """An entry that is believed is at least one of this game."""
        if entry.kind == ACT and not 0 <= entry.action < self.game.actions:
            raise unexpected("action", f"0 … {self.game.actions - 1}", entry.action, number)
        if self.log.revision < self.base:  # under older rules some things were told that have no words any more
            entry.events = [event for event in entry.events if self.game.tellings.can_tell(event)]
        for event in entry.events:
            if not self.game.tellings.can_tell(event):
                raise unexpected(
                    "events", f"events of {self.game.id}", [event.numbers() for event in entry.events], number
                )

    def _check_answer(self, entry: Entry, number: int, fate: Fate | None, exact: bool) -> None:
        """Is the answer one that the rules allow, of whom they ask, and if Nature's, the one that the seed gives?"""
        state = self.state
        if entry.by != state.actor:
            message = f"by: the question is for {state.actor}, not for {entry.by}"
            raise RecordError(message, number, "wrong-seat", wanted=int(state.actor), got=entry.by)
        legal = state.legal()
        if entry.action not in legal:
            allowed = _few(legal)
            message = f"action: {shown(entry.action)} is not allowed here; allowed: {allowed}"
            raise RecordError(message, number, "not-allowed", got=shown(entry.action), allowed=allowed)
        forced = len(legal) == 1
        if exact and entry.forced != forced:
            raise RecordError(f"forced: there are {len(legal)} answers", number, "forced", count=len(legal))
        entry.forced = forced
        entry.audience = int(self.game.steps[state.step].audience(state))
        if entry.address != state.chance():
            raise unexpected("at", state.chance(), entry.address, number)
        if entry.by != NATURE or fate is None or self.log.revision < self.given:
            return
        drawn = fate.answer(state)
        if drawn is not None and drawn != entry.action:
            message = f"action: the seed gives {drawn} at {entry.address}, not {entry.action}"
            raise RecordError(message, number, "other-draw", wanted=drawn, got=entry.action, address=entry.address)

    def _check_other(self, entry: Entry, number: int) -> None:
        """A seat takes back only its own last answer; a rewind, by consent of all, may go anywhere.

        Of a mark that lies before `since` nothing is known but that no other may stand between.
        """
        if entry.kind == UNDO:
            place = mark_of(self.marks, entry.by, self.alone)
            between = self.marks and entry.by != self.alone
            known = self.marks[place].revision == entry.to if place >= 0 else entry.to < self.since and not between
            if not known:
                message = f"to: seat {entry.by} could not take back what happened since entry {entry.to}"
                raise RecordError(message, number, "no-undo", seat=entry.by, entry=entry.to)
        elif entry.kind == RESIGN and self.state.actor == OVER:
            raise RecordError("the game is over: nobody resigns any more", number, "no-resign")


def state_of(start: State, log: Log, revision: int) -> State:
    """The state at a revision, by the answers that lead to it from the start, or from the last change of rules."""
    state = start.clone()
    for entry in log.line(revision):
        state.answer(entry.action)
    return state


def _few(codes: list[int]) -> str:
    first = ", ".join(str(code) for code in codes[:8])
    return f"{first} …" if len(codes) > 8 else first


def _listen(state: State, entry: Entry) -> State:
    state = state.clone()
    journal = Journal()
    state.journal = journal
    state.answer(entry.action)
    state.journal = None
    entry.events = journal.take()
    return state
