"""The board of any game: the text twin of its view as an indented list, and the list of what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from carrack.cli.table.draw import Lines, Pen, columns, fit, line, wrap
from carrack.cli.table.menu import Menu
from carrack.cli.table.players import Player, letter_of
from carrack.cli.table.speech import Speech, Teller

UNSAID: Final = ("game", "options", "seats", "actor", "step", "slot", "waiting")  # of a view: the question says it
SEATED: Final = ("turn", "active", "order", "placed", "seen_by", "seat")  # of a view: whoever sits there
PER_SEAT: Final = ("workers", "shipping", "discovery")  # of a view: lists that go by seat, deep inside it
NOTHING: Final = "-"
SEAT_STYLES: Final = ("cyan", "magenta", "yellow", "green", "blue", "red")


def _nothing(_action: int) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True)
class Scene:
    """All that drawing needs: what the seat that looks may know, and with which words and characters to show it."""

    view: Mapping[str, Any]
    seat: int | None
    players: Sequence[Player]
    speech: Speech
    teller: Teller
    pen: Pen
    width: int
    foresee: Callable[[int], Mapping[str, Any]] = _nothing  # what an answer would bring, as `Game.preview` says it

    def style_of(self, seat: int) -> str:
        return SEAT_STYLES[seat % len(SEAT_STYLES)]

    def named(self, seat: int) -> Text:
        """A seat by its letter and name, a bot's with its level."""
        player = self.players[seat]
        text = line((letter_of(seat), f"reverse {self.style_of(seat)}"), (f" {player.name}", "bold"))
        if player.is_bot:
            text.append(f" ({self.speech('level-' + player.level)})", "dim")
        return text


class Board:
    """Draws any game. Games with a board of their own override what they draw better."""

    chance = "prompt-chance"  # what stands before the prompt where people answer Nature

    def keys(self, said: Mapping[str, str | int], speech: Speech) -> list[str]:
        """Letters and the like by which an action is typed, the same whenever its question is asked."""
        return []

    def loose_keys(self, said: Mapping[str, str | int], speech: Speech) -> list[str]:
        """Shorter keys that several answers share: one means whichever of them is allowed."""
        return []

    def chapter(self, scene: Scene, turns: int) -> object:
        """What makes it worth while to draw everything again when it changes: who looks, and each round or turn."""
        return scene.seat, scene.view.get("round", turns)

    def parts(self, scene: Scene) -> dict[str, object]:
        """What is drawn apart, each with what it depends on: only what has changed is drawn again."""
        return dict(leaves(scene.view))

    def draw(self, scene: Scene, parts: Collection[str]) -> Lines:
        """These parts, in the order in which a player looks at them."""
        return twin(scene, set(parts))

    def sheet(self, scene: Scene, seat: int) -> Lines:
        """All of one seat's things."""
        ours = {path for path, _value in leaves(scene.view) if f"/{seat}/" in path}
        return twin(scene, ours or set(self.parts(scene)))

    def menu(self, scene: Scene, menu: Menu) -> Lines:
        """What may be answered, with its keys."""
        keys = max(len(choice.shown) for choice in menu.choices)
        letters = max(len(choice.keys[0]) if choice.keys and choice.number else 0 for choice in menu.choices)
        items = []
        for choice in menu.choices:
            item = line((str(choice.number or choice.shown).rjust(keys), "bold"), "  ")
            if letters:
                item.append_text(fit(line((choice.keys[0] if choice.keys else "", "bold")), letters + 2))
            item.append(scene.teller.word(choice.action))
            items.append(item)
        return columns(items, scene.width)

    def is_likely(self, scene: Scene, said: Mapping[str, str | int]) -> bool:
        """Whether an answer that the rules refuse may still have been meant by who typed little of it."""
        return True

    def untold(self, scene: Scene, event: Mapping[str, object]) -> bool:
        """Whether who looks need not be told: the table shows it."""
        return False

    def told_later(self, events: Sequence[Mapping[str, object]]) -> int:
        """From which of these events on a new paragraph begins that is not finished yet; their number if none does."""
        return len(events)

    def news(self, scene: Scene, events: Sequence[Mapping[str, object]]) -> Lines:
        """What happened, one sentence after the other."""
        return [part for event in events for part in wrap(line(scene.teller.tell(event)), scene.width, 2)]


class Plain(Board):
    """Draws nothing but the text twin, and is typed at as another board is."""

    def __init__(self, typed: Board) -> None:
        self._typed = typed
        self.chance = typed.chance

    def keys(self, said: Mapping[str, str | int], speech: Speech) -> list[str]:
        return self._typed.keys(said, speech)

    def loose_keys(self, said: Mapping[str, str | int], speech: Speech) -> list[str]:
        return self._typed.loose_keys(said, speech)

    def is_likely(self, scene: Scene, said: Mapping[str, str | int]) -> bool:
        return self._typed.is_likely(scene, said)


def is_nested(value: object) -> bool:
    """Whether a value has parts that need lines of their own."""
    inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    return any(isinstance(part, (Mapping, list)) for part in inner)


def children(value: object) -> list[tuple[str, object]]:
    if isinstance(value, Mapping):
        return [(str(name), inner) for name, inner in value.items()]
    return [(str(place), inner) for place, inner in enumerate(value)] if isinstance(value, list) else []


def leaves(view: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, object]]:
    """Everything that is one line of the text twin, by its path."""
    for name, value in children(view):
        if path or name not in UNSAID:
            here = f"{path}/{name}"
            if is_nested(value):
                yield from leaves(dict(children(value)), here)
            else:
                yield here, value


def twin(scene: Scene, wanted: Collection[str]) -> Lines:
    """The view as an indented list, in the words of the game where it has them; of it, these lines."""
    found: Lines = []
    for name, value in scene.view.items():
        if name not in UNSAID:
            _write(found, scene, wanted, f"/{name}", "", value)
    return found


def _write(
    found: Lines, scene: Scene, wanted: Collection[str], path: str, within: str, value: object, place: bool = False
) -> None:
    """`place`: of a list, not of a mapping."""
    if not any(line == path or line.startswith(f"{path}/") for line in wanted):
        return
    name = path.rpartition("/")[2]
    indent = "  " * (path.count("/") - 1)
    label = scene.speech("about", thing=_title(scene, name, within, place))
    if is_nested(value):
        found += wrap(line(indent, (label, "dim")), scene.width, len(indent) + 2)
        for inner, part in children(value):
            _write(found, scene, wanted, f"{path}/{inner}", name, part, isinstance(value, list))
    else:
        text = line(indent, (f"{label} ", "dim"), _short(scene, name, value))
        found += wrap(text, scene.width, len(indent) + 2)


def _title(scene: Scene, name: str, within: str, place: bool) -> str:
    """Of a part: a place in a list is a seat's where there are as many as seats."""
    if not place:
        return name if name.isdecimal() else scene.teller.call(name, *_kinds(scene, within), "sheet")
    if within in PER_SEAT or len(scene.view.get(within, ())) == len(scene.players):
        return scene.players[int(name)].name
    return str(int(name) + 1)


def _short(scene: Scene, name: str, value: object) -> str:
    """A value that fits behind its name."""
    if isinstance(value, Mapping):
        names = [scene.teller.call(str(key), *_kinds(scene, name), "source") for key in value]
        parts = [f"{said} {_short(scene, key, inner)}" for said, (key, inner) in zip(names, value.items())]
        return ", ".join(parts) or NOTHING
    if isinstance(value, list):
        return ", ".join(_short(scene, name, inner) for inner in value) or NOTHING
    if isinstance(value, bool):
        return scene.speech("view-yes" if value else "view-no")
    if name in SEATED or (isinstance(value, int) and "seat" in _kinds(scene, name)):
        return scene.teller.seat_name(value)
    if isinstance(value, str):
        return scene.teller.call(value, *_kinds(scene, name))
    return NOTHING if value is None else str(value)


def _kinds(scene: Scene, name: str) -> tuple[str, ...]:
    """What the things in a part called so are: in "regions" each is a region, in "boxes" a box; or the game says so."""
    said = scene.teller.game.things().get(name, "")
    return name.removesuffix("es"), name.removesuffix("s"), *said.split()
