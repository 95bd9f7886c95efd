"""What happens in this game, as it is told. `seat` is whom it happens to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.events import NUMBER, SEAT, Telling, Tellings
from carrack.games.iron_age.facts import DISASTERS
from carrack.games.iron_age.verbs import (
    DEVELOPMENT_NAMES,
    DICE_NAMES,
    EMPIRE_FACE_NAMES,
    FATE_FACE_NAMES,
    MONUMENT_NAMES,
)

DISASTER_NAMES: Final = tuple(disaster.name for disaster in DISASTERS)
ENDINGS: Final = ("developments", "tribute", "monuments", "rounds")
ROWS: Final = ("food", "goods", "armies", "ships", "wealth")
FOES: Final = ("barbarians", "invasion", "tribe")

FOOD_ROW: Final[i64] = 0
GOODS_ROW: Final[i64] = 1
ARMIES_ROW: Final[i64] = 2
SHIPS_ROW: Final[i64] = 3

BARBARIAN_FOE: Final[i64] = 0
INVASION_FOE: Final[i64] = 1
TRIBE_FOE: Final[i64] = 2

SETTLED: Final[i64] = 0
ROUND_BEGINS: Final[i64] = 1
TURN_BEGINS: Final[i64] = 2
EMPIRE_DIE_FELL: Final[i64] = 3
FATE_DIE_FELL: Final[i64] = 4
ROLLED_AGAIN: Final[i64] = 5
KEPT: Final[i64] = 6
LED: Final[i64] = 7
TURNED: Final[i64] = 8
TURNED_FATE: Final[i64] = 9
DECLARED: Final[i64] = 10
GAINED: Final[i64] = 11
LOST: Final[i64] = 12
FED: Final[i64] = 13
MARKED_SKULLS: Final[i64] = 14
DISASTER_CAME: Final[i64] = 15
SPARED: Final[i64] = 16
FOUGHT: Final[i64] = 17
GAINED_TRIBUTE: Final[i64] = 18
FILLED_CONQUEST: Final[i64] = 19
DECLINED_CONQUEST: Final[i64] = 20
DEMANDED: Final[i64] = 21
PAID: Final[i64] = 22
REFUSED: Final[i64] = 23
FILLED_PORT_BOX: Final[i64] = 24
FILLED_URN: Final[i64] = 25
FILLED_PROVINCE_BOX: Final[i64] = 26
FILLED_MONUMENT_BOX: Final[i64] = 27
OWNS_PORT: Final[i64] = 28
OWNS_PROVINCE: Final[i64] = 29
FINISHED_MONUMENT: Final[i64] = 30
BUILT_ARMY: Final[i64] = 31
BUILT_SHIP: Final[i64] = 32
BOUGHT: Final[i64] = 33
STORED: Final[i64] = 34
GAME_ENDS: Final[i64] = 35

TELLINGS: Final = Tellings(
    [
        Telling("settled", SETTLED, seat=SEAT, what=("port", "province")),
        Telling("round-begins", ROUND_BEGINS, round=NUMBER),
        Telling("turn-begins", TURN_BEGINS, seat=SEAT, dice=NUMBER),
        Telling("empire-die-fell", EMPIRE_DIE_FELL, seat=SEAT, die=DICE_NAMES, face=EMPIRE_FACE_NAMES),
        Telling("fate-die-fell", FATE_DIE_FELL, seat=SEAT, face=FATE_FACE_NAMES),
        Telling("rolled-again", ROLLED_AGAIN, seat=SEAT, dice=NUMBER, roll=NUMBER),
        Telling("kept", KEPT, seat=SEAT),
        Telling("led", LED, seat=SEAT, die=DICE_NAMES),
        Telling("turned", TURNED, seat=SEAT, die=DICE_NAMES, face=EMPIRE_FACE_NAMES),
        Telling("turned-fate", TURNED_FATE, seat=SEAT, face=FATE_FACE_NAMES),
        Telling("declared", DECLARED, seat=SEAT, food=NUMBER, population=NUMBER),
        Telling("gained", GAINED, seat=SEAT, row=ROWS, amount=NUMBER, lost=NUMBER),
        Telling("lost", LOST, seat=SEAT, row=ROWS, amount=NUMBER),
        Telling("fed", FED, seat=SEAT, food=NUMBER, hungry=NUMBER),
        Telling("marked-skulls", MARKED_SKULLS, seat=SEAT, skulls=NUMBER),
        Telling("disaster-came", DISASTER_CAME, seat=SEAT, disaster=DISASTER_NAMES, skulls=NUMBER),
        Telling("spared", SPARED, seat=SEAT, disaster=DISASTER_NAMES, development=DEVELOPMENT_NAMES),
        Telling("fought", FOUGHT, seat=SEAT, foe=FOES, strength=NUMBER, against=NUMBER),
        Telling("gained-tribute", GAINED_TRIBUTE, seat=SEAT, tribute=NUMBER),
        Telling("filled-conquest", FILLED_CONQUEST, seat=SEAT, boxes=NUMBER),
        Telling("declined-conquest", DECLINED_CONQUEST, seat=SEAT),
        Telling("demanded", DEMANDED, seat=SEAT, strength=NUMBER),
        Telling("paid", PAID, seat=SEAT, to=SEAT),
        Telling("refused", REFUSED, seat=SEAT, to=SEAT),
        Telling("filled-port-box", FILLED_PORT_BOX, seat=SEAT),
        Telling("filled-urn", FILLED_URN, seat=SEAT),
        Telling("filled-province-box", FILLED_PROVINCE_BOX, seat=SEAT),
        Telling("filled-monument-box", FILLED_MONUMENT_BOX, seat=SEAT, monument=MONUMENT_NAMES, boxes=NUMBER),
        Telling("owns-port", OWNS_PORT, seat=SEAT, ports=NUMBER),
        Telling("owns-province", OWNS_PROVINCE, seat=SEAT, provinces=NUMBER),
        Telling("finished-monument", FINISHED_MONUMENT, seat=SEAT, monument=MONUMENT_NAMES, points=NUMBER),
        Telling("built-army", BUILT_ARMY, seat=SEAT),
        Telling("built-ship", BUILT_SHIP, seat=SEAT),
        Telling(
            "bought",
            BOUGHT,
            seat=SEAT,
            development=DEVELOPMENT_NAMES,
            innovations=NUMBER,
            wealth=NUMBER,
            goods=NUMBER,
        ),
        Telling("stored", STORED, seat=SEAT, wealth=NUMBER, goods=NUMBER),
        Telling("game-ends", GAME_ENDS, why=ENDINGS),
    ]
)
