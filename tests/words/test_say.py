"""How a message gets its words: seats and their names, names and their forms, numbers, and what is missing."""

from __future__ import annotations

import pytest

import carrack
from carrack.games.iron_age.facts import ARMIES_MOST, NUMBERS, TABLES
from carrack.words import Figures, Words, language_of

NNBSP = "\u202f"  # the narrow space before French punctuation


@pytest.fixture
def words() -> Words:
    return carrack.game("iron-age").words


def bought(words: Words, lang: str, development: str, innovations: int, wealth: int, goods: int) -> str:
    paid = {"innovations": innovations, "wealth": wealth, "goods": goods}
    return words.say("event-bought", lang, {"seat": 0, "development": development, **paid})


# Seats.


def test_a_seat_without_a_name_is_counted_from_one(words: Words) -> None:
    assert words.say("event-kept", "en", {"seat": 0}) == "Seat 1 keeps the dice."
    assert words.say("event-kept", "fr", {"seat": 3}) == "Joueur 4 garde ses dés."


def test_a_seat_is_called_by_the_name_of_its_player(words: Words) -> None:
    paid = {"seat": 1, "to": 0}
    assert words.say("event-paid", "en", paid, ["Ada", "Noor"]) == "Noor hands over a good to Ada."
    assert words.say("event-paid", "fr", paid, ["Ada", ""]) == "Joueur 2 donne une marchandise à Ada."
    assert words.say("event-paid", "fr", {"seat": 2, "to": 0}, ["Ada"]) == "Joueur 3 donne une marchandise à Ada."


def test_a_number_is_no_seat_where_the_game_does_not_say_so(words: Words) -> None:
    inline = {"en": "said = { $seat } moves to { $to }, turn { $turn }"}
    arguments = {"seat": 0, "to": 1, "turn": 2}
    assert Words("plain", inline).say("said", "en", arguments) == "Seat 1 moves to 1, turn 2"
    assert Words("plain", inline, seats=("turn",)).say("said", "en", arguments) == "Seat 1 moves to 1, turn Seat 3"
    assert words.seats == {"seat", "to", "turn"}


def test_chance_and_nobody_are_no_seats(words: Words) -> None:
    assert words.say("event-kept", "en", {"seat": carrack.NATURE}, ["Ada"]) == "Chance keeps the dice."
    assert words.say("event-kept", "fr", {"seat": carrack.OVER}, ["Ada"]) == "Personne garde ses dés."


# Names and their forms.


def test_a_name_among_the_arguments_is_translated(words: Words) -> None:
    fell = {"seat": 0, "die": "fate", "face": "drought"}
    assert words.say("event-empire-die-fell", "en", fell) == "Seat 1 rolls the Fate die: Drought."
    assert words.say("event-empire-die-fell", "fr", fell) == f"Joueur 1 lance le dé du Destin{NNBSP}: Sécheresse."


def test_a_text_that_names_nothing_stays_as_it_is(words: Words) -> None:
    assert words.say("event-hand-over", "en", {"seat": 0, "who": "navy"}) == "Seat 1 is now played by navy."


@pytest.mark.parametrize(
    ("development", "article"),
    [("navy", "la Marine"), ("leadership", "le Commandement"), ("granaries", "les Greniers"), ("empire", "l’Empire")],
)
def test_french_developments_have_their_article(words: Words, development: str, article: str) -> None:
    assert bought(words, "fr", development, 0, 0, 2) == f"Joueur 1 achète {article} avec 2 marchandises."


@pytest.mark.parametrize(
    ("disaster", "escaped"),
    [("pestilence", "à la Peste"), ("barbarians", "aux Barbares"), ("invasion", "à l’Invasion")],
)
def test_french_disasters_are_escaped_in_the_right_gender_and_number(words: Words, disaster: str, escaped: str) -> None:
    spared = {"seat": 0, "disaster": disaster, "development": "medicine"}
    assert words.say("event-spared", "fr", spared) == f"Joueur 1 échappe {escaped} (Médecine)."


# Numbers.


@pytest.mark.parametrize(
    ("amount", "english", "french"), [(0, "0 armies", "0 armée"), (1, "1 army", "1 armée"), (2, "2 armies", "2 armées")]
)
def test_zero_is_plural_in_english_and_singular_in_french(words: Words, amount: int, english: str, french: str) -> None:
    lost = {"seat": 0, "row": "armies", "amount": amount}
    assert words.say("event-lost", "en", lost) == f"Seat 1 loses {english}."
    assert words.say("event-lost", "fr", lost) == f"Joueur 1 perd {french}."


def test_what_finds_no_room_is_told_only_when_there_is_some(words: Words) -> None:
    gained = {"seat": 0, "row": "goods", "amount": 1}
    assert words.say("event-gained", "en", {**gained, "lost": 0}) == "Seat 1 gains 1 good."
    assert words.say("event-gained", "en", {**gained, "lost": 2}) == "Seat 1 gains 1 good; there is no room for 2 more."


@pytest.mark.parametrize(
    ("innovations", "wealth", "goods", "price"),
    [
        (0, 0, 5, "5 goods"),
        (0, 2, 0, "2 wealth"),
        (4, 0, 0, "4 innovations"),
        (0, 1, 1, "1 wealth and 1 good"),
        (1, 0, 2, "1 innovation and 2 goods"),
        (1, 1, 0, "1 innovation and 1 wealth"),
        (1, 1, 2, "1 innovation, 1 wealth and 2 goods"),
    ],
)
def test_only_what_was_paid_is_told(words: Words, innovations: int, wealth: int, goods: int, price: str) -> None:
    assert bought(words, "en", "navy", innovations, wealth, goods) == f"Seat 1 buys Navy with {price}."


def test_a_message_may_quote_a_number_of_the_facts(words: Words) -> None:
    assert f"at {ARMIES_MOST}:" in words.say("reason-armies-full", "en", {"seat": 0})


def test_a_name_has_forms_and_is_said_where_one_is_missing() -> None:
    words = carrack.game("endeavor").words
    assert [words.form("colour", "purple", "letter", lang) for lang in ("en", "fr")] == ["P", "L"]
    assert words.form("colour", "purple", "plural", "fr") == "Violet"
    assert words.form("colour", "orange", "letter", "fr") == "orange"


def test_help_is_worded_with_the_row_of_its_thing() -> None:
    dearer = [row._replace(cost=99) if row.name == "navy" else row for row in TABLES["developments"]]  # type: ignore[attr-defined]  # rows are NamedTuples
    words = Words("iron-age", figures=Figures(NUMBERS, {"developments": dearer}))
    assert words.help("development", "navy", "en").endswith("Cost 99, points 9.")
    assert words.help("development", "coinage", "fr").endswith("Coût 9, points 7.")


# What is missing.

INLINE = {"en": "hello = Hello\nname-a = Anchor\nonly-form =\n    .x = y\n", "fr": "bye = { $missing }\n"}


def test_a_word_that_a_language_lacks_is_said_in_english() -> None:
    words = Words("toy", INLINE)
    assert words.say("hello", "fr", {}) == "Hello"
    assert words.say("ask-over", "fr", {}) == "La partie est terminée."


def test_a_name_that_a_language_lacks_is_said_in_english() -> None:
    words = Words("toy", {**INLINE, "fr": "is = C’est { $name }."})
    assert words.say("is", "fr", {"name": "a"}) == "C’est Anchor."


def test_a_word_that_no_language_has_is_said_as_its_key() -> None:
    words = Words("toy", INLINE)
    assert words.say("farewell", "fr", {}) == "farewell"
    assert words.say("only-form", "en", {}) == "only-form"
    assert not words.knows("farewell", "fr")
    assert words.knows("hello", "fr")


def test_an_argument_that_is_missing_or_strange_stops_nothing() -> None:
    words = Words("toy", INLINE)
    assert words.say("bye", "fr", {}) == "missing"
    assert words.say("bye", "fr", {"missing": [1, 2], "other": None}) == "missing"
    text, errors = words.attempt("bye", "fr", {})
    assert text == "missing"
    assert len(errors) == 1


def test_a_game_without_a_file_still_has_the_words_of_the_house() -> None:
    assert Words("no-such-game").say("ask-over", "en", {}) == "The game is over."


@pytest.mark.parametrize(
    ("tag", "language"),
    [("fr_CA.UTF-8", "fr"), ("FR", "fr"), ("en-GB", "en"), ("xx", "en"), ("C.UTF-8", "en"), ("", "en")],
)
def test_a_language_we_do_not_speak_is_english(tag: str, language: str) -> None:
    assert language_of(tag) == language


def test_the_open_question_is_asked_in_the_language_asked_for() -> None:
    game = carrack.game("iron-age")
    asked = game.ask(game.start(2), "fr_FR.UTF-8")
    assert asked["text"] == "Commencez avec un deuxième port ou avec une deuxième province."
