"""With `scouting`: what a seat may think of the cards it has not seen."""

from __future__ import annotations

from carrack.core.fate import Fate
from carrack.games.discovery.state import IN_DECK, Discovery
from carrack.games.discovery.tables.facts import CARDS
from carrack.games.discovery.tables.verbs import CARD_COMES


def knows(seen: int, seat: int | None) -> bool:
    return seat is not None and bool((seen >> seat) & 1)


def known_to(s: Discovery, seat: int | None) -> set[int]:
    """The cards whose place a seat (None: a spectator) knows."""
    found = {int(s.bottom[i]) for i in range(CARDS) if s.bottom[i] != IN_DECK and knows(int(s.bottom_seen[i]), seat)}
    if s.top != IN_DECK and knows(int(s.top_seen), seat):
        found.add(int(s.top))
    return found


def pool_of(s: Discovery, seat: int | None) -> list[int]:
    """The cards of the deck that a seat cannot place: any of them may lie at any place it has not looked at."""
    known = known_to(s, seat)
    return [card for card in range(CARDS) if s.cards[card] == IN_DECK and card not in known]


def lay_out_anew(s: Discovery, seat: int, fate: Fate) -> None:
    """The places that others have looked at and this seat has not get other cards, all being equally likely."""
    pool = pool_of(s, seat)
    if s.top != IN_DECK and not knows(int(s.top_seen), seat):
        s.top = pool.pop(fate.ticket("sample/top", len(pool)))
    for i in range(CARDS):
        if s.bottom[i] != IN_DECK and not knows(int(s.bottom_seen[i]), seat):
            s.bottom[i] = pool.pop(fate.ticket(f"sample/bottom/{i}", len(pool)))


def odds(s: Discovery, seat: int | None) -> dict[int, int]:
    """What the next card may be: the one that lies there, to whoever knows it; else any that cannot be placed."""
    pool = pool_of(s, seat)
    if s.top != IN_DECK:
        hidden = not knows(int(s.top_seen), seat)
        cards = pool if hidden else [int(s.top)]
    else:
        unseen = len([card for card in range(CARDS) if s.cards[card] == IN_DECK]) - len(_below(s))
        hidden = unseen > 0 or not knows(int(s.bottom_seen[0]), seat)
        cards = pool if hidden else [int(s.bottom[0])]
    return {int(CARD_COMES) + card: 1 for card in cards}


def _below(s: Discovery) -> list[int]:
    return [int(s.bottom[i]) for i in range(CARDS) if s.bottom[i] != IN_DECK]
