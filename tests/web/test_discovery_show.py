"""What happens in Discovery is seen to move: workers, money, tiles; a battle hit by hit, an age region by region."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

import carrack
from tests import recorded
from tests.server.harbour import Harbour
from tests.web import reel
from tests.web.browser import PHONE
from tests.web.conftest import Somebody
from tests.web.desk import Desk
from tests.web.own_board import WIDE
from tests.web.test_endeavor_show import ARRIVE, HALF_WAY, MIDDLE, OPACITY
from tests.web.test_preview import sit_at

GAME: Final = "discovery-2007"
STEP: Final = 100  # milliseconds of the page's own clock
MOST: Final = 300  # steps in which an age has been counted
COUNTED: Final = """() => {
  const of = (kind, name) => [...new Set([...document.querySelectorAll(kind)].map(name))];
  return [
    of(".region.told", (one) => one.dataset.region),
    of(".presence.scored", (one) => one.dataset.where.split(" ")[0]),
  ];
}"""


def asked(step: str) -> tuple[str, int, carrack.State]:
    for name, revision, state in recorded.questions(GAME):
        if state.game.steps[state.step].name == step:
            return name, revision, state
    raise AssertionError("no game of the corpus asks this")


def ends_of_ages() -> Iterator[tuple[str, int, int]]:
    """Answers after which an age is counted at once: where, and which."""
    for name, revision, state in recorded.questions(GAME):
        match = recorded.replayed(GAME, name)
        action = recorded.line(match)[revision]
        told = [
            event["event"] for event in match.told_to(int(state.actor), revision) if event["revision"] == revision + 1
        ]
        if told.count("colony-scored") > 2:
            yield name, revision, action


def sit_still(somebody: Somebody, harbour: Harbour, name: str, revision: int, **options: Any) -> Desk:
    """The page's own clock stands still, so nothing that others do is shown by itself."""
    page = somebody(listed=False, show="slow", **options).open("/")
    page.clock.install()
    desk = sit_at(harbour, page, GAME, name, revision, "en")
    page.clock.pause_at(page.evaluate("Date.now()") + 1)
    return desk


def half_way(desk: Desk, start: str, target: str, end: str) -> None:
    """Clicks the target: a worker is half-way from the start to the end, on a bow."""
    page = desk.page
    page.evaluate(HALF_WAY)
    begins = page.locator(start).first.evaluate(MIDDLE)
    desk.board.locator(target).first.evaluate("one => one.click()")
    desk.wait_for_acts(1)
    flight = page.locator(".flight:has(.figure)").first.evaluate(MIDDLE)
    ends = page.locator(end).last.evaluate(MIDDLE)
    assert flight[0] == pytest.approx((begins[0] + ends[0]) / 2, abs=3)
    assert flight[1] == pytest.approx((begins[1] + ends[1]) / 2 - 24, abs=3)


def test_a_worker_glides_from_the_tray_to_its_space(somebody: Somebody, harbour: Harbour) -> None:
    """And does not stand there before it arrives."""
    name, revision, state = asked("place")
    desk = sit_still(somebody, harbour, name, revision, viewport=WIDE, reduced_motion="no-preference")
    own = f'.dock [data-stands^="{int(state.actor)} "]'
    half_way(desk, ".asked", ".dock .space.lit", own)
    stand = desk.board.locator(own).last
    assert stand.evaluate(OPACITY) == 0
    desk.page.evaluate(ARRIVE)
    assert stand.evaluate(OPACITY) == 1


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_worker_glides_from_its_own_space_to_the_region(
    somebody: Somebody, harbour: Harbour, viewport: dict[str, int]
) -> None:
    """On a phone the chart is seen, and the boxes behind it are their tab."""
    name, revision, state = asked("land")
    desk = sit_still(somebody, harbour, name, revision, viewport=viewport, reduced_motion="no-preference")
    region = desk.board.locator('.station .lit[data-thing^="region:"]').first
    thing = str(region.get_attribute("data-thing"))
    chip = f'.presence[data-where="{thing.removeprefix("region:")} {int(state.actor)}"]'
    own = f'.dock [data-stands^="{int(state.actor)} "]'
    half_way(desk, own if viewport is WIDE else '[data-tab="boxes"]', f'[data-thing="{thing}"]', chip)


def test_an_age_is_counted_region_by_region(somebody: Somebody, harbour: Harbour) -> None:
    name, revision, action = next(ends_of_ages())
    desk = sit_still(somebody, harbour, name, revision, viewport=WIDE)
    answer = desk.board.locator(f'.thing.lit[data-answers~="{action}"]').first
    answer.evaluate("one => one.click()")
    desk.wait_for_acts(1)
    seen: list[str] = []
    for _ in range(MOST):
        told, scored = desk.page.evaluate(COUNTED)
        if scored:
            assert scored == told, "one region at a time, and it is marked"
            if seen[-1:] != scored:
                seen += scored
        if desk.state() or len(seen) > 1:
            break
        desk.page.clock.run_for(STEP)
    assert len(seen) > 1, seen


# What others do, as it is looked back on.

STRUCK: Final = """() => [...document.querySelectorAll(".presence.struck")]
  .map((one) => [one.dataset.where, ...[...one.querySelectorAll(".fallen use")].map((use) => use.href.baseVal)])"""


def test_a_battle_is_fought_one_hit_after_the_other(somebody: Somebody, harbour: Harbour) -> None:
    page, act = reel.watching(somebody), reel.act("discovery-2015", "battle-begins", "fell", "fell")
    fell = [one for one in act.events if one["event"] == "fell"]
    hits = [[f"{one['region']} {one['seat']}", *[f"#figure-{one['worker']}"] * one["workers"]] for one in fell]
    seen: list[Any] = []
    for _ in reel.shown(harbour, page, act):
        struck = page.evaluate(STRUCK)
        assert len(struck) <= 1, "one hit at a time"
        if struck != seen[-1:]:
            seen += struck
        if seen == hits:
            break
    assert seen == hits


def test_income_is_counted(somebody: Somebody, harbour: Harbour) -> None:
    page = reel.watching(somebody)
    act, seat, dollars = next(
        (act, one["seat"], one["dollars"])
        for act in reel.acts(GAME)
        for one in act.events
        if one["event"] == "gained-money" and one["why"] == "sets" and one["dollars"] > 3
    )
    purse = page.locator(f'.glance[data-home="{seat}"] .coin')
    seen: list[int] = []
    for _ in reel.shown(harbour, page, act):
        seen.append(int(purse.inner_text().split()[0].strip("$")))
        if seen[-1] >= seen[0] + dollars:
            break
    assert seen == sorted(seen)
    assert len(set(seen)) > 2, seen


def test_a_tile_turns_when_it_comes_to_the_display(somebody: Somebody, harbour: Harbour) -> None:
    page, act = reel.watching(somebody), reel.act(GAME, "tile-shown")
    came = [f"tile:{one['tile']}" for one in act.events if one["event"] == "tile-shown"]
    turning: list[str] = []
    for _ in reel.shown(harbour, page, act):
        turning = page.evaluate(reel.MOVING, "turn")
        if turning:
            break
    assert turning == came
    edge = page.locator(f'[data-thing="{came[0]}"]').evaluate("one => one.getBoundingClientRect().width")
    assert edge == 0  # where it begins
