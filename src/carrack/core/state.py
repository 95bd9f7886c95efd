"""State and Step: where a game stands, and the questions it can stand at."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carrack.core import game as game_module
from carrack.core.actions import Actions, borrow, give_back
from carrack.core.data import Data
from carrack.core.events import EVERYONE, Event, Journal
from carrack.core.prints import Print
from carrack.core.reasons import ALLOWED, CANNOT_COME, CHANCE_DECIDES, CHANCE_FIRST, GAME_OVER, NOT_NOW
from carrack.core.verbs import code_of, no_action

NATURE: Final = -1
OVER: Final = -2

_NOT_FIELDS: Final = frozenset({"game", "options", "journal"})


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(Data):
    """Where a game stands: plain data, no clock, no randomness, no I/O.

    A game's own State declares its fields in `__init__`, copies them in `clone` and answers for the result of the
    game. The open question is `game.steps[step]`, asked of `actor`.
    """

    def __init__(self, game: game_module.Game) -> None:
        self.game = game
        self.options: dict[str, bool | int | str] = game.defaults
        self.journal: Journal | None = None
        self.seats: i64 = 0
        self.actor: i64 = 0
        self.step: i64 = 0
        self.turn: i64 = 0  # whose turn it is: others may be asked within it
        self.turns: i64 = 0  # how many turns have begun

    # The open question.

    def ask(self, out: Actions) -> None:
        """Write the legal answers, ascending."""
        if self.actor != OVER:
            self.game.steps[self.step].ask(self, out)

    def consider(self, out: Actions) -> None:
        """Write the legal answers that are worth thinking about, ascending."""
        if self.actor != OVER:
            self.game.steps[self.step].consider(self, out)

    def answer(self, action: i64) -> None:
        """Play a legal answer, unchecked. Search and roll-outs come this way."""
        self.game.steps[self.step].answer(self, action)

    def reason(self, action: i64) -> i64:
        """Why this may not be played, 0 when it may."""
        if self.actor == OVER:
            return GAME_OVER
        return self.game.steps[self.step].refusal(self, action)

    def legal(self) -> list[int]:
        out = borrow()
        self.ask(out)
        codes = out.codes()
        give_back(out)
        return codes

    def weights(self) -> list[int]:
        """Nature's odds, in the order of `legal()`. Empty when a seat is asked."""
        if self.actor != NATURE:
            return []
        out = borrow()
        self.ask(out)
        odds = out.odds()
        give_back(out)
        return odds

    def chance(self) -> str:
        """The address of Nature's question: same question, same address. Empty when a seat is asked."""
        return self.game.steps[self.step].address(self) if self.actor == NATURE else ""

    def play(self, action: object) -> None:
        number = code_of(action)
        if not 0 <= number < self.game.actions:
            raise no_action(number, self.game.actions)
        reason = self.reason(number)
        if reason != ALLOWED:
            raise self.game.illegal(self, number, reason)
        self.answer(number)

    # Telling.

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Tell everyone."""
        if self.journal is not None:
            self.journal.events.append(Event(kind, a, b, c, d, e, EVERYONE))

    def tell_some(self, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Tell the seats whose bits are set."""
        if self.journal is not None:
            self.journal.events.append(Event(kind, a, b, c, d, e, audience))

    def new_turn(self, seat: i64) -> None:
        """A seat's turn begins. Undo never crosses this, even where neither chance nor another seat comes between."""
        self.turn = seat
        self.turns += 1

    # Copies and paper.

    def clone(self) -> State:
        """An independent equal. Games override this with a field-by-field copy; this one goes through plain data."""
        copy = self.game.set_up(self.seats, self.options)
        copy.restore(self.plain(), "state")
        return copy

    def copy_base(self, copy: State) -> None:
        """For a game's `clone`: the fields that every State has. The journal stays with its listener."""
        copy.options = self.options
        copy.seats = self.seats
        copy.actor = self.actor
        copy.step = self.step
        copy.turn = self.turn
        copy.turns = self.turns

    def fields(self) -> list[str]:
        return [name for name in super().fields() if name not in _NOT_FIELDS]

    def dump(self) -> dict[str, object]:
        return {
            "game": self.game.id,
            "version": self.game.version,
            "seats": int(self.seats),
            "options": dict(self.options),
            "state": self.plain(),
        }

    def key(self) -> str:
        """A fingerprint of all that matters, the same on every machine, compiled or not."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def fingerprint(self) -> i64:
        """A number that equal positions of the same table have in common, and others hardly ever: for a search that
        meets a position again. Games that are searched answer quickly; this one goes by the key.
        """
        return int(self.key()[:15], 16)

    def print_base(self, stirred: Print) -> None:
        """For a game's `fingerprint`: the fields that every State has."""
        stirred.add(self.actor)
        stirred.add(self.step)
        stirred.add(self.turn)
        stirred.add(self.turns)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(self.key())

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return (game_module.revive, (self.game, self.dump()))

    # The result. Every game answers these.

    def scores(self) -> list[int]:
        """Points as they stand, at any moment."""
        return [sum(sources.values()) for sources in self.breakdown()]

    def breakdown(self) -> list[dict[str, int]]:
        """Per seat, points by source. What is secret counts when it is turned up: points are for everybody to see."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """When over: who won, more than one where the rulebook lets them share; [] when a solo game is lost."""
        raise NotImplementedError

    def outcome(self) -> dict[str, object]:
        """When over: winners and why the game ended."""
        raise NotImplementedError

    def invariants(self) -> list[str]:
        """The laws of the game that are broken here: always empty."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One question of the rules: what may be answered, why not, and what the answer does, side by side.

    `spans` are the code ranges that could ever answer it; `why_not` is asked only about those.
    """

    def __init__(self, name: str, rule: str, spans: Sequence[tuple[int, int]]) -> None:
        self.name = name
        self.rule = rule
        bounds = [bound for span in spans for bound in span]
        self.bounds: vec[i64] = vec[i64]([0] * len(bounds))
        for i, bound in enumerate(bounds):
            self.bounds[i] = bound

    def takes(self, action: i64) -> bool:
        """Whether the action could ever answer this question."""
        for i in range(0, len(self.bounds), 2):
            if self.bounds[i] <= action < self.bounds[i + 1]:
                return True
        return False

    def paragraph(self, s: S) -> str:
        """The paragraph about the question, where more than one rule asks it."""
        return self.rule

    def rule_of(self, action: i64) -> str:
        """The paragraph about one of its answers, where it has a paragraph of its own."""
        return self.rule

    def why_not(self, s: S, action: i64) -> i64:
        """The reason against an answer, 0 when there is none."""
        return ALLOWED

    def ask(self, s: S, out: Actions) -> None:
        """List the legal answers. A game may override this for speed alone: the kit holds it against `why_not`."""
        for i in range(0, len(self.bounds), 2):
            for action in range(self.bounds[i], self.bounds[i + 1]):
                if self.why_not(s, action) == ALLOWED:
                    out.add(action)

    def consider(self, s: S, out: Actions) -> None:
        """List the legal answers without those to which another one is better, whatever comes: for who searches."""
        self.ask(s, out)

    def answer(self, s: S, action: i64) -> None:
        raise NotImplementedError

    def idle(self, s: S, action: i64) -> bool:
        """Whether a legal answer pays and brings nothing: only where the seat that is asked can be certain of it."""
        return False

    def refusal(self, s: S, action: i64) -> i64:
        """The reason against any action of the game."""
        if self.takes(action):
            return self.why_not(s, action)
        return CHANCE_DECIDES if s.game.is_natures(action) else NOT_NOW

    def details(self, s: S) -> dict[str, object]:
        """The numbers that the question is worded with."""
        return {}

    def why_details(self, s: S, action: i64, reason: i64) -> dict[str, object]:
        """The numbers and names that a refusal of one of its answers is worded with."""
        return {}

    def stands(self, s: S) -> bool:
        """A law of the game: whether this question can be open where the State stands."""
        return True

    def audience(self, s: S) -> i64:
        """Who may know the answer, a bit per seat; read before it is given."""
        return EVERYONE

    def address(self, s: S) -> str:
        """Of a question to Nature."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A question asked of Nature: each outcome has a weight, 0 when it cannot come.

    Turning up what already lies hidden is asked of Nature too, with its one answer: then undo, which never crosses
    Nature, never crosses a reveal either.
    """

    def weight(self, s: S, action: i64) -> i64:
        return 1

    def why_not(self, s: S, action: i64) -> i64:
        return ALLOWED if self.weight(s, action) > 0 else CANNOT_COME

    def ask(self, s: S, out: Actions) -> None:
        for i in range(0, len(self.bounds), 2):
            for action in range(self.bounds[i], self.bounds[i + 1]):
                weight = self.weight(s, action)
                if weight > 0:
                    out.weigh(action, weight)

    def refusal(self, s: S, action: i64) -> i64:
        if self.takes(action):
            return self.why_not(s, action)
        return CANNOT_COME if s.game.is_natures(action) else CHANCE_FIRST
