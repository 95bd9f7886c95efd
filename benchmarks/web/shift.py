"""How much a table moves about over a whole game: the layout shifts that Chromium sees, and what they moved.

python -m benchmarks.web.shift [GAME ...]

A shift that follows a click within half a second counts too: nothing but what the game moves may move.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any, Final

from benchmarks.web.place import EDITIONS, HAND, LOW, WIDE, Place, place, say
from tests.web.desk import Desk, new_table
from tests.web.own_board import press
from tests.web.shifts import WATCH, shifts_of

FLOOR: Final = 0.1
GOAL: Final = 0.02
NAMED: Final = 4  # of what moved, that which moved most
SIZES: Final = {"1280 x 720": LOW, "1440 x 900": WIDE, "390 x 844": HAND}


def measure(at: Place, game: str, **options: Any) -> list[dict[str, Any]]:
    """A game on its own board with the show on, from the first question to the result."""
    with at.visitor(show="fast", listed=False, **options) as page:
        bots = {"1": "random", "2": "random"}
        page.goto(f"{at.harbour.base_url}/table/{new_table(at.harbour, page, game, seats=3, bots=bots)}")
        desk = Desk(page)
        assert desk.wait_for_a_question()
        page.wait_for_load_state("networkidle")  # the board itself has come, and its fonts
        page.evaluate("document.fonts.ready")
        page.evaluate(WATCH)
        desk.play_on(lambda: press(desk))
        return shifts_of(page)


def run(at: Place, *games: str) -> None:
    for game in games or EDITIONS:
        for size, options in SIZES.items():
            found = measure(at, game, **options)
            total = sum(one["value"] for one in found)
            say(f"layout shift of a game, {game}, {size}", total, "", FLOOR, GOAL)
            moved: Counter[str] = Counter()
            for one in found:
                for what in dict.fromkeys(one["moved"]):
                    moved[what] += one["value"]
            for what, value in moved.most_common(NAMED):
                print(f"    {value:.4f} {what}", flush=True)


if __name__ == "__main__":
    with place() as here:
        run(here, *sys.argv[1:])
