"""Everybody moved some seats on: the conformance kit plays both tables and compares."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.rotation import mask_on, move_on, seat_on
from carrack.games.endeavor.state import COLOURS, FACE_DOWN, NEUTRAL, Endeavor
from carrack.games.endeavor.tables.decks import CARDS
from carrack.games.endeavor.tables.facts import BUILDINGS, STATUS, TOKENS
from carrack.games.endeavor.tables.map import CITIES, REGIONS, SPACES
from carrack.games.endeavor.tables.verbs import FIRST_FALLS, TILE_COMES


def rotate(s: Endeavor, by: i64) -> Endeavor:
    copy = s.clone()
    seats = s.seats
    copy.actor = seat_on(s.actor, by, seats)
    copy.turn = seat_on(s.turn, by, seats)
    copy.first = seat_on(s.first, by, seats)
    copy.passed = mask_on(s.passed, by, seats)
    copy.recheck = mask_on(s.recheck, by, seats)
    for city in range(CITIES):
        copy.city[city] = _colour(s.city[city], by, seats)
    for place in range(SPACES):
        copy.track[place] = _colour(s.track[place], by, seats)
    for card in range(CARDS):
        holder = s.cards[card]
        if holder >= FACE_DOWN:
            copy.cards[card] = FACE_DOWN + seat_on(holder - FACE_DOWN, by, seats)
        else:
            copy.cards[card] = seat_on(holder, by, seats)
    for region in range(REGIONS):
        move_on(s.beside, copy.beside, region * COLOURS, 1, by, seats)
        move_on(s.presence, copy.presence, region * COLOURS, 1, by, seats)
    move_on(s.hands, copy.hands, 0, TOKENS, by, seats)
    move_on(s.symbols, copy.symbols, 0, STATUS, by, seats)
    move_on(s.built, copy.built, 0, BUILDINGS, by, seats)
    move_on(s.manned, copy.manned, 0, BUILDINGS, by, seats)
    move_on(s.reserve, copy.reserve, 0, 1, by, seats)
    move_on(s.harbour, copy.harbour, 0, 1, by, seats)
    move_on(s.neutral_reserve, copy.neutral_reserve, 0, 1, by, seats)
    move_on(s.neutral_harbour, copy.neutral_harbour, 0, 1, by, seats)
    return copy


def rotate_action(action: i64, seats: i64, by: i64) -> i64:
    """Only drawing the first player names a seat."""
    if FIRST_FALLS <= action < TILE_COMES and action - FIRST_FALLS < seats:
        return FIRST_FALLS + seat_on(action - FIRST_FALLS, by, seats)
    return action


def _colour(colour: i64, by: i64, seats: i64) -> i64:
    return colour if colour == NEUTRAL else seat_on(colour, by, seats)
