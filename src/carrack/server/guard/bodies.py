"""How much and in which shape: bodies are read whole, within their limit, before anybody looks at them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from litestar.types import Receive

from carrack.server.errors import OtherKind, Problem, TooLarge, TooSlow

DEEPEST: Final = 32  # brackets within brackets in a request
SLOWEST: Final = 30.0  # seconds for a body to arrive
JSON: Final = "application/json"
OPENING: Final = bytes.maketrans(b"{}", b"[]")
OTHERS: Final = bytes(set(range(256)) - set(b"{}[]"))


class Gone(Exception):
    """Whoever asked has left."""


async def read_body(headers: Mapping[bytes, bytes], receive: Receive, most: int) -> bytes:
    """The whole body; what is larger is refused without being read."""
    if int(headers.get(b"content-length", b"0")) > most:
        raise TooLarge("too-large", most=most)
    message: Any = await receive()
    if message["type"] == "http.request" and not message.get("more_body"):
        body: bytes = message.get("body", b"")
        check_size(body, most)
        return body
    parts = bytearray()
    try:
        async with asyncio.timeout(SLOWEST):
            while True:
                if message["type"] == "http.disconnect":
                    raise Gone
                parts += message.get("body", b"")
                check_size(parts, most)
                if not message.get("more_body"):
                    return bytes(parts)
                message = await receive()
    except TimeoutError:
        raise TooSlow("too-slow") from None


def check_size(body: bytes | bytearray, most: int) -> None:
    if len(body) > most:
        raise TooLarge("too-large", most=most)


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
    if kind.strip().lower() != JSON:
        raise OtherKind("only-json")
    charset = parameters.strip().lower().replace('"', "")
    if charset.startswith("charset=") and charset not in ("charset=utf-8", "charset=us-ascii"):
        raise Problem("encoding")


def check_depth(body: bytes) -> None:
    """Not nested deeper than anything we ask for. Most bodies have too few brackets for it: those are not looked at.

    Strings are cut out, all that is left are brackets, and each round takes away the innermost pairs: work that grows
    with the size alone, however the brackets stand.
    """
    if body.count(b"[") + body.count(b"{") <= DEEPEST:
        return
    unescaped = body.replace(b"\\\\", b"").replace(b'\\"', b"")
    brackets = b"".join(unescaped.split(b'"')[::2]).translate(OPENING, OTHERS)
    for _ in range(DEEPEST):
        brackets = brackets.replace(b"[]", b"")
    if b"[]" in brackets or brackets.count(b"[") > DEEPEST:
        raise Problem("too-deep", most=DEEPEST)
