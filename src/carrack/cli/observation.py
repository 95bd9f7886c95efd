"""`carrack observation`: what stands where in the numbers that a seat observes."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from carrack.cli.arguments import fewest_seats, game_of, options_of, seats_of
from carrack.cli.parameters import GAME, LANG, OPTION, SEATS
from carrack.cli.voice import Refused, Voice
from carrack.core.errors import ObservationError
from carrack.core.observation import Entry


def observation(
    context: typer.Context,
    game: GAME,
    seats: SEATS = None,
    option: OPTION = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    title = game_of(game)
    count = seats_of(title, seats) or fewest_seats(title)
    try:
        found = title.observation(count, options_of(title, option or [], [count]))
    except ObservationError:
        raise Refused("observation-none", status=1, game=title.id) from None
    if as_json:
        entries = [{"name": e.name, "least": e.least, "most": e.most, "kinds": list(e.kinds)} for e in found.entries]
        table = {"game": title.id, "version": title.version, "seats": count, "options": found.options}
        voice.print(json.dumps({**table, "digest": found.digest, "entries": entries}, indent=1))
        return
    voice.print(voice("observation-title", game=title.id, seats=count, entries=len(found.entries), digest=found.digest))
    for i, entry in enumerate(found.entries):
        voice.print(f"{i:5}  {entry.name}  {meaning(entry)}")


def meaning(entry: Entry) -> str:
    """The bounds of a number, or what its kinds are called: `0 to 8`, `0 none, 1 food, 2 people`."""
    if entry.kinds:
        return ", ".join(f"{i} {kind}" for i, kind in enumerate(entry.kinds))
    return f"{entry.least}..{entry.most}"
