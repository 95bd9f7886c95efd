"""The game that both servers are measured with: two seats count up in turn, without an end."""

from __future__ import annotations

from typing import Final

import carrack
from carrack.core.events import NUMBER, Telling, Tellings
from carrack.core.reasons import ALLOWED, Reasons
from carrack.core.state import Step
from carrack.core.verbs import Verb, Verbs
from carrack.words import Words

MOST: Final = 3
ADDED: Final = 0
VERBS: Final = Verbs([Verb("add", 0, number=range(1, MOST + 1))])


class Count(carrack.State):
    def __init__(self, game: carrack.Game) -> None:
        super().__init__(game)
        self.total = 0

    def clone(self) -> Count:
        copy = Count(self.game)
        self.copy_base(copy)
        copy.total = self.total
        return copy

    def breakdown(self) -> list[dict[str, int]]:
        return [{"total": 0}, {"total": 0}]

    def winners(self) -> list[int]:
        return []


class Add(Step[Count]):
    def __init__(self) -> None:
        super().__init__("add", "add", VERBS.spans("add"))

    def why_not(self, s: Count, action: int) -> int:
        return ALLOWED

    def answer(self, s: Count, action: int) -> None:
        s.total += action + 1
        s.tell(ADDED, s.actor, action + 1)
        s.new_turn(1 - s.actor)
        s.actor = s.turn


class CountGame(carrack.Game):
    def __init__(self) -> None:
        super().__init__(
            id="count",
            title="Count",
            version=1,
            seats=(2,),
            options={},
            verbs=VERBS,
            reasons=Reasons([]),
            tellings=Tellings([Telling("added", ADDED, seat=NUMBER, number=NUMBER)]),
            steps=[Add()],
            facts={},
            words=Words("count", {}),
        )

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> Count:
        s = Count(self)
        s.seats = seats
        s.options = options
        s.new_turn(0)
        return s


GAME = CountGame()
