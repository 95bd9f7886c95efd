"""How much a table moves about over a game: the layout shifts that Chromium sees, and what they moved.

python -m benchmarks.web.shift [GAME] [ANSWERS]

A shift that follows a click within half a second counts too: nothing but what the game moves may move. Goal: none.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.server.harbour import Harbour, running
from tests.web.browser import PHONE, chromium_of, remembering
from tests.web.desk import Desk, new_table
from tests.web.shifts import WATCH, shifts_of

SIZES: Final[dict[str, dict[str, Any]]] = {
    "1280 x 720": {"viewport": {"width": 1280, "height": 720}},
    "1440 x 900": {"viewport": {"width": 1440, "height": 900}},
    "390 x 844": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


def measure(browser: Browser, harbour: Harbour, game: str, answers: int, **options: Any) -> list[dict[str, Any]]:
    """A game with the show on, from the first question on."""
    context = browser.new_context(**options)
    remembering(context, show="fast", listed=False)
    page = context.new_page()
    page.goto(harbour.base_url)
    table = new_table(harbour, page, game, seats=3, bots={"1": "random", "2": "random"})
    page.goto(f"{harbour.base_url}/table/{table}")
    desk = Desk(page)
    page.locator(".thing:visible").first.wait_for()
    page.wait_for_timeout(1000)  # fonts and the board itself have come
    page.evaluate(WATCH)
    for _ in range(answers):
        if not desk.wait_for_a_question():
            break
        lit = desk.board.locator(".thing.lit:not(.rack *):visible")  # a worker in the rack is only taken up
        places = lit if lit.count() > 0 else desk.options
        desk.click(places.nth(desk.chance.randrange(places.count())))
    found = shifts_of(page)
    context.close()
    return found


def main(game: str, answers: int) -> None:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as harbour, sync_playwright() as playwright:
        browser = chromium_of(playwright)
        for name, options in SIZES.items():
            found = measure(browser, harbour, game, answers, **options)
            print(f"{game}, {name}: {sum(one['value'] for one in found):.4f} in {len(found)} shifts", flush=True)
            moved: Counter[str] = Counter()
            for one in found:
                moved.update(dict.fromkeys(one["moved"], one["value"]))
            for what, value in moved.most_common(8):
                print(f"    {value:.4f} {what}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "iron-age", int(sys.argv[2]) if len(sys.argv) > 2 else 40)
