"""Match: State + source of chance + events + record."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core.catalog import game as find_game
from carrack.core.errors import FateError, IllegalAction, OptionError, UndoError
from carrack.core.events import Journal
from carrack.core.fate import Fate, Seeded
from carrack.core.game import Game
from carrack.core.ledger import Ledger
from carrack.core.log import ACT, HAND_OVER, RESIGN, REWIND, RULES, TIME, UNDO, Entry, Log
from carrack.core.marks import Mark, ends_undo, mark_of, marks_after, marks_left
from carrack.core.reasons import GAME_OVER
from carrack.core.record import MOST_TO_RESIGN
from carrack.core.state import NATURE, OVER, State
from carrack.core.stored import stored_course
from carrack.core.verbs import code_of, no_action


class Hold:
    """A moment of a match that is still open."""

    def __init__(self, state: State, revision: int, marks: list[Mark]) -> None:
        self.state = state
        self.revision = revision
        self.marks = marks


class Match(Ledger):
    """One game being played. Nature is answered by the Fate; a question with a single answer answers itself."""

    def __init__(
        self,
        game: str | Game,
        seats: object = None,
        options: object = None,
        seed: object = None,
        fate: Fate | None = None,
    ) -> None:
        if fate is not None and seed is not None:
            raise OptionError("seed", "give a seed or a fate, not both")
        secret = None if seed is None else _text("seed", seed)
        found = find_game(game) if isinstance(game, str) else game
        super().__init__(found, Seeded(secret) if fate is None else fate, found.start(seats, options))
        self._marks: list[Mark] = []
        self._advance()

    # Playing.

    def play(self, action: object) -> list[dict[str, object]]:
        """Answer the open question, and all that then follows by itself. Returns what happened; all or nothing."""
        before = self._state.clone()
        revision = self.revision
        marks = self._marks
        code = code_of(action)
        self._check(code)
        try:
            self._answer(code, False, before)
            self._advance()
        except BaseException:
            self._state = before
            self._log.cut(revision)
            self._marks = marks
            raise
        return self.told(revision)

    def hold(self) -> Hold:
        """Where it stands, to come back to if what is tried now is not to have happened: see `back_to`."""
        return Hold(self._state.clone(), self.revision, list(self._marks))

    def back_to(self, hold: Hold) -> None:
        """As if nothing had been played since: only for what nobody was told of. For people there is undo."""
        self._state = hold.state.clone()
        self._log.cut(hold.revision)
        self._marks = list(hold.marks)
        self._keeper = None

    def _check(self, code: int) -> None:
        """The state's own check, on a state that is then left alone: a refused action changes nothing."""
        if not 0 <= code < self.game.actions:
            raise no_action(code, self.game.actions)
        reason = GAME_OVER if self.resigned is not None else self._state.reason(code)
        if reason:
            raise self.game.illegal(self._state, code, reason)

    def _answer(self, action: int, forced: bool, before: State) -> None:
        """`before` is the state as a seat that has a choice may go back to it."""
        state = self._state
        entry = Entry(ACT, int(state.actor))
        entry.action = action
        entry.forced = forced
        entry.address = state.chance()
        entry.audience = int(self.game.steps[state.step].audience(state))
        journal = Journal()
        state.journal = journal
        try:
            state.answer(action)
        finally:
            state.journal = None
        entry.events = journal.take()
        self._marks = marks_after(self._marks, entry, self.revision, before, state, self.alone)
        self._log.append(entry)

    def _advance(self) -> None:
        """Nature's answers and those without an alternative, until somebody has a choice."""
        while self._state.actor != OVER:
            legal = self._state.legal()
            if len(legal) == 1:
                self._answer(legal[0], True, self._state)
            elif self._state.actor == NATURE:
                outcome = self.fate.answer(self._state)
                if outcome is None:
                    return
                if outcome not in legal:
                    raise FateError(f"{self._state.chance()}: {outcome} cannot come; possible: {legal}")
                self._answer(outcome, False, self._state)
            else:
                return

    # Undo.

    def can_undo(self, seat: int) -> bool:
        """Within one's own turn, its end included, as long as no chance was drawn and no other seat acted since.

        Who is alone with bots goes back past their answers and past turns, but never past chance either.
        """
        return mark_of(self._marks, seat, self.alone) >= 0

    def undo(self, seat: int) -> list[dict[str, object]]:
        """Take back one's last answer, with those that followed from it by themselves, or that bots gave."""
        place = mark_of(self._marks, seat, self.alone)
        if place < 0:
            raise UndoError(f"seat {seat} has nothing to take back, or it may not be taken back any more")
        mark = self._marks[place]
        entry = Entry(UNDO, seat)
        entry.to = mark.revision
        revision = self.revision
        self._log.append(entry)
        self._state = mark.state.clone()  # a hold may still have the mark
        self._marks = marks_left(self._marks, entry, self.alone)
        return self.told(revision)

    def is_final(self, action: int) -> bool:
        """Whether undo is gone once this legal action is played."""
        self._check(action)
        return ends_undo(self._state, action, self.alone)

    def choices(self) -> list[tuple[int, bool]]:
        """Every legal action, and whether undo is gone once it is played."""
        if self.over:
            return []
        alone = self.alone
        return [(action, ends_undo(self._state, action, alone)) for action in self._state.legal()]

    def rewind(self, to: int, by: Sequence[int]) -> list[dict[str, object]]:
        """Go back to an earlier revision, past chance and others' moves, by consent of all seats: `by` names them.

        Nature's rewound questions will get the same answers: nobody can rewind for better dice. What was given at the
        start is therefore not rewound.
        """
        if self.resigned is not None:
            raise UndoError(f"the game is over: seat {self.resigned} has resigned, and that is not taken back")
        if sorted(by) != list(range(self._state.seats)):
            raise UndoError("a rewind needs the consent of every seat")
        self._check_revision(to, max(self.given, self.base))
        before = self._state
        marks = self._marks
        revision = self.revision
        state = self.at(to)
        entry = Entry(REWIND, OVER)
        entry.to = to
        self._log.append(entry)
        self._state = state
        self._marks = marks_left(marks, entry, self.alone)
        try:
            self._advance()
        except BaseException:
            self._state = before
            self._log.cut(revision)
            self._marks = marks
            raise
        return self.told(revision)

    def hand_over(self, seat: int, who: object) -> list[dict[str, object]]:
        """Note that somebody else plays a seat from here on. `bot`, or what begins with `bot:`, is a bot."""
        entry = Entry(HAND_OVER, seat)
        entry.who = _text("who", who)
        return self._note(entry)

    def run_out(self, seat: int) -> list[dict[str, object]]:
        """Note that a seat had no time left. A State knows no clock: what comes of it is for its table to say."""
        return self._note(Entry(TIME, seat))

    def _note(self, entry: Entry) -> list[dict[str, object]]:
        """Something that changes no State, as long as nobody has resigned."""
        self._check_seat(entry.by)
        if self.resigned is not None:
            raise IllegalAction(f"the game is over: seat {self.resigned} has resigned", "game-over")
        revision = self.revision
        self._log.append(entry)
        self._marks = marks_left(self._marks, entry, self.alone)
        return self.told(revision)

    def resign(self, seat: int) -> list[dict[str, object]]:
        """Give up, at a table of one or two: the match is over, and the other seat has won it. Nothing comes after."""
        if self._state.seats > MOST_TO_RESIGN:
            raise OptionError("seats", f"only at a table of one or two can a seat resign, not of {self._state.seats}")
        self._check_seat(seat)
        if self.over:
            raise IllegalAction("the game is over: nobody resigns any more", "game-over")
        revision = self.revision
        entry = Entry(RESIGN, seat)
        self._log.append(entry)
        self._marks = marks_left(self._marks, entry, self.alone)
        return self.told(revision)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self._state.seats:
            raise OptionError("seat", f"expected 0 to {self._state.seats - 1}, got {seat}")

    @staticmethod
    def from_line(game: str | Game, seats: object, options: object, actions: Sequence[object], fate: Fate) -> Match:
        """A match that begins with given answers, Nature's included, as `line` of another match gives them.

        Each is checked and told as if it were played; then the new Fate goes on. Nobody takes any of them back.
        """
        match = Match(game, seats, options, fate=_Silent())
        match._state = match._start.clone()
        match._log = Log()
        for i, action in enumerate(actions):
            try:
                code = code_of(action)
                match._check(code)
            except IllegalAction as error:
                raise IllegalAction(f"answer {i + 1} of those given: {error}", error.reason) from None
            match._answer(code, len(match._state.legal()) == 1, match._state)
        match.given = match.revision
        match._marks = []
        match.fate = fate
        match._advance()
        return match

    # In storage.

    def secure_since(self) -> int:
        """The latest revision from which `restore` loses no undo that is still open."""
        return self._marks[0].revision if self._marks else self.revision

    @staticmethod
    def restore(
        game: str | Game,
        seats: object,
        options: object,
        fate: Fate,
        entries: Sequence[Entry],
        state: State | None = None,
        since: int = 0,
        given: int = 0,
    ) -> Match:
        """A match put together from its whole stored log and the state of the revision `since`.

        What came after it is played again and checked (RecordError); the entries before it are believed, and undo
        does not reach back beyond it. Without a state, everything is played again that these rules can play: from the
        start, or from the last change of rules. The entries become the match's own.
        """
        found = find_game(game) if isinstance(game, str) else game
        course = stored_course(found, seats, options, entries, state, since, given)
        state = course.state.clone()
        return Match.resume(found, course.start, state, course.log, fate, course.marks, given, course.base)

    @staticmethod
    def renew(
        game: str | Game,
        seats: object,
        options: object,
        fate: Fate,
        entries: Sequence[Entry],
        state: State,
        to: int,
        given: int = 0,
    ) -> Match:
        """A match that began under older rules, from its stored log, going on under these (`game.adopt`).

        It stands as it stood at the revision `to`, whose state is given. The change is an entry that everybody sees;
        nobody goes back behind it.
        """
        found = find_game(game) if isinstance(game, str) else game
        entry = Entry(RULES, OVER)
        entry.to = to
        entry.version = found.version
        entry.state = state.dump()
        match = Match.restore(found, seats, options, fate, [*entries, entry], state, len(entries) + 1, given)
        match._advance()
        return match

    @staticmethod
    def resume(
        game: Game, start: State, state: State, log: Log, fate: Fate, marks: list[Mark], given: int = 0, base: int = 0
    ) -> Match:
        """A match put together again from its parts: what `replay` gives."""
        match = Match(game, int(start.seats), start.options, fate=_Silent())
        match._start = start
        match._state = state
        match._log = log
        match.fate = fate
        match._marks = marks
        match.given = given
        match.base = base
        return match


def _text(name: str, value: object) -> str:
    """A text that can be written down: half a surrogate pair, as an undecodable command line gives, cannot."""
    if not isinstance(value, str):
        raise OptionError(name, f"expected a text, got {type(value).__name__}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise OptionError(name, "expected a text that can be written as UTF-8") from None
    return value


class _Silent(Fate):
    def answer(self, state: State) -> int | None:
        return None
