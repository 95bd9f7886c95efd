"""Why something may not be done, each with its paragraph."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.reasons import Reason, Reasons

NO_SUCH_DIE: Final[i64] = 16
SKULL_IS_LOCKED: Final[i64] = 17
MARKED_ALREADY: Final[i64] = 18
NOTHING_MARKED: Final[i64] = 19
SOMETHING_MARKED: Final[i64] = 20
SAME_FACE: Final[i64] = 21
NOT_SO_MANY_DICE: Final[i64] = 22
NO_POPULATION: Final[i64] = 23
NO_FOOD_FOR_ARMY: Final[i64] = 24
NO_GOOD: Final[i64] = 25
NO_GOODS_FOR_SHIP: Final[i64] = 26
PORTS_FULL: Final[i64] = 27
URNS_FULL: Final[i64] = 28
PROVINCES_FULL: Final[i64] = 29
MONUMENT_FINISHED: Final[i64] = 30
ARMIES_FULL: Final[i64] = 31
SHIPS_FULL: Final[i64] = 32
NO_SHIPBUILDING: Final[i64] = 33
OWNED_ALREADY: Final[i64] = 34
TOO_LITTLE_WEALTH: Final[i64] = 35
MORE_THAN_NEEDED: Final[i64] = 36
TOO_FEW_GOODS: Final[i64] = 37
TOO_FEW_TO_STORE: Final[i64] = 38
WEALTH_FULL: Final[i64] = 39

REASONS: Final = Reasons(
    [
        Reason(NO_SUCH_DIE, "no-such-die", "roll.dice", absent=True),
        Reason(SKULL_IS_LOCKED, "skull-is-locked", "roll.skulls"),
        Reason(MARKED_ALREADY, "marked-already", "roll.again"),
        Reason(NOTHING_MARKED, "nothing-marked", "roll.again"),
        Reason(SOMETHING_MARKED, "something-marked", "roll.again"),
        Reason(SAME_FACE, "same-face", "roll.omens"),
        Reason(NOT_SO_MANY_DICE, "not-so-many-dice", "roll.declare"),
        Reason(NO_POPULATION, "no-population", "build.population"),
        Reason(NO_FOOD_FOR_ARMY, "no-food-for-army", "build.army"),
        Reason(NO_GOOD, "no-good", "build.port"),
        Reason(NO_GOODS_FOR_SHIP, "no-goods-for-ship", "build.ship"),
        Reason(PORTS_FULL, "ports-full", "build.port"),
        Reason(URNS_FULL, "urns-full", "build.port"),
        Reason(PROVINCES_FULL, "provinces-full", "build.province"),
        Reason(MONUMENT_FINISHED, "monument-finished", "build.monument"),
        Reason(ARMIES_FULL, "armies-full", "build.army"),
        Reason(SHIPS_FULL, "ships-full", "build.ship"),
        Reason(NO_SHIPBUILDING, "no-shipbuilding", "build.ship"),
        Reason(OWNED_ALREADY, "owned-already", "buy.once"),
        Reason(TOO_LITTLE_WEALTH, "too-little-wealth", "buy.payment"),
        Reason(MORE_THAN_NEEDED, "more-than-needed", "buy.payment"),
        Reason(TOO_FEW_GOODS, "too-few-goods", "buy.payment"),
        Reason(TOO_FEW_TO_STORE, "too-few-to-store", "store.goods"),
        Reason(WEALTH_FULL, "wealth-full", "store.goods"),
    ]
)
