"""Names: what is one, which are the same, and why others are refused."""

from __future__ import annotations

import pytest

from carrack.server.errors import Problem
from carrack.server.people.names import key_of, look_of, shown
from carrack.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Dido", "Dido"),
        ("  Anne \u00a0  Bonny ", "Anne Bonny"),
        ("ﬁne", "fine"),
        ("Ａｎｎ", "Ann"),
        ("E\u0301lodie", "Élodie"),
        ("Ὀδυσσεύς", "Ὀδυσσεύς"),
        ("अनुष्का", "अनुष्का"),
        ("🦀🦀", "🦀🦀"),
        ("Tom 東京タワーへ", "Tom 東京タワーへ"),
        ("Tom ㄅㄆ臺北", "Tom ㄅㄆ臺北"),
        ("Kim 김金", "Kim 김金"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a" * 40, "a" * 40),
    ],
)
def test_a_name_is_shown_composed_and_with_single_spaces(typed: str, name: str) -> None:
    assert shown(typed) == name


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("", "name-short"),
        ("x", "name-short"),
        (" \u3000 x ", "name-short"),
        ("a" * 41, "name-long"),
        ("ﷺ" * 3, "name-long"),
        ("a" * 10_000, "name-long"),
        ("An\x00n", "name-hidden"),
        ("Ann\n", "name-hidden"),
        ("\u202egnissapa", "name-hidden"),
        ("An\u2066n", "name-hidden"),
        ("An\u200bn", "name-hidden"),
        ("An\u200dn", "name-hidden"),
        ("An\u00adn", "name-hidden"),
        ("An\ufeffn", "name-hidden"),
        ("\u3164\u3164", "name-hidden"),
        ("\u115f\u1160", "name-hidden"),
        ("\u2800\u2800\u2800", "name-hidden"),
        ("An\ufe0fn", "name-hidden"),
        ("An\U000e0041n", "name-hidden"),
        ("An\ue000n", "name-hidden"),
        ("An\ud800n", "name-hidden"),
        ("An\u2028n", "name-hidden"),
        ("--", "name-empty"),
        (". .", "name-empty"),
        ("Z\u0363\u0364\u0365\u0366", "name-marks"),
        ("\u0363nn", "name-marks"),
        ("A \u0363n", "name-marks"),
        ("D\u0456do", "name-mixed"),
        ("\u0391lan", "name-mixed"),
        ("Ж-Tom", "name-mixed"),
        ("Кот ねこ", "name-mixed"),
        ("Kim 김 ねこ", "name-mixed"),
    ],
)
def test_a_name_that_hides_something_is_refused(typed: str, error: str) -> None:
    with pytest.raises(Problem) as refused:
        shown(typed)
    assert refused.value.error == error
    for lang in LANGUAGES:
        said, errors = Words("server").attempt(f"error-{error}", lang, refused.value.details)
        assert errors == [], said


@pytest.mark.parametrize(
    "others",
    [("Strasse", "STRASSE", "straße"), ("Ann", "ann", "ＡＮＮ"), ("Anne Bonny", "anne  bonny"), ("ΣΊΣΥΦΟΣ", "σίσυφος")],
)
def test_names_that_differ_in_case_width_or_spaces_are_one(others: tuple[str, ...]) -> None:
    assert len({key_of(name) for name in others}) == 1


def test_names_that_differ_in_a_letter_are_two() -> None:
    assert key_of("Ann") != key_of("Anne") != key_of("Änne")


@pytest.mark.parametrize(
    "others",
    [
        ("Dido", "D\u0456do", "D\u0131do"),
        ("TOM", "\u0422\u041e\u041c", "\u03a4\u039f\u039c", "Tom"),
        ("copa", "\u0441\u043e\u0440\u0430"),
        ("Bill", "BiIl", "Bi1l"),
        ("Bj\u00f8rn", "Bjo\u0338rn"),
        ("\u01cenn", "\u0103nn"),
        ("O'Neil", "O\u2019Neil", "O\u05f3Neil"),
    ],
)
def test_names_that_look_alike_have_one_look(others: tuple[str, ...]) -> None:
    assert len({look_of(name) for name in others}) == 1


@pytest.mark.parametrize("two", [("Amo", "Arno"), ("Neil", "Nell"), ("Eva", "Ena"), ("Ann", "\u00c4nn"), ("王", "玉")])
def test_names_of_two_people_look_different(two: tuple[str, str]) -> None:
    assert look_of(two[0]) != look_of(two[1])
