"""The variants, and the readings of the solo game. Seats choose the mode where the box does."""

from __future__ import annotations

from typing import Final

from carrack.core.options import Option

SOLO: Final = (1,)
TABLES: Final = (2, 3, 4, 5)

OPTIONS: Final = {
    "in_one_go": Option("bool", True, seats=TABLES),
    "neutral_discs": Option("bool", False, seats=(3,)),
    "level": Option("choice", "normal", ("easy", "normal", "hard"), seats=SOLO),
    "free_build": Option("bool", False, seats=SOLO),
    "links_only": Option("bool", False, seats=SOLO),
}
