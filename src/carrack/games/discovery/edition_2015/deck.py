"""With `scouting`: what somebody knows of the deck. A card seen stays on top, or goes to the bottom (5.5 V13).

From the top: `top` when somebody has looked at it, then the cards that nobody knows, then those in `bottom`.
"""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.discovery.state import IN_DECK, Discovery
from carrack.games.discovery.tables.facts import CARDS


def below(s: Discovery) -> i64:
    """How many cards have been put to the bottom."""
    count: i64 = 0
    while count < CARDS and s.bottom[count] != IN_DECK:
        count += 1
    return count


def is_below(s: Discovery, card: i64) -> bool:
    for i in range(CARDS):
        if s.bottom[i] == card:
            return True
    return False


def unseen(s: Discovery) -> i64:
    """How many cards nobody knows the place of."""
    count: i64 = 0
    for card in range(CARDS):
        if s.cards[card] == IN_DECK and card != s.top and not is_below(s, card):
            count += 1
    return count


def weight_of(s: Discovery, card: i64) -> i64:
    """Whether a card may be the next one."""
    if s.cards[card] != IN_DECK:
        return 0
    if s.top != IN_DECK:
        return 1 if card == s.top else 0
    if is_below(s, card):
        return 1 if card == s.bottom[0] and unseen(s) == 0 else 0
    return 1


def lift(s: Discovery) -> None:
    """When all others are gone, the first that was put to the bottom is on top again, and so are those who know it."""
    if s.top != IN_DECK or unseen(s) > 0:
        return
    s.top = s.bottom[0]
    s.top_seen = s.bottom_seen[0]
    for i in range(CARDS - 1):
        s.bottom[i] = s.bottom[i + 1]
        s.bottom_seen[i] = s.bottom_seen[i + 1]
    s.bottom[CARDS - 1] = IN_DECK
    s.bottom_seen[CARDS - 1] = 0


def draw(s: Discovery, fails: bool) -> None:
    """The next card is drawn; when it wins against the expedition, it is shuffled back into the whole deck."""
    lift(s)
    forget_top(s)
    if fails:
        for i in range(CARDS):
            s.bottom[i] = IN_DECK
            s.bottom_seen[i] = 0


def forget_top(s: Discovery) -> None:
    s.top = IN_DECK
    s.top_seen = 0


def look(s: Discovery, seat: i64, card: i64) -> None:
    """A seat looks at the top card."""
    lift(s)
    s.top = card
    s.top_seen |= 1 << seat
    s.scouts += 1


def put_below(s: Discovery) -> None:
    """The top card goes to the bottom; whoever knows it knows it there."""
    place = below(s)
    s.bottom[place] = s.top
    s.bottom_seen[place] = s.top_seen
    forget_top(s)
