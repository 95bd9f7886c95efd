"""What a browser fetches, as it comes over the wire: the first time it opens the page, and for a board of its own.

python -m benchmarks.web.weight
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from benchmarks.web.place import BOARDS, WIDE, Place, place, say
from examples.nim import GAME as NIM
from tests.web.desk import Desk, new_table

KILO: Final = 1000
# What was fetched for this page, by address: kilobytes of its body, packed. What came from the cache counts as well.
FETCHED: Final = """() => Object.fromEntries(
  [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .filter((one) => !one.name.includes("/stream"))
    .map((one) => [one.name, one.encodedBodySize])
)"""


def fetched(page: Page) -> dict[str, float]:
    page.wait_for_function("document.fonts.status === 'loaded'")
    found: dict[str, float] = page.evaluate(FETCHED)
    return {name: size / KILO for name, size in found.items()}


def at_table(at: Place, page: Page, game: str) -> dict[str, float]:
    """The page's own files that a table of this game needs."""
    page.goto(f"{at.harbour.base_url}/table/{new_table(at.harbour, page, game)}")
    assert Desk(page).wait_for_a_question()
    page.wait_for_load_state("networkidle")
    return {name: size for name, size in fetched(page).items() if "/assets/" in name}


def run(at: Place) -> None:
    with at.visitor(**WIDE) as page:
        page.wait_for_load_state("networkidle")
        first = fetched(page)
        scripts = sum(size for name, size in first.items() if name.endswith(".js"))
        say("first load, JavaScript", scripts, "kB", 150, 80)
        say("first load, in all", sum(first.values()), "kB", 400, 250)
        shared = at_table(at, page, NIM.id)
        for game in BOARDS:
            own = {name: size for name, size in at_table(at, page, game).items() if name not in shared}
            say(f"a board's own code, {game}", sum(own.values()), "kB", 90, 60)


if __name__ == "__main__":
    with place() as here:
        run(here)
