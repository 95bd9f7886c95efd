"""What the texts and numbers of a view stand for, so that any page can name and explain them (`Game.things`), and
where those lie that an answer is about (`Game.places`).
"""

from __future__ import annotations

from typing import Final

SLOTS: Final = ("initiative", "goods", "capital", "captain", "merchant", "missionary", "soldier", "training", "warfare")
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
    **{f"boxes.{box}": "worker" for box in SLOTS},
    "dock": "space worker",
    "shipping": "by-seat worker",
    "discovery": "by-seat worker",
    "worker": "worker",
    "regions": "region",
    "good": "good",
    "counter": "counter",
    "seen_by": "seat",
    "failed_with": "some",
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
    "boxes.builder": "worker",
    "item": "-",
    "nation": "nation",
    "foretold": "tile",
    "top_card": "card",
    "top_seen_by": "seat",
    "bottom_cards": "card",
    "bottom_seen_by": "seat",
}

PLACES: Final[dict[str, str]] = {
    "place.worker": "seat.hand",
    "enlist.worker": "boxes.discovery",
    "train.worker": "-",
    "hit.worker": "regions",
    "take.good": "goods",
    "buy.tile": "tiles",
}
PLACES_2015: Final[dict[str, str]] = {
    **PLACES,
    "place-ship.worker": "seat.hand",
    "claim.good": "goods",
    "smuggle-from.good": "seat.goods",
    "smuggle-for.good": "seat.goods",
    "sell.good": "seat.goods",
    "lose.worker": "regions",
}
