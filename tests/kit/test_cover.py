"""A pairwise cover: few option sets, every pair that the game allows."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from carrack import Game, Option
from carrack.core.events import Tellings
from carrack.core.reasons import Reasons
from carrack.core.state import State
from carrack.core.verbs import Verb, Verbs
from carrack.testing.cover import cover, is_offered, pairs_of
from carrack.words import Words
from tests.toys import lagoon


class Options(Game):
    """Nothing but options."""

    def __init__(self, **options: Option) -> None:
        super().__init__(
            "options",
            "Options",
            1,
            (2, 3),
            options,
            Verbs([Verb("wait", 0)]),
            Reasons([]),
            Tellings([]),
            [],
            {},
            Words("options", {}),
        )

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> State:
        return State(self)


def test_a_game_without_options_has_one_set() -> None:
    assert cover(Options(), 2) == ([{}], [])


def test_every_value_of_a_single_option_is_played() -> None:
    sets, refused = cover(Options(length=Option("choice", "short", ("short", "normal", "long"))), 2)
    assert sorted(str(options["length"]) for options in sets) == ["long", "normal", "short"]
    assert refused == []


def test_the_defaults_come_first() -> None:
    assert cover(lagoon.GAME, 3)[0][0] == {"rounds": 4, "blind": False, "swaps": True, "storms": False}


def test_every_pair_that_can_be_started_is_in_a_set() -> None:
    for seats in (2, 3):
        names = list(lagoon.OPTIONS)
        everything = [
            dict(zip(names, values, strict=True)) for values in product(*(lagoon.OPTIONS[n].choices for n in names))
        ]
        possible = [options for options in everything if is_offered(lagoon.GAME, seats, options)]
        sets, _ = cover(lagoon.GAME, seats)
        assert all(options in possible for options in sets)
        covered = {pair for options in sets for pair in pairs_of(options)}
        assert covered == {pair for options in possible for pair in pairs_of(options)}


def test_what_the_game_refuses_is_told() -> None:
    refused = frozenset({("blind", True), ("swaps", False)})
    assert cover(lagoon.GAME, 2)[1] == [frozenset({("storms", True)}), refused]
    assert cover(lagoon.GAME, 3)[1] == [refused]


@pytest.mark.parametrize("count", [8, 12])
def test_many_options_need_few_sets(count: int) -> None:
    game = Options(**{f"option{n}": Option("bool", False) for n in range(count)})
    sets, refused = cover(game, 2)
    assert refused == []
    assert len(sets) <= 16
    for one, other in combinations(game.options, 2):
        assert {(options[one], options[other]) for options in sets} == set(product((False, True), repeat=2))


def test_a_cover_is_the_same_every_time() -> None:
    assert cover(lagoon.GAME, 3) == cover(lagoon.GAME, 3)
