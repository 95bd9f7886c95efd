"""A toy with everything that The Iron Age has not: a bag, secrets, peeks, reveals, a question to another seat.

Divers bring up shells from a bag. Dived openly, a shell is shown to all; kept, it goes into the diver's chest unseen
by the others. One may look into another's chest, offer another to swap chests, or open one's own. At the end all
chests are opened. A pearl is worth five, a conch two, a pebble nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from carrack.core.actions import Actions
from carrack.core.data import Data
from carrack.core.errors import NotOver, OptionError
from carrack.core.events import SEAT, Telling, Tellings
from carrack.core.fate import Fate
from carrack.core.game import Game
from carrack.core.options import Option
from carrack.core.reasons import ALLOWED, Reason, Reasons
from carrack.core.state import NATURE, OVER, Chance, State, Step
from carrack.core.verbs import Seats, Verb, Verbs
from carrack.words import Words
from tests.toys.lagoon_words import WORDS

SHELLS: Final = ("pebble", "conch", "pearl")
POINTS: Final = (0, 2, 5)
BAG: Final = (4, 3, 2)
MOST_SEATS: Final = 3
EMPTY: Final = -1
NONE: Final = -1

# Verbs.
DIVE, KEEP, LOOK, OFFER, OPEN, REST = range(6)
AT: Final = 6  # + seat
ACCEPT, DECLINE = 9, 10
COMES: Final = 11  # + shell: Nature
CALM, STORM = 14, 15  # Nature

VERBS: Final = Verbs(
    [
        Verb("dive", DIVE),
        Verb("keep", KEEP),
        Verb("look", LOOK),
        Verb("offer", OFFER),
        Verb("open", OPEN),
        Verb("rest", REST),
        Verb("at", AT, seat=Seats(MOST_SEATS)),
        Verb("accept", ACCEPT),
        Verb("decline", DECLINE),
        Verb("comes", COMES, shell=SHELLS),
        Verb("weather", CALM, weather=("calm", "storm")),
    ]
)

# Reasons.
BAG_EMPTY, CHEST_FULL, CHEST_EMPTY, NO_OTHER_CHEST, STORMY, NOT_THIS_SEAT, BLIND, NO_SWAPS = range(16, 24)

REASONS: Final = Reasons(
    [
        Reason(BAG_EMPTY, "bag-empty", "dive"),
        Reason(CHEST_FULL, "chest-full", "chest"),
        Reason(CHEST_EMPTY, "chest-empty", "chest"),
        Reason(NO_OTHER_CHEST, "no-other-chest", "chest"),
        Reason(STORMY, "stormy", "weather"),
        Reason(NOT_THIS_SEAT, "not-this-seat", "chest"),
        Reason(BLIND, "blind", "options"),
        Reason(NO_SWAPS, "no-swaps", "options"),
    ]
)

# Events.
TOLD_DIVED, TOLD_KEPT, TOLD_KEPT_WHAT, TOLD_LOOKED, TOLD_LOOKED_WHAT, TOLD_SWAPPED, TOLD_OPENED, TOLD_WEATHER = range(8)

TELLINGS: Final = Tellings(
    [
        Telling("dived", TOLD_DIVED, seat=SEAT, shell=SHELLS),
        Telling("kept", TOLD_KEPT, seat=SEAT),
        Telling("kept-what", TOLD_KEPT_WHAT, seat=SEAT, shell=SHELLS),
        Telling("looked", TOLD_LOOKED, seat=SEAT, owner=SEAT),
        Telling("looked-what", TOLD_LOOKED_WHAT, seat=SEAT, owner=SEAT, shell=SHELLS),
        Telling("swapped", TOLD_SWAPPED, seat=SEAT, owner=SEAT),
        Telling("opened", TOLD_OPENED, seat=SEAT, shell=SHELLS),
        Telling("weather", TOLD_WEATHER, weather=("calm", "storm")),
    ]
)

# Questions, in the order of the game's table.
ASK_ACT, ASK_WHICH, ASK_SWAP, ASK_DIVE, ASK_KEEP, ASK_LOOK, ASK_OPEN, ASK_WEATHER = range(8)

OPTIONS: Final = {
    "rounds": Option("int", 4, (4, 6)),
    "blind": Option("bool", False),
    "swaps": Option("bool", True),
    "storms": Option("bool", False, seats=(3,)),
}


class Diver(Data):
    """One seat: the shells that lie open before it, and its chest."""

    def __init__(self) -> None:
        self.shells = [0] * len(SHELLS)
        self.chest = EMPTY
        self.known = 0  # who knows what is in the chest, a bit each

    def clone(self) -> Diver:
        copy = Diver()
        copy.shells = self.shells[:]
        copy.chest = self.chest
        copy.known = self.known
        return copy


class Lagoon(State):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.round = 0
        self.bag = list(BAG)
        self.drawn = 0
        self.stormy = False
        self.intent = REST  # LOOK or OFFER, once that was said
        self.target = NONE  # whose chest it is about
        self.divers: list[Diver] = []

    def clone(self) -> Lagoon:
        copy = type(self)(self.game)
        self.copy_base(copy)
        copy.round = self.round
        copy.bag = self.bag[:]
        copy.drawn = self.drawn
        copy.stormy = self.stormy
        copy.intent = self.intent
        copy.target = self.target
        copy.divers = [diver.clone() for diver in self.divers]
        return copy

    def breakdown(self) -> list[dict[str, int]]:
        """Only what lies open: points as they stand are for everybody to see."""
        return [{name: diver.shells[i] * POINTS[i] for i, name in enumerate(SHELLS)} for diver in self.divers]

    def winners(self) -> list[int]:
        if self.actor != OVER:
            raise NotOver
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def outcome(self) -> dict[str, object]:
        return {"winners": self.winners(), "why": "rounds"}

    def invariants(self) -> list[str]:
        broken = []
        for shell, name in enumerate(SHELLS):
            chests = sum(diver.chest == shell for diver in self.divers)
            if (
                self.bag[shell] < 0
                or self.bag[shell] + chests + sum(d.shells[shell] for d in self.divers) != BAG[shell]
            ):
                broken.append(f"{name}: some came or went")
        for seat, diver in enumerate(self.divers):
            if not EMPTY <= diver.chest < len(SHELLS) or (diver.chest == EMPTY) != (diver.known == 0):
                broken.append(f"seat {seat}: chest {diver.chest}, known to {diver.known}")
        return broken


def another(s: Lagoon, seat: int) -> bool:
    """Whether a seat other than the one whose turn it is has something in its chest."""
    return seat != s.turn and seat < s.seats and s.divers[seat].chest != EMPTY


def begin_turn(s: Lagoon, seat: int) -> None:
    """Seats dive in order; a new round begins with the weather, and after the last one the chests are opened."""
    if seat == s.seats:
        s.round += 1
        seat = 0
    s.intent = REST
    s.target = NONE
    s.new_turn(seat)
    if s.round == s.options["rounds"]:
        open_next(s)
    elif seat == 0 and s.options["storms"]:
        s.actor = NATURE
        s.step = ASK_WEATHER
    else:
        s.actor = seat
        s.step = ASK_ACT


def open_next(s: Lagoon) -> None:
    """At the end: the next full chest, or it is over."""
    for seat in range(int(s.seats)):
        if s.divers[seat].chest != EMPTY:
            s.target = seat
            s.actor = NATURE
            s.step = ASK_OPEN
            return
    s.target = NONE
    s.actor = OVER


def end_turn(s: Lagoon) -> None:
    begin_turn(s, int(s.turn) + 1)


class Act(Step[Lagoon]):
    """Dive, keep, look, offer, open or rest."""

    def __init__(self) -> None:
        super().__init__("act", "turn", VERBS.spans("dive", "keep", "look", "offer", "open", "rest"))

    def why_not(self, s: Lagoon, action: int) -> int:
        chest = s.divers[s.actor].chest
        if action in (DIVE, KEEP):
            if s.stormy:
                return STORMY
            if s.drawn + sum(diver.chest != EMPTY for diver in s.divers) == sum(BAG):
                return BAG_EMPTY
            return CHEST_FULL if action == KEEP and chest != EMPTY else ALLOWED
        if action == LOOK:
            if s.options["blind"]:
                return BLIND
        elif action == OFFER:
            if not s.options["swaps"]:
                return NO_SWAPS
            if chest == EMPTY:
                return CHEST_EMPTY
        elif action == OPEN:
            return CHEST_EMPTY if chest == EMPTY else ALLOWED
        if action in (LOOK, OFFER) and not any(another(s, seat) for seat in range(int(s.seats))):
            return NO_OTHER_CHEST
        return ALLOWED

    def answer(self, s: Lagoon, action: int) -> None:
        if action in (LOOK, OFFER):
            s.intent = action
            s.step = ASK_WHICH
        elif action == REST:
            end_turn(s)
        else:
            s.target = int(s.turn)
            s.actor = NATURE
            s.step = {DIVE: ASK_DIVE, KEEP: ASK_KEEP, OPEN: ASK_OPEN}[action]


class Which(Step[Lagoon]):
    """Whose chest to look into or to swap with."""

    def __init__(self) -> None:
        super().__init__("which", "chest", VERBS.spans("at"))

    def why_not(self, s: Lagoon, action: int) -> int:
        return ALLOWED if another(s, action - AT) else NOT_THIS_SEAT

    def answer(self, s: Lagoon, action: int) -> None:
        s.target = action - AT
        if s.intent == LOOK:
            s.actor = NATURE
            s.step = ASK_LOOK
        else:
            s.actor = s.target
            s.step = ASK_SWAP


class Swap(Step[Lagoon]):
    """The other seat accepts or declines; what is swapped stays known to whoever knew it."""

    def __init__(self) -> None:
        super().__init__("swap", "swap", VERBS.spans("accept", "decline"))

    def answer(self, s: Lagoon, action: int) -> None:
        if action == ACCEPT:
            one, other = s.divers[s.turn], s.divers[s.target]
            one.chest, other.chest = other.chest, one.chest
            one.known, other.known = other.known, one.known
            s.tell(TOLD_SWAPPED, s.turn, s.target)
        end_turn(s)

    def details(self, s: Lagoon) -> dict[str, object]:
        return {"turn": int(s.turn)}


class Drawing(Chance[Lagoon]):
    """A shell comes out of the bag: the more there are of a kind, the likelier it is."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "dive", VERBS.spans("comes"))

    def weight(self, s: Lagoon, action: int) -> int:
        return s.bag[action - COMES]

    def address(self, s: Lagoon) -> str:
        return f"bag/{s.drawn + sum(diver.chest != EMPTY for diver in s.divers) + 1}"


class Dive(Drawing):
    def __init__(self) -> None:
        super().__init__("dive")

    def answer(self, s: Lagoon, action: int) -> None:
        shell = action - COMES
        s.bag[shell] -= 1
        s.divers[s.turn].shells[shell] += 1
        s.drawn += 1
        s.tell(TOLD_DIVED, s.turn, shell)
        end_turn(s)


class Keep(Drawing):
    """Into the chest: only the diver sees it."""

    def __init__(self) -> None:
        super().__init__("keep")

    def audience(self, s: Lagoon) -> int:
        return 1 << int(s.turn)

    def answer(self, s: Lagoon, action: int) -> None:
        diver = s.divers[s.turn]
        diver.chest = action - COMES
        diver.known = 1 << int(s.turn)
        s.bag[diver.chest] -= 1
        s.tell(TOLD_KEPT, s.turn)
        s.tell_some(diver.known, TOLD_KEPT_WHAT, s.turn, diver.chest)
        end_turn(s)


class Hidden(Chance[Lagoon]):
    """What lies in a chest already has one answer, asked of Nature all the same: undo never crosses it."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "chest", VERBS.spans("comes"))

    def weight(self, s: Lagoon, action: int) -> int:
        return 1 if s.divers[s.target].chest == action - COMES else 0

    def address(self, s: Lagoon) -> str:
        return f"{self.name}/turn {s.turns}/chest {s.target}"


class Look(Hidden):
    def __init__(self) -> None:
        super().__init__("look")

    def audience(self, s: Lagoon) -> int:
        return 1 << int(s.turn)

    def answer(self, s: Lagoon, action: int) -> None:
        s.divers[s.target].known |= 1 << int(s.turn)
        s.tell(TOLD_LOOKED, s.turn, s.target)
        s.tell_some(1 << int(s.turn), TOLD_LOOKED_WHAT, s.turn, s.target, action - COMES)
        end_turn(s)


class Open(Hidden):
    def __init__(self) -> None:
        super().__init__("open")

    def answer(self, s: Lagoon, action: int) -> None:
        diver = s.divers[s.target]
        diver.shells[diver.chest] += 1
        diver.chest = EMPTY
        diver.known = 0
        s.drawn += 1
        s.tell(TOLD_OPENED, s.target, action - COMES)
        if s.round == s.options["rounds"]:
            open_next(s)
        else:
            end_turn(s)


class Weather(Chance[Lagoon]):
    """Twice as often calm as stormy; in a storm nobody dives this round."""

    def __init__(self) -> None:
        super().__init__("weather", "weather", VERBS.spans("weather"))

    def weight(self, s: Lagoon, action: int) -> int:
        return 2 if action == CALM else 1

    def ask(self, s: Lagoon, out: Actions) -> None:
        out.weigh(CALM, 2)
        out.weigh(STORM, 1)

    def address(self, s: Lagoon) -> str:
        return f"weather/{s.round}"

    def answer(self, s: Lagoon, action: int) -> None:
        s.stormy = action == STORM
        s.tell(TOLD_WEATHER, action - CALM)
        s.actor = s.turn
        s.step = ASK_ACT


class LagoonGame(Game):
    """`kind` is the class of the states, and `instead` replaces questions: tests break the toy that way."""

    def __init__(
        self,
        kind: type[Lagoon] = Lagoon,
        instead: Mapping[int, Step[Any]] | None = None,
        words: Mapping[str, str] = WORDS,
        verbs: Verbs = VERBS,
    ) -> None:
        self.kind = kind
        steps: list[Step[Any]] = [Act(), Which(), Swap(), Dive(), Keep(), Look(), Open(), Weather()]
        for place, step in (instead or {}).items():
            steps[place] = step
        super().__init__(
            id="lagoon",
            title="Lagoon",
            version=1,
            seats=(2, 3),
            options=OPTIONS,
            verbs=verbs,
            reasons=REASONS,
            tellings=TELLINGS,
            steps=steps,
            facts={"bag": BAG, "points": POINTS},
            words=Words("lagoon", words, seats=("turn",)),
        )

    def has_secrets(self, options: Mapping[str, bool | int | str]) -> bool:
        """What lies in one's own chest."""
        return True

    def check_options(self, seats: int, options: Mapping[str, bool | int | str]) -> None:
        if options["blind"] and not options["swaps"]:
            raise OptionError("blind", "needs swaps: else a chest is of no interest to anybody else")

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> State:
        s = self.kind(self)
        s.options = options
        s.seats = seats
        s.divers = [Diver() for _ in range(seats)]
        begin_turn(s, 0)
        return s

    # What a seat may know.

    def view(self, state: State, seat: int | None = None) -> dict[str, object]:
        assert isinstance(state, Lagoon)
        return {
            "game": self.id,
            "options": dict(state.options),
            "actor": int(state.actor),
            "step": "over" if state.actor == OVER else self.steps[state.step].name,
            "turn": int(state.turn),
            "turns": int(state.turns),
            "round": state.round,
            "stormy": state.stormy,
            "intent": state.intent,
            "target": state.target,
            "unseen": unseen_by(state, seat),
            "divers": [self._diver(diver, seat) for diver in state.divers],
        }

    def things(self) -> dict[str, str]:
        hidden = dict.fromkeys(("turns", "intent", "known"), "-")
        return {**hidden, "turn": "seat", "target": "seat", "divers": "by-seat", "inside": "shell"}

    def _diver(self, diver: Diver, seat: int | None) -> dict[str, object]:
        inside = SHELLS[diver.chest] if knows(diver, seat) else None
        return {"shells": diver.shells[:], "full": diver.chest != EMPTY, "inside": inside, "known": diver.known}

    def sample(self, state: State, seat: int, fate: object) -> State:
        """The shells that the seat has not seen are dealt anew to the chests it does not know."""
        assert isinstance(state, Lagoon)
        assert isinstance(fate, Fate)
        copy = state.clone()
        copy.bag = unseen_by(state, seat)
        for place, diver in enumerate(copy.divers):
            if diver.chest != EMPTY and not knows(diver, seat):
                diver.chest = _pick(copy.bag, fate.ticket(f"sample/{place}", sum(copy.bag)))
                copy.bag[diver.chest] -= 1
        return copy

    def odds(self, state: State, seat: int | None) -> dict[int, int]:
        assert isinstance(state, Lagoon)
        if state.actor != NATURE or state.step == ASK_WEATHER:
            return super().odds(state, seat)
        inside = state.step in (ASK_LOOK, ASK_OPEN)
        if inside and knows(state.divers[state.target], seat):
            return super().odds(state, seat)
        return {COMES + shell: count for shell, count in enumerate(unseen_by(state, seat)) if count}

    # Seats that are alike.

    def rotate(self, state: State, by: int) -> State | None:
        assert isinstance(state, Lagoon)
        seats = int(state.seats)
        if state.round == state.options["rounds"]:
            return None  # the chests are opened by the numbers of the seats
        copy = state.clone()
        copy.turn = (state.turn + by) % seats
        if state.target != NONE:
            copy.target = (state.target + by) % seats
        if state.actor >= 0:
            copy.actor = (state.actor + by) % seats
        for seat, diver in enumerate(state.divers):
            moved = diver.clone()
            moved.known = sum(1 << (knower + by) % seats for knower in range(seats) if diver.known >> knower & 1)
            copy.divers[(seat + by) % seats] = moved
        return copy

    def rotate_action(self, action: int, seats: int, by: int) -> int:
        return AT + (action - AT + by) % seats if AT <= action < AT + seats else action


def knows(diver: Diver, seat: int | None) -> bool:
    return seat is not None and bool(diver.known >> seat & 1)


def unseen_by(s: Lagoon, seat: int | None) -> list[int]:
    """Of each kind: what is in the bag or in a chest that the seat does not know."""
    unseen = s.bag[:]
    for diver in s.divers:
        if diver.chest != EMPTY and not knows(diver, seat):
            unseen[diver.chest] += 1
    return unseen


def _pick(counts: Sequence[int], ticket: int) -> int:
    for shell, count in enumerate(counts):
        if ticket < count:
            return shell
        ticket -= count
    raise AssertionError("a ticket beyond the last shell")


GAME: Final = LagoonGame()
