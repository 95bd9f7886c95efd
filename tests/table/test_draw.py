"""Lines that are as wide as they say."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.text import Text

from carrack.cli.table.draw import CHALK, PENCIL, beside, columns, fit, frame, line, pen_for, wrap


def plain(lines: list[Text]) -> list[str]:
    return [text.plain for text in lines]


def test_a_line_breaks_at_spaces_and_its_rest_is_indented() -> None:
    assert plain(wrap(line("one two three four"), 9, 2)) == ["one two", "  three", "  four"]


def test_a_no_break_space_holds() -> None:
    """Narrow before French marks, plain within a count: neither ends a line."""
    assert plain(wrap(line("oui\u202f: 2\u00a0×\u00a0blé"), 9)) == ["oui\u202f:", "2\u00a0×\u00a0blé"]


def test_a_word_longer_than_the_line_is_cut() -> None:
    assert plain(wrap(line("abcdefghij"), 4, 1)) == ["abcd", " efg", " hij"]


@given(st.text(alphabet="ab é界\u202f-", max_size=60), st.integers(4, 30), st.integers(0, 2))
def test_no_line_is_ever_wider_than_allowed_and_no_letter_is_lost(text: str, width: int, indent: int) -> None:
    found = plain(wrap(line(text), width, indent))
    assert all(cell_len(part) <= width for part in found)
    assert "".join("".join(found).split()) == "".join(text.split())


def test_styles_survive_a_break() -> None:
    found = wrap(line("plain ", ("bold words", "bold")), 10)
    assert [[span.style for span in text.spans] for text in found] == [["bold"], ["bold"]]


def test_what_does_not_fit_is_cut_with_an_ellipsis_and_what_is_short_is_filled() -> None:
    assert fit(line("abc"), 5).plain == "abc  "
    assert fit(line("abc"), 5, "right").plain == "  abc"
    assert fit(line("abc"), 6, "center").plain == " abc  "
    assert fit(line("abcdef"), 4).plain == "abc…"


def test_blocks_stand_beside_each_other() -> None:
    assert plain(beside([line("a"), line("bb")], [line("c")], gap="|")) == ["a |c", "bb| "]


def test_items_go_down_before_they_go_across() -> None:
    items = [line(word) for word in ("a", "b", "c", "d", "e")]
    assert plain(columns(items, 9, gap=2)) == ["a  c  e", "b  d"]
    assert plain(columns(items, 1)) == ["a", "b", "c", "d", "e"]
    assert columns([], 10) == []


def test_two_uneven_columns_are_better_than_one() -> None:
    items = [line(text) for text in ("a", "b", "cccccc")]
    assert plain(columns(items, 10)) == ["a   cccccc", "b"]
    assert plain(columns(items, 9)) == ["a", "b", "cccccc"]


def test_a_frame_has_a_title_at_each_end_and_a_foot() -> None:
    found = plain(frame([line("x")], 22, CHALK, "", line("left"), line("right"), line("foot")))
    assert found == ["+- left ----- right -+", "| x                  |", "+- foot -------------+"]


def test_a_frame_too_narrow_for_its_title_keeps_its_width() -> None:
    found = frame([line("content that is too long")], 14, PENCIL, "", line("a long title"), line(), line("a long foot"))
    assert {text.cell_len for text in found} == {14}


def test_the_pen_is_as_fine_as_the_terminal_can_write() -> None:
    assert pen_for("utf-8") == PENCIL
    assert pen_for("ascii") == CHALK
    assert pen_for("latin-1") == CHALK
    assert pen_for("no such encoding") == CHALK


def test_every_mark_takes_one_column() -> None:
    for pen in (PENCIL, CHALK):
        marks = [mark for marks in pen for mark in marks]
        assert {cell_len(mark) for mark in marks} == {1}
    assert all(ord(mark) < 128 for marks in CHALK for mark in marks)
