"""A real Chromium against a real server: people with a browser each, who click, type and read."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, ViewportSize

from tests.server.harbour import Harbour

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE: Final = 15_000  # milliseconds: a busy machine is slow, not broken
WIDE: Final[ViewportSize] = {"width": 1280, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
# What the browser itself says of a request that was refused, or cut off on purpose: the page says it in words.
EXPECTED: Final = ("Failed to load resource", "net::ERR_")


def chromium_of(playwright: Playwright, *flags: str) -> Browser:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    assert path, "no Chromium: `make chromium` installs one"
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])


@dataclass
class Person:
    """Somebody with a browser of their own, cookies and all. What went wrong in it is kept in `complaints`."""

    harbour: Harbour
    context: BrowserContext
    complaints: list[str] = field(default_factory=list)

    def open(self, address: str = "/") -> Page:
        """A new tab, when the page has been loaded."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        page.goto(self.harbour.base_url + address)
        page.get_by_role("main").wait_for()
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in EXPECTED):
            self.complaints.append(message.text)


def sign_in(context: BrowserContext, script: httpx.Client) -> None:
    """Who a script is, the browser is, too."""
    jar = [{"name": one.name, "value": one.value or "", "url": str(script.base_url)} for one in script.cookies.jar]
    context.add_cookies(jar)  # type: ignore[arg-type]


def remembering(context: BrowserContext, show: str = "off", listed: bool = True) -> None:
    """A browser that was here before: how fast what others do is shown, and whether answers are listed by a board."""
    settings = json.dumps(json.dumps({"show": show, "idle": False}))
    answers = json.dumps(json.dumps(listed))
    context.add_init_script(
        f"localStorage['carrack-settings'] ??= {settings}; localStorage['carrack-list'] ??= {answers};"
    )


@contextmanager
def person(
    browser: Browser, harbour: Harbour, show: str = "off", listed: bool = True, **options: Any
) -> Iterator[Person]:
    """`options` are Playwright's for a context: locale, viewport, color_scheme, reduced_motion ...

    Nobody waits for the show but in tests that are about it.
    """
    settings = {"locale": "en-GB", "viewport": WIDE, "reduced_motion": "reduce", **options}
    context = browser.new_context(**settings)
    remembering(context, show, listed)
    found = Person(harbour, context)
    try:
        yield found
    finally:
        context.close()
    assert found.complaints == [], found.complaints
