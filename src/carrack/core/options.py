"""Options: editions, modules and variants as data, checked at one door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carrack.core.errors import OptionError, shown


class Option:
    """One option of a game. `seats`, when given, are the seat counts at which it may differ from its default."""

    def __init__(
        self,
        kind: str,
        default: bool | int | str,
        choices: Sequence[bool | int | str] = (),
        text: str = "",
        seats: Sequence[int] = (),
    ) -> None:
        if kind not in ("bool", "choice", "int"):
            raise ValueError(f"an option is of kind bool, choice or int, not {kind!r}")
        self.kind = kind
        self.default = default
        self.choices = (False, True) if kind == "bool" else tuple(choices)
        self.text = text
        self.seats = tuple(seats)
        if default not in self.choices:
            raise ValueError(f"the default {default!r} is none of {self.choices}")

    def check(self, name: str, value: object, seats: int) -> bool | int | str:
        allowed = ", ".join(str(choice).lower() if self.kind == "bool" else str(choice) for choice in self.choices)
        wanted = str if self.kind == "choice" else bool if self.kind == "bool" else int
        if not isinstance(value, (bool, int, str)) or type(value) is not wanted or value not in self.choices:
            raise OptionError(name, f"{shown(value)} is not offered; allowed: {allowed}")
        if self.seats and seats not in self.seats and value != self.default:
            counts = ", ".join(str(count) for count in self.seats)
            raise OptionError(name, f"{shown(value)} needs {counts} seats, not {seats}")
        return value


def settle(offered: Mapping[str, Option], wanted: object, seats: int) -> dict[str, bool | int | str]:
    """All options of a game with the wanted values, checked, and the others' defaults."""
    if wanted is None:
        wanted = {}
    if not isinstance(wanted, Mapping):
        raise OptionError("options", f"expected a mapping of names to values, got {type(wanted).__name__}")
    for name in wanted:
        if name not in offered:
            raise OptionError(str(name), f"no such option; allowed: {', '.join(offered) or 'none'}")
    return {name: option.check(name, wanted.get(name, option.default), seats) for name, option in offered.items()}
