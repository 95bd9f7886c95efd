"""Where a game can stand: the questions by number (`State.step`) and the stages of a turn. See frames.py too."""

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

# The edition of 2015 goes on. Where in 2007 the auction brings a specialist, it brings a nation.

ASK_CHOICE: Final[i64] = 5
ASK_NATION: Final[i64] = 27
ASK_SPARE: Final[i64] = 28
ASK_OPENING: Final[i64] = 29
ASK_CONQUEST: Final[i64] = 30
ASK_SCOUT: Final[i64] = 31
ASK_SCOUT_CARD: Final[i64] = 32
ASK_CARD_PLACE: Final[i64] = 33
ASK_MUSTER: Final[i64] = 34
ASK_ARRANGE: Final[i64] = 35
ASK_CLAIM: Final[i64] = 36
ASK_SEIZE: Final[i64] = 37
ASK_REPLACE: Final[i64] = 38
ASK_SPOILS: Final[i64] = 39
ASK_SPOILS_GOOD: Final[i64] = 40
ASK_SETTLE: Final[i64] = 41
ASK_LOSE: Final[i64] = 42
ASK_EDICT: Final[i64] = 43
ASK_INFECT: Final[i64] = 44
ASK_INFECT_COUNT: Final[i64] = 45
ASK_REWRITE: Final[i64] = 46
ASK_REWRITTEN: Final[i64] = 47
ASK_SMUGGLE: Final[i64] = 48
ASK_SMUGGLE_FOR: Final[i64] = 49
ASK_SELL: Final[i64] = 50
ASK_POINTS: Final[i64] = 51

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

# The edition of 2015 refills goods before tiles and has two more.

SCORING_STAGE: Final[i64] = 14  # colonies count and points are bought
PREPARING: Final[i64] = 15  # once, before the first turn
STAGES_2015: Final = (*STAGES, "scoring", "preparation")

# How a counter is turned up.

BY_EXPEDITION: Final[i64] = 0
BY_CHART: Final[i64] = 1
BY_AUCTION: Final[i64] = 2
BY_SPAIN: Final[i64] = 3
