"""The game that servers are measured with: two seats count up in turn, without an end. Compiled, as games are."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from carrack.core.events import NUMBER, Telling, Tellings
from carrack.core.game import Game
from carrack.core.reasons import ALLOWED, Reasons
from carrack.core.state import State, Step
from carrack.core.verbs import Verb, Verbs
from carrack.words import Words

MOST: Final = 3
ADDED: Final[i64] = 0
VERBS: Final = Verbs([Verb("add", 0, number=range(1, MOST + 1))])


@final
@mypyc_attr(acyclic=True)
class Count(State):
    """How far they have counted."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.total: i64 = 0

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
    """Up to three more, and it is the other's turn."""

    def __init__(self) -> None:
        super().__init__("add", "add", VERBS.spans("add"))

    def why_not(self, s: Count, action: i64) -> i64:
        return ALLOWED

    def answer(self, s: Count, action: i64) -> None:
        s.total += action + 1
        s.tell(ADDED, s.actor, action + 1)
        s.new_turn(1 - s.actor)
        s.actor = s.turn


class CountGame(Game):
    """In no catalog: whoever measures registers it."""

    def __init__(self) -> None:
        super().__init__(
            id="count",
            title="Count",
            version=1,
            seats=(2,),
            options={},
            verbs=VERBS,
            reasons=Reasons([]),
            tellings=Tellings([Telling("added", 0, seat=NUMBER, number=NUMBER)]),
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


GAME: Final = CountGame()
