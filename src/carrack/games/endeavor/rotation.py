"""Everybody moved some seats on: the conformance kit plays both tables and compares."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.endeavor.decks import CARDS
from carrack.games.endeavor.facts import BUILDINGS, STATUS, TOKENS
from carrack.games.endeavor.map import CITIES, REGIONS, SPACES
from carrack.games.endeavor.state import COLOURS, FACE_DOWN, NEUTRAL, Endeavor
from carrack.games.endeavor.verbs import FIRST_FALLS, TILE_COMES


def rotate(s: Endeavor, by: i64) -> Endeavor:
    copy = s.clone()
    seats = s.seats
    copy.actor = _seat(s.actor, by, seats)
    copy.turn = _seat(s.turn, by, seats)
    copy.first = _seat(s.first, by, seats)
    copy.passed = _mask(s.passed, by, seats)
    copy.recheck = _mask(s.recheck, by, seats)
    for city in range(CITIES):
        copy.city[city] = _colour(s.city[city], by, seats)
    for place in range(SPACES):
        copy.track[place] = _colour(s.track[place], by, seats)
    for card in range(CARDS):
        holder = s.cards[card]
        if holder >= FACE_DOWN:
            copy.cards[card] = FACE_DOWN + _seat(holder - FACE_DOWN, by, seats)
        else:
            copy.cards[card] = _seat(holder, by, seats)
    for region in range(REGIONS):
        _move(s.beside, copy.beside, region * COLOURS, 1, by, seats)
        _move(s.presence, copy.presence, region * COLOURS, 1, by, seats)
    _move(s.hands, copy.hands, 0, TOKENS, by, seats)
    _move(s.symbols, copy.symbols, 0, STATUS, by, seats)
    _move(s.built, copy.built, 0, BUILDINGS, by, seats)
    _move(s.manned, copy.manned, 0, BUILDINGS, by, seats)
    _move(s.reserve, copy.reserve, 0, 1, by, seats)
    _move(s.harbour, copy.harbour, 0, 1, by, seats)
    _move(s.neutral_reserve, copy.neutral_reserve, 0, 1, by, seats)
    _move(s.neutral_harbour, copy.neutral_harbour, 0, 1, by, seats)
    return copy


def rotate_action(action: i64, seats: i64, by: i64) -> i64:
    """Only drawing the first player names a seat."""
    if FIRST_FALLS <= action < TILE_COMES and action - FIRST_FALLS < seats:
        return FIRST_FALLS + _seat(action - FIRST_FALLS, by, seats)
    return action


def _seat(seat: i64, by: i64, seats: i64) -> i64:
    return (seat + by) % seats if seat >= 0 else seat


def _colour(colour: i64, by: i64, seats: i64) -> i64:
    return colour if colour == NEUTRAL else _seat(colour, by, seats)


def _mask(mask: i64, by: i64, seats: i64) -> i64:
    moved: i64 = 0
    for seat in range(seats):
        if (mask >> seat) & 1:
            moved |= 1 << _seat(seat, by, seats)
    return moved


def _move(old: vec[i64], new: vec[i64], first: i64, size: i64, by: i64, seats: i64) -> None:
    """Blocks of `size` numbers, one for each seat, from `first` on."""
    for seat in range(seats):
        for i in range(size):
            new[first + _seat(seat, by, seats) * size + i] = old[first + seat * size + i]
