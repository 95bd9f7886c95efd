"""Why something may not be done, each with its paragraph."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.reasons import Reason, Reasons

NO_SUCH_WORKER: Final[i64] = 16
INITIATIVE_ONCE: Final[i64] = 17
BOX_FULL: Final[i64] = 18
SPACE_TAKEN: Final[i64] = 19
NO_BUILDERS: Final[i64] = 20
NO_UNIVERSITY: Final[i64] = 21
IN_FRONT_ALREADY: Final[i64] = 22
NOT_THIS_LINE: Final[i64] = 23
NOT_YOUR_WORKER: Final[i64] = 24
NOT_DISCOVERED: Final[i64] = 25
DISCOVERED_ALREADY: Final[i64] = 26
GOOD_NOT_SHOWN: Final[i64] = 27
TILE_NOT_SHOWN: Final[i64] = 28
TOO_LITTLE_MONEY: Final[i64] = 29
NOBODY_OF_YOURS: Final[i64] = 30
NO_SUCH_EXPLORER: Final[i64] = 31
NOBODY_ABOARD: Final[i64] = 32
SOMEBODY_ABOARD: Final[i64] = 33
COUNTERS_FIRST: Final[i64] = 34
NO_SUCH_SEAT: Final[i64] = 35
YOUR_OWN_SEAT: Final[i64] = 36
NOBODY_OF_THEIRS: Final[i64] = 37
NO_SOLDIER_THERE: Final[i64] = 38
NO_BATTLE_ANYWHERE: Final[i64] = 39
NO_SUCH_TARGET: Final[i64] = 40
SAME_REGION: Final[i64] = 41
NOT_ADJACENT: Final[i64] = 42
NOWHERE_TO_RIDE: Final[i64] = 43
BID_TOO_LOW: Final[i64] = 44

REASONS: Final = Reasons(
    [
        Reason(NO_SUCH_WORKER, "no-such-worker", "placement.hand"),
        Reason(INITIATIVE_ONCE, "initiative-once", "initiative.once"),
        Reason(BOX_FULL, "box-full", "placement.spaces"),
        Reason(SPACE_TAKEN, "space-taken", "specialists.spaces"),
        Reason(NO_BUILDERS, "no-builders", "specialists.spaces", absent=True),
        Reason(NO_UNIVERSITY, "no-university", "tiles.university", absent=True),
        Reason(IN_FRONT_ALREADY, "in-front-already", "tiles.university"),
        Reason(NOT_THIS_LINE, "not-this-line", "tiles.university"),
        Reason(NOT_YOUR_WORKER, "not-your-worker", "tiles.university"),
        Reason(NOT_DISCOVERED, "not-discovered", "dock.regions"),
        Reason(DISCOVERED_ALREADY, "discovered-already", "discovery.regions"),
        Reason(GOOD_NOT_SHOWN, "good-not-shown", "goods.choice", absent=True),
        Reason(TILE_NOT_SHOWN, "tile-not-shown", "capital.choice", absent=True),
        Reason(TOO_LITTLE_MONEY, "too-little-money", ""),
        Reason(NOBODY_OF_YOURS, "nobody-of-yours", ""),
        Reason(NO_SUCH_EXPLORER, "no-such-explorer", "discovery.workers", absent=True),
        Reason(NOBODY_ABOARD, "nobody-aboard", "discovery.workers"),
        Reason(SOMEBODY_ABOARD, "somebody-aboard", "discovery.workers"),
        Reason(COUNTERS_FIRST, "counters-first", "discovery.deck"),
        Reason(NO_SUCH_SEAT, "no-such-seat", "warfare.opponent", absent=True),
        Reason(YOUR_OWN_SEAT, "your-own-seat", "warfare.opponent"),
        Reason(NOBODY_OF_THEIRS, "nobody-of-theirs", "warfare.battle"),
        Reason(NO_SOLDIER_THERE, "no-soldier-there", ""),
        Reason(NO_BATTLE_ANYWHERE, "no-battle-anywhere", "warfare.war"),
        Reason(NO_SUCH_TARGET, "no-such-target", "warfare.casualties", absent=True),
        Reason(SAME_REGION, "same-region", "tiles.migration"),
        Reason(NOT_ADJACENT, "not-adjacent", "tiles.stable"),
        Reason(NOWHERE_TO_RIDE, "nowhere-to-ride", "tiles.stable"),
        Reason(BID_TOO_LOW, "bid-too-low", "auction.bids"),
    ]
)
