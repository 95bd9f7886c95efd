"""What axe finds that would keep somebody out, on every page and at every board, in the light and in the dark.

python -m benchmarks.web.axe
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from benchmarks.web.place import EDITIONS, HAND, WIDE, Place, place, say
from tests.server.persons import account
from tests.web.axe import NOBODYS, PAGES, grave, peopled
from tests.web.browser import sign_in
from tests.web.desk import Desk, new_table, play_out

ANSWERS: Final = 4  # after which a table is looked at, twice


def run(at: Place) -> None:
    for size, options in (("wide", WIDE), ("phone", HAND)):
        with at.visitor(reduced_motion="reduce", **options) as page:
            for address in (*PAGES, *NOBODYS):
                look_at(at, page, address, size)
            for game in EDITIONS:
                look_at_a_game(at, page, game, size)

        with at.visitor(reduced_motion="reduce", **options) as page:
            ann, bob = (account(at.harbour, f"{name} {size}") for name in ("Ann", "Bob"))
            sign_in(page.context, ann)
            for address in peopled(ann, bob):
                look_at(at, page, address, size)


def look_at(at: Place, page: Page, address: str, size: str) -> None:
    page.goto(at.harbour.base_url + address)
    page.get_by_role("heading").first.wait_for()
    tell(page, f"{address}, {size}")


def look_at_a_game(at: Place, page: Page, game: str, size: str) -> None:
    """Its lobby, a table in play, its result and a look back."""
    page.goto(f"{at.harbour.base_url}/table/{new_table(at.harbour, page, game, start=False)}")
    page.get_by_role("heading").first.wait_for()
    tell(page, f"lobby of {game}, {size}")
    table = new_table(at.harbour, page, game)
    page.goto(f"{at.harbour.base_url}/table/{table}")
    desk = Desk(page)
    for _ in range(2):
        for _ in range(ANSWERS):
            if desk.wait_for_a_question():
                desk.answer()
        desk.wait_for_a_question()
        tell(page, f"table of {game}, {size}")
    play_out(at.harbour, page, table)
    desk.result.wait_for()
    tell(page, f"result of {game}, {size}")
    page.goto(f"{at.harbour.base_url}/table/{table}/move/3")
    page.get_by_role("slider").wait_for()
    tell(page, f"replay of {game}, {size}")


def tell(page: Page, where: str) -> None:
    found = grave(page)
    say(f"axe, {where}", sum(len(problems) for problems in found.values()), "serious or critical", 0, 0)
    for scheme, problems in found.items():
        for problem in problems:
            print(f"    {scheme}: {problem['rule']} at {'; '.join(problem['at'][:3])}", flush=True)


if __name__ == "__main__":
    with place() as here:
        run(here)
