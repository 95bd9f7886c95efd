"""What the door says, and how it refuses."""

from __future__ import annotations

from typing import Final

from carrack.words import Words

DOOR: Final = Words("mcp")


def say(key: str, lang: str, **arguments: object) -> str:
    """Numbers are said as tools take them, 1000 and not 1,000; but for the one that is a `count` of things."""
    plain = {name: value if name == "count" else str(value) for name, value in arguments.items()}
    return DOOR.say(key, lang, plain)


class Refusal(Exception):
    """Something that cannot be done, by its key in `mcp.ftl`; nothing has changed. The caller reads it as an error."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def said(self, lang: str) -> str:
        return say(f"refused-{self.key}", lang, **self.arguments)
