"""A way to call somebody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

PUSH: Final = "push"
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"
SERVICE: Final = "service"


class Undelivered(Exception):
    """A call did not arrive. `why` is a key of the settings' words, `for_good` that nothing would change that."""

    def __init__(self, why: str, for_good: bool = False) -> None:
        super().__init__(why)
        self.why = why
        self.for_good = for_good


class Way(msgspec.Struct, frozen=True):
    """A row of `ways`."""

    id: str
    person: str
    kind: str
    address: str
    keys: str
    name: str
    about: list[str]
    language: str
    origin: str
    proof: str | None
    confirmed: bool
    trouble: str
    given_up: float
    created: float

    @property
    def is_used(self) -> bool:
        return self.confirmed and not self.given_up


def way_of(row: Mapping[Any, Any]) -> Way:
    about = msgspec.json.decode(row["about"], type=list[str])
    return msgspec.convert({**row, "about": about, "confirmed": bool(row["confirmed"])}, Way)
