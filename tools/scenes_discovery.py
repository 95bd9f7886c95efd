"""Moments of recorded games of Discovery for the pictures: a battle, an age that is scored, the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from tests import recorded
from tests.server.harbour import Harbour
from tests.web.desk import Desk

Go = Callable[[Harbour, Page, str], None]

SEATS: Final = (3, 4)  # at so many there is something to see, and room to see it
AGE: Final = 6  # the turn at whose end an age is scored, in a full New World
LAST: Final = 8
SHOWN: Final = "localStorage['carrack-settings'] = JSON.stringify({ show: 'slow', idle: false })"
HIDDEN: Final = "localStorage['carrack-settings'] = JSON.stringify({ show: 'off', idle: false })"
LISTED: Final = "localStorage['carrack-list'] = 'true'"
UNLISTED: Final = "localStorage['carrack-list'] = 'false'"
SCORED: Final = "all => all.map((one) => one.dataset.where.split(' ')[0])"
STEP: Final = 100  # milliseconds of the page's clock
REGIONS: Final = 3  # how many of them are counted when the picture is taken
MOST: Final = 3_000  # steps in which an age has come to its end


class Moment(NamedTuple):
    turn: int
    step: str
    answers: int
    name: str
    revision: int


@cache
def moments(id: str) -> tuple[Moment, ...]:
    """The questions of games with a few seats."""
    found = []
    for name, revision, state in recorded.questions(id):
        if state.seats in SEATS:
            view: dict[str, Any] = state.game.view(state, None)
            found.append(Moment(view["round"], view["step"], len(state.legal()), name, revision))
    return tuple(found)


def sit(harbour: Harbour, page: Page, language: str, id: str, moment: Moment) -> Desk:
    from tests.web.test_preview import sit_at  # here: each worker of the server reads this file when it starts

    return sit_at(harbour, page, id, moment.name, moment.revision, language, level="easy")


def close(page: Page, language: str) -> None:
    """The list of answers, by which the game went on."""
    page.get_by_role("button", name={"en": "List", "fr": "Liste"}[language], exact=True).click()


def battle(id: str) -> Go:
    """Who falls is chosen, in the battle with the most to choose from."""

    def go(harbour: Harbour, page: Page, language: str) -> None:
        page.evaluate(UNLISTED)
        hits = [moment for moment in moments(id) if moment.step == "hit"]
        sit(harbour, page, language, id, max(hits, key=lambda moment: (moment.answers, moment.turn)))

    return go


def age(id: str) -> Go:
    """The colonies of an age while they are counted, region by region. The page's clock stands still for it."""

    def go(harbour: Harbour, page: Page, language: str) -> None:
        page.evaluate(LISTED)
        page.evaluate(SHOWN)
        page.clock.install()
        desk = sit(harbour, page, language, id, [moment for moment in moments(id) if moment.turn == AGE][-1])
        page.clock.pause_at(page.evaluate("Date.now()") + 1)
        seen: set[str] = set()
        for _ in range(MOST):
            if len(seen) >= REGIONS:
                break
            if desk.state() == "asked":
                acts = len(desk.acts)
                desk.options.last.evaluate("one => one.click()")
                desk.wait_for_acts(acts + 1)
            page.clock.run_for(STEP)
            seen.update(page.locator(".presence.scored").evaluate_all(SCORED))
        assert seen, "no age was scored"
        close(page, language)

    return go


def end(id: str) -> Go:
    """The result of a game, with the board above it."""

    def go(harbour: Harbour, page: Page, language: str) -> None:
        page.evaluate(LISTED)
        page.evaluate(HIDDEN)
        desk = sit(harbour, page, language, id, [moment for moment in moments(id) if moment.turn == LAST][-1])
        desk.play_on()
        close(page, language)
        desk.result.scroll_into_view_if_needed()

    return go
