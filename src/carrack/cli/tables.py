"""The standings of a tournament, as tables in the terminal."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from carrack.cli.common import title_of
from carrack.cli.summary import grid
from carrack.cli.voice import Voice
from carrack.core.game import Game

Plain = dict[str, Any]
WIDEST = 8  # entrants of whom every pair fits into a terminal
MOST_FORFEITS = 5  # that are told one by one
COLUMNS = ("rank", "bot", "strength", "interval", "games", "won")


def title(game: Game, entrants: int, voice: Voice) -> str:
    return voice("tournament-title", title=title_of(game, voice), count=entrants)


def show(game: Game, plain: Plain, voice: Voice) -> None:
    voice.print(Text(title(game, len(plain["entrants"]), voice), "bold"))
    voice.print(course(plain, voice), "dim")
    voice.print()
    shown = grid(*(voice(f"column-{name}") for name in COLUMNS))
    shown.columns[1].justify, shown.columns[1].no_wrap, shown.columns[1].overflow = "left", False, "fold"
    for row in rows(plain, voice):
        shown.add_row(*row)
    voice.out.print(shown)
    voice.print()
    if len(plain["entrants"]) <= WIDEST:
        voice.print(voice("tournament-pairs"))
        voice.out.print(crosses(plain, voice))
        voice.print()
    for line in forfeits(plain, voice, MOST_FORFEITS):
        voice.print(line, "red")
    voice.print(verdict(plain, voice))
    voice.print(voice("tournament-how"), "dim")


def course(plain: Plain, voice: Voice) -> str:
    """How much was played, how."""
    return voice(
        "tournament-course",
        system=plain["system"],
        seats=plain["seats"],
        rounds=plain["rounds"],
        games=plain["games"],
        seed=plain["seed"],
    )


def rows(plain: Plain, voice: Voice) -> list[list[str]]:
    return [
        [
            str(row["place"]),
            row["name"],
            points(row["rating"], voice),
            "–"
            if row["low"] is None
            else voice("between", low=points(row["low"], voice), high=points(row["high"], voice)),
            voice("value", value=row["games"]),
            voice("percent", value=row["won"]),
        ]
        for row in plain["standings"]
    ]


def points(value: float, voice: Voice) -> str:
    """Of strength, above or below the average."""
    whole = round(value)
    return ("+" if whole > 0 else "") + voice("value", value=whole)


def shares(plain: Plain) -> dict[tuple[str, str], float]:
    """Of the victories that two have won where both sat: the one's, by their names."""
    found = {}
    for pair in plain["pairs"]:
        if pair["won"] + pair["lost"]:
            share = pair["won"] / (pair["won"] + pair["lost"])
            found[pair["one"], pair["other"]] = share
            found[pair["other"], pair["one"]] = 1 - share
    return found


def crosses(plain: Plain, voice: Voice) -> Table:
    names = [row["name"] for row in plain["standings"]]
    found = grid(voice("column-bot"), *(str(place) for place in range(1, len(names) + 1)))
    known = shares(plain)
    for name in names:
        found.add_row(
            name,
            *(
                voice("percent-whole", value=known[name, other])
                if (name, other) in known
                else "–"
                if name != other
                else ""
                for other in names
            ),
        )
    return found


def forfeits(plain: Plain, voice: Voice, most: int) -> list[str]:
    told = [
        voice(
            "tournament-forfeit",
            number=each["game"],
            name=each["name"],
            why=voice(f"forfeit-{each['why']}"),
            detail=each["detail"] or "–",
        )
        for each in plain["forfeits"][:most]
    ]
    more = len(plain["forfeits"]) - most
    return told if more <= 0 else [*told, voice("summary-more-failures", count=more)]


def verdict(plain: Plain, voice: Voice) -> str:
    """Whether the order is sure, and where it is not."""
    if plain["settled"]:
        return voice("tournament-settled")
    names = [row["name"] for row in plain["standings"]]
    open_pairs = [
        voice("tournament-pair", one=names[i], other=names[i + 1])
        for i, row in enumerate(plain["standings"])
        if row["ahead"] is False
    ]
    return voice("tournament-open", pairs=", ".join(open_pairs))
