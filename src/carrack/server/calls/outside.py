"""Requests to receivers that people have named. The way out is guarded: a name is looked up here, and what it leads to
must be an address of the internet, or the server would be somebody's hand inside the host's own network.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable, Mapping
from contextlib import asynccontextmanager
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Any, Final

from carrack.server.calls.way import Undelivered
from carrack.server.errors import Problem

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from httpcore import AsyncConnectionPool

SPOILED: Final = (404, 410)  # there is nobody at this address any more


UNICAST: Final = IPv6Network("2000::/3")  # what has been given out of IPv6
TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # where a network without IPv4 has the whole of it (RFC 6052)


def is_outside(address: str) -> bool:
    """An address of the internet: no machine of ours, no network of a house, in whatever clothes it comes."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = IPv4Address(int(found) & 0xFFFFFFFF) if found in TRANSLATED else found.ipv4_mapped
        if inner is None:
            return found.is_global and found in UNICAST and found.sixtofour is None
        found = inner
    return found.is_global and not found.is_multicast


def check_address(url: str, private: bool) -> None:
    """Refuses what can be seen to be wrong when somebody names a receiver; the rest is seen when it is called."""
    from httpcore import URL

    try:
        parsed = URL(url)
        scheme, host = parsed.scheme.decode(), parsed.host.decode()
    except (ValueError, TypeError, UnicodeError):
        raise Problem("call-address") from None
    if not host or scheme not in (("https", "http") if private else ("https",)) or not url.isascii() or " " in url:
        raise Problem("call-address")
    try:
        outside = is_outside(host.strip("[]"))
    except ValueError:
        return  # a name
    if not (private or outside):
        raise Problem("call-private")


@asynccontextmanager
async def pool(private: bool) -> AsyncIterator[AsyncConnectionPool]:
    """Connections for one request."""
    from httpcore import AnyIOBackend, AsyncConnectionPool, AsyncNetworkBackend, AsyncNetworkStream

    class Guarded(AsyncNetworkBackend):
        """Connects to the very address that was looked at."""

        def __init__(self) -> None:
            self._plain = AnyIOBackend()

        async def connect_tcp(
            self,
            host: str,
            port: int,
            timeout: float | None = None,
            local_address: str | None = None,
            socket_options: Iterable[Any] | None = None,
        ) -> AsyncNetworkStream:
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = [str(one[4][0]) for one in found]
            if not private and not all(map(is_outside, addresses)):
                raise Undelivered("private", for_good=True)
            return await self._plain.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

        async def sleep(self, seconds: float) -> None:
            await self._plain.sleep(seconds)

    async with AsyncConnectionPool(network_backend=Guarded(), retries=0) as found:
        yield found


async def post(url: str, headers: Mapping[str, str], body: bytes, private: bool, within: float) -> None:
    """Hand something over, or be Undelivered. No redirect is followed, and nothing of the answer is read."""
    from httpcore import ConnectError, NetworkError, ProtocolError, TimeoutException

    try:
        async with (
            asyncio.timeout(within),
            pool(private) as connections,
            connections.stream("POST", url, headers=[*headers.items()], content=body) as answer,
        ):
            status = answer.status
    except (TimeoutError, TimeoutException):
        raise Undelivered("silent") from None
    except (ConnectError, NetworkError, ProtocolError, OSError):
        raise Undelivered("unreachable") from None
    if status in SPOILED:
        raise Undelivered("gone", for_good=True)
    if not 200 <= status < 300:
        raise Undelivered("refused")
