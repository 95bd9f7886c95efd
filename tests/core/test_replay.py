"""Replay believes nothing: whatever was changed, cut, swapped or made up is refused, with the line and the reason."""

from __future__ import annotations

import json
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrack import Match, Record, RecordError, replay
from carrack.core.fate import Asked
from carrack.core.record import LARGEST, MOST_LINES
from tests.core.hide_and_toss import GAME
from tests.core.matches import finished_short_match, forged, iron_age_match, signed

SHORT = str(finished_short_match().record()).encode()
RUNNING = str(iron_age_match(1, 10).archive()).encode()


def refusal(record: object) -> RecordError:
    """The error with which a record is refused; anything else that is raised fails the test."""
    with pytest.raises(RecordError) as refused:
        replay(record)
    assert refused.value.kind, "every refusal says its kind"
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 500
    return refused.value


# Edited.


@pytest.mark.parametrize("text", [SHORT, RUNNING], ids=["finished", "running"])
def test_no_byte_can_be_changed(text: bytes) -> None:
    lines = text.count(b"\n")
    for place in range(len(text)):
        for other in (text[place] ^ 1, text[place] ^ 0x80, (text[place] + 3) % 128):
            error = refusal(text[:place] + bytes([other]) + text[place + 1 :])
            assert 1 <= error.line <= lines
            assert str(error).startswith(f"line {error.line}: ")


def test_the_refusal_of_a_changed_letter_names_its_line_or_one_below() -> None:
    for place, byte in enumerate(SHORT):
        if chr(byte).isalpha():
            error = refusal(SHORT[:place] + chr(byte).swapcase().encode() + SHORT[place + 1 :])
            assert error.line >= SHORT[:place].count(b"\n") + 1


@given(st.data())
def test_no_stretch_of_bytes_can_be_removed_or_put_in(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(SHORT)))
    end = data.draw(st.integers(start, len(SHORT)))
    put_in = data.draw(st.binary(max_size=20))
    edited = SHORT[:start] + put_in + SHORT[end:]
    if edited == SHORT:
        replay(edited)
    else:
        refusal(edited)


def test_lines_cannot_be_swapped_repeated_or_dropped() -> None:
    lines = SHORT.splitlines(keepends=True)
    for i in range(len(lines)):
        assert refusal(b"".join(lines[:i] + lines[i + 1 :])).line >= 1
        refusal(b"".join([*lines[: i + 1], *lines[i:]]))
        if i:
            refusal(b"".join([*lines[: i - 1], lines[i], lines[i - 1], *lines[i + 1 :]]))


@pytest.mark.parametrize("end", [b"\n", b" ", b"\r", b"{}\n", b"\0", SHORT])
def test_nothing_can_be_added_at_the_end(end: bytes) -> None:
    assert refusal(SHORT + end).line >= SHORT.count(b"\n")


@pytest.mark.parametrize(
    "spelled",
    [
        SHORT.replace(b",", b", "),
        SHORT.replace(b"\n", b"\r\n"),
        SHORT.replace("é".encode(), b"\\u00e9"),
        SHORT.replace(b'"format":1,', b'"format":1.0,'),
        SHORT.replace(b'"n":1,', b'"n":1,"n":1,'),
        b"\xef\xbb\xbf" + SHORT,
    ],
)
def test_the_same_in_another_spelling_is_refused(spelled: bytes) -> None:
    assert spelled != SHORT
    assert refusal(spelled).line >= 1


# Cut.


def test_a_record_cut_at_any_byte_is_refused() -> None:
    for place in range(len(SHORT)):
        refusal(SHORT[:place])


def test_a_record_cut_after_a_line_says_that_it_is_cut() -> None:
    text = str(iron_age_match(2, 60).archive())
    lines = text.splitlines(keepends=True)
    for count in range(1, len(lines)):
        error = refusal("".join(lines[:count]))
        assert error.kind == "cut-off"
        assert error.line == count


def test_a_long_record_cut_at_random_bytes_is_refused() -> None:
    text = str(iron_age_match(2, 60).archive()).encode()
    dice = random.Random(5)
    for _ in range(100):
        error = refusal(text[: dice.randrange(1, len(text))])
        assert error.line >= 1


# Foreign.


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "empty"),
        (b"", "empty"),
        ("\n", "not-json"),
        ("{}\n", "foreign"),
        ("[]\n", "not-object"),
        ("null\n", "not-object"),
        ('"record"\n', "not-object"),
        ("1\n", "not-object"),
        ("NaN\n", "not-object"),
        ('{"carrack":"save"}\n', "foreign"),
        ('{"carrack":["record"]}\n', "foreign"),
        ('{"name":"a package","version":"1.0"}\n', "foreign"),
        ("<html>\n", "not-json"),
        ("White: e4 e5\n", "not-json"),
        ("no line end", "cut-line"),
        (b"\x89PNG\r\n\x1a\n\0\0", "not-utf8"),
        (b"\xff\xfe{\0}\0", "not-utf8"),
        (bytes(1000), "cut-line"),
        (bytes(range(256)), "not-utf8"),
        ("{}" + "\0\n", "not-json"),
        ('{"a":"\ud800"}\n', "not-json"),
        (None, "not-text"),
        (17, "not-text"),
        ([], "not-text"),
        ({"carrack": "record"}, "not-text"),
        (bytearray(b"{}\n"), "not-text"),
    ],
)
def test_what_is_no_record_is_refused(text: object, kind: str) -> None:
    assert refusal(text).kind == kind


@given(st.binary(max_size=300))
def test_any_bytes_are_refused(data: bytes) -> None:
    refusal(data)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from(range(1, SHORT.count(b"\n") + 1)), st.data())
def test_any_value_in_any_field_is_refused_or_changes_nothing(number: int, data: st.DataObject) -> None:
    lines = [json.loads(line) for line in SHORT.decode().splitlines()]
    name = data.draw(st.sampled_from([*sorted(lines[number - 1]), "more"]))
    value = data.draw(json_values)
    if name in lines[number - 1] and json.dumps(lines[number - 1][name]) == json.dumps(value):
        return
    lines[number - 1][name] = value
    refusal("".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines))


@given(json_values)
def test_any_object_as_a_record_is_refused(value: object) -> None:
    refusal(Record([{"carrack": "record", "value": value}]))
    refusal(Record([value]))  # type: ignore[list-item]  # as a careless caller would


def test_a_record_without_lines_is_refused() -> None:
    assert refusal(Record([])).kind == "empty"
    assert refusal(Record([{"carrack": {1, 2}}])).kind == "not-json"


def test_the_record_of_an_unknown_game_names_it() -> None:
    error = refusal(SHORT.replace(b'"hide-and-toss"', b'"hide-and-seek"'))
    assert error.kind == "unknown-game"
    assert "game: 'hide-and-seek' is no game of the catalog" in str(error)


def test_the_record_of_another_game_under_this_name_is_refused() -> None:
    assert refusal(SHORT.replace(b'"hide-and-toss"', b'"iron-age"')).kind == "other-facts"


# Newer.


@pytest.mark.parametrize(
    ("old", "new", "kind", "says"),
    [
        (b'"format":1,', b'"format":2,', "newer-format", "made by a newer Carrack (format 2, this one reads up to 1)"),
        (b'"format":1,', b'"format":0,', "expected", "format: expected 1, got 0"),
        (b'"version":1,', b'"version":2,', "newer-rules", "made by newer rules (2, here 1)"),
        (b'"version":1,', b'"version":0,', "older-rules", "made by older rules (0, here 1)"),
        (b'"format":1,', b'"format":true,', "not-integer", "format: expected an integer, got True"),
        (b'"version":1,', b"", "missing", "version: missing"),
        (b'"seats":2,', b'"seats":9,', "option", "seats: 9 is not offered; allowed: 2"),
        (b'"coin":"copper"', b'"coin":"gold"', "option", "coin: 'gold' is not offered; allowed: copper, silver"),
        (b'"sees":"all"', b'"sees":"seat 2"', "expected", "sees: expected all, spectator, seat 0, seat 1"),
        (b'"seats":2,', b'"seats":2,"colour":"red",', "not-its-fields", "fields that do not belong"),
    ],
)
def test_a_header_that_does_not_fit_says_what_was_expected(old: bytes, new: bytes, kind: str, says: str) -> None:
    error = refusal(SHORT.replace(old, new, 1))
    assert error.kind == kind
    assert error.line == 1
    assert says in str(error)


# Huge and deep.


def test_a_huge_record_is_refused_before_it_is_read() -> None:
    assert refusal(b" " * (LARGEST + 1)).kind == "too-large"
    assert refusal(" " * (LARGEST + 1)).kind == "too-large"
    assert refusal("\n" * (MOST_LINES + 1)).kind == "too-many-lines"


@pytest.mark.parametrize("depth", [10, 100, *range(900, 1000, 7), 1000, 5000, 100_000])
@pytest.mark.parametrize("brackets", ["[]", "{}"])
def test_deep_json_is_refused(depth: int, brackets: str) -> None:
    deep = '{"a":' * depth + "1" + "}" * depth if brackets == "{}" else "[" * depth + "]" * depth
    header = json.loads(SHORT.splitlines()[0])
    for name in header:
        refusal(json.dumps({**header, name: "@"}, separators=(",", ":")).replace('"@"', deep) + "\n")


@pytest.mark.parametrize("digits", [19, 20, 4000, 5000])
def test_long_numbers_are_refused_in_a_short_line(digits: int) -> None:
    for old in (b'"format":1,', b'"version":1,', b'"seats":2,', b'"n":1,', b'"action":0,', b'"to":0,', b'"closed":11,'):
        assert old in SHORT
        name = old.split(b":")[0]
        refusal(SHORT.replace(old, name + b":" + b"9" * digits + b","))


# Forged: every checksum made to fit.


def test_a_record_signed_anew_without_a_change_is_still_good() -> None:
    match = finished_short_match()
    assert forged(match, 1) == str(match.record())
    assert replay(forged(match, 1)).over


@pytest.mark.parametrize(
    ("number", "changes", "kind"),
    [
        (2, {"n": 2}, "expected"),
        (2, {"kind": "pass"}, "expected"),
        (2, {"by": 1}, "wrong-seat"),
        (2, {"by": 2}, "expected"),
        (2, {"by": -2}, "expected"),
        (2, {"action": 7}, "not-allowed"),
        (2, {"action": -1}, "not-allowed"),
        (2, {"action": "0"}, "not-integer"),
        (2, {"action": True}, "not-integer"),
        (2, {"action": None}, "missing"),
        (2, {"forced": True}, "forced"),
        (2, {"at": "toss"}, "not-its-fields"),
        (2, {"colour": "red"}, "not-its-fields"),
        (3, {"by": 1}, "no-undo"),
        (3, {"to": 1}, "no-undo"),
        (3, {"to": 9}, "expected"),
        (5, {"by": -1}, "expected"),
        (5, {"who": 7}, "not-a-text"),
        (7, {"action": 5}, "other-draw"),
        (7, {"at": "toss 2"}, "expected"),
        (7, {"at": None}, "missing"),
        (8, {"by": 0}, "expected"),
        (12, {"forced": None}, "forced"),
        (13, {"closed": 12}, "expected"),
        (13, {"scores": [9, 9]}, "result"),
        (13, {"winners": [0, 1]}, "result"),
        (13, {"over": False}, "result"),
        (13, {"reveal": {}}, "no-reveal"),
        (13, {"reveal": None}, "no-reveal"),
        (13, {"reveal": "a coin"}, "reveal-shape"),
        (13, {"reveal": {"secret": 1, "contributions": []}}, "reveal-shape"),
        (13, {"reveal": {"secret": "a coin", "contributions": [1]}}, "reveal-shape"),
        (13, {"reveal": {"secret": "a coin!", "contributions": []}}, "other-secret"),
        (13, {"reveal": {"secret": "a coin", "contributions": [], "more": 1}}, "result"),
        (1, {"commitment": ""}, "other-secret"),
        (1, {"commitment": 5}, "not-a-text"),
        (1, {"facts": "0"}, "other-facts"),
        (1, {"verbs": "0"}, "other-verbs"),
    ],
)
def test_a_forger_who_mends_the_checksums_is_found(number: int, changes: dict[str, object], kind: str) -> None:
    error = refusal(forged(finished_short_match(), number, **changes))
    assert error.kind == kind
    assert error.line in (number, 13)


def test_dice_that_the_seed_does_not_give_are_found() -> None:
    match = Match("iron-age", seats=1, fate=Asked())
    honest = Match("iron-age", seats=1, seed="honest")
    match.play(0)
    honest.play(0)
    while match.state.actor == -1:
        match.play(match.state.legal()[0])
    lines = [dict(line) for line in match.archive().lines]
    lines[0]["commitment"] = honest.commitment
    lines[-1]["reveal"] = {"secret": "honest", "contributions": []}
    lines[-1]["check"] = lines[-1].pop("check")
    error = refusal(str(signed(lines, match)))
    assert error.kind == "other-draw"
    assert re.search(r"the seed gives \d+ at die/round 1/seat 0/roll 1/die \w+, not 2", str(error))


def test_an_undo_across_chance_is_found() -> None:
    match = Match(GAME, seed="x")
    match.play(0)
    match.play(2)
    match.rewind(1, by=[0, 1])
    lines = [dict(line) for line in match.archive().lines]
    assert lines[4]["kind"] == "rewind"
    lines[4] |= {"kind": "undo", "by": 0}
    assert refusal(str(signed(lines, match))).kind == "no-undo"


def test_the_checksum_cannot_stand_elsewhere_in_its_line() -> None:
    lines = [json.loads(line) for line in SHORT.decode().splitlines()]
    for i, line in enumerate(lines):
        moved = [*lines[:i], {"check": line["check"], **line}, *lines[i + 1 :]]
        refusal("".join(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in moved))
