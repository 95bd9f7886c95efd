"""The actions that the edition of 2015 adds: its table is that of 2007 and these, so that a code means one thing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.verbs import Verb, Verbs
from carrack.games.discovery.edition_2015.facts import DOCK_MOST, NATION_NAMES, PLAGUE_COLONISTS
from carrack.games.discovery.tables.facts import GOOD_NAMES, REGION_NAMES
from carrack.games.discovery.tables.verbs import BOX_NAMES, SEATS, VERBS, WORKER_NAMES

SCHOOL_NAMES: Final = BOX_NAMES[6:12]
LEADS: Final = ("self", "other")
POINTS: Final = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 50])  # how many are bought with one answer

NATION_FALLS: Final[i64] = 464  # + nation: Nature
CHOOSE_NATION: Final[i64] = 470  # + nation
PLACE_SHIP: Final[i64] = 476  # + worker
SCOUT: Final[i64] = 482  # + region
SCOUT_DECK: Final[i64] = 491
CARD_ON_TOP: Final[i64] = 492
CARD_BELOW: Final[i64] = 493
FRONT_GOODS: Final[i64] = 494  # + slot
FRONT_WARFARE: Final[i64] = 498  # + slot
CONQUER: Final[i64] = 502  # + region
MUSTER: Final[i64] = 511
ARRANGE: Final[i64] = 512  # + slot
ARRANGE_NOT: Final[i64] = 530
CLAIM: Final[i64] = 531  # + good
SEIZE_SHIP: Final[i64] = 542
REPLACE: Final[i64] = 543  # + space
POWER_NOT: Final[i64] = 549
SAIL_CHARTED: Final[i64] = 550
SETTLE: Final[i64] = 551  # + region
LOSE: Final[i64] = 560  # + worker
EDICT: Final[i64] = 566  # + seat * 2 + who settles first
INFECT: Final[i64] = 578  # + seat * 9 + region
INFECT_NOT: Final[i64] = 632
INFECT_COUNT: Final[i64] = 633  # + how many - 1
REWRITE: Final[i64] = 636  # + seat
REWRITE_NOT: Final[i64] = 642
SMUGGLE_FROM: Final[i64] = 643  # + seat * 11 + good
SMUGGLE_NOT: Final[i64] = 709
SMUGGLE_FOR: Final[i64] = 710  # + good
SELL_GOOD: Final[i64] = 721  # + good
SELL_NOT: Final[i64] = 732
BUY_POINTS: Final[i64] = 733  # + place in POINTS
BUY_POINTS_NOT: Final[i64] = 745

VERBS_2015: Final = Verbs(
    [
        *VERBS.table,
        Verb("nation-falls", NATION_FALLS, nation=NATION_NAMES),
        Verb("choose-nation", CHOOSE_NATION, nation=NATION_NAMES),
        Verb("place-ship", PLACE_SHIP, worker=WORKER_NAMES),
        Verb("scout", SCOUT, region=REGION_NAMES),
        Verb("scout-deck", SCOUT_DECK),
        Verb("card-on-top", CARD_ON_TOP),
        Verb("card-below", CARD_BELOW),
        Verb("front-goods", FRONT_GOODS, slot=range(1, 5)),
        Verb("front-warfare", FRONT_WARFARE, slot=range(1, 5)),
        Verb("conquer", CONQUER, region=REGION_NAMES),
        Verb("muster", MUSTER),
        Verb("arrange", ARRANGE, place=range(1, int(DOCK_MOST) + 1)),
        Verb("arrange-not", ARRANGE_NOT),
        Verb("claim", CLAIM, good=GOOD_NAMES),
        Verb("seize-ship", SEIZE_SHIP),
        Verb("replace", REPLACE, box=SCHOOL_NAMES),
        Verb("power-not", POWER_NOT),
        Verb("sail-charted", SAIL_CHARTED),
        Verb("settle", SETTLE, region=REGION_NAMES),
        Verb("lose", LOSE, worker=WORKER_NAMES),
        Verb("edict", EDICT, seat=SEATS, lead=LEADS),
        Verb("infect", INFECT, seat=SEATS, region=REGION_NAMES),
        Verb("infect-not", INFECT_NOT),
        Verb("infect-count", INFECT_COUNT, workers=range(1, int(PLAGUE_COLONISTS) + 1)),
        Verb("rewrite", REWRITE, seat=SEATS),
        Verb("rewrite-not", REWRITE_NOT),
        Verb("smuggle-from", SMUGGLE_FROM, seat=SEATS, good=GOOD_NAMES),
        Verb("smuggle-not", SMUGGLE_NOT),
        Verb("smuggle-for", SMUGGLE_FOR, good=GOOD_NAMES),
        Verb("sell", SELL_GOOD, good=GOOD_NAMES),
        Verb("sell-not", SELL_NOT),
        Verb("buy-points", BUY_POINTS, points=[int(count) for count in POINTS]),
        Verb("buy-points-not", BUY_POINTS_NOT),
    ]
)
