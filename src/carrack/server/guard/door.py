"""The door: what every request passes before the application sees it, and what every answer carries."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from carrack.server.errors import Problem, said
from carrack.server.guard.connections import Connections
from carrack.server.guard.hosts import WRITES, Proxies, check_host, check_origin, host_name
from carrack.server.guard.identity import cookie, token_of
from carrack.server.guard.logs import REQUESTS, tell_request
from carrack.server.settings import Settings

log = logging.getLogger("carrack.api")
API: Final = "/api/"
IMPORT: Final = "/api/tables/import"  # the one door through which a whole record may come
# Everything comes from here, nothing is inline, nobody frames us. Vite's small pictures are data: addresses.
POLICY: Final = (
    b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    b"frame-ancestors 'none'"
)
ALWAYS: Final = [(b"x-content-type-options", b"nosniff"), (b"cross-origin-resource-policy", b"same-origin")]
OF_PAGES: Final = [
    *ALWAYS,
    (b"content-security-policy", POLICY),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
OF_DATA: Final = [  # whoever shows it as a page gets one that does nothing; and nobody keeps it
    *ALWAYS,
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"cache-control", b"no-store"),
]
TLS: Final = (b"strict-transport-security", b"max-age=31536000")
CLOSE: Final = (b"connection", b"close")
VERSIONS: Final = ("1.0", "1.1", "2")


class Door:
    """ASGI around the application. `carrack.person` in the scope is `who` the token of the cookie belongs to; a
    `carrack.token` that a handler puts there goes back as a cookie.
    """

    def __init__(self, app: ASGIApp, settings: Settings, who: Callable[[str | None], Awaitable[Any]]) -> None:
        self.app = app
        self._who = who
        self.settings = settings
        self._names = frozenset(map(host_name, settings.allowed_hosts))
        self._proxies = Proxies(settings.trusted_proxies)
        self.connections = Connections(settings, self._proxies.trusts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        headers = dict(scope["headers"])
        length = declared_length(headers)
        most = self._most(scope)
        whole = length == 0 and b"upgrade" not in headers  # nothing of the request may still be on its way
        status = size = 0

        async def send_on(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self._extra_headers(scope, whole)]
            elif message["type"] == "http.response.body":
                size += len(message.get("body", b""))
            await send(message)

        phase = self.connections.begin(scope.get("client"), min(length, most))
        try:
            self.admit(scope, headers, length, most)
            if scope["method"] in WRITES:
                body = await read_body(receive)
                phase.body, whole = False, True
                check_body(headers, body)
                scope["carrack.body"] = body  # type: ignore[typeddict-unknown-key]
            scope["carrack.person"] = await self._who(token_of(scope))  # type: ignore[typeddict-unknown-key]
            await self.app(scope, receive, send_on)
        except Gone:
            pass
        except Problem as problem:
            await refuse(problem, send_on)
        except Exception as error:
            if status:  # the answer has begun: the server ends it
                raise
            await refuse(fault(error), send_on)
        finally:
            phase.end()
            if REQUESTS.isEnabledFor(logging.INFO):
                tell_request(scope, time.perf_counter() - began, status, size)

    def admit(self, scope: HTTPScope, headers: dict[bytes, bytes], length: int, most: int) -> None:
        """Whoever calls us by our name and, to write, from a page of ours, with a body that we can take."""
        check_protocol(scope, headers)
        self._proxies.believe(scope, headers)  # type: ignore[arg-type]
        check_host(headers, self._names)
        if scope["method"] in WRITES:
            check_origin(scope, headers)
            if length > most:
                raise Problem("too-large", status=413, most=most)

    def _most(self, scope: HTTPScope) -> int:
        """Bytes of a body; that of what does not write is not read."""
        if scope["method"] not in WRITES:
            return 0
        return self.settings.largest_record if scope["path"] == IMPORT else self.settings.largest_body

    def _extra_headers(self, scope: HTTPScope, whole: bool) -> list[tuple[bytes, bytes]]:
        """What the answer carries beside its own; it is the last one where some of the request is still to come."""
        tls = scope["scheme"] == "https"
        added = OF_DATA if scope["path"].startswith(API) else OF_PAGES
        if tls:
            added = [*added, TLS]
        if "carrack.token" in scope:
            added = [*added, (b"set-cookie", cookie(scope.get("carrack.token"), tls or self.settings.secure))]
        return added if whole else [*added, CLOSE]


def declared_length(headers: Mapping[bytes, bytes]) -> int:
    """How long the body is said to be: of one that does not say it, more than anybody may send."""
    return sys.maxsize if b"transfer-encoding" in headers else int(headers.get(b"content-length", b"0"))


def check_protocol(scope: HTTPScope, headers: Mapping[bytes, bytes]) -> None:
    """Nothing that two readers of one request could understand differently."""
    if scope["http_version"] not in VERSIONS:
        raise Problem("http-version")
    if b"upgrade" in headers:
        raise Problem("no-upgrade")
    if b"transfer-encoding" in headers:
        raise Problem("no-length", status=411)
    if len([name for name, _ in scope["headers"] if name == b"host"]) > 1:
        raise Problem("wrong-host")


async def refuse(problem: Problem, send: Any) -> None:
    body, headers = said(problem)
    await respond(send, problem.status, body, [(name.encode(), value.encode()) for name, value in headers.items()])


def fault(error: Exception) -> Problem:
    """A fault of ours: told in the log, with nothing of it in the answer."""
    log.exception("a request failed", exc_info=error)
    return Problem("fault", status=500)


async def respond(send: Any, status: int, body: bytes, headers: Iterable[tuple[bytes, bytes]] = ()) -> None:
    """A whole answer in JSON."""
    own = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *headers]
    await send({"type": "http.response.start", "status": status, "headers": own})
    await send({"type": "http.response.body", "body": body, "more_body": False})


# Bodies are read whole, within their limit, before anybody looks at them.


class Gone(Exception):
    """Whoever asked has left."""


async def read_body(receive: Receive) -> bytes:
    """All of it: the ASGI server lets no more come than was declared, and `connections` wait for it only so long."""
    parts = bytearray()
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            raise Gone
        parts += message.get("body", b"")
        if not message.get("more_body"):
            return bytes(parts)


def check_body(headers: Mapping[bytes, bytes], body: bytes) -> None:
    """It says that it is JSON, and is UTF-8."""
    if not body:
        return
    check_kind(headers.get(b"content-type", b""))
    if headers.get(b"content-encoding", b"identity").lower() != b"identity":
        raise Problem("encoding")
    try:
        body.decode()
    except UnicodeDecodeError:
        raise Problem("encoding") from None


@lru_cache(64)
def check_kind(told: bytes) -> None:
    kind, _, parameters = told.decode("latin-1").partition(";")
    if kind.strip().lower() != "application/json":
        raise Problem("only-json", status=415)
    charset = parameters.strip().lower().replace('"', "")
    if charset.startswith("charset=") and charset not in ("charset=utf-8", "charset=us-ascii"):
        raise Problem("encoding")
