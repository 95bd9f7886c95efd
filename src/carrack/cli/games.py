"""`carrack games`: the catalog."""

from __future__ import annotations

import typer
from rich.text import Text

from carrack.cli.common import title_of
from carrack.cli.parameters import LANG
from carrack.cli.voice import Voice
from carrack.core.catalog import game as find_game
from carrack.core.catalog import games as catalog
from carrack.core.game import Game


def games(context: typer.Context, lang: LANG = None) -> None:
    voice: Voice = context.obj
    for i, id in enumerate(catalog()):
        if i:
            voice.print()
        try:
            show(find_game(id), voice)
        except Exception as error:  # a package that adds a game may be broken: the others are still there
            voice.print(Text(id, "bold"))
            voice.print("  " + voice("games-broken", why=f"{type(error).__name__}: {error}"))


def show(game: Game, voice: Voice) -> None:
    """A title, its seats, and its options, each with what it means and what may be chosen."""
    voice.print(Text.assemble((game.id, "bold"), "  ", title_of(game, voice)))
    voice.print("  " + voice("games-seats", seats=", ".join(str(count) for count in game.seats)))
    for name, option in game.options.items():
        text = option.text
        if game.words.knows(f"option-{name}", voice.lang):
            text = game.words.say(f"option-{name}", voice.lang, {})
        default = str(option.default).lower()
        voice.print("  " + voice("games-option", name=name, default=default, text=text))
        if option.seats:
            counts = ", ".join(str(count) for count in option.seats)
            voice.print("      " + voice("games-option-seats", seats=counts))
        for choice in option.choices:
            spelled = str(choice).lower()
            key = f"option-{name}-{spelled}"
            if game.words.knows(key, voice.lang):
                voice.print(f"      {spelled:12}  {game.words.say(key, voice.lang, {})}")
            elif option.kind != "bool":
                voice.print(f"      {spelled}")
