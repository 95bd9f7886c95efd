"""Habits of copies: whatever way a state is copied, the copy is equal and shares nothing."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Sequence

from carrack.core.errors import RecordError
from carrack.core.state import State
from carrack.testing.errors import Broken
from carrack.testing.walk import Position

FEW = 8  # actions after which a shared field has shown itself often enough

WAYS: dict[str, Callable[[State], State]] = {
    "clone": lambda state: state.clone(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    "load": lambda state: state.game.load(state.dump()),
}


class Kept:
    """A clone made on the way, and what it was then."""

    def __init__(self, state: State, key: str) -> None:
        self.clone = state.clone()
        self.key = key
        self.plain = state.plain()


def clones_share_nothing(past: Sequence[Kept]) -> None:
    """A clone kept at every action still has the key it had then, now that the game is over."""
    for n, kept in enumerate(past):
        if kept.clone.key() != kept.key:
            changed = [name for name, value in kept.clone.plain().items() if value != kept.plain[name]]
            raise Broken(f"the clone kept after {n} actions has changed since: it shares {', '.join(changed)}")


def a_copy_goes_its_own_way(at: Position) -> None:
    """Equal to the byte, by each way; played on, it leaves the state alone."""
    for way, made in WAYS.items():
        twin = made(at.state)
        if twin is at.state or type(twin) is not type(at.state):
            raise Broken(f"{way}: gives {type(twin).__name__}, no copy of {type(at.state).__name__}")
        if twin.key() != at.key or twin != at.state or hash(twin) != hash(at.state):
            raise Broken(f"{way}: the copy differs from the state")
        if twin.legal() != at.legal or twin.weights() != at.weights or twin.journal is not None:
            raise Broken(f"{way}: the copy is asked otherwise than the state")
        for action in at.ahead[:FEW]:
            twin.play(action)
        if at.state.key() != at.key:
            raise Broken(f"{way}: playing on with the copy changed the state")


def dump_and_load_give_the_state_back(at: Position) -> None:
    """Through the text of JSON."""
    dumped = at.state.dump()
    again = at.game.load(json.loads(json.dumps(dumped, allow_nan=False)))
    if again.dump() != dumped or again.key() != at.key:
        raise Broken(f"dumped as {dumped}, loaded as {again.dump()}")
    if again.legal() != at.legal:
        raise Broken(f"{at.legal} are the answers, after dump and load {again.legal()}")


def a_spoilt_dump_is_refused(at: Position) -> None:
    """With a RecordError, and nothing worse: fields missing, foreign, of another kind or version."""
    dumped = at.state.dump()
    plain = dumped["state"]
    assert isinstance(plain, dict)
    spoilt: list[object] = [None, [], "state", {}]
    spoilt += [{name: value for name, value in dumped.items() if name != left} for left in dumped]
    spoilt += [{**dumped, "game": "no such game"}, {**dumped, "version": at.game.version + 1}, {**dumped, "seats": 0}]
    spoilt += [{**dumped, "state": {**plain, "no such field": 0}}]
    for name in plain:
        spoilt.append({**dumped, "state": {field: value for field, value in plain.items() if field != name}})
        spoilt += [{**dumped, "state": {**plain, name: wrong}} for wrong in (None, {"a": 1}, 2**70)]
    for data in spoilt:
        try:
            at.game.load(data)
        except RecordError:
            continue
        raise Broken(f"load() believes {data}")
