"""A game on its own board, and what must not be there."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import ViewportSize

from tests.server.harbour import Harbour
from tests.web.conftest import Somebody
from tests.web.desk import PAUSE, Desk, new_table

LOW: Final[ViewportSize] = {"width": 1280, "height": 720}
WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
# What is lit, but lies outside the window, is covered by something else, or is too small for a pointer.
HIDDEN: Final = """() => [...document.querySelectorAll("section.board .thing.lit")].filter((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".thing");
    const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    return outside || there !== one || Math.min(width, height) < 23.5;
  }).map((one) => `${one.dataset.thing} ${one.innerText} ${JSON.stringify(one.getBoundingClientRect())}`)"""
# Everything that is lit and in sight: the answers it stands for, and what is wrong. Whatever holds it may cut it
# off at an edge.
ANSWERS: Final = """([least, scrolls]) => [...document.querySelectorAll("section.board .thing.lit[data-answers]")]
  .filter((one) => one.checkVisibility()).map((one) => {
    if (scrolls) one.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".thing");
    const wrong = [];
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) wrong.push("outside");
    if (there !== one) wrong.push("covered");
    for (let around = one.parentElement; around; around = around.parentElement) {
      const edge = around.getBoundingClientRect();
      if (getComputedStyle(around).overflowY !== "visible" && (edge.top > top + 2 || edge.bottom < bottom - 2))
        wrong.push("cut off");
    }
    if (Math.min(width, height) < least - 0.5) wrong.push(`small ${Math.round(width)}x${Math.round(height)}`);
    const lies = [left, top, right, bottom].map(Math.round).join(" ");
    const said = wrong.length > 0 ? `${one.dataset.thing} ${wrong.join(", ")} (${lies})` : null;
    return { answers: one.dataset.answers.split(" ").map(Number), wrong: said };
  })"""
# Words that are broken inside: what is not wide enough for a word has to show it smaller.
BROKEN: Final = """() => {
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.parentElement.checkVisibility() || node.parentElement.closest(".unseen")) continue;
      for (const word of node.data.matchAll(/[\\p{L}\\p{M}]{2,}/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 5) found.push(`${word[0]} in "${node.data.trim()}" is broken`);
      }
    }
    return found;
  }"""
# Clicks something that is lit, and one of its answers where it stands for several; a worker is only taken up by that.
CLICK: Final = """async ([chance, choice]) => {
  const any = (kind, chance) => {
    const all = [...document.querySelectorAll(kind)].filter((one) => one.checkVisibility());
    all[Math.floor(chance * all.length)]?.click();
  };
  any("section.board .rack .thing.lit", choice);
  any(".thing.lit:not(.worker)", chance);
  await new Promise((resolve) => setTimeout(resolve, 20));
  any("[role=menuitem]", choice);
}"""
AWAITED: Final = 3_000  # milliseconds in which an answer comes, if it was one


def answered(desk: Desk) -> bool:
    """Whether a click on the board was an answer: it may have come too late, when the question had changed."""
    before = len(desk.acts)
    desk.page.evaluate(CLICK, [desk.chance.random(), desk.chance.random()])
    for _ in range(0, AWAITED, PAUSE):
        if len(desk.acts) > before:
            return True
        desk.page.wait_for_timeout(PAUSE)
    return False


def press(desk: Desk) -> None:
    """Answers by a click on the board, and waits until the answer has arrived."""
    while not answered(desk):
        pass
    assert desk.acts[-1] == 200
    desk.wait_for_a_question()


def at_a_table(harbour: Harbour, somebody: Somebody, game: str, seats: int, table: Any = None, **options: Any) -> Desk:
    page = somebody(listed=False, **options).open("/")
    bots = {str(seat): "random" for seat in range(1, seats)}
    id = new_table(harbour, page, game, seats=seats, bots=bots, options=table or {})
    page.goto(f"{harbour.base_url}/table/{id}")
    desk = Desk(page, options.get("locale", "en")[:2])
    assert desk.wait_for_a_question()
    return desk
