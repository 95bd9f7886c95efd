"""The three streams as they are handed to us: some closed, some unable to show our letters."""

from __future__ import annotations

import codecs
import os
import sys
from typing import Final
from unicodedata import combining, normalize

MANNER: Final = "carrack"  # by which Python finds how we write what a stream has no letter for
INSTEAD: Final = {
    **dict.fromkeys("“”«»", '"'),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("–—−‐‑", "-"),
    **dict.fromkeys("\u00a0\u2009\u202f", " "),
    "×": "x",
    "…": "~",
    "·": ".",
    "→": ">",
    "≥": ">=",
    "≤": "<=",
    "✓": "+",
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
    "§": "#",
}


def prepare_streams() -> None:
    """What is closed leads nowhere; a terminal that cannot show a sign shows the nearest one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (as long as the program runs)
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=MANNER)


def nearest(text: str) -> str:
    """Letters of ASCII for those that a stream does not have: quotes, dashes, letters without accents."""
    return "".join(_nearest(letter) for letter in text)


def _nearest(letter: str) -> str:
    if letter.isascii() or letter in INSTEAD:
        return INSTEAD.get(letter, letter)
    bare = "".join(part for part in normalize("NFKD", letter) if not combining(part))
    return bare if bare.isascii() and bare else "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return nearest(error.object[error.start : error.end]), error.end


codecs.register_error(MANNER, _replace)
