"""Ship: a disc onto a shipping track, and the opening of a region."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.games.endeavor.boards import governor_of
from carrack.games.endeavor.pieces import gain_card, move_in, take_token
from carrack.games.endeavor.state import COLOURS, GONE, NEUTRAL, Endeavor
from carrack.games.endeavor.tables.events import (
    FOE_GOVERNOR_WON,
    FOE_SHIPPED,
    FOE_SHIPPED_BESIDE,
    GOVERNOR_LOST,
    GOVERNOR_WON,
    NEUTRAL_SHIPPED,
    REGION_OPENED,
    SHIPPED,
    SHIPPED_BESIDE,
)
from carrack.games.endeavor.tables.map import SPACE_CIRCLES, TRACK_FIRST, TRACK_SIZE
from carrack.games.endeavor.tables.reasons import TOO_FEW_DISCS


def why_not_ship(s: Endeavor, seat: i64) -> i64:
    """One disc; a full track takes discs beside it."""
    return ALLOWED if s.harbour[seat] > 0 else TOO_FEW_DISCS


def ship(s: Endeavor, colour: i64, taker: i64, region: i64) -> None:
    """Onto the farthest free space, whose token goes to the taker; beside a full track, without a token.

    The taker is the colour itself, but for a neutral disc: there it is the seat that places it.
    """
    space = s.filled[region]
    move_in(s, region, colour, 1)
    if space == TRACK_SIZE[region]:
        s.beside[region * COLOURS + colour] += 1
        tell_shipped(s, colour, taker, region, 0)
        return
    place = TRACK_FIRST[region] + space
    s.track[place] = colour
    s.filled[region] = space + 1
    tell_shipped(s, colour, taker, region, space + 1)
    take_token(s, taker, SPACE_CIRCLES + place, region)
    if s.is_open(region):
        open_region(s, region)


def tell_shipped(s: Endeavor, colour: i64, taker: i64, region: i64, space: i64) -> None:
    if colour == NEUTRAL:
        s.tell(NEUTRAL_SHIPPED, taker, region)
    elif s.rules.solo and colour > 0:
        if space > 0:
            s.tell(FOE_SHIPPED, colour - 1, region, space)
        else:
            s.tell(FOE_SHIPPED_BESIDE, colour - 1, region)
    elif space > 0:
        s.tell(SHIPPED, colour, region, space)
    else:
        s.tell(SHIPPED_BESIDE, colour, region)


# The opening.


def leader_of(s: Endeavor, region: i64) -> i64:
    """The colour with the most discs on the track; of those tied, the one whose disc is nearest the stack."""
    first = TRACK_FIRST[region]
    leader: i64 = -1
    most: i64 = 0
    for place in range(first + s.filled[region] - 1, first - 1, -1):
        colour = s.track[place]
        if colour < 0:
            continue
        discs: i64 = 0
        for other in range(first, place + 1):
            if s.track[other] == colour:
                discs += 1
        if discs > most:
            most = discs
            leader = colour
    return leader


def open_region(s: Endeavor, region: i64) -> None:
    """The governor goes to the leader on the track, passed or not; if neutral discs lead, out of the game."""
    s.tell(REGION_OPENED, region)
    card = governor_of(region)
    leader = leader_of(s, region)
    if leader == NEUTRAL:
        s.cards[card] = GONE
        s.tell(GOVERNOR_LOST, card)
        return
    gain_card(s, s.board_of(leader), card)
    if s.rules.solo and leader > 0:
        s.tell(FOE_GOVERNOR_WON, leader - 1, card)
        return
    s.tell(GOVERNOR_WON, leader, card)
    if (s.passed >> leader) & 1:
        s.recheck |= 1 << leader
