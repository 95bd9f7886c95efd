"""V. Colonist Dock: workers sail to the New World, in the order of the spaces."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import windows
from carrack.games.discovery.pieces import figure_of, gain_money, is_his, settle_colonists, stand
from carrack.games.discovery.rules import spot
from carrack.games.discovery.state import EMPTY, NOBODY, OPEN, Discovery
from carrack.games.discovery.tables.events import FOR_MERCHANT, LANDED, TILE_WORKED, TURNED_BACK
from carrack.games.discovery.tables.facts import (
    CATHEDRAL_COLONISTS,
    DOCK_LINE,
    KINDS,
    MERCHANT,
    MERCHANT_MONEY,
    MISSIONARY,
    MISSIONARY_COLONISTS,
    REGIONS,
)
from carrack.games.discovery.tables.questions import ASK_LAND, DOCK_STAGE, TRADE_STAGE
from carrack.games.discovery.tables.reasons import NOT_DISCOVERED
from carrack.games.discovery.tables.tiles import CATHEDRAL, REFORMATION
from carrack.games.discovery.tables.verbs import LAND, LAND_NOT, VERBS, WORKER_NAMES


def next_landing(s: Discovery) -> None:
    """The numbered spaces from 1 on, then X and Y, then the ships of the Mayflower."""
    if s.slot < 0 and windows.asks(s):
        return
    while s.slot < s.rules.dock_slots:
        worker = s.line[spot(DOCK_LINE, s.slot)]
        if worker != EMPTY:
            s.active = worker // KINDS
            s.actor = s.active
            s.step = ASK_LAND
            return
        s.slot += 1
    flow.enter(s, TRADE_STAGE)


class Land(Step[Discovery]):
    """In which discovered region a worker lands; or he turns back to the supply (5.1 P4, P7)."""

    def __init__(self) -> None:
        super().__init__("land", "dock.regions", VERBS.spans("land", "land-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        return ALLOWED if action == LAND_NOT or s.is_open(action - LAND) else NOT_DISCOVERED

    def ask(self, s: Discovery, out: Actions) -> None:
        for region in range(REGIONS):
            if s.counter[region] == OPEN:
                out.add(LAND + region)
        out.add(LAND_NOT)

    def answer(self, s: Discovery, action: i64) -> None:
        place = spot(DOCK_LINE, s.slot)
        kind = s.line[place] % KINDS
        s.line[place] = EMPTY
        s.slot += 1
        if action == LAND_NOT:
            s.tell(TURNED_BACK, s.actor, kind)
        else:
            land(s, s.actor, kind, action - LAND)
        next_landing(s)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"worker": WORKER_NAMES[s.line[spot(DOCK_LINE, s.slot)] % KINDS]}

    def stands(self, s: Discovery) -> bool:
        return s.stage == DOCK_STAGE and is_his(s, DOCK_LINE, s.rules.dock_slots)


def land(s: Discovery, seat: i64, kind: i64, region: i64) -> None:
    """A merchant earns five dollars on arrival; a missionary brings a colonist, two with the Cathedral (IV)."""
    s.tell(LANDED, seat, kind, region)
    stand(s, region, seat, figure_of(s, kind))
    if kind == MERCHANT:
        gain_money(s, seat, MERCHANT_MONEY, FOR_MERCHANT)
    elif kind == MISSIONARY and not is_reformed(s, seat, region):
        colonists = MISSIONARY_COLONISTS
        if s.owns(seat, CATHEDRAL) > 0:
            colonists = CATHEDRAL_COLONISTS
            s.tell(TILE_WORKED, seat, CATHEDRAL)
        settle_colonists(s, region, seat, colonists)


def is_reformed(s: Discovery, seat: i64, region: i64) -> bool:
    """Another seat owns the Reformation and has a missionary there: this one brings nobody (5.4)."""
    owner = s.holder(REFORMATION) if s.rules.is_2015 else NOBODY
    if owner < 0 or owner == seat or s.count(region, owner, MISSIONARY) == 0:
        return False
    s.tell(TILE_WORKED, owner, REFORMATION)
    return True
