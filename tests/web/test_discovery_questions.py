"""Every question of the recorded games on the board of Discovery: each answer is there, in sight and large enough."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

import carrack
from carrack.games.discovery.tables.facts import REGION_NAMES
from tests import boards, recorded
from tests.discovery.table import colony, table_2015, turn
from tests.server.harbour import Harbour
from tests.web.axe import grave
from tests.web.browser import PHONE
from tests.web.conftest import Somebody
from tests.web.own_board import ANSWERS, BROKEN, LOW, WIDE
from tests.web.positions import Easel, easel_for

GAMES: Final = ("discovery-2007", "discovery-2015")
LANGUAGES: Final = {"discovery-2007": "en-GB", "discovery-2015": "fr-FR"}
# What holds more or less, and never has to be scrolled on a wide screen.
HELD: Final = ":root, .middle, .board, .table, .boxes, .row, .cargo, .plates, .buildings, .list, .rack"
# Names on a mat that are not seen whole, and goods that cannot be told apart for what is written over them.
CUT: Final = """() => {
  const seen = (kind) => [...document.querySelectorAll(kind)].filter((one) => one.checkVisibility());
  const found = seen(".buildings b, .list .source .shown > span")
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.textContent} is cut off`);
  const written = seen(".cargo .set > b, .cargo i").map((one) => one.getBoundingClientRect());
  for (const piece of seen(".cargo .good, .cargo .vessel")) {
    // The middle of it has what it is.
    const { left: edge, top: brim, width, height } = piece.getBoundingClientRect();
    const [left, top, right, bottom] = [edge + width / 4, brim + height / 4, edge + width * 0.75, brim + height * 0.75];
    const over = written.map((one) =>
      Math.max(0, Math.min(right, one.right) - Math.max(left, one.left)) *
      Math.max(0, Math.min(bottom, one.bottom) - Math.max(top, one.top)));
    if (over.reduce((sum, one) => sum + one, 0) > 0.06 * width * height)
      found.push(`${piece.closest(".thing")?.dataset.thing} is written over`);
  }
  const stands = seen(".built").map((one) => one.getBoundingClientRect());
  for (const one of seen(".building")) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const out = (all) => left < all.left - 1 || top < all.top - 1 || right > all.right + 1 || bottom > all.bottom + 1;
    if (stands.some(out))
      found.push(`${one.dataset.thing} stands outside`);
  }
  return found;
}"""
# The board as it lies there, with each worker taken up in turn; a phone has two parts of it, one behind the other.
LOOK: Final = f"""async ([least, phone]) => {{
  const moment = () => new Promise((resolve) => setTimeout(resolve));
  const answers = {ANSWERS};
  const broken = {BROKEN};
  const cut = {CUT};
  const found = [];
  const wrong = new Set();
  const look = async () => {{
    const rack = () => document.querySelectorAll("section.board .rack .thing.lit");
    for (let worker = 0; worker < Math.max(1, rack().length); worker++) {{
      rack()[worker]?.click();
      await moment();
      found.push(...answers([least, phone]));
      for (const one of phone ? [] : document.querySelectorAll("{HELD}"))
        if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
          wrong.add(`${{one.className || one.tagName}} has to be scrolled`);
    }}
    if (rack().length === 0 && document.querySelector(".rack .up"))
      wrong.add("a worker is taken up whom nobody may place");
    cut().forEach((one) => wrong.add(one));
    broken().forEach((one) => wrong.add(one));
  }};
  await look();
  for (const tab of phone ? [...document.querySelectorAll(".discovery > .tabs button")].slice(0, 2) : []) {{
    tab.click();
    await moment();
    await look();
  }}
  for (const one of found) if (one.wrong) wrong.add(one.wrong);
  for (const {{ textContent, offsetWidth, parentElement }} of phone ? [] : document.querySelectorAll(".rack small"))
    if (offsetWidth === 0 || offsetWidth > parentElement.closest(".thing").offsetWidth)
      wrong.add(`${{textContent}} is cut off`);
  return [found.flatMap((one) => one.answers), [...wrong]];
}}"""

# On a phone something of what is asked about is in sight at once, unless it is asked at the lower edge alone.
SEEN: Final = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let i = 0; i < 3; i++) await frame();
  const asked = document.querySelectorAll(".discovery :is(.map, .events, .hold) .thing.lit");
  const shown = [...asked].filter((one) => one.checkVisibility());
  return shown.length === 0 || shown.some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".thing") === one;
  });
}"""


def by_the_edge(state: carrack.State) -> bool:
    """Who sails for Brazil knows what lies there: by the edge of the chart there is least room to say it all."""
    sails = any(state.game.describe(code) == {"verb": "sail", "region": "brazil"} for code in state.legal())
    view: dict[str, Any] = state.game.view(state, state.actor)
    return sails and bool(view["regions"]["brazil"]["counter"])


def largest(id: str) -> Iterable[carrack.State]:
    """Of each step the question with most answers."""
    most: dict[tuple[int, bool], carrack.State] = {}
    for state in boards.positions(id):
        kind = (int(state.step), by_the_edge(state))
        if len(state.legal()) > (len(most[kind].legal()) if kind in most else 1):
            most[kind] = state.clone()
    return most.values()


def amid(match: carrack.Match) -> carrack.State:
    """A question in the middle of a recorded game."""
    line = recorded.line(match)
    state = match.at(0)
    for revision, action in enumerate(line):
        if state.actor >= 0 and revision >= len(line) // 2:
            return state
        state.play(action)
    raise AssertionError("nobody is asked any more")


def walk(harbour: Harbour, somebody: Somebody, id: str, asked: Iterable[carrack.State]) -> None:
    """One edition in each language."""
    game = carrack.game(id)
    page = somebody(listed=False, locale=LANGUAGES[id]).open("/")
    easels: dict[int, Easel] = {}
    trouble: dict[str, set[str]] = {}
    for state in asked:
        page.set_viewport_size(PHONE)
        easel_for(state, harbour, page, easels).show(state)
        if not page.evaluate(SEEN):
            trouble.setdefault(f"{game.steps[state.step].name} on a phone", set()).add("nothing asked is in sight")
        for size in (PHONE, LOW, WIDE):
            page.set_viewport_size(size)
            given, wrong = page.evaluate(LOOK, [44 if size is PHONE else 24, size is PHONE])
            missing = set(state.legal()) - set(given)
            said = [*wrong, *(f"no way to {game.verbs.describe(action)}" for action in missing)]
            if said:
                trouble.setdefault(f"{game.steps[state.step].name} at {size['width']}", set()).update(said)
    assert trouble == {}


@pytest.mark.parametrize("id", GAMES)
def test_every_kind_of_question_is_answered_on_the_board(somebody: Somebody, harbour: Harbour, id: str) -> None:
    walk(harbour, somebody, id, largest(id))


def test_among_six_there_is_room_for_who_would_come(somebody: Somebody, harbour: Harbour) -> None:
    """The last of them places once more where a worker of theirs stands already."""
    id = "discovery-2007"
    for state in recorded.positions(id, "six-stable"):
        if state.actor == 5 and state.game.steps[state.step].name == "place":
            view: dict[str, Any] = state.game.view(state, 5)
            if view["boxes"]["shipping"][5].get("colonist"):
                walk(harbour, somebody, id, [state])
                return
    raise AssertionError("nobody does")


@pytest.mark.parametrize("source", ["age_of_discovery", "new_world_capital"])
def test_the_longest_names_of_sources_stand_beside_their_points(
    somebody: Somebody, harbour: Harbour, source: str
) -> None:
    """L'Âge des découvertes and Capitale du Nouveau Monde, in a tray that has no room to spare."""
    id = "discovery-2015"
    for state in recorded.positions(id, "six-table-24"):
        if state.actor >= 0 and len(state.legal()) > 1 and state.breakdown()[state.actor][source]:
            walk(harbour, somebody, id, [state])
            return
    raise AssertionError("nobody has it")


def test_a_ship_is_seen_beneath_the_number_of_its_like(somebody: Somebody, harbour: Harbour) -> None:
    """Two that earn nothing, beside sets in which no ship is left to join."""
    id = "discovery-2007"
    for state in recorded.positions(id, "four-settlers"):
        if state.actor == 2 and len(state.legal()) > 1:
            view: dict[str, Any] = state.game.view(state, 2)
            if view["seat"][2]["ships"] == 4 and len(view["seat"][2]["goods"]) == 7:
                walk(harbour, somebody, id, [state])
                return
    raise AssertionError("nobody has as many")


# Crowds that reach over the edge of the chart, or lie on one another, on a name or on what lies in a region.
ASTRAY: Final = """() => {
  const chart = document.querySelector(".chart").getBoundingClientRect();
  const seen = (kind) => [...document.querySelectorAll(kind)].filter((one) => one.checkVisibility());
  const crowds = seen(".presence[data-where]");
  const found = [];
  const common = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return wide > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  };
  for (const [number, one] of crowds.entries()) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < chart.left - 1 || top < chart.top - 1 || right > chart.right + 1 || bottom > chart.bottom + 1)
      found.push(`${one.dataset.where} reaches over the edge`);
    for (const other of crowds.slice(number + 1))
      if (common(one, other)) found.push(`${one.dataset.where} lies on ${other.dataset.where}`);
    for (const name of seen(".station .name, .station .tokens > *"))
      if (common(one, name)) found.push(`${one.dataset.where} lies on ${name.closest(".station").dataset.region}`);
  }
  return found;
}"""


@pytest.mark.parametrize("seats", [4, 6])
def test_among_crowds_everywhere_each_is_seen_whole(somebody: Somebody, harbour: Harbour, seats: int) -> None:
    """All sorts of workers of all seats in all regions, on the chart of either size and on a phone."""
    s = table_2015(seats, builder_worker=True)
    turn(s, 8)
    for number, region in enumerate(REGION_NAMES):
        armed = 2 if number % 2 else 0  # there are not as many
        for seat in range(seats):
            colony(s, seat, region, colonist=3, captain=1, merchant=1, missionary=1, soldier=armed, builder=armed)
    page = somebody(listed=False).open("/")
    Easel(harbour, page, s.game, seats).show(s)
    for size in (WIDE, LOW, PHONE):
        page.set_viewport_size(size)
        if size is PHONE:
            page.get_by_role("button", name="Map", exact=True).click()
        expect(page.locator(".presence:visible")).to_have_count(9 * seats)
        assert page.evaluate(ASTRAY) == [], size


@pytest.mark.soak
@pytest.mark.parametrize(("id", "name"), [(id, name) for id in GAMES for name in recorded.names(id)])
def test_every_question_of_a_recorded_game_is_answered_on_the_board(
    somebody: Somebody, harbour: Harbour, id: str, name: str
) -> None:
    walk(harbour, somebody, id, (s for s in recorded.positions(id, name) if s.actor >= 0 and len(s.legal()) > 1))


@pytest.mark.parametrize("id", GAMES)
def test_every_recorded_game_is_drawn(somebody: Somebody, harbour: Harbour, id: str) -> None:
    """At every number of seats and with every option; whatever the browser complains about fails the test."""
    page = somebody(listed=False).open("/")
    easels: dict[int, Easel] = {}
    for name in recorded.names(id):
        state = amid(recorded.replayed(id, name))
        easel_for(state, harbour, page, easels).show(state)
        assert page.locator(".chart .station").count() == 9
        assert page.locator(".boxes > li").count() == 8


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_serious_on_the_board(somebody: Somebody, harbour: Harbour, viewport: dict[str, int]) -> None:
    page = somebody(listed=False, viewport=viewport).open("/")
    match = recorded.replayed("discovery-2015", "six-table-4")
    Easel(harbour, page, match.game, match.at(0).seats).show(amid(match))
    assert grave(page) == {}
