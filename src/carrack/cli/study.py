"""`carrack study`: what many games of bots say about a game."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Annotated

import typer

from carrack.arena.journal import OtherGames
from carrack.arena.plan import RANDOM, Setting
from carrack.arena.study.arms import BASE, TWINS, Arm, Seen, play
from carrack.arena.study.report import Found, plain_of, tables_of, write_tables
from carrack.arena.whatif.games import changed, try_out
from carrack.arena.whatif.paths import NoFact
from carrack.cli import findings
from carrack.cli.arguments import check_bot, game_of, options_of, place_of, seats_of, seed_of, whole
from carrack.cli.common import title_of
from carrack.cli.findings_page import keep_page
from carrack.cli.parameters import GAME, LANG, ON, OPTION, SEATS, SEED
from carrack.cli.simulate import jobs_of, leave, progress_bar
from carrack.cli.voice import Refused, Voice
from carrack.core.game import Game
from carrack.files import write_text

USUAL_SEATS = 4
BY_FACTS_ALONE = (RANDOM, "greedy", "lookahead")  # players that know nothing of a game but what it says itself


def study(
    context: typer.Context,
    game: GAME,
    seats: SEATS = None,
    option: OPTION = None,
    bots: Annotated[str, typer.Option("--bots", metavar="LEVEL")] = "greedy",
    games: Annotated[str, typer.Option("--games", metavar="N")] = "400",
    sweep: Annotated[list[str] | None, typer.Option("--sweep", metavar="NAME=VALUE,VALUE")] = None,
    what_if: Annotated[list[str] | None, typer.Option("--what-if", metavar="FACT=VALUE,FACT=VALUE")] = None,
    seed: SEED = None,
    jobs: Annotated[str | None, typer.Option("--jobs", metavar="N")] = None,
    on: ON = None,
    out: Annotated[str | None, typer.Option("--out", metavar="DIR")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    title = game_of(game)
    check_player(bots, bool(what_if), voice)
    wanted = whole("--games", games, TWINS)
    count = -(-wanted // TWINS) * TWINS
    folder = None if out is None else Path(out)
    chance = seed_of(seed) if seed is not None else "study" if folder is not None else secrets.token_hex(4)
    arms = arms_of(title, seats, option or [], sweep or [], what_if or [], bots, chance)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    place = place_of(on)
    workers = jobs_of(jobs, count, place)
    found: list[Found] = []
    for arm in arms:
        played = play_arm(title, arm, count, workers, place, folder, voice)
        found.append(Found(arm, played, found[0] if found else None))
    text = json.dumps(plain_of(found), indent=2, ensure_ascii=False)
    if folder is not None:  # before anything is shown: whoever reads it may leave early
        write_text(folder / "study.json", text + "\n")
        write_tables(folder, tables_of(found))
        keep_page(folder, title, found, voice)
    if as_json:
        voice.print(text)
    else:
        findings.show(title, found, voice)
    if folder is not None:
        voice.err.print(voice("study-kept", folder=str(folder)))


def check_player(level: str, with_facts: bool, voice: Voice) -> None:
    """A study is played again to the letter, so nobody thinks by the clock; nor by heart where facts are changed."""
    check_bot("--bots", level, voice)
    if level.startswith("search@") and level.endswith("s"):
        raise Refused("error-study-clock", value=level)
    if with_facts and level not in BY_FACTS_ALONE and ":" not in level:
        raise Refused("error-study-bots", value=level, allowed=", ".join(BY_FACTS_ALONE))


def arms_of(
    game: Game, seats: str | None, options: list[str], sweeps: list[str], what_ifs: list[str], level: str, seed: str
) -> list[Arm]:
    """The game as it is, then what is changed in it, each by itself."""
    count = seats_of(game, seats) or (USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[-1])
    base = options_of(game, options, [count])
    setting = Setting(count, game.start(count, base).options)
    arms = [Arm(BASE, game.id, setting, level, seed)]
    for text in sweeps:
        name, equals, values = text.partition("=")
        if not equals:
            raise Refused("error-sweep-form", value=text)
        for value in values.split(","):
            swept = options_of(game, [f"{name}={value}"], [count], "--sweep")
            other = Setting(count, game.start(count, {**base, **swept}).options)
            if other != setting:
                arms.append(Arm(f"{name}={value}", game.id, other, level, seed))
    for text in what_ifs:
        arms.append(what_if_arm(game, text, setting, level, seed))
    names = [arm.name for arm in arms]
    for name in names:
        if names.count(name) > 1:
            raise Refused("error-study-twice", name=name)
    return arms


def what_if_arm(game: Game, text: str, setting: Setting, level: str, seed: str) -> Arm:
    """Tried out first: what cannot be played with such a fact is refused before an hour is spent on it."""
    try:
        other = changed(game, text.split(","))
        try_out(other, setting.seats, setting.options)
    except NoFact as no:
        raise Refused(f"error-fact-{no.kind}", 2, path=no.path, **no.details) from None
    return Arm(other.id.removeprefix(game.id + "?"), other.id, setting, level, seed)


def play_arm(game: Game, arm: Arm, games: int, jobs: int, on: str, folder: Path | None, voice: Voice) -> list[Seen]:
    told = title_of(game, voice) if arm.name == BASE else arm.name
    with progress_bar(voice) as bar:
        task = bar.add_task(told, total=games)
        file = None if folder is None else folder / arm.file
        try:
            found, played = play(arm, games, jobs, file, lambda count: bar.advance(task, count), on)
        except OtherGames as other:
            raise Refused("error-study", file=str(other)) from None
    for failure in played.failures[:1]:
        raise Refused("error-study-broke", 1, arm=arm.name, number=failure.number, what=failure.what)
    leave(played, voice)
    return found
