"""What comes next: the phases of a round, and the rounds."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.state import OVER
from carrack.games.endeavor.chapters import cards, neutral, salaries
from carrack.games.endeavor.solo import display, opposition
from carrack.games.endeavor.state import Endeavor
from carrack.games.endeavor.tables.events import GAME_ENDS, ROUND_BEGINS
from carrack.games.endeavor.tables.facts import ROUNDS
from carrack.games.endeavor.tables.questions import ACTING, ASK_ACT, ASK_BUILD, BUILDING, CHECKING, PAYING


def begin_round(s: Endeavor) -> None:
    """Build, grow and pay, all in turn order from the first player on."""
    s.round += 1
    s.passed = 0
    s.recheck = 0
    s.extra = 0
    s.acted = 0
    s.drew = 0
    s.foes_first = 0
    s.go = 0
    s.stage = BUILDING
    s.tell(ROUND_BEGINS, s.round, s.first)
    next_building(s)


def seat_of(s: Endeavor) -> i64:
    """Whose go it is in a phase that goes around once."""
    return (s.first + s.go) % s.seats


def next_building(s: Endeavor) -> None:
    if s.go < s.seats:
        s.new_turn(seat_of(s))
        s.actor = s.turn
        s.step = ASK_BUILD
        return
    if s.rules.in_one_go:
        prepared(s)
        return
    for i in range(s.seats):
        salaries.grow(s, (s.first + i) % s.seats)
    s.go = 0
    s.stage = PAYING
    next_paying(s)


def has_built(s: Endeavor) -> None:
    """In one go a seat grows and pays at once; phase by phase the next one builds."""
    if s.rules.in_one_go:
        salaries.grow(s, s.turn)
        if salaries.pay(s, s.turn):
            return
    s.go += 1
    next_building(s)


def next_paying(s: Endeavor) -> None:
    while s.go < s.seats:
        s.new_turn(seat_of(s))
        if salaries.pay(s, s.turn):
            return
        s.go += 1
    prepared(s)


def has_paid(s: Endeavor) -> None:
    s.go += 1
    if s.stage == BUILDING:
        next_building(s)
    else:
        next_paying(s)


def prepared(s: Endeavor) -> None:
    """All have built, grown and paid."""
    s.go = 0
    neutral.come_in(s)
    if s.rules.solo and opposition.goes_first(s):
        s.foes_first = 1
        opposition.begin(s)
    else:
        begin_actions(s)


def begin_actions(s: Endeavor) -> None:
    s.stage = ACTING
    s.new_turn(s.first)
    s.actor = s.first
    s.step = ASK_ACT


def end_turn(s: Endeavor) -> None:
    """The next seat that has not passed acts; alone, the player goes on, and it is all one turn."""
    s.source = -1
    s.done = 0
    s.place = -1
    for i in range(1, s.seats + 1):
        seat = (s.turn + i) % s.seats
        if (s.passed >> seat) & 1 == 0:
            if not s.rules.solo:
                s.new_turn(seat)
            s.actor = seat
            s.step = ASK_ACT
            return
    if not s.rules.solo:
        begin_checking(s)
    elif s.foes_first:
        opposition.begin_bonus(s)
    else:
        opposition.begin(s)


# The end of a round.


def limit_kept(s: Endeavor) -> None:
    if s.stage == CHECKING:
        s.go += 1
        next_check(s)
    else:
        end_turn(s)


def begin_checking(s: Endeavor) -> None:
    """Limits once more, for whom something has changed since he passed."""
    s.stage = CHECKING
    s.go = 0
    next_check(s)


def next_check(s: Endeavor) -> None:
    while s.go < s.seats:
        seat = seat_of(s)
        if (s.recheck >> seat) & 1:
            s.new_turn(seat)
            if cards.keep_limit(s, seat):
                return
        s.go += 1
    end_round(s)


def end_round(s: Endeavor) -> None:
    """The first player's marker passes to the left. After the seventh round the game is over."""
    s.go = 0
    if s.rules.solo:
        display.refill(s)
        opposition.climb(s)
    if s.round == ROUNDS:
        s.actor = OVER
        s.tell(GAME_ENDS)
        return
    s.first = (s.first + 1) % s.seats
    begin_round(s)
