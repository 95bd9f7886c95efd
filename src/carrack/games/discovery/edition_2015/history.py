"""2015: Rewrite History. Up to two rivals lose a counter at random to the buyer: its points, not its coins (5.4)."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import NATURE, Chance, Step
from carrack.games.discovery import flow
from carrack.games.discovery.edition_2015.events import COUNTER_STOLEN
from carrack.games.discovery.edition_2015.reasons import NAMED_ALREADY, NO_COUNTER
from carrack.games.discovery.edition_2015.verbs import REWRITE, REWRITE_NOT, VERBS_2015
from carrack.games.discovery.pieces import move_counter
from carrack.games.discovery.state import COUNTERS_OF, Discovery
from carrack.games.discovery.tables.events import TILE_WORKED
from carrack.games.discovery.tables.facts import COUNTERS
from carrack.games.discovery.tables.frames import (
    DRAWING,
    HISTORY_PHASE,
    HISTORY_RIVAL,
    HISTORY_SECOND,
    NAMING,
    WHOSE,
)
from carrack.games.discovery.tables.questions import ASK_REWRITE, ASK_REWRITTEN, CAPITAL_STAGE
from carrack.games.discovery.tables.reasons import NO_SUCH_SEAT, YOUR_OWN_SEAT
from carrack.games.discovery.tables.tiles import REWRITE_HISTORY
from carrack.games.discovery.tables.verbs import COUNTER_COMES, TOO_STRONG


def counters_of(s: Discovery, seat: i64) -> i64:
    count: i64 = 0
    for counter in range(COUNTERS):
        count += s.counters[(COUNTERS_OF + seat) * COUNTERS + counter]
    return count


def why_not_rival(s: Discovery, seat: i64, rival: i64) -> i64:
    if rival >= s.seats:
        return NO_SUCH_SEAT
    if rival == seat:
        return YOUR_OWN_SEAT
    if rival == s.frame(HISTORY_RIVAL):
        return NAMED_ALREADY
    return ALLOWED if counters_of(s, rival) > 0 else NO_COUNTER


def next_page(s: Discovery) -> None:
    """First the rivals are named, as many as have counters; then a counter is drawn from each."""
    seat = s.frame(WHOSE)
    if s.frame(HISTORY_PHASE) == NAMING:
        if s.frame(HISTORY_SECOND) < 0:
            for rival in range(s.seats):
                if why_not_rival(s, seat, rival) == ALLOWED:
                    s.actor = seat
                    s.step = ASK_REWRITE
                    return
        begin_drawing(s)
    if s.frame(HISTORY_RIVAL) < 0:
        s.pop()
        flow.go_on(s)
        return
    s.active = seat
    s.actor = NATURE
    s.step = ASK_REWRITTEN


def begin_drawing(s: Discovery) -> None:
    """Nobody else is named."""
    s.set_frame(HISTORY_PHASE, DRAWING)
    if s.frame(HISTORY_RIVAL) >= 0:
        s.tell(TILE_WORKED, s.frame(WHOSE), REWRITE_HISTORY)


class Rewrite(Step[Discovery]):
    """A rival who loses a counter; or no more."""

    def __init__(self) -> None:
        super().__init__("rewrite", "tiles.rewrite_history", VERBS_2015.spans("rewrite", "rewrite-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return ALLOWED if action == REWRITE_NOT else why_not_rival(s, s.actor, action - REWRITE)

    def answer(self, s: Discovery, action: i64) -> None:
        if action == REWRITE_NOT:
            begin_drawing(s)
        else:
            s.set_frame(HISTORY_RIVAL if s.frame(HISTORY_RIVAL) < 0 else HISTORY_SECOND, action - REWRITE)
        next_page(s)

    def stands(self, s: Discovery) -> bool:
        return (
            s.stage == CAPITAL_STAGE
            and s.frame(WHOSE) == s.actor
            and s.frame(HISTORY_SECOND) < 0
            and s.frame(HISTORY_PHASE) == NAMING
        )


class Rewritten(Chance[Discovery]):
    """Which of a rival's counters is taken."""

    def __init__(self) -> None:
        super().__init__("rewritten", "tiles.rewrite_history", VERBS_2015.spans("counter-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        if action == TOO_STRONG:
            return 0
        return s.counters[(COUNTERS_OF + s.frame(HISTORY_RIVAL)) * COUNTERS + action - COUNTER_COMES]

    def answer(self, s: Discovery, action: i64) -> None:
        rival = s.frame(HISTORY_RIVAL)
        counter = action - COUNTER_COMES
        move_counter(s, counter, rival, s.active)
        s.tell(COUNTER_STOLEN, s.active, rival, counter)
        s.set_frame(HISTORY_RIVAL, s.frame(HISTORY_SECOND))
        s.set_frame(HISTORY_SECOND, -1)
        next_page(s)

    def address(self, s: Discovery) -> str:
        return f"history/seat {s.frame(HISTORY_RIVAL)}"

    def details(self, s: Discovery) -> dict[str, object]:
        return {"owner": int(s.active), "foe": int(s.frame(HISTORY_RIVAL))}

    def stands(self, s: Discovery) -> bool:
        return (
            s.stage == CAPITAL_STAGE
            and s.frame(WHOSE) == s.active
            and s.frame(HISTORY_RIVAL) >= 0
            and s.frame(HISTORY_PHASE) != NAMING
        )
