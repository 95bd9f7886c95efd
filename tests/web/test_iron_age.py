"""The Iron Age on its own board: every kind of question of the recorded games is answered on it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page

import carrack
from tests import recorded
from tests.server.harbour import Harbour
from tests.web.browser import PHONE
from tests.web.conftest import Somebody
from tests.web.own_board import ANSWERS, LOW, WIDE
from tests.web.positions import Easel

SEATS: Final = 3
SCROLLED: Final = "() => [...document.querySelectorAll('.deeds')].some((one) => one.scrollHeight > one.clientHeight)"


def kinds() -> list[carrack.State]:
    """Of all questions with the same verbs one with most answers."""
    found: dict[tuple[str, ...], carrack.State] = {}
    for _, _, state in recorded.questions("iron-age"):
        if state.seats != SEATS:
            continue
        verbs = {str(state.game.describe(code)["verb"]) for code in state.legal()}
        kind = (state.game.steps[state.step].name, *sorted(verbs))
        if kind not in found or len(state.legal()) > len(found[kind].legal()):
            found[kind] = state.clone()
    return list(found.values())


def looked(page: Page, legal: set[int], phone: bool) -> list[str]:
    """What is wrong with the answers on the board."""
    found: list[dict[str, Any]] = page.evaluate(ANSWERS, [24, phone])
    given = {answer for one in found for answer in one["answers"]}
    wrong = [one["wrong"] for one in found if one["wrong"]]
    wrong += ["to be scrolled"] if page.evaluate(SCROLLED) else []
    return wrong + [f"not there, or not meant: {action}" for action in sorted(given ^ legal)]


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_every_kind_of_question_is_answered_on_the_board(somebody: Somebody, harbour: Harbour, locale: str) -> None:
    """In the window, uncovered and large enough; nothing has to be scrolled for it but a phone."""
    page = somebody(listed=False, locale=locale).open("/")
    easel = Easel(harbour, page, carrack.game("iron-age"), SEATS, painted=False)
    trouble = {}
    steps = set()
    for state in kinds():
        easel.show(state)
        steps.add(state.game.steps[state.step].name)
        for size in (LOW, WIDE, PHONE):
            page.set_viewport_size(size)
            wrong = looked(page, set(state.legal()), size is PHONE)
            if wrong:
                trouble[f"{state.game.steps[state.step].name} at {size['width']}"] = wrong
    assert trouble == {}
    assert steps >= {"settle", "again", "declare", "conquest", "build", "buy", "store"}
