"""French is set as French is: narrow no-break spaces, guillemets and apostrophes. English has no such spaces."""

from __future__ import annotations

import re

import pytest

from tests.words import fluent
from tests.words.pages import page
from tests.words.spoken import Vocabulary
from tests.words.vocabularies import VOCABULARIES

of_every_game = pytest.mark.parametrize("spoken", VOCABULARIES, ids=repr)

NNBSP = "\u202f"
# A mark of high punctuation, or a sign behind a number, without its narrow space. A question mark alone in a list, or
# before a letter, is to be typed and is no mark; nor is the colon of an address (https://).
BARE = re.compile(rf"(?<!{NNBSP})(?<!^)(?<!, )[;:!?»](?!\w|//)|(?<!{NNBSP})[$%]|«(?!{NNBSP})|'")


def sentences(language: str, name: str) -> list[str]:
    found = fluent.messages(language, name)
    return [text for message in found for pattern in fluent.patterns(message) for text in fluent.texts(pattern)]


def lines(spoken: Vocabulary, language: str) -> list[str]:
    """The rules page as it reads: without code, the targets of links and the ruling of tables."""
    text = page(spoken, language).markdown()
    return re.sub(r"`[^`]*`|\]\([^)]*\)|^\|[ |-]*\|$", "", text, flags=re.MULTILINE).splitlines()


@pytest.mark.parametrize("name", fluent.FILES)
def test_french_messages_have_their_narrow_spaces(name: str) -> None:
    assert [text for text in sentences("fr", name) if BARE.search(text)] == []


@of_every_game
def test_the_french_rules_have_their_narrow_spaces(spoken: Vocabulary) -> None:
    assert [line for line in lines(spoken, "fr") if BARE.search(line)] == []


@pytest.mark.parametrize(
    "wrong",
    [
        "Gagné !",
        "Gagné\u00a0!",
        "Gagné!",
        "c'est",
        "« ports »",
        f"«ports{NNBSP}»",
        f"a : b{NNBSP}; c",
        "5$",
        "5 $",
        "40%",
    ],
)
def test_french_set_like_english_is_noticed(wrong: str) -> None:
    assert BARE.search(wrong)


@pytest.mark.parametrize(
    "right",
    [
        f"Gagné{NNBSP}!",
        "c’est",
        f"«{NNBSP}ports{NNBSP}»",
        "aide, ?",
        "aussi ?coup",
        "https://",
        f"5{NNBSP}$, 40{NNBSP}%",
    ],
)
def test_french_set_well_is_left_alone(right: str) -> None:
    assert not BARE.search(right)


@pytest.mark.parametrize("name", fluent.FILES)
def test_english_messages_have_no_space_before_a_mark(name: str) -> None:
    wrong = re.compile(rf"(?<!,)\s[;:!?](?!\w)|{NNBSP}|«")
    assert [text for text in sentences("en", name) if wrong.search(text)] == []


@of_every_game
def test_the_english_rules_have_no_space_before_a_mark(spoken: Vocabulary) -> None:
    assert [line for line in lines(spoken, "en") if re.search(rf"\s[;:!?]|{NNBSP}|«", line)] == []
