"""`carrack bench`: the engine's figures, measured, beside what they should be."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

import typer
from rich.text import Text

from carrack.arena.measures import IN_MICROSECONDS, LESS_IS_BETTER, SEARCH, SLICES, Measure, measure
from carrack.arena.thinking import measure_thinking
from carrack.cli.arguments import game_of
from carrack.cli.build import is_compiled
from carrack.cli.common import title_of
from carrack.cli.parameters import LANG
from carrack.cli.summary import grid
from carrack.cli.voice import Voice
from carrack.core.game import Game
from carrack.games import HOUSE

COLUMNS: Final = ("figure", "seats", "measured", "yardstick", "times", "floor", "goal", "reached")


def bench(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    gate: Annotated[bool, typer.Option("--gate")] = False,
    search: Annotated[bool, typer.Option("--search")] = False,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    titles = [game_of(name) for name in (sorted(HOUSE) if game is None else [game])]
    if not is_compiled():
        voice.err.print(voice("bench-pure"))
    found = {title.id: measured(title, search, voice) for title in titles}
    if as_json:
        plain = {"compiled": is_compiled(), "games": {id: [plain_of(f) for f in each] for id, each in found.items()}}
        voice.print(json.dumps(plain, indent=2))
    else:
        for title in titles:
            show(title, found[title.id], search, voice)
    if gate and not all(reached(figure, "floor") for figures in found.values() for figure in figures):
        raise typer.Exit(1)


def measured(game: Game, search: bool, voice: Voice) -> list[Measure]:
    with voice.err.status(voice("bench-measuring", title=title_of(game, voice))):
        return measure_thinking(game) if search else measure(game)


def reached(figure: Measure, which: str) -> bool:
    """Whether a figure reaches its floor or goal; one without a target does."""
    return figure.target is None or figure.reaches(getattr(figure.target, which))


def plain_of(figure: Measure) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "what": figure.what,
        "seats": figure.seats,
        "per_second": round(figure.rate),
    }
    if figure.yardstick:
        plain |= {
            "yardstick_per_second": round(figure.yardstick),
            "times_yardstick": round(figure.rate / figure.yardstick, 3),
        }
    if figure.target is not None:
        plain |= {"value": round(figure.value, 3), "floor": figure.target.floor, "goal": figure.target.goal}
        plain |= {"floor_reached": reached(figure, "floor"), "goal_reached": reached(figure, "goal")}
    return plain


def show(game: Game, figures: list[Measure], search: bool, voice: Voice) -> None:
    voice.print(Text(title_of(game, voice), "bold"))
    table = grid(*(voice(f"column-{name}") for name in COLUMNS))
    for figure in figures:
        table.add_row(
            voice(f"bench-{figure.what}"),
            str(figure.seats),
            amount(figure, figure.rate, voice),
            amount(figure, figure.yardstick, voice),
            voice("bench-times", value=figure.value) if figure.yardstick else "",
            *targets(figure, voice),
        )
    voice.out.print(table)
    voice.print(voice("bench-how-search" if search else "bench-how", slices=SLICES), "dim")


def amount(figure: Measure, rate: float, voice: Voice) -> str:
    """Millions of actions a second, simulations a second, or microseconds where less is better; nothing where nothing
    was measured.
    """
    if not rate:
        return ""
    if figure.what == SEARCH:
        return voice("bench-simulations", value=rate)
    if figure.what in LESS_IS_BETTER:
        return voice("bench-microseconds", value=1e6 / rate)
    return voice("bench-millions", value=rate / 1e6)


def targets(figure: Measure, voice: Voice) -> tuple[str, str, str]:
    if figure.target is None:
        return "", "", ""
    floor, goal = (bound_said(figure, bound, voice) for bound in (figure.target.floor, figure.target.goal))
    key = "bench-goal" if reached(figure, "goal") else "bench-floor" if reached(figure, "floor") else "bench-missed"
    return floor, goal, voice(key)


def bound_said(figure: Measure, bound: float, voice: Voice) -> str:
    if figure.what == SEARCH:
        return voice("bench-simulations", value=bound)
    return voice("bench-microseconds" if figure.what in IN_MICROSECONDS else "bench-times", value=bound)
