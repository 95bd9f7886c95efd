"""Discovery at the terminal as a test looks at it: a position drawn, listed and told, in either edition."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.cli.table.board import Scene, board_of
from carrack.cli.table.draw import PENCIL, Lines, Pen
from carrack.cli.table.menu import Menu
from carrack.cli.table.players import Player
from carrack.cli.table.speech import Speech, Teller
from carrack.core.state import State

PLAYERS = tuple(Player(name, level) for name, level in (
    ("Anna", ""), ("Bruno", "greedy"), ("Carla", "random"), ("Denis", ""), ("Emma", ""), ("Fatou", "greedy"),
))  # fmt: skip
ALL = ("others", "seat", "display", "map", "boxes")


def scene(s: State, width: int = 80, lang: str = "en", seat: int | None = 0, pen: Pen = PENCIL) -> Scene:
    speech = Speech(lang)
    players = PLAYERS[: s.seats]
    teller = Teller(s.game, speech, [player.name for player in players])
    view = s.game.view(s, seat)
    return Scene(view, seat, players, speech, teller, pen, width, lambda action: s.game.preview(s, action))


def text_of(lines: Lines) -> str:
    return "\n".join(line.plain.replace("\u00a0", " ") for line in lines)


def drawn(s: State, parts: Sequence[str] = ALL, width: int = 80, lang: str = "en", seat: int | None = 0) -> str:
    return text_of(board_of(s.game).draw(scene(s, width, lang, seat), parts))


def menu_of(s: State, shown: Scene) -> Menu:
    board = board_of(s.game)
    return Menu(
        s.game, s, lambda said: board.keys(said, shown.speech), lambda said: board.loose_keys(said, shown.speech)
    )


def listed(s: State, width: int = 80, lang: str = "en") -> str:
    shown = scene(s, width, lang, max(int(s.actor), 0))
    return text_of(board_of(s.game).menu(shown, menu_of(s, shown)))


def row(text: str, start: str) -> str:
    """The line of a drawing that has this word, from it on, without its border."""
    return next(line[line.index(start) :].rstrip(" │╮╯") for line in text.splitlines() if start in line)


def flat(text: str) -> str:
    """Without borders and line ends, and with plain spaces only."""
    return " ".join(text.replace("│", " ").split())
