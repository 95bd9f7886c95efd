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
    each seat. With `twins`, it is the same in so many games in a row, and everybody sits where they sat but thinks
    afresh. What comes before the game `first` was played before. With `forfeits`, a bot that falls over or answers what
    is not allowed has lost; else the game is broken. With `watches`, each result says what was seen on the way to it.
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
    forfeits: bool = False
    twins: int = 0
    watches: bool = False

    def setting_of(self, number: int) -> Setting:
        return self.settings[(number - 1) % len(self.settings)]

    def levels_of(self, number: int) -> tuple[str, ...]:
        """Who sits in which seat in the game of this number."""
        seats = self.setting_of(number).seats
        if len(self.levels) == 1:
            return self.levels * seats
        start = (number - 1) // len(self.settings) if self.rotates else 0
        return tuple(self.levels[(seat + start) % seats] for seat in range(seats))

    def who_of(self, number: int) -> tuple[str, ...]:
        """The same for a record, as its hand-overs have it."""
        return tuple(f"bot:{level}" for level in self.levels_of(number))

    def seed_of(self, number: int) -> str:
        """What settles chance."""
        alike = self.twins or (self.setting_of(number).seats if self.deals else 1)
        return f"{self.seed}/{1 + (number - 1) // alike}"

    def minds_of(self, number: int) -> str:
        """What settles all that bots leave to chance."""
        return f"{self.seed_of(number)}/twin {(number - 1) % self.twins}" if self.twins else self.seed_of(number)

    @property
    def races(self) -> bool:
        """Nobody but random players, and nobody keeps the games: then all of a game is one compiled loop."""
        return not (self.records or self.deals or self.watches) and set(self.levels) == {RANDOM}
