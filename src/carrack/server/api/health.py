"""Whether the server is well, for whoever watches over it; and where it is, for whoever sits at its machine."""

from __future__ import annotations

from importlib.machinery import ExtensionFileLoader

import msgspec
from litestar import get

import carrack.core.state
from carrack.server.api.common import AnyRequest, refusals, rooms
from carrack.server.guard.hosts import address_for_others
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


@get("/api/health", responses=refusals(), summary="Whether the server is well")
async def health(request: AnyRequest) -> Health:
    """503 when nothing can be written to the database, or read from it."""
    found = rooms(request)
    await found.store.check()
    pool = found.bots.pool
    compiled = isinstance(getattr(carrack.core.state.__spec__, "loader", None), ExtensionFileLoader)
    return Health("ok", VERSION, compiled, len(pool.pids), pool.size, pool.waits)


class Whereabouts(msgspec.Struct):
    """The address by which others on the network reach this server, null where they do not."""

    address: str | None


@get("/api/address", responses=refusals(), summary="Where others find this server")
async def address(request: AnyRequest) -> Whereabouts:
    """For links that were copied from a page of `localhost`. Whoever does not sit at this machine is told nothing."""
    client = request.scope.get("client")
    host = dict(request.scope["headers"]).get(b"host", b"")
    return Whereabouts(address_for_others(rooms(request).settings, host, client[0] if client else ""))
