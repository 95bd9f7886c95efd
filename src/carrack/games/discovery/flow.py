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
    turn_order,
    warfare,
)
from carrack.games.discovery.edition_2015 import history, nations, plagues, preparation, settling, spoils
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.tables.frames import (
    ARRANGING,
    BATTLE,
    CAMPAIGN,
    CROWDING,
    EDICT_DUE,
    HISTORY,
    PLAGUE,
    SOLDIERS_DUE,
    SPOILS,
    WHAT,
)
from carrack.games.discovery.tables.questions import (
    AUCTION,
    BENEFITS_STAGE,
    CAPITAL_STAGE,
    DISCOVERY_STAGE,
    DOCK_STAGE,
    GOODS_STAGE,
    INITIATIVE_STAGE,
    ORDERING,
    PLACING,
    PREPARING,
    SCHOOL_STAGE,
    SCORING_STAGE,
    SHIPPING_STAGE,
    TILES_STAGE,
    TRADE_STAGE,
    WARFARE_STAGE,
)


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
        turn_order.take_initiative(s)
    elif stage == SHIPPING_STAGE:
        shipping.award_ship(s)
    elif stage == ORDERING:
        turn_order.next_place(s)
    elif stage == SCORING_STAGE:
        refresh.next_scoring(s)
    elif stage == AUCTION:
        auction.next_bid(s)
    elif stage == PREPARING:
        preparation.next_step(s)


def _resume(s: Discovery) -> None:
    what = s.frame(WHAT)
    if what == BATTLE:
        warfare.go_on_fighting(s)
    elif what == CAMPAIGN:
        warfare.next_battle(s)
    elif what == SOLDIERS_DUE:
        soldiers.give_due(s)
    elif what == ARRANGING:
        nations.next_arrangement(s)
    elif what == SPOILS:
        spoils.next_spoil(s)
    elif what == CROWDING:
        settling.next_settler(s)
    elif what == PLAGUE:
        plagues.next_loss(s)
    elif what == EDICT_DUE:
        settling.next_edict(s)
    elif what == HISTORY:
        history.next_page(s)
