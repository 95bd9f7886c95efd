"""2015: Rewrite History. Up to two rivals lose a counter at random to the buyer: its points, not its coins (5.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import NATURE, Chance, Step
from carrack.games.discovery import flow
from carrack.games.discovery.edition_2015.events import COUNTER_STOLEN
from carrack.games.discovery.edition_2015.reasons import NAMED_ALREADY, NO_COUNTER
from carrack.games.discovery.edition_2015.verbs import REWRITE, REWRITE_NOT, VERBS_2015
from carrack.games.discovery.state import COUNTERS_OF, FRAME, Discovery
from carrack.games.discovery.tables.events import TILE_WORKED
from carrack.games.discovery.tables.facts import COUNTERS
from carrack.games.discovery.tables.questions import ASK_REWRITE, ASK_REWRITTEN, CAPITAL_STAGE
from carrack.games.discovery.tables.questions import HISTORY as HISTORY
from carrack.games.discovery.tables.reasons import NO_SUCH_SEAT, YOUR_OWN_SEAT
from carrack.games.discovery.tables.tiles import REWRITE_HISTORY
from carrack.games.discovery.tables.verbs import COUNTER_COMES, TOO_STRONG

# The fourth number of its frame.
NAMING: Final[i64] = 0  # rivals are being named
DRAWING: Final[i64] = 1  # from the first one's counters is drawn


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
    if rival == s.frame(2):
        return NAMED_ALREADY
    return ALLOWED if counters_of(s, rival) > 0 else NO_COUNTER


def set_frame(s: Discovery, i: i64, number: i64) -> None:
    s.frames[(s.depth - 1) * FRAME + i] = number


def next_page(s: Discovery) -> None:
    """First the rivals are named, as many as have counters; then a counter is drawn from each."""
    seat = s.frame(1)
    if s.frame(4) == NAMING:
        if s.frame(3) < 0:
            for rival in range(s.seats):
                if why_not_rival(s, seat, rival) == ALLOWED:
                    s.actor = seat
                    s.step = ASK_REWRITE
                    return
        begin_drawing(s)
    if s.frame(2) < 0:
        flow.pop(s)
        flow.go_on(s)
        return
    s.active = seat
    s.actor = NATURE
    s.step = ASK_REWRITTEN


def begin_drawing(s: Discovery) -> None:
    """Nobody else is named."""
    set_frame(s, 4, DRAWING)
    if s.frame(2) >= 0:
        s.tell(TILE_WORKED, s.frame(1), REWRITE_HISTORY)


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
            set_frame(s, 2 if s.frame(2) < 0 else 3, action - REWRITE)
        next_page(s)

    def stands(self, s: Discovery) -> bool:
        return s.stage == CAPITAL_STAGE and s.frame(1) == s.actor and s.frame(3) < 0 and s.frame(4) == NAMING


class Rewritten(Chance[Discovery]):
    """Which of a rival's counters is taken."""

    def __init__(self) -> None:
        super().__init__("rewritten", "tiles.rewrite_history", VERBS_2015.spans("counter-comes"))

    def weight(self, s: Discovery, action: i64) -> i64:
        if action == TOO_STRONG:
            return 0
        return s.counters[(COUNTERS_OF + s.frame(2)) * COUNTERS + action - COUNTER_COMES]

    def answer(self, s: Discovery, action: i64) -> None:
        rival = s.frame(2)
        counter = action - COUNTER_COMES
        s.counters[(COUNTERS_OF + rival) * COUNTERS + counter] -= 1
        s.counters[(COUNTERS_OF + s.active) * COUNTERS + counter] += 1
        s.tell(COUNTER_STOLEN, s.active, rival, counter)
        set_frame(s, 2, s.frame(3))
        set_frame(s, 3, -1)
        next_page(s)

    def address(self, s: Discovery) -> str:
        return f"history/seat {s.frame(2)}"

    def details(self, s: Discovery) -> dict[str, object]:
        return {"owner": int(s.active), "foe": int(s.frame(2))}

    def stands(self, s: Discovery) -> bool:
        return s.stage == CAPITAL_STAGE and s.frame(1) == s.active and s.frame(2) >= 0 and s.frame(4) != NAMING
