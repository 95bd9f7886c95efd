"""What several commands share: the reading of a record, the telling of a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from carrack.cli.table.ending import verdict
from carrack.cli.table.players import BOT, PERSON, clean
from carrack.cli.table.speech import Teller
from carrack.cli.voice import Voice
from carrack.core.game import Game
from carrack.core.record import LARGEST
from carrack.core.state import State


def read_record(path: str) -> bytes:
    """A file's bytes; of one that is larger than any record no more than it takes to see that."""
    with Path(path).open("rb") as file:
        return file.read(LARGEST + 1)


def teller_of(game: Game, voice: Voice, who: Sequence[str]) -> Teller:
    """Who tells the game, with the names of those who play; `who` as a hand-over writes it: `bot:hard:Dido`."""
    return Teller(game, voice.table, [name_of(text) or seat_name(game, voice, i) for i, text in enumerate(who)])


def name_of(who: str) -> str:
    kind, _, rest = who.partition(":")
    if kind == BOT:
        return clean(rest.partition(":")[2])
    return clean(rest if kind == PERSON else who)


def seat_name(game: Game, voice: Voice, seat: int) -> str:
    return game.words.say("seat", voice.lang, {"number": seat + 1})


def title_of(game: Game, voice: Voice) -> str:
    return game.words.say("title", voice.lang, {}) if game.words.knows("title", voice.lang) else game.title


def options_as_typed(options: dict[str, bool | int | str]) -> str:
    """`length=normal`, one after the other."""
    return ", ".join(f"{name}={str(value).lower()}" for name, value in options.items()) or "–"


def result_lines(state: State, teller: Teller, voice: Voice) -> list[str]:
    """The points of each seat by source, the best first, and who has won."""
    scores = state.scores()
    lines = []
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        parts = [
            f"{teller.name('source', source)} {points}" for source, points in state.breakdown()[seat].items() if points
        ]
        lines.append(voice("result-seat", name=teller.names[seat], points=scores[seat], parts=", ".join(parts) or "–"))
    return [*lines, verdict(state, teller.names, voice.table)]
