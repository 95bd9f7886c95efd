"""Slow games: plans made on the board, what happened since one last looked, and the way from table to table."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.harbour import Harbour
from tests.server.persons import until
from tests.server.test_time import Hours
from tests.web.browser import PHONE, WIDE
from tests.web.conftest import Somebody
from tests.web.desk import new_table

DISCOVERY: Final = "discovery-2007"
DAY: Final = 86_400.0
CLOCK: Final = {"move": DAY, "reserve": 3 * DAY}
SAID: Final[dict[str, dict[str, str]]] = {
    "en": {
        "menu": "Menu",
        "plan": "Plan an answer",
        "keep": "Keep the plan",
        "plans": "My plans",
        "back": "Take back the plan",
        "planned": "As you had planned:",
        "draft": "The answers in order",
        "choices": "What might be answered",
        "close": "Close",
        "missed": "Since you last looked",
        "return": "Play myself again",
    },
    "fr": {
        "menu": "Menu",
        "plan": "Prévoir une réponse",
        "keep": "Garder",
        "plans": "Mes réponses prévues",
        "back": "Retirer la réponse prévue",
        "planned": "Comme vous l’aviez prévu",
        "draft": "Les réponses dans l’ordre",
        "choices": "Ce que l’on pourrait répondre",
        "close": "Fermer",
        "missed": "Depuis votre dernière visite",
        "return": "Rejouer moi-même",
    },
}


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return Hours(monkeypatch)


each_reader = pytest.mark.parametrize(("locale", "size"), [("en-GB", WIDE), ("fr-FR", PHONE)], ids=["wide", "phone"])


def match_of(harbour: Harbour, table: str) -> Any:
    return harbour.rooms.harbour.tables[table].running


def following(harbour: Harbour, table: str) -> int:
    """Who is asked after the next answer."""
    ahead = match_of(harbour, table).state
    ahead.answer(ahead.legal()[0])
    return int(ahead.actor)


def three(harbour: Harbour, pages: list[Page], game: str = DISCOVERY, **changes: object) -> str:
    """A slow table of three people."""
    host, *others = pages
    form = {"pace": "slow", "clock": CLOCK, **changes}
    table = new_table(harbour, host, game, seats=3, bots={}, start=False, **form)
    here = {"origin": harbour.base_url}
    address = f"{harbour.base_url}/api/tables/{table}"
    link = host.request.get(address).json()["invitation"]
    for other in others:
        joined = other.request.post(f"{address}/join", data={"invitation": link}, headers=here)
        assert joined.ok, joined.text()
    assert host.request.post(f"{address}/start", headers=here).ok
    return table


def answer(harbour: Harbour, pages: list[Page], table: str, place: int = 0) -> None:
    """Whoever is asked answers, wherever they are."""
    seat = match_of(harbour, table).actor
    address = f"{harbour.base_url}/api/tables/{table}"
    now = pages[seat].request.get(f"{address}/state?since={2**31}").json()
    form = {
        "revision": now["revision"],
        "key": f"{table} {now['revision']}",
        "actions": [now["choices"][place]["action"]],
    }
    done = pages[seat].request.post(f"{address}/act", data=form, headers={"origin": harbour.base_url})
    assert done.ok, done.text()


def look(page: Page, harbour: Harbour, table: str) -> None:
    page.goto(f"{harbour.base_url}/table/{table}")
    page.get_by_role("heading", level=1).wait_for()


@each_reader
def test_a_conditional_answer_is_planned_on_the_board_taken_back_and_given(
    somebody: Somebody, harbour: Harbour, locale: str, size: Any
) -> None:
    said = SAID[locale[:2]]
    pages = [somebody(locale=locale, viewport=size).open("/") for _ in range(3)]
    table = three(harbour, pages)
    seat = following(harbour, table)
    page = pages[seat]
    look(page, harbour, table)

    def begin() -> None:
        page.get_by_role("button", name=said["menu"], exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name=said["plan"]).click()
        expect(page.get_by_role("list", name=said["draft"])).to_be_visible()

    begin()
    expect(page.locator(".thing.lit").first).to_be_visible()  # the board offers what may be answered then
    choices = page.get_by_role("list", name=said["choices"]).get_by_role("button")
    wished = [choices.nth(place).inner_text() for place in (-1, 0)]
    choices.last.click()
    choices.first.click()
    for words in wished:
        expect(page.get_by_role("list", name=said["draft"])).to_contain_text(words)
    page.get_by_role("button", name=said["keep"]).click()
    expect(page.locator(".thing.lit")).to_have_count(0)

    page.get_by_role("button", name=said["menu"], exact=True).click()
    kept = page.get_by_role("dialog").get_by_role("list", name=said["plans"])
    expect(kept).to_contain_text(wished[0])
    kept.get_by_role("button", name=re.compile(said["back"])).click()
    expect(kept).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button", name=said["close"], exact=True).click()

    begin()
    choices.last.click()
    page.get_by_role("button", name=said["keep"]).click()
    expect(page.get_by_role("list", name=said["draft"])).to_have_count(0)
    before = match_of(harbour, table).revision
    answer(harbour, pages, table)
    until(lambda: match_of(harbour, table).revision >= before + 2)
    expect(page.get_by_text(said["planned"]).first).to_be_attached()  # on a phone the log may lie behind its tab


@each_reader
def test_a_table_opened_after_a_day_begins_with_what_happened_since(
    somebody: Somebody, harbour: Harbour, hours: Hours, locale: str, size: Any
) -> None:
    """A slow game of three over some days: nobody is there when the others are, and who stays away for too long finds
    a bot in their seat, and takes it back.
    """
    said = SAID[locale[:2]]
    pages = [somebody(locale=locale, viewport=size, show="slow").open("/") for _ in range(3)]
    table = three(harbour, pages, clock=CLOCK | {"level": "random"})
    seat = match_of(harbour, table).actor
    page = pages[seat]
    look(page, harbour, table)
    expect(page.get_by_role("region", name=said["missed"])).to_have_count(0)
    answer(harbour, pages, table)
    page.goto(harbour.base_url + "/")
    seen = match_of(harbour, table).revision
    for place in (-1, -2):
        hours.passed += DAY
        answer(harbour, pages, table, place)
    look(page, harbour, table)
    skip = page.locator(".prompt .skip")
    expect(skip).to_be_visible()  # the show
    card = page.get_by_role("region", name=said["missed"])
    expect(card).to_be_visible()
    expect(card.get_by_role("listitem").first).not_to_be_empty()
    assert card.get_by_role("listitem").count() >= 2
    page.keyboard.press("Space")
    expect(skip).to_have_count(0)
    card.get_by_role("button", name=said["close"]).click()
    expect(card).to_have_count(0)
    page.reload()  # all of it has been seen
    page.get_by_role("heading", level=1).wait_for()
    expect(card).to_have_count(0)
    assert match_of(harbour, table).revision > seen

    hours.passed += 5 * DAY
    back = page.get_by_role("button", name=said["return"])
    expect(back).to_be_visible()
    until(lambda: match_of(harbour, table).actor != seat)
    expect(page.locator(".thing.lit")).to_have_count(0)
    back.click()
    expect(back).to_have_count(0)
    for _ in range(2):
        answer(harbour, pages, table)
    expect(page.locator(".thing.lit").first).to_be_visible()


def test_after_an_act_the_next_table_is_offered_the_most_urgent_first(somebody: Somebody, harbour: Harbour) -> None:
    pages = [somebody().open("/") for _ in range(3)]
    table = three(harbour, pages)
    page = pages[match_of(harbour, table).actor]
    late = new_table(harbour, page, "iron-age", pace="slow", clock=CLOCK | {"reserve": 9 * DAY})
    soon = new_table(harbour, page, "iron-age", pace="slow", clock=CLOCK)
    until(lambda: all(harbour.rooms.harbour.tables[one].asked == 0 for one in (late, soon)))
    page.goto(harbour.base_url + "/")
    mine = page.locator("section[aria-labelledby=list-mine] a.primary")
    expect(mine).to_have_count(3)
    order = mine.evaluate_all("links => links.map(link => link.getAttribute('href').split('/').pop())")
    assert order.index(soon) < order.index(late)
    look(page, harbour, table)
    offer = page.locator("a.next")
    page.locator(".actions button").first.wait_for()
    expect(offer).to_have_count(0)
    answer(harbour, pages, table)
    expect(offer).to_have_text("Next: The Iron Age (2 wait)")
    offer.click()
    page.wait_for_url(f"**/table/{soon}")
    page.locator(".thing.lit").first.wait_for()
    expect(page.get_by_role("region", name="Since you last looked")).to_have_count(0)  # that a bot plays is no news
