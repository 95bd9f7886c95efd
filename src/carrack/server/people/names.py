"""Names: as they are shown, and as they are compared. Two names that look alike to a reader in a hurry are one."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from carrack.server.errors import Problem

LEAST: Final = 2
MOST: Final = 40
LONGEST_KEY: Final = 160  # what the database holds; folding may make a name longer
MOST_MARKS: Final = 3  # accents on one letter: living scripts do with fewer

# Letters and signs that show nothing (Unicode's Default_Ignorable_Code_Point, and the blank of Braille). Most of those
# that are ignorable are of category Cf and refused with it: these are the ones that pass for letters or marks.
UNSEEN: Final = {
    *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
    *range(0x180B, 0x1810),
    *range(0xFE00, 0xFE10),
    *range(0xE0100, 0xE01F0),
}
REFUSED: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, direction, joiners, halves, private, unassigned
TELLING: Final = ("L", "N", "So")  # at least one of these makes a name


def shown(text: str) -> str:
    """A name as everybody will see it, or why it cannot be one."""
    composed = normalize("NFKC", text)
    if any(is_hidden(letter) for letter in text + composed):
        raise Problem("name-hidden")
    name = " ".join(composed.split())
    if len(name) < LEAST:
        raise Problem("name-short", least=LEAST)
    if len(name) > MOST or len(key_of(name)) > LONGEST_KEY:
        raise Problem("name-long", most=MOST)
    if not any(category(letter).startswith(TELLING) for letter in name):
        raise Problem("name-empty")
    if has_loose_marks(name):
        raise Problem("name-marks", most=MOST_MARKS)
    return name


def key_of(name: str) -> str:
    """What two names have in common when they are the same name."""
    return " ".join(normalize("NFKC", normalize("NFKC", name).casefold()).split())


def is_hidden(letter: str) -> bool:
    return category(letter) in REFUSED or ord(letter) in UNSEEN


def has_loose_marks(name: str) -> bool:
    """Accents without a letter, or more than fit on one: they would reach into the lines around the name."""
    run = MOST_MARKS  # at the start, and after a space, there is nothing to carry one
    for letter in name:
        if category(letter).startswith("M"):
            run += 1
            if run > MOST_MARKS:
                return True
        else:
            run = MOST_MARKS if letter == " " else 0
    return False
