"""The shortest game with everything a record can hold: a secret answer, chance, a forced answer, a choice to undo.

Seat 0 hides a coin in a hand, then keeps it there or moves it over. Nature tosses another coin: heads counts double.
Seat 1 guesses the hand. Seat 0 opens it, having no choice. Whoever is right scores, and the game is over.
"""

from __future__ import annotations

from carrack import Game, Option, State
from carrack.core.errors import NotOver
from carrack.core.events import SEAT, Telling, Tellings
from carrack.core.reasons import Reasons
from carrack.core.state import NATURE, OVER, Chance, Step
from carrack.core.verbs import Verb, Verbs
from carrack.words import Words

HANDS = ("left", "right")
VERBS = Verbs(
    [
        Verb("hide", 0, hand=HANDS),
        Verb("keep", 2),
        Verb("move", 3),
        Verb("toss", 4, side=("heads", "tails")),
        Verb("guess", 6, hand=HANDS),
        Verb("open", 8),
    ]
)
HIDDEN, TOSSED, GUESSED, OPENED = range(4)
TELLINGS = Tellings(
    [
        Telling("hidden", HIDDEN, hand=HANDS),
        Telling("tossed", TOSSED, side=("heads", "tails")),
        Telling("guessed", GUESSED, seat=SEAT, hand=HANDS),
        Telling("opened", OPENED, hand=HANDS),
    ]
)
SEAT_0_ONLY = 1


class Coin(State):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seats = 2
        self.hand = -1
        self.tossed = -1
        self.guess = -1
        self.opened = False

    def breakdown(self) -> list[dict[str, int]]:
        points = 2 if self.tossed == 0 else 1
        right = self.opened and self.hand == self.guess
        return [{"hiding": points if self.opened and not right else 0}, {"guessing": points if right else 0}]

    def winners(self) -> list[int]:
        if self.actor != OVER:
            raise NotOver
        return [1 if self.hand == self.guess else 0]

    def outcome(self) -> dict[str, object]:
        return {"winners": self.winners(), "why": "opened"}

    def invariants(self) -> list[str]:
        return [] if -1 <= self.hand <= 1 and -1 <= self.guess <= 1 and -1 <= self.tossed <= 1 else ["no such hand"]


class Hide(Step[Coin]):
    def answer(self, s: Coin, action: int) -> None:
        s.hand = action
        s.tell_some(SEAT_0_ONLY, HIDDEN, action)
        s.step = 1

    def audience(self, s: Coin) -> int:
        return SEAT_0_ONLY


class Keep(Step[Coin]):
    def answer(self, s: Coin, action: int) -> None:
        if action == 3:
            s.hand = 1 - s.hand
        s.actor = NATURE
        s.step = 2

    def audience(self, s: Coin) -> int:
        return SEAT_0_ONLY


class Toss(Chance[Coin]):
    def weight(self, s: Coin, action: int) -> int:
        return 6 - action

    def address(self, s: Coin) -> str:
        return "toss"

    def answer(self, s: Coin, action: int) -> None:
        s.tossed = action - 4
        s.tell(TOSSED, s.tossed)
        s.actor = 1
        s.step = 3


class Guess(Step[Coin]):
    def answer(self, s: Coin, action: int) -> None:
        s.guess = action - 6
        s.tell(GUESSED, 1, s.guess)
        s.actor = 0
        s.step = 4


class Open(Step[Coin]):
    def answer(self, s: Coin, action: int) -> None:
        s.opened = True
        s.tell(OPENED, s.hand)
        s.actor = OVER


class HideAndToss(Game):
    def __init__(self) -> None:
        super().__init__(
            id="hide-and-toss",
            title="Hide and Toss",
            version=1,
            seats=(2,),
            options={"coin": Option("choice", "copper", ("copper", "silver"), "Which coin is hidden")},
            verbs=VERBS,
            reasons=Reasons([]),
            tellings=TELLINGS,
            steps=(
                Hide("hide", "hide", VERBS.spans("hide")),
                Keep("keep", "keep", VERBS.spans("keep", "move")),
                Toss("toss", "toss", VERBS.spans("toss")),
                Guess("guess", "guess", VERBS.spans("guess")),
                Open("open", "open", VERBS.spans("open")),
            ),
            facts={"weights": [2, 1]},
            words=Words("hide-and-toss", {}),
        )

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> State:
        s = Coin(self)
        s.options = options
        return s

    def view(self, state: State, seat: int | None = None) -> dict[str, object]:
        shown = state.plain()
        if seat != 0 and state.actor != OVER:
            del shown["hand"]
            if state.step == 1:
                shown["step"] = 0
        return {"game": self.id, **shown}


GAME = HideAndToss()
