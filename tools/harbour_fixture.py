"""Writes `tests/fixtures/harbour-VERSION.db`: a database as this version leaves it, which all later ones must open.

It is played on a real server: a running game of each title, one with a clock and a rewind that waits for consent and
one with a bot's move that is owed, a finished game, an open table to which somebody is invited, one that plays on from
a move, accounts with settings and a way to be called, a call that waits, chat, who are friends, a note, a club.
A file that was released is never written again: a new version of the database gets a file of its own beside it.

    python -m tools.harbour_fixture
"""

from __future__ import annotations

import os
import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import httpx

from carrack.core.catalog import game
from carrack.server.store.database import copy_file, versions
from tests.server import minds
from tests.server.harbour import Harbour, running
from tests.server.persons import account, befriend, sign_in, until
from tests.server.players import act, state

FOLDER: Final = Path(__file__).parent.parent / "tests" / "fixtures"
PEOPLE: Final = ("Ann", "Bob")
STUCK: Final = "tests.server.minds:DITHER"  # bots that never answer: what they owe stays owed
LUCK: Final = random.Random("a harbour")
REFUSE: Final = game("discovery-2007").encode({"verb": "train-not"})


def post(browser: httpx.Client, path: str, **form: Any) -> dict[str, Any]:
    answer = browser.post(f"/api/tables{path}", json=form)
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


def play(people: list[httpx.Client], table: str, answers: int) -> None:
    """So many answers of people; bots answer in between."""
    for _ in range(answers):
        until(lambda: state(people[0], table)["question"]["seat"] < len(people))
        browser = people[state(people[0], table)["question"]["seat"]]
        now = state(browser, table)
        choice = LUCK.choice(now["options"])["action"]
        assert act(browser, table, now["revision"], f"key {now['revision']}", choice).status_code == 200


def seated(people: list[httpx.Client], **form: Any) -> str:
    """A table at which both sit, and that has started."""
    table = post(people[0], "", contribution="Ann's own", **form)
    post(people[1], f"/{table['id']}/join", invitation=table["invitation"], contribution="Bob's own")
    post(people[0], f"/{table['id']}/start")
    return str(table["id"])


def first_evening(harbour: Harbour) -> tuple[str, str]:
    """Everything but what must stay undone; the ids of the two running games."""
    ann, bob = people = [account(harbour, name) for name in PEOPLE]
    assert ann.put("/api/me/settings", json={"language": "fr", "theme": "dark", "sound": False}).status_code == 200
    iron = seated(people, game="iron-age", seats=2, pace="slow", clock={"move": 86_400, "reserve": 259_200})
    play(people, iron, 30)
    befriend(ann, bob)
    assert ann.put(f"/api/tables/{iron}/note", json={"text": "Bob builds ships."}).status_code == 204
    club = ann.post("/api/clubs", json={"name": "The Thursday Club"}).json()
    assert bob.post(f"/api/club-invitations/{club['invitation']}").status_code == 200
    post(ann, f"/{iron}/chat", text="A good roll!")
    post(bob, f"/{iron}/chat", text="À toi.")
    discovery = seated(people, game="discovery-2007", seats=3, public=True, bots={"2": "random"})
    play(people, discovery, 16)
    finished = post(ann, "", game="iron-age", seats=2, contribution="mine", bots={"1": "random"}, start=True)["id"]
    post(ann, f"/{finished}/seats/0/bot", level="random")
    until(lambda: ann.get(f"/api/tables/{finished}").json()["phase"] == "over")
    post(ann, f"/{finished}/rematch")
    branch = post(ann, f"/{finished}/branch", revision=100)["id"]
    hook = {"kind": "webhook", "address": "https://example.org/hook", "name": "", "language": "fr"}
    assert bob.post("/api/me/calls/ways", json=hook).status_code == 201
    quiet = {"start": "22:00", "end": "08:00", "zone": "Europe/Paris"}
    assert bob.put("/api/me/calls/quiet", json={"quiet": quiet}).status_code == 200
    assert ann.post(f"/api/tables/{branch}/invite", json={"name": "Bob"}).status_code == 204
    return iron, discovery


def leave_undone(harbour: Harbour, iron: str, discovery: str) -> None:
    """An answer that can be taken back, a rewind that waits, an answer beforehand; a bot that is asked."""
    people = [sign_in(harbour, name) for name in PEOPLE]
    ann = people[0]
    while not (now := state(people[state(ann, iron)["question"]["seat"]], iron))["undo"]:
        play(people, iron, 1)
    post(ann, f"/{iron}/rewind", to=now["revision"] - 20)
    now = state(ann, discovery)
    post(ann, f"/{discovery}/seats/0/plans", revision=now["revision"], step="train", actions=[REFUSE], horizon="always")
    while state(ann, discovery)["question"]["seat"] != len(people):
        play(people, discovery, 1)


def write(folder: Path, target: Path) -> None:
    """One file, as small as it gets, without a write-ahead log beside it."""
    copy_file(folder / "harbour.db", target)
    with closing(sqlite3.connect(target)) as connection:
        connection.execute("VACUUM")
    target.chmod(0o644)


def main() -> None:
    target = FOLDER / f"harbour-{versions()[0]}.db"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ[minds.NOTES] = str(folder / "notes")
        with running(folder, calls=("webhook",), call_after=1e6) as harbour:
            iron, discovery = first_evening(harbour)
        with running(folder, minds=STUCK) as harbour:
            leave_undone(harbour, iron, discovery)
        write(folder, target)
    print(f"{target.name}: {target.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
