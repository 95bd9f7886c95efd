"""Names: as they are shown, and as they are compared. Two names that look alike to a reader in a hurry are one."""

from __future__ import annotations

from functools import cache
from typing import Final
from unicodedata import category, normalize

from confusable_homoglyphs.categories import unique_aliases  # type: ignore[import-untyped]

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

# Scripts that a language writes together; whatever else mixes them mixes look-alikes (Unicode TR39, 5.2: highly
# restrictive). Signs that belong to no script go with all.
TOGETHER: Final = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
ANY_SCRIPT: Final = {"COMMON", "INHERITED"}
ITSELF: Final = "m"  # to TR39 it is rn; but Amo and Arno are two people


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
    scripts = unique_aliases(name) - ANY_SCRIPT
    if len(scripts) > 1 and not any(scripts <= together for together in TOGETHER):
        raise Problem("name-mixed")
    return name


def key_of(name: str) -> str:
    """What two names have in common when they are the same name."""
    return " ".join(normalize("NFKC", normalize("NFKC", name).casefold()).split())


def look_of(name: str) -> str:
    """What two names have in common when a reader takes one for the other: their skeleton (Unicode TR39, 4)."""
    return normalize("NFD", normalize("NFD", normalize("NFKC", name)).translate(_stand_ins())).casefold()


@cache
def _stand_ins() -> dict[int, str]:
    """For each sign the one that stands for all that look like it.

    The library has pairs, both ways, as Unicode lists them (with a mark beside those that are written from right to
    left): whichever is in more of them stands for the others.
    """
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]  # slow to load

    mark = "\u200e"
    alike = {sign.strip(mark): [other["c"].strip(mark) for other in found] for sign, found in confusables_data.items()}
    return {
        ord(sign): max((sign, *others), key=lambda one: (len(alike[one]), one))
        for sign, others in alike.items()
        if len(sign) == 1 and sign != ITSELF
    }


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
