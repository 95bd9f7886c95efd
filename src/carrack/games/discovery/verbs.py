"""The action table: verb, arguments, codes. Codes are only ever appended; a golden file in the tests keeps them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.verbs import Verb, Verbs
from carrack.games.discovery.facts import BOXES, COUNTER_KINDS, DECK, GOOD_NAMES, HIGHEST_BID, REGION_NAMES, WORKERS
from carrack.games.discovery.tiles import TILE_NAMES

SEAT_NUMBERS: Final = (0, 1, 2, 3, 4, 5)
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
CARD_COMES: Final[i64] = 91  # + card: Nature
BID: Final[i64] = 107  # + dollars - 1
PASS: Final[i64] = 122
PLACE: Final[i64] = 123  # + worker * 13 + space
FRONT_ORDER: Final[i64] = 201
FRONT_INITIATIVE: Final[i64] = 202
FRONT_DOCK: Final[i64] = 203  # + slot
FRONT_CAPITAL: Final[i64] = 219  # + slot
FRONT_NOT: Final[i64] = 224
LAND: Final[i64] = 225  # + region
LAND_NOT: Final[i64] = 234
TAKE: Final[i64] = 235  # + good
TAKE_NOT: Final[i64] = 246
BUY: Final[i64] = 247  # + tile
BUY_NOT: Final[i64] = 303
ALLY: Final[i64] = 304  # + region
USE_CHART: Final[i64] = 313  # + region
KEEP_CHART: Final[i64] = 322
ENLIST: Final[i64] = 323  # + worker
SAIL: Final[i64] = 329  # + region
SAIL_BEYOND: Final[i64] = 338
STAY: Final[i64] = 339
TRAIN: Final[i64] = 340  # + specialist
TRAIN_NOT: Final[i64] = 345
FIGHT: Final[i64] = 346  # + seat * 9 + region
DECLARE_WAR: Final[i64] = 400  # + seat
KEEP_PEACE: Final[i64] = 406
HIT: Final[i64] = 407  # + worker
RETIRE: Final[i64] = 413  # + region
RETIRE_NOT: Final[i64] = 422
MIGRATE_FROM: Final[i64] = 423  # + region
MIGRATE_NOT: Final[i64] = 432
MIGRATE_TO: Final[i64] = 433  # + region
MIGRATE_COUNT: Final[i64] = 442  # + how many - 1
RIDE_FROM: Final[i64] = 444  # + region
RIDE_NOT: Final[i64] = 453
RIDE_TO: Final[i64] = 454  # + region
NATIVES_WIN: Final[i64] = 463  # Nature, with hide_failed_counters: that it failed, not yet against what

VERBS: Final = Verbs(
    [
        Verb("order-falls", ORDER_FALLS, seat=SEAT_NUMBERS),
        Verb("bidder-falls", BIDDER_FALLS, seat=SEAT_NUMBERS),
        Verb("tile-comes", TILE_COMES, tile=TILE_NAMES),
        Verb("good-comes", GOOD_COMES, good=GOOD_NAMES),
        Verb("counter-comes", COUNTER_COMES, counter=COUNTER_NAMES),
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
        Verb("fight", FIGHT, seat=SEAT_NUMBERS, region=REGION_NAMES),
        Verb("declare-war", DECLARE_WAR, seat=SEAT_NUMBERS),
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
        Verb("natives-win", NATIVES_WIN),
    ]
)
