"""Words for moves: said in full, in part, by beginnings, in either language and as the verb table has them."""

from __future__ import annotations

import pytest

import carrack
from carrack.cli.table.lexicon import Lexicon, fit_of, tokens_of
from carrack.cli.table.speech import Speech
from carrack.words import plain

GAME = carrack.game("iron-age")


def found(lang: str, words: str, whole: bool = False) -> list[dict[str, str | int]]:
    lexicon = Lexicon(GAME, Speech(lang))
    return [GAME.describe(action) for action in lexicon.find(tokens_of(words), range(GAME.actions), whole)]


def test_case_accents_and_punctuation_do_not_matter() -> None:
    assert plain("Présages DÉJÀ") == "presages deja"
    assert tokens_of("Fill a box, l’Oracle: no-more") == ("fill", "a", "box", "l", "oracle", "no", "more")


@pytest.mark.parametrize(
    ("lang", "words", "verb"),
    [
        ("en", "build-ship", "build-ship"),
        ("en", "Build a ship, for 2 goods", "build-ship"),
        ("en", "ship", "build-ship"),
        ("en", "stop building", "build-no-more"),
        ("en", "raise army", "build-army"),
        ("en", "leave tribe", "conquer-not"),
        ("en", "conquer", "conquer"),
        ("fr", "lever une armée", "build-army"),
        ("fr", "lever armee", "build-army"),
        ("fr", "bateau", "build-ship"),
        ("fr", "build-ship", "build-ship"),
        ("fr", "raise an army", "build-army"),
        ("fr", "arrêter", "build-no-more"),
    ],
)
def test_one_move_is_found_by_its_words(lang: str, words: str, verb: str) -> None:
    assert found(lang, words) == [{"verb": verb}]


def test_a_letter_is_no_beginning_of_a_word_of_another_language() -> None:
    assert {"verb": "build-urn"} in found("en", "g"), "goods"
    assert all("g" in [word[0] for word in words_of(said)] for said in found("fr", "g"))
    assert {"verb": "build-urn"} not in found("fr", "g")
    assert {"verb": "build-urn"} in found("fr", "urn"), "a word is"


def words_of(said: dict[str, str | int]) -> tuple[str, ...]:
    return tokens_of(GAME.word(GAME.encode(said), "fr"))


def test_a_word_shared_by_many_moves_finds_them_all() -> None:
    assert {said["wealth"] for said in found("en", "navy")} == {0, 1, 2, 3, 4}


def test_a_word_that_is_nearly_all_of_a_move_means_that_move() -> None:
    assert found("en", "empire die food") == [{"verb": "empire-die", "face": "food"}]
    assert found("fr", "dé empire nourriture") == [{"verb": "empire-die", "face": "food"}]


def test_of_two_long_moves_that_share_a_word_neither_is_meant_more() -> None:
    assert fit_of(("population",), tokens_of("fill port box 1 population")) == fit_of(
        ("population",), tokens_of("fill box great lighthouse 1 population")
    )


def test_beginnings_of_words_will_do_unless_whole_words_are_wanted() -> None:
    assert found("en", "colos") == [{"verb": "build-monument", "monument": "colosseum"}]
    assert found("en", "colos", whole=True) == []


def test_each_word_typed_needs_a_word_of_its_own() -> None:
    assert found("en", "ship ship") == []


def test_small_words_need_not_fit() -> None:
    assert found("en", "build my ship please") == [{"verb": "build-ship"}]


def test_nothing_typed_finds_nothing() -> None:
    assert found("en", "") == []
    assert found("en", "?!") == []


def test_a_slip_of_the_finger_is_guessed_at_and_never_played() -> None:
    lexicon = Lexicon(GAME, Speech("en"))
    assert lexicon.find(["collosseum"], range(GAME.actions)) == []
    assert lexicon.suggest(["collosseum"], range(GAME.actions))[0] == "colosseum"
