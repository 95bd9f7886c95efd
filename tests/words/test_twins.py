"""The golden file of views in words is what the games say today; the page's own test holds the page to it."""

from __future__ import annotations

from tools.twins import GOLDEN, found, text_of


def test_the_golden_file_says_views_as_the_terminal_says_them() -> None:
    assert GOLDEN.read_text("utf-8") == text_of(found()), "python -m tools.twins writes it anew"
