"""Fingerprints of positions, quick enough to be taken at every step of a search."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

_LANE: Final[i64] = 0xFFFFFFFF
_ONE: Final[i64] = 0x01000193
_OTHER: Final[i64] = 0x0019660D


@final
class Print:
    """Two lanes of 32 bits, each with a multiplier of its own: numbers are stirred in one after the other."""

    def __init__(self) -> None:
        self._one: i64 = 0x1234567
        self._other: i64 = 0x7654321

    def add(self, number: i64) -> None:
        self._one = ((self._one ^ (number & _LANE)) * _ONE) & _LANE
        self._other = (self._other * _OTHER + number + 1) & _LANE

    def add_all(self, numbers: vec[i64]) -> None:
        one, other = self._one, self._other
        for i in range(len(numbers)):
            number = numbers[i]
            one = ((one ^ (number & _LANE)) * _ONE) & _LANE
            other = (other * _OTHER + number + 1) & _LANE
        self._one = one
        self._other = other

    def value(self) -> i64:
        return (self._one << 31) ^ self._other
