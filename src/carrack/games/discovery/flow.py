"""What comes next: first what waits on the stack, then the stage of the turn (III. Gameplay, A to J)."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.discovery.chapters import (
    auction,
    benefits,
    capital,
    dock,
    expedition,
    goods,
    placement,
    refresh,
    shipping,
    soldiers,
    specialists,
    warfare,
)
from carrack.games.discovery.edition_2015 import effects, history, nations, preparation
from carrack.games.discovery.state import FRAME, Discovery
from carrack.games.discovery.tables.questions import (
    ARRANGING,
    AUCTION,
    BATTLE,
    BENEFITS_STAGE,
    CAMPAIGN,
    CAPITAL_STAGE,
    CROWDING,
    DISCOVERY_STAGE,
    DOCK_STAGE,
    EDICT_DUE,
    GOODS_STAGE,
    HISTORY,
    INITIATIVE_STAGE,
    ORDERING,
    PLACING,
    PLAGUE,
    PREPARING,
    SCHOOL_STAGE,
    SCORING_STAGE,
    SHIPPING_STAGE,
    SOLDIERS_DUE,
    SPOILS,
    TILES_STAGE,
    TRADE_STAGE,
    WARFARE_STAGE,
)


def push(s: Discovery, what: i64, a: i64, b: i64, c: i64, d: i64 = 0, e: i64 = 0) -> None:
    """Something has to wait for an answer."""
    first = s.depth * FRAME
    s.frames[first] = what
    s.frames[first + 1] = a
    s.frames[first + 2] = b
    s.frames[first + 3] = c
    s.frames[first + 4] = d
    s.frames[first + 5] = e
    s.depth += 1


def pop(s: Discovery) -> None:
    """What waited is done with; nothing of it stays behind, so that equal games have equal keys."""
    s.depth -= 1
    first = s.depth * FRAME
    for i in range(FRAME):
        s.frames[first + i] = 0


def enter(s: Discovery, stage: i64) -> None:
    """A stage of the turn begins."""
    s.stage = stage
    s.slot = -1
    s.item = 0
    go_on(s)


def go_on(s: Discovery) -> None:
    """Play on until somebody is asked something."""
    if s.depth > 0:
        _resume(s)
        return
    stage = s.stage
    if stage == PLACING:
        placement.next_go(s)
    elif stage == DOCK_STAGE:
        dock.next_landing(s)
    elif stage == TRADE_STAGE:
        goods.next_pick(s)
    elif stage == CAPITAL_STAGE:
        capital.next_purchase(s)
    elif stage == DISCOVERY_STAGE:
        expedition.next_expedition(s)
    elif stage == WARFARE_STAGE:
        warfare.next_conflict(s)
    elif stage == BENEFITS_STAGE:
        benefits.next_benefit(s)
    elif stage == TILES_STAGE:
        refresh.next_tile(s)
    elif stage == GOODS_STAGE:
        refresh.next_good(s)
    elif stage == SCHOOL_STAGE:
        specialists.next_specialist(s)
    elif stage == INITIATIVE_STAGE:
        placement.take_initiative(s)
    elif stage == SHIPPING_STAGE:
        shipping.award_ship(s)
    elif stage == ORDERING:
        placement.next_place(s)
    elif stage == SCORING_STAGE:
        refresh.next_scoring(s)
    elif stage == AUCTION:
        auction.next_bid(s)
    elif stage == PREPARING:
        preparation.next_step(s)


def _resume(s: Discovery) -> None:
    what = s.frame(0)
    if what == BATTLE:
        warfare.go_on_fighting(s)
    elif what == CAMPAIGN:
        warfare.next_battle(s)
    elif what == SOLDIERS_DUE:
        soldiers.give_due(s)
    elif what == ARRANGING:
        nations.next_arrangement(s)
    elif what == SPOILS:
        effects.next_spoil(s)
    elif what == CROWDING:
        effects.next_settler(s)
    elif what == PLAGUE:
        effects.next_loss(s)
    elif what == EDICT_DUE:
        effects.next_edict(s)
    elif what == HISTORY:
        history.next_page(s)
