"""The action table: verb, arguments, codes. Codes are only ever appended; a golden file in the tests keeps them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.verbs import Seats, Verb, Verbs
from carrack.games.endeavor.tables.decks import CARD_NAMES, DECK_NAMES
from carrack.games.endeavor.tables.facts import (
    BLUE_NAMES,
    BUILDING_NAMES,
    FOE_NAMES,
    STATUS_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from carrack.games.endeavor.tables.map import CITY_NAMES, REGION_NAMES

SEATS: Final = Seats(5)
SEA_REGIONS: Final = REGION_NAMES[1:]
EUROPE_CITY_NAMES: Final = CITY_NAMES[:10]

TOKEN_COMES: Final[i64] = 0  # + token: Nature
FIRST_FALLS: Final[i64] = 8  # + seat: Nature
TILE_COMES: Final[i64] = 13  # + building - 1: Nature
COLOUR_COMES: Final[i64] = 28  # + colour of the Opposition - 1: Nature
CLOSE: Final[i64] = 32  # + region - 1
BUILD: Final[i64] = 38  # + building - 1
ACTIVATE: Final[i64] = 53  # + building
SPEND: Final[i64] = 69  # + blue token
PASS: Final[i64] = 73
SHIP: Final[i64] = 74  # + region - 1
OCCUPY: Final[i64] = 80  # + city
ATTACK: Final[i64] = 109  # + city
DRAW: Final[i64] = 138  # + deck
PAY: Final[i64] = 146  # + building
LEAVE: Final[i64] = 162
DISCARD: Final[i64] = 163  # + card
KEEP: Final[i64] = 211
NEUTRAL_SHIP: Final[i64] = 212  # + region - 1
NEUTRAL_OCCUPY: Final[i64] = 218  # + city
NEUTRAL_NOT: Final[i64] = 247
CLEAR: Final[i64] = 248  # + city of Europe
GIVE: Final[i64] = 258  # + status

VERBS: Final = Verbs(
    [
        Verb("token-comes", TOKEN_COMES, token=TOKEN_NAMES),
        Verb("first-falls", FIRST_FALLS, seat=SEATS),
        Verb("tile-comes", TILE_COMES, building=TILE_NAMES),
        Verb("colour-comes", COLOUR_COMES, colour=FOE_NAMES),
        Verb("close", CLOSE, region=SEA_REGIONS),
        Verb("build", BUILD, building=TILE_NAMES),
        Verb("activate", ACTIVATE, building=BUILDING_NAMES),
        Verb("spend", SPEND, token=BLUE_NAMES),
        Verb("pass", PASS),
        Verb("ship", SHIP, region=SEA_REGIONS),
        Verb("occupy", OCCUPY, city=CITY_NAMES),
        Verb("attack", ATTACK, city=CITY_NAMES),
        Verb("draw", DRAW, deck=DECK_NAMES),
        Verb("pay", PAY, building=BUILDING_NAMES),
        Verb("leave", LEAVE),
        Verb("discard", DISCARD, card=CARD_NAMES),
        Verb("keep", KEEP),
        Verb("neutral-ship", NEUTRAL_SHIP, region=SEA_REGIONS),
        Verb("neutral-occupy", NEUTRAL_OCCUPY, city=CITY_NAMES),
        Verb("neutral-not", NEUTRAL_NOT),
        Verb("clear", CLEAR, city=EUROPE_CITY_NAMES),
        Verb("give", GIVE, status=STATUS_NAMES),
    ]
)
