"""Set-up: what lies where, the 95 tokens, and the first player."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.game import Game
from carrack.core.state import NATURE, Chance
from carrack.games.endeavor.chapters import neutral
from carrack.games.endeavor.pieces import gain_building
from carrack.games.endeavor.rules import Rules
from carrack.games.endeavor.solo import setup as solo_setup
from carrack.games.endeavor.state import Endeavor
from carrack.games.endeavor.tables.events import DEALT, FIRST_DRAWN
from carrack.games.endeavor.tables.facts import (
    BROWN,
    BUILDING_COPIES,
    BUILDING_LEVEL,
    BUILDINGS,
    COLONIAL_HOUSE,
    FIRST_TILE,
    TOKEN_COPIES,
    TOKENS,
    TOP_LEVEL,
)
from carrack.games.endeavor.tables.map import CIRCLES, CITY_NAMES, EUROPE_CITIES, ROUTE_CIRCLES, SPACE_CIRCLES
from carrack.games.endeavor.tables.questions import ASK_FIRST, ASK_TOKEN, DEALING, DRAWING_FIRST
from carrack.games.endeavor.tables.verbs import FIRST_FALLS, TOKEN_COMES, VERBS


def lay_out(game: Game, rules: Rules) -> Endeavor:
    """Every board with its Colonial House and 30 discs in reserve; all markers at 0; then the tokens are dealt."""
    s = Endeavor(game, rules)
    for seat in range(s.seats):
        gain_building(s, seat, COLONIAL_HOUSE)
    for building in range(FIRST_TILE, BUILDINGS):
        s.stock[building] = BUILDING_COPIES[building]
        if BUILDING_LEVEL[building] < TOP_LEVEL:
            s.stock[building] -= rules.tiles_removed
    s.actor = NATURE
    s.step = ASK_TOKEN
    return s


# Tokens. While they are dealt, the pile of discarded ones is the bag: what is left of it falls to nobody.


def in_bag(s: Endeavor, token: i64) -> i64:
    return TOKEN_COPIES[token] - s.hands[s.rules.boards * TOKENS + token]


class DealToken(Chance[Endeavor]):
    """A token for each city, route and shipping space (Set-up)."""

    def __init__(self) -> None:
        super().__init__("token", "setup.tokens", VERBS.spans("token-comes"))

    def weight(self, s: Endeavor, action: i64) -> i64:
        token = action - TOKEN_COMES
        left = in_bag(s, token)
        if left > 0 and s.rules.solo and s.go < EUROPE_CITIES:
            return left * solo_setup.ways_after(s, token)
        return left

    def ask(self, s: Endeavor, out: Actions) -> None:
        dealt = s.rules.boards * TOKENS
        limited = s.rules.solo and s.go < EUROPE_CITIES
        ways: i64 = 1
        for token in range(TOKENS):
            left = TOKEN_COPIES[token] - s.hands[dealt + token]
            if limited and token <= BROWN:
                ways = solo_setup.ways_after(s, token)  # all blue tokens are alike in this
            if left > 0 and ways > 0:
                out.weigh(TOKEN_COMES + token, left * ways)

    def answer(self, s: Endeavor, action: i64) -> None:
        token = action - TOKEN_COMES
        s.tokens[s.go] = token
        s.hands[s.rules.boards * TOKENS + token] += 1
        s.go += 1
        if s.go == CIRCLES:
            finish_deal(s)

    def address(self, s: Endeavor) -> str:
        return f"token/{s.go + 1}"

    def details(self, s: Endeavor) -> dict[str, object]:
        if s.go < ROUTE_CIRCLES:
            return {"where": "city", "city": CITY_NAMES[s.go], "number": int(s.go) + 1}
        if s.go < SPACE_CIRCLES:
            return {"where": "route", "city": CITY_NAMES[0], "number": int(s.go - ROUTE_CIRCLES) + 1}
        return {"where": "space", "city": CITY_NAMES[0], "number": int(s.go - SPACE_CIRCLES) + 1}

    def stands(self, s: Endeavor) -> bool:
        return s.stage == DEALING and s.go < CIRCLES


def finish_deal(s: Endeavor) -> None:
    """All lie on the board: nothing is discarded yet."""
    for token in range(TOKENS):
        s.hands[s.rules.boards * TOKENS + token] = 0
    s.go = 0
    s.tell(DEALT)
    if s.rules.solo:
        solo_setup.begin(s)
        return
    s.stage = DRAWING_FIRST
    s.step = ASK_FIRST


# The first player.


class DrawFirst(Chance[Endeavor]):
    """The first player is drawn (Set-up)."""

    def __init__(self) -> None:
        super().__init__("first", "setup.first", VERBS.spans("first-falls"))

    def weight(self, s: Endeavor, action: i64) -> i64:
        return 1 if action - FIRST_FALLS < s.seats else 0

    def answer(self, s: Endeavor, action: i64) -> None:
        s.first = action - FIRST_FALLS
        s.tell(FIRST_DRAWN, s.first)
        neutral.begin_closing(s)

    def address(self, s: Endeavor) -> str:
        return "first"

    def stands(self, s: Endeavor) -> bool:
        return s.stage == DRAWING_FIRST and s.go == 0 and not s.rules.solo
