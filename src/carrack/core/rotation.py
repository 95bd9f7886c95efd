"""Everybody moved some seats on: what a game's `rotate` is made of. The conformance kit plays both tables."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def seat_on(seat: i64, by: i64, seats: i64) -> i64:
    """Where a seat comes to sit; what is below zero is none."""
    return (seat + by) % seats if seat >= 0 else seat


def mask_on(mask: i64, by: i64, seats: i64) -> i64:
    """A set of seats, one bit each."""
    moved: i64 = 0
    for seat in range(seats):
        if (mask >> seat) & 1:
            moved |= 1 << seat_on(seat, by, seats)
    return moved


def move_on(old: vec[i64], new: vec[i64], first: i64, size: i64, by: i64, seats: i64) -> None:
    """Blocks of `size` numbers, one for each seat, from `first` on."""
    for seat in range(seats):
        for i in range(size):
            new[first + seat_on(seat, by, seats) * size + i] = old[first + seat * size + i]
