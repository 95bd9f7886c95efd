"""What happens in Endeavor is seen to move: pieces are on their way, and have not come before they arrive."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.harbour import Harbour
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


def occupying(somebody: Somebody, harbour: Harbour, **options: Any) -> tuple[Desk, str, list[float]]:
    """Who occupies a city, which one, and where the last disc of the harbour was.

    The page's own clock stands still, so nothing that others do is shown after it.
    """
    page = somebody(listed=False, viewport=WIDE, **options).open("/")
    page.clock.install()
    name, revision, _ = first_question("work", "occupy")
    desk = sit_at(harbour, page, "endeavor", name, revision, "en")
    page.clock.pause_at(page.evaluate("Date.now()") + 1)
    page.evaluate(HALF_WAY)
    city = desk.board.locator(".city .thing.lit").first
    place = f'[data-thing="{city.get_attribute("data-thing")}"]'
    start: list[float] = desk.board.locator(".mat .discs .lies").last.evaluate(MIDDLE)
    city.evaluate("one => one.click()")
    desk.wait_for_acts(1)
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


@pytest.mark.parametrize("options", [{"show": "slow"}, {"show": "off", "reduced_motion": "no-preference"}])
def test_nothing_flies_without_motion_or_without_a_show(
    somebody: Somebody, harbour: Harbour, options: dict[str, str]
) -> None:
    desk, place, _ = occupying(somebody, harbour, **options)
    expect(desk.board.locator(f"{place} .lies")).to_have_css("opacity", "1")
    assert desk.page.evaluate("window.flown") == 0
