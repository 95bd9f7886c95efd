"""What axe finds that would keep somebody out of a page."""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

GRAVE: Final = ("serious", "critical")
PAGES: Final = (
    "/",
    "/new",
    "/new/iron-age",
    "/rules",
    "/rules/iron-age",
    "/rules/discovery-2007",
    "/people",
    "/account",
    "/settings",
    "/about",
    "/nowhere",
)

AXE: Final = Axe()
COLOURS: Final = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
# Fonts have come and nothing moves any more: what is on its way has no contrast yet.
SETTLED: Final = """async () => {
  await document.fonts.ready;
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
}"""


def grave(page: Page) -> dict[str, list[dict[str, Any]]]:
    """With the places: everything in the light, and what colours do in the dark."""
    found = {}
    for scheme, only in (("light", {}), ("dark", {"runOnly": COLOURS})):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.locator(f'html[data-theme="{scheme}"]').wait_for(state="attached")
        page.evaluate(SETTLED)
        violations = AXE.run(page, options={"resultTypes": ["violations"], **only}).response["violations"]
        found[scheme] = [
            {"rule": one["id"], "at": [node["html"][:160] for node in one["nodes"]]}
            for one in violations
            if one["impact"] in GRAVE
        ]
    return {scheme: problems for scheme, problems in found.items() if problems}
