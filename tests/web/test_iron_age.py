"""The Iron Age on its own board: every kind of question of the recorded games is answered on it."""

from __future__ import annotations

import time
from typing import Any, Final

import pytest
from playwright.sync_api import Page

import carrack
from tests import recorded
from tests.server.harbour import Harbour
from tests.web.browser import PATIENCE, PHONE
from tests.web.conftest import Somebody
from tests.web.desk import PAUSE
from tests.web.laid import Laid
from tests.web.own_board import ANSWERS, LOW, WIDE, at_a_table

SEATS: Final = 3
SCROLLED: Final = "() => [...document.querySelectorAll('.deeds')].some((one) => one.scrollHeight > one.clientHeight)"


def kinds() -> list[carrack.State]:
    """Of all questions with the same verbs one with most answers."""
    found: dict[tuple[str, ...], carrack.State] = {}
    for _, _, state in recorded.questions("iron-age"):
        if state.seats != SEATS or state.actor != 0:
            continue
        verbs = {str(state.game.describe(code)["verb"]) for code in state.legal()}
        kind = (state.game.steps[state.step].name, *sorted(verbs))
        if kind not in found or len(state.legal()) > len(found[kind].legal()):
            found[kind] = state.clone()
    return list(found.values())


def looked(page: Page, legal: set[int], phone: bool) -> list[str]:
    """What is wrong with the answers on the board, as soon as they have been drawn."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        found: list[dict[str, Any]] = page.evaluate(ANSWERS, [24, phone])
        given = {answer for one in found for answer in one["answers"]}
        if given == legal or time.monotonic() > end:
            wrong = [one["wrong"] for one in found if one["wrong"]]
            wrong += ["to be scrolled"] if page.evaluate(SCROLLED) else []
            return wrong + [f"not there, or not meant: {action}" for action in sorted(given ^ legal)]
        page.wait_for_timeout(PAUSE)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_every_kind_of_question_is_answered_on_the_board(somebody: Somebody, harbour: Harbour, locale: str) -> None:
    """In the window, uncovered and large enough; nothing has to be scrolled for it but a phone."""
    page = at_a_table(harbour, somebody, "iron-age", SEATS, locale=locale).page
    laid = Laid(page)
    trouble = {}
    steps = set()
    for state in kinds():
        laid.lay(state)
        steps.add(state.game.steps[state.step].name)
        for size in (LOW, WIDE, PHONE):
            page.set_viewport_size(size)
            wrong = looked(page, set(state.legal()), size is PHONE)
            if wrong:
                trouble[f"{state.game.steps[state.step].name} at {size['width']}"] = wrong
    assert trouble == {}
    assert steps >= {"settle", "again", "declare", "conquest", "build", "buy", "store"}
