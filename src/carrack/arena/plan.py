"""What is to be played: so many games, each of them settled by the seed and its number alone."""

from __future__ import annotations

from dataclasses import dataclass

Value = bool | int | str
RANDOM = "random"


@dataclass(frozen=True)
class Setting:
    """A table: how many seats, which options (complete)."""

    seats: int
    options: dict[str, Value]


@dataclass(frozen=True)
class Plan:
    """`settings` take turns. `levels` are the bots, one for all seats or one a seat; they move on a seat each game.

    `records` is the folder that keeps every game, "" when none is kept; `failures` the one that keeps games that broke.
    With `deals`, chance is the same in as many games in a row as there are seats, so that each of the bots meets it in
    each seat. What comes before the game `first` was played before.
    """

    game: str
    settings: tuple[Setting, ...]
    games: int
    levels: tuple[str, ...]
    seed: str
    rotates: bool = True
    checks: bool = False
    records: str = ""
    failures: str = ""
    deals: bool = False
    first: int = 1

    def setting_of(self, number: int) -> Setting:
        return self.settings[(number - 1) % len(self.settings)]

    def levels_of(self, number: int) -> tuple[str, ...]:
        """Who sits in which seat in the game of this number."""
        seats = self.setting_of(number).seats
        if len(self.levels) == 1:
            return self.levels * seats
        start = (number - 1) // len(self.settings) if self.rotates else 0
        return tuple(self.levels[(seat + start) % seats] for seat in range(seats))

    def seed_of(self, number: int) -> str:
        deal = 1 + (number - 1) // self.setting_of(number).seats if self.deals else number
        return f"{self.seed}/{deal}"

    @property
    def races(self) -> bool:
        """Nobody but random players, and nobody keeps the games: then all of a game is one compiled loop."""
        return not (self.records or self.deals) and set(self.levels) == {RANDOM}
