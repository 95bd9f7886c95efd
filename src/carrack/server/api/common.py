"""What all handlers share: who asks, where the rooms are, how refusals are declared and said."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

import msgspec
from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from carrack.server.bots.room import Bots
from carrack.server.calls.room import Calls
from carrack.server.errors import Forbidden, Problem, Unauthorised, said
from carrack.server.guard.door import fault
from carrack.server.guard.identity import token_of
from carrack.server.guard.limits import Limits, Reads, spend
from carrack.server.people.people import People, Somebody
from carrack.server.settings import Settings
from carrack.server.store.store import Store
from carrack.server.tables.harbour import Harbour
from carrack.server.tables.live import Live
from carrack.server.tables.telling import Update

AnyRequest = Request[Any, Any, Any]


@dataclass
class Rooms:
    """Everything behind the API: `Application.rooms`."""

    settings: Settings
    store: Store
    people: People
    harbour: Harbour
    live: Live
    bots: Bots
    calls: Calls
    limits: Limits
    reads: Reads


def rooms(connection: ASGIConnection[Any, Any, Any, Any]) -> Rooms:
    return cast(Rooms, cast(Any, connection.app).rooms)


# Who asks.


def somebody(request: ASGIConnection[Any, Any, Any, Any]) -> Somebody | None:
    """Whoever the cookie says; put there by the door."""
    return cast("Somebody | None", request.scope.get("carrack.person"))


def person_id(request: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    found = somebody(request)
    return None if found is None else found.id


def signed_in(request: AnyRequest) -> Somebody:
    """Somebody, guest or account; strangers are sent away."""
    return no_stranger(somebody(request))


def no_stranger(found: Somebody | None) -> Somebody:
    if found is None:
        raise Unauthorised("sign-in")
    return found


async def anybody(request: AnyRequest) -> Somebody:
    """Somebody; a stranger becomes a guest, whose cookie goes back with the response."""
    found = somebody(request)
    if found is None:
        await refuse_banned(request)
        spend(request, "creations")
        found, token = await rooms(request).people.guest()
        become(request, found, token)
    return found


def become(request: AnyRequest, person: Somebody | None, token: str | None) -> None:
    """From here on the browser is somebody else: the door sends the cookie."""
    scope: dict[str, Any] = request.scope  # type: ignore[assignment]  # keys of our own
    scope["carrack.person"] = person
    scope["carrack.token"] = token


async def refuse_banned(request: AnyRequest) -> None:
    """A browser of somebody who is banned becomes nobody else here."""
    if await rooms(request).people.is_banned(token_of(request.scope)):
        raise Forbidden("banned")


# Refusals.


class Refusal(msgspec.Struct):
    """Why not: a key that the page words (`error-<key>`), and its arguments."""

    error: str
    details: dict[str, Any] = {}


class StaleRefusal(Refusal):
    """Somebody was quicker: where the game stands now goes along with `stale`."""

    update: Update | None = None


MEANINGS: Final = {
    400: "the request is not understood, or asks for something that does not exist in this game",
    401: "nobody is signed in",
    403: "not for this person to do",
    404: "there is no such thing, or it is not for this person to know of",
    409: "not as things stand now",
    408: "the rest of the request did not come",
    411: "a body has to say how long it is",
    413: "too large",
    415: "only JSON is understood here",
    429: "too often; try again later",
    503: "it could not be written down, so it did not happen",
}
ALWAYS: Final = (400, 403, 429, 503)  # what no handler has to think of; the document adds what only bodies meet


def refusals(*statuses: int, stale: bool = False) -> dict[int, ResponseSpec]:
    """The 4xx of a handler, as the OpenAPI document declares them."""
    return {
        status: ResponseSpec(
            data_container=StaleRefusal if stale and status == 409 else Refusal,
            description=MEANINGS[status],
            generate_examples=False,
        )
        for status in sorted({*statuses, *ALWAYS})
    }


def say_problem(request: AnyRequest, problem: Problem) -> Response[bytes]:
    body, headers = said(problem)
    return Response(body, status_code=problem.status, headers=headers, media_type=MediaType.JSON)


def say_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses: wrong shapes, unknown fields, unknown paths."""
    if isinstance(error, ValidationException):
        extra = error.extra if isinstance(error.extra, list) else []
        fields = [{"field": str(one.get("key", "")), "message": str(one.get("message", ""))} for one in extra]
        return Response({"error": "shape", "details": {"fields": fields}}, status_code=400)
    keys = {400: "shape", 404: "no-page", 405: "no-method", 415: "only-json"}
    key = keys.get(error.status_code, "refused")
    headers = dict(error.headers or {})
    return Response({"error": key, "details": {}}, status_code=error.status_code, headers=headers)


Handler = Callable[[AnyRequest, Any], Response[Any]]
HANDLERS: Final[dict[int | type[Exception], Handler]] = {
    Problem: say_problem,
    HTTPException: say_http,
    Exception: lambda request, error: say_problem(request, fault(error)),
}
