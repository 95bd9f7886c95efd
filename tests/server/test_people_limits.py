"""Everything has an end: friends, reports, passkeys, clubs, their people and contests."""

from __future__ import annotations

import pytest

from carrack.server.clubs import clubs, contests
from carrack.server.people import passkeys, reports, ties
from tests.server.authenticator import Device
from tests.server.harbour import Harbour
from tests.server.persons import PASSWORD, account, error_of


def test_ties_and_reports_have_an_end(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ties, "MOST", 1)
    monkeypatch.setattr(reports, "MOST", 1)
    ann, _bob, _cid = (account(harbour, name) for name in ("Ann", "Bob", "Cid"))
    assert ann.put("/api/people/Bob/tie", json={"kind": "friend"}).status_code == 200
    assert ann.put("/api/people/Bob/tie", json={"kind": "block"}).status_code == 200
    assert error_of(ann.put("/api/people/Cid/tie", json={"kind": "friend"})) == (409, "too-many-ties")
    assert ann.post("/api/people/Bob/report", json={"text": "x"}).status_code == 204
    assert error_of(ann.post("/api/people/Bob/report", json={"text": "x"})) == (409, "too-many-reports")


def test_passkeys_have_an_end_and_none_is_added_twice(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, device = account(harbour), Device(harbour.base_url)
    for expected in (None, "passkey-known"):
        options = ann.post("/api/me/passkeys/options", json={"password": PASSWORD}).json()["options"]
        answer = ann.post("/api/me/passkeys", json={"credential": device.make(options), "name": "Mine"})
        assert answer.json()[0]["name"] == "Mine" if expected is None else error_of(answer) == (409, expected)
    monkeypatch.setattr(passkeys, "MOST", 1)
    asked = ann.post("/api/me/passkeys/options", json={"password": PASSWORD})
    assert error_of(asked) == (409, "too-many-passkeys")


def test_clubs_their_people_and_contests_have_an_end(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clubs, "MOST", 1)
    monkeypatch.setattr(clubs, "MOST_PEOPLE", 1)
    monkeypatch.setattr(contests, "MOST_RUNNING", 0)
    ann, bob = account(harbour, "Ann"), account(harbour, "Bob")
    club = ann.post("/api/clubs", json={"name": "One"}).json()
    assert error_of(ann.post("/api/clubs", json={"name": "Two"})) == (409, "too-many-clubs")
    assert error_of(bob.post(f"/api/club-invitations/{club['invitation']}")) == (409, "club-full")
    form = {"name": "x", "system": "swiss", "game": "iron-age", "people": [], "bots": ["easy", "easy"], "seats": 2}
    page = f"/api/clubs/{club['id']}/contests"
    assert error_of(ann.post(page, json=form)) == (409, "too-many-contests")
    assert error_of(ann.get(f"{page}/nothing")) == (404, "no-contest")
