"""Who asks: the cookie of the browser, read once a request and written when it changes."""

from __future__ import annotations

from typing import Final

from litestar.types import Scope

COOKIE: Final = "carrack"
TLS_COOKIE: Final = "__Host-carrack"  # browsers take it over TLS alone, and from no other host of the domain
LONGEST: Final = 200  # signs of a token that are looked at
YEAR: Final = 365 * 24 * 3600


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


def cookie(token: object, tls: bool) -> bytes:
    """With a token, for a year; without one, the browser forgets it."""
    value = f"{token or ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR if token else 0}"
    return (f"{TLS_COOKIE}={value}; Secure" if tls else f"{COOKIE}={value}").encode()
