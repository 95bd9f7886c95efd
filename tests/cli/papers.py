"""Records that the tests of the command line read."""

from __future__ import annotations

from pathlib import Path

import carrack
from carrack.bots import bot
from carrack.core.fate import Asked, Fate, Seeded


def played(seats: int = 2, entries: int = 10**6, fate: Fate | None = None) -> carrack.Match:
    """A game of random bots, to its end or up to so many entries; real dice are thrown by the same bot."""
    match = carrack.Match("iron-age", seats, {"length": "short"}, fate=fate or Seeded("paper", ["Ann", "Bo"]))
    for seat, name in enumerate(["person:Ann", "bot:greedy:Dido"][:seats]):
        match.hand_over(seat, name)
    player = bot("random", "paper")
    while not match.over and match.revision < entries:
        match.play(player.choose(match.state))
    return match


def written(folder: Path, text: str | bytes, name: str = "game.jsonl") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def finished(folder: Path) -> Path:
    return written(folder, str(played(1).record()))


def running(folder: Path) -> Path:
    """As the keeper has it."""
    return written(folder, str(played(2, 60).archive()))


def shown_to_a_seat(folder: Path) -> Path:
    return written(folder, str(played(2, 60).record(0)))


def with_real_dice(folder: Path) -> Path:
    return written(folder, str(played(1, fate=Asked()).record()))
