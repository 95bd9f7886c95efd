"""Draws the pictures of the terminal table anew: `python docs/pictures/draw.py`. Needs nothing but Carrack itself."""

from __future__ import annotations

import io
import re
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console, RenderableType
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from carrack.bots import bot
from carrack.cli.play import new_game
from carrack.cli.table.answers import handle
from carrack.cli.table.session import Session
from carrack.cli.table.speech import Speech

HERE: Final = Path(__file__).parent
# Ink on parchment: the seven colours and their brighter kin, dark enough to be read.
INK: Final = (58, 46, 36)
PARCHMENT: Final = TerminalTheme(
    (246, 239, 221),
    INK,
    [INK, (168, 50, 40), (62, 112, 45), (150, 98, 10), (38, 84, 140), (122, 56, 124), (20, 110, 118), (110, 98, 84)],
    [INK, (168, 50, 40), (62, 112, 45), (150, 98, 10), (38, 84, 140), (122, 56, 124), (20, 110, 118), (110, 98, 84)],
)
FONTS: Final = '"DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace'


class Picture(NamedTuple):
    """A bot plays for Anna until this question of this round is asked; what is then typed is seen."""

    name: str
    game: str
    seats: str
    lang: str
    width: int
    seed: str
    round: int
    step: str
    typed: tuple[str, ...]


TWO: Final = "person:Anna,bot:greedy"
FOUR: Final = "person:Anna,bot:greedy,bot:greedy,bot:greedy"
PICTURES: Final = (
    Picture("terminal", "iron-age", TWO, "en", 80, "compass", 5, "again", ("?3", "1 2")),
    Picture("terminal-fr", "iron-age", TWO, "fr", 160, "compass", 5, "again", ("aide tribut", "garder")),
    Picture("discovery", "discovery-2007", FOUR, "en", 80, "compass", 4, "place", ("help dock", "do")),
    Picture("discovery-fr", "discovery-2007", FOUR, "fr", 140, "compass", 4, "place", ("aide dock", "do")),
)


def draw(picture: Picture) -> str:
    """The picture as SVG. Fonts are the reader's own: nothing is fetched."""
    console = Console(record=True, width=picture.width, file=io.StringIO(), force_terminal=True, highlight=False)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.jsonl"
        session = new_game(Speech(picture.lang), picture.game, picture.seats, [], picture.seed, False, file)
        session.width = picture.width
        play_until(session, picture.round, picture.step)
        show(console, [*session.news(), *session.look(everything=True), *session.question()])
        for line in picture.typed:
            before = session.match.revision
            show(console, [Text.assemble((f"{session.prompt}> ", "bold"), line), *answer(session, line)])
            if session.match.revision > before:
                show(console, [*session.news(), *session.look(), *session.question()])
        show(console, [Text(f"{session.prompt}> ", "bold")])
    svg = console.export_svg(title="carrack play", theme=PARCHMENT, font_aspect_ratio=0.602, unique_id=picture.name)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code", FONTS)
    return svg.replace("<text ", '<text xml:space="preserve" ')


def play_until(session: Session, round: int, step: str) -> None:
    player = bot("greedy", "anna")
    while True:
        for _ in session.bots_play():
            session.news(unfinished=False)
        view = session.game.view(session.match.state)
        if (view["round"], view["step"]) == (round, step):
            return
        session.news()
        session.play([player.choose(session.match.state)])


def answer(session: Session, line: str) -> list[RenderableType]:
    reply = handle(session, line)
    for _ in session.bots_play():
        pass
    return list(reply.said)


def show(console: Console, said: list[RenderableType]) -> None:
    for part in said:
        console.print(part, soft_wrap=isinstance(part, Text))


if __name__ == "__main__":
    for each in PICTURES:
        (HERE / f"{each.name}.svg").write_text(draw(each), encoding="utf-8")
