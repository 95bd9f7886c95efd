"""What happens in Endeavor is seen to move: pieces are on their way, regions open, slavery is abolished."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.harbour import Harbour
from tests.web import reel
from tests.web.conftest import Somebody
from tests.web.desk import Desk
from tests.web.own_board import WIDE
from tests.web.test_endeavor_play import first_question
from tests.web.test_preview import sit_at

# Whatever takes off stands still at once, half-way: however slow the machine, it is there to be looked at.
HALF_WAY: Final = """() => {
  window.flown = 0;
  window.moving = () => document.getAnimations().filter(({ effect }) => effect.target.matches(".flight, .lies"));
  new MutationObserver((changes) => {
    const came = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    window.flown += came.filter((one) => one.matches?.(".flight")).length;
    for (const one of window.moving()) {
      const { delay, duration } = one.effect.getTiming();
      one.pause();
      one.currentTime = delay + duration / 2;
    }
  }).observe(document.querySelector(".sky"), { childList: true });
}"""
ARRIVE: Final = "() => window.moving().forEach((one) => one.finish())"
MIDDLE: Final = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
OPACITY: Final = "(one) => Number(getComputedStyle(one).opacity)"


def held(somebody: Somebody, harbour: Harbour, place: tuple[str, int], **options: Any) -> Desk:
    """At a question of a recorded game. The page's own clock stands still, so nothing that others do is shown after an
    answer to it, and what takes off stays half-way.
    """
    page = somebody(listed=False, viewport=WIDE, **options).open("/")
    page.clock.install()
    desk = sit_at(harbour, page, "endeavor", *place, "en")
    page.clock.pause_at(page.evaluate("Date.now()") + 1)
    page.evaluate(HALF_WAY)
    return desk


def give(desk: Desk, lit: Locator) -> str:
    """Click it. Returns which thing it was."""
    thing = lit.get_attribute("data-thing") or ""
    lit.evaluate("one => one.click()")
    desk.wait_for_acts(1)
    return thing


def occupying(somebody: Somebody, harbour: Harbour, **options: Any) -> tuple[Desk, str, list[float]]:
    """Who occupies a city, which one, and where the last disc of the harbour was."""
    desk = held(somebody, harbour, first_question("work", "occupy")[:2], **options)
    start: list[float] = desk.board.locator(".mat .discs .lies").last.evaluate(MIDDLE)
    place = f'[data-thing="{give(desk, desk.board.locator(".city .thing.lit").first)}"]'
    expect(desk.board.locator(f"{place} .lies")).to_have_count(1)
    return desk, place, start


def middle(page: Page, selector: str) -> list[float]:
    found: list[float] = page.locator(selector).first.evaluate(MIDDLE)
    return found


def test_a_disc_is_on_its_way_from_the_harbour_and_then_stands_in_the_city(
    somebody: Somebody, harbour: Harbour
) -> None:
    desk, place, start = occupying(somebody, harbour, show="slow", reduced_motion="no-preference")
    page, disc = desk.page, desk.board.locator(f"{place} .lies")
    flight = page.locator(".flight:has(.disc)")
    expect(flight).to_have_count(1)
    end = middle(page, place)
    across, along = flight.evaluate(MIDDLE)
    assert across == pytest.approx((start[0] + end[0]) / 2, abs=2)
    assert along == pytest.approx((start[1] + end[1]) / 2 - 24, abs=2)  # on a bow
    assert disc.evaluate(OPACITY) == 0
    page.evaluate(ARRIVE)
    expect(flight).to_have_count(0)
    assert disc.evaluate(OPACITY) == 1


@pytest.mark.parametrize(
    ("step", "verb", "lit", "piece"),
    [("work", "draw", ".stack.lit", ".card"), ("build", "build", ".supply .tile.lit", ".house")],
    ids=["card", "building"],
)
def test_what_comes_to_a_board_is_on_its_way_there(
    somebody: Somebody, harbour: Harbour, step: str, verb: str, lit: str, piece: str
) -> None:
    place = first_question(step, verb)[:2]
    desk = held(somebody, harbour, place, show="slow", reduced_motion="no-preference")
    taken = desk.board.locator(lit).first
    start: list[float] = taken.evaluate(MIDDLE)
    there = f'.mat .lies[data-thing="{give(desk, taken)}"]'
    flight = desk.page.locator(f".flight:has({piece})")
    expect(flight).to_have_count(1)
    across, along = flight.evaluate(MIDDLE)
    end = middle(desk.page, there)
    assert across == pytest.approx((start[0] + end[0]) / 2, abs=2)
    assert along == pytest.approx((start[1] + end[1]) / 2 - 24, abs=2)
    assert desk.board.locator(there).evaluate(OPACITY) == 0
    desk.page.evaluate(ARRIVE)
    assert desk.board.locator(there).evaluate(OPACITY) == 1


def test_the_selector_glides_to_the_building_that_was_chosen(somebody: Somebody, harbour: Harbour) -> None:
    """Alone: it is on its way when the answer has come, and ends over its place."""
    place = first_question("build", "build", solo=True)[:2]
    desk = held(somebody, harbour, place, show="slow", reduced_motion="no-preference")
    selector = desk.board.locator(".display .selector")
    thing = give(desk, desk.board.locator(".display .place:not(.chosen) .offer.lit").first)
    gliding = "one => one.getAnimations().map(({ transitionProperty }) => transitionProperty)"
    assert selector.evaluate(gliding) == ["translate"]
    selector.evaluate("one => one.getAnimations().forEach((glide) => glide.finish())")
    chosen = desk.board.locator(".display .place.chosen")
    assert selector.evaluate(MIDDLE) == pytest.approx(chosen.evaluate(MIDDLE), abs=2)
    assert thing


@pytest.mark.parametrize("options", [{"show": "slow"}, {"show": "off", "reduced_motion": "no-preference"}])
def test_nothing_flies_without_motion_or_without_a_show(
    somebody: Somebody, harbour: Harbour, options: dict[str, str]
) -> None:
    desk, place, _ = occupying(somebody, harbour, **options)
    expect(desk.board.locator(f"{place} .lies")).to_have_css("opacity", "1")
    assert desk.page.evaluate("window.flown") == 0


# What others do, as it is looked back on.

# Where everything that flies comes from and goes to.
WAYS: Final = """(kind) => [...document.querySelectorAll(`.flight:has(${kind})`)].map((one) => {
  const [x, y] = [parseFloat(one.style.left), parseFloat(one.style.top)];
  const along = (name) => parseFloat(one.style.getPropertyValue(name));
  return [[x, y], [x + along("--dx"), y + along("--dy")]];
})"""


def test_a_ship_arrives_and_then_its_region_opens(somebody: Somebody, harbour: Harbour) -> None:
    page, act = reel.watching(somebody), reel.act("endeavor", "shipped", "region-opened")
    sails = next(event for event in act.events if event["event"] == "shipped")
    closed: list[int] = []
    for _ in reel.shown(harbour, page, act):
        closed.append(page.locator(".region.closed").count())
        opened = page.locator(".region.opened").count()
        if closed[-1] and not opened:
            [*_, (_, end)] = page.evaluate(WAYS, ".disc")
            berth = page.locator(f'[data-space="{sails["region"]} {sails["space"]}"]')
            assert end == pytest.approx(berth.evaluate(MIDDLE), abs=2)
        if opened:
            break
    assert closed[-1] == closed[0] - 1
    assert page.evaluate(reel.MOVING, "unveil") == [""]  # its border shines


def test_an_attack_takes_a_disc_away_and_costs_two(somebody: Somebody, harbour: Harbour) -> None:
    page, act = reel.watching(somebody), reel.act("endeavor", "attacked")
    [attacked] = [event for event in act.events if event["event"] == "attacked"]
    city = f'.place[data-thing="city:{attacked["city"]}"]'
    for _ in reel.shown(harbour, page, act):
        ways = page.evaluate(WAYS, ".disc")
        if ways:
            break
    place = pytest.approx(page.locator(city).evaluate(MIDDLE), abs=2)
    assert len(ways) == 3
    assert (ways[0][0], ways[1][1]) == (place, place)  # one leaves the city, one comes to it
    assert ways[2][0] == ways[1][0]  # the price comes from the same harbour


def test_slavery_is_abolished_for_all_to_see(somebody: Somebody, harbour: Harbour) -> None:
    """First the card that does it, then its stack leaves the table and the cards that are held are turned down."""
    page, act = reel.watching(somebody), reel.act("endeavor", "card-drawn", "abolished", "slaves-freed")
    [freed] = [event["cards"] for event in act.events if event["event"] == "slaves-freed"]
    stack = page.locator(".stack.of-slavery")
    flights: list[int] = []
    for _ in reel.shown(harbour, page, act):
        flights.append(page.locator(".flight:has(.card)").count())
        if "empty" in (stack.get_attribute("class") or ""):
            break
    assert flights[0] == 1
    assert flights[-1] == 1 + freed
    expect(stack).to_have_class(re.compile(r"\bempty\b"))
