"""Habits of a match: it plays by the rules of undo, and can be rewound by consent."""

from __future__ import annotations

from random import Random

from carrack.core.errors import UndoError
from carrack.core.fate import Fate, Seeded
from carrack.core.match import Match
from carrack.core.state import NATURE, OVER, State
from carrack.testing.errors import Broken
from carrack.testing.line import choose

UNDO_ODDS = 0.25
REWIND_ODDS = 0.05  # until the first one
LOOK_ODDS = 0.1


class Consequences:
    """What follows from an answer until somebody has a choice again: the kit's own model of a Match."""

    def __init__(self, state: State, action: int, fate: Fate) -> None:
        seat = int(state.actor)
        self.state = state.clone()
        self.state.play(action)
        self.crossed = False  # chance, another seat or the end
        while self.state.actor != OVER:
            legal = self.state.legal()
            by = int(self.state.actor)
            if by != NATURE and len(legal) > 1:
                break
            self.crossed = self.crossed or by != seat
            answer = fate.answer(self.state) if by == NATURE else legal[0]
            assert answer is not None, "a seeded Fate leaves nothing open"
            self.state.play(answer)
        self.crossed = self.crossed or self.state.actor == OVER


class Player:
    """Plays a Match at random, takes back what may be taken back, and holds it against its own idea of the rules."""

    def __init__(self, match: Match, seed: str, rng: Random, most: int) -> None:
        self.match = match
        self.fate = Seeded(seed)
        self.rng = rng
        self.most = most
        self.back: list[tuple[int, int, str]] = []  # seats, turns and keys to which undo may still go
        self.past: list[tuple[int, str, int, str]] = []  # revision, key, the answer then given, the key after it
        self.undone = 0
        self.rewound = 0

    def play_out(self) -> None:
        self.match.hand_over(0, "the kit")
        actions = 0
        while not self.match.over:
            if actions == self.most:
                raise Broken(f"not over after {actions} decisions")
            actions += 1
            self.decide(choose(self.match.state, self.rng))
            if self.back and self.rng.random() < UNDO_ODDS:
                for _ in range(self.rng.randint(1, len(self.back))):
                    self.take_back()
            elif self.rewound == 0 and self.rng.random() < REWIND_ODDS and not self.match.over:
                self.rewind()

    def decide(self, action: int) -> None:
        """Answer, and see whether the match went as the rules say."""
        match = self.match
        before = match.state
        key, revision, seat = before.key(), match.revision, int(before.actor)
        expected = Consequences(before, action, self.fate)
        final = match.is_final(action)
        if match.revision != revision or (self.rng.random() < LOOK_ODDS and match.state.key() != key):
            raise Broken("asking is_final() changed the match")
        match.play(action)
        after = match.state.key()
        if after != expected.state.key() or match.revision <= revision:
            raise Broken(f"after {action} {match.game.describe(action)} the match is not where the rules lead")
        if final != expected.crossed:
            raise Broken(f"is_final() says {final} of {action} {match.game.describe(action)}")
        turn = int(before.turns)
        self.back = [mark for mark in self.back if mark[:2] == (seat, turn)] + [(seat, turn, key)]
        if expected.crossed:
            self.back = []
        self.past.append((revision, key, action, after))
        self.undo_reaches_as_far_as_it_may()

    def undo_reaches_as_far_as_it_may(self) -> None:
        match = self.match
        may = self.back[-1][0] if self.back else None
        can = [seat for seat in range(match.state.seats) if match.can_undo(seat)]
        if can != ([] if may is None else [may]):
            raise Broken(f"seats {can} may undo, the rules say {may}")
        for seat in range(match.state.seats):
            if seat not in can:
                revision = match.revision
                try:
                    match.undo(seat)
                except UndoError:
                    if match.revision == revision:
                        continue
                raise Broken(f"seat {seat} may not undo, yet it can")

    def take_back(self) -> None:
        """The state is to the byte what it was, and the log says that something was taken back."""
        seat, _, key = self.back.pop()
        revision = self.match.revision
        self.match.undo(seat)
        if self.match.state.key() != key:
            raise Broken("undo does not give the state back")
        if self.match.revision != revision + 1:
            raise Broken(f"undo took the revision from {revision} to {self.match.revision}")
        self.undone += 1
        self.undo_reaches_as_far_as_it_may()

    def rewind(self) -> None:
        """By consent of all to any earlier decision; the same answer then leads to the same state, dice included."""
        match = self.match
        everybody = list(range(match.state.seats))
        to, key, action, after = self.rng.choice(self.past)
        try:
            match.rewind(to, everybody[:-1])
        except UndoError:
            match.rewind(to, everybody)
        else:
            raise Broken("a rewind happened without the consent of all")
        if match.state.key() != key:
            raise Broken(f"a rewind to revision {to} does not give its state back")
        self.back = []
        self.rewound += 1
        self.decide(action)
        if match.state.key() != after:
            raise Broken(f"after a rewind to revision {to} the same answer led elsewhere")


def a_match_keeps_the_rules_of_undo(player: Player) -> None:
    """Undo crosses neither chance nor another seat, stays within a turn, gives the state back."""
    player.play_out()
