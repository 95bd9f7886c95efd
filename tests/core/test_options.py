"""Options: checked at one door."""

from __future__ import annotations

import pytest

from carrack import Option, OptionError
from carrack.core.options import settle
from tests.toys.lagoon import GAME

OFFERED = {
    "length": Option("choice", "normal", ("short", "normal")),
    "rounds": Option("int", 4, (4, 6)),
    "solo": Option("bool", False, seats=(1,)),
}


def test_what_is_not_chosen_is_the_default() -> None:
    assert settle(OFFERED, None, 2) == {"length": "normal", "rounds": 4, "solo": False}
    assert settle(OFFERED, {"rounds": 6}, 2) == {"length": "normal", "rounds": 6, "solo": False}


@pytest.mark.parametrize(
    ("wanted", "field", "message"),
    [
        ({"length": "long"}, "length", "length: 'long' is not offered; allowed: short, normal"),
        ({"rounds": 5}, "rounds", "rounds: 5 is not offered; allowed: 4, 6"),
        ({"rounds": "4"}, "rounds", "rounds: '4' is not offered; allowed: 4, 6"),
        ({"solo": 1}, "solo", "solo: 1 is not offered; allowed: false, true"),
        ({"colour": "red"}, "colour", "colour: no such option; allowed: length, rounds, solo"),
        (["length"], "options", "options: expected a mapping of names to values, got list"),
    ],
)
def test_what_is_not_offered_is_refused_with_what_is(wanted: object, field: str, message: str) -> None:
    with pytest.raises(OptionError) as caught:
        settle(OFFERED, wanted, 2)
    assert caught.value.field == field
    assert str(caught.value) == message


def test_an_option_may_need_a_seat_count() -> None:
    assert settle(OFFERED, {"solo": True}, 1)["solo"] is True
    assert settle(OFFERED, {"solo": False}, 2)["solo"] is False
    with pytest.raises(OptionError, match="solo: True needs 1 seats, not 2"):
        settle(OFFERED, {"solo": True}, 2)


def test_a_game_may_refuse_a_combination() -> None:
    GAME.start(2, {"blind": True})
    with pytest.raises(OptionError, match="blind: needs swaps"):
        GAME.start(2, {"blind": True, "swaps": False})


@pytest.mark.parametrize(
    ("kind", "default", "choices", "message"),
    [("text", "a", ("a",), "not 'text'"), ("choice", "a", ("b",), "the default 'a' is none of")],
)
def test_an_option_that_cannot_be_is_refused(kind: str, default: str, choices: tuple[str, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Option(kind, default, choices)


def test_its_text_is_taken_from_the_words_of_the_game() -> None:
    assert GAME.options["swaps"].text == "Swapping chests"


def test_without_a_seat_count_the_smallest_table_that_is_not_solo_is_laid() -> None:
    assert GAME.start().seats == 2
