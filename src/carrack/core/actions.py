"""The buffer into which a question writes its answers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class Actions:
    """Legal actions and, when Nature is asked, their weights. Reused, so that listing costs no memory.

    A weight is 1 wherever nothing was weighed, so that `add`, which is called most, need not write it.
    """

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 256)
        self.weights: vec[i64] = vec[i64]([1] * 256)
        self.room: i64 = 256
        self.n: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        if self.total != self.n:
            for i in range(self.n):
                self.weights[i] = 1
        self.n = 0
        self.total = 0

    def add(self, action: i64) -> None:
        """A seat may answer this, or Nature with the weight 1."""
        if self.n == self.room:
            self._grow()
        self.items[self.n] = action
        self.n += 1
        self.total += 1

    def add_free(self, first: i64, count: i64, taken: i64) -> None:
        """A seat may answer any of so many codes in a row, but for those whose bit is set."""
        if self.n + count > self.room:
            self._grow()
        items = self.items
        n = self.n
        for i in range(count):
            if (taken >> i) & 1 == 0:
                items[n] = first + i
                n += 1
        self.total += n - self.n
        self.n = n

    def weigh(self, action: i64, weight: i64) -> None:
        """Nature may answer this, with this weight, which is 1 or more: what cannot come is not listed."""
        self.add(action)
        self.weights[self.n - 1] = weight
        self.total += weight - 1

    def _grow(self) -> None:
        for _ in range(self.room):
            self.items = append(self.items, 0)
            self.weights = append(self.weights, 1)
        self.room *= 2

    def at(self, ticket: i64) -> i64:
        """The action on which a ticket of range(total) falls."""
        if self.total == self.n:
            return self.items[ticket]
        i: i64 = 0
        while ticket >= self.weights[i]:
            ticket -= self.weights[i]
            i += 1
        return self.items[i]

    def codes(self) -> list[int]:
        return [self.items[i] for i in range(self.n)]

    def odds(self) -> list[int]:
        return [self.weights[i] for i in range(self.n)]


_POOL: Final[list[Actions]] = []


def borrow() -> Actions:
    """An empty buffer of one's own. A pool and not one global buffer: a question may list another state's answers."""
    if _POOL:
        out = _POOL.pop()
        out.clear()
        return out
    return Actions()


def give_back(out: Actions) -> None:
    _POOL.append(out)
