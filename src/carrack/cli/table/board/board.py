"""The board of any game: the text twin of its view as an indented list, and the list of what may be answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from carrack.cli.table.draw import Lines, Pen, columns, fit, line, wrap
from carrack.cli.table.menu import Menu
from carrack.cli.table.players import Player
from carrack.cli.table.speech import Speech, Teller

SEAT_STYLES: Final = ("cyan", "magenta", "yellow", "green", "blue", "red")


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

    def style_of(self, seat: int) -> str:
        return SEAT_STYLES[seat % len(SEAT_STYLES)]

    def named(self, seat: int) -> Text:
        """A seat by its letter and name, a bot's with its level."""
        player = self.players[seat]
        text = line((chr(ord("A") + seat), f"reverse {self.style_of(seat)}"), (f" {player.name}", "bold"))
        if player.is_bot:
            text.append(f" ({self.speech('level-' + player.level)})", "dim")
        return text


class Board:
    """Draws any game. Games with a board of their own override what they draw better."""

    def keys(self, said: Mapping[str, str | int], speech: Speech) -> list[str]:
        """Letters and the like by which an action is typed, the same whenever its question is asked."""
        return []

    def parts(self, scene: Scene) -> dict[str, object]:
        """What is drawn apart, each with what it depends on: only what has changed is drawn again."""
        return {"table": scene.view}

    def draw(self, scene: Scene, parts: Sequence[str]) -> Lines:
        """These parts, in the order in which a player looks at them."""
        return twin(scene.view, scene)

    def sheet(self, scene: Scene, seat: int) -> Lines:
        """All of one seat's things."""
        return twin(scene.view, scene)

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

    def untold(self, scene: Scene, event: Mapping[str, object]) -> bool:
        """Whether who looks need not be told: the table shows it."""
        return False

    def told_later(self, events: Sequence[Mapping[str, object]]) -> int:
        """From which of these events on a new paragraph begins that is not finished yet; their number if none does."""
        return len(events)

    def news(self, scene: Scene, events: Sequence[Mapping[str, object]]) -> Lines:
        """What happened, one sentence after the other."""
        return [part for event in events for part in wrap(line(scene.teller.tell(event)), scene.width, 2)]


def twin(view: Mapping[str, Any], scene: Scene) -> Lines:
    """The view as an indented list, in the words of the game where it has them."""
    found: Lines = []
    for name, value in view.items():
        if name not in ("game", "options", "seats", "actor", "step"):
            _write(found, scene, 0, scene.teller.name("sheet", name), value)
    return found


def _write(found: Lines, scene: Scene, depth: int, name: str, value: object) -> None:
    indent = "  " * depth
    label = line(indent, (f"{name}: ", "dim"))
    if isinstance(value, Mapping) and any(isinstance(inner, (Mapping, list)) for inner in value.values()):
        found += wrap(label, scene.width, len(indent) + 2)
        for inner_name, inner in value.items():
            _write(found, scene, depth + 1, scene.teller.name("sheet", str(inner_name)), inner)
    elif isinstance(value, list) and any(isinstance(inner, (Mapping, list)) for inner in value):
        found += wrap(label, scene.width, len(indent) + 2)
        for i, inner in enumerate(value):
            title = scene.players[i].name if len(value) == len(scene.players) else str(i + 1)
            _write(found, scene, depth + 1, title, inner)
    else:
        label.append(_short(value))
        found += wrap(label, scene.width, len(indent) + 2)


def _short(value: object) -> str:
    """A value that fits behind its name."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_short(inner)}" for name, inner in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(_short(inner) for inner in value) or "-"
    return "-" if value is None else str(value)
