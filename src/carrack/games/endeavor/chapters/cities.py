"""Occupy and attack: discs in cities, and the routes between them."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.actions import Actions
from carrack.core.reasons import ALLOWED
from carrack.games.endeavor.pieces import move_in, take_token, turn_around
from carrack.games.endeavor.state import NEUTRAL, NO_TOKEN, NOBODY, Endeavor
from carrack.games.endeavor.tables.events import (
    ATTACKED,
    ATTACKED_FOE,
    ATTACKED_NEUTRAL,
    FOE_ATTACKED,
    FOE_OCCUPIED,
    FOE_ROUTE_TAKEN,
    NEUTRAL_OCCUPIED,
    OCCUPIED,
    ROUTE_TAKEN,
)
from carrack.games.endeavor.tables.facts import ATTACK_DISCS
from carrack.games.endeavor.tables.map import (
    CITY_REGION,
    FIRST_CITY,
    LINK_CITY,
    LINK_ROUTE,
    LINKS,
    REGIONS,
    ROUTE_CIRCLES,
)
from carrack.games.endeavor.tables.reasons import (
    CITY_EMPTY,
    CITY_TAKEN,
    NOT_PRESENT,
    REGION_CLOSED,
    TOO_FEW_DISCS,
    YOUR_OWN_CITY,
)

# Occupy.


def why_not_settle(s: Endeavor, colour: i64, city: i64) -> i64:
    """An empty city of an open region in which the colour is present."""
    region = CITY_REGION[city]
    if not s.is_open(region):
        return REGION_CLOSED
    if s.city[city] != NOBODY:
        return CITY_TAKEN
    return ALLOWED if s.is_present(region, colour) else NOT_PRESENT


def why_not_occupy(s: Endeavor, seat: i64, city: i64) -> i64:
    reason = why_not_settle(s, seat, city)
    if reason != ALLOWED:
        return reason
    return ALLOWED if s.harbour[seat] > 0 else TOO_FEW_DISCS


def list_occupy(s: Endeavor, seat: i64, only: i64, first: i64, out: Actions) -> None:
    """The cities that `why_not_occupy` allows, in one region or, with -1, in all; codes count from `first`."""
    if s.harbour[seat] == 0:
        return
    for region in range(REGIONS):
        if (only < 0 or only == region) and s.is_open(region) and s.is_present(region, seat):
            for city in range(FIRST_CITY[region], FIRST_CITY[region + 1]):
                if s.city[city] == NOBODY:
                    out.add(first + city)


def can_occupy(s: Endeavor, seat: i64) -> bool:
    if s.harbour[seat] == 0:
        return False
    for region in range(REGIONS):
        if s.is_open(region) and s.is_present(region, seat):
            for city in range(FIRST_CITY[region], FIRST_CITY[region + 1]):
                if s.city[city] == NOBODY:
                    return True
    return False


def occupy(s: Endeavor, colour: i64, taker: i64, city: i64) -> None:
    """A disc in the city, the city's token, then the routes it completes. The taker is as in `ship`."""
    region = CITY_REGION[city]
    s.city[city] = colour
    move_in(s, region, colour, 1)
    if colour == NEUTRAL:
        s.tell(NEUTRAL_OCCUPIED, taker, city)
    elif s.rules.solo and colour > 0:
        s.tell(FOE_OCCUPIED, colour - 1, city)
    else:
        s.tell(OCCUPIED, colour, city)
    before = s.waiting
    take_token(s, taker, city, region)
    if colour != NEUTRAL:
        take_routes(s, colour, city)
    turn_around(s, before)


def take_routes(s: Endeavor, colour: i64, city: i64) -> None:
    """Whoever is the first ever to hold both ends of a route takes its token; several in the order of the table."""
    for link in range(city * LINKS, (city + 1) * LINKS):
        route = LINK_ROUTE[link]
        if route < 0:
            return
        if s.city[LINK_CITY[link]] == colour and s.tokens[ROUTE_CIRCLES + route] != NO_TOKEN:
            if s.rules.solo and colour > 0:
                s.tell(FOE_ROUTE_TAKEN, colour - 1, city, LINK_CITY[link])
            else:
                s.tell(ROUTE_TAKEN, colour, city, LINK_CITY[link])
            take_token(s, colour, ROUTE_CIRCLES + route, CITY_REGION[city])


# Attack.


def why_not_besiege(s: Endeavor, colour: i64, city: i64) -> i64:
    """A city of somebody else, in an open region in which the colour is present."""
    region = CITY_REGION[city]
    if not s.is_open(region):
        return REGION_CLOSED
    if s.city[city] == NOBODY:
        return CITY_EMPTY
    if s.city[city] == colour:
        return YOUR_OWN_CITY
    return ALLOWED if s.is_present(region, colour) else NOT_PRESENT


def why_not_attack(s: Endeavor, seat: i64, city: i64) -> i64:
    reason = why_not_besiege(s, seat, city)
    if reason != ALLOWED:
        return reason
    return ALLOWED if s.harbour[seat] >= ATTACK_DISCS else TOO_FEW_DISCS


def list_attack(s: Endeavor, seat: i64, first: i64, out: Actions) -> None:
    """The cities that `why_not_attack` allows; codes count from `first`."""
    if s.harbour[seat] < ATTACK_DISCS:
        return
    for region in range(REGIONS):
        if s.is_open(region) and s.is_present(region, seat):
            for city in range(FIRST_CITY[region], FIRST_CITY[region + 1]):
                if s.city[city] != NOBODY and s.city[city] != seat:
                    out.add(first + city)


def can_attack(s: Endeavor, seat: i64) -> bool:
    if s.harbour[seat] < ATTACK_DISCS:
        return False
    for region in range(REGIONS):
        if s.is_open(region) and s.is_present(region, seat):
            for city in range(FIRST_CITY[region], FIRST_CITY[region + 1]):
                if s.city[city] != NOBODY and s.city[city] != seat:
                    return True
    return False


def attack(s: Endeavor, colour: i64, city: i64) -> None:
    """The loser's disc goes back to his reserve, a neutral one out of the game; the city has no token left.

    The discs of a seat that attacks are paid for by the caller.
    """
    region = CITY_REGION[city]
    loser = s.city[city]
    move_in(s, region, loser, -1)
    s.city[city] = colour
    move_in(s, region, colour, 1)
    if loser < s.seats:
        s.reserve[loser] += 1
    if colour >= s.seats:
        s.tell(FOE_ATTACKED, colour - 1, city, loser)
    elif loser == NEUTRAL:
        s.tell(ATTACKED_NEUTRAL, colour, city)
    elif loser >= s.seats:
        s.tell(ATTACKED_FOE, colour, city, loser - 1)
    else:
        s.tell(ATTACKED, colour, city, loser)
    before = s.waiting
    take_routes(s, colour, city)
    turn_around(s, before)
