"""By which name we are called and on whose behalf: hosts that are allowed, proxies that are believed, our own pages."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from ipaddress import ip_network
from typing import Any, Final

from litestar.types import HTTPScope

from carrack.server.errors import Forbidden, Problem
from carrack.server.guard.addresses import EVERYWHERE, ip_of, own_addresses
from carrack.server.guard.identity import token_of
from carrack.server.settings import LOCAL_HOSTS, Settings

Headers = Mapping[bytes, bytes]
WRITES: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})
HOST: Final = re.compile(rb"(\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)(?::[0-9]{1,5})?", re.IGNORECASE)
LONGEST: Final = 300
DEFAULT_PORTS: Final = {"http": b":80", "https": b":443"}


def host_name(name: str) -> str:
    """A name as it is compared: lower case, an IPv6 address in brackets."""
    plain = name.strip().lower().rstrip(".")
    return f"[{plain}]" if ":" in plain and not plain.startswith("[") else plain


@lru_cache(1024)
def name_of(host: bytes) -> str:
    """The name in a Host header, without its port; empty when it is none."""
    found = HOST.fullmatch(host)
    return host_name(found[1].decode()) if found else ""


def check_host(headers: Headers, allowed: Collection[str]) -> None:
    """Only these names: a page elsewhere that makes its own name point to us (DNS rebinding) is sent away."""
    host = headers.get(b"host", b"")
    if len(host) > LONGEST or name_of(host) not in allowed:
        raise Problem("wrong-host")


class Proxies:
    """From these addresses X-Forwarded-For, -Proto and -Host are believed; from all others they are nothing."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks = [ip_network(one, strict=False) for one in trusted]
        self.trusts = lru_cache(1024)(self._trusts)

    def _trusts(self, address: str) -> bool:
        found = ip_of(address)
        return found is not None and any(found in network for network in self._networks)

    def believe(self, scope: dict[str, Any], headers: dict[bytes, bytes]) -> None:
        """Put what a trusted proxy says into the scope: the client is the last address that is not a proxy of ours."""
        client = scope.get("client")
        if not self._networks or client is None or not self.trusts(client[0]):
            return
        for address in reversed(_listed(headers, b"x-forwarded-for")):
            scope["client"] = (address[:LONGEST], 0)
            if not self.trusts(address[:LONGEST]):
                break
        scheme = _listed(headers, b"x-forwarded-proto")[-1:]
        if scheme in (["http"], ["https"]):
            scope["scheme"] = scheme[0]
        host = _listed(headers, b"x-forwarded-host")[-1:]
        if host:
            headers[b"host"] = host[0].encode("latin-1")
            scope["headers"] = [(name, headers[name] if name == b"host" else value) for name, value in scope["headers"]]


def _listed(headers: Headers, name: bytes) -> list[str]:
    return [part.strip() for part in headers.get(name, b"").decode("latin-1").split(",") if part.strip()]


@lru_cache(1024)
def is_own(origin: bytes, scheme: str, host: bytes) -> bool:
    port = DEFAULT_PORTS[scheme]
    return origin.lower().removesuffix(port) == (scheme.encode() + b"://" + host.lower()).removesuffix(port)


def check_origin(scope: HTTPScope, headers: Headers) -> None:
    """Whatever writes must come from a page of ours.

    A browser says so in Origin, or at least in Sec-Fetch-Site. A script that says neither may write as long as it
    sends no cookie: then it is nobody, and no page can have made somebody's browser do it. With a cookie it has to
    name the origin too.
    """
    origin = headers.get(b"origin")
    if origin is not None:
        if len(origin) > 2 * LONGEST or not is_own(origin, scope["scheme"], headers.get(b"host", b"")):
            raise Forbidden("foreign-origin")
        return
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        if site != b"same-origin":
            raise Forbidden("foreign-origin")
    elif token_of(scope) is not None:
        raise Forbidden("no-origin")


def origin_of(scope: Any) -> str:
    """By which name of ours somebody called: the door has let it in, so it is one of those that are allowed."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    return f"{scope['scheme']}://{host.decode('latin-1').lower()}"


def address_for_others(settings: Settings, host: bytes, client: str) -> str | None:
    """By which address others reach the server that is called by `host`; None where they do not, or who asks does not
    sit at this machine: nobody else is told how its network looks.
    """
    asker = ip_of(client)
    here = asker is not None and asker.is_loopback
    if name_of(host) not in LOCAL_HOSTS or not here or settings.host not in EVERYWHERE:
        return None
    allowed = {host_name(name) for name in settings.allowed_hosts}
    return next((address for address in own_addresses() if address in allowed), None)
