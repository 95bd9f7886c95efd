"""`carrack mcp`: tables for language models and scripts, over the Model Context Protocol."""

from __future__ import annotations

import asyncio
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from carrack.cli.arguments import whole
from carrack.cli.errors import explain_errno
from carrack.cli.parameters import LANG
from carrack.cli.serve import LOOPBACK
from carrack.cli.voice import Refused, Voice

if TYPE_CHECKING:
    from carrack.cli.door.thinking import House


def mcp(
    context: typer.Context,
    http: Annotated[str | None, typer.Option("--http", metavar="PORT")] = None,
    keep: Annotated[str | None, typer.Option("--keep", metavar="DIR")] = None,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    port = None if http is None else whole("--http", http, 0, 65535)
    if find_spec("mcp") is None:
        raise Refused("mcp-missing", status=1)
    from carrack.cli.door.server import serve_here
    from carrack.cli.door.tables import Tables
    from carrack.cli.door.thinking import House

    house = House(Tables(None if keep is None else folder_of(keep)))
    if port is None:
        if sys.stdin.isatty():
            voice.err.print(voice("mcp-waiting"))
        asyncio.run(serve_here(house, voice.lang))
    else:
        over_http(house, port, voice)


def over_http(house: House, port: int, voice: Voice) -> None:
    from carrack.cli.door.server import serve_http
    from carrack.server.serve import listen

    try:
        socket = listen(LOOPBACK, port)
    except OSError as error:
        raise Refused("mcp-port", 1, port=str(port), why=explain_errno(error, voice.lang)) from error
    with socket:
        voice.print(voice("mcp-open", url=f"http://{LOOPBACK}:{socket.getsockname()[1]}/mcp"))
        voice.out.file.flush()
        asyncio.run(serve_http(house, voice.lang, socket))


def folder_of(name: str) -> Path:
    folder = Path(name)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
