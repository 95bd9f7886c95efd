"""Everybody moved some seats on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.rotation import mask_on, move_on, seat_on


def test_a_seat_goes_round_the_table() -> None:
    assert [seat_on(seat, 2, 3) for seat in range(3)] == [2, 0, 1]


def test_nobody_stays_nobody() -> None:
    assert [seat_on(seat, 2, 3) for seat in (-1, -2)] == [-1, -2]


def test_a_set_of_seats_goes_with_them() -> None:
    assert [mask_on(mask, 1, 3) for mask in (0b000, 0b001, 0b100, 0b101, 0b111)] == [0b000, 0b010, 0b001, 0b011, 0b111]


def test_what_the_seats_have_goes_with_them_and_the_rest_stays() -> None:
    old = vec[i64]([9, 1, 2, 3, 4, 5, 6, 9])
    new = old[:]
    move_on(old, new, 1, 2, 1, 3)
    assert list(new) == [9, 5, 6, 1, 2, 3, 4, 9]
