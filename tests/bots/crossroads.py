"""A toy for players who look ahead: what pays at once, what pays later, and what may pay.

The coin is two points, and the end. Up the hill there are five for whoever goes on and does not sit down. The bet pays
sixty once in forty times. Six ways lead nowhere.
"""

from __future__ import annotations

from typing import Final

import carrack
from carrack.core.events import Tellings
from carrack.core.reasons import Reasons
from carrack.core.state import NATURE, OVER, Chance, Step
from carrack.core.verbs import Verb, Verbs
from carrack.words import Words

COIN, HILL, BET, NOWHERE, SIT, GO_ON, LOST, WON = 0, 1, 2, 3, 9, 10, 11, 12
PAYS: Final = {COIN: 2, GO_ON: 5, WON: 60}
ODDS: Final = {LOST: 39, WON: 1}
ASK_WAY, ASK_HILL, ASK_BET = range(3)

VERBS: Final = Verbs(
    [
        Verb("coin", COIN),
        Verb("hill", HILL),
        Verb("bet", BET),
        Verb("nowhere", NOWHERE, way=range(6)),
        Verb("sit", SIT),
        Verb("go-on", GO_ON),
        Verb("falls", LOST, luck=("lost", "won")),
    ]
)


class Crossroads(carrack.State):
    def __init__(self, game: carrack.Game) -> None:
        super().__init__(game)
        self.points = 0

    def breakdown(self) -> list[dict[str, int]]:
        return [{"points": self.points}]

    def winners(self) -> list[int]:
        return [0]

    def outcome(self) -> dict[str, object]:
        return {"winners": [0], "why": "end"}

    def invariants(self) -> list[str]:
        return []


def finish(s: Crossroads, action: int) -> None:
    s.points += PAYS.get(action, 0)
    s.actor = OVER


class Way(Step[Crossroads]):
    def __init__(self) -> None:
        super().__init__("way", "way", VERBS.spans("coin", "hill", "bet", "nowhere"))

    def why_not(self, s: Crossroads, action: int) -> int:
        return int(action == BET and not s.options["bets"])

    def answer(self, s: Crossroads, action: int) -> None:
        if action == HILL:
            s.step = ASK_HILL
        elif action == BET:
            s.actor, s.step = NATURE, ASK_BET
        else:
            finish(s, action)


class Hill(Step[Crossroads]):
    def __init__(self) -> None:
        super().__init__("hill", "hill", VERBS.spans("sit", "go-on"))

    def answer(self, s: Crossroads, action: int) -> None:
        finish(s, action)


class Bet(Chance[Crossroads]):
    def __init__(self) -> None:
        super().__init__("bet", "bet", VERBS.spans("falls"))

    def weight(self, s: Crossroads, action: int) -> int:
        return ODDS[action]

    def answer(self, s: Crossroads, action: int) -> None:
        finish(s, action)

    def address(self, s: Crossroads) -> str:
        return "bet"


class CrossroadsGame(carrack.Game):
    def __init__(self) -> None:
        super().__init__(
            id="crossroads",
            title="Crossroads",
            version=1,
            seats=(1,),
            options={"bets": carrack.Option("bool", False)},
            verbs=VERBS,
            reasons=Reasons([]),
            tellings=Tellings([]),
            steps=[Way(), Hill(), Bet()],
            facts={},
            words=Words("crossroads", {}),
        )

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> Crossroads:
        s = Crossroads(self)
        s.seats = seats
        s.options = options
        return s


GAME: Final = CrossroadsGame()
