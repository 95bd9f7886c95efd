"""What a tournament leaves in its folder: data, tables, pictures, and a page with all of it."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any

from carrack.arena.plots import Bar, Spelling, bars, squares
from carrack.cli import pages, tables
from carrack.cli.pages import paragraph, table
from carrack.cli.voice import Voice
from carrack.core.game import Game
from carrack.files import write_text

Plain = dict[str, Any]
LONGEST = 24  # letters of a name in a picture


def keep(folder: Path, game: Game, plain: Plain, voice: Voice) -> None:
    """All files anew; the same tournament has the same bytes."""
    drawn = charts(plain, voice)
    write_text(folder / "tournament.json", json.dumps(plain, indent=2, ensure_ascii=False) + "\n")
    write_text(folder / "standings.csv", table_of(plain["standings"]))
    write_text(folder / "pairs.csv", table_of(plain["pairs"]))
    for name, chart in drawn.items():
        write_text(folder / f"{name}.svg", chart)
    write_text(folder / "report.html", page(game, plain, list(drawn.values()), voice))


def table_of(rows: Sequence[Plain]) -> str:
    """As CSV, with a line of names above."""
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def charts(plain: Plain, voice: Voice) -> dict[str, str]:
    numbers = Spelling(lambda value: tables.points(value, voice), lambda value: voice("value", value=value))
    whole = Spelling(lambda value: voice("percent-whole", value=value), lambda value: voice("value", value=value))
    names = [row["name"] for row in plain["standings"]]
    labels = [name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…" for name in names]
    strengths = [
        Bar(label, row["rating"], *(row[end] if row[end] is not None else row["rating"] for end in ("low", "high")))
        for label, row in zip(labels, plain["standings"], strict=True)
    ]
    known = tables.shares(plain)
    won = [[known.get((one, other)) for other in names] for one in names]
    return {
        "strengths": bars(voice("tournament-chart"), voice("chart-strength"), strengths, numbers),
        "pairs": squares(voice("tournament-pairs"), labels, won, whole),
    }


def page(game: Game, plain: Plain, drawn: Iterable[str], voice: Voice) -> str:
    names = [voice(f"column-{name}") for name in tables.COLUMNS]
    forfeits = tables.forfeits(plain, voice, len(plain["forfeits"]))
    bots = [[entrant["name"], entrant["bot"]] for entrant in plain["entrants"] if entrant["name"] != entrant["bot"]]
    parts = [
        paragraph(tables.course(plain, voice)),
        f"<p><strong>{escape(tables.verdict(plain, voice))}</strong></p>",
        table(names, tables.rows(plain, voice), word=1),
        *drawn,
        *(f"<p>{escape(name)} = <code>{escape(bot)}</code></p>" for name, bot in bots),
        *(paragraph(line) for line in forfeits),
        paragraph(voice("tournament-how")),
    ]
    return pages.page(tables.title(game, len(plain["entrants"]), voice), parts, voice.lang)
