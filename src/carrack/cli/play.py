"""`carrack play`: a table in the terminal."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

import carrack
from carrack.cli.table import keep
from carrack.cli.table.board import Board, board_of
from carrack.cli.table.players import parse_seats
from carrack.cli.table.screen import Screen
from carrack.cli.table.session import Session
from carrack.cli.table.speech import Speech
from carrack.cli.table.table import run
from carrack.core.errors import CarrackError, OptionError
from carrack.words import FALLBACK, LANGUAGES, language_of

FATES: Final = ("seeded", "asked")


def spoken() -> str:
    """The language of the system, as far as we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return language_of(os.environ[name])
    return language_of(locale.getlocale()[0] or FALLBACK)


_SAY: Final = Speech(spoken())


def play(
    game: Annotated[str, typer.Argument(help=_SAY("option-game"), metavar="GAME")] = "iron-age",
    seats: Annotated[str | None, typer.Option(help=_SAY("option-seats"), metavar="WHO,WHO")] = None,
    option: Annotated[list[str] | None, typer.Option(help=_SAY("option-option"), metavar="NAME=VALUE")] = None,
    seed: Annotated[str | None, typer.Option(help=_SAY("option-seed"), metavar="TEXT")] = None,
    fate: Annotated[str, typer.Option(help=_SAY("option-fate"), metavar="|".join(FATES))] = FATES[0],
    lang: Annotated[str | None, typer.Option(help=_SAY("option-lang"), metavar="|".join(LANGUAGES))] = None,
    save: Annotated[Path | None, typer.Option(help=_SAY("option-save"), metavar="FILE")] = None,
    resume: Annotated[str | None, typer.Option(help=_SAY("option-resume"), metavar="FILE")] = None,
    plain: Annotated[bool, typer.Option("--plain", help=_SAY("option-plain"))] = False,
    color: Annotated[bool, typer.Option("--color/--no-color", help=_SAY("option-color"))] = True,
) -> None:
    speech = Speech(language_of(lang) if lang else spoken())
    try:
        if lang is not None and lang not in LANGUAGES:
            raise OptionError("lang", speech("error-choice", value=lang, choices=", ".join(LANGUAGES)))
        if fate not in FATES:
            raise OptionError("fate", speech("error-choice", value=fate, choices=", ".join(FATES)))
        if resume is None:
            session = new_game(speech, game, seats, option or [], seed, fate == "asked", save)
        else:
            if seed is not None or option or fate != FATES[0] or save is not None:
                raise OptionError("resume", speech("error-resume-alone"))
            session = kept_game(speech, resume, seats)
    except (CarrackError, OSError) as error:
        typer.echo(speech("error", why=str(error)), err=True)
        raise typer.Exit(2) from None
    if plain:
        session.board = Board()
    raise typer.Exit(run(session, Screen(sys.stdin, sys.stdout, color)))


play.__doc__ = _SAY("option-play")


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
    game = carrack.game(id)
    fewest = min((count for count in game.seats if count > 1), default=game.seats[0])
    players = parse_seats(seats or str(fewest), speech)
    if asked and seed is not None:
        raise OptionError("seed", speech("error-seed-asked"))
    fate = carrack.Asked() if asked else None
    match = carrack.Match(game, len(players), read_options(game, options, speech), seed=seed, fate=fate)
    if save is not None and save.exists():
        raise OptionError("save", speech("error-exists", file=str(save)))
    keep.sit_down(match, players)
    return Session(match, players, board_of(game), speech, save or keep.new_file(game.id))


def kept_game(speech: Speech, name: str, seats: str | None) -> Session:
    """A game from its file, with others in its seats if that is asked for."""
    path = keep.find(name)
    match, players = keep.load(path, speech)
    if seats is not None:
        players = parse_seats(seats, speech)
        if len(players) != match.state.seats:
            raise OptionError("seats", speech("error-seat-count", count=int(match.state.seats)))
        keep.sit_down(match, players)
    session = Session(match, players, board_of(match.game), speech, path)
    session.forget_news()
    return session


def read_options(game: carrack.Game, texts: Sequence[str], speech: Speech) -> dict[str, object]:
    """`length=short`, each value of the kind that its option has; the game itself checks them."""
    found: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError("option", speech("error-option", text=text))
        kind = game.options[name].kind if name in game.options else ""
        if kind == "bool" and value.casefold() in ("true", "false"):
            found[name] = value.casefold() == "true"
        elif kind == "int" and value.lstrip("-").isdecimal():
            found[name] = int(value)
        else:
            found[name] = value
    return found


if __name__ == "__main__":
    typer.run(play)
