"""`carrack verify`: is a record what it says it is, were the rules kept, was chance fair?"""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from carrack.cli.common import options_as_typed, read_record, result_lines, teller_of, title_of
from carrack.cli.errors import named
from carrack.cli.parameters import FILE, LANG
from carrack.cli.replay import resigned_lines
from carrack.cli.voice import Voice
from carrack.core.errors import RecordError
from carrack.core.log import ACT, HAND_OVER
from carrack.core.match import Match
from carrack.core.record import ALL, Record, parse
from carrack.core.replay import replay
from carrack.core.state import NATURE


def verify(
    context: typer.Context,
    file: FILE,
    commitment: Annotated[str | None, typer.Option("--commitment", metavar="TEXT")] = None,
    lang: LANG = None,
) -> None:
    voice: Voice = context.obj
    data = read_record(file)
    with named(file, voice):
        paper = parse(data)
        match = replay(paper)
        if commitment is not None and commitment != match_commitment(paper):
            raise RecordError("commitment", 1, "other-commitment", got=match_commitment(paper) or "–")
    for line in report(match, paper, voice):
        voice.print(line)


def match_commitment(paper: Record) -> str:
    return str(paper.header["commitment"])


def report(match: Match, paper: Record, voice: Voice) -> list[str | Text]:
    """What was found, a line a finding."""
    options = options_as_typed(match.state.options)
    acts = [entry for entry in paper.entries[match.base :] if entry["kind"] == ACT]
    drawn = [entry for entry in acts if entry["by"] == NATURE]
    title = title_of(match.game, voice)
    given = [] if match.given == 0 else ["– " + voice("verify-given", count=match.given)]
    older = [] if match.base == 0 else ["– " + voice("verify-older-rules", entry=match.base)]
    own = acts[0 if match.base else match.given :]
    return [
        Text(voice("verify-game", title=title, count=int(match.state.seats), options=options), "bold"),
        "✓ " + voice("verify-checksums", lines=len(paper.lines)),
        "✓ " + voice("verify-rules", answers=len(acts) - len(drawn)),
        *chance_lines(paper, sum(entry["by"] == NATURE for entry in own), voice),
        *given,
        *older,
        *state_lines(match, paper, voice),
    ]


def chance_lines(paper: Record, drawn: int, voice: Voice) -> list[str]:
    """Chance is fair when a seed that was committed to beforehand gives every answer; else what is missing for that."""
    commitment = match_commitment(paper)
    if not commitment:
        return ["– " + voice("verify-chance-given", drawn=drawn)]
    if paper.header["sees"] != ALL:
        return ["– " + voice("verify-chance-sealed", drawn=drawn), "  " + voice("verify-commitment", text=commitment)]
    revealed = paper.closing["reveal"]
    assert isinstance(revealed, dict), "replay has looked"
    lines = ["✓ " + voice("verify-chance-fair", drawn=drawn)]
    if revealed["contributions"]:
        lines.append("  " + voice("verify-contributions", count=len(revealed["contributions"])))
    return [*lines, "  " + voice("verify-commitment", text=commitment)]


def state_lines(match: Match, paper: Record, voice: Voice) -> list[str]:
    """How the game ended, or that it has not."""
    who = [""] * int(match.state.seats)
    for entry in paper.entries:
        if entry["kind"] == HAND_OVER and isinstance(entry["by"], int):
            who[entry["by"]] = str(entry["who"])
    if match.resigned is not None:
        return ["", *resigned_lines(match, teller_of(match.game, voice, who), voice)]
    if match.over:
        return ["", *result_lines(match.state, teller_of(match.game, voice, who), voice)]
    reader = str(paper.header["sees"])
    key = "verify-running" if reader == ALL else "verify-running-partial"
    return ["– " + voice(key, entries=match.revision)]
