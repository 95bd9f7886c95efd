"""Game: one title of the catalog, with its tables and its words."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from carrack.core import observation as observation_module
from carrack.core import state as state_module
from carrack.core.data import is_integer
from carrack.core.errors import (
    CarrackError,
    IllegalAction,
    ObservationError,
    OptionError,
    PositionError,
    RecordError,
    shown,
)
from carrack.core.events import Tellings
from carrack.core.options import Option, settle
from carrack.core.reasons import ALLOWED, CHANCE_DECIDES, CHANCE_FIRST, NOT_NOW, Reasons
from carrack.core.verbs import Verbs, code_of
from carrack.words import LANGUAGES, Words, speaks

DEFAULT_LANGUAGE: Final = "en"
STYLES: Final = ("settler", "soldier", "merchant", "builder")  # what players may like more than is good for them
SETTLER: Final[i64] = 0
SOLDIER: Final[i64] = 1
MERCHANT: Final[i64] = 2
BUILDER: Final[i64] = 3
DUMPED: Final = ("game", "version", "seats", "options", "state")


def digest(table: object) -> str:
    """A short fingerprint of a table of plain values."""
    text = json.dumps(table, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title: what it offers (seats, options, actions), how it starts, what it says.

    `version` goes up when any legal game could go differently. `facts` is every number of the game as plain data:
    its digest stands in each record, so that a corrected number is noticed.
    """

    def __init__(
        self,
        id: str,
        title: str,
        version: int,
        seats: Sequence[int],
        options: Mapping[str, Option],
        verbs: Verbs,
        reasons: Reasons,
        tellings: Tellings,
        steps: Sequence[state_module.Step[Any]],
        facts: Mapping[str, object],
        words: Words,
        sights: Sequence[observation_module.Sight[Any]] = (),
    ) -> None:
        self.id = id
        self.title = title
        self.version = version
        self.seats = tuple(seats)
        self.options = dict(options)
        self.defaults: dict[str, bool | int | str] = {name: option.default for name, option in options.items()}
        self.verbs = verbs
        self.reasons = reasons
        self.tellings = tellings
        self.steps: vec[state_module.Step[Any]] = vec[state_module.Step](steps)  # type: ignore[type-arg]  # vec knows no generics
        self.facts = facts
        self.words = words
        self.sights: vec[observation_module.Sight[Any]] = vec[observation_module.Sight](sights)  # type: ignore[type-arg]
        words.seats |= verbs.seats() | tellings.seats()
        self.actions: int = verbs.count
        self.facts_digest = digest(facts)
        self.verbs_digest = digest(verbs.golden())
        for name, option in self.options.items():
            if not option.text:
                option.text = words.say(f"option-{name}", DEFAULT_LANGUAGE, {})
        self._natures: list[bool] = [
            any(isinstance(step, state_module.Chance) and step.takes(code) for step in steps)
            for code in range(verbs.count)
        ]

    def __reduce__(self) -> tuple[object, ...]:
        from carrack.core.catalog import game

        return (game, (self.id,))

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    # Starting and loading.

    def start(self, seats: object = None, options: object = None) -> state_module.State:
        """A fresh game. Without `seats`, the smallest table of the box that is not solo, or the solo game."""
        if seats is None:
            seats = min((count for count in self.seats if count > 1), default=self.seats[0])
        if not is_integer(seats) or seats not in self.seats:
            raise OptionError(
                "seats", f"{shown(seats)} is not offered; allowed: {', '.join(str(n) for n in self.seats)}"
            )
        settled = settle(self.options, options, seats)
        self.check_options(seats, settled)
        return self.set_up(seats, settled)

    def check_options(self, seats: int, options: Mapping[str, bool | int | str]) -> None:
        """Refuse combinations that cannot be played, with an OptionError."""

    def things(self) -> dict[str, str]:
        """What the texts of a view name, so that any page can say and explain them: a key of the view -> their kind.

        `{"developments": "development"}` names texts or a list of them by `development-<text>`, and no text at all by
        `no-development` if there is such a message. `boxes.goods` is a key within another one. Where a mapping's keys
        are things too their kind comes first, and "" is a kind without names: `{"dice": "die face"}`. Some kinds are
        special: "seat" is a number that stands for a seat, "by-seat" comes first where a list goes by seats, "-" is
        not to be shown, and "some" is a number that is not while it is 0. The entry "*" lists kinds among which the
        view's own keys have a name and help; a key that is in none of them is called `view-<key>`.
        """
        return {}

    def neighbours(self) -> dict[str, dict[str, list[str]]]:
        """What lies beside what, by kind and name, where only a map shows it: a text says it of each."""
        return {}

    def places(self) -> dict[str, str]:
        """Where in a view the thing lies that an answer names, so that a text lights it there and nowhere else.

        `{"place.worker": "seat.hand"}`: of the verb `place` the argument `worker`, in the hand of each seat. Several
        places stand side by side; "-" is none. What is not named here may lie anywhere.
        """
        return {}

    def has_secrets(self, options: Mapping[str, bool | int | str]) -> bool:
        """Whether some seat may come to know what another one may not: on a shared screen a curtain falls then."""
        return False

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> state_module.State:
        """The State of the first question; `options` are complete and checked."""
        raise NotImplementedError

    def load(self, data: object) -> state_module.State:
        """What `State.dump()` gave. Nothing is believed: shape, laws and the open question are checked."""
        if not isinstance(data, Mapping):
            raise RecordError(f"expected a dumped state, got {type(data).__name__}")
        for name in DUMPED:
            if name not in data:
                raise RecordError(f"{name}: missing")
        for name in data:
            if name not in DUMPED:
                raise RecordError(f"{name}: no such field")
        if data["game"] != self.id:
            raise RecordError(f"game: this is {self.id}, the data is of {shown(data['game'])}")
        version = data["version"]
        if type(version) is not int or version != self.version:
            raise RecordError(f"version: expected {self.version}, got {shown(version)}")
        if data["seats"] is None:
            raise RecordError("seats: expected a number, got nothing")
        if not isinstance(data["options"], Mapping):
            raise RecordError(f"options: expected all options, got {shown(data['options'])}")
        for name in self.options:
            if name not in data["options"]:
                raise RecordError(f"options.{name}: missing")
        try:
            state = self.start(data["seats"], data["options"])
        except OptionError as error:
            raise RecordError(str(error)) from None
        state.restore(data["state"], "state")
        broken = self._broken(state, int(data["seats"]))
        if broken:
            raise RecordError(f"state: {broken}")
        return state

    def adopt(self, data: object) -> state_module.State:
        """What this or an older version dumped, under these rules; options that are new have their defaults.

        A game whose states hold other things than they did overrides this and brings the data up to date first.
        """
        if not isinstance(data, Mapping):
            raise RecordError(f"expected a dumped state, got {type(data).__name__}")
        version = data.get("version")
        if type(version) is not int or not 0 <= version <= self.version:
            raise RecordError(f"version: expected 0 to {self.version}, got {shown(version)}")
        options = data.get("options")
        if not isinstance(options, Mapping):
            raise RecordError(f"options: expected all options, got {shown(options)}")
        return self.load({**data, "version": self.version, "options": {**self.defaults, **options}})

    def _broken(self, state: state_module.State, seats: int) -> str:
        """What is wrong with a loaded state, '' when nothing is."""
        if state.seats != seats:
            return f"seats: expected {seats}, got {state.seats}"
        if not state_module.OVER <= state.actor < seats:
            return f"actor: expected -2 to {seats - 1}, got {state.actor}"
        if not 0 <= state.step < len(self.steps):
            return f"step: expected 0 to {len(self.steps) - 1}, got {state.step}"
        natures = isinstance(self.steps[state.step], state_module.Chance)
        if state.actor != state_module.OVER and natures != (state.actor == state_module.NATURE):
            return f"actor: the question {self.steps[state.step].name} is not for {state.actor}"
        try:
            laws = state.invariants()
            if laws:
                return laws[0]
            if state.actor != state_module.OVER and not state.legal():
                return f"step: the question {self.steps[state.step].name} has no answer here"
        except CarrackError:
            raise
        except Exception as error:
            return f"values out of range ({type(error).__name__}: {error})"
        return ""

    # Words.

    def question(self, state: state_module.State) -> dict[str, object]:
        """The open question without a sentence: which step, of whom, by which paragraph, with what in it."""
        if state.actor == state_module.OVER:
            return {"step": "over", "seat": state_module.OVER, "rule": self.end_rule(), "details": _of_seat(state, {})}
        step = self.steps[state.step]
        details = _of_seat(state, step.details(state))
        return {"step": step.name, "seat": int(state.actor), "rule": step.paragraph(state), "details": details}

    def ask(
        self, state: state_module.State, lang: str = DEFAULT_LANGUAGE, names: Sequence[str] = ()
    ) -> dict[str, object]:
        """The open question, in words too. `names` are those of the seats."""
        asked = self.question(state)
        details = asked["details"]
        assert isinstance(details, dict)
        return {**asked, "text": self.words.say(f"ask-{asked['step']}", _spoken(lang), details, names)}

    def end_rule(self) -> str:
        """The paragraph about the end of the game."""
        return "end"

    def describe(self, action: object) -> dict[str, str | int]:
        return self.verbs.describe(code_of(action))

    def encode(self, said: Mapping[str, object]) -> int:
        if not isinstance(said, Mapping):
            raise IllegalAction(f"expected a verb with its arguments, got {type(said).__name__}", "unknown")
        return self.verbs.encode(said)

    def word(self, action: object, lang: str = DEFAULT_LANGUAGE) -> str:
        """An action in words."""
        said: dict[str, object] = dict(self.describe(action))
        return self.words.say(f"verb-{said.pop('verb')}", _spoken(lang), said)

    def tell(self, event: Mapping[str, object], lang: str = DEFAULT_LANGUAGE, names: Sequence[str] = ()) -> str:
        """An event, as `Match.play` and `Match.log` give it, in words."""
        arguments = {name: value for name, value in event.items() if name not in ("event", "revision")}
        return self.words.say(f"event-{event['event']}", _spoken(lang), arguments, names)

    def is_natures(self, action: i64) -> bool:
        """Whether an action is Nature's to play."""
        return self._natures[action]

    def why_not(
        self, state: state_module.State, action: object, lang: str = DEFAULT_LANGUAGE
    ) -> dict[str, object] | None:
        """None when legal; else the reason, its paragraph, a sentence and the details that it is worded with."""
        code = code_of(action)
        self.verbs.verb_of(code)
        reason = state.reason(code)
        if reason == ALLOWED:
            return None
        why = self._refusal(state, code, reason)
        details = why["details"]
        assert isinstance(details, dict)
        return {**why, "text": self.words.say(f"reason-{why['reason']}", _spoken(lang), details)}

    def refused(self, state: state_module.State) -> list[dict[str, object]]:
        """Every action of the verbs that can be used now that is refused, each as `why_not` without its sentence.

        Left out is whatever names something that is not at this table (`Reason.absent`).
        """
        legal = set(state.legal())
        verbs = {self.verbs.verb_of(code).first: self.verbs.verb_of(code) for code in legal}
        found: list[dict[str, object]] = []
        for verb in verbs.values():
            for code in range(verb.first, verb.first + verb.count):
                reason = ALLOWED if code in legal else state.reason(code)
                if reason != ALLOWED and not self.reasons[reason].absent:
                    found.append({"action": code, **self._refusal(state, code, reason)})
        return found

    def _refusal(self, state: state_module.State, code: int, reason: int) -> dict[str, object]:
        """A reason by its name, with its paragraph and the details that it is worded with."""
        row = self.reasons[reason]
        rule = row.rule or self._rule_of(state, code, reason)
        return {"reason": row.name, "rule": rule, "details": _of_seat(state, self.why_details(state, code, reason))}

    def why_details(self, state: state_module.State, action: i64, reason: i64) -> dict[str, object]:
        """The numbers that a reason is worded with: JSON-able, and nothing that the seat asked may not know."""
        if state.actor == state_module.OVER:
            return {}
        asked = self.steps[state.step]
        return asked.why_details(state, action, reason) if asked.takes(action) else {}

    def _rule_of(self, state: state_module.State, action: int, reason: int) -> str:
        """The paragraph of the question to which an action belongs: it says when it may be done."""
        if reason in (NOT_NOW, CHANCE_DECIDES, CHANCE_FIRST):
            for step in self.steps:
                if step.takes(action):
                    return step.rule_of(action)
        if state.actor == state_module.OVER:
            return self.end_rule()
        asked = self.steps[state.step]
        own = asked.rule_of(action)
        return own if own != asked.rule else asked.paragraph(state)

    def illegal(self, state: state_module.State, action: int, reason: int) -> IllegalAction:
        """The error for an action that is refused."""
        row = self.reasons[reason]
        said = self.describe(action)
        return IllegalAction(f"action {action} {said}: {row.name}", row.name)

    # What a seat may know.

    def view(self, state: state_module.State, seat: int | None = None) -> dict[str, object]:
        """What a seat (None: a spectator) may know, as JSON. A game with secrets overrides this, by whitelist."""
        return {"game": self.id, "scores": state.scores(), **state.plain()}

    def lay(self, state: state_module.State, words: dict[str, object]) -> None:
        """`view` backwards: sets a state to what the words of a whole view say. The question is laid already.

        What follows from the rest, such as points, is passed over. Whether it is lawful is looked at afterwards
        (`carrack.testing.position`); what cannot be understood is a PositionError. A game with a view of its own says
        how; here every field is a word.
        """
        fields = state.fields()
        for name in fields:
            if name not in words:
                raise PositionError(f"{self.id} does not say how its positions are laid (Game.lay): no word for {name}")
        state.restore({name: words[name] for name in fields}, "state")

    def sample(self, state: state_module.State, seat: int, fate: object) -> state_module.State:
        """A State that the seat cannot tell from the true one. Without secrets: the true one's copy.

        It depends on nothing but what the seat knows and on the tickets of the Fate (`fate.ticket(address, total)`).
        """
        return state.clone()

    def odds(self, state: state_module.State, seat: int | None) -> dict[int, int]:
        """What Nature may answer as far as a seat can know, with the weights. Without secrets: the true ones.

        By action and not in the order of `legal()`: what cannot come any more may be a secret too.
        """
        return dict(zip(state.legal(), state.weights())) if state.actor == state_module.NATURE else {}

    def preview(self, state: state_module.State, action: object) -> dict[str, object]:
        """What follows for certain from an answer, as the seat that is asked may know it; the state stays as it is.

        Stops where Nature is asked, a reveal included, where another seat is, where this one has a choice again and at
        the end. `events` are told as in `Match.told_to`, `view`, `scores` and `breakdown` are those that are reached,
        `next` and `question` say what is open there, `odds` what Nature may answer, as in `Game.odds`. `idle` says
        that the answer pays and certainly brings nothing (`Step.idle`). What `play` refuses is refused alike, and so
        is looking ahead from an answer that is Nature's to give.
        """
        from carrack.core.preview import preview

        return preview(state, action)

    def seat_key(self, state: state_module.State, seat: int | None) -> str:
        """A fingerprint of what a seat may know: the checksum that may be shown to it."""
        return digest(self.view(state, seat))

    # What a seat may know, as numbers.

    def observation(self, seats: object = None, options: object = None) -> observation_module.Observation:
        """The entries of `observe` at a table, each with its name: `.names`, `.entries`, `.length`."""
        if len(self.sights) == 0:
            raise ObservationError(f"{self.id} does not say what a seat knows in numbers (Game: sights)")
        return observation_module.Observation(self.start(seats, options))

    def observe(self, state: state_module.State, seat: object) -> list[int]:
        """What a seat may know, as numbers: one for every entry of `observation`, never anything else."""
        if not is_integer(seat) or not 0 <= seat < state.seats:
            raise OptionError("seat", f"expected 0 to {state.seats - 1}, got {shown(seat)}")
        return [int(number) for number in self.observation(int(state.seats), state.options).row(state, seat)]

    def observe_into(self, state: state_module.State, seat: i64, out: vec[i16], at: i64) -> i64:
        """The same, from a place in a buffer on, one of `observation.blank()`. Returns where the next one goes."""
        for i in range(len(self.sights)):
            at = self.sights[i].write(state, seat, out, at)
        return at

    # What a study weighs.

    def holdable(self, state: state_module.State) -> list[str]:
        """What a seat can come to hold at this table that others may lack, by the names of its words: `tile-stable`."""
        return []

    def holdings(self, state: state_module.State, seat: int) -> dict[str, int]:
        """What of that a seat holds, and how many of each. Not for players: it may be secret."""
        return {}

    # Seats that are alike.

    def rotate(self, state: state_module.State, by: int) -> state_module.State | None:
        """This position with everybody moved `by` seats on: played alike, it goes alike until the turn is over.

        None where the seats are not alike. Only the conformance kit asks.
        """
        return None

    def rotate_action(self, action: int, seats: int, by: int) -> int:
        """What an action becomes then: another one where it names a seat."""
        return action

    # What bots ask.

    def value(self, state: state_module.State, seat: i64) -> float:
        """How good this stands for a seat; only comparisons matter. Default: points ahead of the best other seat."""
        scores = state.scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others, default=0))

    def round_of(self, state: state_module.State) -> i64:
        """Which round it is, from 1; 0 before the first, and in games that count none. A lead means more later."""
        return 0

    def leaning(self, state: state_module.State, seat: i64, style: i64) -> float:
        """How many points better this seems to a seat than it is, to somebody of one of STYLES."""
        return 0.0


def _of_seat(state: state_module.State, details: dict[str, object]) -> dict[str, object]:
    """What a question or a refusal is worded with: of whom it is asked, and the game's own details."""
    return {"seat": int(state.actor), **details}


def revive(game: Game, data: object) -> state_module.State:
    """For pickle: a state back from its dump."""
    return game.load(data)


def _spoken(lang: str) -> str:
    """A language that we speak: who asks for another one is not answered in English as if it were that."""
    if not speaks(lang):
        raise OptionError("lang", f"{shown(lang)} is not spoken here; there are: {', '.join(LANGUAGES)}")
    return lang
