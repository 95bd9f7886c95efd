"""III D. Capital Building Benefits: the recurring tiles, seat after seat in turn order (5.4)."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.discovery import flow
from carrack.games.discovery.chapters import expedition, income, refresh, riding, soldiers
from carrack.games.discovery.edition_2015 import market
from carrack.games.discovery.pieces import colonists_to_come, gain_money, join, leave, stand
from carrack.games.discovery.state import EXPLORERS, HAND, OPEN, TILES_OF, Discovery
from carrack.games.discovery.tables.events import FOR_BUILDING, JOINED, MIGRATED, TILE_WORKED, TO_DOCK
from carrack.games.discovery.tables.facts import (
    COLONIST,
    DOCK_LINE,
    KINDS,
    REGION_NAMES,
    REGIONS,
    SOLDIER,
)
from carrack.games.discovery.tables.frames import MOVE, MOVE_FROM, MOVE_TO, WHOSE
from carrack.games.discovery.tables.questions import ASK_MIGRATE, ASK_MIGRATE_FROM, ASK_MIGRATE_TO, BENEFITS_STAGE
from carrack.games.discovery.tables.reasons import NOBODY_OF_YOURS, NOT_DISCOVERED, SAME_REGION
from carrack.games.discovery.tables.tiles import (
    BOARD,
    CHART,
    DISTILL,
    DRAW,
    EXPLORE,
    MIGRATE,
    MIGRATION,
    MONEY,
    RIDE,
    ROB,
    SELL,
    SMUGGLE,
    TILE_KINDS,
)
from carrack.games.discovery.tables.verbs import (
    MIGRATE_COUNT,
    MIGRATE_FROM,
    MIGRATE_NOT,
    MIGRATE_TO,
    VERBS,
)


def next_benefit(s: Discovery) -> None:
    """Tile by tile in the order of the rules' table. What asks something goes on from there when it is answered."""
    if s.slot < 0:
        s.slot = 0
    tiles = s.tiles
    benefit_tile = s.rules.benefit_tile
    while s.slot < s.seats:
        seat = s.order[s.slot]
        first = (TILES_OF + seat) * TILE_KINDS
        for item in range(s.item, s.rules.benefits):
            copies = tiles[first + benefit_tile[item]]
            if copies > 0:
                s.item = item + 1
                if work(s, seat, item, copies):
                    return
        s.item = 0
        s.slot += 1
    refresh.end_turn(s)


def work(s: Discovery, seat: i64, item: i64, copies: i64) -> bool:
    """One tile works. Whether it handed the game on: to a question, or through the door of the soldiers."""
    rules = s.rules
    does = rules.benefit_does[item]
    tile = rules.benefit_tile[item]
    kind = rules.benefit_subject[item]
    amount = rules.benefit_amount[item] * copies
    if does == CHART:
        return expedition.asks_for_chart(s, seat)
    if does == MIGRATE:
        return asks_to_migrate(s, seat)
    if does == RIDE:
        return riding.asks_to_ride(s, seat)
    if does == DRAW:
        return refresh.draw_for(s, seat)
    if does == SMUGGLE:
        return market.asks_to_smuggle(s, seat)
    if does == SELL:
        return market.asks_to_sell(s, seat)
    if does == DISTILL:
        income.distill(s, seat)
        return False
    if does == ROB:
        income.rob(s)
        return False
    s.tell(TILE_WORKED, seat, tile)
    if does == MONEY:
        gain_money(s, seat, amount, FOR_BUILDING)
    elif does == BOARD:
        board(s, seat, kind)
    else:
        zone = EXPLORERS if does == EXPLORE else HAND
        if kind == SOLDIER:
            soldiers.give(s, seat, zone, amount)
            return True
        join(s, zone, seat, kind, amount)
    return False


def board(s: Discovery, seat: i64, slot: i64) -> None:
    """A colonist onto X or Y of the dock: he sails at the next one (5.1 P6)."""
    if colonists_to_come(s, seat, 1) > 0:
        s.line[DOCK_LINE + slot] = seat * KINDS + COLONIST
        s.tell(JOINED, seat, COLONIST, 1, TO_DOCK)


# Migration.


def movable(s: Discovery, region: i64, seat: i64) -> i64:
    """All but soldiers; where specialists keep their figures, in 2015, basic colonists only (5.4)."""
    if s.rules.is_2015:
        return s.count(region, seat, COLONIST)
    return s.people(region, seat) - s.count(region, seat, SOLDIER)


def asks_to_migrate(s: Discovery, seat: i64) -> bool:
    """Not asked without a worker to move, or with one discovered region only."""
    open_regions: i64 = 0
    somebody = False
    for region in range(REGIONS):
        if s.is_open(region):
            open_regions += 1
            if movable(s, region, seat) > 0:
                somebody = True
    if open_regions < 2 or not somebody:
        return False
    s.active = seat
    s.actor = seat
    s.step = ASK_MIGRATE_FROM
    return True


class MigrateFrom(Step[Discovery]):
    """From which region up to two workers move; or nobody does."""

    def __init__(self) -> None:
        super().__init__("migrate-from", "tiles.migration", VERBS.spans("migrate-from", "migrate-not"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action == MIGRATE_NOT:
            return ALLOWED
        return ALLOWED if movable(s, action - MIGRATE_FROM, s.actor) > 0 else NOBODY_OF_YOURS

    def answer(self, s: Discovery, action: i64) -> None:
        if action == MIGRATE_NOT:
            flow.go_on(s)
        else:
            s.push(MOVE, s.actor, action - MIGRATE_FROM, -1)
            s.step = ASK_MIGRATE_TO

    def stands(self, s: Discovery) -> bool:
        return s.stage == BENEFITS_STAGE and s.owns(s.actor, MIGRATION) > 0


def is_migrating(s: Discovery) -> bool:
    """Whether the asked seat has named where its workers come from."""
    named = s.frame(WHOSE) == s.actor and s.counter[s.frame(MOVE_FROM)] == OPEN
    return s.stage == BENEFITS_STAGE and s.owns(s.actor, MIGRATION) > 0 and named


class MigrateTo(Step[Discovery]):
    """To which other discovered region."""

    def __init__(self) -> None:
        super().__init__("migrate-to", "tiles.migration", VERBS.spans("migrate-to"))

    def why_not(self, s: Discovery, action: i64) -> i64:
        if action - MIGRATE_TO == s.frame(MOVE_FROM):
            return SAME_REGION
        return ALLOWED if s.is_open(action - MIGRATE_TO) else NOT_DISCOVERED

    def answer(self, s: Discovery, action: i64) -> None:
        s.set_frame(MOVE_TO, action - MIGRATE_TO)
        if movable(s, s.frame(MOVE_FROM), s.actor) > 1:
            s.step = ASK_MIGRATE
        else:
            migrate(s, 1)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"region": REGION_NAMES[s.frame(MOVE_FROM)]}

    def stands(self, s: Discovery) -> bool:
        return is_migrating(s)


class Migrate(Step[Discovery]):
    """How many move: one or two; asked where there are two."""

    def __init__(self) -> None:
        super().__init__("migrate", "tiles.migration", VERBS.spans("migrate-count"))

    def answer(self, s: Discovery, action: i64) -> None:
        migrate(s, action - MIGRATE_COUNT + 1)

    def details(self, s: Discovery) -> dict[str, object]:
        return {"region": REGION_NAMES[s.frame(MOVE_FROM)], "to": REGION_NAMES[s.frame(MOVE_TO)]}

    def stands(self, s: Discovery) -> bool:
        return is_migrating(s) and s.frame(MOVE_TO) >= 0 and movable(s, s.frame(MOVE_FROM), s.actor) > 1


def migrate(s: Discovery, count: i64) -> None:
    """Colonists first: figures matter only in the strict game, and there only as pieces."""
    seat = s.frame(WHOSE)
    start = s.frame(MOVE_FROM)
    target = s.frame(MOVE_TO)
    s.pop()
    s.tell(TILE_WORKED, seat, MIGRATION)
    s.tell(MIGRATED, seat, start, target, count)
    kind: i64 = 0
    while count > 0:
        if kind == SOLDIER or s.count(start, seat, kind) == 0:
            kind += 1
        else:
            leave(s, start, seat, kind)
            stand(s, target, seat, kind)
            count -= 1
    flow.go_on(s)
