"""Laws of the open question: it stands where it belongs, and what it needs is there."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.state import NATURE
from carrack.games.endeavor import boards, state
from carrack.games.endeavor.tables.decks import CARDS
from carrack.games.endeavor.tables.facts import (
    BUILDINGS,
    BY_TOKEN,
    COLUMNS,
    DEED_BOTH,
    DEED_ONE,
    FOE_ACTIONS,
    FOE_COLOURS,
    MARKERS,
    NO_DEED,
    ROWS,
    TRACK_DISCS_EACH,
)
from carrack.games.endeavor.tables.map import CIRCLES, EUROPE_CITIES
from carrack.games.endeavor.tables.questions import (
    ACTING,
    ASK_ACT,
    ASK_BUILD,
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
    BONUS,
    BUILDING,
    CHECKING,
    CLEARING,
    CLOSING,
    DEALING,
    DRAWING_FIRST,
    FOE_LIMIT,
    FOES,
    LAYING_DISCS,
    LAYING_MARKERS,
    LAYING_TILES,
    PAYING,
    SETTLING,
)


def check(s: state.Endeavor, found: list[str]) -> None:
    seat = s.actor
    if seat != NATURE and seat != s.turn:
        found.append(f"seat {seat} is asked in the turn of seat {s.turn}")
    elif (s.first < 0) != (s.stage <= DRAWING_FIRST):
        found.append(f"first player {s.first} in stage {s.stage}")
    elif not (_stands_in_set_up(s) if s.round == 0 else _stands_in_round(s)):
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


def _stands_in_set_up(s: state.Endeavor) -> bool:
    step = s.step
    stage = s.stage
    if step == ASK_TOKEN:
        return stage == DEALING and s.go < CIRCLES
    if step == ASK_FIRST:
        return stage == DRAWING_FIRST and s.go == 0 and not s.rules.solo
    if step == ASK_CLOSE:
        closer = (s.first + s.rules.closer + s.go) % s.seats
        return stage == CLOSING and s.go < s.rules.closed_more and s.actor == closer
    if not s.rules.solo:
        return False
    if step == ASK_TILE:
        return stage == LAYING_TILES and s.go < ROWS * COLUMNS
    if step == ASK_MARKER:
        return stage == LAYING_MARKERS and s.go < MARKERS
    if step == ASK_DISC:
        return stage == LAYING_DISCS and s.go < FOE_COLOURS * TRACK_DISCS_EACH
    if step == ASK_SETTLER:
        return stage == SETTLING and s.go < FOE_COLOURS
    if step == ASK_SETTLE:
        return stage == SETTLING and _can_settle(s)
    return step == ASK_CLEAR and stage == CLEARING and s.go == 0


def _stands_in_round(s: state.Endeavor) -> bool:
    step = s.step
    stage = s.stage
    seat = s.actor
    if seat == NATURE:
        return False
    goes = s.go < s.seats and seat == (s.first + s.go) % s.seats
    if step == ASK_BUILD:
        return stage == BUILDING and goes
    if step == ASK_SALARY:
        paying = stage == (BUILDING if s.rules.in_one_go else PAYING)
        return paying and goes and s.round > 1 and boards.count_manned(s, seat) >= s.due
    if step == ASK_ACT:
        return stage == ACTING and (s.passed >> seat) & 1 == 0
    if step == ASK_WORK:
        return stage == ACTING and (s.passed >> seat) & 1 == 0 and _can_work(s, seat)
    if step == ASK_NEUTRAL:
        return stage == ACTING and s.neutral_harbour[seat] > 0 and s.done > 0
    if step == ASK_DISCARD:
        passed = (s.passed >> seat) & 1 == 1
        again = stage == CHECKING and goes and (s.recheck >> seat) & 1 == 1
        return passed and (stage == ACTING or again) and not boards.fits(s, seat, False)
    if not s.rules.solo:
        return False
    if step == ASK_FOE_DISCARD:
        return stage == FOE_LIMIT and _can_discard(s)
    return stage in (FOES, BONUS) and s.foe > 0 and s.acted <= FOE_ACTIONS[s.round] + s.extra


def _can_work(s: state.Endeavor, seat: i64) -> bool:
    """The building is his and a disc is on it; an action of two parts may be half done."""
    if s.done == 3 or (s.done > 0) != (s.place >= 0) or (s.done > 0 and not DEED_BOTH[s.source]):
        return False
    if s.source >= BY_TOKEN:
        return True
    return DEED_ONE[s.source] != NO_DEED and s.manned[seat * BUILDINGS + s.source] > 0


def _can_settle(s: state.Endeavor) -> bool:
    """Each choice is an empty city of Europe with the token in question."""
    for city in range(EUROPE_CITIES):
        if (s.choices >> city) & 1 and (s.city[city] != state.NOBODY or s.tokens[city] != s.go):
            return False
    return s.choices < 1 << EUROPE_CITIES and (s.settlers >> s.foe) & 1 == 1


def _can_discard(s: state.Endeavor) -> bool:
    """Each choice is a card of the Opposition, and it has too many."""
    for card in range(CARDS):
        if (s.choices >> card) & 1 and s.cards[card] != state.FOE_BOARD:
            return False
    return not boards.fits(s, state.FOE_BOARD, True)
