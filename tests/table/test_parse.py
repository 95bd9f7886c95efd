"""From a line to actions: keys, numbers, words, several in a row; all of them or none."""

from __future__ import annotations

import pytest

from carrack.cli.table.board import board_of
from carrack.cli.table.lexicon import Lexicon
from carrack.cli.table.parse import AMBIGUOUS, CHANCE, LONG, REFUSED, TURN, UNKNOWN, UNSEEN, Problem, Reader, parts_of
from carrack.cli.table.speech import Speech
from carrack.core.state import State
from carrack.games.iron_age.state import IronAge
from carrack.words import plain
from tests.iron_age.table import GAME, begin, fresh, give, play, table, throw, turn


def reader(lang: str = "en", asked: bool = False) -> Reader:
    speech = Speech(lang)
    return Reader(Lexicon(GAME, speech), lambda said: board_of(GAME).keys(said, speech), asked)


def read(s: State, line: str, lang: str = "en", asked: bool = False) -> list[str]:
    """The actions that a line means, each as its verb and arguments."""
    plan = reader(lang, asked).read(line, s)
    assert plan.problem is None
    return [" ".join(str(value) for value in GAME.describe(action).values()) for action in plan.actions]


def problem(s: State, line: str, asked: bool = False) -> Problem:
    plan = reader("en", asked).read(line, s)
    assert plan.actions == ()
    assert plan.problem is not None
    return plan.problem


def rolling() -> IronAge:
    s = table()
    give(s, ports=4)
    begin(s, "food skull goods people omens")
    return s


def building(*, goods: int = 1, wealth: int = 0, urns: int = 2) -> IronAge:
    """Six population to spend, and two goods more than given."""
    s = table()
    give(s, goods=goods, wealth=wealth, urns=urns)
    turn(s, "people people trade")
    return s


# One answer.


def test_dice_are_picked_by_their_numbers_and_the_fate_die_by_its_letter() -> None:
    assert read(rolling(), "1") == ["again 1"]
    assert read(rolling(), "f") == ["again fate"]
    assert read(rolling(), "k") == ["keep"]


@pytest.mark.parametrize(("lang", "line"), [("en", "keep"), ("en", "Keep all dice"), ("fr", "garder"), ("fr", "g")])
def test_the_dice_are_kept_in_either_language(lang: str, line: str) -> None:
    assert read(rolling(), line, lang) == ["keep"]


def test_a_list_is_answered_by_number_by_letter_or_by_words() -> None:
    s = fresh()
    for line in ("2", "02", "v", "province", "second province", "settle province", "Start with a second province"):
        assert read(s, line) == ["settle province"]


def test_a_die_is_turned_by_its_number_and_the_letter_of_a_face() -> None:
    s = table()
    begin(s, "food skull omens")
    play(s, "keep")
    assert read(s, "2g") == ["turn 2 goods"]
    assert read(s, "2 goods") == ["turn 2 goods"]
    assert read(s, "turn die 2 to food") == ["turn 2 food"]
    assert read(s, "fc") == ["turn-fate conquest"]


def test_an_amount_is_its_own_key() -> None:
    s = table()
    begin(s, "either either trade")
    play(s, "keep")
    assert [read(s, line) for line in ("0", "1", "2")] == [["declare 0"], ["declare 1"], ["declare 2"]]


# Several answers.


def test_dice_are_picked_and_rolled_in_one_line() -> None:
    assert read(rolling(), "1 3 f r") == ["again 1", "again 3", "again fate", "roll"]
    assert read(rolling(), "1,3;f roll") == ["again 1", "again 3", "again fate", "roll"]


def test_a_key_goes_before_the_beginning_of_a_word() -> None:
    """ "1 r" picks die 1 and rolls; it is not "roll die 1 again" in short."""
    assert read(rolling(), "1 r") == ["again 1", "roll"]


@pytest.mark.parametrize("line", ["1 3 4 f r", "1 3 4 f roll", "1 3 4 f, roll the picked dice", "1 3 4 f"])
def test_to_roll_what_rolls_by_itself_is_no_mistake(line: str) -> None:
    """All dice but the skull are picked: nothing is left but to roll."""
    assert read(rolling(), line) == ["again 1", "again 3", "again 4", "again fate"]


def test_to_keep_what_rolls_by_itself_is_one() -> None:
    assert problem(rolling(), "1 3 4 f k").kind == CHANCE


def test_words_and_keys_mix() -> None:
    assert read(building(), "oracle oracle p v army") == [
        "build-monument oracle",
        "build-monument oracle",
        "build-port",
        "build-province",
        "build-army",
    ]


def test_a_line_goes_on_to_the_next_question() -> None:
    s = building(goods=9)
    assert read(s, "n, leadership") == ["build-no-more", "buy leadership 0"]


def test_a_number_means_what_it_meant_in_the_list_that_was_shown() -> None:
    """The urns are filled up by the first answer: the list gets shorter, and 3 is still the province."""
    s = building(urns=19)
    assert read(s, "2 3") == ["build-urn", "build-province"]


def test_numbers_of_a_list_not_yet_seen_are_refused() -> None:
    found = problem(building(goods=9), "n 1")
    assert (found.kind, found.words) == (UNSEEN, ("1",))


def test_commas_keep_answers_apart() -> None:
    assert parts_of("1 3, f;;r ,") == [("1", "3"), ("f",), ("r",)]


# All or none.


def test_one_word_that_is_not_understood_spoils_the_line() -> None:
    found = problem(rolling(), "1 3 xyzzy r")
    assert (found.kind, found.words[0]) == (UNKNOWN, "xyzzy")


def test_what_is_not_allowed_is_refused_where_it_would_be_played() -> None:
    found = problem(rolling(), "1 2 r")
    assert (found.kind, found.words) == (REFUSED, ("2",))
    assert [GAME.describe(action) for action in found.actions] == [{"verb": "again", "die": "2"}]
    assert problem(building(), "p p p p p p p").kind == REFUSED


def test_what_several_moves_share_is_asked_back() -> None:
    s = building(goods=9, wealth=3)
    play(s, "build-no-more")
    found = problem(s, "irrigation")
    assert found.kind == AMBIGUOUS
    assert [GAME.describe(action)["wealth"] for action in found.actions] == [0, 1, 2]


def test_no_line_reaches_past_the_dice() -> None:
    found = problem(rolling(), "1 r 2 r")
    assert (found.kind, found.words) == (CHANCE, ("2", "r"))


def test_no_line_reaches_past_ones_own_turn() -> None:
    s = table()
    turn(s, "people people drought")
    assert problem(s, "n n n n").kind in (TURN, CHANCE)
    assert problem(fresh(), "port port").kind == TURN


def test_an_endless_line_is_given_up() -> None:
    assert problem(rolling(), "1 " * 100).kind == LONG


@pytest.mark.parametrize("line", ["!§$%&", "-1", "+1", "!!1??", "1!", "1_", "_", "*1*", "7", "0"])
def test_what_is_no_answer_is_unknown_and_told_as_it_was_typed(line: str) -> None:
    found = problem(rolling(), line)
    assert (found.kind, found.words) == (UNKNOWN, (plain(line),))


# Real dice.


def test_real_dice_are_typed_by_number_letter_or_word() -> None:
    s = table()
    assert s.actor == -1
    assert read(s, "1 s 3", asked=True) == ["empire-die food", "empire-die skull", "fate-die omens"]
    assert read(s, "food skull omens", asked=True) == ["empire-die food", "empire-die skull", "fate-die omens"]
    assert read(s, "nourriture crâne présages", "fr", True) == read(s, "food skull omens", asked=True)


def test_a_roll_and_its_real_dice_fit_in_one_line_and_no_answer_after_them() -> None:
    s = table()
    throw(s, "food people trade")
    assert read(s, "1 f r goods harvest", asked=True)[2:] == ["roll", "empire-die goods", "fate-die harvest"]
    found = problem(s, "1 f r goods harvest k", asked=True)
    assert (found.kind, found.words) == (CHANCE, ("k",))


def test_without_real_dice_nobody_can_choose_them() -> None:
    assert problem(rolling(), "1 r goods").kind == CHANCE
