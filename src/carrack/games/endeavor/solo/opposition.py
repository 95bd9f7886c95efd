"""Solo: what the Opposition does, action by action (S8, S9, S11, S13, S14).

Each priority is a set of equal ways, a bit each. One way is taken at once, several are put to the player.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.endeavor import flow
from carrack.games.endeavor.chapters import cards
from carrack.games.endeavor.chapters.cities import attack, occupy
from carrack.games.endeavor.chapters.ship import ship
from carrack.games.endeavor.pieces import next_pending
from carrack.games.endeavor.solo import cards as opposition_cards
from carrack.games.endeavor.solo import choices
from carrack.games.endeavor.state import FOE_BOARD, Endeavor
from carrack.games.endeavor.tables.events import (
    FOE_ACTS,
    FOE_BONUS,
    FOE_CANNOT,
    FOE_TOOK,
    FOE_USES,
    FOES_BEGIN,
    WHY_BESIDE,
    WHY_CITY,
    WHY_FOREMOST,
    WHY_GLORY,
    WHY_GOVERNOR,
    WHY_LOWEST,
    WHY_NOTHING,
    WHY_ROUTE,
    WHY_STEPS,
    WHY_SWING,
)
from carrack.games.endeavor.tables.facts import (
    ATTACK_TOKEN,
    FOE_ACTIONS,
    FOE_NAMES,
    MARKERS,
    OCCUPY_OR_DRAW,
    PLAYER_FIRST_ROUNDS,
    POLITICS,
    SHIP_OR_DRAW,
    STATUS,
    TOKENS,
)
from carrack.games.endeavor.tables.map import CITY_GLORY
from carrack.games.endeavor.tables.questions import (
    ASK_FOE_ATTACK,
    ASK_FOE_DRAW,
    ASK_FOE_OCCUPY,
    ASK_FOE_SHIP,
    ASK_FOE_TAKE,
    BONUS,
    FOES,
)
from carrack.games.endeavor.tables.reasons import NOT_PREFERRED
from carrack.games.endeavor.tables.verbs import ATTACK, DRAW, GIVE, OCCUPY, SHIP, VERBS

ALL_DECKS: Final[i64] = 255

# The round.


def actions_of(s: Endeavor) -> i64:
    """How many markers act in this round (S2, S7)."""
    return FOE_ACTIONS[s.round] + s.extra


def colour_at(s: Endeavor, marker: i64) -> i64:
    """The colour of a marker, counted from the head of the ladder."""
    return s.ladder[(s.head + marker) % MARKERS]


def goes_first(s: Endeavor) -> bool:
    """From round 3 on, if the colour at the head can occupy a city now (S8)."""
    return s.round > PLAYER_FIRST_ROUNDS and choices.best_route_or_city(s, colour_at(s, 0)) != 0


def begin(s: Endeavor) -> None:
    s.stage = FOES
    s.tell(FOES_BEGIN, actions_of(s), s.foes_first, colour_at(s, 0) - 1)
    go_on(s)


def go_on(s: Endeavor) -> None:
    """Until the player is asked something, or all is done: what tokens brought first, then the next marker."""
    while True:
        if s.waiting > 0:
            if use_token(s):
                return
        elif s.stage == FOES and s.acted < actions_of(s):
            s.foe = colour_at(s, s.acted)
            s.acted += 1
            if act(s):
                return
        else:
            break
    finish(s)


def finish(s: Endeavor) -> None:
    """The player's actions if they are still to come, else the bonus draw, else the limits."""
    s.foe = 0
    if s.stage == BONUS:
        opposition_cards.begin_limit(s)
    elif s.foes_first:
        flow.begin_actions(s)
    else:
        begin_bonus(s)


def begin_bonus(s: Endeavor) -> None:
    """If the player drew a card this round, the colour after those that acted draws one too (S13)."""
    s.stage = BONUS
    if s.drew:
        s.foe = colour_at(s, actions_of(s))
        s.tell(FOE_BONUS, s.foe - 1)
        if try_draw(s, ALL_DECKS):
            return
    finish(s)


def climb(s: Endeavor) -> None:
    """The markers that acted go to the end of the ladder, in order (S14)."""
    s.head = (s.head + actions_of(s)) % MARKERS


# One action: the first that is possible (S9). True when the player is asked.


def act(s: Endeavor) -> bool:
    colour = s.foe
    ways = choices.best_route_or_city(s, colour)
    if ways != 0:
        s.tell(FOE_ACTS, colour - 1, why_cities(s, ways))
        return one_of(s, ASK_FOE_OCCUPY, ways)
    ways = choices.last_spaces(s, colour)
    if ways != 0:
        s.tell(FOE_ACTS, colour - 1, WHY_GOVERNOR)
        return one_of(s, ASK_FOE_SHIP, ways)
    for wasteful in range(2):
        why: i64 = WHY_FOREMOST
        ways = choices.best_ship(s, colour, wasteful == 1)
        if ways == 0:
            why = WHY_BESIDE
            ways = choices.beside_open(s)
        if ways != 0:
            s.tell(FOE_ACTS, colour - 1, why)
            return one_of(s, ASK_FOE_SHIP, ways)
        decks = ALL_DECKS if wasteful == 1 else choices.useful_decks(s)
        ways = choices.best_draw(s, colour, choices.largest_regions(s, colour, decks))
        if ways != 0:
            s.tell(FOE_ACTS, colour - 1, WHY_STEPS)
            return one_of(s, ASK_FOE_DRAW, ways)
    s.tell(FOE_ACTS, colour - 1, WHY_NOTHING)
    s.tell(FOE_CANNOT, colour - 1)
    return False


def why_cities(s: Endeavor, ways: i64) -> i64:
    """Cities that are equally good are so for one reason: whatever is true of the first is true of all."""
    city = first_of(ways)
    if choices.completes(s, s.foe, city):
        return WHY_ROUTE
    return WHY_GLORY if CITY_GLORY[city] > 1 else WHY_CITY


def first_of(ways: i64) -> i64:
    way: i64 = 0
    while (ways >> way) & 1 == 0:
        way += 1
    return way


def one_of(s: Endeavor, step: i64, ways: i64) -> bool:
    """Take the only way, or ask the player which of several."""
    if ways & (ways - 1) == 0:
        perform(s, step, first_of(ways))
        return False
    s.choices = ways
    s.actor = 0
    s.step = step
    return True


def perform(s: Endeavor, step: i64, way: i64) -> None:
    if step == ASK_FOE_OCCUPY:
        occupy(s, s.foe, s.foe, way)
    elif step == ASK_FOE_SHIP:
        ship(s, s.foe, s.foe, way)
    elif step == ASK_FOE_DRAW:
        cards.draw(s, s.foe, way)
    elif step == ASK_FOE_ATTACK:
        attack(s, s.foe, way)
    else:
        take_status(s, way)


def try_draw(s: Endeavor, decks: i64) -> bool:
    ways = choices.best_draw(s, s.foe, decks)
    if ways == 0:
        s.tell(FOE_CANNOT, s.foe - 1)
        return False
    return one_of(s, ASK_FOE_DRAW, ways)


# Blue tokens (S11): forced, lost if impossible.


def use_token(s: Endeavor) -> bool:
    won = next_pending(s)
    token = won // 8
    if token == SHIP_OR_DRAW:
        return use_for(s, token, WHY_GOVERNOR, ASK_FOE_SHIP, choices.last_spaces(s, s.foe), won % 8)
    if token == OCCUPY_OR_DRAW:
        ways = choices.best_city(s, s.foe, False)  # links_only is about actions: a token occupies whatever it can
        return use_for(s, token, WHY_CITY if ways == 0 else why_cities(s, ways), ASK_FOE_OCCUPY, ways, won % 8)
    if token == ATTACK_TOKEN:
        return use_for(s, token, WHY_SWING, ASK_FOE_ATTACK, choices.best_attack(s, s.foe), -1)
    return use_for(s, token, WHY_LOWEST, ASK_FOE_TAKE, choices.lowest_held(s), -1)


def use_for(s: Endeavor, token: i64, why: i64, step: i64, ways: i64, region: i64) -> bool:
    """The first use of a token that has a way; else a card, in the region where it was won if there is one."""
    if ways != 0:
        s.tell(FOE_USES, s.foe - 1, token, why)
        return one_of(s, step, ways)
    if region < 0:
        s.tell(FOE_USES, s.foe - 1, token, WHY_NOTHING)
        s.tell(FOE_CANNOT, s.foe - 1)
        return False
    here = opposition_cards.decks_of(region)
    decks = here if choices.best_draw(s, s.foe, here) != 0 else ALL_DECKS
    s.tell(FOE_USES, s.foe - 1, token, WHY_STEPS if choices.best_draw(s, s.foe, decks) != 0 else WHY_NOTHING)
    return try_draw(s, decks)


def take_status(s: Endeavor, status: i64) -> None:
    """One of the player's brown tokens; if he has passed, his limit is looked at again (S11)."""
    s.hands[status] -= 1
    s.symbols[status] -= 1
    s.hands[FOE_BOARD * TOKENS + status] += 1
    s.symbols[FOE_BOARD * STATUS + status] += 1
    s.tell(FOE_TOOK, s.foe - 1, status, 0)
    if status == POLITICS and s.passed & 1:
        s.recheck |= 1


# What the player chooses for it.


def choice_made(s: Endeavor, way: i64) -> None:
    step = s.step
    s.choices = 0
    perform(s, step, way)
    go_on(s)


def why_not_way(s: Endeavor, way: i64) -> i64:
    return ALLOWED if (s.choices >> way) & 1 else NOT_PREFERRED


def is_at_work(s: Endeavor) -> bool:
    """Whether one of its actions is under way."""
    working = s.rules.solo and (s.stage == FOES or s.stage == BONUS)
    return working and s.foe > 0 and s.acted <= FOE_ACTIONS[s.round] + s.extra


class FoeOccupy(Step[Endeavor]):
    """Which of several equal cities the Opposition occupies (S9, S10)."""

    def __init__(self) -> None:
        super().__init__("foe-occupy", "solo.cities", VERBS.spans("occupy"))

    def why_not(self, s: Endeavor, action: i64) -> i64:
        return why_not_way(s, action - OCCUPY)

    def answer(self, s: Endeavor, action: i64) -> None:
        choice_made(s, action - OCCUPY)

    def details(self, s: Endeavor) -> dict[str, object]:
        return {"colour": FOE_NAMES[s.foe - 1]}

    def stands(self, s: Endeavor) -> bool:
        return is_at_work(s)


class FoeShip(Step[Endeavor]):
    """Which of several equal tracks the Opposition ships to (S9, S10)."""

    def __init__(self) -> None:
        super().__init__("foe-ship", "solo.ships", VERBS.spans("ship"))

    def why_not(self, s: Endeavor, action: i64) -> i64:
        return why_not_way(s, action - SHIP + 1)

    def answer(self, s: Endeavor, action: i64) -> None:
        choice_made(s, action - SHIP + 1)

    def details(self, s: Endeavor) -> dict[str, object]:
        return {"colour": FOE_NAMES[s.foe - 1]}

    def stands(self, s: Endeavor) -> bool:
        return is_at_work(s)


class FoeDraw(Step[Endeavor]):
    """Which of several equal cards the Opposition draws (S12)."""

    def __init__(self) -> None:
        super().__init__("foe-draw", "solo.draw", VERBS.spans("draw"))

    def why_not(self, s: Endeavor, action: i64) -> i64:
        return why_not_way(s, action - DRAW)

    def answer(self, s: Endeavor, action: i64) -> None:
        choice_made(s, action - DRAW)

    def details(self, s: Endeavor) -> dict[str, object]:
        return {"colour": FOE_NAMES[s.foe - 1]}

    def stands(self, s: Endeavor) -> bool:
        return is_at_work(s)


class FoeAttack(Step[Endeavor]):
    """Which of several cities whose loss is equally hard the Opposition attacks (S11)."""

    def __init__(self) -> None:
        super().__init__("foe-attack", "solo.tokens", VERBS.spans("attack"))

    def why_not(self, s: Endeavor, action: i64) -> i64:
        return why_not_way(s, action - ATTACK)

    def answer(self, s: Endeavor, action: i64) -> None:
        choice_made(s, action - ATTACK)

    def details(self, s: Endeavor) -> dict[str, object]:
        return {"colour": FOE_NAMES[s.foe - 1]}

    def stands(self, s: Endeavor) -> bool:
        return is_at_work(s)


class FoeTake(Step[Endeavor]):
    """Which token the player gives up, where several tracks of the Opposition are equally low (S11)."""

    def __init__(self) -> None:
        super().__init__("foe-take", "solo.tokens", VERBS.spans("give"))

    def why_not(self, s: Endeavor, action: i64) -> i64:
        return why_not_way(s, action - GIVE)

    def answer(self, s: Endeavor, action: i64) -> None:
        choice_made(s, action - GIVE)

    def details(self, s: Endeavor) -> dict[str, object]:
        return {"colour": FOE_NAMES[s.foe - 1]}

    def stands(self, s: Endeavor) -> bool:
        return is_at_work(s)
