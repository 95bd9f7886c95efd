"""Calls by webhook: one POST of JSON to an address that somebody has named."""

from __future__ import annotations

import msgspec

from carrack.server.calls.outside import post
from carrack.server.calls.way import Way
from carrack.server.calls.words import Message
from carrack.server.settings import VERSION


async def send(way: Way, said: Message, private: bool, within: float) -> None:
    """`id` is the same whenever a call is sent again."""
    told = msgspec.structs.asdict(said) | {"link": way.origin + said.path}
    headers = {
        "content-type": "application/json",
        "user-agent": f"Carrack/{VERSION}",
        "idempotency-key": f"{said.id}.{way.id}",
    }
    await post(way.address, headers, msgspec.json.encode(told), private, within)
