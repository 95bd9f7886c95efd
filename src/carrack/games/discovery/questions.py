"""Where a game can stand: the questions by number (`State.step`), the stages of a turn, what waits on the stack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# `game.py` lays the table of questions in this order.

ASK_ORDER: Final[i64] = 0
ASK_TILE: Final[i64] = 1
ASK_GOOD: Final[i64] = 2
ASK_BIDDER: Final[i64] = 3
ASK_BID: Final[i64] = 4
ASK_REWARD: Final[i64] = 5
ASK_PLACE: Final[i64] = 6
ASK_FRONT: Final[i64] = 7
ASK_LAND: Final[i64] = 8
ASK_TAKE: Final[i64] = 9
ASK_BUY: Final[i64] = 10
ASK_ALLIES: Final[i64] = 11
ASK_CHART: Final[i64] = 12
ASK_EXPEDITION: Final[i64] = 13
ASK_COUNTER: Final[i64] = 14
ASK_CARD: Final[i64] = 15
ASK_TRAIN: Final[i64] = 16
ASK_CONFLICT: Final[i64] = 17
ASK_HIT: Final[i64] = 18
ASK_RETIRE: Final[i64] = 19
ASK_WEST_INDIES: Final[i64] = 20
ASK_MIGRATE_FROM: Final[i64] = 21
ASK_MIGRATE_TO: Final[i64] = 22
ASK_MIGRATE: Final[i64] = 23
ASK_RIDE_FROM: Final[i64] = 24
ASK_RIDE_TO: Final[i64] = 25
ASK_LOOK: Final[i64] = 26

# The stages, in the order of a turn. The first two happen once, before the first turn.

ORDERING: Final[i64] = 0
AUCTION: Final[i64] = 1
PLACING: Final[i64] = 2
INITIATIVE_STAGE: Final[i64] = 3
DOCK_STAGE: Final[i64] = 4
TRADE_STAGE: Final[i64] = 5
SHIPPING_STAGE: Final[i64] = 6
CAPITAL_STAGE: Final[i64] = 7
DISCOVERY_STAGE: Final[i64] = 8
SCHOOL_STAGE: Final[i64] = 9
WARFARE_STAGE: Final[i64] = 10
BENEFITS_STAGE: Final[i64] = 11
TILES_STAGE: Final[i64] = 12
GOODS_STAGE: Final[i64] = 13
STAGES: Final = (
    "order",
    "auction",
    "placement",
    "initiative",
    "dock",
    "goods",
    "shipping",
    "capital",
    "discovery",
    "specialists",
    "warfare",
    "benefits",
    "tiles",
    "supply",
)

# What can wait on the stack, each with up to five numbers.

SOLDIERS_DUE: Final[i64] = 1  # seat, zone, how many
REVEAL: Final[i64] = 2  # seat, region, how it is revealed
BATTLE: Final[i64] = 3  # who hits, whom, region, hits left, hits of the other side (-1: those were the other side's)
CAMPAIGN: Final[i64] = 4  # a war: who declared it, on whom, next region
MOVE: Final[i64] = 5  # seat, from, to (-1: not named yet)

BY_EXPEDITION: Final[i64] = 0
BY_CHART: Final[i64] = 1
BY_AUCTION: Final[i64] = 2
