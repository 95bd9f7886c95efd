"""What the texts and numbers of a view stand for, so that any page can name and explain them (`Game.things`)."""

from __future__ import annotations

from typing import Final

THINGS: Final[dict[str, str]] = {
    "*": "sheet",
    "turn": "seat",
    "active": "seat",
    "stage": "stage",
    "slot": "-",
    "waiting": "-",
    "order": "seat",
    "placed": "seat",
    "boxes": "box",
    "dock": "space",
    "shipping": "by-seat worker",
    "discovery": "by-seat worker",
    "worker": "worker",
    "regions": "region",
    "good": "good",
    "counter": "counter",
    "seen_by": "seat",
    "workers": "by-seat worker",
    "points": "by-seat source",
    "goods": "good",
    "tiles": "tile",
    "used": "tile",
    "seat": "by-seat seat",
    "hand": "worker",
    "crew": "worker",
    "fallen": "worker",
    "counters": "counter",
    "cards": "card",
}
THINGS_2015: Final[dict[str, str]] = {
    **THINGS,
    "item": "-",
    "nation": "nation",
    "foretold": "tile",
    "top_card": "card",
    "top_seen_by": "seat",
    "bottom_cards": "card",
    "bottom_seen_by": "seat",
}
