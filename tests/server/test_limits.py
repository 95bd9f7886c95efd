"""Nothing grows without end: acts a minute, the length of a log, long reads at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from carrack.server.errors import TooMany
from carrack.server.guard.limits import IN_ALL, Reads
from tests.server.conftest import OpenHarbour
from tests.server.harbour import settings_in
from tests.server.players import act, alone, play_one, seated, state


def test_who_acts_too_often_is_told_when_to_come_again(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(acts="3/hour")
    table, browsers = seated(harbour)
    refused = [act(browsers[0], table, 0, f"{number}", 2**20) for number in range(4)]
    assert [answer.status_code for answer in refused] == [409, 409, 409, 429]
    assert refused[-1].json()["error"] == "too-often"
    assert int(refused[-1].headers["retry-after"]) > 0
    assert act(browsers[1], table, 0, "mine", 2**20).status_code != 429, "others are counted by themselves"


def test_a_log_that_is_full_only_goes_on(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(longest_log=20)
    table, browser = alone(harbour, "discovery-2007")
    number = 0
    while state(browser, table)["revision"] < 20:
        number += 1
        now = play_one([browser, browser], table, f"{number}")
        browser.post(f"/api/tables/{table}/undo", json={"revision": now["revision"], "key": f"back {number}"})
    done = play_one([browser, browser], table, "on")
    undo = browser.post(f"/api/tables/{table}/undo", json={"revision": done["revision"], "key": "no more"})
    rewind = browser.post(f"/api/tables/{table}/rewind", json={"to": 0})
    bot = browser.post(f"/api/tables/{table}/seats/0/bot", json={"level": "random"})
    for refused in (undo, rewind, bot):
        assert (refused.status_code, refused.json()["error"]) == (409, "log-full")
    assert play_one([browser, browser], table, "and on")["revision"] > done["revision"]


def test_one_person_reads_only_so_much_at_once(tmp_path: Path) -> None:
    reads = Reads(settings_in(tmp_path, reads=2))
    with reads.reading("ann"), reads.reading("ann"):
        with pytest.raises(TooMany, match="too-many-reads"), reads.reading("ann"):
            pass
        with reads.reading("bob"):
            pass
    with reads.reading("ann"):
        pass


def test_all_together_read_only_so_much_at_once(tmp_path: Path) -> None:
    async def reading() -> int:
        reads = Reads(settings_in(tmp_path, reads=1))
        refused = 0

        async def read(who: str) -> None:
            nonlocal refused
            try:
                with reads.reading(who):
                    await asyncio.sleep(0)
            except TooMany:
                refused += 1

        await asyncio.gather(*(read(f"person {number}") for number in range(10)))
        return refused

    assert asyncio.run(reading()) == 10 - IN_ALL


def test_records_are_long_reads(open_harbour: OpenHarbour) -> None:
    harbour = open_harbour(reads=0)
    table, browsers = seated(harbour)
    for path in (f"/api/tables/{table}/record", "/api/me/data"):
        refused = browsers[0].get(path)
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many-reads"), path
    brought = browsers[0].post("/api/tables/import", json={"record": "x"})
    assert (brought.status_code, brought.json()["error"]) == (429, "too-many-reads")
