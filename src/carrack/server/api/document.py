"""The OpenAPI document, exact.

The framework finds operations and their parameters. Of the forms it knows less than msgspec, which checks them: bounds
of what may be null, texts within lists, fields that are refused. So shapes come from msgspec here, and what every
request meets at the door, which the framework never sees, is told once for all.
"""

from __future__ import annotations

import inspect
import sys
from functools import lru_cache
from types import NoneType
from typing import Any, Final, get_args

import msgspec
from litestar import Litestar, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import HeaderParameter, ParameterKwarg
from litestar.response import Stream
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition

from carrack.server.api.common import MEANINGS, Refusal, StaleRefusal
from carrack.server.guard.hosts import WRITES
from carrack.server.guard.identity import COOKIE, TLS_COOKIE

COMPONENTS: Final = "#/components/schemas/{name}"
REFUSED: Final = {"application/json": {"schema": {"$ref": COMPONENTS.format(name="Refusal")}}}
OF_WRITES: Final = (408, 411, 413, 415)  # whatever has a body may be too slow, too large, or of another kind
BOUNDS: Final = {"ge": "minimum", "le": "maximum", "min_length": "minLength", "max_length": "maxLength"}
FILES: Final = ("people_data", "records_record")  # what a browser saves
WHO: Final = {"browser": (COOKIE, "over plain HTTP"), "browserTls": (TLS_COOKIE, "over TLS")}  # cookies
# What 401 means there is not that nobody is signed in.
NEEDS_NO_COOKIE: Final = ("people_login", "people_rename", "passkeys_enter")
ABOUT: Final = """A table for board games.

Whatever is refused is refused with a key, `error`, and its `details`: the words are `error-<key>` of
`/api/words/{language}`.

Who one is stands in a cookie, that of a guest or of an account; a stranger becomes a guest with the first thing that
needs somebody. A write that sends the cookie must come from a page of this server, and say so in `Origin`."""
SECONDS: Final = {"description": "seconds to wait", "schema": {"type": "integer", "minimum": 1}, "required": True}
FILE: Final = {"description": "a name for the file", "schema": {"type": "string"}, "required": True}


def operation_id(handler: HTTPRouteHandler, method: Any = None, path: Any = None) -> str:
    """By module and function: `play_act`."""
    return f"{tag_of(handler)}_{handler.handler_name}"


def tag_of(handler: HTTPRouteHandler) -> str:
    return str(handler.fn.__module__).rpartition(".")[2]


class DocumentPlugin(JsonRenderPlugin):
    """Serves it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(document(request.app))


@lru_cache(8)
def document(app: Litestar) -> dict[str, Any]:
    """Everything that can be asked of an application, and every answer."""
    found = app.openapi_schema.to_schema()
    handlers = handlers_of(app)
    found["info"]["description"] = ABOUT
    found["tags"] = tags(handlers)
    found["components"] = {
        "schemas": shapes(handlers),
        "securitySchemes": {
            who: {"type": "apiKey", "in": "cookie", "name": name, "description": f"{where}: set for a year"}
            for who, (name, where) in WHO.items()
        },
    }
    for methods in found["paths"].values():
        for method, operation in methods.items():
            complete(operation, method.upper(), handlers[operation["operationId"]])
    found["paths"] = dict(sorted(found["paths"].items()))
    return found


def handlers_of(app: Litestar) -> dict[str, HTTPRouteHandler]:
    """By operation."""
    found = [handler for route in app.routes if isinstance(route, HTTPRoute) for handler in route.route_handlers]
    return {operation_id(handler): handler for handler in found if handler.resolve_include_in_schema()}


def tags(handlers: dict[str, HTTPRouteHandler]) -> list[dict[str, str]]:
    modules = {tag_of(handler): sys.modules[handler.fn.__module__] for handler in handlers.values()}
    return [{"name": name, "description": inspect.getdoc(module) or ""} for name, module in sorted(modules.items())]


# Shapes.


def shapes(handlers: dict[str, HTTPRouteHandler]) -> dict[str, Any]:
    """All structures that come or go, by name."""
    used: list[Any] = [Refusal, StaleRefusal]
    for handler in handlers.values():
        used += [annotation for annotation in (form_of(handler), answer_of(handler)) if annotation is not None]
    return dict(sorted(msgspec.json.schema_components(used, ref_template=COMPONENTS)[1].items()))


def form_of(handler: HTTPRouteHandler) -> Any:
    return None if handler.parsed_data_field is None else handler.parsed_data_field.annotation


def answer_of(handler: HTTPRouteHandler) -> Any:
    """What a handler gives back: a structure, also one that comes as a file; None for streams, texts and nothing."""
    field = handler.parsed_return_field
    wrapped = field.inner_types and field.is_subclass_of(Response)
    annotation = field.inner_types[0].annotation if wrapped else field.annotation
    return None if annotation in (None, NoneType, str, Stream) else annotation


def shape_of(annotation: Any) -> dict[str, Any]:
    """By reference where it has a name."""
    (shape,), _components = msgspec.json.schema_components([annotation], ref_template=COMPONENTS)
    return shape


def parameter_shape(field: FieldDefinition) -> dict[str, Any]:
    """A parameter that is absent is not null: only what may stand in an address is told."""
    bounds = field.kwarg_definition
    assert isinstance(bounds, ParameterKwarg), f"{field.name} has no description"
    kind = next((one for one in get_args(field.annotation) if one is not NoneType), field.annotation)
    shape = msgspec.json.schema(kind) | {
        told: getattr(bounds, bound) for bound, told in BOUNDS.items() if getattr(bounds, bound) is not None
    }
    return shape | {"default": field.default} if field.has_default and field.default is not None else shape


# Operations.


def complete(operation: dict[str, Any], method: str, handler: HTTPRouteHandler) -> None:
    """Bring one operation to what is true."""
    del operation["deprecated"]
    operation["tags"] = [tag_of(handler)]
    signature = handler.parsed_fn_signature.parameters
    names = {header_of(field) or name: field for name, field in signature.items()}
    for parameter in operation.get("parameters", ()):
        parameter["schema"] = parameter_shape(names[parameter["name"]])
        del parameter["deprecated"]
    answers = operation["responses"]
    if method in WRITES:
        answers |= {str(status): {"description": MEANINGS[status], "content": REFUSED} for status in OF_WRITES}
    answers["429"]["headers"] = {"Retry-After": SECONDS}
    done = next(answer for status, answer in answers.items() if status < "300")
    done["description"] = "done"
    if answer_of(handler) is not None:
        done["content"] = {"application/json": {"schema": shape_of(answer_of(handler))}}
    done["headers"] = {}
    if operation["operationId"] in FILES:
        done["headers"] = {"Content-Disposition": FILE}
    operation["responses"] = dict(sorted(answers.items()))
    needs = "401" in answers and operation["operationId"] not in NEEDS_NO_COOKIE
    operation["security"] = [*([] if needs else [{}]), *({who: []} for who in WHO)]
    form = form_of(handler)
    if form is not None:
        content = {"schema": shape_of(form), "example": example_of(form)}
        operation["requestBody"]["content"] = {"application/json": content}


def header_of(field: FieldDefinition) -> str | None:
    return field.kwarg_definition.name if isinstance(field.kwarg_definition, HeaderParameter) else None


def example_of(form: Any) -> dict[str, Any]:
    """Made of the examples of its fields."""
    properties = msgspec.json.schema_components([form], ref_template="{name}")[1][form.__name__]["properties"]
    return {name: shape["examples"][0] for name, shape in properties.items() if "examples" in shape}
