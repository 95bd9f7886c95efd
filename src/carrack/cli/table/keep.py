"""Where a game is kept, and how it comes back. The file is whole at any moment: a kill loses no answered question."""

from __future__ import annotations

import contextlib
import os
import shlex
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from carrack.cli.table.players import PERSON, Player, at_home, parse_player
from carrack.cli.table.speech import Speech
from carrack.core.errors import RecordError
from carrack.core.log import HAND_OVER
from carrack.core.match import Match
from carrack.core.record import ALL, parse
from carrack.core.replay import replay
from carrack.files import write_text

DATA: Final = "CARRACK_DATA"  # a folder of one's own for everything that is kept
SUFFIX: Final = ".jsonl"
LAST: Final = "last"
BEGINS: Final = b'{"carrack":"record"'


def data_folder() -> Path:
    """Where everything is kept: the folder that was named for it, else where the system keeps such things."""
    named = os.environ.get(DATA)
    if named:
        return Path(named).expanduser()
    data = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(data) if data else Path.home() / ".local" / "share") / "carrack"


def folder() -> Path:
    """The games of this person."""
    return data_folder() / "games"


def new_file(game: str) -> Path:
    """A name that is not taken, by date, in the folder of games; the file itself is reserved at once."""
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    for n in range(1, 1000):
        path = place / (f"{game}-{stamp}{SUFFIX}" if n == 1 else f"{game}-{stamp}-{n}{SUFFIX}")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(f"{place}: no free name for {game}-{stamp}")


def find(name: str) -> Path:
    """The file to resume; `last` is the newest unfinished one of the folder, unless a file is called that."""
    path = Path(name).expanduser()
    if name != LAST or path.exists():
        return path
    kept = sorted(folder().glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime, reverse=True)
    return next((file for file in kept if _is_open(file)), folder() / f"{LAST}{SUFFIX}")


def shown(path: Path) -> str:
    """A file as a shell takes it, short where it is near."""
    for base, mark in ((Path(), ""), (Path("~"), "~/")):
        with contextlib.suppress(OSError, RuntimeError, ValueError):
            return mark + shlex.quote(str(path.absolute().relative_to(base.expanduser().absolute())))
    return shlex.quote(str(path))


def resumed_by(path: Path) -> str:
    """What to write behind `--resume` right after leaving."""
    return LAST if path.parent == folder() else shown(path)


def _is_open(path: Path) -> bool:
    """Whether a kept game is still being played: its closing line says so."""
    return b'"over":false' in path.read_bytes().rstrip().rpartition(b"\n")[2]


def is_record(path: Path) -> bool:
    """Whether a file is one of ours, by its first bytes: nothing else is ever written over."""
    with path.open("rb") as file:
        return file.read(len(BEGINS)) == BEGINS


def save(match: Match, path: Path) -> None:
    write_text(path, str(match.archive()))


def sit_down(match: Match, players: Sequence[Player]) -> None:
    """Who plays which seat stands in the record itself."""
    for seat, player in enumerate(players):
        match.hand_over(seat, player.who)


def load(path: Path, speech: Speech) -> tuple[Match, list[Player]]:
    """A kept game, every checksum verified, and who sat there. A seat that nobody took is a person's."""
    paper = parse(path.read_bytes())
    if paper.header.get("sees", ALL) != ALL:
        raise RecordError(speech("error-not-kept"))
    match = replay(paper)
    said = {event["seat"]: str(event["who"]) for event in match.log() if event["event"] == HAND_OVER}
    who = [said.get(seat, PERSON) for seat in range(match.state.seats)]
    return match, [at_home(parse_player(text, seat, speech), seat, speech) for seat, text in enumerate(who)]
