"""The edition of 2015 at the terminal: nations beside their seats, ships on the dock, looks by their keys."""

from __future__ import annotations

import pytest

from carrack.cli.table.board import Scene, board_of
from carrack.cli.table.draw import PENCIL, Lines
from carrack.cli.table.menu import Menu
from carrack.cli.table.players import Player
from carrack.cli.table.speech import Speech, Teller
from carrack.words import LANGUAGES
from tests.discovery.table import GAME_2015, Discovery, hand, later, nations, own, play, turn

BOARD = board_of(GAME_2015)
PLAYERS = (Player("Anna", ""), Player("Bruno", "greedy"), Player("Carla", "random"))
ALL = ("others", "seat", "display", "map", "boxes")

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def scene(s: Discovery, seat: int, lang: str = "en", width: int = 100) -> Scene:
    speech = Speech(lang)
    players = PLAYERS[: s.seats]
    teller = Teller(GAME_2015, speech, [player.name for player in players])
    return Scene(GAME_2015.view(s, seat), seat, players, speech, teller, PENCIL, width)


def text_of(lines: Lines) -> str:
    return "\n".join(line.plain.replace("\u00a0", " ") for line in lines)


def drawn(s: Discovery, seat: int, lang: str = "en") -> str:
    return text_of(BOARD.draw(scene(s, seat, lang), ALL))


def listed(s: Discovery, lang: str = "en") -> str:
    shown = scene(s, int(s.actor), lang)
    menu = Menu(
        GAME_2015, s, lambda said: BOARD.keys(said, shown.speech), lambda said: BOARD.loose_keys(said, shown.speech)
    )
    return text_of(BOARD.menu(shown, menu))


@in_every_language
def test_every_seat_shows_its_nation_and_what_its_power_does(lang: str) -> None:
    s = later(3, nations="random")
    nations(s, england=0, portugal=1, italy=2)
    text = " ".join(drawn(s, 0, lang).replace("│", " ").split())
    for nation in ("england", "portugal", "italy"):
        assert GAME_2015.words.say(f"nation-{nation}", lang, {}) in text
        assert GAME_2015.words.help("nation", nation, lang).replace("\u202f", " ") in text.replace("\u202f", " ")


def test_the_builders_space_is_drawn_only_where_there_are_builders() -> None:
    assert "bd " in drawn(later(2, builder_worker=True), 0)
    assert "bd " not in drawn(later(2), 0)


@pytest.mark.parametrize(("lang", "look", "cards"), [("en", "look pe", "ship co"), ("fr", "voir pe", "navire co")])
def test_a_look_and_a_ship_of_ones_own_are_typed_by_their_keys(lang: str, look: str, cards: str) -> None:
    s = later(2, scouting=True, builder_tiles=True)
    turn(s, 4)
    own(s, 0, "mayflower")
    s.ships[0] = 1
    hand(s, 0, colonist=3)
    assert look in listed(s, lang)
    assert cards in listed(s, lang)


def test_what_another_has_seen_is_not_drawn() -> None:
    texts = []
    for counter in ("1-2-1-4", "4-5-5-7"):
        s = later(2, scouting=True)
        play(s, "scout", region="peru")
        play(s, "counter-comes", counter=counter)
        texts.append([drawn(s, seat) for seat in (0, 1)])
    assert texts[0][1] == texts[1][1]
    assert texts[0][0] != texts[1][0]
