"""French is set as French is: narrow no-break spaces, guillemets and apostrophes. English has no such spaces."""

from __future__ import annotations

import re

import pytest

import carrack
from carrack import rules_pages
from tests.words import fluent

NNBSP = "\u202f"
# A mark of high punctuation without its narrow space. A question mark alone in a list, or before a letter, is to be
# typed and is no mark.
BARE = re.compile(rf"(?<!{NNBSP})(?<!^)(?<!, )[;:!?»](?!\w)|«(?!{NNBSP})|'")


def sentences(language: str, name: str) -> list[str]:
    found = fluent.messages(language, name)
    return [text for message in found for pattern in fluent.patterns(message) for text in fluent.texts(pattern)]


def page(language: str) -> str:
    """The rules page as it reads: without code, the targets of links and the ruling of tables."""
    found = rules_pages.load(carrack.game("iron-age").words, language)
    assert found is not None
    return re.sub(r"`[^`]*`|\]\([^)]*\)|^\|[ |-]*\|$", "", found.markdown(), flags=re.MULTILINE)


@pytest.mark.parametrize("name", fluent.FILES)
def test_french_messages_have_their_narrow_spaces(name: str) -> None:
    assert [text for text in sentences("fr", name) if BARE.search(text)] == []


def test_the_french_rules_have_their_narrow_spaces() -> None:
    assert [line for line in page("fr").splitlines() if BARE.search(line)] == []


@pytest.mark.parametrize(
    "wrong", ["Gagné !", "Gagné\u00a0!", "Gagné!", "c'est", "« ports »", f"«ports{NNBSP}»", f"a : b{NNBSP}; c"]
)
def test_french_set_like_english_is_noticed(wrong: str) -> None:
    assert BARE.search(wrong)


@pytest.mark.parametrize("right", [f"Gagné{NNBSP}!", "c’est", f"«{NNBSP}ports{NNBSP}»", "aide, ?", "aussi ?coup"])
def test_french_set_well_is_left_alone(right: str) -> None:
    assert not BARE.search(right)


@pytest.mark.parametrize("name", fluent.FILES)
def test_english_messages_have_no_space_before_a_mark(name: str) -> None:
    wrong = re.compile(rf"(?<!,)\s[;:!?](?!\w)|{NNBSP}|«")
    assert [text for text in sentences("en", name) if wrong.search(text)] == []


def test_the_english_rules_have_no_space_before_a_mark() -> None:
    assert [line for line in page("en").splitlines() if re.search(rf"\s[;:!?]|{NNBSP}|«", line)] == []
