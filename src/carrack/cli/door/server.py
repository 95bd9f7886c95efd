"""The door itself: the tools behind the library's server, over standard input and output or HTTP on this machine."""

from __future__ import annotations

import logging
from socket import socket
from typing import Any, Final

import uvicorn
from mcp import types
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

from carrack.cli.build import version
from carrack.cli.door.forms import filled, schema_of
from carrack.cli.door.thinking import House
from carrack.cli.door.tools import TOOLS, Tool
from carrack.cli.door.words import DOOR, Refusal, say
from carrack.core.errors import CarrackError
from carrack.words import LANGUAGES, language_of, speaks

log = logging.getLogger("carrack.mcp")
LARGEST_BODY: Final = 256 * 1024  # bytes of a request
STOP_WITHIN: Final = 3  # seconds for calls that are open when the server is told to stop


def server_of(house: House, lang: str, shared: bool = False) -> Server[Any]:
    """A server for one caller, or `shared` by several: then nobody is told of tables whose names they do not know."""
    offered = {name: tool for name, tool in TOOLS.items() if tool.sharing or not shared}
    listed = [described(name, tool, lang) for name, tool in offered.items()]

    async def list_tools(context: Any, params: types.PaginatedRequestParams | None) -> types.ListToolsResult:
        return types.ListToolsResult(tools=listed)

    async def call_tool(context: Any, params: types.CallToolRequestParams) -> types.CallToolResult:
        return await answered(house, offered, params.name, params.arguments or {}, lang)

    return Server(
        "carrack",
        version=version().split()[1],
        title="Carrack",
        instructions=say("instructions", lang),
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def described(name: str, tool: Tool, lang: str) -> types.Tool:
    """A tool with its words; an argument has those of the tool, or those that it has everywhere."""
    key = name.replace("_", "-")
    schema = schema_of(tool.form)
    for argument, field in schema["properties"].items():
        own = f"tool-{key}-{argument}"
        field["description"] = say(own if DOOR.knows(own) else f"argument-{argument}", lang)
    return types.Tool(
        name=name,
        title=say(f"title-{key}", lang),
        description=say(f"tool-{key}", lang),
        input_schema=schema,
        annotations=types.ToolAnnotations(read_only_hint=tool.looks, open_world_hint=False),
    )


async def answered(
    house: House, offered: dict[str, Tool], name: str, given: dict[str, Any], lang: str
) -> types.CallToolResult:
    """What a tool says; whatever is wrong with the call is an error of that tool, in words, and changes nothing."""
    asked = given.get("lang")
    spoken = language_of(asked) if isinstance(asked, str) and speaks(asked) else lang
    try:
        if name not in offered:
            raise Refusal("no-tool", tool=name, tools=", ".join(offered))
        tool = offered[name]
        form = filled(tool.form, given)
        if form.lang is not None and not speaks(form.lang):
            raise Refusal("lang", asked=form.lang, languages=", ".join(LANGUAGES))
        said = await tool.do(house, form, spoken)
    except Refusal as refusal:
        return _failed(refusal.said(spoken))
    except CarrackError as error:
        return _failed(str(error))
    except Exception:  # what it is stays here: its text might tell a secret
        log.exception("the tool %s failed", name)
        return _failed(say("refused-bug", spoken, tool=name))
    return types.CallToolResult(content=[types.TextContent(text=said.text)], structured_content=said.data)


def _failed(text: str) -> types.CallToolResult:
    return types.CallToolResult(content=[types.TextContent(text=text)], is_error=True)


async def serve_here(house: House, lang: str) -> None:
    """Over standard input and output, until the other side closes it."""
    async with house, stdio_server() as (reads, writes):
        server = server_of(house, lang)
        await server.run(reads, writes, server.create_initialization_options())


async def serve_http(house: House, lang: str, listening: socket) -> None:
    """Over HTTP, for programs on this machine; the library refuses other hosts and origins."""
    async with house:
        app = server_of(house, lang, shared=True).streamable_http_app(max_request_body_size=LARGEST_BODY)
        config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=STOP_WITHIN)
        await uvicorn.Server(config).serve([listening])
