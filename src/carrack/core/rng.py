"""A fast generator for search, roll-outs and bots. Never for a game's own chance: that is Fate's."""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64

STAR: Final[i64] = 2685821657736338717


@final
class Rng:
    """A 63-bit xorshift with a multiplied output: the same numbers compiled and uncompiled, where integers differ.

    The shifts 12, 25, 27 were chosen because the map they make on 63 bits has the full period 2**63 - 1
    (its order was checked against the prime factors 7, 73, 127, 337, 92737, 649657).
    """

    def __init__(self, seed: str) -> None:
        word = int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=8).digest(), "big")
        self.word: i64 = word % (2**63 - 1) + 1
        self._mask: i64 = 2**63 - 1  # a field: compiled code keeps a literal of this size as a boxed object

    def bits(self) -> i64:
        """32 bits."""
        x = self.word
        x ^= (x << 12) & self._mask
        x ^= x >> 25
        x ^= (x << 27) & self._mask
        self.word = x
        return ((x * STAR) & self._mask) >> 31

    def below(self, n: i64) -> i64:
        """A number of range(n); the bias is under n / 2**32 for small n and n / 2**62 for large."""
        if n < 0x80000000:
            return (self.bits() * n) >> 32
        return ((self.bits() << 30) | (self.bits() >> 2)) % n

    def unit(self) -> float:
        """A number in [0, 1)."""
        return float(self.bits()) / 4294967296.0
