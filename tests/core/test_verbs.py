"""Verb tables: codes and what they mean."""

from __future__ import annotations

import pytest

from carrack import IllegalAction
from carrack.core.verbs import Seats, Verb, Verbs

VERBS = Verbs(
    [
        Verb("pass", 0),
        Verb("move", 1, piece=("ship", "army"), to=range(3)),
        Verb("buy", 7, what=("port", "urn")),
    ]
)


def test_the_last_argument_runs_fastest() -> None:
    assert [VERBS.describe(code) for code in (1, 2, 4)] == [
        {"verb": "move", "piece": "ship", "to": 0},
        {"verb": "move", "piece": "ship", "to": 1},
        {"verb": "move", "piece": "army", "to": 0},
    ]


def test_a_verb_without_arguments_has_one_code() -> None:
    assert VERBS.describe(0) == {"verb": "pass"}
    assert VERBS.count == 9


def test_every_code_is_encoded_as_itself() -> None:
    assert [VERBS.encode(VERBS.describe(code)) for code in range(VERBS.count)] == list(range(VERBS.count))


def test_arguments_may_come_in_any_order() -> None:
    assert VERBS.encode({"to": 2, "piece": "army", "verb": "move"}) == 6


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"verb": "fly"}, "verb: 'fly' is none of pass, move, buy"),
        ({}, "verb: None is none of pass, move, buy"),
        ({"verb": "move", "piece": "ship"}, "move.to: None is none of 0, 1, 2"),
        ({"verb": "move", "piece": "ship", "to": 3}, "move.to: 3 is none of 0, 1, 2"),
        ({"verb": "move", "piece": "ship", "to": True}, "move.to: True is none of 0, 1, 2"),
        ({"verb": "pass", "to": 1}, "pass: has no 'to'; it takes nothing"),
        ({"verb": "buy", "what": "port", "with": "gold"}, "buy: has no 'with'; it takes what"),
    ],
)
def test_words_that_are_no_action_name_the_field_and_what_is_allowed(said: dict[str, object], message: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        VERBS.encode(said)
    assert str(caught.value) == message


@pytest.mark.parametrize("code", [-1, 9])
def test_a_code_outside_the_table_is_refused(code: int) -> None:
    with pytest.raises(IllegalAction, match=f"{code} is no action: expected 0 to 8"):
        VERBS.describe(code)


def test_the_spans_of_a_question_ascend() -> None:
    assert VERBS.spans("buy", "pass") == [(0, 1), (7, 9)]


def test_a_gap_between_verbs_is_refused() -> None:
    with pytest.raises(ValueError, match="verb buy starts at 3, but 1 is the next free code"):
        Verbs([Verb("pass", 0), Verb("buy", 3)])


def test_two_verbs_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two verbs share a name"):
        Verbs([Verb("pass", 0), Verb("pass", 1)])


def test_a_seat_has_a_code_for_each_place_and_is_said_to_be_one() -> None:
    verbs = Verbs([Verb("pass", 0), Verb("fight", 1, foe=Seats(3), at=("sea", "shore"))])
    assert verbs.describe(5) == {"verb": "fight", "foe": 2, "at": "sea"}
    assert verbs.count == 7
    assert verbs.seats() == {"foe"}


def test_an_argument_that_cannot_be_said_is_refused() -> None:
    with pytest.raises(ValueError, match="verb fight: an argument that cannot be said"):
        Verb("fight", 0, foe=Seats())


def test_the_golden_table_names_first_code_and_count() -> None:
    assert VERBS.golden() == {"pass": [0, 1], "move": [1, 6], "buy": [7, 2]}
