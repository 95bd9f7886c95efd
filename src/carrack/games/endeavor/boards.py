"""What a board holds, read and not changed: what the score, the laws and the chapters ask alike."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.endeavor import state
from carrack.games.endeavor.tables.decks import CARDS, DECK_SIZE, FIRST_GOVERNOR, FIRST_SLAVERY
from carrack.games.endeavor.tables.facts import BUILDING_LEVEL, BUILDINGS, CARD_LIMIT, CARD_SLOTS, POLITICS, TOP_LEVEL


def is_slavery(card: i64) -> bool:
    return FIRST_SLAVERY <= card < FIRST_SLAVERY + DECK_SIZE


def is_governor(card: i64) -> bool:
    return card >= FIRST_GOVERNOR and card % DECK_SIZE == 0


def governor_of(region: i64) -> i64:
    return FIRST_GOVERNOR + (region - 1) * DECK_SIZE


def fits(s: state.Endeavor, board: i64, with_slot: bool) -> bool:
    """Whether the cards of a board are allowed, with a governor in his own slot or with that slot empty.

    As many as politics allows, or one more, a Slavery card among them, as long as there are slots.
    """
    count: i64 = 0
    slavery: i64 = 0
    governors: i64 = 0
    for card in range(CARDS):
        if s.cards[card] == board:
            count += 1
            if is_slavery(card):
                slavery += 1
            elif is_governor(card):
                governors += 1
    if with_slot and governors > 0:
        count -= 1
    limit = CARD_LIMIT[s.score(board, POLITICS)]
    return count <= limit or (count == limit + 1 and count <= CARD_SLOTS and slavery > 0)


def has_top_level(s: state.Endeavor, seat: i64) -> bool:
    for building in range(BUILDINGS):
        if BUILDING_LEVEL[building] == TOP_LEVEL and s.owns(seat, building) > 0:
            return True
    return False


def count_manned(s: state.Endeavor, seat: i64) -> i64:
    """How many of a seat's discs stand on its buildings."""
    count: i64 = 0
    for building in range(seat * BUILDINGS, (seat + 1) * BUILDINGS):
        count += s.manned[building]
    return count
