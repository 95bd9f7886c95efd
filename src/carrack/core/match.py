"""Match: State + source of chance + events + record."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.core import record as record_module
from carrack.core.catalog import game as find_game
from carrack.core.course import Course, state_of
from carrack.core.errors import FateError, IllegalAction, OptionError, RecordError, UndoError
from carrack.core.events import EVERYONE, Event, Journal, may_know
from carrack.core.fate import Fate, Seeded
from carrack.core.game import Game, code_of
from carrack.core.log import ACT, HAND_OVER, RESIGN, REWIND, RULES, UNDO, Entry, Log, base_of
from carrack.core.marks import Mark, ends_undo, marks_within
from carrack.core.reasons import GAME_OVER
from carrack.core.state import NATURE, OVER, State
from carrack.core.verbs import no_action


class Hold:
    """A moment of a match that is still open."""

    def __init__(self, state: State, revision: int, marks: list[Mark]) -> None:
        self.state = state
        self.revision = revision
        self.marks = marks


class Match:
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
        self.game: Game = find_game(game) if isinstance(game, str) else game
        self.fate: Fate = Seeded(secret) if fate is None else fate
        self._state = self.game.start(seats, options)
        self._start = self._state.clone()
        self._log = Log()
        self._marks: list[Mark] = []
        self._keeper: record_module.Writer | None = None
        self.given = 0  # entries with which the match began: nobody drew or chose them here
        self.base = 0  # revision from which it can be worked out: after the last change of rules, whose state is _start
        self._advance()

    # Where it stands.

    @property
    def state(self) -> State:
        """A clone: what is done to it does not touch the match."""
        return self._state.clone()

    @property
    def actor(self) -> int:
        """Who is asked."""
        return int(self._state.actor)

    @property
    def asked(self) -> int:
        """The same, and nobody (OVER) when a seat has resigned."""
        return OVER if self._log.resigned is not None else int(self._state.actor)

    def peek(self) -> State:
        """The state itself, for reading only: whoever looks often is spared the clones."""
        return self._state

    @property
    def revision(self) -> int:
        """The length of the log. It never goes back: an undo is an entry too."""
        return self._log.revision

    @property
    def commitment(self) -> str:
        return self.fate.commitment()

    @property
    def over(self) -> bool:
        """By the rules, or because a seat has resigned: then a question may still be open in the state."""
        return self._state.actor == OVER or self._log.resigned is not None

    @property
    def resigned(self) -> int | None:
        """The seat that gave up and so ended the match."""
        return self._log.resigned

    def winners(self) -> list[int]:
        """When over: who won by the rules, or the seat that did not resign. NotOver before that."""
        return record_module.winners_of(self._state, self.resigned)

    def at(self, revision: int) -> State:
        """The state at an earlier revision; of those under older rules there is none (see `base`)."""
        self._check_revision(revision, self.base)
        return state_of(self._start, self._log, revision)

    def line(self, revision: int) -> list[int]:
        """The answers, Nature's included, that lead to a revision, without what was taken back.

        After a change of rules none do: what was answered before it is no answer any more.
        """
        if self.base:
            raise UndoError(f"the rules were changed at entry {self.base}: no answers lead from the start to here")
        self._check_revision(revision, 0)
        return [entry.action for entry in self._log.line(revision)]

    def is_open(self, revision: int) -> bool:
        """Whether everybody may know all that leads to a revision: no secret stands in its line."""
        self._check_revision(revision, self.base)
        return all(
            entry.audience == EVERYONE and all(event.audience == EVERYONE for event in entry.events)
            for entry in self._log.line(revision)
        )

    def _check_revision(self, revision: int, least: int) -> None:
        if not least <= revision <= self.revision:
            raise UndoError(f"revision: expected {least} to {self.revision}, got {revision}")

    # Playing.

    def play(self, action: object) -> list[dict[str, object]]:
        """Answer the open question, and all that then follows by itself. Returns what happened; all or nothing."""
        before = self._state.clone()
        revision = self.revision
        code = code_of(action)
        self._check(code)
        try:
            self._answer(code, False)
            self._advance()
        except BaseException:
            self._state = before
            self._log.cut(revision)
            raise
        self._keep_marks(before, revision)
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

    def _answer(self, action: int, forced: bool) -> None:
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
        self._log.append(entry)

    def _advance(self) -> None:
        """Nature's answers and those without an alternative, until somebody has a choice."""
        while self._state.actor != OVER:
            legal = self._state.legal()
            if len(legal) == 1:
                self._answer(legal[0], True)
            elif self._state.actor == NATURE:
                outcome = self.fate.answer(self._state)
                if outcome is None:
                    return
                if outcome not in legal:
                    raise FateError(f"{self._state.chance()}: {outcome} cannot come; possible: {legal}")
                self._answer(outcome, False)
            else:
                return

    # Undo.

    def _keep_marks(self, before: State, revision: int) -> None:
        """Undo reaches back to a seat's own answers in its turn as long as nothing else happened since.

        The end of the turn is one of them: it may be taken back until the next seat has answered.
        """
        seat = int(before.actor)
        entries = self._log.entries[revision:]
        chance = NATURE in (seat, self._state.actor)  # a die that real hands are throwing is not taken back either
        if self.over or chance or any(entry.by != seat for entry in entries):
            self._marks = []
            return
        self._marks = marks_within(self._marks, seat, before)
        self._marks.append(Mark(seat, revision, before))

    def can_undo(self, seat: int) -> bool:
        """Within one's own turn, its end included, as long as no chance was drawn and no other seat acted since."""
        return bool(self._marks) and self._marks[-1].seat == seat

    def undo(self, seat: int) -> list[dict[str, object]]:
        """Take back one's last answer, with those that followed from it by themselves."""
        if not self.can_undo(seat):
            raise UndoError(f"seat {seat} has nothing to take back, or it may not be taken back any more")
        mark = self._marks.pop()
        entry = Entry(UNDO, seat)
        entry.to = mark.revision
        revision = self.revision
        self._log.append(entry)
        self._state = mark.state
        return self.told(revision)

    def is_final(self, action: int) -> bool:
        """Whether undo is gone once this legal action is played."""
        self._check(action)
        return ends_undo(self._state, action)

    def choices(self) -> list[tuple[int, bool]]:
        """Every legal action, and whether undo is gone once it is played."""
        if self.over:
            return []
        return [(action, ends_undo(self._state, action)) for action in self._state.legal()]

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
        revision = self.revision
        state = self.at(to)
        entry = Entry(REWIND, OVER)
        entry.to = to
        self._log.append(entry)
        self._state = state
        try:
            self._advance()
        except BaseException:
            self._state = before
            self._log.cut(revision)
            raise
        self._marks = []
        return self.told(revision)

    def hand_over(self, seat: int, who: object) -> list[dict[str, object]]:
        """Note that somebody else plays a seat from here on."""
        self._check_seat(seat)
        if self.resigned is not None:
            raise IllegalAction(f"the game is over: seat {self.resigned} has resigned", "game-over")
        entry = Entry(HAND_OVER, seat)
        entry.who = _text("who", who)
        revision = self.revision
        self._log.append(entry)
        return self.told(revision)

    def resign(self, seat: int) -> list[dict[str, object]]:
        """Give up, at a table of one or two: the match is over, and the other seat has won it. Nothing comes after."""
        if self._state.seats > record_module.MOST_TO_RESIGN:
            raise OptionError("seats", f"only at a table of one or two can a seat resign, not of {self._state.seats}")
        self._check_seat(seat)
        if self.over:
            raise IllegalAction("the game is over: nobody resigns any more", "game-over")
        revision = self.revision
        self._log.append(Entry(RESIGN, seat))
        self._marks = []
        return self.told(revision)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self._state.seats:
            raise OptionError("seat", f"expected 0 to {self._state.seats - 1}, got {seat}")

    # Telling.

    def told(self, since: int) -> list[dict[str, object]]:
        """Everything that happened since a revision."""
        return [said for _, said in self._sayings(since)]

    def log(self, seat: int | None = None) -> list[dict[str, object]]:
        """What a seat (None: a spectator) may know of what happened."""
        return self.told_to(seat, 0)

    def told_to(self, seat: int | None, since: int) -> list[dict[str, object]]:
        """What a seat (None: a spectator) may know of what happened since a revision."""
        return [
            said
            for event, said in self._sayings(since)
            if not isinstance(event, Event) or may_know(event.audience, seat)
        ]

    def _sayings(self, since: int) -> list[tuple[Event | Entry, dict[str, object]]]:
        sayings: list[tuple[Event | Entry, dict[str, object]]] = []
        for i in range(max(since, 0), len(self._log.entries)):
            entry = self._log.entries[i]
            revision = i + 1
            if entry.kind == ACT:
                for event in entry.events:
                    sayings.append((event, {"revision": revision, **self.game.tellings.describe(event)}))
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

    # On paper.

    def record(self, seat: int | None = None) -> record_module.Record:
        """Complete when the game is over, seed and all; before that as a seat (None: a spectator) may know it."""
        if self.over:
            return self.archive()
        return self._writer(record_module.seat_named(seat)).write(self._log)

    def archive(self) -> record_module.Record:
        """Everything, the seed too: for whoever keeps the match, never for its players while it runs."""
        if self._keeper is None:
            self._keeper = self._writer(record_module.ALL)
        return self._keeper.write(self._log)

    def _writer(self, sees: str) -> record_module.Writer:
        return record_module.Writer(self.game, self._start, self.fate, sees, self.given, self.base)

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
            match._answer(code, len(match._state.legal()) == 1)
        match.given = match.revision
        match.fate = fate
        match._advance()
        return match

    # In storage.

    def entries(self, since: int = 0) -> list[Entry]:
        """The entries after a revision, for whoever stores them (`log.entry_data`). They are not to be changed."""
        return self._log.entries[max(since, 0) :]

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
        start = found.start(seats, options)
        base = base_of(entries)
        if base:
            start = found.load(entries[base - 1].state)
        if state is None:
            state = start
            since = base
        if not base <= since <= len(entries):
            raise RecordError(f"since: expected {base} to {len(entries)}, got {since}")
        if state.game.id != found.id or state.seats != start.seats or state.options != start.options:
            raise RecordError(f"state: expected one of {found.id} with the seats and options of the match")
        if not 0 <= given <= len(entries):
            raise RecordError(f"given: expected 0 to {len(entries)}, got {given}")
        course = Course(found, start, state.clone(), since, given, base)
        for i, entry in enumerate(entries):
            try:
                record_module.check_shape(entry, 0, i, int(start.seats))
                course.take(entry, 0, None, True)
            except RecordError as error:
                raise RecordError(f"entry {i + 1}: {error}", 0, error.kind, **error.details) from None
        return Match.resume(found, start, course.state.clone(), course.log, fate, course.marks, given, base)

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
