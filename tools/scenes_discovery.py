"""A moment of recorded games of Discovery for the pictures: a battle."""

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
UNLISTED: Final = "localStorage['carrack-list'] = 'false'"


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

    return sit_at(harbour, page, id, moment.name, moment.revision, language)


def battle(id: str) -> Go:
    """Who falls is chosen, in the battle with the most to choose from."""

    def go(harbour: Harbour, page: Page, language: str) -> None:
        page.evaluate(UNLISTED)
        hits = [moment for moment in moments(id) if moment.step == "hit"]
        sit(harbour, page, language, id, max(hits, key=lambda moment: (moment.answers, moment.turn)))

    return go
