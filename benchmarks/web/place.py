"""Where the page is measured: a harbour, a browser, the boards; and how a figure is said."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.harbour import Harbour, running
from tests.web.browser import PHONE, chromium_of, remembering
from tests.web.desk import Desk, new_table
from tests.web.games import cataloged

# A game for each board: both editions of Discovery lie on one.
BOARDS: Final = ("iron-age", "discovery-2015", "endeavor")
EDITIONS: Final = (*BOARDS, "discovery-2007")  # where each has to be looked at
LOW: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 720}}
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
HAND: Final[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


class Place(NamedTuple):
    harbour: Harbour
    browser: Browser

    @contextmanager
    def visitor(self, show: str = "off", listed: bool = True, **options: Any) -> Iterator[Page]:
        """Somebody in the harbour with an empty cache."""
        context = self.browser.new_context(**options)
        remembering(context, show, listed)
        page = context.new_page()
        page.goto(self.harbour.base_url)
        page.get_by_role("article").first.wait_for()
        try:
            yield page
        finally:
            context.close()


@contextmanager
def place() -> Iterator[Place]:
    with (
        tempfile.TemporaryDirectory() as folder,
        cataloged(),
        running(Path(folder), minds="tests.web.minds:MINDS") as harbour,
        sync_playwright() as playwright,
    ):
        browser = chromium_of(playwright)
        yield Place(harbour, browser)
        browser.close()


def p95(taken: Sequence[float]) -> float:
    return sorted(taken)[int(len(taken) * 0.95)]


Measure = Callable[[Page, Desk, int], list[float]]  # so many milliseconds, or fewer where the game ends before


def time_answers(at: Place, what: str, measure: Measure, answers: int, floor: float, goal: float) -> None:
    """Something that is measured at so many answers, at a table of every board; when its game is over, at another."""
    for game in BOARDS:
        taken: list[float] = []
        with at.visitor(reduced_motion="reduce", **WIDE) as page:
            while len(taken) < answers:
                page.goto(f"{at.harbour.base_url}/table/{new_table(at.harbour, page, game)}")
                taken += measure(page, Desk(page, seed=len(taken)), answers - len(taken))
        say(f"{what}, {game}, p95 of {len(taken)}", p95(taken), "ms", floor, goal)


def say(what: str, value: float, unit: str, floor: float, goal: float) -> None:
    """A figure beside what it should come to."""
    reached = "goal reached" if value <= goal else "floor reached" if value <= floor else "FLOOR MISSED"
    print(f"{what}: {value:.4g} {unit}".rstrip() + f" (floor {floor:g}, goal {goal:g}): {reached}", flush=True)
