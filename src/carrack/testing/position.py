"""A position laid out in the words of a view: for tests, for examples, for puzzles.

position("iron-age", seats=2, step="buy", actor=0, round=3, sheets={0: {"goods": 6, "wealth": 4}})

A word is a key of the view. What is not said is as it was: a count of 0 takes something away, a list of names is said
as a whole, and in a list of parts a mapping says which ones (`{0: ...}`). What no view tells is said by the name of the
State's field. The position must be lawful, and its view must say what was said: whatever is not so is named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrack.core import catalog
from carrack.core.errors import PositionError, RecordError, shown
from carrack.core.game import Game
from carrack.core.laying import number, place_in
from carrack.core.state import NATURE, OVER, State


def position(game: str | Game, seats: int | None = None, options: object = None, **words: object) -> State:
    """The first question that a seat is asked, whatever chance brings before it, changed as the words say."""
    title = catalog.game(game) if isinstance(game, str) else game
    state = title.start(seats, options)
    while state.actor == NATURE:
        state.play(state.legal()[0])
    lay(state, **words)
    return state


def lay(state: State, **words: object) -> None:
    """Changes a state as the words say. Where they make no lawful position it stays as it was: PositionError."""
    game = state.game
    here = all_eyes(state)
    fields = [name for name in words if name not in here and name in state.fields()]
    told = merged(here, {name: said for name, said in words.items() if name not in fields}, "")
    assert isinstance(told, dict)
    laid = state.clone()
    try:
        laid.restore({**laid.plain(), **{name: words[name] for name in fields}}, "state")
        _lay_question(laid, told)
        game.lay(laid, told)
        checked = game.load(laid.dump())
    except RecordError as error:
        raise PositionError(f"no lawful position: {error}") from None
    _compare({name: said for name, said in words.items() if name not in fields}, all_eyes(checked), "")
    state.restore(checked.plain(), "state")


def _lay_question(s: State, told: Mapping[str, object]) -> None:
    """The open question, of whom it is asked, and whose turn it is: every view of its own says them alike."""
    step = told["step"]
    if isinstance(step, int):
        return  # a view of all fields: it is one of them
    if step != "over":
        s.step = place_in([one.name for one in s.game.steps], step, "step")
    s.actor = OVER if step == "over" else number(told["actor"], "actor")
    s.turn = number(told["turn"], "turn")


def all_eyes(state: State) -> dict[str, Any]:
    """What all seats know together."""
    found: object = state.game.view(state, None)
    for seat in range(state.seats) if state.game.has_secrets(state.options) else ():
        found = _completed(found, state.game.view(state, seat))
    assert isinstance(found, dict)
    return found


def _completed(known: object, other: object) -> object:
    if known is None:
        return other
    if isinstance(known, dict) and isinstance(other, dict):
        return {name: _completed(known.get(name), value) for name, value in {**known, **other}.items()}
    if isinstance(known, list) and isinstance(other, list) and len(known) == len(other):
        return [_completed(one, two) for one, two in zip(known, other)]
    return known


def merged(here: object, said: object, where: str) -> object:
    """What was, changed by what is said."""
    if isinstance(here, dict) and isinstance(said, Mapping):
        found = dict(here)
        for name, value in said.items():
            path = f"{where}.{name}" if where else str(name)
            if name not in here and _is_record(here):
                raise PositionError(f"{path}: no such word; there are {', '.join(map(str, here))}")
            found[name] = merged(here.get(name), value, path)
        return found
    if isinstance(here, list) and isinstance(said, Mapping):
        row = list(here)
        for i, value in said.items():
            if not isinstance(i, int) or not 0 <= i < len(row):
                raise PositionError(f"{where}: expected 0 to {len(row) - 1}, got {shown(i)}")
            row[i] = merged(row[i], value, f"{where}.{i}")
        return row
    if isinstance(here, list) and isinstance(said, list) and len(here) == len(said) and _parts(here):
        return [merged(one, value, f"{where}.{i}") for i, (one, value) in enumerate(zip(here, said))]
    return said


def _is_record(words: dict[str, object]) -> bool:
    """Whether its names are always the same: not counts by name, nor places of which some are left out."""
    structured = [isinstance(value, (dict, list)) for value in words.values() if value is not None]
    return any(structured) and not all(structured)


def _compare(said: object, after: object, where: str) -> None:
    """What was said is what is seen now."""
    if isinstance(said, Mapping) and isinstance(after, (dict, list)):
        for name, value in said.items():
            seen = after.get(name) if isinstance(after, dict) else after[name]
            _compare(value, seen, f"{where}.{name}" if where else str(name))
    elif isinstance(said, list) and isinstance(after, list) and len(said) == len(after) and _parts(after):
        for i, value in enumerate(said):
            _compare(value, after[i], f"{where}.{i}")
    elif _sorted(said) != _sorted(after) and not (said == 0 and after is None):
        raise PositionError(f"{where}: said to be {shown(said)}, but it is {shown(after)}")


def _sorted(value: object) -> object:
    """Names in a list stand in no order."""
    return sorted(value) if isinstance(value, list) and all(isinstance(name, str) for name in value) else value


def _parts(row: list[object]) -> bool:
    return any(isinstance(part, (dict, list)) for part in row)
