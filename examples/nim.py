"""Nim: a whole game in one file, to be read from top to bottom. `docs/new-game.md` tells how it came about.

Some piles of sticks lie on the table. In turn, each of two players takes any number of sticks from one pile. Whoever
takes the last stick has won; in the misère game that player has lost.

    python examples/nim.py          # hold it against the conformance kit
"""

from __future__ import annotations

from functools import reduce
from operator import xor
from typing import Final

import carrack
from carrack.core.events import NUMBER, SEAT, Telling, Tellings
from carrack.core.reasons import ALLOWED, Reason, Reasons
from carrack.core.state import Step
from carrack.core.verbs import Verb, Verbs
from carrack.words import Words

# Facts: every number of the game.

PILES: Final = (3, 4, 5)
MOST: Final = 5  # sticks in the largest pile
NOBODY: Final = -1

# Verbs: what a player can do, one code for each pile and number of sticks. Codes are only ever appended.

TAKE: Final = 0

VERBS: Final = Verbs([Verb("take", TAKE, pile=("first", "second", "third"), sticks=range(1, MOST + 1))])


def pile_of(action: int) -> int:
    return (action - TAKE) // MOST


def sticks_of(action: int) -> int:
    return (action - TAKE) % MOST + 1


# Reasons: why something may not be done, and the paragraph that says so.

TOO_FEW_STICKS: Final = 16

REASONS: Final = Reasons([Reason(TOO_FEW_STICKS, "too-few-sticks", "take")])

# Events: what is told when something happens.

TOOK: Final = 0

TELLINGS: Final = Tellings([Telling("took", TOOK, seat=SEAT, pile=("first", "second", "third"), sticks=NUMBER)])

# Options: what may be agreed on before the game.

OPTIONS: Final = {"misere": carrack.Option("bool", False)}


class Nim(carrack.State):
    """Where a game stands: the sticks left in each pile, and who took the last one."""

    def __init__(self, game: carrack.Game) -> None:
        super().__init__(game)
        self.piles = list(PILES)
        self.last = NOBODY

    def clone(self) -> Nim:
        copy = Nim(self.game)
        self.copy_base(copy)
        copy.piles = self.piles[:]
        copy.last = self.last
        return copy

    def breakdown(self) -> list[dict[str, int]]:
        """One point for having won."""
        won = [] if self.last == NOBODY else [1 - self.last if self.options["misere"] else self.last]
        return [{"won": int(seat in won)} for seat in range(2)]

    def winners(self) -> list[int]:
        if self.actor != carrack.OVER:
            raise carrack.NotOver
        return [seat for seat, score in enumerate(self.scores()) if score]

    def outcome(self) -> dict[str, object]:
        return {"winners": self.winners(), "why": "last stick"}

    def invariants(self) -> list[str]:
        broken = [f"a pile of {left}" for left, full in zip(self.piles, PILES, strict=True) if not 0 <= left <= full]
        if (self.last == NOBODY) != (self.actor != carrack.OVER) or (self.last == NOBODY) != any(self.piles):
            broken.append("the game is over when the last stick is taken")
        return broken


class Take(Step[Nim]):
    """Take any number of sticks, but from one pile."""

    def __init__(self) -> None:
        super().__init__("take", "take", VERBS.spans("take"))

    def why_not(self, s: Nim, action: int) -> int:
        return ALLOWED if sticks_of(action) <= s.piles[pile_of(action)] else TOO_FEW_STICKS

    def answer(self, s: Nim, action: int) -> None:
        s.piles[pile_of(action)] -= sticks_of(action)
        s.tell(TOOK, s.actor, pile_of(action), sticks_of(action))
        if any(s.piles):
            s.new_turn(1 - s.actor)
            s.actor = s.turn
        else:
            s.last = int(s.actor)
            s.actor = carrack.OVER


# Words: all that a player reads, in every language of the house.

WORDS: Final = {
    "en": """
title = Nim
ask-take = Take sticks from one pile.
verb-take = Take { $sticks } from the { $pile } pile
event-took = { $seat } takes { $sticks } from the { $pile } pile.
reason-too-few-sticks = There are only { $left } sticks in that pile.
option-misere = Whoever takes the last stick loses
pile-first = first
pile-second = second
pile-third = third
view-turn = Turn of
view-piles = Sticks in each pile
""",
    "fr": """
title = Nim
ask-take = Prenez des bâtonnets d’un seul tas.
verb-take = Prendre { $sticks } dans le { $pile } tas
event-took = { $seat } prend { $sticks } dans le { $pile } tas.
reason-too-few-sticks = Il n’y a que { $left } bâtonnets dans ce tas.
option-misere = Le joueur qui prend le dernier bâtonnet a perdu
pile-first = premier
pile-second = deuxième
pile-third = troisième
view-turn = Au tour de
view-piles = Bâtonnets dans chaque tas
""",
}


class NimGame(carrack.Game):
    """The title as the catalog knows it."""

    def __init__(self) -> None:
        super().__init__(
            id="nim",
            title="Nim",
            version=1,
            seats=(2,),
            options=OPTIONS,
            verbs=VERBS,
            reasons=REASONS,
            tellings=TELLINGS,
            steps=[Take()],
            facts={"piles": PILES},
            words=Words("nim", WORDS),
        )

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> Nim:
        s = Nim(self)
        s.seats = seats
        s.options = options
        s.new_turn(0)
        return s

    def things(self) -> dict[str, str]:
        """What stands in a view: terminal and page show it in words. What the result says anyway is left out."""
        return {"turn": "seat", "turns": "-", "last": "-", "scores": "-"}

    def why_details(self, state: carrack.State, action: int, reason: int) -> dict[str, object]:
        """The numbers with which a reason is worded."""
        assert isinstance(state, Nim)
        return {"left": state.piles[pile_of(action)]}

    def value(self, state: carrack.State, seat: int) -> float:
        """What bots ask. A player who leaves piles whose sizes cancel out in binary wins, but for the misère's end."""
        assert isinstance(state, Nim)
        if state.actor == carrack.OVER:
            return 1.0 if seat in state.winners() else -1.0
        balanced = reduce(xor, state.piles) == 0
        if state.options["misere"] and max(state.piles) <= 1:
            balanced = not balanced
        return 0.5 if balanced == (seat != state.actor) else -0.5


GAME: Final = NimGame()

if __name__ == "__main__":
    carrack.testing.check(GAME)
