"""Draw, abolition, and the limit on cards."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.core.state import Step
from carrack.games.endeavor import flow
from carrack.games.endeavor.boards import fits, is_governor, is_slavery
from carrack.games.endeavor.pieces import gain_card, lose_card
from carrack.games.endeavor.state import FACE_DOWN, GONE, IN_STACK, Endeavor
from carrack.games.endeavor.tables.decks import (
    CARD_NAMES,
    CARD_VALUE,
    CARDS,
    DECK_REGION,
    DECK_SIZE,
    DECKS,
    EUROPE_5,
    FIRST_SLAVERY,
)
from carrack.games.endeavor.tables.events import (
    ABOLISHED,
    CARD_DISCARDED,
    CARD_DRAWN,
    FOE_CARD_DRAWN,
    FOE_SLAVES_FREED,
    SLAVES_FREED,
)
from carrack.games.endeavor.tables.facts import CARD_LIMIT, POLITICS
from carrack.games.endeavor.tables.questions import ACTING, ASK_DISCARD, CHECKING
from carrack.games.endeavor.tables.reasons import (
    CARD_NOT_YOURS,
    OVER_THE_LIMIT,
    REGION_CLOSED,
    STACK_EMPTY,
    TOO_LITTLE_PRESENCE,
)
from carrack.games.endeavor.tables.verbs import DISCARD, KEEP, VERBS

# Draw.


def why_not_draw(s: Endeavor, colour: i64, deck: i64) -> i64:
    """The top card of a stack, its value at most the discs of that colour in the open region."""
    region = DECK_REGION[deck]
    if not s.is_open(region):
        return REGION_CLOSED
    card = s.top(deck)
    if card < 0:
        return STACK_EMPTY
    return ALLOWED if CARD_VALUE[card] <= s.discs(region, colour) else TOO_LITTLE_PRESENCE


def can_draw(s: Endeavor, colour: i64) -> bool:
    for deck in range(DECKS):
        if why_not_draw(s, colour, deck) == ALLOWED:
            return True
    return False


def draw(s: Endeavor, colour: i64, deck: i64) -> None:
    """The top card, and abolition with Europe 5 the first time it is drawn."""
    card = s.top(deck)
    gain_card(s, s.board_of(colour), card)
    if s.rules.solo and colour > 0:
        s.tell(FOE_CARD_DRAWN, colour - 1, card)
    else:
        s.tell(CARD_DRAWN, colour, card)
    if card == EUROPE_5 and s.abolished == 0:
        abolish(s)


def abolish(s: Endeavor) -> None:
    """Everybody's Slavery cards are turned face down, and the stack leaves the game. Once only."""
    s.abolished = 1
    s.tell(ABOLISHED)
    for board in range(s.rules.boards):
        freed: i64 = 0
        for card in range(FIRST_SLAVERY, FIRST_SLAVERY + DECK_SIZE):
            if s.cards[card] == board:
                lose_card(s, board, card, FACE_DOWN + board)
                freed += 1
        if freed > 0:
            if board < s.seats:
                s.tell(SLAVES_FREED, board, freed)
            else:
                s.tell(FOE_SLAVES_FREED, freed)
    for card in range(FIRST_SLAVERY, FIRST_SLAVERY + DECK_SIZE):
        if s.cards[card] == IN_STACK:
            s.cards[card] = GONE


# The limit.


def keep_limit(s: Endeavor, seat: i64) -> bool:
    """Ask a seat to discard as long as it must, or may; False when there is nothing to ask."""
    if fits(s, seat, False):
        return False
    s.actor = seat
    s.step = ASK_DISCARD
    return True


class DiscardCard(Step[Endeavor]):
    """Down to the limit: one card after the other, and politics looked at anew after each (Pass).

    Who fits only with a governor in his own slot may stop there, or go on and leave the slot empty.
    """

    def __init__(self) -> None:
        super().__init__("discard", "limit.discard", VERBS.spans("discard", "keep"))

    def why_not(self, s: Endeavor, action: i64) -> i64:
        if action == KEEP:
            return ALLOWED if fits(s, s.actor, True) else OVER_THE_LIMIT
        return ALLOWED if s.cards[action - DISCARD] == s.actor else CARD_NOT_YOURS

    def ask(self, s: Endeavor, out: Actions) -> None:
        for card in range(CARDS):
            if s.cards[card] == s.actor:
                out.add(DISCARD + card)
        if fits(s, s.actor, True):
            out.add(KEEP)

    def answer(self, s: Endeavor, action: i64) -> None:
        seat = s.actor
        if action != KEEP:
            discard(s, seat, action - DISCARD)
            if keep_limit(s, seat):
                return
        flow.limit_kept(s)

    def details(self, s: Endeavor) -> dict[str, object]:
        cards = sum(1 for card in range(len(CARD_NAMES)) if s.cards[card] == s.actor)
        limit = int(CARD_LIMIT[s.score(s.actor, POLITICS)])
        return {"limit": limit, "cards": cards, "fits": int(fits(s, s.actor, True))}

    def stands(self, s: Endeavor) -> bool:
        passed = (s.passed >> s.actor) & 1 == 1
        again = s.stage == CHECKING and s.is_turn_of(s.actor) and (s.recheck >> s.actor) & 1 == 1
        return passed and (s.stage == ACTING or again) and not fits(s, s.actor, False)

    def why_details(self, s: Endeavor, action: i64, reason: i64) -> dict[str, object]:
        return {"limit": int(CARD_LIMIT[s.score(s.actor, POLITICS)])} if reason == OVER_THE_LIMIT else {}


def discard(s: Endeavor, seat: i64, card: i64) -> None:
    """A regional card goes back to its stack, a Slavery card face down, a governor out of the game."""
    to = FACE_DOWN + seat if is_slavery(card) else GONE if is_governor(card) else IN_STACK
    lose_card(s, seat, card, to)
    s.tell(CARD_DISCARDED, seat, card)
