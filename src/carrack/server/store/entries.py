"""Entries of a log as they are stored: a JSON object each, whose `kind` says what else stands in it.

Unlike a record's line, it holds all that an entry is: its events and who may know them too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final, get_args

import msgspec

from carrack.core import log
from carrack.core.data import LARGEST
from carrack.core.errors import RecordError
from carrack.core.events import EVERYONE, Event
from carrack.core.log import Entry

Number = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]
Told = tuple[Number, Number, Number, Number, Number, Number, Number]  # as `Event.numbers` gives it


class Kept(msgspec.Struct, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True):
    """What stands in every kind of entry: whose it is."""

    by: Number


class Act(Kept, tag=log.ACT):
    """An answer, and what it told."""

    action: Number
    forced: bool = False
    address: str = ""
    audience: Number = int(EVERYONE)
    events: list[Told] = []


class Undo(Kept, tag=log.UNDO):
    """A seat took back its own last answer."""

    to: Number


class Rewind(Kept, tag=log.REWIND):
    """All seats went back."""

    to: Number


class HandOver(Kept, tag=log.HAND_OVER):
    """Who plays a seat from here on."""

    who: str


class Time(Kept, tag=log.TIME):
    """A seat had no time left."""


class Resign(Kept, tag=log.RESIGN):
    """A seat gave up."""


class Rules(Kept, tag=log.RULES):
    """Under which version it goes on, and from which state."""

    to: Number
    version: Number
    state: Any


AnyKept = Act | Undo | Rewind | HandOver | Time | Resign | Rules
KINDS: Final[dict[str, type[Any]]] = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyKept)}

_json: Final = msgspec.json.Encoder()
_entries: Final[msgspec.json.Decoder[AnyKept]] = msgspec.json.Decoder(AnyKept)


def kept(entry: Entry) -> AnyKept:
    """What is stored of an entry, by the names that it has there; it can be sent to another process too."""
    if entry.kind == log.ACT:
        told = [event.numbers() for event in entry.events]
        return Act(entry.by, entry.action, entry.forced, entry.address, entry.audience, told)  # type: ignore[arg-type]
    found: AnyKept = msgspec.convert(entry, KINDS[entry.kind], from_attributes=True)
    return found


def written(entry: Entry) -> str:
    """An entry as a row of the database has it."""
    return _json.encode(kept(entry)).decode()


def read(text: str) -> Entry:
    """What `written` gave. Whether it fits the game is for `Match.restore` to say."""
    return _entry(_entries.decode, text)


def brought(data: object) -> Entry:
    """The same of what another process sent, once that is plain data."""
    return _entry(partial(msgspec.convert, type=AnyKept), data)


def _entry(understand: Callable[[Any], AnyKept], data: object) -> Entry:
    try:
        found = understand(data)
    except msgspec.DecodeError as error:
        raise RecordError(f"expected a stored entry: {error}") from None
    entry = Entry(str(found.__struct_config__.tag), found.by)
    values = msgspec.structs.asdict(found)
    entry.events = [Event(*told) for told in values.pop("events", ())]
    for name, value in values.items():
        setattr(entry, name, value)
    return entry
