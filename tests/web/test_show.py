"""What others do is shown act by act: at a pace, to be skipped, without motion, and never to whoever looked away."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.harbour import Harbour
from tests.web.conftest import Somebody
from tests.web.desk import PAUSE, Desk, new_table

BOT: Final = "Bot B"
NO_TRAY: Final = "no tray"  # on the generic board
LONG: Final = 120_000  # milliseconds of the page's own clock in which a bot's turn has been shown
STEP: Final = 100
SEEN: Final = """() => ({
  turn: document.querySelector(".tray") ? document.querySelector(".tray .when > b")?.innerText : "no tray",
  dice: [...document.querySelectorAll(".tray .caption")].map((one) => one.innerText),
  prompt: document.querySelector("h1")?.innerText ?? "",
  log: document.querySelectorAll("ol[aria-label=Log] li").length,
  lit: document.querySelectorAll(".thing.lit").length,
  moving: document.getAnimations().filter((one) => one.effect.getTiming().duration > 0).length,
})"""
SIGHT: Final = """(sight) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => sight });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def seen(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(SEEN)
    return found


def now(desk: Desk, harbour: Harbour) -> dict[str, Any]:
    """Where the game really stands, whatever is shown."""
    table = desk.page.url.rsplit("/", 1)[1]
    found: dict[str, Any] = desk.page.request.get(f"{harbour.base_url}/api/tables/{table}/state?since={2**31}").json()
    return found


def while_a_bot_plays(harbour: Harbour, page: Page, game: str = "iron-age") -> Desk:
    """My turn is over and the bot's too; the page's own clock stands still, so nothing more is shown by itself.

    It stands still from my first question on, and is moved step by step: however slow the machine, no beat is missed.
    """
    page.clock.install()
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page, game)}")
    desk = Desk(page)
    assert desk.wait_for_a_question()
    page.clock.pause_at(page.evaluate("Date.now()") + 1)
    skip = page.get_by_role("button", name="Skip", exact=True)

    def is_shown() -> bool:
        look = seen(page)
        return skip.is_visible() and (look["turn"] == BOT or (look["turn"] == NO_TRAY and BOT in look["prompt"]))

    while not is_shown():
        if desk.state() == "asked":
            before = len(desk.acts)
            desk.options.nth(desk.chance.randrange(desk.options.count())).evaluate("one => one.click()")
            desk.wait_for_acts(before + 1)
        page.clock.run_for(STEP)
    while not now(desk, harbour)["options"]:
        page.wait_for_timeout(PAUSE)
    return desk


def beats(page: Page) -> list[dict[str, Any]]:
    """Every picture of the table that is shown from here to the present."""
    found = [seen(page)]
    for _ in range(0, LONG, STEP):
        page.clock.run_for(STEP)
        look = seen(page)
        if look["moving"] > found[-1]["moving"]:
            found[-1]["moving"] = look["moving"]
        if {**look, "moving": 0} != {**found[-1], "moving": 0}:
            found.append(look)
        if not page.get_by_role("button", name="Skip", exact=True).is_visible():
            return found
    raise AssertionError("the show never catches up")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_bots_turn_is_seen_beat_by_beat(somebody: Somebody, harbour: Harbour, motion: str) -> None:
    """Its dice lie there as often as they were thrown, in the order of the log; only then anything can be done."""
    desk = while_a_bot_plays(harbour, somebody(show="slow", reduced_motion=motion).open("/"))
    shown = beats(desk.page)
    throws = [look["dice"] for look in shown if look["turn"] == BOT and any(look["dice"])]
    assert len(throws) > 1, shown
    assert [look["log"] for look in shown] == sorted(look["log"] for look in shown)
    assert all(look["lit"] == 0 for look in shown[:-1]), shown
    assert shown[-1]["lit"] > 0
    assert any(look["moving"] for look in shown) == (motion == "no-preference")


def test_each_beat_is_told_in_words_on_the_generic_board(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody(show="slow").open("/")
    page.evaluate("localStorage['carrack-text'] = 'true'")
    desk = while_a_bot_plays(harbour, page, "discovery-2007")
    told = desk.board.get_by_role("list", name="What just happened")
    first = told.get_by_role("listitem").first
    while BOT not in first.inner_text():  # what I did myself is told before, where both come at once
        page.clock.run_for(STEP)
    assert BOT in desk.prompt.inner_text()
    beats(desk.page)
    assert desk.state() == "asked"


def test_what_is_told_has_the_whole_bar(somebody: Somebody, harbour: Harbour) -> None:
    """Nothing is foretold meanwhile."""
    desk = while_a_bot_plays(harbour, somebody(show="slow", viewport={"width": 1280, "height": 720}).open("/"))
    skip = desk.page.get_by_role("button", name="Skip", exact=True).bounding_box()
    tools = desk.page.locator(".frame > header > .tools").bounding_box()
    assert skip
    assert tools
    assert 0 < tools["x"] - (skip["x"] + skip["width"]) < 40


@pytest.mark.parametrize("how", ["Space", "click", "button"])
def test_a_show_is_skipped(somebody: Somebody, harbour: Harbour, how: str) -> None:
    """The click that skips, and a second one in haste, answer nothing."""
    desk = while_a_bot_plays(harbour, somebody(show="slow").open("/"))
    assert desk.state() == ""
    before = len(desk.acts)
    if how == "Space":
        desk.page.keyboard.press("Space")
    elif how == "click":
        desk.board.dblclick()
    else:
        desk.page.get_by_role("button", name="Skip", exact=True).click()
    expect(desk.options).to_have_count(len(now(desk, harbour)["options"]))
    assert len(desk.acts) == before


def test_without_a_show_the_question_is_there_at_once(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody(show="off").open("/")
    page.clock.install()
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page)}")
    desk = Desk(page)
    for _ in range(20):
        if not desk.wait_for_a_question():
            break
        desk.answer()
        expect(page.get_by_role("button", name="Skip", exact=True)).to_have_count(0)


def test_whoever_looked_away_begins_in_the_present(somebody: Somebody, harbour: Harbour) -> None:
    desk = while_a_bot_plays(harbour, somebody(show="slow").open("/"))
    desk.page.evaluate(SIGHT, "hidden")
    desk.page.evaluate(SIGHT, "visible")
    expect(desk.options).to_have_count(len(now(desk, harbour)["options"]))
    desk.page.reload()
    expect(desk.options).to_have_count(len(now(desk, harbour)["options"]))


def test_what_i_do_myself_is_shown_at_once(somebody: Somebody, harbour: Harbour) -> None:
    """The clock stands still, so nothing is waited for."""
    page = somebody(show="slow").open("/")
    page.clock.install()
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page, seats=1, bots={})}")
    desk = Desk(page)
    assert desk.wait_for_a_question()
    page.clock.pause_at(page.evaluate("Date.now()") + 1)
    for _ in range(12):
        before = now(desk, harbour)["revision"]
        desk.options.nth(desk.chance.randrange(desk.options.count())).click()
        while (after := now(desk, harbour))["revision"] == before:
            page.wait_for_timeout(PAUSE)
        expect(desk.options).to_have_count(len(after["options"]))
