"""`carrack strength`: one bot against another, until it is sure which is the stronger."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from carrack.arena.journal import OtherGames
from carrack.arena.plan import Setting
from carrack.arena.plots import Bar, Spelling, bars
from carrack.arena.strength import Contest, Strength, contend, strength_of
from carrack.arena.summary import rounded
from carrack.cli.arguments import check_bot, game_of, options_of, place_of, seats_of, seed_of, whole
from carrack.cli.common import title_of
from carrack.cli.parameters import LANG, ON, OPTION, SEED
from carrack.cli.simulate import jobs_of, leave, progress_bar
from carrack.cli.summary import between, grid
from carrack.cli.voice import Refused, Voice
from carrack.core.game import Game
from carrack.files import write_text
from carrack.games import HOUSE

Known = list[tuple[Contest, Strength]]
USUAL_SEATS = (2, 4)
SHARES = ("game", "seats", "games", "won", "interval")  # two tables, so that each fits into sixty columns
WORTHS = ("game", "seats", "strength", "margin", "cpu")


def strength(
    context: typer.Context,
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="N,N")] = None,
    option: OPTION = None,
    bot: Annotated[str, typer.Option("--bot", metavar="LEVEL")] = "search@0.1s",
    against: Annotated[str, typer.Option("--against", metavar="LEVEL")] = "lookahead",
    most: Annotated[str, typer.Option("--games", metavar="N")] = "200",
    target: Annotated[str | None, typer.Option("--target", metavar="N")] = None,
    seed: SEED = None,
    jobs: Annotated[str | None, typer.Option("--jobs", metavar="N")] = None,
    on: ON = None,
    out: Annotated[str | None, typer.Option("--out", metavar="DIR")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    for field, level in (("--bot", bot), ("--against", against)):
        check_bot(field, level, voice)
    count, place = whole("--games", most, 1), place_of(on)
    share = None if target is None else whole("--target", target, 1, 99) / 100
    folder = None if out is None else Path(out)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    chance = seed_of(seed) if seed is not None else "strength" if folder is not None else secrets.token_hex(4)
    known: Known = []
    for contest in [
        Contest(title.id, setting, bot, against, chance, share or 1 / max(setting.seats, 2))
        for title in [game_of(name) for name in games or sorted(HOUSE)]
        for setting in settings_of(title, seats, option or [])
    ]:
        file = None if folder is None else folder / f"{contest.game}-{contest.setting.seats}.jsonl"
        known.append((contest, fight(contest, count, jobs_of(jobs, count, place), place, file, voice)))
        if folder is not None:
            keep(folder, known, voice)
    show(known, as_json, voice)
    if folder is not None:
        voice.err.print(voice("strength-kept", folder=str(folder)))


def settings_of(game: Game, seats: str | None, texts: list[str]) -> list[Setting]:
    """The tables that were named, or the usual ones of those that the game has."""
    if seats is None:
        counts = [count for count in USUAL_SEATS if count in game.seats] or [game.seats[0]]
    else:
        counts = [count for text in seats.split(",") if (count := seats_of(game, text)) is not None]
    wanted = options_of(game, texts, counts)
    return [Setting(count, game.start(count, wanted).options) for count in counts]


def fight(contest: Contest, most: int, jobs: int, on: str, file: Path | None, voice: Voice) -> Strength:
    title = voice("strength-playing", title=title_of(game_of(contest.game), voice), seats=contest.setting.seats)
    with progress_bar(voice) as bar:
        task = bar.add_task(title, total=most)
        try:
            games, played = contend(contest, most, jobs, file, lambda count: bar.advance(task, count), on)
        except OtherGames as other:
            raise Refused("error-contest", file=str(other)) from None
    for failure in played.failures[:1]:  # whoever breaks in one game breaks in many
        voice.complain(voice("summary-failure", number=failure.number, what=failure.what, seed=contest.seed))
    leave(played, voice)
    return strength_of(games)


def plain_of(contest: Contest, known: Strength) -> dict[str, Any]:
    elo = {name: round(known.elo(share, contest.fair)) for name, share in shares_of(known).items()}
    return {
        **contest.head(),
        "games": known.games,
        **{name: round(share, 4) for name, share in shares_of(known).items()},
        "elo": elo,
        "margin": rounded(known.margin),
        "milliseconds": round(known.milliseconds, 3),
    }


def shares_of(known: Strength) -> dict[str, float]:
    return {"won": known.won, "low": known.low, "high": known.high}


def show(known: Known, as_json: bool, voice: Voice) -> None:
    if as_json:
        voice.print(json.dumps([plain_of(*each) for each in known], indent=2))
        return
    contest = known[0][0]
    voice.print(Text(voice("strength-title", bot=contest.bot, against=contest.against), "bold"))
    shares, worths = (grid(*(voice(f"column-{name}") for name in names)) for names in (SHARES, WORTHS))
    for each, found in known:
        table = (title_of(game_of(each.game), voice), str(each.setting.seats))
        won = voice("percent", value=found.won)
        shares.add_row(*table, str(found.games), won, between(shares_of(found), "percent", voice))
        worths.add_row(
            *table,
            signed(round(found.elo(found.won, each.fair)), voice),
            signed(found.margin.mean, voice),
            voice("strength-cpu", value=found.milliseconds),
        )
    for table_of_them in (shares, worths):
        voice.out.print(table_of_them)
        voice.print()
    voice.print(voice("strength-how"), "dim")


def signed(value: float, voice: Voice) -> str:
    """Ahead or behind."""
    return ("+" if value > 0 else "") + voice("number" if isinstance(value, float) else "value", value=value)


def keep(folder: Path, known: Known, voice: Voice) -> None:
    """The table and the chart, anew after each contest."""
    write_text(folder / "strength.json", json.dumps([plain_of(*each) for each in known], indent=2) + "\n")
    contest = known[0][0]
    rows = [Bar(f"{each.game}, {each.setting.seats}", found.won, found.low, found.high) for each, found in known]
    shares = Spelling(lambda value: voice("percent", value=value), lambda value: voice("percent-tick", value=value))
    title = voice("strength-chart", bot=contest.bot, against=contest.against)
    write_text(folder / "strength.svg", bars(title, voice("chart-share"), rows, shares))
