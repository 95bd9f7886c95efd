"""`carrack simulate`: many games of bots, and what came of them."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from carrack.arena.plan import RANDOM, Plan, Setting
from carrack.arena.run import Played, WorkerLost, run
from carrack.arena.summary import summary_of
from carrack.cli import charts, summary
from carrack.cli.arguments import (
    Value,
    check_levels,
    fewest_seats,
    game_of,
    levels_of,
    options_of,
    place_of,
    seats_of,
    seed_of,
    whole,
)
from carrack.cli.errors import explain
from carrack.cli.parameters import GAME, LANG, ON, OPTION, SEATS, SEED
from carrack.cli.voice import Refused, Voice
from carrack.core.game import Game
from carrack.files import write_text
from carrack.testing.cover import cover

INTERRUPTED = 130
MOST_JOBS = 1024


def simulate(
    context: typer.Context,
    game: GAME,
    games: Annotated[str, typer.Option("--games", metavar="N")] = "1000",
    seats: SEATS = None,
    option: OPTION = None,
    bots: Annotated[str, typer.Option("--bots", metavar="LEVEL,LEVEL")] = RANDOM,
    rotate: Annotated[bool, typer.Option("--rotate/--no-rotate")] = True,
    check: Annotated[bool, typer.Option("--check")] = False,
    seed: SEED = None,
    jobs: Annotated[str | None, typer.Option("--jobs", metavar="N")] = None,
    on: ON = None,
    out: Annotated[str | None, typer.Option("--out", metavar="DIR")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    title, place = game_of(game), place_of(on)
    levels = levels_of(bots)
    folder = None if out is None else prepare(out)
    plan = Plan(
        title.id,
        settings_of(title, seats, option or [], levels, check),
        whole("--games", games, 1),
        levels,
        seed_of(seed) if seed is not None else secrets.token_hex(4),
        rotate,
        check,
        str(folder or ""),
        str(folder or ""),
    )
    played = play(plan, jobs_of(jobs, plan.games, place), place, voice)
    plain = summary_of(plan, played)
    text = json.dumps(plain, indent=2, ensure_ascii=False)
    if folder is not None and played.trouble is None:  # before anything is shown: whoever reads it may leave early
        write_text(folder / "summary.json", text + "\n")
        for name, chart in charts.charts(title, played.tallies, voice).items():
            write_text(folder / name, chart)
    if as_json:
        voice.print(text)
    else:
        summary.show(title, plain, voice)
    if folder is not None and played.trouble is None:
        voice.err.print(voice("simulate-kept", folder=str(folder)))
    leave(played, voice)


def leave(played: Played, voice: Voice) -> None:
    """A game that broke is a failure, and so is a run that was cut short."""
    if played.trouble is not None:
        lost = played.trouble if isinstance(played.trouble, WorkerLost) else None
        voice.complain(
            voice("error-worker-lost", number=lost.number) if lost is not None else explain(played.trouble, voice)
        )
        raise typer.Exit(1)
    if played.failures:
        raise typer.Exit(1)
    if played.interrupted:
        raise typer.Exit(INTERRUPTED)


def prepare(out: str) -> Path:
    """The folder for records: a new one or an empty one, so that two runs are never mixed."""
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise Refused("error-not-empty", folder=out)
    return folder


def jobs_of(text: str | None, games: int, on: str = "") -> int:
    """As many processes as there are processors, but never more than games; 0 is all of other machines."""
    if on and text is None:
        return 0
    wanted = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(wanted if text is None else whole("--jobs", text, 1, MOST_JOBS), games)


def settings_of(
    game: Game, seats: str | None, texts: list[str], levels: tuple[str, ...], check: bool
) -> tuple[Setting, ...]:
    """One table; or, where everything is checked and no table is named, every size with a pairwise cover of options."""
    count = seats_of(game, seats)
    if count is None and len(levels) > 1:
        count = seats_of(game, str(len(levels)))
    covers = check and count is None
    counts = game.seats if covers else (count or fewest_seats(game),)
    wanted = options_of(game, texts, counts)
    for each in counts:
        check_levels(levels, each)
    if not covers:
        return tuple(Setting(each, game.start(each, wanted).options) for each in counts)
    return tuple(Setting(each, options) for each in counts for options in covered(game, each, wanted))


def covered(game: Game, seats: int, wanted: dict[str, Value]) -> list[dict[str, Value]]:
    """The cover's option sets that have the wanted values; the wanted ones alone where it has none."""
    sets = [options for options in cover(game, seats)[0] if wanted.items() <= options.items()]
    return sets or [game.start(seats, wanted).options]


def play(plan: Plan, jobs: int, on: str, voice: Voice) -> Played:
    with progress_bar(voice) as bar:
        task = bar.add_task(voice("simulate-playing"), total=plan.games)
        return run(plan, jobs, lambda games: bar.advance(task, games), on=on)


def progress_bar(voice: Voice) -> Progress:
    """On the error stream, where somebody looks at it."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=voice.err,
        transient=True,
        disable=not voice.err.is_terminal,
    )
