"""Endeavor on its own board: everything is seen at once, and every question is answered on it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.server.harbour import Harbour
from tests.web.browser import PHONE
from tests.web.conftest import Somebody
from tests.web.desk import PAUSE, Desk
from tests.web.own_board import HIDDEN, LOW, WIDE, at_a_table

SCROLLED: Final = """() =>
  [
    document.documentElement,
    ...document.querySelectorAll(".middle, .around, .endeavor, .below, .mat, .supply, .display"),
  ]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className || one.tagName} ${one.scrollWidth} ${one.scrollHeight}`)"""
# Clicks something that is lit, on the board or on a card of the Opposition: each is one answer.
CLICK: Final = """([chance]) => {
  const lit = [...document.querySelectorAll(".thing.lit")].filter((one) => one.checkVisibility());
  lit[Math.floor(chance * lit.length)]?.click();
}"""
AWAITED: Final = 3_000  # milliseconds after which a click was too late: the question had changed


def press(desk: Desk) -> None:
    """Answers by a click on the board, and waits until the answer has arrived."""
    before = len(desk.acts)
    while len(desk.acts) == before:
        desk.page.evaluate(CLICK, [desk.chance.random()])
        for _ in range(0, AWAITED, PAUSE):
            if len(desk.acts) > before:
                break
            desk.page.wait_for_timeout(PAUSE)
    assert desk.acts[-1] == 200
    desk.wait_for_a_question()


@pytest.mark.parametrize("viewport", [LOW, WIDE], ids=["1280x720", "1440x900"])
@pytest.mark.parametrize(("seats", "locale"), [(1, "fr-FR"), (2, "en-GB"), (5, "fr-FR")])
def test_it_is_seen_without_scrolling_and_whatever_is_lit_can_be_clicked(
    somebody: Somebody, harbour: Harbour, seats: int, locale: str, viewport: dict[str, int]
) -> None:
    desk = at_a_table(harbour, somebody, "endeavor", seats, locale=locale, viewport=viewport)
    desk.page.evaluate("document.fonts.ready")
    for _ in range(40):
        if not desk.wait_for_a_question():
            break
        assert desk.page.evaluate(SCROLLED) == [], desk.prompt.inner_text()
        assert desk.page.evaluate(HIDDEN) == [], desk.prompt.inner_text()
        press(desk)


@pytest.mark.parametrize(
    ("seats", "table"),
    [
        (1, {"level": "easy"}),
        (1, {"level": "normal"}),
        (1, {"level": "hard"}),
        (2, {}),
        (3, {"neutral_discs": True}),
        (5, {}),
    ],
    ids=["solo-easy", "solo-normal", "solo-hard", "two", "three-neutral", "five"],
)
def test_a_whole_game_by_clicks_on_the_board_alone(
    somebody: Somebody, harbour: Harbour, seats: int, table: dict[str, Any]
) -> None:
    """The list is closed: where nothing is lit there would be nothing to press."""
    desk = at_a_table(harbour, somebody, "endeavor", seats, table)
    assert desk.play_on(lambda: press(desk)) > 14
    expect(desk.result).to_be_visible()


def test_a_whole_game_on_a_phone(somebody: Somebody, harbour: Harbour) -> None:
    """The part that is asked comes up by itself: something is always lit, and nothing is wider than the screen."""
    desk = at_a_table(harbour, somebody, "endeavor", 3, viewport=PHONE, has_touch=True, is_mobile=True)
    while desk.wait_for_a_question():
        wide = desk.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], desk.prompt.inner_text()
        press(desk)
    expect(desk.result).to_be_visible()


def test_the_finger_chooses_what_a_phone_shows(somebody: Somebody, harbour: Harbour) -> None:
    desk = at_a_table(harbour, somebody, "endeavor", 3, viewport=PHONE, has_touch=True, is_mobile=True)
    page = desk.page
    page.get_by_role("button", name="World", exact=True).tap()
    page.get_by_role("button", name="Africa").tap()
    expect(page.get_by_role("region", name="Africa")).to_contain_text("Luanda")


def test_another_board_takes_the_place_of_mine_on_demand(somebody: Somebody, harbour: Harbour) -> None:
    desk = at_a_table(harbour, somebody, "endeavor", 2)
    page = desk.page
    page.get_by_role("button", name="the whole board").click()
    expect(page.get_by_role("region", name="Board of Bot B")).to_be_visible()
    page.get_by_role("button", name="Back to mine").click()
    expect(page.get_by_role("region", name="Board of Bot B")).to_be_hidden()
