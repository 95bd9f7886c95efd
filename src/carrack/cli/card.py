"""The card of a training set: what is in it, what its columns mean, how it was made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from carrack.cli.common import options_as_typed, title_of
from carrack.cli.voice import Voice
from carrack.core.catalog import game

COLUMNS: Final = {
    "record": "card-record",
    "game": "card-game",
    "version": "card-version",
    "observation_version": "card-observation-version",
    "seats": "card-seats",
    "revision": "card-revision",
    "seat": "card-seat",
    "who": "card-who",
    "observation": "card-observation",
    "mask": "card-mask",
    "action": "card-action",
    "value": "card-value",
    "points": "card-points",
}


def card_text(card: Mapping[str, Any], voice: Voice) -> str:
    """As Markdown, in the reader's language."""
    parts = [
        f"# {card['file']}",
        voice("card-what", rows=card["rows"], records=card["records"]),
        _made(card, voice),
        f"## {voice('card-tables')}",
        _tables(card, voice),
        f"## {voice('card-players')}",
        "\n".join(f"- {who}: {voice('card-rows', count=rows)}" for who, rows in card["who"].items()),
        f"## {voice('card-columns')}",
        "\n".join(f"- `{name}` ({card['columns'][name]}): {voice(key)}" for name, key in COLUMNS.items()),
        voice("card-secrets"),
        f"## {voice('card-origin')}",
        voice("card-file", bytes=card["bytes"], sha=card["sha256"], program=card["made_by"]),
        voice("card-licence", licence=card["licence"]) if card["licence"] else voice("card-no-licence"),
    ]
    return "\n\n".join(parts) + "\n"


def _made(card: Mapping[str, Any], voice: Voice) -> str:
    how = card["how"]
    refused = voice("card-refused", count=card["refused"]) if card["refused"] else ""
    if "bots" not in how:
        return " ".join(filter(None, [voice("card-given"), refused]))
    bots = ", ".join(how["bots"])
    return voice("card-played", games=how["games"], bots=bots, seed=how["seed"])


def _tables(card: Mapping[str, Any], voice: Voice) -> str:
    rows = []
    for digest, table in card["observations"].items():
        said = voice(
            "card-table",
            title=title_of(game(table["game"]), voice),
            version=str(table["version"]),
            count=table["seats"],
            options=options_as_typed(table["options"]),
            rows=table["rows"],
            records=table["records"],
            length=table["length"],
            actions=table["actions"],
        )
        rows.append(f"- `{digest}`: {said}")
    return "\n".join(rows)
