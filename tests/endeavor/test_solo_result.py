"""Solo: the score, the scale of victories, and a whole round told step by step (S13 to S16)."""

from __future__ import annotations

import pytest

import carrack
from carrack.games.endeavor.chapters.scoring import foe_points, foe_score, grade_of
from carrack.testing import lay as say
from tests.endeavor.solo import alone, named
from tests.endeavor.table import asked, discs, finish_round, hold, open_up, own, play, settle, take, told


def test_the_opposition_scores_tracks_cards_cities_and_routes() -> None:
    """S15: its tracks are at 1, 1, 2 and 8."""
    s = alone()
    assert foe_points(s) == {"cities": 4, "routes": 0, "tracks": 2 + 7, "cards": 0, "slavery": 0}
    settle(s, "red", "genoa")
    assert foe_points(s)["routes"] == 1
    settle(s, "purple", "alexandria")
    assert foe_points(s)["routes"] == 2, "Alexandria and Constantinople are of two colours, Tripoli is purple's"
    assert foe_score(s) == sum(foe_points(s).values())


def test_governors_laid_aside_count_for_the_opposition_and_slavery_against_it() -> None:
    """S15: each as a source, and in the score that the player is measured by."""
    s = alone()
    open_up(s, "africa", "black")
    say(s, opposition={"cards": []})
    before = int(foe_score(s))
    say(s, opposition={"laid_aside": ["africa_governor"]})
    assert foe_points(s)["cards"] == 1
    assert foe_score(s) == before + 1 == sum(foe_points(s).values())
    say(s, abolished=True, opposition={"face_down": ["slavery_0", "slavery_1"]})
    assert foe_points(s)["slavery"] == -2
    assert foe_score(s) == before + 1 - 2 == sum(foe_points(s).values())


def test_nothing_for_its_governor_slot() -> None:
    s = alone()
    assert "slot" not in foe_points(s)
    assert s.breakdown()[0]["slot"] == 3, "the player's counts as usual"


@pytest.mark.parametrize(
    ("margin", "grade"),
    [
        (-30, "lost"),
        (-1, "lost"),
        (0, "minor"),
        (2, "minor"),
        (3, "victory"),
        (4, "victory"),
        (5, "major"),
        (6, "major"),
        (7, "complete"),
        (8, "complete"),
        (9, "total"),
        (40, "total"),
    ],
)
def test_the_scale_of_victories(margin: int, grade: str) -> None:
    assert grade_of(margin) == grade


def test_a_lost_game_has_no_winner() -> None:
    s = alone()
    s.round = 7
    play(s, "build", building="market")
    finish_round(s)
    assert s.actor == carrack.OVER
    assert s.winners() == []
    assert s.outcome()["grade"] == "lost"
    assert s.outcome()["panache"] is False


def test_a_victory_with_a_level_5_building_has_panache() -> None:
    s = alone()
    play(s, "build", building="market")
    s.round = 7
    own(s, 0, "museum", "university")
    take(s, 0, politics=13, culture=4)
    open_up(s, "north_america", 0)
    hold(s, 0, "north_america_5", "europe_4")
    settle(s, 0, "london", "quebec", "boston", "marseille", "genoa", "copenhagen", "seville", "alexandria")
    discs(s, 0, 9)
    finish_round(s)
    margin = int(s.scores()[0] - foe_score(s))
    assert margin >= 9
    assert s.winners() == [0]
    assert s.outcome() == {"winners": [0], "why": "rounds", "grade": "total", "margin": margin, "panache": True}


def test_what_the_opposition_does_is_told_step_by_step() -> None:
    """Round 1, without moving the selector: two markers of black act after the player."""
    s = alone()
    play(s, "build", building="market")
    events = told(s, "pass")
    while asked(s)[0].startswith("foe"):
        choice = s.game.describe(s.legal()[0])
        events += told(s, **choice)  # type: ignore[arg-type]  # a described action is a verb and its arguments
    kinds = [event["event"] for event in events]
    assert kinds[:3] == ["passed", "foes-begin", "foe-acts"]
    assert events[1] == {"event": "foes-begin", "actions": 2, "order": "after", "colour": "black"}
    assert [event["colour"] for event in named(events, "foe-acts")] == ["black", "black"]
    assert kinds.count("foe-occupied") + kinds.count("foe-shipped") == 2
    assert kinds[-2:] == ["tile-refilled", "round-begins"]
    assert asked(s) == ("build", 0)
    assert s.head == 2
