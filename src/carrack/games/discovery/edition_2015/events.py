"""What happens only in the edition of 2015, as it is told, after the events of events.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.events import NUMBER, SEAT, Telling, Tellings
from carrack.games.discovery.edition_2015.facts import NATION_NAMES
from carrack.games.discovery.edition_2015.verbs import SCHOOL_NAMES
from carrack.games.discovery.tables.events import (
    COSTS,
    GAINED_MONEY,
    INCOMES,
    LINES,
    MOVED_TO_FRONT,
    PAID,
    TELLINGS,
)
from carrack.games.discovery.tables.facts import GOOD_NAMES, REGION_NAMES
from carrack.games.discovery.tables.tiles import TILE_NAMES
from carrack.games.discovery.tables.verbs import CARD_NAMES, COUNTER_NAMES, WORKER_NAMES

LINES_2015: Final = (*LINES, "goods", "warfare")
GOODS_MOVED: Final[i64] = 4
WARFARE_MOVED: Final[i64] = 5

INCOMES_2015: Final = (*INCOMES, "sale")
FOR_SALE: Final[i64] = 7

COSTS_2015: Final = (*COSTS, "nation", "scout", "points")
COST_NATION: Final[i64] = 4
COST_SCOUT: Final[i64] = 5
COST_POINTS: Final[i64] = 6

NATION_GIVEN: Final[i64] = 46
TILE_SPARED: Final[i64] = 47
COUNTER_OPENED: Final[i64] = 48
COUNTER_REPLACED: Final[i64] = 49
SCOUTED: Final[i64] = 50
SAW_COUNTER: Final[i64] = 51
SCOUTED_DECK: Final[i64] = 52
SAW_CARD: Final[i64] = 53
CARD_LAID: Final[i64] = 54
POWER_WORKED: Final[i64] = 55
SHIP_BOARDED: Final[i64] = 56
ARRANGED: Final[i64] = 57
SHIP_SEIZED: Final[i64] = 58
REPLACED: Final[i64] = 59
BUILDERS_LOST: Final[i64] = 60
SHIP_GIVEN: Final[i64] = 61
INFECTED: Final[i64] = 62
COUNTER_STOLEN: Final[i64] = 63
SMUGGLED: Final[i64] = 64
SOLD: Final[i64] = 65
POINTS_BOUGHT: Final[i64] = 66
SAILED_CHARTED: Final[i64] = 67

DECK_PLACES: Final = ("top", "bottom")


def _table() -> list[Telling]:
    """The events of 2007, three of them with more to tell."""
    table = list(TELLINGS.table)
    table[MOVED_TO_FRONT] = Telling("moved-to-front", MOVED_TO_FRONT, seat=SEAT, line=LINES_2015)
    table[GAINED_MONEY] = Telling("gained-money", GAINED_MONEY, seat=SEAT, dollars=NUMBER, why=INCOMES_2015)
    table[PAID] = Telling("paid", PAID, seat=SEAT, dollars=NUMBER, why=COSTS_2015)
    return table


# fmt: off
TELLINGS_2015: Final = Tellings(
    [
        *_table(),
        Telling("nation-given", NATION_GIVEN, seat=SEAT, nation=NATION_NAMES),
        Telling("tile-spared", TILE_SPARED, tile=TILE_NAMES),
        Telling("counter-opened", COUNTER_OPENED, region=REGION_NAMES, counter=COUNTER_NAMES),
        Telling("counter-replaced", COUNTER_REPLACED, region=REGION_NAMES, counter=COUNTER_NAMES),
        Telling("scouted", SCOUTED, seat=SEAT, region=REGION_NAMES),
        Telling("saw-counter", SAW_COUNTER, seat=SEAT, region=REGION_NAMES, counter=COUNTER_NAMES),
        Telling("scouted-deck", SCOUTED_DECK, seat=SEAT),
        Telling("saw-card", SAW_CARD, seat=SEAT, card=CARD_NAMES),
        Telling("card-laid", CARD_LAID, seat=SEAT, end=DECK_PLACES),
        Telling("power-worked", POWER_WORKED, seat=SEAT, nation=NATION_NAMES),
        Telling("ship-boarded", SHIP_BOARDED, seat=SEAT, worker=WORKER_NAMES),
        Telling("arranged", ARRANGED, seat=SEAT, owner=SEAT, worker=WORKER_NAMES, place=NUMBER),
        Telling("ship-seized", SHIP_SEIZED, seat=SEAT),
        Telling("replaced", REPLACED, seat=SEAT, foe=SEAT, box=SCHOOL_NAMES),
        Telling("builders-lost", BUILDERS_LOST, seat=SEAT, workers=NUMBER),
        Telling("ship-given", SHIP_GIVEN, seat=SEAT),
        Telling("infected", INFECTED, seat=SEAT, by=SEAT, workers=NUMBER, region=REGION_NAMES),
        Telling("counter-stolen", COUNTER_STOLEN, seat=SEAT, foe=SEAT, counter=COUNTER_NAMES),
        Telling("smuggled", SMUGGLED, seat=SEAT, foe=SEAT, good=GOOD_NAMES, own=GOOD_NAMES),
        Telling("sold", SOLD, seat=SEAT, good=GOOD_NAMES),
        Telling("points-bought", POINTS_BOUGHT, seat=SEAT, points=NUMBER),
        Telling("sailed-charted", SAILED_CHARTED, seat=SEAT, strength=NUMBER),
    ]
)
# fmt: on
