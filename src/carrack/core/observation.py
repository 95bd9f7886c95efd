"""What a seat may know, as numbers: a row of small integers with a name for each, for whoever learns.

A game says it sight by sight. A Sight has the names of its entries and their numbers side by side, and a game's
sights, one after the other, are the row. How long it is and what stands where follows from the game, its seats and
options alone. Seats are told as the observer counts them: `mine`, `seat+1` for the next in order, and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from carrack.core import game as game_module
from carrack.core import state as state_module
from carrack.core.actions import borrow, give_back

ANY: Final = 9999  # more than anything that is counted without a limit, such as money
NO_SEAT: Final = "nobody"

# A row is written into a buffer of at least so many numbers: a place in it that is known to be below this need not be
# looked at again for each number, which is most of the work of writing one.
ROOM: Final[i64] = 2048


class Entry(NamedTuple):
    """One number of a row, `least` to `most`. Where it counts nothing, `kinds` are what the numbers from 0 on mean."""

    name: str
    least: int
    most: int
    kinds: tuple[str, ...] = ()


def count(name: str, most: int = ANY, least: int = 0) -> Entry:
    """A number that says how many, or how much."""
    return Entry(name, least, most)


def flag(name: str) -> Entry:
    """1 for yes."""
    return Entry(name, 0, 1)


def kind(name: str, kinds: Sequence[str]) -> Entry:
    """The number of a name in a list."""
    return Entry(name, 0, len(kinds) - 1, tuple(kinds))


def around(seats: int) -> list[str]:
    """What the seats are called, from the observer on."""
    return ["mine", *[f"seat+{i}" for i in range(1, seats)]]


def seat_kind(name: str, seats: int) -> Entry:
    """Somebody at the table, or nobody: the number that `whose` gives."""
    return kind(name, (NO_SEAT, *around(seats)))


def whose(other: i64, seat: i64, seats: i64) -> i64:
    """A seat as an observer counts: 0 for none, 1 for the observer's own, then in order."""
    if other < 0:
        return 0
    return other - seat + 1 if other >= seat else other - seat + seats + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(Generic[state_module.S]):
    """Some of what a seat may know: the names of its entries and their numbers, side by side."""

    def entries(self, s: state_module.S) -> list[Entry]:
        """In order. Of a State it may look at nothing but the seats, the options and what follows from them."""
        raise NotImplementedError

    def write(self, s: state_module.S, seat: i64, out: vec[i16], at: i64) -> i64:
        """Write the numbers from `at` on, as many as there are entries. Returns where the next one goes.

        Nothing may go in that the seat could not know: by whitelist, as in `Game.view`. `out` has ROOM, or the length
        of the row where that is more.
        """
        raise NotImplementedError


class Asked(Sight[state_module.State]):
    """The open question, of whom it is asked, and whose turn it is: every game has these."""

    def entries(self, s: state_module.State) -> list[Entry]:
        return [
            kind("question", ("over", *[step.name for step in s.game.steps])),
            kind("asked", ("over", "nature", *around(s.seats))),
            seat_kind("turn", s.seats),
        ]

    def write(self, s: state_module.State, seat: i64, out: vec[i16], at: i64) -> i64:
        actor = s.actor
        if actor == state_module.OVER:
            out[at] = 0
            out[at + 1] = 0
        else:
            out[at] = i16(s.step + 1)
            out[at + 1] = i16(1 + whose(actor, seat, s.seats))
        out[at + 2] = i16(whose(s.turn, seat, s.seats))
        return at + 3


@final
class Observation:
    """The row of one table: a game with its seats and options."""

    def __init__(self, state: state_module.State) -> None:
        self.game = state.game
        self.seats = int(state.seats)
        self.options = dict(state.options)
        self.entries: list[Entry] = [entry for sight in self.game.sights for entry in sight.entries(state)]
        self.length: i64 = len(self.entries)
        self.actions: i64 = self.game.actions

    @property
    def names(self) -> list[str]:
        return [entry.name for entry in self.entries]

    @property
    def digest(self) -> str:
        """Another one wherever a row could mean something else, or come about in another way."""
        rows = [[entry.name, entry.least, entry.most, list(entry.kinds)] for entry in self.entries]
        game = self.game
        return game_module.digest([game.id, game.version, game.facts_digest, game.verbs_digest, rows])

    def blank(self) -> vec[i16]:
        """A buffer to write rows into, each over the last one. There is room behind the row."""
        return vec[i16]([0] * (self.length if self.length > ROOM else ROOM))

    def row(self, state: state_module.State, seat: i64) -> vec[i16]:
        """A row of its own, as a buffer: `numpy.frombuffer(row, "int16")` shares its memory."""
        out = self.blank()
        state.game.observe_into(state, seat, out, 0)
        return out[: self.length]

    def mask(self, state: state_module.State, seat: i64) -> vec[u8]:
        """1 for every action that the seat may answer with: none where somebody else is asked. A buffer, too."""
        out = vec[u8]([0] * self.actions)
        if state.actor == seat:
            legal = borrow()
            state.ask(legal)
            for i in range(legal.n):
                out[legal.items[i]] = 1
            give_back(legal)
        return out
