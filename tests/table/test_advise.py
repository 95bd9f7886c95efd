"""Hint: what the champion would answer is said in words, and nothing is played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.table.seats import reply_to, sit, type_in


@pytest.mark.parametrize(
    ("lang", "command", "title", "share", "than"),
    [
        ("en", "hint", "The champion would answer:", r"\d+% ", "(compared with the best)"),
        ("fr", "conseil", "Le champion répondrait :", r"\d+ % ", "(par rapport à la meilleure)"),
    ],
)
def test_three_answers_with_a_chance_each_and_what_differs(
    tmp_path: Path, lang: str, command: str, title: str, share: str, than: str
) -> None:
    session = sit(tmp_path, seed="endings", lang=lang)
    type_in(session, "port")
    before = session.match.state.key()
    said = reply_to(session, command)
    assert said.startswith(title)
    assert len(re.findall(share, said)) == 3
    assert said.count(than) == 2
    assert session.match.state.key() == before
    assert reply_to(session, command) == said


def test_points_differ_by_source_with_a_sign(tmp_path: Path) -> None:
    session = sit(tmp_path, "person:Anna,bot:random,bot:random,bot:random", game="endeavor", seed="advised")
    assert re.search(r"(Cities|Status tracks|Asset cards) [+−]\d", reply_to(session, "hint"))


def test_where_chance_answers_there_is_nothing_to_advise(tmp_path: Path) -> None:
    session = sit(tmp_path, asked=True)
    type_in(session, "port")
    assert reply_to(session, "hint") == "Only chance answers now: there is nothing to choose."
