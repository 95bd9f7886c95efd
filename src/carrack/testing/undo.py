"""Habits of a match: it plays by the rules of undo, and can be rewound by consent."""

from __future__ import annotations

from random import Random

from carrack.core.errors import UndoError
from carrack.core.fate import Fate, Seeded
from carrack.core.match import Match
from carrack.core.state import NATURE, OVER, State
from carrack.testing.errors import Broken
from carrack.testing.walk import choose

BOTS_ODDS = 0.5  # that all but one play as bots
SEAT_ODDS = 0.02  # that a seat changes hands
UNDO_ODDS = 0.25
MOST_UNDONE = 3  # one after the other
REWIND_ODDS = 0.05  # until the first one
ALONE_ODDS = 0.7  # that it is who is alone with bots, if anybody
LOOK_ODDS = 0.1
PLAYERS = ("Zoé", "bot", "bot:greedy:Dido")


class Consequences:
    """What follows from an answer until somebody has a choice again: the kit's own model of a Match."""

    def __init__(self, state: State, action: int, fate: Fate) -> None:
        seat = int(state.actor)
        self.state = state.clone()
        self.state.play(action)
        self.drawn = False  # chance, or the end
        self.passed = False  # another seat
        while self.state.actor != OVER:
            legal = self.state.legal()
            by = int(self.state.actor)
            if by != NATURE and len(legal) > 1:
                break
            self.drawn = self.drawn or by == NATURE
            self.passed = self.passed or by not in (seat, NATURE)
            answer = fate.answer(self.state) if by == NATURE else legal[0]
            assert answer is not None, "a seeded Fate leaves nothing open"
            self.state.play(answer)
        self.drawn = self.drawn or self.state.actor == OVER

    @property
    def crossed(self) -> bool:
        """Whether a seat may not take the answer back, unless it is alone with bots."""
        return self.drawn or self.passed


class Back:
    """A decision to which undo may still go. `open`: also where other people play."""

    def __init__(self, seat: int, turn: int, key: str) -> None:
        self.seat = seat
        self.turn = turn
        self.key = key
        self.open = True


class Player:
    """Plays a Match at random, takes back what may be taken back, and holds it against its own idea of the rules."""

    def __init__(self, match: Match, seed: str, rng: Random, most: int) -> None:
        self.match = match
        self.fate = Seeded(seed)
        self.rng = rng
        self.most = most
        self.back: list[Back] = []
        self.people = set(range(match.state.seats))
        self.past: list[tuple[int, str, int, str]] = []  # revision, key, the answer then given, the key after it
        self.undone = 0
        self.past_bots = 0  # of them, past answers of bots or turns
        self.rewound = 0

    @property
    def alone(self) -> int | None:
        """The seat that plays with bots only."""
        return next(iter(self.people)) if len(self.people) == 1 else None

    def play_out(self) -> None:
        self.match.hand_over(0, "the kit")
        if self.rng.random() < BOTS_ODDS:
            for seat in self.rng.sample(range(self.match.state.seats), self.match.state.seats - 1):
                self.seat(seat, "bot:random")
        actions = 0
        while True:
            if actions == self.most:
                raise Broken(f"not over after {actions} decisions")
            actions += 1
            self.decide(choose(self.match.state, self.rng))
            if self.match.over:
                break
            if self.takers() and self.rng.random() < UNDO_ODDS:
                for _ in range(self.rng.randint(1, MOST_UNDONE)):
                    self.take_back()
            elif self.rewound == 0 and self.rng.random() < REWIND_ODDS:
                self.rewind()
            elif self.rng.random() < SEAT_ODDS:
                self.seat(self.rng.randrange(self.match.state.seats), self.rng.choice(PLAYERS))

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
        if final != (expected.drawn if seat == self.alone else expected.crossed):
            raise Broken(f"is_final() says {final} of {action} {match.game.describe(action)}")
        self.back.append(Back(seat, int(before.turns), key))
        for back in self.back:
            back.open = back.open and (back.seat, back.turn) == (seat, before.turns) and not expected.crossed
        self.back = [] if expected.drawn else [back for back in self.back if back.open or back.seat == self.alone]
        self.past.append((revision, key, action, after))
        self.undo_reaches_as_far_as_it_may()

    def seat(self, seat: int, who: str) -> None:
        """Somebody else plays on; with a second person at the table, undo is again as among people."""
        self.match.hand_over(seat, who)
        (self.people.discard if who.startswith("bot") else self.people.add)(seat)
        if self.alone is None:
            self.back = [back for back in self.back if back.open]
        self.undo_reaches_as_far_as_it_may()

    def takers(self) -> list[int]:
        """Who may take back: whoever answered last, and who is alone with bots."""
        last = {back.seat for back in self.back if back.open}
        return sorted(last | {back.seat for back in self.back if back.seat == self.alone})

    def undo_reaches_as_far_as_it_may(self) -> None:
        match = self.match
        may = self.takers()
        can = [seat for seat in range(match.state.seats) if match.can_undo(seat)]
        if can != may:
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
        takers = self.takers()
        if not takers:
            return
        seat = self.alone if self.alone in takers and self.rng.random() < ALONE_ODDS else self.rng.choice(takers)
        while self.back[-1].seat != seat:
            self.back.pop()
        to = self.back.pop()
        revision = self.match.revision
        self.match.undo(seat)
        if self.match.state.key() != to.key:
            raise Broken("undo does not give the state back")
        if self.match.revision != revision + 1:
            raise Broken(f"undo took the revision from {revision} to {self.match.revision}")
        self.undone += 1
        self.past_bots += not to.open
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
    """Undo crosses neither chance nor another person, stays within a turn among people, gives the state back."""
    player.play_out()
