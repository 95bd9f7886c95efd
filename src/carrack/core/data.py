"""Plain data: what a State is made of. Fields are declared once, in `__init__`; dump, load and comparison find them."""

from __future__ import annotations

from typing import Final, TypeGuard, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carrack.core.errors import RecordError, shown

LARGEST: Final = 2**60  # no game counts so far, and sums of such numbers stay within 64 bits
LONGEST: Final = 100_000  # entries of a list field: a guard against absurd dumps, no game comes near it


def is_integer(value: object) -> TypeGuard[int]:
    """A bool is none: who writes `true` for a number has made a mistake."""
    return isinstance(value, int) and not isinstance(value, bool)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Data:
    """A bundle of integers, texts, vectors of integers and further bundles.

    A compiled class knows its fields by `__mypyc_attrs__`, an interpreted one by its `__dict__`; sorted by name the
    two agree. It holds nothing that holds it (`acyclic`), so that copies by the million are no work for the collector
    of cycles; a game's own class says so, too.
    """

    def fields(self) -> list[str]:
        """Every field's name, in an order that is the same on every machine."""
        names: set[str] = set(getattr(type(self), "__mypyc_attrs__", ()))
        names.discard("__dict__")
        names.update(getattr(self, "__dict__", {}))
        return sorted(names)

    def plain(self) -> dict[str, object]:
        """All fields as JSON-able values."""
        return {name: _plain(getattr(self, name)) for name in self.fields()}

    def restore(self, plain: object, where: str) -> None:
        """Set every field from what `plain()` gave. The shape must be this object's own."""
        if not isinstance(plain, dict):
            raise RecordError(f"{where}: expected an object with the fields, got {_kind(plain)}")
        names = self.fields()
        for name in plain:
            if name not in names:
                raise RecordError(f"{where}.{name}: no such field")
        for name in names:
            if name not in plain:
                raise RecordError(f"{where}.{name}: missing")
            _restore_field(self, name, plain[name], f"{where}.{name}")


def _plain(value: object) -> object:
    if isinstance(value, (int, str)):
        return value
    if isinstance(value, Data):
        return value.plain()
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return [_plain(item) for item in value]  # type: ignore[attr-defined]  # a vec: iterable, of no common base class


def _kind(value: object) -> str:
    return "nothing" if value is None else type(value).__name__


def _number(value: object, where: str) -> int:
    if not is_integer(value) or not -LARGEST <= value <= LARGEST:
        raise RecordError(f"{where}: expected an integer within {LARGEST}, got {shown(value)}")
    return value


def _restore_field(owner: Data, name: str, plain: object, where: str) -> None:
    current: object = getattr(owner, name)
    if isinstance(current, bool):
        if not isinstance(plain, bool):
            raise RecordError(f"{where}: expected true or false, got {_kind(plain)}")
        setattr(owner, name, plain)
    elif isinstance(current, int):
        setattr(owner, name, _number(plain, where))
    elif isinstance(current, str):
        if not isinstance(plain, str):
            raise RecordError(f"{where}: expected a text, got {_kind(plain)}")
        setattr(owner, name, plain)
    elif isinstance(current, Data):
        current.restore(plain, where)
    else:
        _restore_row(owner, name, current, plain, where)


def _restore_row(owner: Data, name: str, current: object, plain: object, where: str) -> None:
    """A vector keeps its length and is filled in place, as parts are; an interpreted game's list may be of any."""
    if not isinstance(plain, list):
        raise RecordError(f"{where}: expected a list, got {_kind(plain)}")
    here: list[object] = list(current)  # type: ignore[call-overload]  # a vec or a list
    if (not isinstance(current, list) and len(plain) != len(here)) or len(plain) > LONGEST:
        raise RecordError(f"{where}: expected {len(here)} entries, got {len(plain)}")
    if here and isinstance(here[0], Data):
        if len(plain) != len(here):
            raise RecordError(f"{where}: expected {len(here)} entries, got {len(plain)}")
        for i, part in enumerate(here):
            assert isinstance(part, Data)
            part.restore(plain[i], f"{where}[{i}]")
        return
    numbers = [_number(item, f"{where}[{i}]") for i, item in enumerate(plain)]
    if isinstance(current, list):
        setattr(owner, name, numbers)
    else:
        row = cast("vec[i64]", current)  # in place: what mypyc makes of setting a vec from outside never lets go of it
        for i, number in enumerate(numbers):
            row[i] = number
