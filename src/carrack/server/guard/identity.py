"""Who asks: the cookie of the browser, read once a request and written when it changes."""

from __future__ import annotations

from typing import Any, Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

COOKIE: Final = "carrack"
TLS_COOKIE: Final = "__Host-carrack"  # browsers take it over TLS alone, and from no other host of the domain
LONGEST: Final = 200  # signs of a token that are looked at
YEAR: Final = 365 * 24 * 3600


class Identity:
    """Puts `carrack.person` into the scope; a `carrack.token` that a handler put there goes back as a cookie."""

    def __init__(self, app: ASGIApp, **_: Any) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        await identify(scope, scope["litestar_app"].state.rooms.people)

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and "carrack.token" in scope:
                headers = MutableScopeHeaders.from_message(message)
                headers.add("set-cookie", cookie(scope.get("carrack.token"), secure(scope)))
            await send(message)

        await self.app(scope, receive, send_with_cookie)


async def identify(scope: Scope, people: Any) -> None:
    scope["carrack.person"] = await people.who(token_of(scope))  # type: ignore[typeddict-unknown-key]


def token_of(scope: Scope) -> str | None:
    """The token of our cookie. Other programs on this machine may set some that no parser likes: they do not matter.

    Over TLS the plain name is nobody's, also where an older version has set it: any host of the domain could have.
    """
    plain = None
    for name, value in scope["headers"]:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, token = part.partition("=")
                if key.strip() == TLS_COOKIE:
                    return token.strip()[:LONGEST]
                if key.strip() == COOKIE and plain is None and scope["scheme"] != "https":
                    plain = token.strip()[:LONGEST]
    return plain


def secure(scope: Scope) -> bool:
    return bool(scope["litestar_app"].state.rooms.settings.secure) or scope.get("scheme") == "https"


def cookie(token: object, tls: bool) -> str:
    """With a token, for a year; without one, the browser forgets it."""
    value = f"{token or ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR if token else 0}"
    return f"{TLS_COOKIE}={value}; Secure" if tls else f"{COOKIE}={value}"
