"""Why something may not be done in this game, and the paragraph that says so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.reasons import Reason, Reasons

TRACK_CLOSED_ENOUGH: Final[i64] = 16
LEVEL_TOO_HIGH: Final[i64] = 17
NO_TILE_LEFT: Final[i64] = 18
SECOND_TOP_LEVEL: Final[i64] = 19
NOT_ON_DISPLAY: Final[i64] = 20
THIRD_COLUMN_AGAIN: Final[i64] = 21
NO_DISC_ON_BUILDING: Final[i64] = 22
NO_SUCH_BUILDING: Final[i64] = 23
NO_ACTIVATION_SPACE: Final[i64] = 24
BUILDING_USED: Final[i64] = 25
HARBOUR_EMPTY: Final[i64] = 26
NO_SUCH_TOKEN: Final[i64] = 27
NOTHING_TO_SPEND_ON: Final[i64] = 28
NOT_ITS_DEED: Final[i64] = 29
DEED_DONE: Final[i64] = 30
OTHER_REGION: Final[i64] = 31
OTHER_STACK: Final[i64] = 32
TOO_FEW_DISCS: Final[i64] = 33
REGION_CLOSED: Final[i64] = 34
NOT_PRESENT: Final[i64] = 35
CITY_TAKEN: Final[i64] = 36
CITY_EMPTY: Final[i64] = 37
YOUR_OWN_CITY: Final[i64] = 38
STACK_EMPTY: Final[i64] = 39
TOO_LITTLE_PRESENCE: Final[i64] = 40
PAYS_ITSELF: Final[i64] = 41
TOKENS_ARE_USED: Final[i64] = 42
CARD_NOT_YOURS: Final[i64] = 43
OVER_THE_LIMIT: Final[i64] = 44
NOT_A_SETTLER: Final[i64] = 45
NO_BLUE_TOKEN: Final[i64] = 46
NOT_PREFERRED: Final[i64] = 47

REASONS: Final = Reasons(
    [
        Reason(TRACK_CLOSED_ENOUGH, "track-closed-enough", "neutral.closing"),
        Reason(LEVEL_TOO_HIGH, "level-too-high", "build.level"),
        Reason(NO_TILE_LEFT, "no-tile-left", "build.tiles"),
        Reason(SECOND_TOP_LEVEL, "second-top-level", "build.top"),
        Reason(NOT_ON_DISPLAY, "not-on-display", "solo.display", absent=True),
        Reason(THIRD_COLUMN_AGAIN, "third-column-again", "solo.selector"),
        Reason(NO_DISC_ON_BUILDING, "no-disc-on-building", "pay.building"),
        Reason(NO_SUCH_BUILDING, "no-such-building", "actions.activate", absent=True),
        Reason(NO_ACTIVATION_SPACE, "no-activation-space", "actions.activate"),
        Reason(BUILDING_USED, "building-used", "actions.activate"),
        Reason(HARBOUR_EMPTY, "harbour-empty", "actions.activate"),
        Reason(NO_SUCH_TOKEN, "no-such-token", "actions.spend", absent=True),
        Reason(NOTHING_TO_SPEND_ON, "nothing-to-spend-on", "actions.spend"),
        Reason(NOT_ITS_DEED, "not-its-deed", "actions.parts"),
        Reason(DEED_DONE, "deed-done", "actions.parts"),
        Reason(OTHER_REGION, "other-region", ""),
        Reason(OTHER_STACK, "other-stack", "actions.parts"),
        Reason(TOO_FEW_DISCS, "too-few-discs", "actions.cost"),
        Reason(REGION_CLOSED, "region-closed", "ship.opening"),
        Reason(NOT_PRESENT, "not-present", "occupy.presence"),
        Reason(CITY_TAKEN, "city-taken", "occupy.city"),
        Reason(CITY_EMPTY, "city-empty", "attack.city"),
        Reason(YOUR_OWN_CITY, "your-own-city", "attack.city"),
        Reason(STACK_EMPTY, "stack-empty", "draw.top"),
        Reason(TOO_LITTLE_PRESENCE, "too-little-presence", "draw.presence"),
        Reason(PAYS_ITSELF, "pays-itself", "pay.itself"),
        Reason(TOKENS_ARE_USED, "tokens-are-used", "actions.spend"),
        Reason(CARD_NOT_YOURS, "card-not-yours", "limit.discard", absent=True),
        Reason(OVER_THE_LIMIT, "over-the-limit", "limit.discard"),
        Reason(NOT_A_SETTLER, "not-a-settler", "solo.europe"),
        Reason(NO_BLUE_TOKEN, "no-blue-token", "solo.europe"),
        Reason(NOT_PREFERRED, "not-preferred", ""),
    ]
)
