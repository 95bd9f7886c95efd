"""How often: what costs much, or could be guessed, has a rule in the settings ("10/minute") for each address, each
person, or each account whose password is guessed; and how many long reads there may be at once.
"""

from __future__ import annotations

import math
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import lru_cache
from ipaddress import IPv6Address
from typing import Any, Final, cast

from limits import parse
from litestar.connection import ASGIConnection

from carrack.server.errors import Problem, TooMany
from carrack.server.guard.addresses import ip_of
from carrack.server.settings import Settings

RULES: Final = (  # fields of the settings
    *("attempts", "guesses", "creations", "chat", "imports", "hints", "acts"),
    *("confirmations", "invitations"),
)
WRONG: Final = ("wrong-login", "wrong-password")
MOST_HOMES: Final = 10_000
IN_ALL: Final = 4  # times as many long reads as one person may have
HOUSE: Final = 64  # bits of an IPv6 address that a household gets; the rest it may choose as it likes
Asking = ASGIConnection[Any, Any, Any, Any]
SWEEP: Final = 60.0  # seconds between two looks for addresses that have not come again


class Limits:
    """A moving window for each rule and whoever is counted, in memory.

    The library reads the rules. Its own store in memory hops through a thread for every known address at every hit,
    which is more than an attacker should be able to make us do.
    """

    def __init__(self, settings: Settings) -> None:
        rules = {name: parse(getattr(settings, name)) for name in RULES}
        self._rules = {name: (rule.amount, float(rule.get_expiry())) for name, rule in rules.items()}  # in how long
        self._moments: dict[tuple[str, str], deque[float]] = {}
        self._sweep = 0.0
        self.homes: set[str] = set()  # accounts with an address from which their right password came

    def spend(self, rule: str, who: str, now: float) -> float:
        """Zero if it may be done, and it counts; else the seconds to wait, and it does not."""
        most, window = self._rules[rule]
        if now >= self._sweep:
            self._forget(now)
        moments = self._moments.setdefault((rule, who), deque(maxlen=most))
        if len(moments) == most and moments[0] > now - window:
            return moments[0] + window - now
        moments.append(now)
        return 0.0

    def forgive(self, rule: str, who: str, moment: float) -> None:
        """What was counted at a moment was no offence; if it still counts."""
        with suppress(KeyError, ValueError):
            self._moments[rule, who].remove(moment)

    def _forget(self, now: float) -> None:
        self._sweep = now + SWEEP
        moments = self._moments
        for key in [key for key, last in moments.items() if not last or last[-1] <= now - self._rules[key[0]][1]]:
            del moments[key]


@lru_cache(4096)
def household(address: str) -> str:
    """Who is counted as one: an IPv4 address, the first half of an IPv6 one."""
    found = ip_of(address.partition("%")[0])
    if not isinstance(found, IPv6Address):
        return address if found is None else str(found)
    return str(found.ipv4_mapped or IPv6Address(int(found) >> HOUSE << HOUSE))


class Reads:
    """Long reads under way: a few of one person, or of one address, and a few more in all."""

    def __init__(self, settings: Settings) -> None:
        self._each = settings.reads
        self._reading: Counter[str] = Counter()

    @contextmanager
    def reading(self, who: str) -> Iterator[None]:
        if self._reading[who] >= self._each or self._reading.total() >= IN_ALL * self._each:
            raise TooMany("too-many-reads", seconds=1)
        self._reading[who] += 1
        try:
            yield
        finally:
            self._reading[who] -= 1
            if not self._reading[who]:
                del self._reading[who]


def address_of(request: Asking) -> str:
    client = request.scope.get("client")
    return household(client[0]) if client else ""


def spend(request: Asking, rule: str, by: str | None = None) -> None:
    """Count this against a rule of the settings, by whom it is said or by address."""
    count(cast(Any, request.app).rooms.limits, rule, address_of(request) if by is None else by, time.monotonic())


def count(limits: Limits, rule: str, who: str, now: float) -> None:
    """Too often, and it is refused with the time to wait."""
    wait = limits.spend(rule, who, now)
    if wait > 0:
        raise TooMany("too-often", seconds=math.ceil(wait))


def reading(request: Asking, person: str | None) -> AbstractContextManager[None]:
    """While something long is read."""
    reads: Reads = cast(Any, request.app).rooms.reads
    return reads.reading(person or address_of(request))


@contextmanager
def guessing(request: Asking, account: str) -> Iterator[None]:
    """While a password is tried. A wrong one counts against the account, whether there is one or not, from whichever
    address it comes; a right one never. Where a right one came from is counted by itself from then on: a stranger who
    goes on guessing does not shut the owner out at home.
    """
    spend(request, "attempts")
    limits: Limits = cast(Any, request.app).rooms.limits
    home = f"{account} {address_of(request)}"
    who = home if home in limits.homes else account
    now = time.monotonic()
    count(limits, "guesses", who, now)
    try:
        yield
    except Problem as problem:
        if problem.error not in WRONG:
            limits.forgive("guesses", who, now)
        raise
    limits.forgive("guesses", who, now)
    if len(limits.homes) >= MOST_HOMES:
        limits.homes.clear()
    limits.homes.add(home)
