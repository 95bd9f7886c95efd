"""Endeavor on its own board: everything is seen at once, and every question is answered on it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import carrack
from tests import boards
from tests.server.harbour import Harbour
from tests.web.browser import PATIENCE, PHONE
from tests.web.conftest import Somebody
from tests.web.desk import PAUSE
from tests.web.laid import Laid
from tests.web.own_board import HIDDEN, LOW, WIDE, at_a_table, press

SCROLLED: Final = """() =>
  [
    document.documentElement,
    ...document.querySelectorAll(".middle, .around, .endeavor, .below, .mat, .supply, .display"),
  ]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className || one.tagName} ${one.scrollWidth} ${one.scrollHeight}`)"""


@pytest.mark.parametrize(("seats", "locale"), [(1, "fr-FR"), (2, "en-GB"), (5, "fr-FR")])
def test_it_is_seen_without_scrolling_and_whatever_is_lit_can_be_clicked(
    somebody: Somebody, harbour: Harbour, seats: int, locale: str
) -> None:
    desk = at_a_table(harbour, somebody, "endeavor", seats, locale=locale)
    desk.page.evaluate("document.fonts.ready")
    for _ in range(40):
        if not desk.wait_for_a_question():
            break
        for size in (LOW, WIDE):
            desk.page.set_viewport_size(size)
            assert desk.page.evaluate(SCROLLED) == [], (size, desk.prompt.inner_text())
            assert desk.page.evaluate(HIDDEN) == [], (size, desk.prompt.inner_text())
        press(desk)


@pytest.mark.parametrize(
    ("seats", "table"),
    [
        pytest.param(1, {"level": "easy"}, marks=pytest.mark.soak),
        (1, {"level": "normal"}),
        pytest.param(1, {"level": "hard"}, marks=pytest.mark.soak),
        pytest.param(2, {}, marks=pytest.mark.soak),  # two people play it in test_endeavor_play.py
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
    desk.page.reload()
    expect(desk.result.get_by_role("heading", name="The game is over")).to_be_in_viewport()


def test_the_finger_chooses_what_a_phone_shows(somebody: Somebody, harbour: Harbour) -> None:
    desk = at_a_table(harbour, somebody, "endeavor", 3, viewport=PHONE, has_touch=True, is_mobile=True)
    page = desk.page
    page.get_by_role("button", name="World", exact=True).tap()
    page.get_by_role("button", name="Africa").tap()
    expect(page.get_by_role("region", name="Africa")).to_contain_text("Luanda")
    page.get_by_role("button", name="the whole board: Bot B").tap()
    expect(page.get_by_role("region", name="Board of Bot B")).to_be_in_viewport()
    page.get_by_role("button", name="World", exact=True).tap()
    expect(page.get_by_role("region", name="Africa")).to_be_visible()


def test_another_board_takes_the_place_of_mine_on_demand(somebody: Somebody, harbour: Harbour) -> None:
    desk = at_a_table(harbour, somebody, "endeavor", 2)
    page = desk.page
    page.get_by_role("button", name="the whole board").click()
    expect(page.get_by_role("region", name="Board of Bot B")).to_be_visible()
    page.get_by_role("button", name="Back to mine").click()
    expect(page.get_by_role("region", name="Board of Bot B")).to_be_hidden()


# Every question of the recorded games.

SIGHTS: Final[dict[str, dict[str, Any]]] = {
    "1280x720": {"viewport": LOW, "locale": "en-GB"},
    "1440x900": {"viewport": WIDE, "locale": "fr-FR"},
    "390x844": {"viewport": PHONE, "locale": "fr-FR", "has_touch": True, "is_mobile": True},
}
ONE_OF_A_KIND: Final = 1000
# What is lit, by what it says a click answers, and why it cannot be hit. A finger opens each region that waits, and
# brings each thing into sight first. All of it in the page: the question may change between two looks from outside.
OFFERED: Final = """async ([least, finger]) => {
  const wrong = (one) => {
    if (finger) one.scrollIntoView({ block: "center" });
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button");
    const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    const small = Math.min(width, height) < least - 0.5;
    return outside ? "outside" : there !== one ? "covered" : small ? `${width} x ${height}` : "";
  };
  const look = (region) =>
    [...document.querySelectorAll(".thing.lit")].filter((one) => one.checkVisibility()).map((one) =>
      [one.querySelector(":scope > .unseen").textContent.trim(), region || wrong(one)]);
  const offered = look("");
  for (const region of finger ? document.querySelectorAll(".small button.waits") : []) {
    const reached = wrong(region);
    region.click();
    await new Promise((resolve) => setTimeout(resolve));
    offered.push(...look(reached));
  }
  return offered;
}"""


def asked_of_the_first(id: str, share: int) -> Iterator[carrack.State]:
    """Questions of seat 0, one of each kind; of those that differ in their number of answers alone one in `share`."""
    seen: dict[tuple[object, ...], int] = {}
    for state in boards.positions(id):
        if state.actor != 0:
            continue
        verbs = {state.game.describe(code)["verb"] for code in state.legal()}
        kind = (state.seats, state.game.steps[state.step].name, *sorted(map(str, verbs)))
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] % share == 1 % share:
            yield state


@pytest.mark.parametrize(
    ("sight", "share"),
    [
        ("1280x720", ONE_OF_A_KIND),
        ("390x844", ONE_OF_A_KIND),
        *(pytest.param(sight, 1, marks=pytest.mark.soak) for sight in SIGHTS),
    ],
)
def test_every_answer_of_the_recorded_games_can_be_hit_on_the_board(
    somebody: Somebody, harbour: Harbour, sight: str, share: int
) -> None:
    """In the window, uncovered and large enough; on a phone after a tap on its region, and as large as a finger."""
    options = SIGHTS[sight]
    phone = options["viewport"] == PHONE
    language = str(options["locale"])[:2]
    tables: dict[int, Laid] = {}
    for state in asked_of_the_first("endeavor", share):
        if state.seats not in tables:
            tables[state.seats] = Laid(at_a_table(harbour, somebody, "endeavor", state.seats, **options).page)
        laid = tables[state.seats]
        laid.lay(state)
        words = [
            state.game.words.say(f"verb-{said['verb']}", language, said)
            for said in map(state.game.describe, state.legal())
        ]
        offered = hit(laid.page, words, phone)
        assert laid.page.evaluate("document.documentElement.scrollWidth") <= options["viewport"]["width"]
        where = (state.game.steps[state.step].name, state.seats)
        for said in words:
            found = [wrong for heard, wrong in offered if heard.endswith(said)]
            assert found, (*where, said, [heard for heard, _ in offered])
            assert "" in found, (*where, said, found)


def hit(page: Page, words: list[str], phone: bool) -> list[tuple[str, str]]:
    """What is lit, and why it cannot be hit if it cannot: as soon as all of it has been drawn."""
    least = [44 if phone else 24, phone]
    end = time.monotonic() + PATIENCE / 1000
    while True:
        offered: list[tuple[str, str]] = [tuple(one) for one in page.evaluate(OFFERED, least)]
        heard = [words for words, _ in offered]
        if all(any(one.endswith(said) for one in heard) for said in words) or time.monotonic() > end:
            return offered
        page.wait_for_timeout(PAUSE)
