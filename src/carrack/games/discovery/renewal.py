"""States of older rules, brought up to date (`Game.adopt`).

Until version 2 the workers of the edition of 2015 stayed on a track until all of it was resolved. Now each is back as
its own space is resolved: whoever has had his turn where a game stood still goes home.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from carrack.games.discovery.tables.facts import CAPITAL_LINE, SCHOOL_LINE, TRADE_LINE, WARFARE_LINE
from carrack.games.discovery.tables.questions import ASK_TRAIN, CAPITAL_STAGE, SCHOOL_STAGE, TRADE_STAGE, WARFARE_STAGE

TAKEN_BACK: Final = 2  # the first version in which workers go home one by one
LARGE: Final = 1 << 16  # no stage, slot or question has such a number


def line_of(stage: i64) -> i64:
    """The line whose workers have their turn one by one in a stage, -1 without one. The dock's sail."""
    if stage == TRADE_STAGE:
        return TRADE_LINE
    if stage == CAPITAL_STAGE:
        return CAPITAL_LINE
    if stage == SCHOOL_STAGE:
        return SCHOOL_LINE
    return WARFARE_LINE if stage == WARFARE_STAGE else -1


def resolved_in(stage: i64, slot: i64, step: i64, line: i64) -> i64:
    """How many slots of a line are resolved; who is asked whom to train still stands there."""
    if line < 0 or line != line_of(stage) or slot < 0:
        return 0
    return slot - 1 if step == ASK_TRAIN else slot


def bring_up_to_date(data: object) -> object:
    """A dumped state of 2015 without those who are resolved. What is no such thing is left for `load` to refuse."""
    if not isinstance(data, Mapping) or not isinstance(data.get("state"), Mapping):
        return data
    version = data.get("version")
    if type(version) is not int or version >= TAKEN_BACK:
        return data
    fields = data["state"]
    line = fields.get("line")
    numbers = [fields.get(name) for name in ("stage", "slot", "step")]
    if not isinstance(line, list) or not all(type(n) is int and abs(n) < LARGE for n in numbers):
        return data
    stage, slot, step = numbers
    first = int(line_of(stage))
    gone = int(resolved_in(stage, slot, step, first))
    home = [-1 if first <= place < first + gone else worker for place, worker in enumerate(line)]
    return {**data, "state": {**fields, "line": home}}
