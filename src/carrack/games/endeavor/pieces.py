"""The doors to tokens, cards, discs and symbols: they keep the laws and tell what happened."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.endeavor.state import COLOURS, FOE_BOARD, NO_TOKEN, Endeavor
from carrack.games.endeavor.tables.decks import CARD_SYMBOLS
from carrack.games.endeavor.tables.events import FOE_TOKEN_FOUND, FOE_TOKEN_LOST, FOE_TOKEN_TAKEN, TOKEN_TAKEN
from carrack.games.endeavor.tables.facts import BROWN, BUILDING_SYMBOLS, BUILDINGS, STATUS, TOKENS
from carrack.games.endeavor.tables.map import SPACE_CIRCLES

# Tokens.


def take_token(s: Endeavor, taker: i64, circle: i64, region: i64) -> None:
    """The token of a circle, if one is left there, goes to the board of the colour that takes it."""
    token = s.tokens[circle]
    if token == NO_TOKEN:
        return
    s.tokens[circle] = NO_TOKEN
    if s.rules.solo and taker > 0:
        foe_takes(s, taker, token, circle, region)
        return
    s.hands[taker * TOKENS + token] += 1
    if token < BROWN:
        s.symbols[taker * STATUS + token] += 1
    s.tell(TOKEN_TAKEN, taker, token)


def foe_takes(s: Endeavor, colour: i64, token: i64, circle: i64, region: i64) -> None:
    """The Opposition keeps brown tokens. A blue one leaves the game; one of a city or a route is done (S11).

    Level easy: none is done. Level hard: those of tracks too, but for the discs that stand there from the start.
    """
    if token < BROWN:
        s.hands[FOE_BOARD * TOKENS + token] += 1
        s.symbols[FOE_BOARD * STATUS + token] += 1
        s.tell(FOE_TOKEN_TAKEN, colour - 1, token)
        return
    drop_token(s, token)
    if s.round == 0 or s.rules.easy or (circle >= SPACE_CIRCLES and not s.rules.hard):
        s.tell(FOE_TOKEN_LOST, colour - 1, token)
        return
    s.tell(FOE_TOKEN_FOUND, colour - 1, token)
    s.pending[s.waiting] = token * 8 + region
    s.waiting += 1


def drop_token(s: Endeavor, token: i64) -> None:
    """Out of the game."""
    s.hands[s.rules.boards * TOKENS + token] += 1


def turn_around(s: Endeavor, first: i64) -> None:
    """What was won last is done last: the tokens that wait from `first` on, in the order in which they were won."""
    last = s.waiting - 1
    while first < last:
        token = s.pending[first]
        s.pending[first] = s.pending[last]
        s.pending[last] = token
        first += 1
        last -= 1


def next_pending(s: Endeavor) -> i64:
    s.waiting -= 1
    token = s.pending[s.waiting]
    s.pending[s.waiting] = -1
    return token


# Symbols.


def gain_card(s: Endeavor, board: i64, card: i64) -> None:
    s.cards[card] = board
    for status in range(STATUS):
        s.symbols[board * STATUS + status] += CARD_SYMBOLS[card * STATUS + status]


def lose_card(s: Endeavor, board: i64, card: i64, to: i64) -> None:
    s.cards[card] = to
    for status in range(STATUS):
        s.symbols[board * STATUS + status] -= CARD_SYMBOLS[card * STATUS + status]


def gain_building(s: Endeavor, seat: i64, building: i64) -> None:
    s.built[seat * BUILDINGS + building] += 1
    for status in range(STATUS):
        s.symbols[seat * STATUS + status] += BUILDING_SYMBOLS[building * STATUS + status]


# Discs.


def move_in(s: Endeavor, region: i64, colour: i64, discs: i64) -> None:
    s.presence[region * COLOURS + colour] += discs


def man(s: Endeavor, seat: i64, building: i64) -> None:
    """A disc from the harbour onto a building."""
    s.harbour[seat] -= 1
    s.manned[seat * BUILDINGS + building] += 1


def bring_home(s: Endeavor, seat: i64, building: i64) -> None:
    """A disc from a building back to the harbour."""
    s.manned[seat * BUILDINGS + building] -= 1
    s.harbour[seat] += 1
