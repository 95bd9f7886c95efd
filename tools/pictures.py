"""Takes the pictures of the page for README and docs: every screen in English, French, on a phone and in the dark.

make pictures, or python -m tools.pictures [NAME ...]

A real server with a database of its own, real games played to the moment that is shown, and Chromium. All of them go to
`build/pictures` to be looked at. README's own are kept in the repository (`docs/pictures`), and of each scene
a sheet with both languages, wide and on a phone (`docs/pictures/scenes`, shown by `docs/scenes.md`).
"""

from __future__ import annotations

import base64
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.recorded import questions
from tests.server.harbour import Harbour, running
from tests.web.browser import PHONE, chromium_of, remembering
from tests.web.desk import Desk, new_table
from tools import scenes_discovery

View = dict[str, Any]

ROOT: Final = Path(__file__).parent.parent
ALL: Final = ROOT / "build" / "pictures"
KEPT: Final = ROOT / "docs" / "pictures"
SCENES: Final = KEPT / "scenes"
SHEET: Final = ("en", "fr", "phone", "phone-fr")  # the ways on a sheet
WIDE: Final = {"width": 1440, "height": 900}
# Without a screen Chromium believes that there is no mouse either, and lays everything out as for no pointer at all.
MOUSE: Final = "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4"
LOOKED_AT: Final = 12  # answers, until one brings something that is drawn
TRIED: Final = 8  # questions, until an answer brings such a thing
BOTS_DICE: Final = """() => document.querySelector(".tray .when [data-seat='1']") !== null
  && [...document.querySelectorAll(".tray .caption")].every((one) => one.innerText)"""
# The way somebody looks at it: name, language, options of the browser.
WAYS: Final[dict[str, dict[str, Any]]] = {
    "en": {"locale": "en-GB", "viewport": WIDE},
    "fr": {"locale": "fr-FR", "viewport": WIDE},
    "dark": {"locale": "en-GB", "viewport": WIDE, "color_scheme": "dark"},
    "phone-fr": {"locale": "fr-FR", "viewport": PHONE, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
    "phone": {"locale": "en-GB", "viewport": PHONE, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
}


class Screen(NamedTuple):
    """What is shown: `go` brings a page there. `kept` is the way in which README shows it."""

    name: str
    go: Callable[[Harbour, Page, str], None]
    kept: tuple[str, ...] = ()
    held: bool = False  # something is pointed at or open, and the page is not let go of for the picture
    scene: bool = False  # a sheet of it is kept


def at(address: str) -> Callable[[Harbour, Page, str], None]:
    def go(harbour: Harbour, page: Page, language: str) -> None:
        page.goto(harbour.base_url + address)

    return go


def lobby(harbour: Harbour, page: Page, language: str) -> None:
    table = new_table(harbour, page, seats=3, start=False)
    page.goto(f"{harbour.base_url}/table/{table}")


def invitation(harbour: Harbour, page: Page, language: str) -> None:
    """As whoever is invited sees it: somebody who was never here."""
    lobby(harbour, page, language)
    link = page.locator("input[readonly]").input_value()
    page.context.clear_cookies()
    page.goto(link)


def playing(game: str, answers: int, seats: int = 3) -> Callable[[Harbour, Page, str], None]:
    """A game after so many of one's own answers."""

    def go(harbour: Harbour, page: Page, language: str) -> None:
        bots = {str(seat): "easy" for seat in range(1, seats)}
        table = new_table(harbour, page, game, seats=seats, bots=bots)
        page.goto(f"{harbour.base_url}/table/{table}")
        desk = Desk(page, language)
        for _ in range(answers):
            if not desk.wait_for_a_question():
                break
            desk.answer()
        desk.wait_for_a_question()
        page.evaluate("localStorage['carrack-list'] = 'false'")  # answered by the list, shown as a newcomer sees it
        page.reload()
        desk.wait_for_a_question()

    return go


def about_to(brings: Callable[[View, View], bool], thing: str) -> Callable[[Harbour, Page, str], None]:
    """A question of a recorded game of Endeavor with an answer that brings this, and that answer pointed at."""

    def go(harbour: Harbour, page: Page, language: str) -> None:
        from tests.web.test_preview import sit_at  # here: each worker of the server reads this file when it starts

        name, revision, answer = answered(brings)
        page.evaluate("localStorage['carrack-list'] = 'false'")
        sit_at(harbour, page, "endeavor", name, revision, language, level="easy")
        shown = page.locator(f'.thing.lit[data-thing^="{thing}:{answer}"]').first
        for region in page.locator(".small button.waits").all():  # on a phone another region may be open
            if not shown.is_visible():
                region.tap()
        if page.evaluate("matchMedia('(hover: none)').matches"):
            shown.tap()
        else:
            shown.hover()
        page.locator("p.ahead b").wait_for()

    return go


@cache
def answered(brings: Callable[[View, View], bool]) -> tuple[str, int, str]:
    """Where such an answer can be given, and what it is called on the board."""
    for name, revision, state in questions("endeavor"):
        before: View = state.game.view(state, None)
        for code in state.legal():
            said = state.game.describe(code)
            after = state.clone()
            after.play(code)
            if before["round"] > 3 and brings(before, state.game.view(after, None)):
                return name, revision, str(said.get("city") or said.get("region") or said.get("deck") or "")
    raise LookupError("no recorded game has one")


def links(before: View, after: View) -> bool:
    """Somebody occupies a city and is the first to hold a route."""
    taken = [route["token"] and not after["routes"][i]["token"] for i, route in enumerate(before["routes"])]
    return before["seats"] > 2 and any(taken) and not attacks(before, after)


def opens(before: View, after: View) -> bool:
    return any(after["regions"][name]["open"] > region["open"] for name, region in before["regions"].items())


def abolishes(before: View, after: View) -> bool:
    return bool(after["abolished"] and not before["abolished"])


def attacks(before: View, after: View) -> bool:
    """A city of one seat becomes another's."""
    return any(
        isinstance(city["disc"], int)
        and isinstance(now := after["regions"][name]["cities"][called]["disc"], int)
        and now != city["disc"]
        for name, region in before["regions"].items()
        for called, city in region["cities"].items()
    )


def replay(harbour: Harbour, page: Page, language: str) -> None:
    playing("iron-age", 400)(harbour, page, language)
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{harbour.base_url}/table/{table}/move/120")


def beat(harbour: Harbour, page: Page, language: str) -> None:
    """A bot's turn while it is shown: its dice lie there. The page's clock stands still for it."""
    page.evaluate("localStorage['carrack-settings'] = JSON.stringify({ show: 'slow', idle: false })")
    page.clock.install()
    page.goto(f"{harbour.base_url}/table/{new_table(harbour, page)}")
    desk = Desk(page, language)
    desk.wait_for_a_question()
    page.clock.pause_at(page.evaluate("Date.now()") + 1)
    while not page.evaluate(BOTS_DICE):
        if desk.state() == "asked":
            acts = len(desk.acts)
            desk.options.nth(desk.chance.randrange(desk.options.count())).evaluate("one => one.click()")
            desk.wait_for_acts(acts + 1)
        page.clock.run_for(100)


def pointing(game: str, answers: int, seats: int = 3) -> Callable[[Harbour, Page, str], None]:
    """What an answer would bring, where it brings something that can be drawn."""

    def go(harbour: Harbour, page: Page, language: str) -> None:
        playing(game, answers, seats)(harbour, page, language)
        page.evaluate("localStorage['carrack-list'] = 'true'")
        page.reload()
        desk = Desk(page, language)
        for _ in range(TRIED):
            desk.wait_for_a_question()
            for option in desk.options.all()[:LOOKED_AT]:
                option.tap() if page.evaluate("matchMedia('(hover: none)').matches") else option.hover()
                page.locator("p.ahead b").wait_for()
                if page.locator(".ghost").count() > 0:
                    return
            page.mouse.move(0, 0)
            desk.answer()

    return go


def why_card(harbour: Harbour, page: Page, language: str) -> None:
    """Why something cannot be done, with the paragraph and what the thing is."""
    playing("iron-age", 12)(harbour, page, language)
    navy = page.locator('[data-thing="development:navy"]').first
    navy.scroll_into_view_if_needed()
    navy.click(force=True)
    page.get_by_role("dialog").get_by_role("link").wait_for()


def hint(harbour: Harbour, page: Page, language: str) -> None:
    """What the champion would do; on a phone it is asked by the menu."""
    playing("iron-age", 12)(harbour, page, language)
    button = page.locator(".tools button.hint")
    if not button.is_visible():
        page.locator(".tools button").last.click()
        button = page.get_by_role("dialog").get_by_role("button", name=re.compile("champion"))
    button.click()
    page.locator("[role=dialog] .hint button").first.wait_for()


def drawer(harbour: Harbour, page: Page, language: str) -> None:
    """The list of what can be done beside a board, with what cannot and why."""
    playing("discovery-2015", 12, seats=4)(harbour, page, language)
    page.evaluate("localStorage['carrack-list'] = 'true'")
    page.reload()
    desk = Desk(page, language)
    desk.wait_for_a_question()
    while True:
        if page.locator(".rack .thing.lit").count() > 0:  # where a worker is placed, mostly something cannot be
            page.locator("section.actions button[aria-expanded]").click()
            page.locator("section.actions dl[aria-busy=false]").wait_for(state="attached")
            if page.locator("section.actions dt").count() > 0:
                return
        desk.answer()
        desk.wait_for_a_question()


SCREENS: Final = (
    Screen("harbour", at("/"), ("en",)),
    Screen("new-table", at("/new/iron-age")),
    Screen("new-table-discovery", at("/new/discovery-2015")),
    Screen("lobby", lobby),
    Screen("invitation", invitation),
    Screen("iron-age", playing("iron-age", 12), ("en", "dark", "phone")),
    Screen("iron-age-end", playing("iron-age", 400)),
    Screen("iron-age-solo-end", playing("iron-age", 400, seats=1)),
    *(
        Screen(f"{id}-{name}" if name else id, go, kept, held=name in ("age", "end"), scene=True)
        for id in ("discovery-2007", "discovery-2015")
        for name, go, kept in (
            ("start", playing(id, 0, seats=4), ()),
            ("", playing(id, 40, seats=4), ("en", "phone") if id == "discovery-2015" else ()),
            ("battle", scenes_discovery.battle(id), ()),
            ("age", scenes_discovery.age(id), ()),
            ("end", scenes_discovery.end(id), ()),
        )
    ),
    Screen("endeavor-start", playing("endeavor", 0, seats=4), scene=True),
    Screen("endeavor", about_to(links, "city"), ("en", "phone"), held=True, scene=True),
    Screen("endeavor-opening", about_to(opens, "region"), held=True, scene=True),
    Screen("endeavor-attack", about_to(attacks, "city"), held=True, scene=True),
    Screen("endeavor-abolition", about_to(abolishes, "card"), held=True, scene=True),
    Screen("endeavor-end", playing("endeavor", 400), held=True, scene=True),
    Screen("endeavor-solo", playing("endeavor", 8, seats=1), scene=True),
    Screen("endeavor-solo-end", playing("endeavor", 400, seats=1), held=True, scene=True),
    Screen("beat", beat),
    Screen("preview", pointing("iron-age", 24, seats=2), held=True),
    Screen("preview-discovery", pointing("discovery-2015", 14), held=True),
    Screen("preview-endeavor", pointing("endeavor", 6), held=True),
    Screen("why", why_card, held=True),
    Screen("hint", hint, held=True),
    Screen("drawer", drawer, held=True),
    Screen("replay", replay),
    Screen("rules", at("/rules/iron-age")),
    Screen("account", at("/account")),
    Screen("settings", at("/settings")),
    Screen("about", at("/about")),
)


def take(browser: Browser, harbour: Harbour, screen: Screen, way: str) -> None:
    options = WAYS[way]
    context = browser.new_context(reduced_motion="reduce", **options)
    remembering(context)
    page = context.new_page()
    page.goto(harbour.base_url)
    page.get_by_role("main").wait_for()
    screen.go(harbour, page, options["locale"][:2])
    page.wait_for_load_state("networkidle")
    if not screen.held:
        page.evaluate("scrollTo(0, 0)")
        page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(400)
    file = ALL / f"{screen.name}-{way}.png"
    page.screenshot(path=file)
    context.close()
    if way in screen.kept:
        shutil.copy(file, KEPT / f"web-{screen.name}{'' if way == 'en' else '-' + way}.png")
    print(file.relative_to(ROOT), flush=True)


def sheet(browser: Browser, name: str) -> None:
    """The ways of a scene side by side, in one picture of a size that can be kept."""
    page = browser.new_page(viewport={"width": 1600, "height": 400})
    pictures = [base64.b64encode((ALL / f"{name}-{way}.png").read_bytes()).decode() for way in SHEET]
    images = "".join(f'<img height="392" src="data:image/png;base64,{picture}">' for picture in pictures)
    page.set_content(f'<body style="margin: 0; display: flex; gap: 8px; width: max-content">{images}</body>')
    page.locator("img").last.wait_for()
    page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
    SCENES.mkdir(exist_ok=True)
    page.locator("body").screenshot(path=SCENES / f"{name}.jpg", type="jpeg", quality=72)
    page.close()


def main(wanted: list[str]) -> None:
    ALL.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as harbour, sync_playwright() as playwright:
        browser = chromium_of(playwright, MOUSE)
        for screen in SCREENS:
            for way in WAYS:
                if not wanted or screen.name in wanted:
                    take(browser, harbour, screen, way)
            if screen.scene and (not wanted or screen.name in wanted):
                sheet(browser, screen.name)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
