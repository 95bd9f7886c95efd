"""The action table: verb, arguments, codes. Codes are only ever appended; a golden file in the tests keeps them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.verbs import Seats, Verb, Verbs
from carrack.games.discovery.tables.facts import (
    BOXES,
    COUNTER_KINDS,
    DECK,
    GOOD_NAMES,
    HIGHEST_BID,
    REGION_NAMES,
    WORKERS,
)
from carrack.games.discovery.tables.tiles import TILE_NAMES

SEATS: Final = Seats(6)
WORKER_NAMES: Final = tuple(worker.name for worker in WORKERS)
SPECIALIST_NAMES: Final = WORKER_NAMES[1:]
BOX_NAMES: Final = tuple(box.name for box in BOXES)
COUNTER_NAMES: Final = tuple(counter.name for counter in COUNTER_KINDS)
CARD_NAMES: Final = tuple(card.name for card in DECK)
DOCK_NAMES: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "X", "Y", "ship-1", "ship-2", "ship-3")

ORDER_FALLS: Final[i64] = 0  # + seat: Nature
BIDDER_FALLS: Final[i64] = 6  # + seat: Nature
TILE_COMES: Final[i64] = 12  # + tile: Nature
GOOD_COMES: Final[i64] = 68  # + good: Nature
COUNTER_COMES: Final[i64] = 79  # + counter: Nature
TOO_STRONG: Final[i64] = 91  # the last of these, with hide_failed_counters: that it fails, not yet against what
CARD_COMES: Final[i64] = 92  # + card: Nature
BID: Final[i64] = 108  # + dollars - 1
PASS: Final[i64] = 123
PLACE: Final[i64] = 124  # + worker * 13 + space
FRONT_ORDER: Final[i64] = 202
FRONT_INITIATIVE: Final[i64] = 203
FRONT_DOCK: Final[i64] = 204  # + slot
FRONT_CAPITAL: Final[i64] = 220  # + slot
FRONT_NOT: Final[i64] = 225
LAND: Final[i64] = 226  # + region
LAND_NOT: Final[i64] = 235
TAKE: Final[i64] = 236  # + good
TAKE_NOT: Final[i64] = 247
BUY: Final[i64] = 248  # + tile
BUY_NOT: Final[i64] = 304
ALLY: Final[i64] = 305  # + region
USE_CHART: Final[i64] = 314  # + region
KEEP_CHART: Final[i64] = 323
ENLIST: Final[i64] = 324  # + worker
SAIL: Final[i64] = 330  # + region
SAIL_BEYOND: Final[i64] = 339
STAY: Final[i64] = 340
TRAIN: Final[i64] = 341  # + specialist
TRAIN_NOT: Final[i64] = 346
FIGHT: Final[i64] = 347  # + seat * 9 + region
DECLARE_WAR: Final[i64] = 401  # + seat
KEEP_PEACE: Final[i64] = 407
HIT: Final[i64] = 408  # + worker
RETIRE: Final[i64] = 414  # + region
RETIRE_NOT: Final[i64] = 423
MIGRATE_FROM: Final[i64] = 424  # + region
MIGRATE_NOT: Final[i64] = 433
MIGRATE_TO: Final[i64] = 434  # + region
MIGRATE_COUNT: Final[i64] = 443  # + how many - 1
RIDE_FROM: Final[i64] = 445  # + region
RIDE_NOT: Final[i64] = 454
RIDE_TO: Final[i64] = 455  # + region

VERBS: Final = Verbs(
    [
        Verb("order-falls", ORDER_FALLS, seat=SEATS),
        Verb("bidder-falls", BIDDER_FALLS, seat=SEATS),
        Verb("tile-comes", TILE_COMES, tile=TILE_NAMES),
        Verb("good-comes", GOOD_COMES, good=GOOD_NAMES),
        Verb("counter-comes", COUNTER_COMES, counter=(*COUNTER_NAMES, "too-strong")),
        Verb("card-comes", CARD_COMES, card=CARD_NAMES),
        Verb("bid", BID, dollars=range(1, int(HIGHEST_BID) + 1)),
        Verb("pass", PASS),
        Verb("place", PLACE, worker=WORKER_NAMES, box=BOX_NAMES),
        Verb("front-order", FRONT_ORDER),
        Verb("front-initiative", FRONT_INITIATIVE),
        Verb("front-dock", FRONT_DOCK, slot=DOCK_NAMES),
        Verb("front-capital", FRONT_CAPITAL, slot=range(1, 6)),
        Verb("front-not", FRONT_NOT),
        Verb("land", LAND, region=REGION_NAMES),
        Verb("land-not", LAND_NOT),
        Verb("take", TAKE, good=GOOD_NAMES),
        Verb("take-not", TAKE_NOT),
        Verb("buy", BUY, tile=TILE_NAMES),
        Verb("buy-not", BUY_NOT),
        Verb("ally", ALLY, region=REGION_NAMES),
        Verb("use-chart", USE_CHART, region=REGION_NAMES),
        Verb("keep-chart", KEEP_CHART),
        Verb("enlist", ENLIST, worker=WORKER_NAMES),
        Verb("sail", SAIL, region=REGION_NAMES),
        Verb("sail-beyond", SAIL_BEYOND),
        Verb("stay", STAY),
        Verb("train", TRAIN, worker=SPECIALIST_NAMES),
        Verb("train-not", TRAIN_NOT),
        Verb("fight", FIGHT, seat=SEATS, region=REGION_NAMES),
        Verb("declare-war", DECLARE_WAR, seat=SEATS),
        Verb("keep-peace", KEEP_PEACE),
        Verb("hit", HIT, worker=WORKER_NAMES),
        Verb("retire", RETIRE, region=REGION_NAMES),
        Verb("retire-not", RETIRE_NOT),
        Verb("migrate-from", MIGRATE_FROM, region=REGION_NAMES),
        Verb("migrate-not", MIGRATE_NOT),
        Verb("migrate-to", MIGRATE_TO, region=REGION_NAMES),
        Verb("migrate-count", MIGRATE_COUNT, workers=(1, 2)),
        Verb("ride-from", RIDE_FROM, region=REGION_NAMES),
        Verb("ride-not", RIDE_NOT),
        Verb("ride-to", RIDE_TO, region=REGION_NAMES),
    ]
)
