"""How much and in which shape: bodies are read whole, within their limit, before anybody looks at them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from litestar.types import Receive

from carrack.server.errors import OtherKind, Problem

JSON: Final = "application/json"


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
    if kind.strip().lower() != JSON:
        raise OtherKind("only-json")
    charset = parameters.strip().lower().replace('"', "")
    if charset.startswith("charset=") and charset not in ("charset=utf-8", "charset=us-ascii"):
        raise Problem("encoding")
