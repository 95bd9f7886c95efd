"""Parameters that several commands have."""

from __future__ import annotations

from typing import Annotated

import typer

from carrack.words import LANGUAGES

LANG = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES))]
GAME = Annotated[str, typer.Argument(metavar="GAME")]
FILE = Annotated[str, typer.Argument(metavar="FILE")]
SEATS = Annotated[str | None, typer.Option("--seats", metavar="N")]
OPTION = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
SEED = Annotated[str | None, typer.Option("--seed", metavar="TEXT")]
ON = Annotated[str | None, typer.Option("--on", metavar="PLACE")]
