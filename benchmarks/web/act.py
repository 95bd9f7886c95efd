"""How long until an action is shown as done: from the click to the changed page, on loopback, in Chromium.

python -m benchmarks.web.act [ANSWERS]
"""

from __future__ import annotations

import sys
from typing import Final

from playwright.sync_api import Page

from benchmarks.web.place import Place, place, time_answers
from tests.web.desk import OPTION, Desk

FLOOR: Final = 100.0
GOAL: Final = 50.0
# In the page itself: a click on an answer, then the frame in which the answers on offer, or the log, are others.
CLICK: Final = """
(which) => new Promise((resolve) => {
  const list = () => [...document.querySelectorAll(`section.actions OPTION`)];
  const told = () => document.querySelectorAll("li[data-entry]").length;
  const shown = () =>
    document.querySelector("h1").textContent + told() + list().map((one) => one.textContent).join();
  const busy = () => document.querySelector('section.actions [aria-busy="true"]') !== null;
  const before = shown();
  const began = performance.now();
  list()[which].click();
  const look = () => {
    const now = shown();
    if (now !== before && !busy()) resolve(performance.now() - began);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})
""".replace("OPTION", OPTION)


def measure(page: Page, desk: Desk, answers: int) -> list[float]:
    taken: list[float] = []
    while len(taken) < answers and desk.wait_for_a_question():
        which = desk.chance.randrange(desk.options.count())
        taken.append(float(page.evaluate(CLICK, which)))
    return taken


def run(at: Place, answers: int = 100) -> None:
    time_answers(at, "an action shown", measure, answers, FLOOR, GOAL)


if __name__ == "__main__":
    with place() as here:
        run(here, *map(int, sys.argv[1:]))
