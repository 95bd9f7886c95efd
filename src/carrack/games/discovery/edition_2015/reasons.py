"""Why something may not be done in the edition of 2015, beside the reasons of reasons.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.reasons import COMMON, Reason, Reasons
from carrack.games.discovery.tables.reasons import NO_SUCH_SEAT, REASONS, YOUR_OWN_SEAT

NATION_TAKEN: Final[i64] = 45
NO_MAYFLOWER: Final[i64] = 46
SHIPS_SAILED: Final[i64] = 47
NO_FREE_SHIP: Final[i64] = 48
NO_SCOUTS: Final[i64] = 49
KNOWN_ALREADY: Final[i64] = 50
NO_CARDS: Final[i64] = 51
NOT_PORTUGAL: Final[i64] = 52
POWER_USED: Final[i64] = 53
NOBODY_THERE: Final[i64] = 54
ALIKE: Final[i64] = 55
OWN_WORKER: Final[i64] = 56
NO_SUCH_LOSS: Final[i64] = 57
NO_COLONIST_THERE: Final[i64] = 58
NOT_SO_MANY: Final[i64] = 59
NO_COUNTER: Final[i64] = 60
NAMED_ALREADY: Final[i64] = 61
NO_SUCH_GOOD: Final[i64] = 62
SAME_GOOD: Final[i64] = 63
NO_FURTHER: Final[i64] = 64


def _table() -> list[Reason]:
    """The reasons of 2007. Two are no longer those of a war alone: tiles name other players too."""
    anywhere = (NO_SUCH_SEAT, YOUR_OWN_SEAT)
    return [row._replace(rule="") if row.code in anywhere else row for row in REASONS.table[len(COMMON) :]]


REASONS_2015: Final = Reasons(
    [
        *_table(),
        Reason(NATION_TAKEN, "nation-taken", "auction.nation"),
        Reason(NO_MAYFLOWER, "no-mayflower", "tiles.mayflower", absent=True),
        Reason(SHIPS_SAILED, "ships-sailed", "tiles.mayflower"),
        Reason(NO_FREE_SHIP, "no-free-ship", "tiles.mayflower"),
        Reason(NO_SCOUTS, "no-scouts", "options.scouting", absent=True),
        Reason(KNOWN_ALREADY, "known-already", "options.scouting"),
        Reason(NO_CARDS, "no-cards", "discovery.deck"),
        Reason(NOT_PORTUGAL, "not-portugal", "nations.portugal", absent=True),
        Reason(POWER_USED, "power-used", "nations.portugal"),
        Reason(NOBODY_THERE, "nobody-there", ""),
        Reason(ALIKE, "alike", "nations.england"),
        Reason(OWN_WORKER, "own-worker", "nations.italy"),
        Reason(NO_SUCH_LOSS, "no-such-loss", "tiles.plague_2", absent=True),
        Reason(NO_COLONIST_THERE, "no-colonist-there", "tiles.plague_3"),
        Reason(NOT_SO_MANY, "not-so-many", "tiles.plague_3"),
        Reason(NO_COUNTER, "no-counter", "tiles.rewrite_history"),
        Reason(NAMED_ALREADY, "named-already", "tiles.rewrite_history"),
        Reason(NO_SUCH_GOOD, "no-such-good", "", absent=True),
        Reason(SAME_GOOD, "same-good", "tiles.smuggler"),
        Reason(NO_FURTHER, "no-further", "nations.england"),
    ]
)
