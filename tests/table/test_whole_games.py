"""Whole games through a pseudo-terminal: both languages, narrow and wide, with colour and without."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.seats import COLOUR, bare, kept, squeezed, terminal, too_wide

pytestmark = pytest.mark.slow

LOST = {"en": "The solo game is lost:", "fr": "La partie en solitaire est perdue"}


@pytest.mark.parametrize("color", ["--color", "--no-color"])
@pytest.mark.parametrize("width", [80, 160])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_solo_game_is_played_to_its_end(tmp_path: Path, lang: str, width: int, color: str) -> None:
    file = tmp_path / "solo.jsonl"
    arguments = ("--seats", "person:Zoé", "--seed", "solo", "--lang", lang, color, "--save", str(file))
    with terminal(tmp_path, *arguments, width=width) as table:
        table.play_on()
        assert table.end() == 0
        shown = " ".join(bare(table.output).split())
        assert "Traceback" not in shown
        assert too_wide(table.output, width) == []
        assert bool(COLOUR.search(table.output)) == (color == "--color")
    match = kept(file)
    assert match.over
    assert match.state.outcome()["why"] == "rounds"
    assert LOST[lang] in shown
    assert squeezed(f"carrack replay {file}") in squeezed(shown)
    assert squeezed(f"carrack verify {file}") in squeezed(shown)


@pytest.mark.parametrize(("lang", "width"), [("en", 80), ("fr", 160)])
def test_a_game_against_bots_is_played_to_its_end(tmp_path: Path, lang: str, width: int) -> None:
    file = tmp_path / "bots.jsonl"
    seats = "bot:greedy:Dido,person:Zoé,bot:random:Necho"
    arguments = ("--seats", seats, "--seed", "bots", "--option", "length=short", "--lang", lang, "--save", str(file))
    with terminal(tmp_path, *arguments, width=width) as table:
        table.play_on()
        assert table.end() == 0
        shown = " ".join(bare(table.output).split())
        assert too_wide(table.output, width) == []
    match = kept(file)
    assert match.over
    winner = ("Dido", "Zoé", "Necho")[match.state.winners()[0]]
    assert {"en": f"{winner} wins with", "fr": f"{winner} gagne avec"}[lang] in shown
    assert {"en": "A Dido (greedy bot) has the turn", "fr": "A Dido (robot glouton) joue"}[lang] in shown


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_no_color_in_the_environment_turns_colours_off(tmp_path: Path, plain: tuple[str, ...]) -> None:
    with terminal(tmp_path, *plain, NO_COLOR="1") as table:
        assert not COLOUR.search(table.output)
        table.type("q")
        assert table.end() == 0


def test_the_tab_key_completes_a_word(tmp_path: Path) -> None:
    with terminal(tmp_path, "--seats", "person:Anna,bot", "--seed", "tab") as table:
        table.write(b"prov\t\n")
        assert "Anna  starts with a second province" in table.wait_for_prompt()


def test_people_share_the_keyboard(tmp_path: Path) -> None:
    with terminal(tmp_path, "--seats", "person:Anna,person:Bruno", "--seed", "two") as table:
        assert "Anna> " in bare(table.fresh)
        assert "Bruno> " in table.type("port")
        assert "Anna> " in table.type("province")
        said = table.type("keep")
        for _ in range(10):
            if "Bruno> " in said:
                break
            said = table.type("n") if "Anna> " in table.type("0") else bare(table.fresh)
        assert "Bruno> " in said


def test_a_game_of_bots_alone_plays_itself(tmp_path: Path) -> None:
    file = tmp_path / "alone.jsonl"
    arguments = ("--seats", "bot:random,bot:greedy", "--seed", "alone", "--option", "length=short")
    with terminal(tmp_path, *arguments, "--save", str(file)) as table:
        assert table.end() == 0
        assert "wins" in bare(table.output)
    assert kept(file).over
