"""How much a table moves about over a whole game: the layout shifts that Chromium sees, and what they moved.

python -m benchmarks.web.shift [GAME ...]

A shift that follows a click within half a second counts too: nothing but what the game moves may move.
"""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import ExitStack
from typing import Any, Final

from playwright.sync_api import Page

from benchmarks.web.place import EDITIONS, HAND, LOW, WIDE, Place, place, say
from tests.web.desk import PAUSE, Desk, new_table
from tests.web.own_board import answered
from tests.web.shifts import WATCH, shifts_of

FLOOR: Final = 0.1
GOAL: Final = 0.02
NAMED: Final = 4  # of what moved, that which moved most
SIZES: Final = {"1280 x 720": LOW, "1440 x 900": WIDE, "390 x 844": HAND}


def begin(at: Place, page: Page, game: str) -> Desk:
    """A table of a game on its own board, at the first question; from here on it is watched."""
    bots = {"1": "random", "2": "random"}
    page.goto(f"{at.harbour.base_url}/table/{new_table(at.harbour, page, game, seats=3, bots=bots)}")
    desk = Desk(page)
    assert desk.wait_for_a_question()
    page.wait_for_load_state("networkidle")  # the board itself has come, and its fonts
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH)
    return desk


def play(desks: list[Desk]) -> None:
    """Each game to its result. Most of a game is waiting for the show, so all of them are played side by side."""
    left = list(desks)
    while left:
        for desk in left:
            if desk.state() == "asked":
                answered(desk)
        left = [desk for desk in left if desk.state() != "over"]
        desks[0].page.wait_for_timeout(PAUSE)


def tell(game: str, size: str, found: list[dict[str, Any]]) -> None:
    say(f"layout shift of a game, {game}, {size}", sum(one["value"] for one in found), "", FLOOR, GOAL)
    moved: Counter[str] = Counter()
    for one in found:
        for what in dict.fromkeys(one["moved"]):
            moved[what] += one["value"]
    for what, value in moved.most_common(NAMED):
        print(f"    {value:.4f} {what}", flush=True)


def run(at: Place, *games: str) -> None:
    """With the show on, from the first question to the result, in every size."""
    for game in games or EDITIONS:
        with ExitStack() as stack:
            visits = (at.visitor(show="fast", listed=False, **options) for options in SIZES.values())
            desks = [begin(at, stack.enter_context(visit), game) for visit in visits]
            play(desks)
            for size, desk in zip(SIZES, desks, strict=True):
                tell(game, size, shifts_of(desk.page))


if __name__ == "__main__":
    with place() as here:
        run(here, *sys.argv[1:])
