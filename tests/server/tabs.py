"""Browser tabs that listen to a table: they go away and come again, and remember all they were told."""

from __future__ import annotations

import threading
from typing import Any

import httpx

from tests.server.harbour import Harbour, Heard
from tests.server.persons import PATIENCE


class Tab(threading.Thread):
    """Listens from the first event to the end of the game. With `stays`, it leaves after so many updates and comes
    again, by `since` or by the Last-Event-ID of a browser that lost its connection. One that `compares` also asks for
    the state, for every third that it is told of.
    """

    def __init__(
        self,
        harbour: Harbour,
        browser: httpx.Client,
        table: str,
        stays: int | None = None,
        by_header: bool = False,
        compares: bool = False,
    ) -> None:
        super().__init__(name="tab", daemon=True)
        self.path = f"/api/tables/{table}"
        self.client = harbour.client(cookies=dict(browser.cookies))
        self.stays = stays
        self.by_header = by_header
        self.compares = compares
        self.updates: list[dict[str, Any]] = []
        self.others: list[Heard] = []
        self.compared = 0
        self.visits = 0
        self.failed: BaseException | None = None
        self._harbour = harbour
        self._news = threading.Condition()
        self.start()

    @property
    def revision(self) -> int:
        return self.updates[-1]["revision"] if self.updates else 0

    @property
    def events(self) -> list[dict[str, Any]]:
        """All that it was told, in the order in which it came."""
        return [event for update in self.updates for event in update["events"]]

    def wait_until(self, revision: int) -> dict[str, Any]:
        """Wait for a revision, or a later one; the last update."""
        with self._news:
            assert self._news.wait_for(lambda: self.failed or (self.updates and self.revision >= revision), PATIENCE), (
                "nothing is heard"
            )
        assert self.failed is None, self.failed
        return self.updates[-1]

    def run(self) -> None:
        try:
            while not (self.updates and self.updates[-1]["over"]):
                self._visit()
        except BaseException as error:
            with self._news:
                self.failed = error
                self._news.notify_all()

    def _visit(self) -> None:
        self.visits += 1
        last = str(self.revision)
        params, headers = ({}, {"last-event-id": last}) if self.by_header else ({"since": last}, {})
        heard_here = 0
        with self._harbour.listening(self.client, f"{self.path}/stream", params=params, headers=headers) as heard:
            for news in heard:
                if news.kind != "update":
                    self.others.append(news)
                    continue
                self._take(news)
                heard_here += 1
                if news.data["over"] or heard_here == self.stays:
                    return

    def _take(self, news: Heard) -> None:
        assert news.id == news.data["revision"]
        assert news.data["since"] == self.revision, "an update begins where the last one ended"
        if self.compares and len(self.updates) % 3 == 0:
            self._compare(news.data)
        with self._news:
            self.updates.append(news.data)
            self._news.notify_all()

    def _compare(self, update: dict[str, Any]) -> None:
        now = self.client.get(f"{self.path}/state", params={"since": update["since"]}).json()
        if now["revision"] == update["revision"]:  # the game may have gone on meanwhile
            assert now == update
            self.compared += 1


def in_step(tabs: list[Tab]) -> None:
    """Tabs of one person: whatever two of them were told of a revision is the same, and all were told everything."""
    seen: dict[int, dict[str, Any]] = {}
    for tab in tabs:
        for update in tab.updates:
            what = {name: value for name, value in update.items() if name not in ("since", "events")}
            assert seen.setdefault(update["revision"], what) == what
    assert all(tab.events == tabs[0].events for tab in tabs)
