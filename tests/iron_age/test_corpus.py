"""The recorded games of The Iron Age cover it."""

from __future__ import annotations

import pytest

import carrack
from tests import recorded
from tests.iron_age.table import DEVELOPMENTS, GAME, MONUMENTS

RECORDS = recorded.names("iron-age")
POINTS = {"oracle": (4, 3), "lighthouse": (6, 4), "aqueduct": (8, 6), "parthenon": (10, 7), "colosseum": (13, 10)}


def replayed(name: str) -> carrack.Match:
    return recorded.replayed("iron-age", name)


def events(kind: str) -> list[dict[str, object]]:
    """All events of a kind, of all games."""
    return [event for name in RECORDS for event in replayed(name).log() if event["event"] == kind]


def test_every_development_is_bought() -> None:
    assert {event["development"] for event in events("bought")} == set(DEVELOPMENTS)


@pytest.mark.parametrize("monument", MONUMENTS)
def test_every_monument_is_finished_first_and_later(monument: str) -> None:
    finished = {event["points"] for event in events("finished-monument") if event["monument"] == monument}
    assert finished == set(POINTS[monument])


def test_every_disaster_comes() -> None:
    disasters = {event["disaster"] for event in events("disaster-came")}
    assert disasters == {"revolt", "barbarians", "pestilence", "civil-war", "invasion"}


def test_every_face_of_both_dice_falls() -> None:
    assert len({event["face"] for event in events("empire-die-fell")}) == 6
    assert len({event["face"] for event in events("fate-die-fell")}) == 6


def test_every_foe_is_fought() -> None:
    assert {event["foe"] for event in events("fought")} == {"barbarians", "invasion", "tribe"}


def test_every_kind_of_event_happens() -> None:
    happened = {event["event"] for name in RECORDS for event in replayed(name).log()}
    assert {telling.name for telling in GAME.tellings.table} <= happened


def test_every_verb_is_played() -> None:
    actions = {line["action"] for name in RECORDS for line in replayed(name).record().entries if "action" in line}
    assert {GAME.describe(action)["verb"] for action in actions} == GAME.verbs.by_name.keys()


def test_every_way_of_ending_is_there() -> None:
    endings = set()
    for name in RECORDS:
        state = replayed(name).state
        length = "solo" if state.seats == 1 else state.options["length"]
        endings.add((length, state.outcome()["why"], state.outcome().get("grade")))
    assert endings == {
        ("short", "developments", None),
        ("short", "tribute", None),
        ("short", "monuments", None),
        ("normal", "developments", None),
        ("normal", "tribute", None),
        ("normal", "monuments", None),
        ("solo", "rounds", "won"),
        ("solo", "rounds", "lost"),
    }


def test_every_number_of_seats_is_there() -> None:
    assert {replayed(name).state.seats for name in RECORDS} == {1, 2, 3, 4}


def test_an_answer_is_taken_back() -> None:
    assert events("undo")


def test_a_tie_is_broken_by_pegs() -> None:
    state = replayed("tie-by-pegs").state
    assert state.scores()[0] == state.scores()[1]
    assert state.winners() == [1]


def test_a_victory_is_shared() -> None:
    assert replayed("shared").state.winners() == [0, 1]


def test_some_dice_come_from_a_seed_and_some_from_a_table() -> None:
    revealed = {bool(replayed(name).record().closing["reveal"]) for name in RECORDS}
    assert revealed == {True, False}
