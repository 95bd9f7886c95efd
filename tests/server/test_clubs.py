"""Clubs: joined by a link, known to their people alone; leagues and Swiss evenings, played to their end."""

from __future__ import annotations

import random
import signal
import time
from collections import Counter
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.persons import account, error_of, guest, look, until
from tests.server.players import RATED
from tests.server.program import serving

LEAGUE = {"name": "Spring", "system": "round-robin", "game": "iron-age", "people": [], "bots": []}


def make(browser: httpx.Client, name: str = "The Thursday Club") -> dict[str, Any]:
    answer = browser.post("/api/clubs", json={"name": name, "about": "Thursdays at eight."})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def join(browser: httpx.Client, club: dict[str, Any]) -> None:
    answer = browser.post(f"/api/club-invitations/{club['invitation']}")
    assert answer.status_code == 200, answer.text


def contest(browser: httpx.Client, club: str, **form: Any) -> dict[str, Any]:
    answer = browser.post(f"/api/clubs/{club}/contests", json={**LEAGUE, **form})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def told(browser: httpx.Client, contest: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/clubs/{contest['club']}/contests/{contest['id']}").json()
    return found


def over(browser: httpx.Client, contest: dict[str, Any]) -> bool:
    return bool(told(browser, contest)["phase"] == "over")


def is_played(browser: httpx.Client, contest: dict[str, Any], number: int) -> bool:
    """A round has been drawn, and all of its tables have started."""
    games = [game for game in told(browser, contest)["games"] if game["round"] == number]
    tables = [game["table"] and browser.get(f"/api/tables/{game['table']}").json() for game in games]
    return bool(tables) and all(table and table["phase"] == "running" for table in tables)


# People.


def test_a_club_is_joined_by_its_link_and_known_to_its_people_alone(harbour: Harbour) -> None:
    ann, bob, cid = (account(harbour, name) for name in ("Ann", "Bob", "Cid"))
    club = make(ann)
    assert (club["host"], [one["name"] for one in club["people"]]) == (True, ["Ann"])
    shown = bob.get(f"/api/club-invitations/{club['invitation']}").json()
    assert shown == {
        "name": "The Thursday Club",
        "about": "Thursdays at eight.",
        "host": "Ann",
        "people": 1,
        "member": False,
    }
    join(bob, club)
    join(bob, club)
    assert [one["name"] for one in bob.get(f"/api/clubs/{club['id']}").json()["people"]] == ["Ann", "Bob"]
    assert bob.get("/api/clubs").json() == [{"id": club["id"], "name": "The Thursday Club", "people": 2}]
    assert error_of(cid.get(f"/api/clubs/{club['id']}")) == (404, "no-club")
    assert cid.get("/api/clubs").json() == []
    assert ann.get("/api/people/Bob").status_code == 200  # who is in one club knows each other
    assert bob.get("/api/me/data").json()["clubs"] == ["The Thursday Club"]


def test_a_club_is_for_accounts_and_its_name_for_one_club(harbour: Harbour) -> None:
    ann = account(harbour)
    club = make(ann)
    bob = guest(harbour)
    assert error_of(bob.post("/api/clubs", json={"name": "Mine"})) == (403, "accounts-only")
    assert error_of(bob.post(f"/api/club-invitations/{club['invitation']}")) == (403, "accounts-only")
    assert error_of(ann.post("/api/clubs", json={"name": "the thursday CLUB"})) == (409, "club-taken")
    assert error_of(ann.get("/api/club-invitations/nothing")) == (404, "no-club")


def test_the_host_goes_and_the_next_one_is_host(harbour: Harbour) -> None:
    ann, bob, cid = (account(harbour, name) for name in ("Ann", "Bob", "Cid"))
    club = make(ann)
    join(bob, club)
    join(cid, club)
    page = f"/api/clubs/{club['id']}"
    assert error_of(bob.delete(f"{page}/people/Cid")) == (403, "only-the-host-of-the-club")
    assert ann.delete(f"{page}/people/Cid").status_code == 204
    assert error_of(cid.get(page)) == (404, "no-club")
    assert ann.delete(f"{page}/people/Ann").status_code == 204
    assert bob.get(page).json()["host"]
    assert bob.delete(f"{page}/people/Bob").status_code == 204
    assert look(harbour, "select count(*) from clubs") == [(0,)]


def test_a_host_who_deletes_the_account_leaves_the_club_to_the_next(harbour: Harbour) -> None:
    ann, bob = account(harbour, "Ann"), account(harbour, "Bob")
    club = make(ann)
    join(bob, club)
    ann.request("DELETE", "/api/me/account", json={"password": "correct horse battery"})
    until(lambda: bool(bob.get(f"/api/clubs/{club['id']}").json()["host"]))


def test_public_tables_of_its_people_are_shown(harbour: Harbour) -> None:
    ann, bob = account(harbour, "Ann"), account(harbour, "Bob")
    club = make(ann)
    join(bob, club)
    table = bob.post("/api/tables", json={"game": "iron-age", "seats": 2, "public": True}).json()["id"]
    bob.post("/api/tables", json={"game": "iron-age", "seats": 2})
    assert [row["id"] for row in ann.get(f"/api/clubs/{club['id']}").json()["tables"]] == [table]


# Contests.


def test_a_league_of_six_is_played_by_bots_to_its_end(harbour: Harbour) -> None:
    ann = account(harbour)
    club = make(ann)
    levels = ["easy", "random", "greedy", "easy", "random", "greedy"]
    league = contest(ann, club["id"], seats=2, options={"length": "short"}, bots=levels)
    assert (league["entrants"], league["rounds"], league["round"]) == (6, 5, 1)
    until(lambda: over(ann, league))
    end = told(ann, league)
    games = end["games"]
    assert Counter(tuple(sorted(game["entrants"])) for game in games) == Counter(combinations(range(6), 2))
    assert all(Counter(i for g in games if g["round"] == n for i in g["entrants"]) for n in range(1, 6))
    assert [row["played"] for row in end["standings"]] == [5] * 6
    assert sum(row["won"] for row in end["standings"]) == pytest.approx(15)
    for row in end["standings"]:
        own = [(game, game["entrants"].index(row["entrant"])) for game in games if row["entrant"] in game["entrants"]]
        assert row["won"] == pytest.approx(sum(game["shares"][seat] for game, seat in own))
    assert [row["won"] for row in end["standings"]] == sorted((row["won"] for row in end["standings"]), reverse=True)
    first, second = end["standings"][:2]
    assert first["place"] == 1
    assert (first["won"], first["against"]) >= (second["won"], second["against"])
    for game in games:  # the tables are there, and say the same
        table = ann.get(f"/api/tables/{game['table']}").json()
        assert table["phase"] == "over"
        assert table["result"]["winners"] == [seat for seat, share in enumerate(game["shares"]) if share]
    assert ann.get(f"/api/clubs/{club['id']}").json()["contests"][0]["phase"] == "over"


def test_people_of_a_swiss_evening_find_their_tables_and_the_next_round(harbour: Harbour) -> None:
    people = {name: account(harbour, name) for name in ("Ann", "Bob", "Cid", "Dan")}
    ann = people["Ann"]
    club = make(ann)
    for browser in list(people.values())[1:]:
        join(browser, club)
    form = {"system": "swiss", "people": list(people), "rounds": 2, **RATED, "seats": 2}
    evening = contest(ann, club["id"], **form)
    for number in (1, 2):
        until(partial(is_played, ann, evening, number))
        for game in told(ann, evening)["games"]:
            if game["round"] == number:
                loser = list(people.values())[game["entrants"][1]]
                table = next(row for row in loser.get("/api/tables").json()["mine"] if row["phase"] == "running")
                assert loser.post(f"/api/tables/{table['id']}/resign", json={"seat": 1}).status_code == 200
    until(lambda: over(ann, evening))
    end = told(ann, evening)
    pairs = [frozenset(game["entrants"]) for game in end["games"]]
    assert len(set(pairs)) == 4
    assert sorted(row["won"] for row in end["standings"])[-1] == 2
    assert ann.get("/api/people/Ann").json()["ratings"][0]["games"] == 2
    assert ann.get("/api/me/data").json()["contests"] == ["Spring"]


def test_a_league_goes_on_after_the_server_was_stopped(open_harbour: OpenHarbour) -> None:
    first = open_harbour()
    ann = account(first)
    club = make(ann)
    league = contest(ann, club["id"], seats=2, options={"length": "short"}, bots=["random"] * 4)
    until(lambda: told(ann, league)["round"] >= 2)
    cookies = ann.cookies
    first.stop()
    ann = open_harbour().client(cookies=cookies)
    until(lambda: over(ann, league))
    assert [row["played"] for row in told(ann, league)["standings"]] == [3] * 4


@pytest.mark.soak
def test_a_league_of_six_loses_no_game_by_kills(tmp_path: Path) -> None:
    """Killed again and again at any moment, it is played to its end, every game once and at one table."""
    moments, kills, cookies = random.Random("kills"), 0, httpx.Cookies()
    league: dict[str, Any] = {}
    while True:
        with serving(tmp_path / "harbour.db") as program, program.client() as ann:
            ann.cookies.update(cookies)
            if not league:
                enter = {"name": "Ann", "password": "correct horse battery"}
                assert ann.post("/api/me/account", json=enter).status_code == 201
                league = contest(ann, make(ann)["id"], seats=2, options={"length": "short"}, bots=["random"] * 6)
                cookies = ann.cookies
            until_then = time.monotonic() + (moments.uniform(1, 5) if kills < 8 else 300)
            while not over(ann, league) and time.monotonic() < until_then:
                time.sleep(0.1)
            end = told(ann, league)
            if end["phase"] == "over":
                break
            program.end(signal.SIGKILL)
            kills += 1
    assert kills > 2
    assert Counter(frozenset(game["entrants"]) for game in end["games"]) == Counter(
        map(frozenset, combinations(range(6), 2))
    )
    assert len({game["table"] for game in end["games"]}) == 15
    assert [row["played"] for row in end["standings"]] == [5] * 6


def resign(browser: httpx.Client, game: dict[str, Any], seat: int) -> None:
    table = game["table"].partition(".")[0]
    assert browser.post(f"/api/tables/{table}/resign", json={"seat": seat}).status_code == 200


def test_who_leaves_the_club_is_paired_no_more_and_all_others_still_meet(harbour: Harbour) -> None:
    people = {name: account(harbour, name) for name in ("Ann", "Bob", "Cid", "Dan")}
    ann = people["Ann"]
    club = make(ann)
    for browser in list(people.values())[1:]:
        join(browser, club)
    league = contest(ann, club["id"], people=list(people), seats=2)
    for number in (1, 2, 3):
        until(partial(is_played, ann, league, number))
        if number == 1:
            assert ann.delete(f"/api/clubs/{club['id']}/people/Dan").status_code == 204
        for game in told(ann, league)["games"]:
            if game["round"] == number:
                resign(list(people.values())[game["entrants"][1]], game, 1)
    until(lambda: over(ann, league))
    met = [frozenset(game["entrants"]) for game in told(ann, league)["games"]]
    assert len(met) == len(set(met)) == 4
    assert {frozenset(pair) for pair in combinations(range(3), 2)} <= set(met)
    assert (
        people["Dan"].get("/api/tables").json()["mine"][0]["phase"] == "over"
    )  # the game that was drawn, and no other


def test_who_was_removed_does_not_come_back_by_the_link(harbour: Harbour) -> None:
    ann, bob = account(harbour, "Ann"), account(harbour, "Bob")
    club = make(ann)
    join(bob, club)
    look(harbour, "update people set banned = 1 where name = 'Bob'")
    assert ann.delete(f"/api/clubs/{club['id']}/people/bob").status_code == 204
    look(harbour, "update people set banned = 0 where name = 'Bob'")
    assert error_of(bob.post(f"/api/club-invitations/{club['invitation']}")) == (404, "no-club")
    join(bob, ann.get(f"/api/clubs/{club['id']}").json())


def test_who_is_too_many_on_a_swiss_evening_rests_with_an_average_share(harbour: Harbour) -> None:
    people = {name: account(harbour, name) for name in ("Ann", "Bob", "Cid")}
    ann = people["Ann"]
    club = make(ann)
    for browser in list(people.values())[1:]:
        join(browser, club)
    evening = contest(ann, club["id"], system="swiss", people=list(people), seats=2)
    assert evening["rounds"] == 3
    for number in (1, 2, 3):
        until(partial(is_drawn, ann, evening, number))
        game, rest = (game for game in told(ann, evening)["games"] if game["round"] == number)
        assert (rest["shares"], rest["table"]) == ([0.5], None)
        assert sorted(game["entrants"] + rest["entrants"]) == [0, 1, 2]
        resign(list(people.values())[game["entrants"][1]], game, 1)
    until(lambda: over(ann, evening))
    end = told(ann, evening)
    assert sorted(game["entrants"] for game in end["games"] if len(game["entrants"]) == 1) == [[0], [1], [2]]
    assert [row["played"] for row in end["standings"]] == [2] * 3
    assert sum(row["won"] for row in end["standings"]) == pytest.approx(4.5)


def is_drawn(browser: httpx.Client, contest: dict[str, Any], number: int) -> bool:
    return any(game["round"] == number and game["table"] for game in told(browser, contest)["games"])


def test_bots_of_a_league_play_on_whoever_is_away_and_whoever_has_gone(open_harbour: OpenHarbour) -> None:
    """Elsewhere bots alone stand still while nobody is there. Whoever has the club now is host of its tables."""
    harbour = open_harbour(away=0.0)
    ann, bob = account(harbour, "Ann"), account(harbour, "Bob")
    club = make(ann)
    join(bob, club)
    league = contest(ann, club["id"], seats=2, options={"length": "short"}, bots=["random"] * 4)
    assert ann.request("DELETE", "/api/me/account", json={"password": "correct horse battery"}).status_code == 204
    until(lambda: over(bob, league))
    assert [row["played"] for row in told(bob, league)["standings"]] == [3] * 4
    gone = "select count(*) from tables join people on people.id = host where people.name != 'Bob'"
    assert look(harbour, f"{gone} and phase != 'over'") == [(0,)]


def test_one_contest_that_cannot_go_on_holds_up_no_other(harbour: Harbour) -> None:
    ann = account(harbour)
    club = make(ann)
    broken = contest(ann, club["id"], seats=2, bots=["random"] * 2, rounds=5)
    look(harbour, "update contests set game = 'chess'")
    league = contest(ann, club["id"], seats=2, options={"length": "short"}, bots=["random"] * 2)
    until(lambda: over(ann, league))
    assert not over(ann, broken)


def test_a_contest_is_the_hosts_and_for_people_of_the_club(harbour: Harbour) -> None:
    ann, bob = account(harbour, "Ann"), account(harbour, "Bob")
    club = make(ann)
    page = f"/api/clubs/{club['id']}/contests"

    def refused(browser: httpx.Client, **form: Any) -> tuple[int, str]:
        return error_of(browser.post(page, json={**LEAGUE, **form}))

    assert refused(ann, people=["Ann", "Bob"]) == (404, "not-in-the-club")
    join(bob, club)
    assert refused(bob, people=["Ann", "Bob"]) == (403, "only-the-host-of-the-club")
    assert refused(ann, people=["Ann", "ann"]) == (409, "entrant-twice")
    assert refused(ann, people=["Ann"]) == (409, "contest-entrants")
    assert refused(ann, people=["Ann", "Nobody"]) == (404, "no-person")
    assert refused(ann, bots=["easy", "genius"]) == (400, "no-level")
    assert refused(ann, bots=["easy", "random"], **RATED) == (409, "rated-level")
    assert refused(ann, bots=["easy", "easy"], rated=True) == (409, "rated-clock")
    assert refused(ann, bots=["easy", "easy"], game="chess") == (400, "no-game")
    assert refused(ann, bots=["easy", "easy"], pace="never") == (400, "no-pace")
    assert look(harbour, "select count(*) from contests") == [(0,)]


def test_a_table_of_a_contest_stays_and_the_host_ends_the_contest(harbour: Harbour) -> None:
    ann, bob = account(harbour, "Ann"), account(harbour, "Bob")
    club = make(ann)
    join(bob, club)
    league = contest(ann, club["id"], people=["Ann"], bots=["easy"], rounds=3)
    until(lambda: bool(told(ann, league)["games"][0]["table"]))
    table = told(ann, league)["games"][0]["table"].partition(".")[0]
    assert error_of(ann.delete(f"/api/tables/{table}")) == (409, "contest-stays")
    page = f"/api/clubs/{club['id']}/contests/{league['id']}"
    assert error_of(bob.delete(page)) == (403, "only-the-host-of-the-club")
    assert (told(ann, league)["host"], told(bob, league)["host"]) == (True, False)
    assert ann.delete(page).status_code == 204
    assert told(bob, league)["phase"] == "over"
    resign(ann, told(ann, league)["games"][0], league["games"][0]["entrants"].index(0))
    until(lambda: told(bob, league)["games"][0]["shares"] is not None)  # what was played counts
    assert [row["won"] for row in told(bob, league)["standings"]] == [1, 0]
    assert len(told(bob, league)["games"]) == 1
    assert ann.delete(f"/api/clubs/{club['id']}").status_code == 204
    assert ann.get(f"/api/tables/{table}").status_code == 200
