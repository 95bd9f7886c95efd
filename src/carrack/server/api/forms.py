"""What a request may say, read to the letter: a number is a number, not a text that looks like one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, TypeVar, cast
from urllib.parse import parse_qsl

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import HeaderParameter, ParameterKwarg

from carrack.server.errors import Problem
from carrack.server.guard.door import API

TRUTH: Final = ("true", "false")
LONGEST: Final = 80  # of a name that is said back


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """What a request may say: nothing else is let in."""


F = TypeVar("F", bound=Form)


@lru_cache(256)
def decoder_of(form: type[Form]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(form)


class FormRequest(Request[Any, Any, Any]):
    """Takes the body that came through the door as the form that the handler asks for. The framework's own way takes
    "1" for 1 and 1 for true.
    """

    async def body(self) -> bytes:
        return cast(bytes, self.scope.get("carrack.body"))

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        assert field is not None, "only a handler that takes a form asks for one"
        return read_as(field.annotation, await self.body())


def read_as(form: type[F], body: bytes) -> F:
    """What a body says, as a form; whatever does not fit is named."""
    try:
        return cast(F, decoder_of(form).decode(body))
    except msgspec.ValidationError as refused:
        message, _, place = str(refused).partition(" - at `$")
        raise misshapen(place.rstrip("`").lstrip("."), message) from None
    except (msgspec.DecodeError, RecursionError):
        raise Problem("shape") from None


def misshapen(field: str, message: str) -> Problem:
    return Problem("shape", fields=[{"field": field, "message": message}])


async def check_query(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Only what the handler asks for, each once, numbers in digits: the framework drops the rest, and takes null."""
    text = connection.scope["query_string"]
    if not text or not connection.scope["path"].startswith(API):
        return  # pages may be called with whatever a link carries
    known = query_of(handler)
    seen: set[str] = set()
    for name, value in parse_qsl(text.decode("latin-1"), keep_blank_values=True):
        if name not in known or name in seen:
            raise misshapen(name[:LONGEST], "unknown, or not for the first time")
        if value not in TRUTH if known[name] is bool else not (value.isascii() and value.isdigit()):
            raise misshapen(name, "not understood")
        seen.add(name)


@lru_cache(256)
def query_of(handler: BaseRouteHandler) -> Mapping[str, type[Any]]:
    """The parameters that a handler takes from a query: numbers, or yes and no."""
    fields = handler.parsed_fn_signature.parameters.items()
    return {
        name: bool if field.annotation is bool else int
        for name, field in fields
        if isinstance(field.kwarg_definition, ParameterKwarg)
        and not isinstance(field.kwarg_definition, HeaderParameter)
        and not any(f"{{{name}:" in path for path in handler.paths)
    }
