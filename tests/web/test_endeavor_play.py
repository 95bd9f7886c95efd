"""Endeavor as it is played: foretold on the board, shown act by act, by keyboard, by two people, read by machines."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

import carrack
from tests import recorded
from tests.recorded import questions
from tests.server.harbour import Harbour
from tests.web.axe import grave
from tests.web.browser import PHONE
from tests.web.conftest import Somebody
from tests.web.desk import PAUSE, Desk, new_table
from tests.web.own_board import WIDE, answered, at_a_table, press
from tests.web.test_preview import sit_at
from tests.web.test_show import LONG, STEP

ARROWS: Final = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
SKIP: Final = "Skip"


def first_question(step: str, verb: str, solo: bool = False) -> tuple[str, int, carrack.State]:
    """Where a recorded game asks something that can be answered so."""
    for name, revision, state in questions("endeavor"):
        named = state.game.steps[state.step].name == step and (state.seats == 1) == solo
        if named and any(state.game.describe(code)["verb"] == verb for code in state.legal()):
            return name, revision, state
    raise AssertionError("no game of the corpus asks this")


# What would happen.


def test_a_city_that_is_pointed_at_shows_the_disc_the_marker_and_the_price(
    somebody: Somebody, harbour: Harbour
) -> None:
    page = somebody(listed=False, viewport=WIDE).open("/")
    name, revision, _ = first_question("work", "occupy")
    desk = sit_at(harbour, page, "endeavor", name, revision, "en")
    city = desk.board.locator(".city .thing.lit").first
    expect(desk.board.locator(".ghost")).to_have_count(0)
    city.hover()
    expect(city.locator(".ghost")).to_have_count(1)
    harbour_now = desk.board.locator('[data-thing="sheet:harbour"]')
    expect(harbour_now.locator(".becomes")).to_have_text(re.compile(r"^\d+ → \d+$"))
    page.get_by_role("button", name="Menu").hover()
    expect(desk.board.locator(".ghost, .becomes")).to_have_count(0)


def test_a_building_that_is_pointed_at_lies_on_the_board_as_a_ghost(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody(listed=False, viewport=WIDE).open("/")
    name, revision, _ = first_question("build", "build")
    desk = sit_at(harbour, page, "endeavor", name, revision, "en")
    desk.lit.first.hover()
    expect(desk.board.locator(".mat .house.ghost")).to_have_count(1)


def test_passing_says_what_it_leaves_unused(somebody: Somebody, harbour: Harbour) -> None:
    page = somebody(listed=False, viewport=WIDE).open("/")
    name, revision, _ = first_question("act", "activate")
    desk = sit_at(harbour, page, "endeavor", name, revision, "en")
    expect(desk.board.locator(".cartouche")).to_contain_text(re.compile("leaves .* unused"))


# What happens.


def test_the_opposition_is_seen_act_by_act_each_told_with_its_reason(somebody: Somebody, harbour: Harbour) -> None:
    """The page's clock stands still: each beat brings one deed more to the log, and its disc to the board."""
    page = somebody(show="slow", listed=False, viewport=WIDE).open("/")
    page.clock.install()
    name, revision = after_which_it_acts()
    desk = sit_at(harbour, page, "endeavor", name, revision, "en")
    page.clock.pause_at(page.evaluate("Date.now()") + 1)
    page.locator(".thing.answer", has_text="Pass").evaluate("one => one.click()")
    while not desk.acts:
        page.wait_for_timeout(PAUSE)
    told: list[str] = []
    standing: list[int] = []
    skip = page.get_by_role("button", name=SKIP, exact=True)
    expect(skip).to_be_visible()
    for _ in range(0, LONG, STEP):
        now = desk.prompt.inner_text()
        if not told or told[-1] != now:
            told.append(now)
            standing.append(desk.board.locator(".city .lies, .space .lies").count())
        if not skip.is_visible():
            break
        page.clock.run_for(STEP)
    deeds = [said for said in told if re.match(r"(Black|Red|Green|Purple) (acts|uses .*): ", said)]
    assert len(deeds) > 1, told
    assert len(set(standing)) > 2, (told, standing)
    lines = page.get_by_role("list", name="Log").get_by_role("listitem")
    assert lines.filter(has_text=re.compile("(Black|Red|Green|Purple) acts: ")).count() >= len(deeds)


def test_on_a_phone_the_region_where_it_acts_is_laid_out(somebody: Somebody, harbour: Harbour) -> None:
    """Whoever has passed on the own board sees the world, and in it the city or track that is told of."""
    page = somebody(show="slow", listed=False, viewport=PHONE, has_touch=True, is_mobile=True).open("/")
    page.clock.install()
    name, revision = after_which_it_acts()
    desk = sit_at(harbour, page, "endeavor", name, revision, "en")
    page.clock.pause_at(page.evaluate("Date.now()") + 1)
    page.locator(".thing.answer", has_text="Pass").evaluate("one => one.click()")
    while not desk.acts:
        page.wait_for_timeout(PAUSE)
    skip = page.get_by_role("button", name=SKIP, exact=True)
    expect(skip).to_be_visible()
    told: dict[str, bool] = {}
    for _ in range(0, LONG, STEP):
        if not skip.is_visible():
            break
        told[desk.prompt.inner_text()] = page.locator(".phone .sheet").is_visible()
        page.clock.run_for(STEP)
    deeds = [laid_out for said, laid_out in told.items() if re.match(r"(Black|Red|Green|Purple) acts: ", said)]
    assert deeds
    assert all(deeds), told


def after_which_it_acts() -> tuple[str, int]:
    """A question that is answered by passing, after which two markers act without asking anything."""
    for name, revision, state in questions("endeavor"):
        if state.seats != 1 or state.game.steps[state.step].name != "act":
            continue
        follows = [
            event
            for event in recorded.replayed("endeavor", name).log()
            if event["revision"] == revision + 1 and event["event"] in ("passed", "foe-shipped", "foe-occupied")
        ]
        if follows and follows[0]["event"] == "passed" and len(follows) > 2:
            return name, revision
    raise AssertionError("no game of the corpus has one")


# Whole games.


def test_a_whole_game_by_keyboard(somebody: Somebody, harbour: Harbour) -> None:
    """Arrows walk over the board, Enter answers; nothing is clicked."""
    desk = at_a_table(harbour, somebody, "endeavor", 1, viewport=WIDE)

    def answer() -> None:
        page, before = desk.page, len(desk.acts)
        lit = page.locator(".thing.lit:focus")
        while len(desk.acts) == before:
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("ArrowDown")  # from nowhere to what can be done
            for _ in range(desk.chance.randrange(6)):
                page.keyboard.press(desk.chance.choice(ARROWS))
            if lit.count() == 0:
                continue
            page.keyboard.press("Enter")
            for _ in range(100):
                if len(desk.acts) > before:
                    break
                page.wait_for_timeout(PAUSE)
        assert desk.acts[-1] == 200

    assert desk.play_on(answer) > 14
    expect(desk.result).to_be_visible()


def test_two_people_in_two_browsers(somebody: Somebody, harbour: Harbour) -> None:
    """Each answers on a board of their own, until both see the same result."""
    first = somebody(listed=False, viewport=WIDE).open("/")
    table = new_table(harbour, first, "endeavor", seats=2, bots={}, start=False)
    first.goto(f"{harbour.base_url}/table/{table}")
    link = first.get_by_role("textbox", name="Link of the invitation").input_value()
    second = somebody(listed=False, locale="fr-FR", viewport=WIDE).open(link.removeprefix(harbour.base_url))
    second.get_by_role("button", name="S’asseoir ici").first.click()
    second.wait_for_url("**/table/*")
    first.get_by_role("button", name="Start the game").click()
    desks = [Desk(first), Desk(second, "fr", seed=2)]
    while not all(desk.state() == "over" for desk in desks):
        for desk in desks:
            if desk.state() == "asked":
                answered(desk)
        first.wait_for_timeout(PAUSE)
    for desk in desks:
        expect(desk.result).to_be_visible()


# Read by machines.


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_serious(somebody: Somebody, harbour: Harbour, viewport: dict[str, int]) -> None:
    """Alone and among four, in the middle of a game, in the light and in the dark."""
    for seats in (1, 4):
        desk = at_a_table(harbour, somebody, "endeavor", seats, viewport=viewport)
        for _ in range(6):
            press(desk)
        assert grave(desk.page) == {}
