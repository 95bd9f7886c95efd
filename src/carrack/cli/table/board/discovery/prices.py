"""What an answer costs where its own words do not say it, since that goes by the age and by who buys."""

from __future__ import annotations

from typing import Final

from carrack.cli.table.board.board import Scene

PRICED: Final = ("buy", "train", "buy-points", "scout", "scout-deck")


def price_of(scene: Scene, action: int) -> int:
    """The dollars that are certainly paid for it; 0 where it has no price, or says it."""
    if scene.teller.game.describe(action)["verb"] not in PRICED:
        return 0
    told = scene.foresee(action).get("events", ())
    return sum(int(event["dollars"]) for event in told if event["event"] == "paid")


def priced(scene: Scene, action: int, said: str = "") -> str:
    """An answer in its own words, or in these, with its price behind them."""
    price = price_of(scene, action)
    said = said or scene.teller.word(action)
    return scene.speech("discovery-for", said=said, price=scene.speech("dollars", count=price)) if price else said
