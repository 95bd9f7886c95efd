"""What goes wrong, as the API says it: a status, a key with details that the page puts into words, nothing more."""

from __future__ import annotations

from typing import Any

import msgspec


class Problem(Exception):
    """A refusal. `error` is a key of `locales/*/server.ftl` (`error-<key>`), `details` are its arguments."""

    status = 400

    def __init_subclass__(cls, status: int | None = None) -> None:
        cls.status = cls.status if status is None else status

    def __init__(self, error: str, status: int | None = None, **details: Any) -> None:
        super().__init__(error)
        self.error = error
        self.status = self.status if status is None else status
        self.details = details


class Unknown(Problem, status=404):
    """There is no such thing, or it is not for this person to know that there is."""


class Unauthorised(Problem, status=401):
    """Nobody is signed in, and somebody must be."""


class Forbidden(Problem, status=403):
    """It is there, but not for this person to do."""


class Conflict(Problem, status=409):
    """It could be done, but not as things stand now."""


class Stale(Conflict):
    """The question was answered meanwhile: what is new goes along."""

    def __init__(self, update: bytes) -> None:
        super().__init__("stale")
        self.update = update  # JSON


class TooMany(Problem, status=429):
    """Too often in too short a time: to be tried again after so many `seconds`."""


class Unavailable(Problem, status=503):
    """It could not be written down, so it did not happen."""


def said(problem: Problem) -> tuple[bytes, dict[str, str]]:
    """A refusal as it goes out: its JSON, and headers of its own."""
    told: dict[str, Any] = {"error": problem.error, "details": problem.details}
    if isinstance(problem, Stale):
        told["update"] = msgspec.Raw(problem.update)
    headers = {"retry-after": str(problem.details["seconds"])} if isinstance(problem, TooMany) else {}
    return msgspec.json.encode(told), headers
