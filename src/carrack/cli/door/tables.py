"""Tables, by names that nobody guesses: how many there may be, who sits where, where they are kept."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from carrack.bots import NAMES
from carrack.cli.door.words import Refusal
from carrack.cli.table.keep import SUFFIX
from carrack.core.catalog import game as find_game
from carrack.core.catalog import games
from carrack.core.errors import CarrackError, OptionError, UnknownGame
from carrack.core.fate import Seeded
from carrack.core.game import Game
from carrack.core.log import BOT, HAND_OVER
from carrack.core.match import Match
from carrack.core.replay import replay
from carrack.files import write_text

MOST: Final = 32  # tables in memory
LONGEST_LOG: Final = 10_000  # entries after which nothing is taken back any more: only answers lead to an end
ME: Final = "me"
PERSON: Final = "person"
USUAL: Final = "medium"
NAME: Final = re.compile(r"[a-z0-9-]{1,80}")


class Table:
    """A match, and the levels of the bots at it; the other seats are the caller's."""

    def __init__(self, id: str, match: Match, bots: dict[int, str], seed: str | None = None) -> None:
        self.id = id
        self.match = match
        self.game = match.game
        self.bots = bots
        self.seed = seed  # the caller's own, by which bots think too
        self.mine = [seat for seat in range(match.peek().seats) if seat not in bots]
        self.thinking: asyncio.Task[None] | None = None
        self.stuck = False  # a bot did not answer: it is asked again when somebody waits for it
        self.unkept: OSError | None = None

    @property
    def asked(self) -> int:
        return self.match.asked

    @property
    def waits_for_a_bot(self) -> bool:
        return self.asked in self.bots

    def eyes(self, seat: int | None) -> int:
        """Through which of the caller's seats is looked: the one named, else the one asked, else the first."""
        if seat is None:
            return self.asked if self.asked in self.mine else self.mine[0]
        if seat not in self.mine:
            raise Refusal("not-your-seat", place=seat, mine=", ".join(map(str, self.mine)))
        return seat

    def to_answer(self, seat: int | None) -> int:
        """The caller's seat that is asked."""
        if self.match.over:
            raise Refusal("over")
        if seat is not None:
            self.eyes(seat)
        if self.asked in self.bots:
            raise Refusal("bot-asked", place=self.asked, level=self.bots[self.asked])
        if seat not in (None, self.asked):
            raise Refusal("other-asked", place=seat, asked=self.asked)
        return self.asked

    def may_go_back(self) -> None:
        if self.match.revision >= LONGEST_LOG:
            raise Refusal("log-full", most=LONGEST_LOG)


class Tables:
    """All there are: in memory, and with a folder as files too, each whole at any moment."""

    def __init__(self, folder: Path | None = None, most: int = MOST) -> None:
        self.folder = folder
        self.most = most
        self.open: dict[str, Table] = {}

    def start(self, game: str, seats: int | Sequence[str] | None, options: object, seed: str | None) -> Table:
        self._make_room()
        title = game_of(game)
        bots = seated(title, seats)
        count = len(bots)
        try:
            match = Match(title, count, options, fate=Seeded(seed))
        except OptionError as error:
            raise Refusal("field", field=error.field, why=error.args[1]) from None
        for seat, level in enumerate(bots):
            match.hand_over(seat, f"{BOT}:{level}" if level else PERSON)
        id = f"{title.id}-{secrets.token_hex(8)}"
        levels = {seat: level for seat, level in enumerate(bots) if level}
        table = self.open[id] = Table(id, match, levels, seed)
        self.keep(table)
        return table

    def find(self, id: str) -> Table:
        if id in self.open:
            return self.open[id]
        if self.folder is None or not NAME.fullmatch(id):
            raise Refusal("no-table", table=id)
        path = self.folder / f"{id}{SUFFIX}"
        if not path.is_file():
            raise Refusal("no-table", table=id)
        self._make_room()
        table = self.open[id] = read_table(id, path)
        return table

    def close(self, id: str) -> Table:
        """Out of memory; what is kept stays."""
        table = self.find(id)
        del self.open[id]
        if table.thinking is not None:
            table.thinking.cancel()
        return table

    def names(self) -> list[str]:
        """All of them, those on disk too."""
        kept = self.folder.glob(f"*{SUFFIX}") if self.folder is not None else ()
        return sorted({*self.open, *(path.stem for path in kept if NAME.fullmatch(path.stem))})

    def keep(self, table: Table) -> None:
        """A full disk does not stop the game: it is told, and the next answer tries again."""
        if self.folder is None:
            return
        try:
            write_text(self.folder / f"{table.id}{SUFFIX}", str(table.match.archive()))
            table.unkept = None
        except OSError as error:
            table.unkept = error

    def _make_room(self) -> None:
        """Games that are over, and those that are kept, leave first; the oldest of them."""
        if len(self.open) < self.most:
            return
        for id, table in self.open.items():
            safe = self.folder is not None and table.unkept is None and table.thinking is None
            if table.match.over or safe:
                del self.open[id]
                return
        raise Refusal("too-many-tables", most=self.most)


def game_of(id: str) -> Game:
    try:
        return find_game(id)
    except UnknownGame:
        raise Refusal("no-game", game=id, games=", ".join(games())) from None


def seated(game: Game, seats: int | Sequence[str] | None) -> list[str]:
    """The level of the bot in each seat, "" where the caller sits. A number is the caller and usual bots."""
    if seats is None:
        seats = min((count for count in game.seats if count > 1), default=game.seats[0])
    count = seats if isinstance(seats, int) else len(seats)
    if count not in game.seats:
        raise Refusal("seat-count", count=count, seats=", ".join(map(str, game.seats)))
    if isinstance(seats, int):
        seats = [ME, *[BOT] * (count - 1)]
    found = [_level(text.strip().casefold()) for text in seats]
    if all(found):
        raise Refusal("no-seat-of-yours", me=ME)
    return found


def _level(text: str) -> str:
    level = text.removeprefix(f"{BOT}:")
    if level == ME:
        return ""
    if level == BOT:
        return USUAL
    if level not in NAMES:
        raise Refusal("no-level", text=text, me=ME, levels=", ".join(NAMES))
    return level


def read_table(id: str, path: Path) -> Table:
    """A table that was kept, every checksum verified; its bots are those of its log."""
    try:
        match = replay(path.read_bytes())
    except (CarrackError, OSError) as error:
        raise Refusal("not-kept", table=id, why=str(error)) from None
    if not isinstance(match.fate, Seeded):  # one reader's, or of real dice: chance could not go on
        raise Refusal("no-table", table=id)
    bots: dict[int, str] = {}
    for event in match.log():
        if event["event"] == HAND_OVER:
            who, _, level = str(event["who"]).partition(":")
            seat = int(str(event["seat"]))
            if who == BOT and level in NAMES:
                bots[seat] = level
            else:
                bots.pop(seat, None)
    if len(bots) == match.peek().seats:
        raise Refusal("no-seat-of-yours", me=ME)
    return Table(id, match, bots)
