"""What axe finds that would keep somebody out of a page."""

from __future__ import annotations

from typing import Any, Final

import httpx
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

NOBODYS: Final = ("/recovery/nothing", "/club-invitation/nothing", "/people/Nobody")


def peopled(ann: httpx.Client, bob: httpx.Client) -> list[str]:
    """The pages of somebody who has a friend, whom they have played, and a club with a contest; both have accounts."""
    name, friend = (browser.get("/api/me").json()["name"] for browser in (ann, bob))
    for browser, other in ((ann, friend), (bob, name)):
        browser.put(f"/api/people/{other}/tie", json={"kind": "friend"}).raise_for_status()
    club = ann.post("/api/clubs", json={"name": f"Club of {name}", "about": "Thursdays."}).json()
    bob.post(f"/api/club-invitations/{club['invitation']}").raise_for_status()
    rated = {"game": "iron-age", "seats": 2, "rated": True, "clock": {"move": 86_400.0}}
    form = {**rated, "name": "Spring", "system": "swiss", "people": [name, friend], "bots": ["easy"]}
    contest = ann.post(f"/api/clubs/{club['id']}/contests", json=form).json()["id"]
    table, lobby = (ann.post("/api/tables", json=rated).json() for _ in range(2))
    bob.post(f"/api/tables/{table['id']}/join", json={"invitation": table["invitation"]}).raise_for_status()
    ann.post(f"/api/tables/{table['id']}/start").raise_for_status()
    ann.post(f"/api/tables/{table['id']}/resign", json={"seat": 0}).raise_for_status()
    pages = [f"/clubs/{club['id']}", f"/clubs/{club['id']}/contests/{contest}", f"/table/{lobby['id']}"]
    return ["/people", "/account", f"/people/{name}", f"/people/{friend}", *pages]


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
