"""How long until it is said what an answer would bring: from pointing at it, on loopback, in Chromium.

python -m benchmarks.web.ahead [ANSWERS]
"""

from __future__ import annotations

import sys
from typing import Final

from playwright.sync_api import Page

from benchmarks.web.place import Place, place, time_answers
from tests.web.desk import OPTION, Desk

FLOOR: Final = 100.0
GOAL: Final = 50.0
EACH: Final = 8  # answers of a question that are pointed at
# In the page itself: a pointer comes to an answer that was not asked about yet, until the words stand there.
POINT: Final = """
(which) => new Promise((resolve) => {
  const one = [...document.querySelectorAll(`section.actions OPTION`)][which];
  const said = () => document.querySelector("p.ahead b") !== null;
  const event = (kind) => one.dispatchEvent(new PointerEvent(kind, { pointerType: "mouse" }));
  const began = performance.now();
  event("pointerenter");
  const look = () => {
    if (!said()) return requestAnimationFrame(look);
    const taken = performance.now() - began;
    event("pointerleave");
    requestAnimationFrame(() => resolve(taken));
  };
  requestAnimationFrame(look);
})
""".replace("OPTION", OPTION)


def measure(page: Page, desk: Desk, answers: int) -> list[float]:
    taken: list[float] = []
    while len(taken) < answers and desk.wait_for_a_question():
        offered = desk.options.count()
        for which in desk.chance.sample(range(offered), min(EACH, offered)):
            taken.append(float(page.evaluate(POINT, which)))
        desk.answer()
    return taken


def run(at: Place, answers: int = 100) -> None:
    time_answers(at, "preview", measure, answers, FLOOR, GOAL)


if __name__ == "__main__":
    with place() as here:
        run(here, *map(int, sys.argv[1:]))
