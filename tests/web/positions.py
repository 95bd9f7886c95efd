"""Any position of a recorded game on the page: whatever a server that stood there would tell is put in its place."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page, Route

import carrack
from tests.server.harbour import Harbour
from tests.web.desk import Desk, new_table

GO: Final = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"


# Everything lies where it does and can be hit, but no picture is made of it: a map is dear to paint.
UNPAINTED: Final = "document.documentElement.style.opacity = 0"


class Easel:
    """A table of a game whose page shows whatever state is put on it, through the eyes of whoever is asked."""

    def __init__(self, harbour: Harbour, page: Page, game: carrack.Game, seats: int, *, painted: bool = True) -> None:
        self.page = page
        self.painted = painted
        self.desk = Desk(page)
        self.game = game
        self.state: carrack.State | None = None
        bots = {str(seat): "random" for seat in range(1, seats)}
        table = new_table(harbour, page, game.id, seats=seats, bots=bots)
        self.address = f"{harbour.base_url}/table/{table}"
        page.route(f"**/api/tables/{table}", self._table)
        page.route(f"**/api/tables/{table}/state*", self._state)
        page.route(f"**/api/tables/{table}/stream*", lambda route: route.fulfill(content_type="text/event-stream"))

    def show(self, state: carrack.State) -> None:
        """The table, newly opened, asks what is asked there. A page that is there goes away and comes back: a browser
        that loads all of it again takes longer than everything that is looked at.
        """
        begins, self.state = self.state is None, state
        if begins:
            self.page.goto(self.address)
            if not self.painted:
                self.page.evaluate(UNPAINTED)
        else:
            self.page.evaluate(GO, "/about")
            self.page.locator("section.board").wait_for(state="detached")
            self.page.evaluate(GO, self.address)
        assert self.desk.wait_for_a_question()

    def close(self) -> None:
        self.page.unroute_all()

    def _table(self, route: Route) -> None:
        told = route.fetch().json()
        assert self.state is not None
        route.fulfill(body=json.dumps({**told, "yours": [int(self.state.actor)]}), content_type="application/json")

    def _state(self, route: Route) -> None:
        route.fulfill(body=json.dumps(self._update()), content_type="application/json")

    def _update(self) -> dict[str, Any]:
        state = self.state
        assert state is not None
        options = [
            {"action": int(one), "do": self.game.verbs.describe(one), "final": False, "idle": False}
            for one in state.legal()
        ]
        return {
            "revision": 1000,
            "since": 0,
            "seat": int(state.actor),
            "events": [],
            "view": self.game.view(state, state.actor),
            "question": self.game.question(state),
            "options": options,
            "undo": False,
            "over": False,
            "winners": None,
            "rewound": None,
        }


def easel_for(state: carrack.State, harbour: Harbour, page: Page, easels: dict[int, Easel]) -> Easel:
    """One table for each number of seats, for who measures."""
    if state.seats not in easels:
        easels[state.seats] = Easel(harbour, page, state.game, state.seats, painted=False)
    return easels[state.seats]
