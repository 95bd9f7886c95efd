"""Any position on the board of the page: the server's word on where a table stands is replaced by one of ours."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page, Route

import carrack
from tests.web.test_show import SIGHT

FIRST: Final = 1_000_000  # a revision that no table reaches: what the real one tells is old


class Laid:
    """A table whose page shows what it is given, through the eyes of seat 0."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._revision = FIRST
        self._now: dict[str, Any] = {}
        page.route("**/api/tables/*/state?*", self._answer)

    def _answer(self, route: Route) -> None:
        route.fulfill(body=json.dumps(self._now), content_type="application/json")

    def lay(self, state: carrack.State) -> None:
        """Who looked away and comes back sees where the game stands now."""
        game = state.game
        self._revision += 1
        self._now = {
            "revision": self._revision,
            "since": 0,
            "seat": 0,
            "events": [],
            "view": game.view(state, 0),
            "question": game.question(state),
            "options": [
                {"action": code, "do": game.describe(code), "final": False, "idle": False} for code in state.legal()
            ],
            "undo": False,
            "over": False,
            "winners": None,
            "rewound": None,
        }
        with self.page.expect_response("**/api/tables/*/state?*"):
            self.page.evaluate(SIGHT, "hidden")
            self.page.evaluate(SIGHT, "visible")
