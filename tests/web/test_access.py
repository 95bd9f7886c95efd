"""Everybody can use every page: axe finds nothing serious, in both themes; every thing shown says what it is."""

from __future__ import annotations

from typing import Final

import pytest

import carrack
from tests.server.harbour import Harbour
from tests.server.persons import account
from tests.web.axe import NOBODYS, PAGES, grave, peopled
from tests.web.browser import PHONE, WIDE, sign_in
from tests.web.conftest import Somebody
from tests.web.desk import Desk, new_table

POSITIONS: Final = 50


def test_axe_finds_nothing_serious_on_any_page(somebody: Somebody) -> None:
    visitor = somebody()
    page = visitor.open("/")
    found = {}
    for address in (*PAGES, *NOBODYS):
        page.goto(visitor.harbour.base_url + address)
        page.get_by_role("heading").first.wait_for()
        found[address] = grave(page)
    assert {address: problems for address, problems in found.items() if problems} == {}


def test_axe_finds_nothing_serious_on_the_pages_of_people_and_clubs(somebody: Somebody, harbour: Harbour) -> None:
    visitor = somebody(viewport=PHONE, locale="fr-FR")
    ann, bob = account(harbour, "Xenia"), account(harbour, "Yves")
    sign_in(visitor.context, ann)
    page = visitor.open("/")
    found = {}
    for address in peopled(ann, bob):
        page.goto(harbour.base_url + address)
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle" if "/table/" not in address else "load")
        found[address] = grave(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], address
    assert {address: problems for address, problems in found.items() if problems} == {}


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_serious_at_a_table(somebody: Somebody, harbour: Harbour, viewport: dict[str, int]) -> None:
    """From the lobby to the replay; other boards are looked at in tests of their own."""
    visitor = somebody(viewport=viewport)
    page = visitor.open("/")
    lobby = new_table(harbour, page, start=False)
    page.goto(f"{harbour.base_url}/table/{lobby}")
    page.get_by_role("heading").first.wait_for()
    assert grave(page) == {}
    table = new_table(harbour, page)
    page.goto(f"{harbour.base_url}/table/{table}")
    desk = Desk(page)
    for answers in (2, 10):
        for _ in range(answers):
            if desk.wait_for_a_question():
                desk.answer()
        desk.wait_for_a_question()
        assert grave(page) == {}
    page.goto(f"{harbour.base_url}/table/{table}/move/3")
    page.get_by_role("slider").wait_for()
    page.get_by_role("region", name="Points through the game").wait_for()
    assert grave(page) == {}


# Meets every thing by keyboard that was not met yet, and reads what is said of it then.
MEET: Final = """async (met) => {
  const said = {};
  for (const place of document.querySelectorAll("[data-thing]")) {
    const thing = place.dataset.thing;
    if (met.includes(thing) || thing in said || !place.checkVisibility()) continue;  // or folded away: met when opened
    document.activeElement.blur();  // it may be the very place, which shows something else now
    place.focus({ focusVisible: true });
    const until = performance.now() + 5000;
    const help = () => place.getAttribute("aria-describedby") && document.querySelector("[role=tooltip]");
    while (!help() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 2));
    said[thing] = help()?.innerText ?? "";
  }
  return said;
}"""


@pytest.mark.parametrize("game", ["iron-age", "discovery-2007", "discovery-2015", "endeavor"])
def test_everything_that_is_shown_says_what_it_is_in_both_languages(
    somebody: Somebody, harbour: Harbour, game: str
) -> None:
    """All things at fifty positions: each is met by the keyboard once, its help is read, and is there in French too."""
    page = somebody().open("/")
    words = carrack.game(game).words
    met: dict[str, str] = {}
    desk = Desk(page)
    for position in range(POSITIONS):
        if position == 0 or not desk.wait_for_a_question():
            page.goto(f"{harbour.base_url}/table/{new_table(harbour, page, game)}")
            assert desk.wait_for_a_question()
        page.locator("[data-thing]").first.wait_for(state="attached")
        met |= page.evaluate(MEET, list(met))
        desk.answer()
    assert len(met) > 20
    for thing, said in met.items():
        kind, _, name = thing.partition(":")
        assert " ".join(words.help(kind, name, "en").split()) in " ".join(said.split()), thing
        assert words.bundle("fr").has_message(f"help-{kind}-{name}"), thing
