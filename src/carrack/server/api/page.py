"""The page in the browser: built by `web/` into the folder `page` of this package, read once, served compressed."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, NamedTuple

from litestar import Response, get
from litestar.params import Parameter

from carrack.server.api.common import AnyRequest
from carrack.server.errors import Unknown

FOLDER: Final = files("carrack") / "server" / "page"
INDEX: Final = "index.html"
# The addresses of the page, as `web/src/lib/router.svelte.ts` knows them: a test holds the two lists together.
ADDRESSES: Final = (
    "/",
    "/new",
    "/new/{game:str}",
    "/table/{table:str}",
    "/table/{table:str}/move/{revision:str}",
    "/invitation/{invitation:str}",
    "/confirm/{key:str}",
    "/rules",
    "/rules/{game:str}",
    "/people",
    "/people/{name:str}",
    "/clubs/{club:str}",
    "/clubs/{club:str}/contests/{contest:str}",
    "/club-invitation/{invitation:str}",
    "/recovery/{token:str}",
    "/account",
    "/settings",
    "/about",
)
COMPRESSED: Final = (".html", ".js", ".css", ".svg", ".json", ".txt")  # fonts and pictures are so already
FOR_EVER: Final = "public, max-age=31536000, immutable"  # a file of assets/ has its digest in its name
ASK: Final = "no-cache"


class File(NamedTuple):
    """A file of the page, ready to be sent."""

    body: bytes
    packed: bytes | None
    media: str
    kept: str


def read(folder: Traversable, under: str = "") -> dict[str, File]:
    """Every file of a folder by its path; nothing where there is no such folder."""
    if not folder.is_dir():
        return {}
    found: dict[str, File] = {}
    for entry in folder.iterdir():
        path = f"{under}{entry.name}"
        if entry.is_dir():
            found |= read(entry, f"{path}/")
        else:
            body = entry.read_bytes()
            packed = gzip.compress(body, 9) if path.endswith(COMPRESSED) else None
            media = mimetypes.guess_type(path)[0] or "application/octet-stream"
            found[path] = File(body, packed, media, FOR_EVER if path.startswith("assets/") else ASK)
    return found


@cache
def built() -> dict[str, File]:
    """The page as it was built; empty in a tree where it was not."""
    return read(FOLDER)


def answer(request: AnyRequest, name: str, status: int = 200) -> Response[bytes]:
    file = built().get(name)
    if file is None:
        raise Unknown("no-page")
    headers = {"cache-control": file.kept, "vary": "accept-encoding"}
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, status_code=status, media_type=file.media, headers=headers)


@get(list(ADDRESSES), include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """One page for all addresses: it finds out by itself what to show."""
    return answer(request, INDEX)


@get("/{path:path}", include_in_schema=False)
async def other(request: AnyRequest, path: Annotated[str, Parameter()]) -> Response[bytes]:
    """A file of the page; at any other address the page says that there is nothing, but never for the API."""
    name = path.lstrip("/")
    if name in built() or path.startswith(("/api/", "/assets/")):
        return answer(request, name)
    return answer(request, INDEX, 404)
