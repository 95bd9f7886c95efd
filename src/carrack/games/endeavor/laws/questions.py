"""Laws of the open question: it stands where it belongs (`Step.stands`), and nothing of another one is left."""

from __future__ import annotations

from typing import Final

from carrack.core.state import NATURE
from carrack.games.endeavor import state
from carrack.games.endeavor.tables.questions import (
    ASK_CLEAR,
    ASK_CLOSE,
    ASK_DISC,
    ASK_DISCARD,
    ASK_FIRST,
    ASK_FOE_DISCARD,
    ASK_MARKER,
    ASK_NEUTRAL,
    ASK_SALARY,
    ASK_SETTLE,
    ASK_SETTLER,
    ASK_TILE,
    ASK_TOKEN,
    ASK_WORK,
    DRAWING_FIRST,
    FOES,
)

SET_UP: Final = (
    ASK_TOKEN,
    ASK_FIRST,
    ASK_CLOSE,
    ASK_TILE,
    ASK_MARKER,
    ASK_DISC,
    ASK_SETTLER,
    ASK_SETTLE,
    ASK_CLEAR,
)


def check(s: state.Endeavor, found: list[str]) -> None:
    seat = s.actor
    if seat != NATURE and seat != s.turn:
        found.append(f"seat {seat} is asked in the turn of seat {s.turn}")
    elif (s.first < 0) != (s.stage <= DRAWING_FIRST):
        found.append(f"first player {s.first} in stage {s.stage}")
    elif (s.round == 0) != (s.step in SET_UP) or not s.game.steps[s.step].stands(s):
        found.append(f"question {s.step} of seat {seat} in stage {s.stage}, go {s.go}")
    elif not _is_idle(s):
        found.append(f"question {s.step}: something of another one is left")


def _is_idle(s: state.Endeavor) -> bool:
    """Nothing waits that the open question does not need."""
    working = s.step in (ASK_WORK, ASK_NEUTRAL)
    if (s.source >= 0) != working or (not working and (s.done != 0 or s.place != -1)):
        return False
    if (s.due > 0) != (s.step == ASK_SALARY):
        return False
    choosing = s.step == ASK_SETTLE or s.step > ASK_DISCARD
    if (s.choices != 0) != choosing:
        return False
    if (s.foe > 0) != (choosing and s.step != ASK_FOE_DISCARD):
        return False
    return s.waiting == 0 or s.stage == FOES
