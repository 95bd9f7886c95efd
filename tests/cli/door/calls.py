"""Tools called by the library's own client, in this process or in another one."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from random import Random
from typing import Any, NamedTuple

from mcp import Client, types

from carrack.cli.door.server import server_of
from carrack.cli.door.tables import Tables
from carrack.cli.door.thinking import House


class Reply(NamedTuple):
    """What a tool said: words, data, and whether it refused."""

    text: str
    data: dict[str, Any]
    refused: bool

    @property
    def bytes(self) -> bytes:
        return json.dumps(self).encode()


Call = Callable[..., Coroutine[Any, Any, Reply]]


def caller(client: Client) -> Call:
    async def call(tool: str, **arguments: object) -> Reply:
        said = await client.call_tool(tool, arguments)
        assert isinstance(said, types.CallToolResult)
        (content,) = said.content
        assert isinstance(content, types.TextContent)
        assert not said.is_error or not said.structured_content
        return Reply(content.text, said.structured_content or {}, bool(said.is_error))

    return call


@asynccontextmanager
async def at_the_door(tables: Tables | None = None, lang: str = "en", **house: Any) -> AsyncIterator[Call]:
    async with House(tables or Tables(), **house) as open_house, Client(server_of(open_house, lang)) as client:
        yield caller(client)


async def started(call: Call, game: str, **arguments: object) -> Reply:
    reply = await call("start_table", game=game, **arguments)
    assert not reply.refused, reply.text
    return reply


async def played_out(call: Call, begun: Reply, rng: Random) -> Reply:
    """To the end, by answers at random, through nothing but tools. The result."""
    table, reply = begun.data["table"], begun
    while not reply.data["over"]:
        if reply.data["asked"] == reply.data["seat"]:
            answer = rng.choice(reply.data["answers"])
            reply = await call("play", table=table, answers=answer["action"], revision=reply.data["revision"])
        else:
            reply = await call("wait", table=table)
        assert not reply.refused, reply.text
    return await call("read_result", table=table)
