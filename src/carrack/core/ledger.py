"""Ledger: a match as one reads it: where it stands, how it came there, what is told of it and put on paper."""

from __future__ import annotations

from carrack.core import record as record_module
from carrack.core import telling
from carrack.core.course import state_of
from carrack.core.errors import UndoError
from carrack.core.events import EVERYONE
from carrack.core.fate import Fate
from carrack.core.game import Game
from carrack.core.log import ACT, REWIND, Entry, Log
from carrack.core.state import NATURE, OVER, State


class Ledger:
    """Everything about a match that can be asked without changing it; `Match` plays."""

    def __init__(self, game: Game, fate: Fate, state: State) -> None:
        self.game = game
        self.fate = fate
        self._state = state
        self._start = state.clone()
        self._log = Log()
        self._keeper: record_module.Writer | None = None
        self.given = 0  # entries with which the match began: nobody drew or chose them here
        self.base = 0  # revision from which it can be worked out: after the last change of rules, whose state is _start

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

    @property
    def alone(self) -> int | None:
        """The seat of the only person at the table, where all others have been handed over to bots; else None."""
        return self._log.alone(int(self._state.seats))

    # Going back.

    def lost(self, to: int) -> list[Entry]:
        """The answers that are gone after a rewind: those that led to the present, but not to the revision `to`."""
        self._check_revision(to, self.base)
        here, there = self._log.line(self.revision), self._log.line(to)
        shared = 0
        while shared < len(here) and shared < len(there) and here[shared] is there[shared]:
            shared += 1
        return list(here[shared:])

    @property
    def rewound(self) -> int | None:
        """Where the match stood before it was last rewound, as long as nobody has decided anything since: a rewind to
        there takes that back. What bots have answered is no decision for who is alone with them.
        """
        alone = self.alone
        for i in range(self.revision - 1, -1, -1):
            entry = self._log.entries[i]
            if entry.kind == REWIND:
                return i
            by_itself = entry.forced or entry.by == NATURE or (alone is not None and entry.by != alone)
            if entry.kind != ACT or not by_itself:
                return None
        return None

    # Telling.

    def told(self, since: int) -> list[dict[str, object]]:
        """Everything that happened since a revision."""
        return telling.told(self.game, self._log, since)

    def log(self, seat: int | None = None) -> list[dict[str, object]]:
        """What a seat (None: a spectator) may know of what happened."""
        return self.told_to(seat, 0)

    def told_to(self, seat: int | None, since: int) -> list[dict[str, object]]:
        """What a seat (None: a spectator) may know of what happened since a revision."""
        return telling.told_to(self.game, self._log, seat, since)

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

    def entries(self, since: int = 0) -> list[Entry]:
        """The entries after a revision, for whoever stores them (`log.entry_data`). They are not to be changed."""
        return self._log.entries[max(since, 0) :]
