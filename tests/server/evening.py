"""An evening at one table, by script: people and bots play, take back, go back, leave and come again."""

from __future__ import annotations

import random
from typing import Any

import httpx

from tests.server.harbour import Harbour
from tests.server.persons import error_of
from tests.server.players import act, state
from tests.server.tabs import Tab


class Evening:
    """A running table: Ann hosts it, the others came by her invitation, bots have the last seats. Ann has so many
    tabs open.
    """

    def __init__(
        self, harbour: Harbour, game: str, people: int, bots: int, tabs: int = 10, **options: bool | int | str
    ) -> None:
        self.harbour = harbour
        self.luck = random.Random(f"{game} {people} {bots}")
        self.people = [harbour.client() for _ in range(people)]
        form = {
            "game": game,
            "seats": people + bots,
            "public": True,
            "options": options,
            "contribution": "seat 0",
            "bots": {str(people + i): ("random", "greedy")[i % 2] for i in range(bots)},
        }
        made = self.ann.post("/api/tables", json=form)
        assert made.status_code == 201, made.text
        self.table = str(made.json()["id"])
        self.commitment = made.json()["commitment"]
        for seat, browser in enumerate(self.people[1:], 1):
            invited = browser.get(f"/api/invitations/{made.json()['invitation']}").json()
            joining = {"invitation": made.json()["invitation"], "contribution": f"seat {seat}"}
            joined = browser.post(f"/api/tables/{invited['id']}/join", json=joining)
            assert joined.json()["yours"] == [seat], joined.text
        self.tabs = [
            self.tab(self.ann, stays=(None, 1, 2, 3, 7)[i % 5], by_header=i % 2 == 0, compares=i < 2)
            for i in range(tabs)
        ]
        watching = (*self.people[1:], harbour.client())
        self.others = [self.tab(browser, stays=5, by_header=True, compares=True) for browser in watching]
        self.acts = 0
        self.do(self.ann, "start")

    @property
    def ann(self) -> httpx.Client:
        return self.people[0]

    @property
    def witness(self) -> Tab:
        """Ann's first tab, which never leaves."""
        return self.tabs[0]

    def tab(self, browser: httpx.Client, **habits: Any) -> Tab:
        return Tab(self.harbour, browser, self.table, **habits)

    def do(self, browser: httpx.Client, what: str, **form: Any) -> dict[str, Any]:
        answer = browser.post(f"/api/tables/{self.table}/{what}", json=form)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = self.ann.get(f"/api/tables/{self.table}").json()
        return found

    # Playing.

    def person_asked(self) -> tuple[httpx.Client, dict[str, Any]] | None:
        """Wait until a person is asked: who, and where the game stands for them. None when it is over."""
        update = self.witness.wait_until(0)
        while not update["over"]:
            table = self.told()
            seat = table["asked"]
            if 0 <= seat < len(self.people) and table["seats"][seat]["bot"] is None:
                return self.people[seat], state(self.people[seat], self.table, seat=seat)
            update = self.witness.wait_until(max(table["revision"], update["revision"]) + (seat >= 0))
        return None

    def answer(self) -> dict[str, Any] | None:
        """Whoever is asked answers, twice with one key as a bad line would; what it led to."""
        found = self.person_asked()
        if found is None:
            return None
        browser, now = found
        self.acts += 1
        form = {"revision": now["revision"], "key": f"act {self.acts}"}
        choice = self.luck.choice(now["options"])
        answer = act(browser, self.table, form["revision"], form["key"], choice["action"])
        assert answer.status_code == 200, answer.text
        after: dict[str, Any] = answer.json()
        assert after["undo"] or choice["final"] or after["seat"] != now["seat"]
        if self.acts % 10 == 0:
            again = act(browser, self.table, form["revision"], form["key"], choice["action"])
            assert again.status_code == 200, again.text
            stale = act(browser, self.table, form["revision"], "late", choice["action"])
            assert error_of(stale) in [(409, "stale"), (409, "table-over")]
        return after

    def play(self, answers: int | None = None) -> None:
        """So many answers of people, or to the end."""
        while answers != 0 and self.answer() is not None:
            answers = None if answers is None else answers - 1

    # What else happens at a table.

    def take_back(self) -> None:
        """Somebody answers what can be taken back, and takes it back: everything is as before but for the trace."""
        while found := self.person_asked():
            browser, now = found
            choice = next((option for option in now["options"] if not option["final"]), None)
            if choice is None:
                self.answer()
                continue
            done = act(browser, self.table, now["revision"], f"try {now['revision']}", choice["action"]).json()
            if self.told()["seats"][done["question"]["seat"]]["bot"] is not None:
                continue  # bots wait for nobody here: it may have answered already
            form = {"revision": done["revision"], "key": f"undo {done['revision']}", "seat": now["seat"]}
            back = self.do(browser, "undo", **form)
            assert self.do(browser, "undo", **form) == back, "the same key is done once"
            assert back["events"][-1]["event"] == "undo"
            same = ("view", "question", "options")
            assert [back[name] for name in same] == [now[name] for name in same]
            return
        raise AssertionError("nothing could be taken back")

    def go_back(self, by: int) -> None:
        """All agree to go back, past chance and others' moves; the same chance comes again."""
        found = self.person_asked()
        assert found is not None
        then = found[1]["revision"] - by
        before = self.ann.get(f"/api/tables/{self.table}/moves/{then}", params={"seat": 0}).json()["view"]
        asker, *others = self.people
        proposal = self.do(asker, "rewind", to=then)["proposal"]
        assert set(proposal["consents"]) == set(range(len(self.told()["seats"]))) - set(range(1, len(self.people)))
        for browser in others:
            self.do(browser, "rewind/answer", consent=True)
        after = state(self.ann, self.table, since=found[1]["revision"])
        assert after["events"][0]["event"] == "rewind"
        assert after["events"][0]["back_to"] == then
        rewound = self.ann.get(f"/api/tables/{self.table}/moves/{found[1]['revision'] + 1}", params={"seat": 0}).json()
        assert rewound["view"] == before

    def let_a_bot_play(self, seat: int) -> None:
        """A person hands the seat over, a bot plays it, the person takes it back."""
        browser = self.people[seat]
        handed = self.do(browser, f"seats/{seat}/bot", level="random")
        assert (handed["seats"][seat]["bot"], handed["seats"][seat]["person"]) == ("random", True)
        since = handed["revision"]
        while not self._played(seat, since):
            if self.person_asked() is None:
                return
            self.answer()
        self.do(browser, f"seats/{seat}/take-back")

    def _played(self, seat: int, since: int) -> bool:
        """Whether a seat has answered since; there the game waits for nobody."""
        match = self.harbour.rooms.harbour.tables[self.table].running
        return any(entry.kind == "act" and entry.by == seat and not entry.forced for entry in match.entries(since))

    def answer_beforehand(self) -> None:
        """Somebody answers what is asked beforehand, and it is given."""
        found = self.person_asked()
        assert found is not None
        browser, now = found
        plan = {
            "revision": now["revision"],
            "step": now["question"]["step"],
            "actions": [now["options"][0]["action"]],
            "horizon": "once",
        }
        path = f"/api/tables/{self.table}/seats/{now['seat']}/plans"
        assert browser.post(path, json=plan).status_code == 201
        self.witness.wait_until(now["revision"] + 1)
