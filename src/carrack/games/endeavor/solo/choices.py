"""Solo: the ways that are equally good for the Opposition, a bit each (S9, S10, S11, S12). No effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.games.endeavor.chapters import cards, cities
from carrack.games.endeavor.chapters.ship import leader_of
from carrack.games.endeavor.state import FOE_BOARD, NO_TOKEN, NOBODY, Endeavor
from carrack.games.endeavor.tables.decks import CARD_GLORY, CARD_SYMBOLS, DECK_REGION, DECKS
from carrack.games.endeavor.tables.facts import BROWN, STATUS, TRACK_MOST
from carrack.games.endeavor.tables.map import (
    CITIES,
    CITY_GLORY,
    FIRST_CITY,
    LINK_CITY,
    LINK_ROUTE,
    LINKS,
    REGIONS,
    ROUTE_CIRCLES,
    SPACE_CIRCLES,
    TRACK_FIRST,
    TRACK_SIZE,
)

# How much the Opposition wants a token: a blue one most, then that of its least advanced track, none at all least.

WANTS_BLUE: Final[i64] = 100
WANTS_NONE: Final[i64] = -100
NOWHERE: Final[i64] = 99  # behind every space of a track


def wish_for(s: Endeavor, token: i64) -> i64:
    if token == NO_TOKEN:
        return WANTS_NONE
    return WANTS_BLUE if token >= BROWN else -s.score(FOE_BOARD, token)


# Cities.


def best_route_or_city(s: Endeavor, colour: i64) -> i64:
    """What an action of the colour occupies: with links_only not (c)."""
    return best_city(s, colour, s.rules.links_only)


def best_city(s: Endeavor, colour: i64, links_only: bool) -> i64:
    """(a) what completes a route of the colour, else (b) a city of 2 glory, else (c) any other, unless links_only."""
    routes: i64 = 0
    grand: i64 = 0
    others: i64 = 0
    for city in range(CITIES):
        if cities.why_not_settle(s, colour, city) == ALLOWED:
            if completes(s, colour, city):
                routes |= 1 << city
            elif CITY_GLORY[city] > 1:
                grand |= 1 << city
            else:
                others |= 1 << city
    if routes != 0:
        return most_wished_city(s, colour, routes)
    if grand != 0:
        return most_wished_city(s, colour, grand)
    return 0 if links_only else most_wished_city(s, colour, others)


def completes(s: Endeavor, colour: i64, city: i64) -> bool:
    for link in range(city * LINKS, (city + 1) * LINKS):
        if LINK_CITY[link] >= 0 and s.city[LINK_CITY[link]] == colour:
            return True
    return False


def most_wished_city(s: Endeavor, colour: i64, cities: i64) -> i64:
    best: i64 = 0
    most: i64 = 0
    for city in range(CITIES):
        if (cities >> city) & 1:
            wish = wish_for_city(s, colour, city)
            if best == 0 or wish > most:
                best = 0
                most = wish
            if wish == most:
                best |= 1 << city
    return best


def wish_for_city(s: Endeavor, colour: i64, city: i64) -> i64:
    """A blue token of its own or of a route that it completes; else its own brown one: routes' do not count (S10)."""
    for link in range(city * LINKS, (city + 1) * LINKS):
        route = LINK_ROUTE[link]
        if route >= 0 and s.city[LINK_CITY[link]] == colour and s.tokens[ROUTE_CIRCLES + route] >= BROWN:
            return WANTS_BLUE
    return wish_for(s, s.tokens[city])


# Tracks.


def most_wished_track(s: Endeavor, regions: i64) -> i64:
    best: i64 = 0
    most: i64 = 0
    for region in range(1, REGIONS):
        if (regions >> region) & 1:
            wish = wish_for(s, next_token(s, region))
            if best == 0 or wish > most:
                best = 0
                most = wish
            if wish == most:
                best |= 1 << region
    return best


def next_token(s: Endeavor, region: i64) -> i64:
    return s.tokens[SPACE_CIRCLES + TRACK_FIRST[region] + s.filled[region]]


def last_spaces(s: Endeavor, colour: i64) -> i64:
    """(d) the last space of a track, where that wins the Opposition the governor."""
    regions: i64 = 0
    for region in range(1, REGIONS):
        if s.filled[region] == TRACK_SIZE[region] - 1 and leader_with(s, region, colour) > 0:
            regions |= 1 << region
    return most_wished_track(s, regions)


def leader_with(s: Endeavor, region: i64, colour: i64) -> i64:
    """Who leads on a track once the colour has taken its next space."""
    place = TRACK_FIRST[region] + s.filled[region]
    s.track[place] = colour
    s.filled[region] += 1
    leader = leader_of(s, region)
    s.filled[region] -= 1
    s.track[place] = NOBODY
    return leader


def best_ship(s: Endeavor, colour: i64, wasteful: bool) -> i64:
    """(e) a track that holds the colour, first where it came first; never a last space.

    A brown token of a track that is at its end is passed over, unless `wasteful`.
    """
    best: i64 = 0
    earliest = NOWHERE
    for region in range(1, REGIONS):
        if s.filled[region] < TRACK_SIZE[region] - 1:
            token = next_token(s, region)
            if not wasteful and 0 <= token < BROWN and s.score(FOE_BOARD, token) == TRACK_MOST:
                continue
            rank = rank_on(s, region, colour)
            if rank < earliest:
                best = 0
                earliest = rank
            if rank == earliest and rank < NOWHERE:
                best |= 1 << region
    return most_wished_track(s, best)


def rank_on(s: Endeavor, region: i64, colour: i64) -> i64:
    """The place of the colour's first disc on a track, `NOWHERE` when it has none."""
    first = TRACK_FIRST[region]
    for space in range(s.filled[region]):
        if s.track[first + space] == colour:
            return space
    return NOWHERE


def beside_open(s: Endeavor) -> i64:
    """(f) beside the track of an open region that still has an empty city."""
    regions: i64 = 0
    for region in range(1, REGIONS):
        if s.is_open(region):
            for city in range(FIRST_CITY[region], FIRST_CITY[region + 1]):
                if s.city[city] == NOBODY:
                    regions |= 1 << region
    return regions


# Cards.


def steps_of(s: Endeavor, card: i64) -> i64:
    """How far a card really moves the markers."""
    steps: i64 = 0
    for status in range(STATUS):
        room = TRACK_MOST - s.score(FOE_BOARD, status)
        symbols = CARD_SYMBOLS[card * STATUS + status]
        steps += symbols if symbols < room else room
    return steps


def symbols_of(card: i64) -> i64:
    symbols: i64 = 0
    for status in range(STATUS):
        symbols += CARD_SYMBOLS[card * STATUS + status]
    return symbols


def lowest_score(s: Endeavor) -> i64:
    lowest = TRACK_MOST
    for status in range(STATUS):
        if s.score(FOE_BOARD, status) < lowest:
            lowest = s.score(FOE_BOARD, status)
    return lowest


def low_steps_of(s: Endeavor, card: i64) -> i64:
    """Steps on the least advanced track; several that are equally low count together."""
    lowest = lowest_score(s)
    steps: i64 = 0
    for status in range(STATUS):
        if s.score(FOE_BOARD, status) == lowest:
            symbols = CARD_SYMBOLS[card * STATUS + status]
            room = TRACK_MOST - lowest
            steps += symbols if symbols < room else room
    return steps


def useful_decks(s: Endeavor) -> i64:
    """Those whose top card adds a step or glory."""
    decks: i64 = 0
    for deck in range(DECKS):
        card = s.top(deck)
        if card >= 0 and (CARD_GLORY[card] > 0 or steps_of(s, card) > 0):
            decks |= 1 << deck
    return decks


def largest_regions(s: Endeavor, colour: i64, decks: i64) -> i64:
    """Of these stacks those that the colour can draw from in the region where it has most discs."""
    best: i64 = 0
    most: i64 = -1
    for deck in range(DECKS):
        if (decks >> deck) & 1 and cards.why_not_draw(s, colour, deck) == ALLOWED:
            discs = s.discs(DECK_REGION[deck], colour)
            if discs > most:
                best = 0
                most = discs
            if discs == most:
                best |= 1 << deck
    return best


def best_draw(s: Endeavor, colour: i64, decks: i64) -> i64:
    """Most real steps; then nothing wasted; then most steps on the least advanced track (S12)."""
    best: i64 = 0
    most: i64 = 0
    for deck in range(DECKS):
        if (decks >> deck) & 1 and cards.why_not_draw(s, colour, deck) == ALLOWED:
            card = s.top(deck)
            steps = steps_of(s, card)
            wish = steps * 1000 + low_steps_of(s, card)
            if symbols_of(card) == steps:
                wish += 100
            if best == 0 or wish > most:
                best = 0
                most = wish
            if wish == most:
                best |= 1 << deck
    return best


# Attack and payment.


def best_attack(s: Endeavor, colour: i64) -> i64:
    """The player's city whose fall swings most points; tokens do not count (S11)."""
    best: i64 = 0
    most: i64 = 0
    for city in range(CITIES):
        if s.city[city] == 0 and cities.why_not_besiege(s, colour, city) == ALLOWED:
            swing = swing_of(s, colour, city)
            if swing > most:
                best = 0
                most = swing
            if swing == most:
                best |= 1 << city
    return best


def swing_of(s: Endeavor, colour: i64, city: i64) -> i64:
    """The player's city and routes that are lost, and those that the colour gains."""
    swing = 2 * CITY_GLORY[city]
    for link in range(city * LINKS, (city + 1) * LINKS):
        if LINK_CITY[link] >= 0:
            end = s.city[LINK_CITY[link]]
            if end == 0 or end == colour:
                swing += 1
    return swing


def lowest_held(s: Endeavor) -> i64:
    """The least advanced tracks of the Opposition of which the player holds a token."""
    lowest = lowest_score(s)
    found: i64 = 0
    for status in range(STATUS):
        if s.score(FOE_BOARD, status) == lowest and s.hands[status] > 0:
            found |= 1 << status
    return found
