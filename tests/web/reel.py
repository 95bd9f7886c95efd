"""A recorded game looked back on move by move, as a film: the page's own clock stands still between two looks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from tests import recorded
from tests.server.harbour import Harbour
from tests.web.conftest import Somebody
from tests.web.desk import keep_settings
from tests.web.own_board import WIDE

STEP: Final = 100  # milliseconds of the page's own clock
MOST: Final = 300  # steps in which a move has been shown
# Whatever begins to move stands still where it begins: however slow the machine, it is there to be looked at.
HOLD: Final = """() => {
  for (const one of document.getAnimations()) if (isFinite(one.effect.getComputedTiming().endTime)) one.finish();
  const held = new CSSStyleSheet();
  held.replaceSync("*, ::before, ::after { animation-play-state: paused !important; }");
  document.adoptedStyleSheets = [held];
}"""
# Things that move in a certain way.
MOVING: Final = """(way) => document.getAnimations()
  .filter((one) => one.animationName?.endsWith(way)).map(({ effect }) => effect.target.dataset.thing ?? "")"""


class Act(NamedTuple):
    """A move of a recorded game, and what was told of it, in this order."""

    game: str
    name: str
    revision: int
    events: list[dict[str, Any]]


def acts(game: str) -> Iterator[Act]:
    """As those see them who only watch; games in which something was taken back are left out."""
    for name in recorded.names(game):
        match = recorded.replayed(game, name)
        if len(recorded.line(match)) != match.revision:
            continue
        for revision, events in groupby(match.told_to(None, 0), key=lambda event: int(str(event["revision"]))):
            if revision > 1:
                yield Act(game, name, revision, list(events))


def act(game: str, *told: str) -> Act:
    """The first in which all of this is told, each after the one before."""
    for one in acts(game):
        left = iter([event["event"] for event in one.events])
        if all(event in left for event in told):
            return one
    raise AssertionError("no game of the corpus has one")


def watching(somebody: Somebody) -> Page:
    """Somebody who wants to see what moves."""
    return somebody(listed=False, show="slow", viewport=WIDE, reduced_motion="no-preference").open("/")


def shown(harbour: Harbour, page: Page, one: Act) -> Iterator[None]:
    """The move is looked back on: from its first beat on, a moment at a time."""
    here = {"origin": harbour.base_url}
    form = {"record": recorded.text(one.game, one.name)}
    answer = page.request.post(f"{harbour.base_url}/api/tables/import", data=form, headers=here)
    assert answer.ok, answer.text()
    keep_settings(harbour, page)
    page.clock.install()
    with page.expect_response(f"**/moves/{one.revision}*"):  # the page fetches it ahead
        page.goto(f"{harbour.base_url}/table/{answer.json()['id']}/move/{one.revision - 1}")
    page.locator("section.board .sky").wait_for(state="attached")
    page.evaluate(HOLD)
    page.clock.pause_at(page.evaluate("Date.now()") + 1)
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/move/{one.revision}")
    for _ in range(MOST):
        yield
        page.clock.run_for(STEP)
