"""Games and bots that break, for an arena to notice."""

from __future__ import annotations

import carrack
from carrack.arena.plan import Plan, Setting
from carrack.core.state import State
from tests.core.hide_and_toss import Coin, HideAndToss


class Lawless(Coin):
    """Breaks a law when seat 1 guesses right, in the last action but one."""

    def invariants(self) -> list[str]:
        return ["nobody may guess right"] if self.guess >= 0 and self.guess == self.hand else []


class Lawbreakers(HideAndToss):
    def __init__(self) -> None:
        super().__init__()
        self.id = "lawbreakers"

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> State:
        s = Lawless(self)
        s.options = options
        return s


class Stumbling(Coin):
    """Its rules fall over when seat 1 guesses after tails."""

    def answer(self, action: int) -> None:
        if self.actor == 1 and self.tossed == 1:
            raise ValueError("no such side")
        super().answer(action)


class Stumblers(HideAndToss):
    def __init__(self) -> None:
        super().__init__()
        self.id = "stumblers"

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> State:
        s = Stumbling(self)
        s.options = options
        return s


class Uncounted(Coin):
    """Nobody can say what it is worth."""

    def breakdown(self) -> list[dict[str, int]]:
        raise ValueError("no points")


class Uncountables(HideAndToss):
    def __init__(self) -> None:
        super().__init__()
        self.id = "uncountables"

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> State:
        s = Uncounted(self)
        s.options = options
        return s


for _game in (Lawbreakers(), Stumblers(), Uncountables(), HideAndToss()):
    carrack.register(_game.id, _game)


def plan_of(game: str = "iron-age", games: int = 12, levels: str = "random", seats: int = 2, **more: object) -> Plan:
    """A plan at one table with the game's default options, or short games of The Iron Age."""
    wanted = {"length": "short"} if game == "iron-age" else {}
    options = carrack.game(game).start(seats, wanted).options
    return Plan(game, (Setting(seats, options),), games, tuple(levels.split(",")), "box", **more)  # type: ignore[arg-type]
