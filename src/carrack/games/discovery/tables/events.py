"""What happens in this game, as it is told. `seat` is whom it happens to, or who does it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.events import NUMBER, SEAT, Telling, Tellings
from carrack.games.discovery.tables.facts import GOOD_NAMES, REGION_NAMES
from carrack.games.discovery.tables.tiles import TILE_NAMES
from carrack.games.discovery.tables.verbs import BOX_NAMES, CARD_NAMES, COUNTER_NAMES, WORKER_NAMES

LINES: Final = ("order", "initiative", "dock", "capital")
ORDER_MOVED: Final[i64] = 0
INITIATIVE_MOVED: Final[i64] = 1
DOCK_MOVED: Final[i64] = 2
CAPITAL_MOVED: Final[i64] = 3

INCOMES: Final = ("initiative", "merchant", "coins", "plunder", "sets", "building", "prey")
FOR_INITIATIVE: Final[i64] = 0
FOR_MERCHANT: Final[i64] = 1
FOR_COINS: Final[i64] = 2
FOR_PLUNDER: Final[i64] = 3
FOR_SETS: Final[i64] = 4
FOR_BUILDING: Final[i64] = 5
FOR_PREY: Final[i64] = 6

COSTS: Final = ("auction", "building", "training", "war")
COST_AUCTION: Final[i64] = 0
COST_BUILDING: Final[i64] = 1
COST_TRAINING: Final[i64] = 2
COST_WAR: Final[i64] = 3

PLACES: Final = ("hand", "discovery", "dock")
TO_HAND: Final[i64] = 0
TO_DISCOVERY: Final[i64] = 1
TO_DOCK: Final[i64] = 2

ENDINGS: Final = ("turns",)

ORDERED: Final[i64] = 0
TILE_SHOWN: Final[i64] = 1
GOOD_SHOWN: Final[i64] = 2
SHIP_SHOWN: Final[i64] = 3
BIDDER_DRAWN: Final[i64] = 4
BID_MADE: Final[i64] = 5
PASSED: Final[i64] = 6
TURN_BEGINS: Final[i64] = 7
PLACED: Final[i64] = 8
MOVED_TO_FRONT: Final[i64] = 9
GAINED_MONEY: Final[i64] = 10
PAID: Final[i64] = 11
LANDED: Final[i64] = 12
TURNED_BACK: Final[i64] = 13
SETTLED: Final[i64] = 14
REGION_GOOD_TAKEN: Final[i64] = 15
GOOD_TAKEN: Final[i64] = 16
DECLINED: Final[i64] = 17
SHIP_WON: Final[i64] = 18
BOUGHT: Final[i64] = 19
TILE_WORKED: Final[i64] = 20
SAILED: Final[i64] = 21
SAILED_BEYOND: Final[i64] = 22
COUNTER_TURNED: Final[i64] = 23
CARD_DRAWN: Final[i64] = 24
DISCOVERED: Final[i64] = 25
DISCOVERED_BEYOND: Final[i64] = 26
FAILED: Final[i64] = 27
FAILED_BEYOND: Final[i64] = 28
JOINED: Final[i64] = 29
SOLDIERS_LOST: Final[i64] = 30
RETIRED: Final[i64] = 31
WAR_DECLARED: Final[i64] = 32
BATTLE_BEGINS: Final[i64] = 33
FELL: Final[i64] = 34
ROBBED: Final[i64] = 35
RODE: Final[i64] = 36
MIGRATED: Final[i64] = 37
GOOD_DRAWN: Final[i64] = 38
COLONY_SCORED: Final[i64] = 39
AGE_ENDED: Final[i64] = 40
TILES_WENT: Final[i64] = 41
GOODS_WENT: Final[i64] = 42
BUILDING_SCORED: Final[i64] = 43
ECONOMY_SCORED: Final[i64] = 44
GAME_ENDS: Final[i64] = 45

# fmt: off
TELLINGS: Final = Tellings(
    [
        Telling("ordered", ORDERED, seat=SEAT, place=NUMBER),
        Telling("tile-shown", TILE_SHOWN, tile=TILE_NAMES),
        Telling("good-shown", GOOD_SHOWN, good=GOOD_NAMES),
        Telling("ship-shown", SHIP_SHOWN),
        Telling("bidder-drawn", BIDDER_DRAWN, seat=SEAT),
        Telling("bid-made", BID_MADE, seat=SEAT, dollars=NUMBER),
        Telling("passed", PASSED, seat=SEAT),
        Telling("turn-begins", TURN_BEGINS, round=NUMBER, age=NUMBER),
        Telling("placed", PLACED, seat=SEAT, worker=WORKER_NAMES, box=BOX_NAMES),
        Telling("moved-to-front", MOVED_TO_FRONT, seat=SEAT, line=LINES),
        Telling("gained-money", GAINED_MONEY, seat=SEAT, dollars=NUMBER, why=INCOMES),
        Telling("paid", PAID, seat=SEAT, dollars=NUMBER, why=COSTS),
        Telling("landed", LANDED, seat=SEAT, worker=WORKER_NAMES, region=REGION_NAMES),
        Telling("turned-back", TURNED_BACK, seat=SEAT, worker=WORKER_NAMES),
        Telling("settled", SETTLED, seat=SEAT, worker=WORKER_NAMES, workers=NUMBER, region=REGION_NAMES),
        Telling("region-good-taken", REGION_GOOD_TAKEN, seat=SEAT, region=REGION_NAMES, good=GOOD_NAMES),
        Telling("good-taken", GOOD_TAKEN, seat=SEAT, good=GOOD_NAMES),
        Telling("declined", DECLINED, seat=SEAT, box=BOX_NAMES),
        Telling("ship-won", SHIP_WON, seat=SEAT, strength=NUMBER),
        Telling("bought", BOUGHT, seat=SEAT, tile=TILE_NAMES),
        Telling("tile-worked", TILE_WORKED, seat=SEAT, tile=TILE_NAMES),
        Telling("sailed", SAILED, seat=SEAT, region=REGION_NAMES, strength=NUMBER),
        Telling("sailed-beyond", SAILED_BEYOND, seat=SEAT, strength=NUMBER),
        Telling("counter-turned", COUNTER_TURNED, seat=SEAT, region=REGION_NAMES, counter=COUNTER_NAMES),
        Telling("card-drawn", CARD_DRAWN, seat=SEAT, card=CARD_NAMES),
        Telling("discovered", DISCOVERED, seat=SEAT, region=REGION_NAMES, counter=COUNTER_NAMES),
        Telling("discovered-beyond", DISCOVERED_BEYOND, seat=SEAT, card=CARD_NAMES),
        Telling("failed", FAILED, seat=SEAT, region=REGION_NAMES, strength=NUMBER),
        Telling("failed-beyond", FAILED_BEYOND, seat=SEAT, card=CARD_NAMES, strength=NUMBER),
        Telling("joined", JOINED, seat=SEAT, worker=WORKER_NAMES, workers=NUMBER, place=PLACES),
        Telling("soldiers-lost", SOLDIERS_LOST, seat=SEAT, workers=NUMBER),
        Telling("retired", RETIRED, seat=SEAT, region=REGION_NAMES),
        Telling("war-declared", WAR_DECLARED, seat=SEAT, foe=SEAT),
        Telling("battle-begins", BATTLE_BEGINS, seat=SEAT, foe=SEAT, region=REGION_NAMES, hits=NUMBER, back=NUMBER),
        Telling("fell", FELL, seat=SEAT, worker=WORKER_NAMES, workers=NUMBER, region=REGION_NAMES),
        Telling("robbed", ROBBED, seat=SEAT, by=SEAT, dollars=NUMBER),
        Telling("rode", RODE, seat=SEAT, region=REGION_NAMES, to=REGION_NAMES),
        Telling("migrated", MIGRATED, seat=SEAT, region=REGION_NAMES, to=REGION_NAMES, workers=NUMBER),
        Telling("good-drawn", GOOD_DRAWN, seat=SEAT, good=GOOD_NAMES),
        Telling("colony-scored", COLONY_SCORED, seat=SEAT, region=REGION_NAMES, points=NUMBER),
        Telling("age-ended", AGE_ENDED, age=NUMBER),
        Telling("tiles-went", TILES_WENT, age=NUMBER, tiles=NUMBER),
        Telling("goods-went", GOODS_WENT, goods=NUMBER),
        Telling("building-scored", BUILDING_SCORED, seat=SEAT, tile=TILE_NAMES, points=NUMBER),
        Telling("economy-scored", ECONOMY_SCORED, seat=SEAT, points=NUMBER),
        Telling("game-ends", GAME_ENDS, why=ENDINGS),
    ]
)
# fmt: on
