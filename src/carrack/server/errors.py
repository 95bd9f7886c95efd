"""What goes wrong, as the API says it: a status, a key with details that the page puts into words, nothing more."""

from __future__ import annotations

from typing import Any


class Problem(Exception):
    """A refusal. `error` is a key of `locales/*/server.ftl` (`error-<key>`), `details` are its arguments."""

    status = 400

    def __init__(self, error: str, **details: Any) -> None:
        super().__init__(error)
        self.error = error
        self.details = details


class Unknown(Problem):
    """There is no such thing, or it is not for this person to know that there is."""

    status = 404


class Unauthorised(Problem):
    """Nobody is signed in, and somebody must be."""

    status = 401


class Forbidden(Problem):
    """It is there, but not for this person to do."""

    status = 403


class Conflict(Problem):
    """It could be done, but not as things stand now."""

    status = 409


class Stale(Conflict):
    """The question was answered meanwhile: what is new goes along."""

    def __init__(self, update: bytes) -> None:
        super().__init__("stale")
        self.update = update  # JSON


class TooLarge(Problem):
    """More than anybody needs to say here."""

    status = 413


class OtherKind(Problem):
    """Not in a form that is understood here."""

    status = 415


class TooSlow(Problem):
    """The rest of the request did not come."""

    status = 408


class TooMany(Problem):
    """Too often in too short a time: to be tried again after so many seconds."""

    status = 429

    def __init__(self, error: str, seconds: int) -> None:
        super().__init__(error, seconds=seconds)


class Unavailable(Problem):
    """It could not be written down, so it did not happen."""

    status = 503
