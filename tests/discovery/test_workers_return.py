"""2015: a worker is back in the supply as its own space is resolved, before the space's effect counts a limit.

In 2007 workers leave when their whole box has been resolved.
"""

from __future__ import annotations

from typing import Any

import pytest

import carrack
from carrack.games.discovery.pieces import in_play
from carrack.games.discovery.state import EMPTY, Discovery
from carrack.games.discovery.tables.facts import CAPITAL_LINE, KINDS
from tests.discovery.table import (
    GAME,
    GAME_2015,
    asked,
    colony,
    held,
    line,
    play,
    purse,
    resolve,
    settled,
    show,
    skip,
    table,
    table_2015,
    turn,
)

SOLDIER = 4
BUILDER = 5


def test_the_tenth_builder_on_the_builders_space_brings_the_new_builder() -> None:
    s = table_2015(2, builder_worker=True)
    colony(s, 0, "peru", builder=9)
    resolve(s, builder=[(0, "builder")])
    skip(s)
    assert held(s, 0) == {"colonist": 5, "builder": 1}
    assert in_play(s, 0, BUILDER) == 10


def test_ten_builders_elsewhere_leave_none_for_the_builders_space() -> None:
    s = table_2015(2, builder_worker=True)
    colony(s, 0, "peru", builder=10)
    resolve(s, builder=[(0, "colonist")])
    skip(s)
    assert held(s, 0) == {"colonist": 5}


def test_the_tenth_soldier_on_the_soldiers_space_brings_the_new_soldier() -> None:
    s = table_2015(2)
    colony(s, 0, "peru", soldier=9)
    resolve(s, soldier=[(0, "soldier")])
    assert asked(s)[0] != "retire"
    skip(s)
    assert held(s, 0) == {"colonist": 5, "soldier": 1}
    assert settled(s, 0, "peru") == {"soldier": 9}


def test_the_tenth_soldier_on_the_soldiers_space_of_2007_still_stands_there() -> None:
    s = table(2)
    colony(s, 0, "peru", soldier=9)
    resolve(s, soldier=[(0, "soldier")])
    assert asked(s) == ("retire", 0)
    play(s, "retire-not")
    skip(s)
    assert held(s, 0) == {"colonist": 5}


def test_the_tenth_soldier_who_trains_makes_room_for_a_soldier() -> None:
    s = table_2015(2)
    colony(s, 0, "peru", soldier=9)
    resolve(s, training=[(0, "soldier")])
    assert line(s, "training") == [(0, "soldier")]
    play(s, "train", worker="soldier")
    assert asked(s)[0] != "retire"
    skip(s)
    assert held(s, 0) == {"colonist": 5, "soldier": 1}


def allies(s: Discovery, soldiers: int) -> None:
    """A soldier buys the Indian Allies, and there are so many more in Peru."""
    turn(s, 4)
    purse(s, 0, 14)
    show(s, "indian_allies")
    colony(s, 0, "peru", soldier=soldiers, colonist=1)
    resolve(s, capital=[(0, "soldier")])
    play(s, "buy", tile="indian_allies")
    play(s, "ally", region="peru")


def test_a_soldier_who_buys_the_indian_allies_makes_room_for_one_of_them() -> None:
    s = table_2015(2)
    allies(s, 8)
    assert asked(s)[0] != "retire"
    assert settled(s, 0, "peru") == {"soldier": 10, "colonist": 1}


def test_the_tenth_soldier_who_buys_the_indian_allies_takes_both_for_one_swap() -> None:
    s = table_2015(2)
    allies(s, 9)
    assert asked(s) == ("retire", 0)
    assert settled(s, 0, "peru") == {"soldier": 10, "colonist": 1}
    play(s, "retire", region="peru")
    assert settled(s, 0, "peru") == {"soldier": 10, "colonist": 2}
    assert asked(s)[0] != "retire"


def test_in_2007_a_soldier_who_buys_the_indian_allies_still_counts() -> None:
    s = table(2)
    allies(s, 8)
    assert asked(s) == ("retire", 0)
    assert settled(s, 0, "peru") == {"soldier": 9, "colonist": 1}


@pytest.mark.parametrize(
    ("box", "question", "answer"),
    [
        ("goods", "take", {"verb": "take-not"}),
        ("capital", "buy", {"verb": "buy-not"}),
        ("warfare", "conflict", {"verb": "keep-peace"}),
    ],
)
def test_workers_of_a_line_leave_it_one_by_one(box: str, question: str, answer: dict[str, Any]) -> None:
    for start, left in ((table_2015, [(1, "colonist")]), (table, [(0, "colonist"), (1, "colonist")])):
        s = start(2)
        colony(s, 0, "peru", soldier=1)
        colony(s, 1, "peru", colonist=1)
        for seat in (0, 1):
            purse(s, seat, 20)
        resolve(s, **{box: [(0, "colonist"), (1, "colonist")]})
        skip(s, question)
        assert line(s, box) == [(0, "colonist"), (1, "colonist")]
        play(s, **answer)
        assert asked(s) == (question, 1)
        assert line(s, box) == left
        assert s.invariants() == []


# Games that began under the rules before.


def half_bought(start: Any) -> dict[str, Any]:
    """A dumped game of version 1: the first of three buyers has declined, and still stands there."""
    s = start(2)
    for seat in (0, 1):
        purse(s, seat, 20)
    resolve(s, capital=[(0, "soldier"), (1, "colonist"), (0, "colonist")])
    skip(s, "buy")
    play(s, "buy-not")
    dumped: dict[str, Any] = s.dump()
    dumped["version"] = 1
    dumped["state"]["line"][CAPITAL_LINE] = 0 * int(KINDS) + SOLDIER
    return dumped


def test_a_game_of_the_version_before_goes_on_without_those_who_have_had_their_turn() -> None:
    s = GAME_2015.adopt(half_bought(table_2015))
    assert isinstance(s, Discovery)
    assert s.line[CAPITAL_LINE] == EMPTY
    assert line(s, "capital") == [(1, "colonist"), (0, "colonist")]
    assert asked(s) == ("buy", 1)


def test_whoever_is_asked_whom_to_train_stays_until_he_has_answered() -> None:
    s = table_2015(2)
    resolve(s, training=[(0, "soldier")])
    dumped = {**s.dump(), "version": 1}
    assert GAME_2015.adopt(dumped).key() == s.key()


def test_2007_stands_as_it_stood() -> None:
    dumped = half_bought(table)
    s = GAME.adopt(dumped)
    assert s.dump() == {**dumped, "version": GAME.version}


@pytest.mark.parametrize("field", ["line", "stage", "slot", "step"])
@pytest.mark.parametrize("value", [None, "x", 1 << 70])
def test_a_broken_state_of_the_version_before_is_refused(field: str, value: object) -> None:
    dumped = half_bought(table_2015)
    dumped["state"][field] = value
    with pytest.raises(carrack.RecordError):
        GAME_2015.adopt(dumped)
