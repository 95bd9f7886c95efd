"""`carrack tournament`: bots of all kinds, until it is sure who is the strongest."""

from __future__ import annotations

import json
import re
import secrets
from pathlib import Path
from typing import Annotated

import typer

from carrack.arena.journal import OtherGames
from carrack.arena.places import place_for
from carrack.arena.plan import Setting
from carrack.cli import tables
from carrack.cli.arguments import (
    check_bot,
    fewest_seats,
    game_of,
    needed,
    options_of,
    place_of,
    seats_of,
    seed_of,
    whole,
)
from carrack.cli.parameters import GAME, LANG, ON, OPTION, SEATS, SEED
from carrack.cli.report import keep
from carrack.cli.simulate import jobs_of, leave, progress_bar
from carrack.cli.voice import Refused, Voice
from carrack.core.game import Game
from carrack.pairing import ROUND_ROBIN, SYSTEMS

NAMED = re.compile(r"([^:=]{1,40})=(.+)", re.DOTALL)
RECORDS = "records"  # the folder in the folder


def tournament(
    context: typer.Context,
    game: GAME,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...")],
    seats: SEATS = None,
    option: OPTION = None,
    system: Annotated[str, typer.Option("--system", metavar="|".join(SYSTEMS))] = ROUND_ROBIN,
    most: Annotated[str, typer.Option("--games", metavar="N")] = "1000",
    seed: SEED = None,
    jobs: Annotated[str | None, typer.Option("--jobs", metavar="N")] = None,
    on: ON = None,
    out: Annotated[str | None, typer.Option("--out", metavar="DIR")] = None,
    records: Annotated[bool, typer.Option("--records")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    needed("choix", "research")
    from carrack.arena.standings import standings_of  # what it counts with is an extra
    from carrack.arena.tournament import Entrant, Tournament, compete

    if system not in SYSTEMS:
        raise Refused("error-choice", field="--system", value=system, allowed=", ".join(SYSTEMS))
    title, place = game_of(game), place_of(on)
    setting = setting_of(title, seats, option or [])
    entrants = tuple(Entrant(*named) for named in entrants_of(bots, setting.seats, voice))
    folder = folder_of(out, records)
    chance = seed_of(seed) if seed is not None else "tournament" if folder is not None else secrets.token_hex(4)
    contest = Tournament(title.id, setting, entrants, system, chance)
    games = whole("--games", most, 1)
    rounds = games // contest.round_games
    if rounds == 0:
        raise Refused("error-round", games=games, least=contest.round_games)
    file = None if folder is None else folder / "games.jsonl"
    kept = str(folder / RECORDS) if folder is not None and records else ""
    workers = place_for(jobs_of(jobs, games, place), place)
    try:
        with progress_bar(voice) as bar:
            task = bar.add_task(tables.title(title, len(entrants), voice), total=rounds * contest.round_games)
            course, played = compete(contest, rounds, workers, file, kept, lambda count: bar.advance(task, count))
    except OtherGames as other:
        raise Refused("error-contest", file=str(other)) from None
    finally:
        workers.close()
    if not course.rounds:
        voice.complain(voice("tournament-no-round"))
    else:
        plain = standings_of(course)
        if folder is not None:  # before anything is shown: whoever reads it may leave early
            keep(folder, title, plain, voice)
        voice.print(json.dumps(plain, indent=2, ensure_ascii=False)) if as_json else tables.show(title, plain, voice)
        if folder is not None:
            voice.err.print(voice("tournament-kept", folder=str(folder)))
    for failure in played.failures:
        voice.complain(voice("summary-failure", number=failure.number, what=failure.what, seed=chance))
    leave(played, voice)


def setting_of(game: Game, seats: str | None, texts: list[str]) -> Setting:
    """The table, of two seats at least: who sits alone meets nobody."""
    count = seats_of(game, seats) or fewest_seats(game)
    if count < 2:
        allowed = ", ".join(str(each) for each in game.seats if each > 1)
        raise Refused("error-choice", field="--seats", value=count, allowed=allowed or "–")
    return Setting(count, game.start(count, options_of(game, texts, [count])).options)


def entrants_of(texts: list[str], seats: int, voice: Voice) -> list[tuple[str, str]]:
    """Names and bots: `NAME=BOT`, or a bot that is called as it is written."""
    found: list[tuple[str, str]] = []
    for text in texts:
        seed_of(text, "BOT")
        named = NAMED.fullmatch(text)
        name, bot = (named[1].strip(), named[2]) if named else (text, text)
        if name in (other for other, _ in found):
            raise Refused("error-bot-twice", name=name)
        found.append((name, bot))
    if len(found) < seats:
        raise Refused("error-bots-few", seats=seats, count=len(found))
    for _, bot in found:
        check_bot("BOT", bot, voice)
    return found


def folder_of(out: str | None, records: bool) -> Path | None:
    if out is None:
        if records:
            raise Refused("error-records")
        return None
    folder = Path(out)
    (folder / RECORDS if records else folder).mkdir(parents=True, exist_ok=True)
    return folder
