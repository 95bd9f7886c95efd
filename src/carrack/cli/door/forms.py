"""What each tool is given. A field that is not here is refused, and so is a value of another kind."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta

from carrack.cli.door.words import Refusal

MOST_ANSWERS: Final = 40
LONGEST_WAIT: Final = 60.0  # seconds

Text = Annotated[str, Meta(max_length=400)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Answer = int | Text | dict[str, str | int]  # a code, words, or a verb with its arguments
Answers = Answer | Annotated[list[Answer], Meta(min_length=1, max_length=MOST_ANSWERS)]
Revision = Annotated[int, Meta(ge=0)]


class Form(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """In which language is said, unless it is the door's own."""

    lang: Text | None = None


class Rules(Form, kw_only=True):
    game: Text
    paragraph: Text = ""


class Start(Form, kw_only=True):
    game: Text
    seats: int | Annotated[list[Text], Meta(min_length=1, max_length=16)] | None = None
    options: dict[str, bool | int | str] = {}
    seed: Text | None = None


class AtTable(Form, kw_only=True):
    table: Text


class AsSeat(AtTable, kw_only=True):
    seat: Seat | None = None


class WhyNot(AsSeat, kw_only=True):
    answer: Answer


class Preview(AsSeat, kw_only=True):
    answers: Answers


class Play(Preview, kw_only=True):
    revision: Revision | None = None


class Since(AsSeat, kw_only=True):
    since: Revision = 0


class Wait(Since, kw_only=True):
    seconds: Annotated[float, Meta(ge=0, le=LONGEST_WAIT)] = 20.0
    since: Revision | None = None  # type: ignore[assignment]  # without it nothing that happened is told


F = TypeVar("F", bound=Form)


def filled(form: type[F], given: dict[str, Any]) -> F:
    """A form from what a caller sent. Some clients write lists and mappings as JSON in a text: that is understood."""
    try:
        return msgspec.convert({name: _unwrapped(value) for name, value in given.items()}, form)
    except msgspec.ValidationError:
        try:
            return msgspec.convert(given, form)
        except msgspec.ValidationError as error:
            raise Refusal("form", why=str(error)) from None


def _unwrapped(value: object) -> object:
    if isinstance(value, str) and value[:1] in ("[", "{"):
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            return value
    return value


def schema_of(form: type[Form]) -> dict[str, Any]:
    """What a form takes, as JSON Schema, without words."""
    _, parts = msgspec.json.schema_components([form])
    schema: dict[str, Any] = parts[form.__name__]
    del schema["title"]
    schema.pop("description", None)
    return schema
