"""Set-up: the tokens, the first player, what everybody starts with."""

from __future__ import annotations

import pytest

import carrack
from tests.endeavor.table import GAME, asked, built, fresh, play, status, table


def test_the_seats_are_one_to_five() -> None:
    assert GAME.seats == (1, 2, 3, 4, 5)
    with pytest.raises(carrack.OptionError):
        GAME.start(6)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"level": "easy"}),
        (2, {"free_build": True}),
        (4, {"links_only": True}),
        (4, {"neutral_discs": True}),
        (2, {"neutral_discs": True}),
        (1, {"in_one_go": False}),
    ],
)
def test_an_option_is_refused_where_it_means_nothing(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(carrack.OptionError) as error:
        GAME.start(seats, options)
    assert error.value.field in options


def test_each_circle_gets_a_token_of_those_left() -> None:
    s = fresh()
    assert asked(s) == ("token", carrack.NATURE)
    assert s.weights() == [17, 20, 17, 25, 6, 6, 2, 2]
    play(s, "token-comes", token="attack")
    play(s, "token-comes", token="attack")
    assert s.weights() == [17, 20, 17, 25, 6, 6, 2]
    assert s.chance() == "token/3"
    assert s.tokens[0] == s.tokens[1] == 6


def test_all_95_tokens_are_dealt() -> None:
    s = fresh(3)
    for _ in range(95):
        s.play(s.legal()[-1])
        assert s.invariants() == []
    assert asked(s) == ("first", carrack.NATURE)
    counts = [list(s.tokens).count(token) for token in range(8)]
    assert counts == [17, 20, 17, 25, 6, 6, 2, 2]


def test_the_first_player_is_drawn_from_the_seats() -> None:
    s = fresh(3)
    while asked(s)[0] == "token":
        s.play(s.legal()[0])
    assert s.weights() == [1, 1, 1]
    play(s, "first-falls", seat=2)
    assert asked(s) == ("build", 2)


def test_everybody_starts_with_thirty_discs_in_reserve_and_a_colonial_house() -> None:
    s = table(5)
    for seat in range(5):
        assert (s.reserve[seat], s.harbour[seat]) == (30, 0)
        assert built(s, seat) == {"colonial_house": 1}
        assert set(status(s, seat).values()) == {0}
    assert s.scores() == [3] * 5, "only the empty slot of the governor"


def test_all_tiles_are_there_for_three_to_five() -> None:
    assert [int(count) for count in table(3).stock] == [0, 5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1]
