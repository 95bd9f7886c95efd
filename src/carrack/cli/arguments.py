"""What was typed, turned into what was meant. Whatever will not do is refused by the name of its field."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from carrack.arena.places import RAY, check_place
from carrack.arena.players import NoBot, check_player
from carrack.arena.protocol import Forfeit
from carrack.bots import NAMES
from carrack.cli.voice import Refused, Voice
from carrack.core.catalog import game as find_game
from carrack.core.catalog import games
from carrack.core.errors import OptionError, UnknownGame
from carrack.core.game import Game
from carrack.core.options import Option

Value = bool | int | str
LARGEST = 10**12


def game_of(name: str) -> Game:
    try:
        return find_game(name)
    except UnknownGame:
        raise Refused("error-game", game=name, games=", ".join(games())) from None


def whole(field: str, text: str, least: int, most: int = LARGEST) -> int:
    """A whole number within bounds."""
    digits = text.strip().replace("_", "")
    if digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= int(digits) <= most:
        return int(digits)
    key = "error-whole" if most == LARGEST else "error-within"
    raise Refused(key, field=field, value=text, least=least, most=most)


def seats_of(game: Game, text: str | None) -> int | None:
    """A seat count that the game offers; None when none was named."""
    if text is None:
        return None
    if text.strip() in [str(count) for count in game.seats]:
        return int(text)
    allowed = ", ".join(str(count) for count in game.seats)
    raise Refused("error-choice", field="--seats", value=text, allowed=allowed)


def fewest_seats(game: Game) -> int:
    """The smallest table of the box that is not solo, or the solo game."""
    return min((count for count in game.seats if count > 1), default=game.seats[0])


def options_of(game: Game, texts: Sequence[str], seats: Sequence[int], field: str = "--option") -> dict[str, Value]:
    """`length=short`, each value of the kind that its option has; only those that were named.

    `seats` are the tables at which they are to hold, and `field` is what they were given by.
    """
    found: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused("error-option-form", field=field, value=text)
        if name not in game.options:
            raise Refused("error-option-name", field=field, name=name, allowed=", ".join(game.options) or "–")
        option = game.options[name]
        found[name] = _value_of(f"{field} {name}", option, value)
        if option.seats and found[name] != option.default and not set(seats) <= set(option.seats):
            counts = ", ".join(str(count) for count in option.seats)
            raise Refused("error-option-seats", field=field, name=name, value=value, seats=counts)
    return found


def _value_of(field: str, option: Option, text: str) -> Value:
    spelled = {str(choice).lower(): choice for choice in option.choices}
    if text.lower() in spelled:
        return spelled[text.lower()]
    raise Refused("error-choice", field=field, value=text, allowed=", ".join(spelled))


def levels_of(text: str) -> tuple[str, ...]:
    """The bots: one level for all seats, or one a seat."""
    levels = tuple(level.strip() for level in text.split(","))
    for level in levels:
        if level not in NAMES:
            raise Refused("error-choice", field="--bots", value=level, allowed=", ".join(NAMES))
    return levels


def check_levels(levels: Sequence[str], seats: int) -> None:
    if len(levels) not in (1, seats):
        raise Refused("error-bots-count", count=len(levels), seats=seats)


def check_bot(field: str, level: str, voice: Voice) -> None:
    """Anybody who can play in the arena."""
    try:
        check_player(level)
    except Forfeit as forfeit:
        why = voice(f"forfeit-{forfeit.why}")
        raise Refused("error-process", field=field, value=level, why=why, detail=forfeit.detail or "–") from None
    except NoBot as error:
        raise Refused("error-bot", field=field, value=level, why=error.why) from None
    except OptionError:
        allowed = ", ".join((*NAMES, "search@…", "module:Class", "process:COMMAND"))
        raise Refused("error-choice", field=field, value=level, allowed=allowed) from None


def place_of(text: str | None) -> str:
    """Where to play; "" is here."""
    if text is None:
        return ""
    try:
        check_place(text)
    except OptionError:
        raise Refused("error-choice", field="--on", value=text, allowed=f"{RAY}, {RAY}://HOST:PORT") from None
    needed(RAY, RAY)
    return text


def needed(library: str, extra: str) -> None:
    """What is not part of the plain install."""
    if find_spec(library) is None:
        raise Refused("error-extra", library=library, extra=extra)


def seed_of(text: str, field: str = "--seed") -> str:
    """A command line that is no UTF-8 reaches us in halves of surrogates: they cannot be written down."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refused("error-utf8", field=field) from None
    return text
