"""`carrack demo`: a game of bots, told in words."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer
from rich.text import Text

from carrack.arena.playing import choose
from carrack.bots import bot
from carrack.cli.arguments import check_levels, fewest_seats, game_of, levels_of, options_of, seats_of, seed_of
from carrack.cli.common import result_lines, title_of
from carrack.cli.parameters import LANG, OPTION, SEATS, SEED
from carrack.cli.table.players import parse_seats
from carrack.cli.table.speech import Teller
from carrack.cli.voice import Voice
from carrack.core.match import Match


def demo(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")] = "iron-age",
    seats: SEATS = None,
    option: OPTION = None,
    bots: Annotated[str, typer.Option("--bots", metavar="LEVEL,LEVEL")] = "medium",
    seed: SEED = None,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    title = game_of(game)
    levels = levels_of(bots)
    count = seats_of(title, seats) or (len(levels) if len(levels) > 1 else fewest_seats(title))
    check_levels(levels, count)
    levels = levels if len(levels) == count else levels * count
    key = seed_of(seed) if seed is not None else secrets.token_hex(4)
    match = Match(title, count, options_of(title, option or [], [count]), seed=key)
    players = parse_seats(",".join(f"bot:{level}" for level in levels), voice.table)
    teller = Teller(title, voice.table, [player.name for player in players])
    minds = [bot(level, f"{key}/seat {seat}") for seat, level in enumerate(levels)]
    voice.print(Text(voice("demo-title", title=title_of(title, voice), names=", ".join(teller.names)), "bold"))
    for event in match.log():
        tell(event, teller, voice)
    while not match.over:
        state = match.state
        for event in match.play(choose(minds[state.actor], state, f"{key}/{match.revision}")):
            tell(event, teller, voice)
    voice.print()
    for line in result_lines(match.state, teller, voice):
        voice.print(line)
    voice.print(voice("demo-seed", seed=key), "dim")


def tell(event: dict[str, object], teller: Teller, voice: Voice) -> None:
    """A line a thing; a turn begins after an empty one."""
    if event["event"] in ("round-begins", "turn-begins"):
        voice.print()
    voice.print(teller.tell(event))
