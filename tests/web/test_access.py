"""Everybody can use every page: axe finds nothing serious, in both themes; every thing shown says what it is."""

from __future__ import annotations

from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

import carrack
from tests.server.harbour import Harbour
from tests.web.browser import PHONE, WIDE
from tests.web.conftest import Somebody
from tests.web.desk import Desk, new_table

GRAVE: Final = ("serious", "critical")
POSITIONS: Final = 50
PAGES: Final = (
    "/",
    "/new",
    "/new/iron-age",
    "/rules",
    "/rules/iron-age",
    "/rules/discovery-2007",
    "/account",
    "/settings",
    "/about",
    "/nowhere",
)


def grave(page: Page) -> list[dict[str, Any]]:
    """What axe finds that would keep somebody out, with the places."""
    page.wait_for_load_state("networkidle")
    found = Axe().run(page).response["violations"]
    return [
        {"rule": one["id"], "at": [node["html"][:160] for node in one["nodes"]]}
        for one in found
        if one["impact"] in GRAVE
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(somebody: Somebody, scheme: str) -> None:
    visitor = somebody(color_scheme=scheme)
    page = visitor.open("/")
    found = {}
    for address in PAGES:
        page.goto(visitor.harbour.base_url + address)
        page.get_by_role("heading").first.wait_for()
        assert page.evaluate("document.documentElement.dataset.theme") == scheme
        found[address] = grave(page)
    assert {address: problems for address, problems in found.items() if problems} == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["iron-age", "discovery-2007"])
def test_axe_finds_nothing_serious_at_a_table(
    somebody: Somebody, harbour: Harbour, game: str, viewport: dict[str, int], scheme: str
) -> None:
    visitor = somebody(color_scheme=scheme, viewport=viewport)
    page = visitor.open("/")
    lobby = new_table(harbour, page, game, start=False)
    page.goto(f"{harbour.base_url}/table/{lobby}")
    page.get_by_role("heading").first.wait_for()
    assert grave(page) == []
    table = new_table(harbour, page, game)
    page.goto(f"{harbour.base_url}/table/{table}")
    desk = Desk(page)
    for _ in range(3):
        for _ in range(4):
            if desk.wait_for_a_question():
                desk.answer()
        desk.wait_for_a_question()
        assert grave(page) == []
    page.goto(f"{harbour.base_url}/table/{table}/move/3")
    page.get_by_role("slider").wait_for()
    assert grave(page) == []


THINGS: Final = "() => [...new Set([...document.querySelectorAll('[data-thing]')].map(e => e.dataset.thing))]"


@pytest.mark.parametrize("game", ["iron-age", "discovery-2007"])
def test_everything_that_is_shown_says_what_it_is_in_both_languages(
    somebody: Somebody, harbour: Harbour, game: str
) -> None:
    """All things at fifty positions: each is met by the keyboard once, its help is read, and is there in French too."""
    page = somebody().open("/")
    words = carrack.game(game).words
    met: set[str] = set()
    desk = Desk(page)
    for position in range(POSITIONS):
        if position == 0 or not desk.wait_for_a_question():
            page.goto(f"{harbour.base_url}/table/{new_table(harbour, page, game)}")
            desk.wait_for_a_question()
        shown = set(page.evaluate(THINGS))
        assert shown, "nothing is shown"
        for thing in sorted(shown - met):
            kind, _, name = thing.partition(":")
            place = page.locator(f'[data-thing="{thing}"]').locator("visible=true").first
            if place.count() == 0:
                continue  # folded away: met when it is opened
            met.add(thing)
            page.keyboard.press("Tab")  # from here on the focus counts as the keyboard's
            place.evaluate("e => e.focus({ focusVisible: true })")
            expect(page.get_by_role("tooltip")).to_contain_text(words.help(kind, name, "en"))
            assert words.bundle("fr").has_message(f"help-{kind}-{name}"), thing
        desk.answer()
    assert len(met) > 20
