"""How often: what costs much, or could be guessed, has a rule in the settings ("10/minute") for each address."""

from __future__ import annotations

import math
import time
from collections import deque
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from limits import parse
from litestar.connection import ASGIConnection

from carrack.server.errors import TooMany
from carrack.server.settings import Settings

RULES: Final = ("attempts", "creations", "chat", "imports")  # fields of the settings
HOUSE: Final = 64  # bits of an IPv6 address that a household gets; the rest it may choose as it likes
SWEEP: Final = 60.0  # seconds between two looks for addresses that have not come again


class Limits:
    """A moving window for each rule and address, in memory.

    The library reads the rules. Its own store in memory hops through a thread for every known address at every hit,
    which is more than an attacker should be able to make us do.
    """

    def __init__(self, settings: Settings) -> None:
        self._rules = {name: parse(getattr(settings, name)) for name in RULES}
        self._moments: dict[tuple[str, str], deque[float]] = {}
        self._sweep = 0.0

    def spend(self, rule: str, address: str, now: float) -> float:
        """Zero if it may be done, and it counts; else the seconds to wait, and it does not."""
        limit = self._rules[rule]
        window = float(limit.get_expiry())
        if now >= self._sweep:
            self._forget(now)
        moments = self._moments.setdefault((rule, address), deque(maxlen=limit.amount))
        if len(moments) == limit.amount and moments[0] > now - window:
            return moments[0] + window - now
        moments.append(now)
        return 0.0

    def _forget(self, now: float) -> None:
        self._sweep = now + SWEEP
        for key in [key for key, moments in self._moments.items() if moments[-1] <= now - self._window(key)]:
            del self._moments[key]

    def _window(self, key: tuple[str, str]) -> float:
        return float(self._rules[key[0]].get_expiry())


@lru_cache(4096)
def household(address: str) -> str:
    """Who is counted as one: an IPv4 address, the first half of an IPv6 one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> HOUSE << HOUSE))


async def spend(request: ASGIConnection[Any, Any, Any, Any], rule: str) -> None:
    """Count this against a rule of the settings; too often, and it is refused with the time to wait."""
    limits: Limits = request.app.state.limits
    client = request.scope.get("client")
    wait = limits.spend(rule, household(client[0]) if client else "", time.monotonic())
    if wait > 0:
        raise TooMany("too-often", seconds=math.ceil(wait))
