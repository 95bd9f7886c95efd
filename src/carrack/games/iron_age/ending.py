"""Rounds, and the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.state import OVER
from carrack.games.iron_age import roll, state
from carrack.games.iron_age.events import GAME_ENDS, ROUND_BEGINS
from carrack.games.iron_age.facts import ENDS, MONUMENT_COUNT, SOLO_ROUNDS, End

BY_DEVELOPMENTS: Final[i64] = 0
BY_TRIBUTE: Final[i64] = 1
BY_MONUMENTS: Final[i64] = 2
BY_ROUNDS: Final[i64] = 3
GOES_ON: Final[i64] = -1


def begin_round(s: state.IronAge) -> None:
    s.round += 1
    s.tell(ROUND_BEGINS, s.round)
    roll.begin_turn(s, 0)


def end_turn(s: state.IronAge) -> None:
    """The round is always finished; then the three conditions are looked at, for all seats."""
    if s.turn + 1 < s.seats:
        roll.begin_turn(s, s.turn + 1)
        return
    why = why_over(s)
    if why == GOES_ON:
        begin_round(s)
    else:
        s.ended = why
        s.actor = OVER
        s.tell(GAME_ENDS, why)


def end_of(s: state.IronAge) -> End:
    return ENDS[0] if s.options["length"] == "short" else ENDS[1]


def why_over(s: state.IronAge) -> i64:
    """Which condition has ended the game. The solo game knows none of them: it lasts eight rounds."""
    if s.seats == 1:
        return BY_ROUNDS if s.round == SOLO_ROUNDS else GOES_ON
    end = end_of(s)
    for seat in range(s.seats):
        if count_developments(s.sheets[seat]) >= end.developments:
            return BY_DEVELOPMENTS
    for seat in range(s.seats):
        if s.sheets[seat].tribute >= end.tribute:
            return BY_TRIBUTE
    missing: i64 = 0
    for monument in range(MONUMENT_COUNT):
        if s.first[monument] < 0:
            missing += 1
    return BY_MONUMENTS if missing <= end.monuments_missing else GOES_ON


def count_developments(sheet: state.Sheet) -> i64:
    count: i64 = 0
    owned = sheet.developments
    while owned:
        count += owned & 1
        owned >>= 1
    return count
