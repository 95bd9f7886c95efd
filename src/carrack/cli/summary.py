"""The summary of many games, as tables."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from carrack.cli.common import seat_name, title_of
from carrack.cli.voice import Voice
from carrack.core.game import Game

Plain = dict[str, Any]
MOST_FAILURES = 5  # that are told one by one
SPREAD = ("reach", "deviation", "least", "median", "most")  # the columns behind a mean


def show(game: Game, plain: Plain, voice: Voice) -> None:
    voice.print(Text(heading(game, plain, voice), "bold"))
    voice.print(voice("summary-seed", seed=plain["seed"], dice=plain["dice"]), "dim")
    if plain["checked"]:
        voice.print(voice("summary-checked", actions=plain["actions"], broken=len(plain["failures"])))
        voice.print(voice("summary-covered", settings=len(plain["settings"])), "dim")
    for failure in plain["failures"][:MOST_FAILURES]:
        voice.print(voice("summary-failure", number=failure["game"], what=failure["what"], seed=plain["seed"]), "red")
        if failure["record"]:
            voice.print("  " + voice("summary-failure-kept", file=failure["record"]))
    if len(plain["failures"]) > MOST_FAILURES:
        voice.print(voice("summary-more-failures", count=len(plain["failures"]) - MOST_FAILURES), "red")
    voice.print(voice("summary-intervals"), "dim")
    for table in plain["tables"]:
        show_table(game, table, voice)


def heading(game: Game, plain: Plain, voice: Voice) -> str:
    title = title_of(game, voice)
    if plain["games"] < plain["wanted"]:
        return voice("summary-title-part", title=title, games=plain["games"], wanted=plain["wanted"])
    return voice("summary-title", title=title, games=plain["games"])


def show_table(game: Game, table: Plain, voice: Voice) -> None:
    """All about the games at tables of one size."""
    voice.print()
    voice.print(Text(voice("summary-seats", count=table["seats"], games=table["games"]), "bold"))
    if table["shared"]:
        voice.print(voice("summary-shared", games=table["shared"]))
    scores = [(seat_name(game, voice, row["seat"]), row) for row in table["scores"]]
    grids = [lengths(table, voice), *points_and_wins(voice, "seat", scores)]
    if len(table["levels"]) > 1:
        levels = [(voice.table(f"level-{row['level']}"), row) for row in table["levels"]]
        grids += points_and_wins(voice, "bot", levels)
    grids.append(sources(game, table, voice))
    grids += [
        shares(game, table[name], key, voice) for name, key in (("endings", "why"), ("grades", "grade")) if table[name]
    ]
    for each in grids:
        voice.print()
        voice.out.print(each)


def lengths(table: Plain, voice: Voice) -> Table:
    """How long a game is; and how far above or below what had to be beaten it ends, where something had to be."""
    found = grid(*(voice(f"column-{name}") for name in ("length", "mean", *SPREAD)))
    for name, key in (("rounds", "summary-rounds"), ("actions", "summary-actions"), ("margins", "summary-margins")):
        if table[name]:
            found.add_row(voice(key), *spread(table[name], voice))
    return found


def spread(row: Plain, voice: Voice) -> list[str]:
    """A mean, half the width of its interval, and how the number is distributed."""
    return [
        *mean(row, voice),
        voice("number", value=row["deviation"]),
        *(voice("value", value=row[each]) for each in ("least", "median", "most")),
    ]


def mean(row: Plain, voice: Voice) -> list[str]:
    """With its interval, which reaches as far down as up."""
    reach = voice("number", value=(row["high"] - row["low"]) / 2)
    return [voice("number", value=row["mean"]), voice("reach", value=reach)]


def grid(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    for i, name in enumerate(columns):
        table.add_column(name, justify="left" if i == 0 else "right", no_wrap=i > 0)
    return table


def points_and_wins(voice: Voice, first: str, rows: list[tuple[str, Plain]]) -> list[Table]:
    """Two tables, so that each fits into sixty columns."""
    points = grid(*(voice(f"column-{name}") for name in (first, "points", *SPREAD)))
    wins = grid(*(voice(f"column-{name}") for name in (first, "won", "interval")))
    for name, row in rows:
        won = row["won"]
        points.add_row(name, *spread(row["points"], voice))
        wins.add_row(name, voice("percent", value=won["share"]), between(won, "percent", voice))
    return [points, wins]


def sources(game: Game, plain: Plain, voice: Voice) -> Table:
    columns = ("source", "points", "reach", "winners", "reach")
    table = grid(*(voice(f"column-{name}") for name in columns))
    for row in plain["sources"]:
        points, winners = row["points"], row["winners"]
        table.add_row(
            word_for(game, "source", row["source"], voice),
            *mean(points, voice),
            *(mean(winners, voice) if winners["n"] else ("–", "–")),
        )
    return table


def shares(game: Game, rows: list[Plain], kind: str, voice: Voice) -> Table:
    table = grid(*(voice(f"column-{name}") for name in (kind, "games", "share", "interval")))
    for row in rows:
        games = row["games"]
        word = word_for(game, kind, row[kind], voice)
        table.add_row(
            word,
            voice("value", value=games["part"]),
            voice("percent", value=games["share"]),
            between(games, "percent", voice),
        )
    return table


def word_for(game: Game, kind: str, name: str, voice: Voice) -> str:
    """A thing's name in words, or as the game writes it."""
    key = f"{kind}-{name}"
    return game.words.say(key, voice.lang, {}) if game.words.knows(key, voice.lang) else name


def between(row: Plain, key: str, voice: Voice) -> str:
    """An interval, its ends said with the words of `key`."""
    return voice("between", low=voice(key, value=row["low"]), high=voice(key, value=row["high"]))
