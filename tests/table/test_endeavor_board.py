"""Endeavor as it is drawn: a player finds everything that lies on the table."""

from __future__ import annotations

import pytest

from carrack.cli.table.board import Scene
from carrack.cli.table.board.board import Plain
from carrack.cli.table.board.endeavor.board import EndeavorBoard
from carrack.cli.table.board.endeavor.map import disc
from carrack.cli.table.draw import CHALK, PENCIL, Lines, Pen
from carrack.cli.table.menu import Menu
from carrack.cli.table.players import Player
from carrack.cli.table.speech import Speech, Teller
from carrack.games.endeavor.state import Endeavor
from carrack.games.endeavor.tables.facts import FOE_NAMES
from carrack.words import LANGUAGES
from tests.endeavor.table import GAME, acting, discs, fill, hold, lay, man, open_up, own, play, settle, table, take

BOARD = EndeavorBoard()
PLAYERS = (Player("Anna"), Player("Bruno", "greedy"), Player("Carla", "random"), Player("Denis", "greedy"))


def scene(s: Endeavor, width: int = 80, lang: str = "en", seat: int | None = 0, pen: Pen = PENCIL) -> Scene:
    speech = Speech(lang)
    players = PLAYERS[: s.seats]
    teller = Teller(GAME, speech, [player.name for player in players])
    return Scene(GAME.view(s, seat), seat, players, speech, teller, pen, width)


def text_of(lines: Lines) -> str:
    return "\n".join(line.plain for line in lines).replace("\u00a0", " ")


def drawn(s: Endeavor, *parts: str, width: int = 80, lang: str = "en") -> str:
    shown = scene(s, width, lang)
    return text_of(BOARD.draw(shown, parts or BOARD.parts(shown)))


def test_the_track_shows_discs_free_spaces_and_the_next_token() -> None:
    s = acting(3)
    fill(s, "africa", 0, 1)
    lay(s, "africa", "attack", space=3)
    assert "Africa  AB····  attack" in drawn(s, "map")


def test_closed_spaces_and_neutral_discs_are_shown() -> None:
    s = table(2)
    fill(s, "far_east", "neutral")
    assert "Far East  −n" in drawn(s, "map")


def test_an_open_region_shows_its_top_card_and_discs_beside_the_track() -> None:
    s = acting(3)
    open_up(s, "africa", 1)
    fill(s, "africa", 0)
    text = drawn(s, "map")
    assert "Africa  BBBBBB +A×1  Africa 1" in text
    assert "Europe    Europe 0  Slavery 0" in text


def test_a_city_shows_its_disc_or_its_token() -> None:
    s = acting(3)
    settle(s, 1, "london")
    lay(s, "lisbon", "culture")
    text = drawn(s, "map", width=200)
    assert "London B" in text
    assert "Lisbon culture" in text


def test_who_looks_sees_where_the_routes_lead() -> None:
    """Each from one's own end: whoever stands at the other one, and the token that is still to be won."""
    s = acting(3)
    settle(s, 0, "genoa", "marseille")
    settle(s, 1, "constantinople", "tripoli")
    lay(s, "genoa-constantinople", "culture")
    text = drawn(s, "map", width=200)
    assert "Genoa─Constantinople B culture" in text
    assert "Marseille─Genoa A" in text
    assert "Tripoli─" not in text, "none of one's own"
    assert "Routes" not in drawn(acting(3), "map")


def test_a_seat_shows_all_that_it_has() -> None:
    s = acting(3)
    own(s, 0, "market", "market", "shipyard")
    man(s, 0, "market")
    discs(s, 0, 5)
    take(s, 0, politics=2, attack=1)
    hold(s, 0, "europe_3")
    text = drawn(s, "seat")
    assert "Industry 1 · Culture 2 · Finance 1 · Politics 3" in text
    assert "Harbour 5 · Reserve 24" in text
    assert "Colonial House · Market ×2● · Shipyard" in text
    assert "Tokens: politics ×2 · attack ×1" in text
    assert "Cards: Europe 3" in text
    assert "Status tracks" in text


def test_others_are_shown_at_a_glance() -> None:
    s = acting(4)
    own(s, 2, "theatre")
    text = drawn(s, "others")
    assert "Bruno" in text
    assert "Colonial House · Theatre" in text
    assert "Anna" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_colour_of_the_opposition_has_a_letter_of_its_own(lang: str) -> None:
    s = table(1)
    letters = {disc(scene(s, lang=lang), colour).plain for colour in FOE_NAMES}
    assert len(letters) == len(FOE_NAMES), letters


def test_the_opposition_shows_its_ladder_and_the_display() -> None:
    s = table(1)
    text = drawn(s, "opposition")
    assert "Ladder: b Black · b Black · r Red" in text
    assert "1  →Market" in text
    assert "Industry 1 · Culture 1 · Finance 2 · Politics 8" in text


def test_the_regions_stand_right_above_a_question_that_is_answered_with_a_place() -> None:
    s = acting(3)
    discs(s, 0, 2)
    before = BOARD.parts(scene(s))
    assert drawn(s, "map", "seat").index("Africa") < drawn(s, "map", "seat").index("Harbour")
    play(s, "activate", building="colonial_house")
    after = BOARD.parts(scene(s))
    assert [part for part in after if after[part] != before[part]] == ["map", "seat"], "both are drawn again"
    assert drawn(s, "map", "seat").index("Harbour") < drawn(s, "map", "seat").index("Africa")


@pytest.mark.parametrize(("seats", "shown"), [(3, "tiles"), (1, "opposition")])
def test_what_can_be_built_stands_right_above_the_question(seats: int, shown: str) -> None:
    s = table(seats)
    text = drawn(s)
    assert text.index("Africa") < text.index("A Anna") < text.index("Workshop") < text.index("Exchange")
    before = BOARD.parts(scene(s))
    play(s, "build", building="market")
    assert BOARD.parts(scene(s)).get(shown) != before[shown]


def test_tiles_are_shown_while_there_is_something_to_build() -> None:
    s = table(3)
    assert "Market ×5" in drawn(s)
    assert "Market ×5" not in drawn(acting(3))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 200])
def test_nothing_is_wider_than_the_screen(seats: int, lang: str, width: int) -> None:
    s = table(seats)
    shown = scene(s, width, lang)
    lines = [*BOARD.draw(shown, BOARD.parts(shown)), *BOARD.menu(shown, Menu(GAME, s, lambda said: []))]
    assert lines
    assert max(line.cell_len for line in lines) <= width


def test_a_poor_terminal_gets_plain_characters() -> None:
    shown = scene(acting(3), pen=CHALK)
    text_of(BOARD.draw(shown, ["map", "seat"])).encode("ascii", "ignore")
    assert "·" not in text_of(BOARD.draw(shown, ["map"]))


def test_who_only_watches_sees_the_board_of_whose_turn_it_is() -> None:
    s = acting(3, seat=1)
    shown = scene(s, seat=None)
    assert "Bruno" in text_of(BOARD.draw(shown, ["seat"]))


def test_any_seat_can_be_looked_at_in_full() -> None:
    s = acting(3)
    hold(s, 2, "europe_3")
    assert "Europe 3" in text_of(BOARD.sheet(scene(s), 2))


def test_as_a_list_the_table_speaks_the_words_of_the_game() -> None:
    """And not those that another game has for the same key: `first` is not the first to finish here."""
    s = table(2)
    fill(s, "far_east", "neutral")
    shown = scene(s, lang="fr")
    board = Plain(BOARD)
    text = text_of(board.draw(shown, board.parts(shown))).replace("\u202f", " ")
    assert "Premier joueur : Anna" in text
    assert "1 : fermé" in text
    assert "neutre" in text
    assert "\u2212Orient" not in text, "a hyphen is no minus"
    assert "Cartes du dessus :" in text
