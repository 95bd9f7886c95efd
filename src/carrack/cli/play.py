"""`carrack play`: a table in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from carrack.cli.arguments import fewest_seats, game_of, options_of, seed_of
from carrack.cli.errors import explain, named
from carrack.cli.parameters import GAME, LANG, OPTION, SEED
from carrack.cli.table import keep
from carrack.cli.table.board import Plain, board_of
from carrack.cli.table.players import Player, parse_seats
from carrack.cli.table.screen import Screen
from carrack.cli.table.session import Session
from carrack.cli.table.speech import Speech
from carrack.cli.table.table import run
from carrack.cli.voice import Refused, Voice
from carrack.core.errors import CarrackError, OptionError
from carrack.core.fate import Asked
from carrack.core.game import Game
from carrack.core.match import Match

FATES: Final = ("seeded", "asked")
WRONG: Final = 2


def play(
    context: typer.Context,
    game: GAME = "iron-age",
    seats: Annotated[str | None, typer.Option("--seats", metavar="WHO,WHO")] = None,
    option: OPTION = None,
    seed: SEED = None,
    fate: Annotated[str, typer.Option("--fate", metavar="|".join(FATES))] = FATES[0],
    lang: LANG = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE")] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    color: Annotated[bool, typer.Option("--color/--no-color")] = True,
) -> None:
    voice: Voice = context.obj
    try:
        if fate not in FATES:
            raise Refused("error-choice", field="--fate", value=fate, allowed=", ".join(FATES))
        if resume is None:
            session = new_game(voice.table, game, seats, option or [], seed, fate == "asked", save)
        elif seed is not None or option or fate != FATES[0] or save is not None:
            raise OptionError("--resume", voice.table("error-resume-alone"))
        else:
            with named(keep.shown(keep.find(resume)), voice, WRONG):
                session = kept_game(voice.table, resume, seats)
    except (CarrackError, OSError) as error:
        voice.complain(explain(error, voice))
        raise typer.Exit(WRONG) from None
    if plain:
        session.board = Plain(session.board)
    raise typer.Exit(run(session, Screen(sys.stdin, sys.stdout, color)))


def new_game(
    speech: Speech,
    id: str,
    seats: str | None,
    options: Sequence[str],
    seed: str | None,
    asked: bool,
    save: Path | None,
) -> Session:
    """A fresh table. Without `seats`, one person and as few bots as the game takes."""
    game = game_of(id)
    players = players_of(str(fewest_seats(game)) if seats is None else seats, game, speech)
    if len(players) not in game.seats:
        allowed = ", ".join(str(count) for count in game.seats)
        raise Refused("error-choice", field="--seats", value=str(len(players)), allowed=allowed)
    if asked and seed is not None:
        raise OptionError("--seed", speech("error-seed-asked"))
    chosen = options_of(game, options, [len(players)])
    if asked:
        match = Match(game, len(players), chosen, fate=Asked())
    else:
        match = Match(game, len(players), chosen, seed=None if seed is None else seed_of(seed))
    if save is not None and save.exists():
        raise OptionError("--save", speech("error-exists", file=str(save)))
    keep.sit_down(match, players)
    path = save or keep.new_file(game.id)
    keep.save(match, path)  # what cannot be kept does not begin
    return Session(match, players, board_of(game), speech, path)


def players_of(text: str, game: Game, speech: Speech) -> list[Player]:
    """Who sits where, as `--seats` says it. Nobody at all is no table."""
    if text.strip() in ("", "0"):
        counts = ", ".join(str(count) for count in game.seats)
        raise OptionError("--seats", speech("error-seats", text=text, counts=counts))
    return parse_seats(text, speech)


def kept_game(speech: Speech, name: str, seats: str | None) -> Session:
    """A game from its file, with others in its seats if that is asked for."""
    path = keep.find(name)
    match, players = keep.load(path, speech)
    if seats is not None:
        players = players_of(seats, match.game, speech)
        if len(players) != match.state.seats:
            raise OptionError("--seats", speech("error-seat-count", count=int(match.state.seats)))
        keep.sit_down(match, players)
    session = Session(match, players, board_of(match.game), speech, path)
    session.forget_news()
    return session
