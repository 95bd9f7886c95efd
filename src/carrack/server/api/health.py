"""Whether the server is well: for whoever watches over it. Tells nothing that is not for everybody."""

from __future__ import annotations

from importlib.machinery import ExtensionFileLoader

import msgspec
from litestar import get
from sqlalchemy import text

import carrack.core.state
from carrack.server.api.common import AnyRequest, refusals, rooms
from carrack.server.settings import VERSION


class Health(msgspec.Struct):
    """All is well. `compiled`: the engine is; `workers`: processes in which bots think now, at most `most_workers`;
    `waiting`: jobs that none of them has begun.
    """

    status: str
    version: str
    compiled: bool
    workers: int
    most_workers: int
    waiting: int


def compiled() -> bool:
    spec = carrack.core.state.__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


@get("/api/health", responses=refusals(), summary="Whether the server is well")
async def health(request: AnyRequest) -> Health:
    """503 when the database cannot be read."""
    found = rooms(request)
    await found.store.read(lambda connection: connection.execute(text("select count(*) from marks")).scalar())
    pool = found.bots.pool
    return Health("ok", VERSION, compiled(), len(pool.pids), pool.size, pool.waits)


HANDLERS = [health]
