"""A game on its own board, and what must not be there."""

from __future__ import annotations

from typing import Any, Final

from tests.server.harbour import Harbour
from tests.web.conftest import Somebody
from tests.web.desk import Desk, new_table

LOW: Final = {"width": 1280, "height": 720}
WIDE: Final = {"width": 1440, "height": 900}
# What is lit, but lies outside the window, is covered by something else, or is too small for a pointer.
HIDDEN: Final = """() => [...document.querySelectorAll("section.board .thing.lit")].filter((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".thing");
    const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    return outside || there !== one || Math.min(width, height) < 23.5;
  }).map((one) => `${one.dataset.thing} ${one.innerText} ${JSON.stringify(one.getBoundingClientRect())}`)"""


def at_a_table(harbour: Harbour, somebody: Somebody, game: str, seats: int, table: Any = None, **options: Any) -> Desk:
    page = somebody(listed=False, **options).open("/")
    bots = {str(seat): "random" for seat in range(1, seats)}
    id = new_table(harbour, page, game, seats=seats, bots=bots, options=table or {})
    page.goto(f"{harbour.base_url}/table/{id}")
    desk = Desk(page, options.get("locale", "en")[:2])
    assert desk.wait_for_a_question()
    return desk
