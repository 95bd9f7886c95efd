"""How much of the result is luck: what stays the same when a deal is played again.

The result of a seat is measured as its share of the victory, and as its points beyond the mean of its table. Each deal
is played twice, with the same chance, the same seats and players who think afresh. Of the variance of the result

    seat     is what the seat brings on average over all deals,
    deal     what the same chance brings to the same seat beyond that,
    choices  all the rest: what players do differently, and what comes of it.

The first two together are luck; they are the covariance of the results of one seat in the two games of a deal, and no
normal distribution is supposed. A part that is nothing may come out a little below nothing. Errors come from leaving
out one deal after the other (the jackknife).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final, NamedTuple

from carrack.arena.statistics import Z
from carrack.arena.study.arms import Seen
from carrack.arena.study.estimates import Estimate

PARTS: Final = ("luck", "seat", "deal", "choices")
ALONE: Final = ("luck", "choices")  # one seat is no better than another
Results = Sequence[Sequence[Sequence[float]]]  # deal, game, seat


class Sums(NamedTuple):
    """Of one deal: the squares, the products of its games, and by seat the mean and the square of the mean."""

    squares: float
    products: float
    means: list[float]


def shares_of(deals: Sequence[tuple[Seen, ...]]) -> Results:
    return [[[game.won(seat) for seat in range(game.seats)] for game in deal] for deal in deals]


def leads_of(deals: Sequence[tuple[Seen, ...]]) -> Results:
    """Points beyond the mean of the table; alone, the points."""
    return [[[points - _table(game) for points in game.scores] for game in deal] for deal in deals]


def _table(game: Seen) -> float:
    return fsum(game.scores) / game.seats if game.seats > 1 else 0.0


def luck(results: Results) -> dict[str, Estimate]:
    """The parts of the variance; none where there are too few deals, or all results are the same."""
    count = len(results)
    if count < 3:
        return {}
    values = [value for deal in results for game in deal for value in game]
    mean = fsum(values) / len(values)
    sums = [_sums(deal, mean) for deal in results]
    whole = _parts(_total(sums), count)
    if whole is None:
        return {}
    total = _total(sums)
    without = [_parts(_less(total, each), count - 1) for each in sums]
    found = {}
    for name in PARTS if len(results[0][0]) > 1 else ALONE:
        left = [parts[name] for parts in without if parts is not None]
        middle = fsum(left) / len(left)
        error = sqrt(fsum((value - middle) ** 2 for value in left) * (len(left) - 1) / len(left))
        value = whole[name]
        found[name] = Estimate(value, value - Z * error, value + Z * error, error, len(values), count)
    return found


def _sums(deal: Sequence[Sequence[float]], mean: float) -> Sums:
    twins, seats = len(deal), len(deal[0])
    away = [[value - mean for value in game] for game in deal]
    by_seat = [[game[seat] for game in away] for seat in range(seats)]
    squares = fsum(value * value for game in away for value in game) / (twins * seats)
    # Each product of two different games of the deal, once from either side.
    products = fsum(fsum(row) ** 2 - fsum(value * value for value in row) for row in by_seat)
    return Sums(squares, products / (twins * (twins - 1) * seats), [fsum(row) / twins for row in by_seat])


class Total(NamedTuple):
    squares: float
    products: float
    means: list[float]
    means_squared: list[float]


def _total(sums: Sequence[Sums]) -> Total:
    seats = range(len(sums[0].means))
    return Total(
        fsum(each.squares for each in sums),
        fsum(each.products for each in sums),
        [fsum(each.means[seat] for each in sums) for seat in seats],
        [fsum(each.means[seat] ** 2 for each in sums) for seat in seats],
    )


def _less(total: Total, one: Sums) -> Total:
    return Total(
        total.squares - one.squares,
        total.products - one.products,
        [whole - part for whole, part in zip(total.means, one.means, strict=True)],
        [whole - part**2 for whole, part in zip(total.means_squared, one.means, strict=True)],
    )


def _parts(total: Total, deals: int) -> dict[str, float] | None:
    if total.squares <= 1e-12:
        return None
    variance = total.squares / deals
    shared = total.products / deals / variance
    # Of two different deals, so that what they differ by adds nothing.
    across = [whole**2 - each for whole, each in zip(total.means, total.means_squared, strict=True)]
    seat = fsum(across) / len(across) / (deals * (deals - 1)) / variance
    return {"luck": shared, "seat": seat, "deal": shared - seat, "choices": 1 - shared}
