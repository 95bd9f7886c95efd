"""What The Iron Age has to say: every key that it can ask for, with the values that each argument can take."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product

import carrack
from carrack.core.log import HAND_OVER, REWIND, UNDO
from carrack.core.reasons import ALLOWED
from carrack.core.state import State
from carrack.games.iron_age.events import ROWS
from carrack.games.iron_age.game import IronAgeGame
from carrack.words import SEATS

Values = tuple[object, ...]
Domains = dict[str, Values]

NUMBERS: Values = (0, 1, 2, 5)
SEAT_NUMBERS: Values = (0, 3)
SWITCHES = ("marked",)  # arguments that only choose between variants: their values have no name of their own
HELPED = ("face", "row", "development", "monument", "disaster", "sheet", "source")


def game() -> IronAgeGame:
    found = carrack.game("iron-age")
    assert isinstance(found, IronAgeGame)
    return found


def positions() -> Iterable[State]:
    """Every question of a few random games, for all seat counts."""
    chooser = random.Random("words")
    for seats in (1, 2, 3, 4):
        for _ in range(2):
            state = game().start(seats)
            while state.actor != carrack.OVER:
                yield state
                state.play(chooser.choice(state.legal()))


@cache
def heard() -> tuple[dict[str, Domains], dict[str, Domains]]:
    """The details with which steps ask and reasons refuse, as real games give them."""
    steps: dict[str, dict[str, set[object]]] = {}
    reasons: dict[str, dict[str, set[object]]] = {}
    for state in positions():
        step = game().steps[state.step]
        note(steps.setdefault(step.name, {}), {"seat": int(state.actor), **step.details(state)})
        for code in range(game().actions):
            reason = state.reason(code)
            if reason != ALLOWED:
                details = {"seat": int(state.actor), **game().why_details(state, code, reason)}
                note(reasons.setdefault(game().reasons[reason].name, {}), details)
    return (
        {name: {word: values_of(word, seen) for word, seen in found.items()} for name, found in steps.items()},
        {name: {word: values_of(word, seen) for word, seen in found.items()} for name, found in reasons.items()},
    )


def note(found: dict[str, set[object]], details: Mapping[str, object]) -> None:
    for word, value in details.items():
        found.setdefault(word, set()).add(value)


def values_of(word: str, domain: Iterable[object]) -> Values:
    """Names as they are; of numbers a few that every language has its own form for."""
    names = tuple(value for value in domain if isinstance(value, str))
    return names or (SEAT_NUMBERS if word in SEATS else NUMBERS)


def messages_with_arguments() -> dict[str, Domains]:
    """Questions, answers, reasons and events."""
    steps, reasons = heard()
    found: dict[str, Domains] = {f"ask-{step.name}": steps[step.name] for step in game().steps}
    found["ask-over"] = {"seat": SEAT_NUMBERS}
    for verb in game().verbs.table:
        found[f"verb-{verb.name}"] = {word: tuple(domain) for word, domain in verb.arguments.items()}
    for reason in game().reasons.table:
        found[f"reason-{reason.name}"] = reasons.get(reason.name, {"seat": SEAT_NUMBERS})
    for telling in game().tellings.table:
        found[f"event-{telling.name}"] = {word: values_of(word, names) for word, names in telling.arguments.items()}
    for kind in (UNDO, REWIND):
        found[f"event-{kind}"] = {"seat": SEAT_NUMBERS, "to": NUMBERS}
    found[f"event-{HAND_OVER}"] = {"seat": SEAT_NUMBERS, "who": ("Zoé",)}
    return found


def named() -> set[tuple[str, str]]:
    """Everything that has a name, as (kind, name): whatever is an argument, and whatever stands in the view."""
    found = {
        (word, value)
        for domains in messages_with_arguments().values()
        for word, values in domains.items()
        for value in values
        if isinstance(value, str) and word not in (*SWITCHES, "who")
    }
    state = game().start(2)
    view = game().view(state)
    sheets = view["sheets"]
    assert isinstance(sheets, list)
    found |= {("sheet", word.replace("_", "-")) for word in sheets[0] if word not in ROWS}
    found |= {("sheet", word) for word in ("population", "innovations") if word in view}
    found |= {("source", word) for word in state.breakdown()[0]}
    found |= {("grade", word) for word in ("won", "lost")}
    return found


def helped() -> set[tuple[str, str]]:
    return {thing for thing in named() if thing[0] in HELPED} | {("die", "empire"), ("die", "fate")}


def options() -> set[str]:
    keys = {f"option-{name}" for name in game().options}
    return keys | {f"option-{name}-{choice}" for name, option in game().options.items() for choice in option.choices}


def all_keys() -> set[str]:
    """Every key that the game, its table and its rules can ask for."""
    keys = {"title", "seat", "nature", "nobody"} | options() | set(messages_with_arguments())
    keys |= {f"{kind}-{name}" for kind, name in named()}
    return keys | {f"help-{kind}-{name}" for kind, name in helped()}


def combinations(domains: Domains) -> Iterable[dict[str, object]]:
    for values in product(*domains.values()):
        yield dict(zip(domains, values, strict=True))
