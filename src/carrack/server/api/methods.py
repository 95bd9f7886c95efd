"""OPTIONS: what can be done at an address."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from litestar import Response, route
from litestar.enums import HttpMethod, MediaType
from litestar.handlers import HTTPRouteHandler


def with_options(handlers: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The handlers, and one for OPTIONS at each path. The framework's own names only the first of several methods.

    Ours come first: where there is one, the framework makes none.
    """
    methods: dict[str, set[str]] = defaultdict(lambda: {HttpMethod.OPTIONS.value})
    for handler in handlers:
        for path in handler.paths:
            methods[path] |= {str(method) for method in handler.http_methods}
    return [*(options(path, ", ".join(sorted(found))) for path, found in methods.items()), *handlers]


def options(path: str, allowed: str) -> HTTPRouteHandler:
    @route(path, http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
    async def allow() -> Response[None]:
        return Response(None, status_code=204, headers={"allow": allowed}, media_type=MediaType.TEXT)

    return allow
