"""Who sits where: people at the keyboard and bots, as `--seats` and the record write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size

from carrack.bots import LEVELS, NAMES
from carrack.cli.table.speech import Speech
from carrack.core.errors import OptionError
from carrack.words import LANGUAGES

PERSON: Final = "person"
BOT: Final = "bot"
DEFAULT_LEVEL: Final = "medium"
NAME_WIDTH: Final = 16
BOT_NAMES: Final = (
    "necho",
    "dido",
    "hanno",
    "pytheas",
    "himilco",
    "eudoxus",
)  # by seat: the first is mostly a person's


class Player(NamedTuple):
    """`level` is empty for a person."""

    name: str
    level: str = ""

    @property
    def is_bot(self) -> bool:
        return bool(self.level)

    @property
    def who(self) -> str:
        """As the record's hand-over writes it; `parse_player` reads it back."""
        return f"{BOT}:{self.level}:{self.name}" if self.level else f"{PERSON}:{self.name}"


def letter_of(seat: int) -> str:
    """Seats differ by letter too, so that nobody needs colour."""
    return chr(ord("A") + seat)


def parse_seats(text: str, speech: Speech) -> list[Player]:
    """`person:Anna,bot:hard`, or a number: that many seats, one person and bots."""
    text = text.strip()
    if text.isdecimal() and 0 < int(text) < 100:
        parts = [PERSON] + [BOT] * (int(text) - 1)
    else:
        parts = text.split(",")
    return distinct([parse_player(part, seat, speech) for seat, part in enumerate(parts)])


def parse_player(text: str, seat: int, speech: Speech) -> Player:
    """`person`, `person:Anna`, `bot`, `bot:hard`, `bot:hard:Dido`."""
    kind, _, rest = text.strip().partition(":")
    kind = kind.strip().casefold()
    if kind == PERSON:
        return Player(clean(rest) or _given(seat, PERSON, speech))
    if kind != BOT:
        raise OptionError("--seats", speech("error-seat", text=clean(text), levels=", ".join(LEVELS)))
    level, _, name = rest.partition(":")
    level = level.strip().casefold() or DEFAULT_LEVEL
    if level not in NAMES:
        raise OptionError("--seats", speech("error-level", text=clean(level), levels=", ".join(LEVELS)))
    return Player(clean(name) or _given(seat, BOT, speech), level)


def at_home(player: Player, seat: int, speech: Speech) -> Player:
    """A player of a game that goes on: a name that we gave, in whatever language, is said in that of this table."""
    kind = BOT if player.level else PERSON
    ours = [_given(seat, kind, Speech(lang)) for lang in LANGUAGES]
    return player._replace(name=_given(seat, kind, speech)) if player.name in ours else player


def _given(seat: int, kind: str, speech: Speech) -> str:
    """The name of who did not say any."""
    if kind == PERSON:
        return speech("name-person", letter=letter_of(seat))
    return speech(f"name-bot-{BOT_NAMES[seat % len(BOT_NAMES)]}")


def clean(name: str) -> str:
    """A name without what would upset a line: control characters, runs of spaces, great length."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name)
    shown = " ".join(shown.split())
    return shown if cell_len(shown) <= NAME_WIDTH else set_cell_size(shown, NAME_WIDTH).rstrip()


def distinct(players: Sequence[Player]) -> list[Player]:
    """Two of one name are told apart by the letter of their seat."""
    found: list[Player] = []
    for seat, player in enumerate(players):
        taken = {other.name.casefold() for other in found}
        name = player.name
        if name.casefold() in taken:
            name = f"{clean(name)[: NAME_WIDTH - 2]} {letter_of(seat)}"
        found.append(player._replace(name=name))
    return found
