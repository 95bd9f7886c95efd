"""Every question of the recorded games on the board of Discovery: each answer is there, in sight and large enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

import carrack
from tests import boards, recorded
from tests.server.harbour import Harbour
from tests.web.axe import grave
from tests.web.browser import PHONE
from tests.web.conftest import Somebody
from tests.web.own_board import ANSWERS, BROKEN, LOW, WIDE
from tests.web.positions import Easel, easel_for

GAMES: Final = ("discovery-2007", "discovery-2015")
LANGUAGES: Final = {"discovery-2007": "en-GB", "discovery-2015": "fr-FR"}
RACK: Final = "section.board .rack .thing.lit"


def positions(id: str, every: bool) -> Iterator[carrack.State]:
    """All kinds that there are; or of these one a step."""
    met: set[str] = set()
    for state in boards.positions(id):
        step = state.game.steps[state.step].name
        if len(state.legal()) > 1 and (every or step not in met):
            met.add(step)
            yield state.clone()


def amid(match: carrack.Match) -> carrack.State:
    """A question in the middle of a recorded game."""
    line = recorded.line(match)
    state = match.at(0)
    for revision, action in enumerate(line):
        if state.actor >= 0 and revision >= len(line) // 2:
            return state
        state.play(action)
    raise AssertionError("nobody is asked any more")


def looked(easel: Easel, least: float, scrolls: bool) -> tuple[set[int], set[str]]:
    """The answers that the board gives as it lies there, with each worker taken up in turn; and what is wrong."""
    given: set[int] = set()
    wrong: set[str] = set()
    page = easel.page
    for worker in range(max(1, page.locator(RACK).count())):
        if page.locator(RACK).count() > 0:
            page.locator(RACK).nth(worker).evaluate("one => one.click()")
        found: list[dict[str, Any]] = page.evaluate(ANSWERS, [least, scrolls])
        for one in found:
            given.update(one["answers"])
            wrong.update([one["wrong"]] if one["wrong"] else [])
    return given, wrong


def walk(harbour: Harbour, somebody: Somebody, id: str, every: bool) -> None:
    """One edition in each language."""
    game = carrack.game(id)
    page = somebody(listed=False, locale=LANGUAGES[id]).open("/")
    easels: dict[int, Easel] = {}
    trouble: dict[str, set[str]] = {}
    for state in positions(id, every):
        easel = easel_for(state, harbour, page, easels)
        easel.show(state)
        step = game.steps[state.step].name
        for size in (LOW, WIDE, PHONE):
            page.set_viewport_size(size)
            given, wrong = looked(easel, 44 if size is PHONE else 24, size is PHONE)
            wrong |= set(page.evaluate(BROKEN))
            if size is PHONE:
                tabs = page.locator(".discovery > .tabs button")
                for tab in range(2):
                    tabs.nth(tab).click()
                    more, also = looked(easel, 44, True)
                    given |= more
                    wrong |= also | set(page.evaluate(BROKEN))
            missing = set(state.legal()) - given
            said = wrong | {f"no way to {game.verbs.describe(action)}" for action in missing}
            if said:
                trouble.setdefault(f"{step} at {size['width']}", set()).update(said)
    assert trouble == {}


@pytest.mark.parametrize("id", GAMES)
def test_every_kind_of_question_is_answered_on_the_board(somebody: Somebody, harbour: Harbour, id: str) -> None:
    walk(harbour, somebody, id, every=False)


@pytest.mark.soak
@pytest.mark.parametrize("id", GAMES)
def test_every_question_of_the_recorded_games_is_answered_on_the_board(
    somebody: Somebody, harbour: Harbour, id: str
) -> None:
    walk(harbour, somebody, id, every=True)


@pytest.mark.parametrize("id", GAMES)
def test_every_recorded_game_is_drawn(somebody: Somebody, harbour: Harbour, id: str) -> None:
    """At every number of seats and with every option; whatever the browser complains about fails the test."""
    page = somebody(listed=False).open("/")
    easels: dict[int, Easel] = {}
    for name in recorded.names(id):
        state = amid(recorded.replayed(id, name))
        easel_for(state, harbour, page, easels).show(state)
        assert page.locator(".chart .station").count() == 9
        assert page.locator(".boxes > li").count() == 8


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_serious_on_the_board(somebody: Somebody, harbour: Harbour, viewport: dict[str, int]) -> None:
    page = somebody(listed=False, viewport=viewport).open("/")
    match = recorded.replayed("discovery-2015", "six-table-4")
    Easel(harbour, page, match.game, match.at(0).seats).show(amid(match))
    assert grave(page) == {}
