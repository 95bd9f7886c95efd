"""Boards: how a game is drawn. A game without one of its own is drawn as its text twin."""

from __future__ import annotations

from carrack.cli.table.board.board import Board, Plain, Scene
from carrack.cli.table.board.discovery.board import DiscoveryBoard, DiscoveryBoard2015
from carrack.cli.table.board.endeavor.board import EndeavorBoard
from carrack.cli.table.board.iron_age.board import IronAgeBoard
from carrack.core.game import Game

__all__ = ["Board", "Plain", "Scene", "board_of"]

BOARDS: dict[str, type[Board]] = {
    "discovery-2007": DiscoveryBoard,
    "discovery-2015": DiscoveryBoard2015,
    "endeavor": EndeavorBoard,
    "iron-age": IronAgeBoard,
}


def board_of(game: Game) -> Board:
    return BOARDS.get(game.id, Board)()
