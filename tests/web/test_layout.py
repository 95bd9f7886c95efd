"""Nothing moves but what the game moves: every part of a table has its place, and a board is seen without scrolling."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from examples.nim import GAME as NIM
from tests.server.harbour import Harbour
from tests.web.browser import PHONE
from tests.web.conftest import Somebody
from tests.web.desk import Desk, new_table
from tests.web.own_board import BROKEN, LOW, WIDE
from tests.web.shifts import WATCH, shifts_of

ANSWERS: Final = 14
STILL: Final = 0.004  # the sum of all layout shifts: digits and captions that change their width, and nothing else
SCROLLED: Final = """() => [document.documentElement, ...document.querySelectorAll(".middle, .board, .tray, .sheet")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.className || one.tagName)"""
PLACES: Final = """() => Object.fromEntries([...document.querySelectorAll("section.board [data-thing]")]
  .filter((one) => !one.closest(".tray"))
  .map((one) => [one.dataset.thing, [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight].join(" ")]))"""


def at_a_table(harbour: Harbour, somebody: Somebody, game: str = "iron-age", seats: int = 4, **options: Any) -> Desk:
    page = somebody(**options).open("/")
    bots = {str(seat): "random" for seat in range(1, seats)}
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page, game, seats=seats, bots=bots)}")
    desk = Desk(page, options.get("locale", "en")[:2])
    assert desk.wait_for_a_question()
    return desk


def play(desk: Desk) -> None:
    places = desk.lit if desk.lit.count() > 0 else desk.options
    desk.click(places.nth(desk.chance.randrange(places.count())))


@pytest.mark.parametrize(("locale", "listed"), [("en-GB", False), ("fr-FR", False), ("fr-FR", True)])
def test_the_iron_age_is_seen_without_scrolling(
    somebody: Somebody, harbour: Harbour, locale: str, listed: bool
) -> None:
    """Also beside the list of what can be done, and no word is broken for it."""
    desk = at_a_table(harbour, somebody, locale=locale, listed=listed)
    for _ in range(6):
        if desk.wait_for_a_question():
            play(desk)
        for size in (LOW, WIDE):
            desk.page.set_viewport_size(size)
            assert desk.page.evaluate(SCROLLED) == [], size
            assert desk.page.evaluate(BROKEN) == [], size


@pytest.mark.parametrize("viewport", [LOW, WIDE, PHONE], ids=["1280x720", "1440x900", "390x844"])
def test_nothing_jumps_while_a_game_is_played(somebody: Somebody, harbour: Harbour, viewport: dict[str, int]) -> None:
    """With the show on, and bots that throw more or fewer dice than we do; what is bought stays where it is."""
    desk = at_a_table(harbour, somebody, viewport=viewport, show="fast", listed=False, reduced_motion="no-preference")
    desk.page.evaluate("document.fonts.ready")
    expect(desk.page.locator(".glance").last).to_be_visible()  # all that the board fetches is there
    before = desk.page.evaluate(PLACES)
    desk.page.evaluate(WATCH)
    for _ in range(ANSWERS):
        if desk.wait_for_a_question():
            play(desk)
    assert desk.page.evaluate(PLACES) == before
    shifts = shifts_of(desk.page)
    assert sum(one["value"] for one in shifts) < STILL, shifts


def test_every_part_of_a_table_has_its_place(somebody: Somebody, harbour: Harbour) -> None:
    """The prompt in a bar of 48 pixels beside the mark, a rail of about 300, the list only when it is asked for."""
    desk = at_a_table(harbour, somebody, viewport=LOW, listed=False)
    page = desk.page
    bar = page.locator(".frame > header").bounding_box()
    rail = page.locator(".side").bounding_box()
    assert bar
    assert rail
    assert (round(bar["height"]), round(rail["width"])) == (48, 300)
    answers = page.get_by_role("region", name="What can be done")
    expect(answers).to_have_count(0)
    page.get_by_role("button", name="List", exact=True).click()
    expect(answers).to_be_visible()
    page.reload()
    expect(answers).to_be_visible()  # the browser remembers it


def test_the_list_stands_open_where_it_is_the_table(somebody: Somebody, harbour: Harbour) -> None:
    desk = at_a_table(harbour, somebody, NIM.id, 2, listed=False)
    expect(desk.options.first).to_be_visible()
    desk = at_a_table(harbour, somebody, listed=False)
    desk.page.get_by_role("button", name="Text", exact=True).click()
    expect(desk.options.first).to_be_visible()


def test_the_ways_stand_behind_the_mark(somebody: Somebody, harbour: Harbour) -> None:
    page = at_a_table(harbour, somebody).page
    rules = page.get_by_role("link", name="Rules", exact=True)
    expect(rules).to_be_hidden()
    page.get_by_role("button", name="Ways").click()
    rules.click()
    page.wait_for_url("**/rules")
    expect(page.get_by_role("navigation", name="Ways").get_by_role("link", name="Harbour")).to_be_visible()
