"""`carrack rules`: a game's rules in our own words."""

from __future__ import annotations

from typing import Annotated

import typer

from carrack import rules_pages
from carrack.cli.arguments import game_of
from carrack.cli.parameters import GAME, LANG
from carrack.cli.voice import Refused, Voice


def rules(
    context: typer.Context,
    game: GAME,
    paragraph: Annotated[str | None, typer.Argument(metavar="PARAGRAPH")] = None,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    page = rules_pages.load(game_of(game).words, voice.lang)
    if page is None:
        raise Refused("rules-none", status=1, game=game)
    shown = page.paragraphs if paragraph is None else page.about(paragraph)
    if not shown:
        near = [each.id for each in page.paragraphs if paragraph and each.id.startswith(paragraph.split(".")[0])]
        ids = ", ".join(near or [each.id for each in page.paragraphs if each.level <= 2])
        raise Refused("rules-no-paragraph", paragraph=paragraph, ids=ids)
    text = "\n\n".join(each.markdown() for each in shown)
    if voice.out.is_terminal:
        from rich.markdown import Markdown  # here: it takes long to load, and no other command needs it

        voice.out.print(Markdown(text))
    else:
        voice.print(text)
