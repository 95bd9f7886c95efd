"""The fast generator: the same numbers compiled and not, of full period."""

from __future__ import annotations

from carrack.core.rng import Rng

BITS = 63
PERIOD = 2**BITS - 1
FACTORS = (7, 73, 127, 337, 92737, 649657)
GOLDEN_BITS = [2249542176, 4111195334, 3001710892, 3043482418]
GOLDEN_DICE = [5, 1, 0, 5, 3, 0, 5, 3, 0, 3, 2, 5]
GOLDEN_LARGE = [601757476926769, 293921639329160, 788035664306362]
GOLDEN_UNIT = 0.016939797205850482


def test_its_numbers_are_the_same_in_every_build() -> None:
    rng = Rng("carrack")
    assert [rng.bits() for _ in range(4)] == GOLDEN_BITS
    assert [rng.below(6) for _ in range(12)] == GOLDEN_DICE
    assert [rng.below(10**15) for _ in range(3)] == GOLDEN_LARGE
    assert rng.unit() == GOLDEN_UNIT


def test_a_seed_gives_the_same_numbers_again_and_another_seed_others() -> None:
    one, again, other = Rng("one"), Rng("one"), Rng("other")
    numbers = [one.bits() for _ in range(8)]
    assert [again.bits() for _ in range(8)] == numbers
    assert [other.bits() for _ in range(8)] != numbers


def test_its_numbers_stay_in_range() -> None:
    rng = Rng("range")
    for n in (1, 2, 6, 1000, 2**31 - 1, 2**31, 2**40, 2**62):
        drawn = [rng.below(n) for _ in range(200)]
        assert all(0 <= number < n for number in drawn)
        assert len(set(drawn)) > min(n, 200) * 0.8
    assert all(0 <= rng.bits() < 2**32 for _ in range(200))
    assert all(0.0 <= rng.unit() < 1.0 for _ in range(200))


def test_a_die_falls_on_all_faces_alike() -> None:
    rng = Rng("die")
    drawn = [rng.below(6) for _ in range(60_000)]
    assert all(9_600 < drawn.count(face) < 10_400 for face in range(6))


def test_its_period_is_full() -> None:
    """The map is linear on 63 bits: raised to the period it is the identity, and to no part of it."""
    prime = PERIOD
    for factor in FACTORS:
        while prime % factor == 0:
            prime //= factor
    assert prime == 1
    columns = [_mapped(1 << bit) for bit in range(BITS)]
    identity = [1 << bit for bit in range(BITS)]
    assert _power(columns, PERIOD) == identity
    assert all(_power(columns, PERIOD // factor) != identity for factor in FACTORS)


def _mapped(word: int) -> int:
    rng = Rng("any")
    rng.word = word
    rng.bits()
    return rng.word


def _times(columns: list[int], others: list[int]) -> list[int]:
    """The product of two matrices of bits, given by their columns."""
    product = []
    for column in others:
        total = 0
        bit = 0
        while column:
            if column & 1:
                total ^= columns[bit]
            column >>= 1
            bit += 1
        product.append(total)
    return product


def _power(columns: list[int], exponent: int) -> list[int]:
    result = [1 << bit for bit in range(BITS)]
    while exponent:
        if exponent & 1:
            result = _times(columns, result)
        columns = _times(columns, columns)
        exponent >>= 1
    return result
