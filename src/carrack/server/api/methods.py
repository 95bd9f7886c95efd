"""What can be done at which address; OPTIONS says it."""

from __future__ import annotations

from collections import defaultdict
from types import ModuleType

from litestar import Response, route
from litestar.enums import HttpMethod, MediaType
from litestar.handlers import HTTPRouteHandler


def handlers_of(*modules: ModuleType) -> list[HTTPRouteHandler]:
    """All handlers, and one for OPTIONS at each path. The framework's own names only the first of several methods.

    Ours come first: where there is one, the framework makes none.
    """
    handlers = [found for module in modules for found in vars(module).values() if isinstance(found, HTTPRouteHandler)]
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
