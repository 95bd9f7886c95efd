"""How the tables are learnt: by games alone, in which every turn is worked out before it is played.

What a turn is worth before its first roll is exact, as far as the tables of the next round are right. So what they said
when the turn before it ended is moved there, and no luck of the dice gets into them. In every other game something is
tried out: developments, ports, provinces or armies seem better or worse than they are when it is decided what to
build, while what is learnt stays clean.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from carrack.bots.iron_age.player import ExactBot
from carrack.bots.iron_age.value import (
    BIAS,
    MOST_LEFT,
    SIZE,
    STRENGTH_MOST,
    Tables,
    colonies_at,
    might_at,
    owned_at,
    tribes_at,
)
from carrack.core.actions import borrow, give_back
from carrack.core.game import Game
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER
from carrack.games.iron_age.facts import CONQUEST_MOST, DEVELOPMENT_COUNT
from carrack.games.iron_age.questions import ASK_DECLARE
from carrack.games.iron_age.scoring import score_of
from carrack.games.iron_age.state import IronAge

COLUMNS: Final[i64] = 6
# What a sheet seems to bring before anything is learnt, for each round left: too much rather than too little, for what
# is never tried is never learnt.
A_ROUND: Final = 12.0
A_DIE: Final = 1.0
A_PORT: Final = 2.0
A_STRENGTH: Final = 0.8
# How far off things may seem, in points, when something is tried out.
DEVELOPMENT_OFF: Final = 8.0
COLONY_OFF: Final = 4.0
STRENGTH_OFF: Final = 1.6


def hope(tables: Tables) -> None:
    """Fill in what is believed at first."""
    for left in range(1, MOST_LEFT + 1):
        base = left * SIZE
        rounds = float(left)
        tables.weights[base + BIAS] = A_ROUND * rounds
        for conquest in range(CONQUEST_MOST + 1):
            for strength in range(STRENGTH_MOST + 1):
                tables.weights[base + tribes_at(conquest, strength)] = A_STRENGTH * float(strength) * rounds
        for ports in range(1, COLUMNS + 1):
            for provinces in range(1, COLUMNS + 1):
                dice = ports if ports > provinces else provinces
                worth = A_DIE * float(dice) + A_PORT * float(ports)
                tables.weights[base + colonies_at(ports, provinces)] = worth * rounds


@final
class Lessons:
    """Games from which tables are learnt. The same seed gives the same tables."""

    def __init__(self, game: Game, tables: Tables, seed: str) -> None:
        self.game = game
        self.tables = tables
        self.rng = Rng(seed)
        self.player = ExactBot(tables)
        self.dreams = Tables()
        self.dreamer = ExactBot(self.dreams)
        self.played: i64 = 0

    def game_alone(self, learns: bool) -> int:
        """One game, and its points."""
        tries = learns and self.played % 2 == 1
        self.played += 1
        if tries:
            self.dream()
        state = self.game.set_up(1, self.game.defaults)
        assert isinstance(state, IronAge)
        s = state
        taught: i64 = -1
        out = borrow()
        while s.actor != OVER:
            if s.actor == NATURE:
                if learns and s.turns != taught:
                    taught = s.turns
                    self.player.work_out(s)
                    score = float(score_of(s, 0))
                    self.tables.learn(s, 0, MOST_LEFT + 1 - s.round, self.player.expected - score)
                out.clear()
                s.ask(out)
                s.answer(out.at(self.rng.below(out.total)))
            elif tries and s.round == 0:
                s.answer(self.rng.below(2))
            elif tries and s.step >= ASK_DECLARE:
                s.answer(self.dreamer.answer(s))
            else:
                s.answer(self.player.answer(s))
        give_back(out)
        self.player.solved = ""  # what is learnt changes what it was worked out with
        return int(score_of(s, 0))

    def dream(self) -> None:
        """Something seems better or worse than it is."""
        dreams = self.dreams
        dreams.copy(self.tables)
        ports_off = self.off(COLONY_OFF)
        provinces_off = self.off(COLONY_OFF)
        strength_off = self.off(STRENGTH_OFF)
        for left in range(1, MOST_LEFT + 1):
            base = left * SIZE
            for ports in range(1, COLUMNS + 1):
                for provinces in range(1, COLUMNS + 1):
                    more = ports_off * float(ports) + provinces_off * float(provinces)
                    dreams.weights[base + colonies_at(ports, provinces)] += more
            for provinces in range(1, COLUMNS + 1):
                for strength in range(STRENGTH_MOST + 1):
                    dreams.weights[base + might_at(provinces, strength)] += strength_off * float(strength)
        for development in range(DEVELOPMENT_COUNT):
            more = self.off(DEVELOPMENT_OFF)
            for left in range(1, MOST_LEFT + 1):
                for dice in range(COLUMNS):
                    dreams.weights[left * SIZE + owned_at(development) + dice] += more

    def off(self, most: float) -> float:
        """Often nothing; else up to so much, either way."""
        return 0.0 if self.rng.below(2) == 0 else most * (2.0 * self.rng.unit() - 1.0)
