"""Endeavor on its own board: everything is seen at once, and every question is answered on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect

import carrack
from tests import recorded
from tests.server.harbour import Harbour
from tests.web.browser import PHONE
from tests.web.conftest import Somebody
from tests.web.own_board import BROKEN, HIDDEN, LOW, WIDE, at_a_table, press
from tests.web.positions import Easel, easel_for

SCROLLED: Final = """() =>
  [
    document.documentElement,
    ...document.querySelectorAll(".middle, .around, .endeavor, .below, .mat, .supply, .display"),
  ]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className || one.tagName} ${one.scrollWidth} ${one.scrollHeight}`)"""


@pytest.mark.parametrize(
    ("seats", "table"),
    [
        pytest.param(1, {"level": "easy"}, marks=pytest.mark.soak),
        (1, {"level": "normal"}),
        pytest.param(1, {"level": "hard"}, marks=pytest.mark.soak),
        pytest.param(2, {}, marks=pytest.mark.soak),  # two people play it in test_endeavor_play.py
        (3, {"neutral_discs": True}),
        (5, {}),
    ],
    ids=["solo-easy", "solo-normal", "solo-hard", "two", "three-neutral", "five"],
)
def test_a_whole_game_by_clicks_on_the_board_alone(
    somebody: Somebody, harbour: Harbour, seats: int, table: dict[str, Any]
) -> None:
    """The list is closed: where nothing is lit there would be nothing to press."""
    desk = at_a_table(harbour, somebody, "endeavor", seats, table)
    assert desk.play_on(lambda: press(desk)) > 14
    expect(desk.result).to_be_visible()


def test_a_whole_game_on_a_phone(somebody: Somebody, harbour: Harbour) -> None:
    """The part that is asked comes up by itself: something is always lit, and nothing is wider than the screen."""
    desk = at_a_table(harbour, somebody, "endeavor", 3, viewport=PHONE, has_touch=True, is_mobile=True)
    while desk.wait_for_a_question():
        wide = desk.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], desk.prompt.inner_text()
        press(desk)
    expect(desk.result).to_be_visible()
    desk.page.reload()
    expect(desk.result.get_by_role("heading", name="The game is over")).to_be_in_viewport()


def test_the_finger_chooses_what_a_phone_shows(somebody: Somebody, harbour: Harbour) -> None:
    desk = at_a_table(harbour, somebody, "endeavor", 3, viewport=PHONE, has_touch=True, is_mobile=True)
    page = desk.page
    page.get_by_role("button", name="World", exact=True).tap()
    page.get_by_role("button", name="Africa").tap()
    expect(page.get_by_role("region", name="Africa")).to_contain_text("Luanda")
    page.get_by_role("button", name="the whole board: Bot B").tap()
    expect(page.get_by_role("region", name="Board of Bot B")).to_be_in_viewport()
    page.get_by_role("button", name="World", exact=True).tap()
    expect(page.get_by_role("region", name="Africa")).to_be_visible()


# Every question of the recorded games.

FULL: Final = {1: "alone", 5: "full"}
SIGHTS: Final[dict[str, dict[str, Any]]] = {
    "1280x720": {"viewport": LOW, "locale": "fr-FR"},  # long words where there is least room
    "1440x900": {"viewport": WIDE, "locale": "en-GB"},
    "390x844": {"viewport": PHONE, "locale": "fr-FR", "has_touch": True, "is_mobile": True},
}
# Everything that is lit: the answers it stands for, and why it cannot be hit. A finger opens each region that waits,
# and brings each thing into sight first.
OFFERED: Final = """async ([least, finger]) => {
  const wrong = (one) => {
    if (finger) one.scrollIntoView({ block: "center" });
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button");
    const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    const small = Math.min(width, height) < least - 0.5;
    return outside ? "outside" : there !== one ? "covered" : small ? `${width} x ${height}` : "";
  };
  const look = (region) =>
    [...document.querySelectorAll(".thing.lit[data-answers]")].filter((one) => one.checkVisibility()).map((one) =>
      [one.dataset.answers.split(" ").map(Number), region || wrong(one)]);
  const offered = look("");
  for (const region of finger ? document.querySelectorAll(".small button.waits") : []) {
    const reached = wrong(region);
    region.click();
    await new Promise((resolve) => setTimeout(resolve));
    offered.push(...look(reached));
  }
  return offered;
}"""
# What is larger than its frame, and so cut off or lying over its neighbour.
SPILT: Final = """() => [...document.querySelectorAll(".cartouche, .held, .held .deck, .offer")]
  .filter((one) => one.checkVisibility())
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => `"${one.innerText}" spills`)"""
# On a phone: whether anything that is lit is seen without a search, when the page has settled.
MET: Final = """async () => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  const inside = [...document.querySelectorAll(".part .thing.lit")];
  return (inside.length > 0 ? inside : [...document.querySelectorAll(".thing.lit")]).some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".thing") === one;
  });
}"""


def asked(every: bool) -> Iterator[carrack.State]:
    """All questions of the recorded games; or one of those with the same verbs, alone, with some or with all seats."""
    met: set[tuple[object, ...]] = set()
    for state in recorded.positions("endeavor"):
        if state.actor < 0 or len(state.legal()) < 2:
            continue
        verbs = {str(state.game.describe(code)["verb"]) for code in state.legal()}
        kind = (FULL.get(state.seats), state.game.steps[state.step].name, *sorted(verbs))
        if every or kind not in met:
            met.add(kind)
            yield state


@pytest.mark.parametrize(
    ("sight", "every"),
    [
        ("1280x720", False),
        ("390x844", False),
        *(pytest.param(sight, True, marks=pytest.mark.soak) for sight in SIGHTS),
    ],
)
def test_every_answer_of_the_recorded_games_can_be_hit_on_the_board(
    somebody: Somebody, harbour: Harbour, sight: str, every: bool
) -> None:
    """In the window, uncovered and large enough; on a phone after a tap on its region, and as large as a finger.

    Nothing else has to be scrolled, in either of the wide sizes.
    """
    options = SIGHTS[sight]
    phone = options["viewport"] == PHONE
    sizes = [] if phone else sorted((LOW, WIDE), key=lambda size: size == options["viewport"])
    page = somebody(listed=False, **options).open("/")
    easels: dict[int, Easel] = {}
    trouble: set[str] = set()
    for state in asked(every):
        easel_for(state, harbour, page, easels).show(state)
        where = f"{state.game.steps[state.step].name} at {state.seats}"
        if phone and not page.evaluate(MET):
            trouble.add(f"{where}: nothing that is lit is in sight")
        offered = page.evaluate(OFFERED, [44 if phone else 24, phone])
        for action in state.legal():
            found = [wrong for answers, wrong in offered if action in answers]
            if "" not in found:
                trouble.add(f"{where}: {state.game.verbs.describe(action)} {found}")
        if page.evaluate("document.documentElement.scrollWidth") > options["viewport"]["width"]:
            trouble.add(f"{where}: wider than the screen")
        trouble |= {f"{where}: {said}" for said in (*page.evaluate(BROKEN), *page.evaluate(SPILT))}
        for size in sizes:
            page.set_viewport_size(size)
            seen = (*page.evaluate(SCROLLED), *page.evaluate(HIDDEN))
            trouble |= {f"{where} at {size['width']}: {said}" for said in seen}
    assert trouble == set()
