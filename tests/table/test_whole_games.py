"""Whole games through a pseudo-terminal: both languages, narrow and wide, with colour and without."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.seats import COLOUR, bare, kept, sit, terminal, too_wide, type_in



@pytest.mark.parametrize("color", ["--color", "--no-color"])
@pytest.mark.parametrize("width", [80, 160])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_solo_game_is_played_to_its_end(tmp_path: Path, lang: str, width: int, color: str) -> None:
    file = tmp_path / "solo.jsonl"
    arguments = ("--seats", "person:Zoé", "--seed", "solo", "--lang", lang, color, "--save", str(file))
    with terminal(tmp_path, *arguments, width=width) as table:
        table.play_on()
        assert table.end() == 0
        assert "Traceback" not in table.output
        assert too_wide(table.output, width) == []
        assert bool(COLOUR.search(table.output)) == (color == "--color")
        shown = bare(table.output)
    match = kept(file)
    assert match.over
    assert match.state.round == 8
    assert f"carrack replay {file}" in " ".join(shown.split())
    assert f"carrack verify {file}" in " ".join(shown.split())
    assert {"en": "You lose:", "fr": "C’est perdu"}[lang] in shown
