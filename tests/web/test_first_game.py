"""Somebody who was never here plays a first game to its end: by clicks, by keyboard, by text, on a phone, in French."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.harbour import Harbour
from tests.web.browser import PHONE
from tests.web.conftest import Somebody
from tests.web.desk import Desk, new_table, play_out

# A word that is missing stands there as its key.
KEYS: Final = re.compile(r"\b(?:ask|verb|event|reason|view|help|source)-[a-z]\S*|\b[a-z]+_[a-z]\S*")

CLICKS: Final = 12  # with which a game begins
BEHIND: Final = "one => (document.activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) > 0"
# By how many pixels the result covers what the board shows of the end.
COVERED: Final = """() => {
  const [last] = [...document.querySelectorAll("section.board > *")].map((one) => one.getBoundingClientRect().bottom);
  return last - document.querySelector("section[aria-labelledby=result-title]").getBoundingClientRect().top;
}"""


def begin(page: Page, title: str = "The Iron Age", play: str = "Play") -> None:
    """One click on a box: against bots, with sensible defaults."""
    page.get_by_role("article").filter(has_text=title).get_by_role("button", name=play).click()
    page.wait_for_url("**/table/*")


def press_what_is_lit(desk: Desk) -> None:
    """Something lit on the board, or an answer of the list: not everything has a place on a board."""
    places = desk.lit if desk.lit.count() > 0 else desk.options
    desk.click(places.nth(desk.chance.randrange(places.count())))


def test_a_newcomer_plays_the_iron_age_to_its_end_by_clicks(somebody: Somebody) -> None:
    page = somebody().open("/")
    begin(page)
    desk = Desk(page)
    clicked = desk.play_on(lambda: press_what_is_lit(desk))
    assert clicked > 20
    expect(desk.prompt).to_contain_text("wins")
    expect(desk.result).to_be_visible()
    for size in ({"width": 1280, "height": 720}, {"width": 1440, "height": 900}, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.evaluate(COVERED) <= 0, size


def set_up(page: Page, title: str, *options: str) -> None:
    """A table by the form: three seats, two of them for bots that answer at once, with these options."""
    page.get_by_role("article").filter(has_text=title).get_by_role("link", name="New table").click()
    page.get_by_role("radio", name="3", exact=True).check()
    for sitter in page.get_by_role("combobox").all()[1:]:
        sitter.select_option(label="Easy bot")
    for option in options:
        page.get_by_label(option).check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")


def play_to_the_result(harbour: Harbour, page: Page) -> None:
    """By clicks on what is lit at first, then away from the table: each board has whole games by clicks of its own.
    Everything that is asked and told has its words.
    """
    desk = Desk(page)
    asked: list[str] = []
    for _ in range(CLICKS):
        assert desk.wait_for_a_question()
        asked.append(desk.press())
    desk.wait_for_a_question()
    table = page.url
    page.goto(f"{harbour.base_url}/about")
    play_out(harbour, page, table.rsplit("/", 1)[1])
    page.goto(table)
    expect(desk.result.get_by_role("row").last).to_contain_text("Total")
    assert KEYS.findall("\n".join([*asked, page.inner_text("body")])) == []
    page.get_by_role("link", name="Replay", exact=True).click()
    page.get_by_role("button", name="To the last move", exact=True).click()
    expect(page.get_by_role("region", name="Points through the game")).to_be_visible()


def test_endeavor_from_the_form_to_its_result(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    set_up(page, "Endeavor")
    play_to_the_result(harbour, page)


def test_discovery_2015_with_its_options_from_the_form_to_its_result(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    set_up(page, "Empires: Age of Discovery (2015)", "bid for, together with the turn order", "Before placing a worker")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Bid")
    play_to_the_result(harbour, page)


def test_a_whole_game_by_keyboard_alone(somebody: Somebody, harbour: Harbour) -> None:
    """Tab and Enter, from the harbour to a table, and a short game to its result; nothing is ever clicked."""
    page = somebody().open("/")
    press_to(page, lambda name: name.startswith("Play") and "Iron Age" in name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    desk = Desk(page)
    assert desk.wait_for_a_question()
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page)}")

    def answer() -> None:
        option = desk.options.nth(desk.chance.randrange(desk.options.count()))
        wanted = option.inner_text().split("\n")[0]  # it may be marked as soon as the focus is there
        press_to(page, lambda name: name.startswith(wanted), "Shift+Tab" if option.evaluate(BEHIND) else "Tab")
        with page.expect_response(lambda response: response.url.endswith("/act")) as answered:
            page.keyboard.press("Enter")
        assert answered.value.status == 200

    assert desk.play_on(answer) > 20
    expect(desk.result).to_be_visible()


def press_to(page: Page, wanted: Callable[[str], bool], key: str = "Tab", most: int = 400) -> None:
    """Tab until the focus is on something of that name, which can be seen to have it. It may be there already."""
    for _ in range(most):
        name = page.evaluate(
            "() => { const e = document.activeElement; return e.getAttribute('aria-label') ?? e.innerText ?? ''; }"
        ).strip()
        if wanted(name):
            assert page.evaluate("document.activeElement.matches(':focus-visible')")
            return
        page.keyboard.press(key)
    raise AssertionError("the keyboard does not get there")


def test_the_iron_age_by_its_text_alone_with_the_board_hidden(somebody: Somebody, harbour: Harbour) -> None:
    visitor = somebody()
    page = visitor.open("/")
    table = new_table(harbour, page)
    page.goto(f"{harbour.base_url}/table/{table}")
    desk = Desk(page)
    desk.wait_for_a_question()
    page.get_by_role("button", name="Text", exact=True).click()
    expect(desk.board.get_by_role("heading", name="The table in words")).to_be_visible()
    expect(desk.board.locator("svg.die")).to_have_count(0)
    for _ in range(CLICKS):
        desk.answer()
        desk.wait_for_a_question()
    play_out(harbour, page, table)
    expect(desk.prompt).to_contain_text("wins")


def test_endeavor_to_its_end_on_the_generic_board(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody().open("/")
    page.evaluate("localStorage['carrack-text'] = 'true'")
    table = new_table(harbour, page, "endeavor")
    page.goto(f"{harbour.base_url}/table/{table}")
    desk = Desk(page)
    assert desk.play_on() > 14
    expect(desk.result).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE], ids=["phone"])
def test_on_a_phone_nothing_is_wider_than_the_screen(
    somebody: Somebody, harbour: Harbour, viewport: dict[str, int]
) -> None:
    page = somebody(viewport=viewport, has_touch=True, is_mobile=True).open("/")
    begin(page)
    desk = Desk(page)
    for _ in range(30):
        if not desk.wait_for_a_question():
            break
        press_what_is_lit(desk)
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


def test_a_whole_game_in_french(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody(locale="fr-FR").open("/")
    begin(page, "L’Âge de fer", "Jouer")
    desk = Desk(page, "fr")
    assert desk.wait_for_a_question()
    table = new_table(harbour, page)
    page.goto(f"{harbour.base_url}/table/{table}")
    for _ in range(CLICKS):
        assert desk.wait_for_a_question()
        desk.answer()
    play_out(harbour, page, table)
    expect(desk.prompt).to_contain_text("gagne")
    assert page.evaluate("document.documentElement.lang") == "fr"
