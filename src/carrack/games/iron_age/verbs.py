"""The action table: verb, arguments, codes. Codes are only ever appended: a golden file keeps them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.verbs import Verb, Verbs
from carrack.games.iron_age.facts import DEVELOPMENTS, EMPIRE_FACES, FATE_FACES, MONUMENTS

DICE_NAMES: Final = ("1", "2", "3", "4", "5", "6", "fate")
EMPIRE_FACE_NAMES: Final = tuple(face.name for face in EMPIRE_FACES)
FATE_FACE_NAMES: Final = tuple(face.name for face in FATE_FACES)
MONUMENT_NAMES: Final = tuple(monument.name for monument in MONUMENTS)
DEVELOPMENT_NAMES: Final = tuple(development.name for development in DEVELOPMENTS)

SETTLE: Final[i64] = 0  # + what
EMPIRE_FALLS: Final[i64] = 2  # + face: Nature
FATE_FALLS: Final[i64] = 8  # + face: Nature
AGAIN: Final[i64] = 14  # + die
ROLL: Final[i64] = 21
KEEP: Final[i64] = 22
LEAD: Final[i64] = 23  # + die
LEAD_NOT: Final[i64] = 30
TURN: Final[i64] = 31  # + die * 6 + face
TURN_FATE: Final[i64] = 67  # + face
TURN_NOT: Final[i64] = 73
DECLARE: Final[i64] = 74  # + how many are food
CONQUER: Final[i64] = 81
CONQUER_NOT: Final[i64] = 82
PAY: Final[i64] = 83
PAY_NOT: Final[i64] = 84
BUILD_PORT: Final[i64] = 85
BUILD_URN: Final[i64] = 86
BUILD_PROVINCE: Final[i64] = 87
BUILD_MONUMENT: Final[i64] = 88  # + monument
BUILD_ARMY: Final[i64] = 93
BUILD_SHIP: Final[i64] = 94
BUILD_NO_MORE: Final[i64] = 95
BUY: Final[i64] = 96  # + development * 5 + wealth
BUY_NOTHING: Final[i64] = 171
STORE: Final[i64] = 172  # + wealth gained

WEALTH_SPENT: Final[i64] = 5  # 0 to 4: the dearest development costs 16

VERBS: Final = Verbs(
    [
        Verb("settle", SETTLE, what=("port", "province")),
        Verb("empire-die", EMPIRE_FALLS, face=EMPIRE_FACE_NAMES),
        Verb("fate-die", FATE_FALLS, face=FATE_FACE_NAMES),
        Verb("again", AGAIN, die=DICE_NAMES),
        Verb("roll", ROLL),
        Verb("keep", KEEP),
        Verb("lead", LEAD, die=DICE_NAMES),
        Verb("lead-not", LEAD_NOT),
        Verb("turn", TURN, die=DICE_NAMES[:6], face=EMPIRE_FACE_NAMES),
        Verb("turn-fate", TURN_FATE, face=FATE_FACE_NAMES),
        Verb("turn-not", TURN_NOT),
        Verb("declare", DECLARE, food=range(7)),
        Verb("conquer", CONQUER),
        Verb("conquer-not", CONQUER_NOT),
        Verb("pay", PAY),
        Verb("pay-not", PAY_NOT),
        Verb("build-port", BUILD_PORT),
        Verb("build-urn", BUILD_URN),
        Verb("build-province", BUILD_PROVINCE),
        Verb("build-monument", BUILD_MONUMENT, monument=MONUMENT_NAMES),
        Verb("build-army", BUILD_ARMY),
        Verb("build-ship", BUILD_SHIP),
        Verb("build-no-more", BUILD_NO_MORE),
        Verb("buy", BUY, development=DEVELOPMENT_NAMES, wealth=range(5)),
        Verb("buy-nothing", BUY_NOTHING),
        Verb("store", STORE, wealth=range(6)),
    ]
)
