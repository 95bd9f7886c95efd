"""Everything that can be wrong with what a caller hands us, each with its own name."""

from __future__ import annotations

import reprlib

from mypy_extensions import mypyc_attr


def shown(value: object) -> str:
    """A value in an error message: of any size and depth, it stays short."""
    try:
        return reprlib.repr(value)
    except ValueError:  # an integer of thousands of digits
        return f"a long {type(value).__name__}"


@mypyc_attr(native_class=False)
class CarrackError(Exception):
    """The base of all errors that are the caller's to mend; the message says what was wrong and what is expected.

    `args` are those of the constructor, so that pickle brings an error home from another process.
    """


@mypyc_attr(native_class=False)
class UnknownGame(CarrackError, LookupError):
    """No game of that id is in the catalog."""


@mypyc_attr(native_class=False)
class OptionError(CarrackError, ValueError):
    """Seats or options that the game does not offer; `field` names the culprit."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(field, message)
        self.field = field

    def __str__(self) -> str:
        return f"{self.args[0]}: {self.args[1]}"


@mypyc_attr(native_class=False)
class IllegalAction(CarrackError, ValueError):
    """An answer that the open question does not allow. The state is as it was."""

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message, reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.args[0])


@mypyc_attr(native_class=False)
class NotOver(CarrackError, ValueError):
    """Asked for the result of a game that is still being played."""

    def __str__(self) -> str:
        return "the game is not over: it has no winners and no outcome yet"


@mypyc_attr(native_class=False)
class RecordError(CarrackError, ValueError):
    """A record or a dump that cannot be trusted. `line` is the line of the record, counted from 1, or 0.

    `kind` and `details` are for whoever puts it into other words; a dump's errors have no kind.
    """

    def __init__(self, message: str, line: int = 0, kind: str = "", **details: object) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.kind = kind
        self.details = details


@mypyc_attr(native_class=False)
class FateError(CarrackError, RuntimeError):
    """A source of chance has no answer, or a wrong one, to Nature's question."""


@mypyc_attr(native_class=False)
class UndoError(CarrackError, ValueError):
    """There is nothing to take back, or it may not be taken back any more."""


@mypyc_attr(native_class=False)
class PositionError(CarrackError, ValueError):
    """The words for a position do not make one; the message says which, and what is missing."""


@mypyc_attr(native_class=False)
class ObservationError(CarrackError, LookupError):
    """A game that does not say in numbers what a seat may know."""


@mypyc_attr(native_class=False)
class MissingExtra(CarrackError, ImportError):
    """Something needs a library that the plain install does not bring; the message names it and the extra."""

    def __init__(self, what: str, library: str, extra: str) -> None:
        super().__init__(what, library, extra)

    def __str__(self) -> str:
        return f"{self.args[0]} needs {self.args[1]}: pip install carrack[{self.args[2]}]"
