"""Solo: the Opposition's limit on cards (S17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.endeavor import flow
from carrack.games.endeavor.boards import fits, is_governor, is_slavery
from carrack.games.endeavor.pieces import lose_card
from carrack.games.endeavor.state import FACE_DOWN, FOE_BOARD, IN_STACK, LAID_ASIDE, Endeavor
from carrack.games.endeavor.tables.decks import CARD_BIT, CARD_GLORY, CARD_SYMBOLS, CARDS, DECK_REGION, DECKS
from carrack.games.endeavor.tables.events import FOE_CARD_DISCARDED
from carrack.games.endeavor.tables.facts import STATUS, TRACK_MOST
from carrack.games.endeavor.tables.questions import ASK_FOE_DISCARD, FOE_LIMIT
from carrack.games.endeavor.tables.reasons import NOT_PREFERRED
from carrack.games.endeavor.tables.verbs import DISCARD, VERBS

DEAREST: Final[i64] = 99


def decks_of(region: i64) -> i64:
    """The stacks of a region, a bit each: Europe has two."""
    decks: i64 = 0
    for deck in range(DECKS):
        if DECK_REGION[deck] == region:
            decks |= 1 << deck
    return decks


def begin_limit(s: Endeavor) -> None:
    s.stage = FOE_LIMIT
    keep_limit(s)


def keep_limit(s: Endeavor) -> None:
    """Once a round at its end: one governor lies free; while over the limit, the card whose loss costs least goes."""
    while not fits(s, FOE_BOARD, True):
        ways = cheapest_cards(s)
        if ways & (ways - 1) != 0:
            s.choices = ways
            s.actor = 0
            s.step = ASK_FOE_DISCARD
            return
        card: i64 = 0
        while (ways >> card) & 1 == 0:
            card += 1
        discard(s, card)
    flow.begin_checking(s)


def cheapest_cards(s: Endeavor) -> i64:
    """Of all cards in normal slots: a single governor lies in his own, where he counts for nothing."""
    governors: i64 = 0
    for card in range(CARDS):
        if s.cards[card] == FOE_BOARD and is_governor(card):
            governors += 1
    best: i64 = 0
    least = DEAREST
    for card in range(CARDS):
        if s.cards[card] == FOE_BOARD and (governors > 1 or not is_governor(card)):
            cost = cost_of(s, card)
            if cost < least:
                best = 0
                least = cost
            if cost == least:
                best |= CARD_BIT[card]
    return best


def cost_of(s: Endeavor, card: i64) -> i64:
    """Real steps lost, glory lost, and one for a Slavery card. A governor's glory is kept."""
    cost: i64 = 1 if is_slavery(card) else 0
    if not is_governor(card):
        cost += CARD_GLORY[card]
    for status in range(STATUS):
        symbols = s.symbols[FOE_BOARD * STATUS + status] - CARD_SYMBOLS[card * STATUS + status]
        cost += s.score(FOE_BOARD, status) - (symbols if symbols < TRACK_MOST else TRACK_MOST)
    return cost


def discard(s: Endeavor, card: i64) -> None:
    """A governor is laid aside; the others go where a player's do."""
    to = FACE_DOWN + FOE_BOARD if is_slavery(card) else LAID_ASIDE if is_governor(card) else IN_STACK
    lose_card(s, FOE_BOARD, card, to)
    s.tell(FOE_CARD_DISCARDED, card)


class FoeDiscard(Step[Endeavor]):
    """Which of several cards that cost the Opposition as little it discards (S17)."""

    def __init__(self) -> None:
        super().__init__("foe-discard", "solo.limit", VERBS.spans("discard"))

    def why_not(self, s: Endeavor, action: i64) -> i64:
        return ALLOWED if (s.choices >> (action - DISCARD)) & 1 else NOT_PREFERRED

    def answer(self, s: Endeavor, action: i64) -> None:
        s.choices = 0
        discard(s, action - DISCARD)
        keep_limit(s)

    def stands(self, s: Endeavor) -> bool:
        """Each choice is a card of the Opposition, and it has too many."""
        for card in range(CARDS):
            if (s.choices >> card) & 1 and s.cards[card] != FOE_BOARD:
                return False
        return s.rules.solo and s.stage == FOE_LIMIT and not fits(s, FOE_BOARD, True)
