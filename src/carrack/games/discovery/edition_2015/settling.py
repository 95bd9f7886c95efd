"""2015: colonists from the supply settle: Overpopulation, where its buyer likes; the Papal Edict, for two (5.4)."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.discovery import flow
from carrack.games.discovery.edition_2015.facts import (
    EDICT_COLONISTS,
)
from carrack.games.discovery.edition_2015.verbs import (
    EDICT,
    SETTLE,
    VERBS_2015,
)
from carrack.games.discovery.pieces import (
    colonists_to_come,
    is_present,
    settle_colonists,
)
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.tables.events import TILE_WORKED
from carrack.games.discovery.tables.frames import (
    CROWD_DUE,
    EDICT_DUE,
    EDICT_NEXT,
    WHAT,
    WHOSE,
)
from carrack.games.discovery.tables.questions import (
    ASK_EDICT,
    ASK_SETTLE,
    CAPITAL_STAGE,
)
from carrack.games.discovery.tables.reasons import (
    NO_SUCH_SEAT,
    NOBODY_OF_YOURS,
    NOT_DISCOVERED,
    YOUR_OWN_SEAT,
)
from carrack.games.discovery.tables.tiles import (
    PAPAL_EDICT,
)


def next_settler(s: Discovery) -> None:
    """Three colonists, one after another, as long as the supply has any."""
    if s.frame(CROWD_DUE) == 0 or colonists_to_come(s, s.frame(WHOSE), 1) == 0:
        s.pop()
        flow.go_on(s)
    else:
        s.actor = s.frame(WHOSE)
        s.step = ASK_SETTLE


class Settle(Step[Discovery]):
    """Where colonists from the supply settle: one in any discovered region, or by the Edict two where one is."""

    def __init__(self) -> None:
        super().__init__("settle", "tiles.overpopulation", VERBS_2015.spans("settle"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        region = action - SETTLE
        if s.frame(WHAT) == EDICT_DUE:
            return ALLOWED if s.people(region, s.actor) > 0 else NOBODY_OF_YOURS
        return ALLOWED if s.is_open(region) else NOT_DISCOVERED

    def answer(self, s: Discovery, action: i64) -> None:
        region = action - SETTLE
        if s.frame(WHAT) == EDICT_DUE:
            settle_colonists(s, region, s.actor, EDICT_COLONISTS)
            turn_the_edict(s)
        else:
            settle_colonists(s, region, s.actor, 1)
            s.set_frame(CROWD_DUE, s.frame(CROWD_DUE) - 1)
        flow.go_on(s)

    def paragraph(self, s: Discovery) -> str:
        return "tiles.papal_edict" if s.frame(WHAT) == EDICT_DUE else self.rule

    def details(self, s: Discovery) -> dict[str, object]:
        if s.frame(WHAT) == EDICT_DUE:
            return {"due": int(EDICT_COLONISTS), "together": 1}
        return {"due": int(s.frame(CROWD_DUE)), "together": 0}

    def stands(self, s: Discovery) -> bool:
        return s.stage == CAPITAL_STAGE and s.frame(WHOSE) == s.actor


def ask_edict(s: Discovery, seat: i64) -> None:
    s.tell(TILE_WORKED, seat, PAPAL_EDICT)
    s.actor = seat
    s.step = ASK_EDICT


class NameForEdict(Step[Discovery]):
    """Whom the Papal Edict favours beside oneself, and which of the two settles first."""

    def __init__(self) -> None:
        super().__init__("edict", "tiles.papal_edict", VERBS_2015.spans("edict"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        other = (action - EDICT) // 2
        if other >= s.seats:
            return NO_SUCH_SEAT
        return YOUR_OWN_SEAT if other == s.actor else ALLOWED

    def answer(self, s: Discovery, action: i64) -> None:
        seat = s.actor
        other = (action - EDICT) // 2
        if (action - EDICT) % 2 == 0:
            s.push(EDICT_DUE, seat, other, 0)
        else:
            s.push(EDICT_DUE, other, seat, 0)
        flow.go_on(s)

    def stands(self, s: Discovery) -> bool:
        return s.stage == CAPITAL_STAGE and s.owns(s.actor, PAPAL_EDICT) > 0


def turn_the_edict(s: Discovery) -> None:
    """The first has settled, or is nowhere: the second is next."""
    s.set_frame(WHOSE, s.frame(EDICT_NEXT))
    s.set_frame(EDICT_NEXT, -1)


def next_edict(s: Discovery) -> None:
    """Both after each other, the second having seen the first; not who is nowhere or has no colonist left."""
    while s.frame(WHOSE) >= 0:
        if is_present(s, s.frame(WHOSE)) and colonists_to_come(s, s.frame(WHOSE), 1) > 0:
            s.actor = s.frame(WHOSE)
            s.step = ASK_SETTLE
            return
        turn_the_edict(s)
    s.pop()
    flow.go_on(s)
