"""In what seats and options differ, as numbers: one object for all clones of a game."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from carrack.games.endeavor.tables.facts import (
    THREE_CLOSED,
    THREE_CLOSED_MOST,
    THREE_NEUTRALS,
    TWO_CLOSED_EACH,
    TWO_CLOSED_MORE,
    TWO_CLOSED_MOST,
    TWO_NEUTRALS,
)


class Rules:
    """What one table plays by."""

    def __init__(self, seats: int, options: Mapping[str, bool | int | str]) -> None:
        self.seats: i64 = seats
        self.solo: bool = seats == 1
        self.boards: i64 = 2 if seats == 1 else seats  # in the solo game the Opposition has one too
        self.in_one_go: bool = options["in_one_go"] is True
        self.neutrals: i64 = 0  # neutral discs of each seat
        self.tiles_removed: i64 = 0  # of each kind below the top level
        self.closed_each: i64 = 0  # spaces closed on every track
        self.closed_more: i64 = 0  # and in all, by the players
        self.closed_most: i64 = 0  # on one track
        self.closer: i64 = 0  # who closes first, counted from the first player
        if seats == 2:
            self.neutrals = TWO_NEUTRALS
            self.tiles_removed = 1
            self.closed_each = TWO_CLOSED_EACH
            self.closed_more = TWO_CLOSED_MORE
            self.closed_most = TWO_CLOSED_MOST
        elif options["neutral_discs"] is True:
            self.neutrals = THREE_NEUTRALS
            self.closed_more = THREE_CLOSED
            self.closed_most = THREE_CLOSED_MOST
            self.closer = 1
        self.free_build: bool = options["free_build"] is True
        self.links_only: bool = options["links_only"] is True
        self.easy: bool = options["level"] == "easy"
        self.hard: bool = options["level"] == "hard"
