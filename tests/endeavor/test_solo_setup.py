"""Solo: the set-up of the Opposition (S1 to S5)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import carrack
from carrack.games.endeavor.solo.setup import cities_for, ways_to_show
from carrack.games.endeavor.tables.facts import BUILDING_NAMES, TOKEN_NAMES
from carrack.games.endeavor.tables.map import CITY_NAMES
from tests.endeavor.table import Endeavor, answers, asked, fill, fresh, lay, play, refused, status, table, tokens_of


def until(s: Endeavor, step: str) -> Endeavor:
    """Whatever comes first, until this is asked."""
    while asked(s)[0] != step:
        s.play(s.legal()[0])
        assert s.invariants() == []
    return s


# Tokens.


def ways(missing: list[int], left: int, spots: int) -> int:
    pieces = vec[i64]([0] * len(missing))
    for i, count in enumerate(missing):
        pieces[i] = count
    return int(ways_to_show(pieces, left, spots))


def test_europe_shows_every_brown_kind_and_a_blue_token() -> None:
    """S3: dealt as badly as chance can, the last cities bring what is missing."""
    s = fresh(1)
    for _ in range(10):
        s.play(s.legal()[0])
    shown = {TOKEN_NAMES[s.tokens[city]] for city in range(10)}
    assert {"industry", "culture", "finance", "politics"} < shown
    assert any(s.tokens[city] >= 4 for city in range(10))
    assert answers(s, "token-comes"), "elsewhere anything may come"


def test_the_odds_are_those_of_dealing_again_until_europe_is_right() -> None:
    """Of two classes of 2 and 1 pieces and one more piece, three spots must show both classes."""
    pieces = ["a", "a", "b", "c"]
    good = [deal for deal in permutations(range(4), 3) if {"a", "b"} <= {pieces[i] for i in deal}]
    first = {kind: Fraction(sum(pieces[deal[0]] == kind for deal in good), len(good)) for kind in "abc"}
    chances = {
        "a": 2 * ways([1], 3, 2),  # b is missing, one piece of it among three
        "b": 1 * ways([2], 3, 2),
        "c": 1 * ways([2, 1], 3, 2),
    }
    total = sum(int(count) for count in chances.values())
    assert {kind: Fraction(int(count), total) for kind, count in chances.items()} == first


def test_ways_to_show_counts_what_it_says() -> None:
    pieces = "aaabbcdd"
    for spots in range(5):
        good = [c for c in combinations(range(8), spots) if {"a", "b", "c"} <= {pieces[i] for i in c}]
        assert ways([3, 2, 1], 8, spots) == len(good)


# The display and the ladder.


def test_each_row_of_the_display_is_mixed() -> None:
    """S1."""
    s = until(fresh(1), "tile")
    assert answers(s, "tile-comes") == ["market", "shipyard", "workshop"]
    assert s.chance() == "tile/1/1"
    play(s, "tile-comes", building="shipyard")
    assert answers(s, "tile-comes") == ["market", "workshop"]
    until(s, "marker")
    row = [BUILDING_NAMES[tile] for tile in s.display][:3]
    assert row == ["shipyard", "market", "workshop"]
    assert [int(count) for count in s.stock][1:] == [4] * 3 + [3] * 3 + [2] * 3 + [1] * 3 + [0] * 3


def test_the_ladder_has_two_markers_of_each_colour() -> None:
    """S2."""
    s = until(fresh(1), "marker")
    assert s.weights() == [2, 2, 2, 2]
    play(s, "colour-comes", colour="green")
    assert s.weights() == [2, 2, 1, 2]
    play(s, "colour-comes", colour="green")
    assert answers(s, "colour-comes") == ["black", "red", "purple"]
    until(s, "disc")
    assert sorted(int(colour) for colour in s.ladder) == [1, 1, 2, 2, 3, 3, 4, 4]


# The tracks.


def test_every_colour_holds_a_first_space() -> None:
    """S4: with black on three of them and red on one, two spaces are left for green and purple."""
    s = until(fresh(1), "disc")
    for colour in ("black", "black", "black", "red"):
        play(s, "colour-comes", colour=colour)
    assert answers(s, "colour-comes") == ["green", "purple"]
    play(s, "colour-comes", colour="purple")
    assert answers(s, "colour-comes") == ["green"]
    play(s, "colour-comes", colour="green")
    assert answers(s, "colour-comes") == ["red", "green", "purple"], "then any disc that is left"
    assert s.weights() == [2, 2, 2]


def test_brown_tokens_of_the_tracks_go_to_the_opposition_and_blue_ones_are_lost() -> None:
    s = until(fresh(1), "disc")
    lay(s, "africa", "attack", space=1)
    lay(s, "south_america", "finance", space=1)
    play(s, "colour-comes", colour="black")
    assert tokens_of(s, 1) == {}
    assert tokens_of(s, 2) == {"attack": 1}
    play(s, "colour-comes", colour="red")
    assert tokens_of(s, 1) == {"finance": 1}
    assert status(s, 1)["finance"] == 1
    assert s.waiting == 0


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_blue_tokens_of_the_tracks_are_lost_in_the_set_up_at_every_level(level: str) -> None:
    """S4: also where blue tokens of tracks are done later on."""
    s = until(fresh(1, level=level), "disc")
    lay(s, "africa", "attack", space=1)
    play(s, "colour-comes", colour="black")
    assert tokens_of(s, 2) == {"attack": 1}
    assert s.waiting == 0
    assert asked(s) == ("disc", carrack.NATURE)


# Europe.


def test_each_colour_takes_a_city_with_another_token() -> None:
    """S5."""
    s = until(fresh(1), "settler")
    assert s.chance() == "settler/industry"
    play(s, "colour-comes", colour="red")
    assert asked(s) == ("settle", 0)
    for city in answers(s, "occupy"):
        assert TOKEN_NAMES[s.tokens[CITY_NAMES.index(str(city))]] == "industry"
    other = next(city for city in CITY_NAMES[:10] if city not in answers(s, "occupy"))
    assert refused(s, "occupy", city=other) == "not-a-settler"
    play(s, "occupy", city=str(answers(s, "occupy")[0]))
    assert s.chance() == "settler/culture"
    assert answers(s, "colour-comes") == ["black", "green", "purple"]


def settled(s: Endeavor, colour: int, token: str) -> set[str]:
    ways = cities_for(s, colour, TOKEN_NAMES.index(token))
    return {CITY_NAMES[city] for city in range(10) if (ways >> city) & 1}


def test_a_colour_prefers_a_city_joined_to_its_first_disc() -> None:
    """S5: first choice, second choice, any."""
    s = until(fresh(1), "disc")
    for city in range(10):
        lay(s, CITY_NAMES[city], "politics")
    fill(s, "africa", "black", "red")
    fill(s, "south_america", "red", "green")
    fill(s, "caribbean", "black", "green")
    fill(s, "north_america", "green", "black")
    assert settled(s, 1, "politics") == {"algiers", "alexandria", "lisbon", "seville"}
    assert settled(s, 2, "politics") == {"lisbon", "seville"}, "not Africa, where red is second"
    assert settled(s, 4, "politics") == set(CITY_NAMES[:10]), "purple has no disc at all"
    lay(s, "lisbon", "culture")
    lay(s, "seville", "culture")
    assert settled(s, 2, "politics") == {"algiers", "alexandria"}, "the second choice"


def test_a_blue_token_of_europe_leaves_the_game_and_its_city_stays() -> None:
    s = until(fresh(1), "clear")
    blue = [CITY_NAMES[city] for city in range(10) if s.tokens[city] >= 4]
    assert answers(s, "clear") == blue
    brown = next(CITY_NAMES[city] for city in range(10) if 0 <= s.tokens[city] < 4)
    assert refused(s, "clear", city=brown) == "no-blue-token"
    play(s, "clear", city=blue[0])
    assert s.tokens[CITY_NAMES.index(blue[0])] == -1
    assert s.city[CITY_NAMES.index(blue[0])] == -1
    assert asked(s) == ("build", 0)


def test_the_set_up_is_complete() -> None:
    s = table(1)
    for colour in range(1, 5):
        on_tracks = sum(1 for disc in s.track if disc == colour)
        in_europe = sum(1 for disc in s.city if disc == colour)
        assert (on_tracks, in_europe) == (3, 1)
    assert [int(filled) for filled in s.filled] == [0, 2, 2, 2, 2, 2, 2]
    assert sum(tokens_of(s, 1).values()) + sum(tokens_of(s, 2).values()) == 12 + 4 + 1
    assert s.first == 0
    assert s.actor != carrack.NATURE
