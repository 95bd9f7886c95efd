"""A market of three stalls: each of two seats takes one, then a coin gives one of the seats a present. Most points win.

Everything about it is known, so a study of it has answers that are known too.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import carrack
from carrack import Game, Option, State
from carrack.core.events import SEAT, Telling, Tellings
from carrack.core.reasons import ALLOWED, Reason, Reasons
from carrack.core.state import NATURE, OVER, Chance, Step
from carrack.core.verbs import Verb, Verbs
from carrack.words import Words


class Stall(NamedTuple):
    name: str
    points: int


STALLS: Final = (
    Stall("gold", 3),
    Stall("silver", 2),
    Stall("tin", 1),
)
PRESENT: Final = 100  # points, with the option `present`
UNREAD: Final = 7

NAMES: Final = tuple(stall.name for stall in STALLS)
VERBS: Final = Verbs([Verb("take", 0, stall=NAMES), Verb("toss", 3, side=("heads", "tails"))])
TAKEN: Final = 0
TELLINGS: Final = Tellings([Telling("taken", TAKEN, seat=SEAT, stall=NAMES)])
GONE: Final = 16


class Market(State):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seats = 2
        self.stalls = [-1, -1]
        self.side = -1

    def breakdown(self) -> list[dict[str, int]]:
        found = [{"stall": STALLS[stall].points if stall >= 0 else 0} for stall in self.stalls]
        if self.options["present"] and self.side >= 0:
            found[self.side]["present"] = PRESENT
        return found

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat in (0, 1) if scores[seat] == max(scores)]

    def outcome(self) -> dict[str, object]:
        return {"winners": self.winners(), "why": "sold"}

    def invariants(self) -> list[str]:
        return ["one stall for two"] if self.stalls[0] == self.stalls[1] >= 0 else []


class Take(Step[Market]):
    def why_not(self, s: Market, action: int) -> int:
        return GONE if action in s.stalls else ALLOWED

    def answer(self, s: Market, action: int) -> None:
        s.stalls[s.actor] = action
        s.tell(TAKEN, s.actor, action)
        s.actor, s.step = (1, 0) if s.actor == 0 else (NATURE, 1)


class Toss(Chance[Market]):
    def address(self, s: Market) -> str:
        return "toss"

    def answer(self, s: Market, action: int) -> None:
        s.side = action - 3
        s.actor = OVER


class Stalls(Game):
    def __init__(self) -> None:
        super().__init__(
            id="stalls",
            title="Stalls",
            version=1,
            seats=(2,),
            options={"present": Option("bool", False, text="A present for one of the seats")},
            verbs=VERBS,
            reasons=Reasons([Reason(GONE, "gone", "take")]),
            tellings=TELLINGS,
            steps=(Take("take", "take", VERBS.spans("take")), Toss("toss", "toss", VERBS.spans("toss"))),
            facts={"stalls": [list(row) for row in STALLS], "PRESENT": PRESENT},
            words=Words("stalls", {}),
        )

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> State:
        s = Market(self)
        s.options = options
        return s

    def holdable(self, state: State) -> list[str]:
        return [f"stall-{name}" for name in NAMES]

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, Market)
        return {f"stall-{NAMES[state.stalls[seat]]}": 1} if state.stalls[seat] >= 0 else {}


GAME: Final = Stalls()
carrack.register(GAME.id, GAME)
