"""What changed stays marked until I act; a line of the log and the things it speaks of light each other."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.harbour import Harbour
from tests.web.conftest import Somebody
from tests.web.desk import Desk, new_table


def test_what_others_changed_is_outlined_until_i_act(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page)}")
    desk = Desk(page)
    marked = desk.page.locator(".thing.changed")
    picks = desk.options.filter(has_text=re.compile("^Pick"))
    assert desk.wait_for_a_question()
    expect(marked).to_have_count(0)  # one begins in the present
    while picks.count() < 2 or marked.count() == 0:  # a bot has played, and an answer of ours that changes nothing else
        desk.answer()
        assert desk.wait_for_a_question()
    expect(marked.first).to_contain_text("changed")
    desk.click(picks.first)
    expect(marked).to_have_count(0)


def test_the_generic_board_marks_the_lines_that_changed(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    page.evaluate("localStorage['carrack-text'] = 'true'")
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page, 'endeavor')}")
    desk = Desk(page)
    marked = desk.board.locator("div.changed, td.changed")
    assert desk.wait_for_a_question()
    while marked.count() == 0:  # until a bot has played in between
        desk.answer()
        assert desk.wait_for_a_question()
    expect(marked.first).to_be_visible()


def test_a_line_of_the_log_and_its_things_light_each_other(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page, seats=1, bots={})}")
    desk = Desk(page)
    told = re.compile("fills a province box|fills a port box|now owns|gains .* arm")
    line = page.get_by_role("list", name="Log").get_by_role("listitem").filter(has_text=told).first
    while not line.is_visible() and desk.wait_for_a_question():
        desk.answer()
    desk.wait_for_a_question()  # nothing more is told, and the log does not scroll any more
    line.hover()
    spoken = desk.board.locator(".thing.spoken")
    expect(spoken.first).to_be_visible()
    thing = spoken.first.get_attribute("data-thing")
    page.get_by_role("heading", level=1).hover()
    expect(spoken).to_have_count(0)
    desk.board.locator(f'[data-thing="{thing}"]').first.hover()
    expect(line).to_have_class(re.compile("marked"))
    line.get_by_role("link").focus()  # the keyboard does the same
    expect(spoken.first).to_have_attribute("data-thing", thing or "")


def test_tab_stops_once_in_the_log_and_arrows_walk_through_it(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page, 'discovery-2007')}")
    assert Desk(page).wait_for_a_question()
    log = page.get_by_role("list", name="Log")
    expect(log.get_by_role("heading", name="Turn 1 begins")).to_be_visible()
    stops = log.locator('[tabindex="0"]')
    expect(stops).to_have_count(1)
    stops.focus()
    page.keyboard.press("Home")
    expect(log.get_by_role("link").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(log.get_by_role("link").nth(1)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(log.get_by_role("listitem").nth(1).get_by_role("button")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("End")
    expect(log.get_by_role("link").last).to_be_focused()
    expect(stops).to_have_count(1)
