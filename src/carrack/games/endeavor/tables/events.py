"""What happens in this game, as it is told. `seat` is whom it happens to, or who does it.

What the Opposition of the solo game does has events of its own, whose names begin with `foe`: `colour` does it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.events import NUMBER, SEAT, Telling, Tellings
from carrack.games.endeavor.tables.decks import CARD_NAMES
from carrack.games.endeavor.tables.facts import BUILDING_NAMES, FOE_NAMES, STATUS_NAMES, TOKEN_NAMES
from carrack.games.endeavor.tables.map import CITY_NAMES, REGION_NAMES

ENDINGS: Final = ("rounds",)
ORDERS: Final = ("after", "before")  # when the Opposition acts: after the player, or before

# Why a colour of the Opposition does something: the first priority that has a way (S9), or what a token is for (S11).
WHYS: Final = ("route", "glory", "city", "governor", "foremost", "beside", "steps", "swing", "lowest", "nothing")
WHY_ROUTE: Final[i64] = 0
WHY_GLORY: Final[i64] = 1
WHY_CITY: Final[i64] = 2
WHY_GOVERNOR: Final[i64] = 3
WHY_FOREMOST: Final[i64] = 4
WHY_BESIDE: Final[i64] = 5
WHY_STEPS: Final[i64] = 6
WHY_SWING: Final[i64] = 7
WHY_LOWEST: Final[i64] = 8
WHY_NOTHING: Final[i64] = 9

DEALT: Final[i64] = 0
FIRST_DRAWN: Final[i64] = 1
SPACE_CLOSED: Final[i64] = 2
ROUND_BEGINS: Final[i64] = 3
BUILT: Final[i64] = 4
GREW: Final[i64] = 5
PAID: Final[i64] = 6
NEUTRAL_CAME: Final[i64] = 7
ACTIVATED: Final[i64] = 8
SPENT: Final[i64] = 9
LEFT: Final[i64] = 10
SHIPPED: Final[i64] = 11
SHIPPED_BESIDE: Final[i64] = 12
REGION_OPENED: Final[i64] = 13
GOVERNOR_WON: Final[i64] = 14
GOVERNOR_LOST: Final[i64] = 15
OCCUPIED: Final[i64] = 16
ATTACKED: Final[i64] = 17
ATTACKED_NEUTRAL: Final[i64] = 18
ATTACKED_FOE: Final[i64] = 19
TOKEN_TAKEN: Final[i64] = 20
ROUTE_TAKEN: Final[i64] = 21
CARD_DRAWN: Final[i64] = 22
ABOLISHED: Final[i64] = 23
SLAVES_FREED: Final[i64] = 24
NEUTRAL_SHIPPED: Final[i64] = 25
NEUTRAL_OCCUPIED: Final[i64] = 26
PASSED: Final[i64] = 27
CARD_DISCARDED: Final[i64] = 28
DISPLAY_LAID: Final[i64] = 29
LADDER_LAID: Final[i64] = 30
FOE_SETTLED: Final[i64] = 31
TOKEN_CLEARED: Final[i64] = 32
SELECTOR_MOVED: Final[i64] = 33
FOES_BEGIN: Final[i64] = 34
FOE_ACTS: Final[i64] = 35
FOE_BONUS: Final[i64] = 36
FOE_USES: Final[i64] = 37
FOE_CANNOT: Final[i64] = 38
FOE_SHIPPED: Final[i64] = 39
FOE_SHIPPED_BESIDE: Final[i64] = 40
FOE_GOVERNOR_WON: Final[i64] = 41
FOE_OCCUPIED: Final[i64] = 42
FOE_ATTACKED: Final[i64] = 43
FOE_TOKEN_TAKEN: Final[i64] = 44
FOE_TOKEN_LOST: Final[i64] = 45
FOE_ROUTE_TAKEN: Final[i64] = 46
FOE_CARD_DRAWN: Final[i64] = 47
FOE_SLAVES_FREED: Final[i64] = 48
FOE_TOOK: Final[i64] = 49
FOE_CARD_DISCARDED: Final[i64] = 50
TILE_REFILLED: Final[i64] = 51
GAME_ENDS: Final[i64] = 52
FOE_TOKEN_FOUND: Final[i64] = 53

# fmt: off
TELLINGS: Final = Tellings(
    [
        Telling("dealt", DEALT),
        Telling("first-drawn", FIRST_DRAWN, seat=SEAT),
        Telling("space-closed", SPACE_CLOSED, region=REGION_NAMES, token=TOKEN_NAMES),
        Telling("round-begins", ROUND_BEGINS, round=NUMBER, seat=SEAT),
        Telling("built", BUILT, seat=SEAT, building=BUILDING_NAMES),
        Telling("grew", GREW, seat=SEAT, discs=NUMBER),
        Telling("paid", PAID, seat=SEAT, building=BUILDING_NAMES),
        Telling("neutral-came", NEUTRAL_CAME, seat=SEAT),
        Telling("activated", ACTIVATED, seat=SEAT, building=BUILDING_NAMES),
        Telling("spent", SPENT, seat=SEAT, token=TOKEN_NAMES),
        Telling("left", LEFT, seat=SEAT),
        Telling("shipped", SHIPPED, seat=SEAT, region=REGION_NAMES, space=NUMBER),
        Telling("shipped-beside", SHIPPED_BESIDE, seat=SEAT, region=REGION_NAMES),
        Telling("region-opened", REGION_OPENED, region=REGION_NAMES),
        Telling("governor-won", GOVERNOR_WON, seat=SEAT, card=CARD_NAMES),
        Telling("governor-lost", GOVERNOR_LOST, card=CARD_NAMES),
        Telling("occupied", OCCUPIED, seat=SEAT, city=CITY_NAMES),
        Telling("attacked", ATTACKED, seat=SEAT, city=CITY_NAMES, foe=SEAT),
        Telling("attacked-neutral", ATTACKED_NEUTRAL, seat=SEAT, city=CITY_NAMES),
        Telling("attacked-foe", ATTACKED_FOE, seat=SEAT, city=CITY_NAMES, colour=FOE_NAMES),
        Telling("token-taken", TOKEN_TAKEN, seat=SEAT, token=TOKEN_NAMES),
        Telling("route-taken", ROUTE_TAKEN, seat=SEAT, city=CITY_NAMES, end=CITY_NAMES),
        Telling("card-drawn", CARD_DRAWN, seat=SEAT, card=CARD_NAMES),
        Telling("abolished", ABOLISHED),
        Telling("slaves-freed", SLAVES_FREED, seat=SEAT, cards=NUMBER),
        Telling("neutral-shipped", NEUTRAL_SHIPPED, seat=SEAT, region=REGION_NAMES),
        Telling("neutral-occupied", NEUTRAL_OCCUPIED, seat=SEAT, city=CITY_NAMES),
        Telling("passed", PASSED, seat=SEAT),
        Telling("card-discarded", CARD_DISCARDED, seat=SEAT, card=CARD_NAMES),
        Telling("display-laid", DISPLAY_LAID),
        Telling("ladder-laid", LADDER_LAID),
        Telling("foe-settled", FOE_SETTLED, colour=FOE_NAMES, city=CITY_NAMES, token=TOKEN_NAMES),
        Telling("token-cleared", TOKEN_CLEARED, city=CITY_NAMES, token=TOKEN_NAMES),
        Telling("selector-moved", SELECTOR_MOVED, columns=NUMBER, actions=NUMBER),
        Telling("foes-begin", FOES_BEGIN, actions=NUMBER, order=ORDERS, colour=FOE_NAMES),
        Telling("foe-acts", FOE_ACTS, colour=FOE_NAMES, why=WHYS),
        Telling("foe-bonus", FOE_BONUS, colour=FOE_NAMES),
        Telling("foe-uses", FOE_USES, colour=FOE_NAMES, token=TOKEN_NAMES, why=WHYS),
        Telling("foe-cannot", FOE_CANNOT, colour=FOE_NAMES),
        Telling("foe-shipped", FOE_SHIPPED, colour=FOE_NAMES, region=REGION_NAMES, space=NUMBER),
        Telling("foe-shipped-beside", FOE_SHIPPED_BESIDE, colour=FOE_NAMES, region=REGION_NAMES),
        Telling("foe-governor-won", FOE_GOVERNOR_WON, colour=FOE_NAMES, card=CARD_NAMES),
        Telling("foe-occupied", FOE_OCCUPIED, colour=FOE_NAMES, city=CITY_NAMES),
        Telling("foe-attacked", FOE_ATTACKED, colour=FOE_NAMES, city=CITY_NAMES, seat=SEAT),
        Telling("foe-token-taken", FOE_TOKEN_TAKEN, colour=FOE_NAMES, token=TOKEN_NAMES),
        Telling("foe-token-lost", FOE_TOKEN_LOST, colour=FOE_NAMES, token=TOKEN_NAMES),
        Telling("foe-route-taken", FOE_ROUTE_TAKEN, colour=FOE_NAMES, city=CITY_NAMES, end=CITY_NAMES),
        Telling("foe-card-drawn", FOE_CARD_DRAWN, colour=FOE_NAMES, card=CARD_NAMES),
        Telling("foe-slaves-freed", FOE_SLAVES_FREED, cards=NUMBER),
        Telling("foe-took", FOE_TOOK, colour=FOE_NAMES, status=STATUS_NAMES, seat=SEAT),
        Telling("foe-card-discarded", FOE_CARD_DISCARDED, card=CARD_NAMES),
        Telling("tile-refilled", TILE_REFILLED, building=BUILDING_NAMES),
        Telling("game-ends", GAME_ENDS, why=ENDINGS),
        Telling("foe-token-found", FOE_TOKEN_FOUND, colour=FOE_NAMES, token=TOKEN_NAMES),
    ]
)
# fmt: on
