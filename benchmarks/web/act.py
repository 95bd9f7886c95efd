"""How long until an action is shown as done: from the click to the changed page, on loopback, in Chromium.

python -m benchmarks.web.act [ANSWERS]

Floor: 100 ms at the 95th of a hundred; goal: 50.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.server.harbour import running
from tests.web.browser import chromium_of, remembering
from tests.web.desk import OPTION, Desk, new_table

FLOOR: Final = 100.0
GOAL: Final = 50.0
# In the page itself: a click on an answer, then the frame in which the answers on offer are others.
CLICK: Final = """
(which) => new Promise((resolve) => {
  const list = () => [...document.querySelectorAll(`section.actions OPTION`)];
  const shown = () => document.querySelector("h1").innerText + list().map((one) => one.innerText + one.disabled).join();
  const before = shown();
  const began = performance.now();
  list()[which].click();
  const look = () => {
    const now = shown();
    if (now !== before && !list().some((one) => one.disabled)) resolve(performance.now() - began);
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
    return sorted(taken)


def main(answers: int) -> None:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as harbour, sync_playwright() as playwright:
        browser = chromium_of(playwright)
        context = browser.new_context(reduced_motion="reduce")
        remembering(context)
        page = context.new_page()
        page.goto(harbour.base_url)
        taken: list[float] = []
        while len(taken) < answers:
            page.goto(f"{harbour.base_url}/table/{new_table(harbour, page)}")
            taken += measure(page, Desk(page, seed=len(taken)), answers - len(taken))
        browser.close()
    taken.sort()
    late = taken[int(len(taken) * 0.95)]
    reached = "goal" if late <= GOAL else "floor" if late <= FLOOR else "no"
    print(f"{len(taken)} answers: median {taken[len(taken) // 2]:.0f} ms, p95 {late:.0f} ms: {reached}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
