"""What a seat holds that others may lack, by the names of its words: developments, and monuments that are finished."""

from __future__ import annotations

from carrack.games.iron_age.facts import DEVELOPMENT_COUNT, MONUMENT_BOXES, MONUMENT_COUNT
from carrack.games.iron_age.state import IronAge
from carrack.games.iron_age.verbs import DEVELOPMENT_NAMES, MONUMENT_NAMES


def holdable() -> list[str]:
    return [f"development-{name}" for name in DEVELOPMENT_NAMES] + [f"monument-{name}" for name in MONUMENT_NAMES]


def holdings(s: IronAge, seat: int) -> dict[str, int]:
    sheet = s.sheets[seat]
    found = {f"development-{DEVELOPMENT_NAMES[i]}": 1 for i in range(DEVELOPMENT_COUNT) if sheet.has(i)}
    for monument in range(MONUMENT_COUNT):
        if sheet.monuments[monument] >= MONUMENT_BOXES[monument]:
            found[f"monument-{MONUMENT_NAMES[monument]}"] = 1
    return found
