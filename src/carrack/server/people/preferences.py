"""How somebody likes the table: known wishes with known values, whatever an older or newer version has stored."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Preferences(msgspec.Struct, forbid_unknown_fields=True):
    """A person's settings. `auto` and `system` leave it to the browser; what is not named takes its default."""

    language: Literal["auto", "en", "fr"] = "auto"
    motion: Literal["system", "full", "reduced"] = "system"
    show: Literal["off", "fast", "normal", "slow"] = "normal"
    sound: bool = True
    confirm_end: Literal["auto", "always", "never"] = "auto"
    idle: bool = True  # asks before an answer that costs something and brings nothing
    theme: Literal["system", "light", "dark"] = "system"


def preferences_of(stored: str) -> Preferences:
    """What was stored, as far as it is still understood."""
    found: Any = msgspec.json.decode(stored)
    known = Preferences()
    for field in msgspec.structs.fields(Preferences):
        try:
            setattr(known, field.name, msgspec.convert(found[field.name], field.type))
        except (KeyError, TypeError, msgspec.ValidationError):
            continue
    return known
