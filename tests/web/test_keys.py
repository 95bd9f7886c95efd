"""Keys: a list of them, answers by digit, taking back, walking over the board, the next table; what is said aloud."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.harbour import Harbour
from tests.web.browser import PHONE
from tests.web.conftest import Somebody
from tests.web.desk import Desk, new_table, play_out
from tests.web.test_show import beats, now, while_a_bot_plays


def alone(harbour: Harbour, somebody: Somebody, **options: object) -> Desk:
    page = somebody(**options).open("/")
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page, seats=1, bots={})}")
    desk = Desk(page)
    assert desk.wait_for_a_question()
    return desk


def test_a_question_mark_lists_the_keys(somebody: Somebody, harbour: Harbour) -> None:
    desk = alone(harbour, somebody)
    desk.page.keyboard.press("?")
    keys = desk.page.get_by_role("dialog", name="Keys")
    for does in ("Give an answer", "Take back", "Walk over the board", "Jump to the present", "To the next table"):
        expect(keys).to_contain_text(does)
    desk.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()


def test_digits_answer_and_u_takes_back(somebody: Somebody, harbour: Harbour) -> None:
    desk = alone(harbour, somebody)
    picks = desk.options.filter(has_text=re.compile("^Pick"))
    while picks.count() < 2:
        desk.answer()
        assert desk.wait_for_a_question()
    before = desk.options.all_inner_texts()
    desk.page.keyboard.press(str(before.index(picks.first.inner_text()) + 1))
    expect(picks).to_have_count(len([text for text in before if text.startswith("Pick")]) - 1)
    desk.page.keyboard.press("u")
    expect(desk.options).to_have_text(before)


def test_a_digit_opens_a_closed_list_before_it_answers(somebody: Somebody, harbour: Harbour) -> None:
    desk = alone(harbour, somebody, listed=False)
    desk.page.keyboard.press("1")
    expect(desk.options.first).to_be_visible()
    assert desk.acts == []
    with desk.page.expect_response(lambda response: response.url.endswith("/act")):
        desk.page.keyboard.press("1")


def test_arrows_walk_over_the_board(somebody: Somebody, harbour: Harbour) -> None:
    desk = alone(harbour, somebody)
    focused = desk.board.locator("[data-thing]:focus")
    expect(desk.lit.first).to_be_visible()
    desk.page.keyboard.press("ArrowDown")
    expect(focused).to_have_class(re.compile("lit"))  # from nowhere to what can be done
    desk.page.get_by_role("main").focus()  # as after coming from the harbour
    desk.page.keyboard.press("ArrowDown")
    expect(focused).to_have_class(re.compile("lit"))
    desk.board.locator('[data-thing="development:leadership"]').focus()
    desk.page.keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("data-thing", "development:granaries")
    desk.page.keyboard.press("ArrowLeft")
    expect(focused).to_have_attribute("data-thing", "development:leadership")
    desk.page.keyboard.press("Enter")  # it cannot be had yet
    reason = desk.page.get_by_role("dialog", name="Why not")
    expect(reason.locator(":focus")).to_have_count(1)
    desk.page.keyboard.press("ArrowRight")
    expect(reason).to_have_count(0)
    expect(focused).to_have_attribute("data-thing", "development:granaries")


@pytest.mark.parametrize("game", ["iron-age", "endeavor"])
def test_who_answers_on_the_board_goes_on_there(somebody: Somebody, harbour: Harbour, game: str) -> None:
    """What had the focus may be gone with its question, and bots play in between: it never falls to the page."""
    page = somebody(listed=False).open("/")
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page, game)}")
    desk = Desk(page)
    focused = desk.board.locator(":focus")
    lit = desk.board.locator(".thing.lit:focus")
    for answer in range(10):
        assert desk.wait_for_a_question()
        if lit.count() == 0:  # it was used, and is still there
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("ArrowDown")
        expect(lit).to_have_count(1)
        page.keyboard.press("Enter")
        menu = page.get_by_role("menuitem")
        if menu.count() > 0:
            menu.first.press("Enter")
        desk.wait_for_acts(answer + 1)
        expect(focused).to_have_count(1)


def test_n_goes_to_the_next_table_that_waits(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    first, second = (new_table(harbour, page, seats=1, bots={}) for _ in range(2))
    page.goto(f"{harbour.base_url}/table/{first}")
    assert Desk(page).wait_for_a_question()
    expect(page.locator("header.shrunk > button .waiting")).to_have_text("1")
    page.keyboard.press("n")
    page.wait_for_url(f"**/table/{second}")


def test_space_plays_a_replay_from_its_start(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    table = new_table(harbour, page)
    play_out(harbour, page, table)
    page.goto(f"{harbour.base_url}/table/{table}/move/0")
    log = page.get_by_role("list", name="Log")
    expect(log.get_by_role("listitem").first).to_be_in_viewport()  # the log of move 0, not of the last
    page.locator("body").press("Space")
    page.wait_for_url(re.compile(r"/move/([3-9]|\d\d)"))
    page.locator("body").press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_acts_are_announced_one_after_the_other_and_none_is_lost(somebody: Somebody, harbour: Harbour) -> None:
    """Every act of the bot's turn is a line of its own, in the order of the log; then the question."""
    desk = while_a_bot_plays(harbour, somebody(show="slow").open("/"))
    said = desk.page.get_by_role("log", name="What happens").get_by_role("paragraph")
    before = said.count()
    beats(desk.page)
    lines = said.all_inner_texts()[before:]
    assert len(lines) > 2
    assert lines[-1] == desk.prompt.inner_text()
    story = " ".join(" ".join(desk.page.get_by_role("list", name="Log").get_by_role("link").all_inner_texts()).split())
    told = 0
    for line in lines[:-1]:
        if "Bot B" in line:
            told = story.index(" ".join(line.split())[:40], told)  # after the one before
    assert now(desk, harbour)["options"]


def test_a_long_press_tells_what_a_thing_is_and_why_it_cannot_be_used(somebody: Somebody, harbour: Harbour) -> None:
    desk = alone(harbour, somebody, viewport=PHONE, has_touch=True, is_mobile=True)
    press = """async (thing, long) => {
      const at = thing.getBoundingClientRect();
      const point = { bubbles: true, pointerType: "touch", pointerId: 1, clientX: at.x + 5, clientY: at.y + 5 };
      thing.dispatchEvent(new PointerEvent("pointerdown", point));
      await new Promise((resolve) => setTimeout(resolve, 700));
      thing.dispatchEvent(new PointerEvent("pointerup", point));
      thing.dispatchEvent(new PointerEvent("pointerleave", point));
      thing.click();
    }"""
    acts = len(desk.acts)
    desk.lit.first.evaluate(press)
    expect(desk.page.get_by_role("tooltip")).to_be_visible()
    desk.board.locator('[data-thing="development:navy"]').evaluate(press)
    why = desk.page.get_by_role("dialog", name="Why not")
    expect(why.get_by_role("alert")).to_be_visible()
    expect(why).to_contain_text("Navy")  # with the help of the thing
    assert len(desk.acts) == acts


def test_what_cannot_be_done_is_told_thing_by_thing_with_its_reason(somebody: Somebody, harbour: Harbour) -> None:
    desk = alone(harbour, somebody)
    picks = desk.options.filter(has_text=re.compile("^Pick"))
    locked = desk.board.locator(".tray .tag:not(.again)")
    while not (picks.count() and locked.count()):  # a skull lies there, which stays
        desk.answer()
        assert desk.wait_for_a_question()
    desk.page.get_by_role("button", name="Why not something else?").click()
    told = desk.page.locator("section.actions dl")
    expect(told).to_have_attribute("aria-busy", "false")
    terms, reasons = told.get_by_role("term").all_inner_texts(), told.get_by_role("definition").all_inner_texts()
    assert any("skull stays" in reason for reason in reasons)
    assert not any("not in play" in reason for reason in reasons), reasons  # what this table does not have
    assert len(terms) == len(set(terms))
    expect(told.get_by_role("link").first).to_have_attribute("href", re.compile("/rules/iron-age#"))
