"""The games of a tournament, as a plan of the arena: who meets whom says `carrack.pairing`."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.arena.plan import Plan
from carrack.pairing import Lineup


@dataclass(frozen=True)
class Draw(Plan):
    """The games of one or more rounds. Chance is the same in all games of a round, `levels` are the entrants, and
    `lineups` say who sits where, over and over; a round has `round_games` of them.
    """

    lineups: tuple[Lineup, ...] = ()
    round_games: int = 1
    names: tuple[str, ...] = ()

    def lineup_of(self, number: int) -> Lineup:
        return self.lineups[(number - 1) % len(self.lineups)]

    def levels_of(self, number: int) -> tuple[str, ...]:
        return tuple(self.levels[entrant] for entrant in self.lineup_of(number))

    def who_of(self, number: int) -> tuple[str, ...]:
        lineup = self.lineup_of(number)
        return tuple(f"bot:{self.levels[each].partition(':')[0]}:{self.names[each]}" for each in lineup)

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{1 + (number - 1) // self.round_games}"
