"""Ratings: by the library's model, when a game ends, for those who may be rated, and worked out anew."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from carrack.server.store.database import connect
from carrack.server.tables.levels import LADDER, STEPS, STRENGTHS
from carrack.server.tables.ratings import MU, POINTS, SIGMA, Rating, after, of_bot, places_of, work_out_anew
from tests.server.conftest import OpenHarbour
from tests.server.harbour import Harbour
from tests.server.persons import account, error_of, guest, look
from tests.server.players import RATED, act, state

EASY = {"game": "iron-age", "seats": 2, **RATED}


def table_of_two(ann: httpx.Client, bob: httpx.Client, **form: Any) -> str:
    table = ann.post("/api/tables", json={**EASY, **form}).json()
    joined = bob.post(f"/api/tables/{table['id']}/join", json={"invitation": table["invitation"]})
    assert joined.status_code == 200, joined.text
    assert ann.post(f"/api/tables/{table['id']}/start").status_code == 200
    return str(table["id"])


def ratings_at(browser: httpx.Client, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.get(f"/api/tables/{table}/ratings").json()
    return found


# The model.


def test_two_teams_are_rated_as_in_the_manual_of_the_library() -> None:
    """OpenSkill's manual, "The Basics": two teams of two that begin, the first of which wins."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=MU, sigma=SIGMA)
    first, second = model.rate([[model.rating(), model.rating()], [model.rating(), model.rating()]])
    assert [(one.mu, one.sigma) for one in first] == [pytest.approx((26.964294621803063, 8.177962604389991))] * 2
    assert [(one.mu, one.sigma) for one in second] == [pytest.approx((23.035705378196937, 8.177962604389991))] * 2


def test_one_against_one_is_what_the_model_says_by_hand() -> None:
    """Weng and Lin, algorithm 4, for two who begin: with tau as the library has it, c^2 = 2 (sigma^2 + beta^2)."""
    sigma2 = SIGMA**2 + (MU / 300) ** 2
    c = (2 * (sigma2 + (MU / 6) ** 2)) ** 0.5
    gained = sigma2 / c * 0.5
    delta = sigma2**0.5 / c * sigma2 / c**2 * 0.25
    spread = (sigma2 * (1 - delta)) ** 0.5
    won, lost = after([Rating(), Rating()], [1, 2])
    assert won == pytest.approx((MU + gained, spread, 1))
    assert lost == pytest.approx((MU - gained, spread, 1))


def test_four_seats_are_rated_by_their_places_whatever_their_order() -> None:
    forth = after([Rating()] * 4, [1, 2, 3, 4])
    back = after([Rating()] * 4, [4, 3, 2, 1])
    assert [one.mu for one in forth] == pytest.approx([one.mu for one in reversed(back)])
    assert [one.mu for one in forth] == sorted((one.mu for one in forth), reverse=True)


def test_who_shares_a_place_is_rated_alike() -> None:
    first, second, third = after([Rating()] * 3, [1, 1, 3])
    assert first.mu == pytest.approx(second.mu)
    assert first.mu > third.mu


@pytest.mark.parametrize(
    ("result", "left", "places"),
    [
        ({"winners": [1], "scores": [30, 44]}, [], [2, 1]),
        ({"winners": [0, 2], "scores": [40, 12, 40]}, [], [1, 3, 1]),
        ({"winners": [2], "scores": [40, 12, 40, 12]}, [], [2, 3, 1, 3]),  # the tie was broken
        ({"winners": [1], "scores": [60, 20], "resigned": 0}, [], [2, 1]),
        ({"winners": [0], "scores": [60, 20, 50]}, [0], [3, 2, 1]),  # a bot won for somebody who had left
    ],
)
def test_the_order_in_the_result_gives_the_places(result: dict[str, Any], left: list[int], places: list[int]) -> None:
    found = places_of(result, left)
    if left:
        assert found[left[0]] == max(found)
    assert found == places


def test_a_bot_that_is_ten_to_one_stronger_is_400_points_ahead() -> None:
    strong, weak = of_bot("iron-age", "champion"), of_bot("iron-age", "easy")
    levels = STRENGTHS["iron-age"]
    assert (strong.mu - weak.mu) * POINTS == pytest.approx(levels["champion"] - levels["easy"])


def test_levels_are_as_strong_as_the_arena_has_measured_them() -> None:
    """What the pages about bots and tournaments say was measured, and nothing else."""
    levels = page("bots").partition("\n## Levels\n")[2].partition("\n##")[0]
    rows = re.findall(r"^\| ([\w ]+?)(?:, \d+ games)? \|(.+)\|$", levels, re.M)
    steps = {name: tuple(float(n) for n in re.findall(r"(\d+) %", shares)) for name, shares in rows}
    named = {"discovery-2007": "Discovery 2007", "discovery-2015": "Discovery 2015", "endeavor": "Endeavor"}
    assert {game: steps[name] for game, name in named.items()} == STEPS
    standings = dict(re.findall(r"^\d +(\w+) +([+-]\d+) ", page("tournaments"), re.M))
    assert {level: int(standings[level]) for level in LADDER} == STRENGTHS["iron-age"]


def page(name: str) -> str:
    return (Path(__file__).parents[2] / "docs" / f"{name}.md").read_text()


def test_levels_are_in_order_of_their_strength() -> None:
    for levels in STRENGTHS.values():
        assert list(levels.values()) == sorted(levels.values())


# Games.


def test_who_wins_a_rated_game_is_rated_higher_and_both_provisionally(harbour: Harbour) -> None:
    ann, bob = account(harbour, "Ann"), account(harbour, "Bob")
    table = table_of_two(ann, bob)
    assert [one["rating"]["rating"] for one in ratings_at(bob, table)] == [1500, 1500]
    assert ann.post(f"/api/tables/{table}/resign", json={"seat": 0}).status_code == 200
    lost, won = ratings_at(bob, table)
    assert (lost["place"], won["place"]) == (2, 1)
    assert won["rating"]["rating"] > 1500 > lost["rating"]["rating"]
    assert won["before"]["rating"] == 1500
    assert won["rating"]["provisional"]
    assert won["rating"]["games"] == 1
    assert harbour.client().get(f"/api/tables/{table}/ratings").status_code == 404


def test_a_second_game_goes_on_from_the_first(harbour: Harbour) -> None:
    ann, bob = account(harbour, "Ann"), account(harbour, "Bob")
    for _ in range(2):
        table = table_of_two(ann, bob)
        assert ann.post(f"/api/tables/{table}/resign", json={"seat": 0}).status_code == 200
    first = after([Rating(), Rating()], [2, 1])
    second = after(first, [2, 1])
    rows = look(harbour, "select mu, sigma from rated order by id")
    assert rows == [pytest.approx((one.mu, one.sigma)) for one in (*first, *second)]


def test_a_game_that_is_not_rated_changes_nothing(harbour: Harbour) -> None:
    ann, bob = account(harbour, "Ann"), account(harbour, "Bob")
    table = table_of_two(ann, bob, rated=False)
    ann.post(f"/api/tables/{table}/resign", json={"seat": 0})
    assert ratings_at(ann, table) == []
    assert look(harbour, "select count(*) from rated") == [(0,)]


def test_a_bot_keeps_its_rating(harbour: Harbour) -> None:
    ann = account(harbour, "Ann")
    table = ann.post("/api/tables", json={**EASY, "bots": {"1": "hard"}, "start": True}).json()["id"]
    before = ratings_at(ann, table)[1]["rating"]
    ann.post(f"/api/tables/{table}/resign", json={"seat": 0})
    assert (
        ratings_at(ann, table)[1]["rating"]["rating"]
        == before["rating"]
        == pytest.approx(1500 + STRENGTHS["iron-age"]["hard"])
    )
    assert look(harbour, "select bot, person from rated where seat = 1") == [("hard", None)]


def test_ratings_are_worked_out_anew_to_the_same(harbour: Harbour) -> None:
    ann, bob = account(harbour, "Ann"), account(harbour, "Bob")
    for loser in (ann, bob, ann):
        table = table_of_two(ann, bob)
        loser.post(f"/api/tables/{table}/resign", json={"seat": 0 if loser is ann else 1})
    before = look(harbour, "select id, mu, sigma from rated order by id")
    look(harbour, "update rated set mu = 1, sigma = 1")
    engine = connect(harbour.settings.database)
    with engine.begin() as connection:
        assert work_out_anew(connection) == 3
    engine.dispose()
    assert look(harbour, "select id, mu, sigma from rated order by id") == [pytest.approx(row) for row in before]


# What is refused.


def test_a_guest_neither_makes_nor_joins_a_rated_table(harbour: Harbour) -> None:
    bob = guest(harbour)
    assert error_of(bob.post("/api/tables", json=EASY)) == (409, "rated-account")
    table = account(harbour).post("/api/tables", json={**EASY, "public": True}).json()["id"]
    assert error_of(bob.post(f"/api/tables/{table}/join", json={})) == (409, "rated-account")
    stranger = harbour.client()
    assert error_of(stranger.post(f"/api/tables/{table}/join", json={})) == (409, "rated-account")
    assert stranger.get("/api/me").json() is None


def test_a_rated_table_has_a_clock(harbour: Harbour) -> None:
    form = {"game": "iron-age", "seats": 2, "rated": True}
    assert error_of(account(harbour).post("/api/tables", json=form)) == (409, "rated-clock")


def test_the_host_of_a_rated_table_takes_no_seat_from_somebody_who_is_away(open_harbour: OpenHarbour) -> None:
    """Whose clock has days left has not left: else a host would win whenever the other sleeps."""
    harbour = open_harbour(away=0.0)
    ann, bob = account(harbour, "Ann"), account(harbour, "Bob")
    table = table_of_two(ann, bob)
    assert error_of(ann.post(f"/api/tables/{table}/seats/1/bot", json={"level": "easy"})) == (409, "rated-no-bot")
    free = table_of_two(ann, bob, rated=False)
    assert ann.post(f"/api/tables/{free}/seats/1/bot", json={"level": "easy"}).status_code == 200


def test_nobody_has_two_seats_at_a_rated_table(harbour: Harbour) -> None:
    ann = account(harbour)
    table = ann.post("/api/tables", json=EASY).json()["id"]
    assert error_of(ann.post(f"/api/tables/{table}/join", json={})) == (409, "rated-one-seat")


def test_a_bot_that_was_not_measured_plays_no_rated_game(harbour: Harbour) -> None:
    form = {"game": "endeavor", "seats": 2, **RATED, "bots": {"1": "random"}}
    assert error_of(account(harbour).post("/api/tables", json=form)) == (409, "rated-level")


def test_bots_alone_are_not_rated(harbour: Harbour) -> None:
    form = {**EASY, "sit": False, "bots": {"0": "easy", "1": "easy"}, "start": True}
    assert error_of(account(harbour).post("/api/tables", json=form)) == (409, "rated-alone")


def test_a_rated_game_has_no_help_no_way_back_and_no_bot_in_ones_place(harbour: Harbour) -> None:
    ann = account(harbour)
    table = ann.post("/api/tables", json={**EASY, "bots": {"1": "easy"}, "start": True}).json()["id"]
    now = state(ann, table)
    answer = act(ann, table, now["revision"], "one", now["options"][0]["action"]).json()
    assert not answer["undo"]
    assert all(choice["final"] for choice in answer["choices"])
    undo = ann.post(f"/api/tables/{table}/undo", json={"revision": answer["revision"], "key": "two"})
    assert error_of(undo) in [(409, "no-undo"), (409, "stale")]
    assert error_of(ann.get(f"/api/tables/{table}/hint")) in [(403, "rated-no-trying"), (403, "not-asked")]
    assert error_of(ann.post(f"/api/tables/{table}/rewind", json={"to": 0})) == (409, "rated-no-rewind")
    assert error_of(ann.post(f"/api/tables/{table}/branch", json={"revision": 0})) == (409, "rated-no-trying")
    assert error_of(ann.post(f"/api/tables/{table}/seats/0/bot", json={"level": "hard"})) == (409, "rated-no-bot")
    assert error_of(ann.delete(f"/api/tables/{table}")) == (409, "rated-stays")


def test_the_database_refuses_to_rate_a_game_twice(harbour: Harbour) -> None:
    ann, bob = account(harbour, "Ann"), account(harbour, "Bob")
    table = table_of_two(ann, bob)
    ann.post(f"/api/tables/{table}/resign", json={"seat": 0})
    again = 'insert into rated ("table", seat, game, seats, place, mu, sigma, at) values (?, 0, "x", 2, 1, 1, 1, 1)'
    with pytest.raises(sqlite3.IntegrityError):
        look(harbour, again, table)
