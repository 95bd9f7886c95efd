"""The board of any game: the text twin of its view as an indented list, and the list of what may be answered."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from carrack.cli.table.draw import Lines, Pen, columns, fit, line, wrap
from carrack.cli.table.menu import Menu
from carrack.cli.table.players import Player, letter_of
from carrack.cli.table.speech import Speech, Teller
from carrack.twin import Item, Twin

BELOW_ZERO: Final = re.compile(r"(?<!\w)-(?=\d)")
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
        return {each.path: each.text for each in leaves(twin_of(scene))}

    def draw(self, scene: Scene, parts: Collection[str]) -> Lines:
        """These parts, in the order in which a player looks at them."""
        return listed(scene, twin_of(scene), set(parts))

    def sheet(self, scene: Scene, seat: int) -> Lines:
        """All of one seat's things."""
        everything = self.parts(scene)
        ours = [path for path in everything if f"/{seat}/" in path]
        return self.draw(scene, ours or everything)

    def menu(self, scene: Scene, menu: Menu) -> Lines:
        """What may be answered, with its keys."""
        keys = max(len(choice.shown) for choice in menu.choices)
        letters = max(len(choice.keys[0]) if choice.keys and choice.number else 0 for choice in menu.choices)
        items = []
        for choice in menu.choices:
            item = line((str(choice.number or choice.shown).rjust(keys), "bold"), "  ")
            if letters:
                item.append_text(fit(line((choice.keys[0] if choice.keys else "", "bold")), letters + 2))
            item.append(self.word(scene, choice.action))
            items.append(item)
        return columns(items, scene.width)

    def word(self, scene: Scene, action: int) -> str:
        """An answer in words, with its price where it has one."""
        return scene.teller.word(action)

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

    def word(self, scene: Scene, action: int) -> str:
        return self._typed.word(scene, action)

    def is_likely(self, scene: Scene, said: Mapping[str, str | int]) -> bool:
        return self._typed.is_likely(scene, said)


def twin_of(scene: Scene) -> tuple[Item, ...]:
    """The view in words, with the names of those who play."""
    names = [player.name for player in scene.players]
    return Twin(scene.teller.game, scene.speech.lang, names).lines(scene.view)


def leaves(lines: Iterable[Item]) -> Iterator[Item]:
    """Every line that says something and is not broken up further."""
    for each in lines:
        if each.lines:
            yield from leaves(each.lines)
        else:
            yield each


def listed(scene: Scene, lines: Iterable[Item], wanted: Collection[str], depth: int = 0) -> Lines:
    """The twin as an indented list; of it, these lines and what they stand in."""
    found: Lines = []
    indent = "  " * depth
    for each in lines:
        if any(path == each.path or path.startswith(f"{each.path}/") for path in wanted):
            label = scene.speech("about", thing=each.label.text)
            text = line(indent, (f"{label} ", "dim"), BELOW_ZERO.sub(scene.pen.minus, each.text))
            found += wrap(text, scene.width, len(indent) + 2)
            found += listed(scene, each.lines, wanted, depth + 1)
    return found
