"""The Age of Discovery on its own board: everything is seen at once, and every question is answered on it."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize, expect

import carrack
from tests import recorded
from tests.server.harbour import Harbour
from tests.web.axe import grave
from tests.web.browser import PHONE
from tests.web.conftest import Somebody
from tests.web.desk import PAUSE, Desk, new_table
from tests.web.own_board import LOW, WIDE, answered, at_a_table, press
from tests.web.test_preview import sit_at

EVERYTHING: Final = {"nations": "auction", "scouting": True, "low_luck_age3": True}


@pytest.mark.parametrize(
    ("game", "seats", "table"),
    [
        ("discovery-2007", 4, {"start_auction_2007": True}),
        ("discovery-2015", 6, EVERYTHING),
        ("discovery-2015", 2, {"two_player_captains_each": 2}),
    ],
    ids=["2007", "2015-everything", "two-captains"],
)
def test_a_whole_game_by_clicks_on_the_board_alone(
    somebody: Somebody, harbour: Harbour, game: str, seats: int, table: dict[str, Any]
) -> None:
    """The list is closed: where nothing is lit there would be nothing to press."""
    desk = at_a_table(harbour, somebody, game, seats, table)
    assert desk.play_on(lambda: press(desk)) > 40
    expect(desk.result).to_be_visible()


# Buttons that the words stand over which say what an answer would bring.
WRITTEN_OVER: Final = """() => {
  const words = document.querySelector("p.ahead").getBoundingClientRect();
  return [...document.querySelectorAll(".tools button")].filter((one) => {
    const { left, top, bottom } = one.getBoundingClientRect();
    const over = left < words.right && top < words.bottom && bottom > words.top;
    return over && getComputedStyle(one).visibility === "visible" && one.checkVisibility();
  }).map((one) => one.innerText);
}"""


def test_a_game_begins_on_a_phone(somebody: Somebody, harbour: Harbour) -> None:
    """The chart comes up by itself where a region is asked for, and the finger has the last word."""
    # Without nations: one of them sails to a region before anybody places.
    table = {"nations": "off"}
    desk = at_a_table(harbour, somebody, "discovery-2015", 4, table, viewport=PHONE, has_touch=True, is_mobile=True)
    page = desk.page
    boxes = page.locator(".events .crowd.lit:visible")
    tapped = 0
    for _ in range(40):
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], desk.prompt.inner_text()
        if page.locator('[data-thing^="region:"].lit').count() > 0:
            break
        if boxes.count() > 0:
            boxes.first.tap()
            expect(page.locator("p.ahead")).to_contain_text("Tap again")
            assert page.evaluate(WRITTEN_OVER) == []
            tapped += 1
        press(desk)
    assert tapped > 0
    expect(page.get_by_role("button", name="Map", exact=True)).to_have_attribute("aria-pressed", "true")
    region = page.locator(".station .lit").first
    region.tap()
    sheet = page.get_by_role("region", name=region.locator(".name").inner_text(), exact=True)
    answered = len(desk.acts)
    with page.expect_response(lambda response: response.url.endswith("/act")):
        sheet.get_by_role("button").tap()
    assert desk.acts[answered:] in ([], [200])  # heard of a moment later
    desk.wait_for_a_question()
    page.get_by_role("button", name="Seats", exact=True).tap()
    expect(page.locator(".chart")).to_be_hidden()
    expect(page.get_by_role("region", name="Seats")).to_be_visible()
    page.get_by_role("button", name="Log", exact=True).first.tap()
    expect(page.get_by_role("list", name="Log")).to_be_visible()
    expect(page.get_by_role("region", name="Seats")).to_be_hidden()


@pytest.mark.soak
def test_a_whole_game_on_a_phone(somebody: Somebody, harbour: Harbour) -> None:
    desk = at_a_table(harbour, somebody, "discovery-2015", 3, viewport=PHONE, has_touch=True, is_mobile=True)
    assert desk.play_on(lambda: press(desk)) > 40
    expect(desk.result).to_be_visible()


WAYS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
ANSWERS: Final = "document.activeElement?.matches('[role=menuitem], .board .thing.lit[data-answers]') ?? false"


def press_keys(desk: Desk) -> None:
    """Walks over the board until something answers, and presses it."""
    before = len(desk.acts)
    keyboard = desk.page.keyboard
    while len(desk.acts) == before:
        if desk.page.evaluate(ANSWERS):
            keyboard.press("Enter")
            desk.page.wait_for_timeout(PAUSE)
        else:
            keyboard.press(desk.chance.choice(WAYS))
    assert desk.acts[-1] == 200


@pytest.mark.parametrize("answers", [12, pytest.param(2_000, marks=pytest.mark.soak)], ids=["begins", "whole"])
def test_a_game_by_keyboard(somebody: Somebody, harbour: Harbour, answers: int) -> None:
    """Arrows walk regions and boxes, Enter answers."""
    desk = at_a_table(harbour, somebody, "discovery-2007", 2)
    for _ in range(answers):
        if not desk.wait_for_a_question():
            break
        press_keys(desk)


OWN_BUSINESS: Final = '.thing.lit[data-answers]:not([data-thing^="region:"])'  # anything but scouting
STORED: Final = "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML])"


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["begins", "whole"])
def test_what_somebody_scouts_is_on_no_other_page(somebody: Somebody, harbour: Harbour, whole: bool) -> None:
    """Two people in two browsers: whoever pays sees the counter, the other's page never hears of it."""
    page = somebody(listed=False).open("/")
    # Without nations: one of them sails to a region before anybody scouts.
    options = {"scouting": True, "nations": "off"}
    table = new_table(harbour, page, "discovery-2015", bots={}, start=False, options=options)
    page.goto(f"{harbour.base_url}/table/{table}")
    link = page.get_by_role("textbox", name="Link of the invitation").input_value()
    other = somebody(listed=False).open(link.removeprefix(harbour.base_url))
    heard: list[str] = []
    listening = other.context.new_cdp_session(other)
    listening.send("Network.enable")
    listening.on("Network.eventSourceMessageReceived", lambda message: heard.append(message["data"]))
    other.get_by_role("button", name="Sit here").first.click()
    other.wait_for_url("**/table/*")
    page.get_by_role("button", name="Start the game").click()
    desks = [Desk(page), Desk(other, seed=2)]
    scouted = page.locator('.station .lit[data-thing^="region:"]')
    while not (desks[0].state() == "asked" and scouted.count() > 0):
        waiting = [desk for desk in desks if desk.state() == "asked"]
        for desk in waiting[:1]:
            desk.click(desk.board.locator(OWN_BUSINESS).first)
        page.wait_for_timeout(PAUSE)
    region = str(scouted.first.get_attribute("data-thing"))
    desks[0].click(scouted.first)
    seen = page.locator(f'[data-thing="{region}"] .up.secret')
    expect(seen).to_be_visible()
    state = f"{harbour.base_url}/api/tables/{table}/state?since=0"
    name = region.removeprefix("region:")
    counter = page.request.get(state).json()["view"]["regions"][name]["counter"]
    assert re.fullmatch(r"\d+-\d+-\d+-\d+", counter)
    expect(other.get_by_role("list", name="Log")).to_contain_text("looks at the counter")
    expect(other.locator(f'[data-thing="{region}"] .down')).to_be_visible()
    told = [*heard, other.request.get(state).text(), other.evaluate(STORED)]
    assert any("scouted" in one for one in heard)
    assert not [one for one in told if counter in one or "saw-counter" in one]
    while whole and not all(desk.state() == "over" for desk in desks):
        for desk in desks:
            if desk.state() == "asked":
                answered(desk)
        page.wait_for_timeout(PAUSE)
    for desk in desks if whole else []:
        expect(desk.result).to_be_visible()


@pytest.mark.parametrize("how", ["click", "drag", "keys"])
def test_another_worker_is_taken_up_and_placed(somebody: Somebody, harbour: Harbour, how: str) -> None:
    """Its ghost stands where it would go."""
    name, revision = next(
        (name, revision)
        for name, revision, state in recorded.questions("discovery-2015")
        if {"colonist", "captain"} <= {state.game.describe(code).get("worker") for code in state.legal()}
        and state.game.steps[state.step].name == "place"
    )
    desk = sit_at(harbour, somebody(listed=False).open("/"), "discovery-2015", name, revision, "en")
    captain = desk.board.locator(".rack [data-thing='worker:captain'].lit")
    place = desk.board.locator(".box.discovery .crowd.lit")
    answered = len(desk.acts)
    if how == "drag":
        captain.drag_to(place)
    elif how == "keys":
        captain.press("Enter")
        expect(captain).to_have_class(re.compile(r"\bup\b"))
        place.press("Enter")
    else:
        captain.click()
        expect(captain).to_have_class(re.compile(r"\bup\b"))
        place.hover()
        expect(place.locator(".ghost").first).to_have_css("opacity", "0.55")
        place.click()
    desk.wait_for_acts(answered + 1)
    expect(desk.page.get_by_role("list", name="Log")).to_contain_text("places a captain in the discovery box")


COVERED: Final = """(region) => {
  const menu = document.querySelector("[role=menu]").getBoundingClientRect();
  const kinds = [`[data-thing="region:${region}"]`, `.chips[data-region="${region}"]`];
  return kinds.filter((kind) => {
    const { left, top, right, bottom } = document.querySelector(kind).getBoundingClientRect();
    return left < menu.right && right > menu.left && top < menu.bottom && bottom > menu.top;
  });
}"""


def foes_by_region(state: carrack.State) -> Counter[str]:
    said = [state.game.describe(code) for code in state.legal()]
    return Counter(str(one["region"]) for one in said if one["verb"] == "fight")


@pytest.mark.parametrize("viewport", [WIDE, LOW, PHONE], ids=["wide", "low", "phone"])
def test_a_battle_is_seen_on_the_region(somebody: Somebody, harbour: Harbour, viewport: ViewportSize) -> None:
    """Who is there stays in sight while the foe is chosen, and whose workers are about to fall is marked."""
    page = somebody(listed=False, viewport=viewport).open("/")
    name, revision, foes = next(
        (name, revision, foes)
        for name, revision, state in recorded.questions("discovery-2015")
        if max((foes := foes_by_region(state)).values(), default=0) > 4
    )
    sit_at(harbour, page, "discovery-2015", name, revision, "en")
    for region, many in foes.items():
        page.locator(f'[data-thing="region:{region}"]').click()
        expect(page.get_by_role("menuitem")).to_have_count(many)
        assert page.evaluate(COVERED, region) == []
        page.keyboard.press("Escape")
    name, revision, state = next(
        found for found in recorded.questions("discovery-2015") if found[2].game.steps[found[2].step].name == "hit"
    )
    question: dict[str, Any] = state.game.question(state)
    where = "{region} {foe}".format(**question["details"])
    sit_at(harbour, page, "discovery-2015", name, revision, "en")
    expect(page.locator(".presence.falls")).to_have_attribute("data-where", where)


@pytest.mark.parametrize(("game", "step"), [("discovery-2007", "bid"), ("discovery-2015", "conquest")])
def test_a_question_is_read_whole_in_french(somebody: Somebody, harbour: Harbour, game: str, step: str) -> None:
    """The longest that stand in large letters, where there is least room beside the tools."""
    page = somebody(listed=False, locale="fr-FR", viewport=LOW).open("/")
    name, revision = next(
        (name, revision)
        for name, revision, state in recorded.questions(game)
        if state.game.steps[state.step].name == step
    )
    desk = sit_at(harbour, page, game, name, revision, "fr")
    assert desk.prompt.evaluate("one => one.scrollHeight - one.clientHeight") <= 2


ASTRAY: Final = """() => [...document.querySelectorAll(".presence .after")].filter((one) => {
  const inner = one.getBoundingClientRect();
  const outer = one.closest(".presence").getBoundingClientRect();
  return inner.left < outer.left || inner.right > outer.right || inner.top < outer.top || inner.bottom > outer.bottom;
}).length"""


def may(harbour: Harbour, somebody: Somebody, verb: str) -> Desk:
    """Somebody of a recorded game who may do that."""
    name, revision = next(
        (name, revision)
        for name, revision, state in recorded.questions("discovery-2015")
        if any(state.game.describe(code)["verb"] == verb for code in state.legal())
    )
    return sit_at(harbour, somebody(listed=False).open("/"), "discovery-2015", name, revision, "en")


def test_what_a_colony_would_score_stands_with_its_own_workers(somebody: Somebody, harbour: Harbour) -> None:
    """Below them it would be read as a neighbour's."""
    desk = may(harbour, somebody, "declare-war")
    desk.board.locator(".plate.lit").first.hover()
    expect(desk.board.locator(".presence .after").first).to_be_visible()
    assert desk.page.evaluate(ASTRAY) == 0


def test_a_building_that_would_be_bought_can_be_read(somebody: Somebody, harbour: Harbour) -> None:
    """In the light and in the dark, though it is only hinted at."""
    desk = may(harbour, somebody, "buy")
    desk.board.locator(".display .thing.lit").first.hover()
    expect(desk.board.locator(".ghost.building")).to_be_visible()
    assert grave(desk.page) == {}


def test_another_mat_is_laid_out_and_put_away_again(somebody: Somebody, harbour: Harbour) -> None:
    """By the button that opened it, by one on the mat, or by Escape."""
    desk = at_a_table(harbour, somebody, "discovery-2007", 2)
    page = desk.page
    opens = page.get_by_role("button", name=re.compile("^the whole mat")).last
    back = page.get_by_role("button", name="Back to mine")
    for how in ("button", "mat", "escape"):
        opens.click()
        expect(opens).to_have_attribute("aria-pressed", "true")
        if how == "escape":
            page.keyboard.press("Escape")
        else:
            (opens if how == "button" else back).click()
        expect(opens).to_have_attribute("aria-pressed", "false")
        expect(back).to_have_count(0)


@pytest.mark.parametrize(("locale", "says"), [("en-GB", "Choose a box"), ("fr-FR", "Choisissez une case")])
def test_where_a_question_is_new_a_sentence_says_what_to_click(
    somebody: Somebody, harbour: Harbour, locale: str, says: str
) -> None:
    """Until it has been answered twice in this browser; where it is pointed at something, that is told instead."""
    desk = at_a_table(harbour, somebody, "discovery-2007", 2, locale=locale)
    clicks = desk.page.locator(".clicks")
    expect(clicks).to_contain_text(says)
    place = desk.board.locator(".box.discovery .crowd.lit")
    place.hover()
    expect(clicks).to_have_count(0)
    for _ in range(2):
        desk.click(place)
        assert desk.wait_for_a_question()
    desk.page.mouse.move(0, 0)
    expect(desk.page.locator("p.ahead")).to_be_empty()
    expect(clicks).to_have_count(0)
