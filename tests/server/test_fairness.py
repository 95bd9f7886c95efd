"""Fair chance: what is bound before the game, what people bring to it, and what anybody can check afterwards."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import update

import carrack
from carrack.core.fate import Seeded
from carrack.core.log import ACT
from carrack.core.state import NATURE
from carrack.server.store import models
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.test_import import brought, played
from tests.server.test_owed import write
from tests.server.workers import until


def verified(record: str, folder: Path, commitment: str) -> tuple[int, str]:
    """What `carrack verify` says, in English."""
    file = folder / "record.jsonl"
    file.write_text(record, encoding="utf-8")
    command = [sys.executable, "-m", "carrack.cli", "verify", str(file), "--commitment", commitment, "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def fairness(browser: httpx.Client, table: str) -> dict[str, Any]:
    answer = browser.get(f"/api/tables/{table}/fairness")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def finished(harbour: Harbour, browser: httpx.Client) -> str:
    """A game of two people who brought something to the seed, played by bots for them."""
    other = harbour.client()
    made = browser.post("/api/tables", json={"game": "iron-age", "seats": 3, "contribution": "Anna's"}).json()
    table = str(made["id"])
    assert browser.post(f"/api/tables/{table}/seats/1/bot", json={"level": "random"}).status_code == 200
    joining = {"invitation": made["invitation"], "contribution": "Bob's"}
    assert other.post(f"/api/tables/{table}/join", json=joining).status_code == 200
    before = fairness(browser, table)
    assert before["contributions"] == [{"seat": 0, "text": "Anna's"}, {"seat": 2, "text": "Bob's"}]
    assert browser.post(f"/api/tables/{table}/start").status_code == 200
    assert fairness(other, table) == before
    for person, seat in ((browser, 0), (other, 2)):
        assert person.post(f"/api/tables/{table}/seats/{seat}/bot", json={"level": "random"}).status_code == 200
    until(lambda: browser.get(f"/api/tables/{table}").json()["phase"] == "over")
    return table


def test_before_the_end_only_the_commitment_is_told(harbour: Harbour) -> None:
    browser = harbour.client()
    form = {"game": "iron-age", "seats": 1, "contribution": "mine", "start": True}
    table = browser.post("/api/tables", json=form).json()
    secret = harbour.rooms.harbour.tables[table["id"]].secret
    assert fairness(browser, table["id"]) == {
        "commitment": Seeded(secret).commitment(),
        "contributions": [{"seat": 0, "text": "mine"}],
        "over": False,
        "secret": None,
        "fair": None,
        "checked": None,
    }
    assert table["commitment"] == Seeded(secret).commitment()


def test_after_the_end_the_seed_is_told_and_verify_agrees(harbour: Harbour, tmp_path: Path) -> None:
    browser = harbour.client()
    table = finished(harbour, browser)
    found = fairness(browser, table)
    match = harbour.rooms.harbour.tables[table].running
    drawn = sum(entry.kind == ACT and entry.by == NATURE for entry in match.entries())
    assert (found["over"], found["fair"], found["checked"]) == (True, True, drawn)
    assert Seeded(found["secret"]).commitment() == found["commitment"]
    status, said = verified(browser.get(f"/api/tables/{table}/record").text, tmp_path, found["commitment"])
    assert status == 0, said
    assert re.search(rf"✓.*\b{drawn}\b", said), said
    assert fairness(browser, table) == found


def test_a_draw_that_the_seed_does_not_give_is_found(open_harbour: OpenHarbour) -> None:
    """Somebody who runs the server has put another secret into the database when the game was over."""
    first = open_harbour()
    browser = first.client()
    form = {"game": "iron-age", "sit": False, "bots": {"0": "random", "1": "random"}, "start": True}
    table = browser.post("/api/tables", json=form).json()["id"]
    until(lambda: browser.get(f"/api/tables/{table}").json()["phase"] == "over")
    cookies = browser.cookies
    first.stop()
    forged = update(models.Table).where(models.Table.id == table).values(secret="another")
    write(first, lambda connection: connection.execute(forged))
    found = fairness(open_harbour().client(cookies=cookies), table)
    assert (found["fair"], found["checked"]) == (False, 0)


def test_an_imported_game_is_checked_by_its_own_seed(harbour: Harbour) -> None:
    match = played(None)
    browser = harbour.client()
    found = fairness(browser, brought(browser, match.record())["id"])
    drawn = sum(entry.kind == ACT and entry.by == NATURE for entry in match.entries())
    assert (found["commitment"], found["secret"]) == (match.commitment, "a seed")
    assert (found["fair"], found["checked"]) == (True, drawn)


def test_of_a_game_that_began_elsewhere_only_its_own_draws_are_checked(harbour: Harbour, tmp_path: Path) -> None:
    browser = harbour.client()
    table = brought(browser, played(12).record(0))["id"]
    for _ in range(2):
        assert browser.post(f"/api/tables/{table}/join", json={}).status_code == 200
    assert browser.post(f"/api/tables/{table}/start").status_code == 200
    for seat in range(2):
        assert browser.post(f"/api/tables/{table}/seats/{seat}/bot", json={"level": "random"}).status_code == 200
    until(lambda: browser.get(f"/api/tables/{table}").json()["phase"] == "over")
    found = fairness(browser, table)
    match = harbour.rooms.harbour.tables[table].running
    drawn = sum(entry.kind == ACT and entry.by == NATURE for entry in match.entries(match.given))
    assert (found["fair"], found["checked"]) == (True, drawn)
    status, said = verified(browser.get(f"/api/tables/{table}/record").text, tmp_path, found["commitment"])
    assert status == 0, said
    assert re.search(rf"✓.*\b{drawn}\b", said), said


def test_real_dice_have_nothing_to_check(harbour: Harbour) -> None:
    """A record whose chance came from the people at a table of wood."""
    match = played(None)
    dice = [entry.action for entry in match.entries() if entry.kind == ACT and entry.by == NATURE and not entry.forced]
    again = type(match)("iron-age", seats=2, fate=carrack.Scripted(dice))
    while not again.over:
        again.play(next(entry for entry in match.entries()[again.revision + 2 :]).action)
    browser = harbour.client()
    found = fairness(browser, brought(browser, again.record())["id"])
    assert (found["commitment"], found["secret"], found["fair"], found["checked"]) == ("", None, None, None)


def test_strangers_are_not_told_of_a_private_table(harbour: Harbour) -> None:
    browser = harbour.client()
    table = browser.post("/api/tables", json={"game": "iron-age"}).json()["id"]
    assert harbour.client().get(f"/api/tables/{table}/fairness").status_code == 404
