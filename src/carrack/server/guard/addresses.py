"""Addresses: those of others, and this machine as others on its network see it."""

from __future__ import annotations

import contextlib
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

EVERYWHERE: Final = ("0.0.0.0", "::")  # every address of this machine, as a socket is told it
ANYWHERE: Final = "192.0.2.1"  # an address of documentation: asked only which way it would lie, nothing is sent


def ip_of(address: str) -> IPv4Address | IPv6Address | None:
    """An address as its parts, None where it is none."""
    try:
        return ip_address(address)
    except ValueError:
        return None


def own_addresses() -> list[str]:
    """The IPv4 addresses of this machine, that of the way out first; none where there is no network."""
    found = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect((ANYWHERE, 9))
        found.append(str(asked.getsockname()[0]))
    with contextlib.suppress(OSError):
        found += [str(address[4][0]) for address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith(("127.", "0."))]
