"""The door: what every request passes before the application sees it, and what every answer carries."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from carrack.server.errors import Problem
from carrack.server.guard.bodies import Gone, check_body, check_depth, check_size, read_body
from carrack.server.guard.hosts import WRITES, Hosts, Proxies, check_origin
from carrack.server.guard.logs import REQUESTS, tell_request
from carrack.server.settings import Settings
from carrack.server.wire import wire_of

API: Final = "/api/"
IMPORT: Final = "/api/tables/import"  # the one door through which a whole record may come
UNKNOWN: Final = "-"  # the route of a path that leads nowhere
# Everything comes from here, nothing is inline, nobody frames us. Vite's small pictures are data: addresses.
POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
ALWAYS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
TLS: Final = [*ALWAYS, (b"strict-transport-security", b"max-age=31536000")]
NO_STORE: Final = (b"cache-control", b"no-store")


class Door:
    """ASGI around the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._hosts = Hosts(settings.allowed_hosts)
        self._proxies = Proxies(settings.trusted_proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = size = 0

        async def send_on(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *extra_headers(scope, message["headers"])]
            elif message["type"] == "http.response.body":
                size += len(message.get("body", b""))
            await send(message)

        try:
            await self._enter(scope, receive, send_on)
        except Gone:
            pass
        except Problem as problem:
            await refuse(problem, send_on)
        finally:
            tell(scope, began, status, size + wire_of(scope).size)
            scope["extensions"] = None  # the wire holds the scope: nobody waits for the collector to find that out

    async def _enter(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        headers = self.admit(scope)
        if scope["method"] in WRITES:
            body = await read_body(headers, receive, self._most(scope))
            self.look_into(scope, headers, body)
            receive = once(body, receive)
        await self.app(scope, receive, send)

    def admit(self, scope: HTTPScope) -> Mapping[bytes, bytes]:
        """Whoever calls us by our name and, to write, from a page of ours; gives the headers. All others are refused.

        To be asked twice changes nothing.
        """
        headers = dict(scope["headers"])
        self._proxies.believe(scope, headers)  # type: ignore[arg-type]
        self._hosts.check(headers)
        if scope["method"] in WRITES:
            check_origin(scope, headers)
        return headers

    def look_into(self, scope: HTTPScope, headers: Mapping[bytes, bytes], body: bytes) -> None:
        """Refuse a body that is too large, or nothing that we could read."""
        check_size(body, self._most(scope))
        check_body(headers, body)
        if scope["path"] != IMPORT:  # that is one long text, and its form leaves room for nothing else
            check_depth(body)

    def _most(self, scope: HTTPScope) -> int:
        return self.settings.largest_record if scope["path"] == IMPORT else self.settings.largest_body


def tell(scope: HTTPScope, began: float, status: int, size: int) -> None:
    """The log's line about a request that was answered."""
    if REQUESTS.isEnabledFor(logging.INFO):
        person: Any = scope.get("carrack.person")
        route = scope.get("path_template") or UNKNOWN
        seconds = time.perf_counter() - began
        tell_request(scope["method"], route, status, seconds, size, None if person is None else person.id)


def once(body: bytes, receive: Receive) -> Receive:
    """The body that was read, then whatever comes after it."""
    told = False

    async def again() -> Any:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def extra_headers(scope: HTTPScope, headers: Any) -> list[tuple[bytes, bytes]]:
    """What the answer carries beside its own."""
    added = TLS if scope["scheme"] == "https" else ALWAYS
    if scope["path"].startswith(API) and not any(name == b"cache-control" for name, _ in headers):
        return [*added, NO_STORE]
    return added


async def refuse(problem: Problem, send: Any) -> None:
    body = msgspec.json.encode({"error": problem.error, "details": problem.details})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
