"""What a game has to say: every key that it can ask for, with the values that each argument can take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import product

from carrack.core.game import Game
from carrack.core.log import HAND_OVER, RESIGN, REWIND, RULES, TIME, UNDO
from carrack.core.reasons import ALLOWED
from carrack.words import FALLBACK
from tests.recorded import positions
from tests.words.views import labels

Values = tuple[object, ...]
Domains = dict[str, Values]
Thing = tuple[str, str]  # kind and name

NUMBERS: Values = (0, 1, 2, 5)
SEAT_NUMBERS: Values = (0, 3)
FIRST_VISITS = 5  # of a question, at which all its reasons are heard
UNNAMED = ("who",)  # arguments that are said as they are
AHEAD = {f"if-{what}" for what in ("nothing", "times", "points", "idle", "again", "then", "chance", "over")} | {"share"}
ADVICE = {f"hint-{what}" for what in ("title", "best", "other", "points", "same", "one")}
FOLDED = {"told-monument-boxes"}  # what the terminal says of several events at once


class Vocabulary:
    """The words of one game. A subclass says what else it shows."""

    switches: tuple[str, ...] = ()  # arguments that only choose between variants: their values have no name
    hears_reasons_every = 5  # so many positions, and at first: their details are the same again and again

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = game.words
        self.files = ("carrack", *game.words.files)

    def __repr__(self) -> str:
        return self.game.id

    # What each game tells of itself.

    def shown(self) -> set[Thing]:
        """What has a name because it stands in the view or in the result."""
        raise NotImplementedError

    def helped(self) -> set[Thing]:
        """What there is help on."""
        raise NotImplementedError

    # What follows.

    @cached_property
    def heard(self) -> tuple[dict[str, Domains], dict[str, Domains]]:
        """The details with which steps ask and reasons refuse, as real games give them."""
        steps: dict[str, dict[str, set[object]]] = {}
        reasons: dict[str, dict[str, set[object]]] = {}
        visits: Counter[str] = Counter()
        for count, state in enumerate(positions(self.game.id)):
            step = self.game.steps[state.step]
            visits[step.name] += 1
            listen = visits[step.name] <= FIRST_VISITS or count % self.hears_reasons_every == 0
            note(steps.setdefault(step.name, {}), {"seat": int(state.actor), **step.details(state)})
            for code in range(self.game.actions) if listen else ():
                reason = state.reason(code)
                if reason != ALLOWED:
                    details = {"seat": int(state.actor), **self.game.why_details(state, code, reason)}
                    note(reasons.setdefault(self.game.reasons[reason].name, {}), details)
        return self.domains_of(steps), self.domains_of(reasons)

    @cached_property
    def messages_with_arguments(self) -> dict[str, Domains]:
        """Questions, answers, reasons and events."""
        steps, reasons = self.heard
        found: dict[str, Domains] = {f"ask-{step.name}": steps[step.name] for step in self.game.steps}
        found["ask-over"] = {"seat": SEAT_NUMBERS}
        for verb in self.game.verbs.table:
            found[f"verb-{verb.name}"] = {word: tuple(domain) for word, domain in verb.arguments.items()}
        for reason in self.game.reasons.table:
            found[f"reason-{reason.name}"] = reasons.get(reason.name, {"seat": SEAT_NUMBERS})
        for telling in self.game.tellings.table:
            found[f"event-{telling.name}"] = {
                word: self.values_of(word, names) for word, names in telling.arguments.items()
            }
        for kind in (UNDO, REWIND):
            found[f"event-{kind}"] = {"seat": SEAT_NUMBERS, "back_to": NUMBERS}
        found[f"event-{HAND_OVER}"] = {"seat": SEAT_NUMBERS, "who": ("Zoé",)}
        for kind in (TIME, RESIGN):
            found[f"event-{kind}"] = {"seat": SEAT_NUMBERS}
        found[f"event-{RULES}"] = {"version": NUMBERS, "back_to": NUMBERS}
        return found

    def domains_of(self, heard: Mapping[str, Mapping[str, set[object]]]) -> dict[str, Domains]:
        return {
            name: {word: self.values_of(word, seen) for word, seen in found.items()} for name, found in heard.items()
        }

    def values_of(self, word: str, domain: Iterable[object]) -> Values:
        """Names as they are; of numbers a few that every language has its own form for."""
        names = tuple(value for value in domain if isinstance(value, str))
        return names or (SEAT_NUMBERS if word in self.game.words.seats else NUMBERS)

    def named(self) -> set[Thing]:
        """Everything that has a name: whatever is an argument, and whatever is shown."""
        found = {
            (word, value)
            for domains in self.messages_with_arguments.values()
            for word, values in domains.items()
            for value in values
            if isinstance(value, str) and word not in (*self.switches, *UNNAMED)
        }
        return found | self.shown()

    def options(self) -> set[str]:
        found = {f"option-{name}" for name in self.game.options}
        for name, option in self.game.options.items():
            if option.kind == "choice":
                found |= {f"option-{name}-{choice}" for choice in option.choices}
        return found

    @cached_property
    def all_keys(self) -> set[str]:
        """Every key that the game, its table and its rules can ask for."""
        keys = {"title", "seat", "nature", "nobody"} | self.options() | set(self.messages_with_arguments)
        keys |= {f"{kind}-{name}" for kind, name in self.named()}
        keys |= labels(self.game, FALLBACK)
        return keys | {f"help-{kind}-{name}" for kind, name in self.helped()}

    @property
    def may_be_written(self) -> set[str]:
        """What none of a kind is called, where "none" does not say it; what lies beside one; what the
        tables say of an answer ahead of it.
        """
        none = {f"no-{kinds.split(' ')[-1]}" for kinds in self.game.things().values()}
        beside = {f"beside-{kind}" for kind in self.game.neighbours()}
        return none | beside | AHEAD | ADVICE | FOLDED


def note(found: dict[str, set[object]], details: Mapping[str, object]) -> None:
    for word, value in details.items():
        found.setdefault(word, set()).add(value)


def combinations(domains: Domains) -> Iterable[dict[str, object]]:
    for values in product(*domains.values()):
        yield dict(zip(domains, values, strict=True))
