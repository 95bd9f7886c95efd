"""One game at the table: who is asked, what they see, what becomes of a typed line. Reads and writes no terminal."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import RenderableType

from carrack.bots import Bot, bot
from carrack.cli.table import keep
from carrack.cli.table.board import Board, Scene
from carrack.cli.table.draw import PENCIL, Lines, Pen, line, wrap
from carrack.cli.table.lexicon import Lexicon
from carrack.cli.table.parse import Plan, Reader
from carrack.cli.table.players import Player
from carrack.cli.table.speech import Speech, Teller
from carrack.core.errors import CarrackError
from carrack.core.fate import Asked, Seeded
from carrack.core.log import HAND_OVER, REWIND, TIME, UNDO
from carrack.core.match import Match
from carrack.core.state import NATURE
from carrack.words import plain

PATIENCE: Final = 1.0  # seconds after which a bot's thinking is told


class Reply(NamedTuple):
    """What a line led to. `again` asks for the whole table to be drawn anew."""

    said: Sequence[RenderableType] = ()
    leave: bool = False
    again: bool = False


class Session:
    """A match, those who play it, and what has been shown so far."""

    def __init__(self, match: Match, players: Sequence[Player], board: Board, speech: Speech, path: Path) -> None:
        self.match = match
        self.game = match.game
        self.players = tuple(players)
        self.board = board
        self.speech = speech
        self.path = path
        self.width = 80
        self.pen: Pen = PENCIL
        self.teller = Teller(self.game, speech, [player.name for player in players])
        self.lexicon = Lexicon(self.game, speech)
        self.reader = Reader(self.lexicon, self._keys, isinstance(match.fate, Asked), self._loose_keys)
        self.bots: dict[int, Bot] = {}
        self.shown = (0, 0)  # the first revision, and the event of it, that has not been told
        self.unsaved: OSError | None = None  # why the game could not be written to its file
        self.looked: int | None = None  # the person who saw the table last
        self.revealed = False  # whether secrets stood there
        self._drawn: dict[str, object] = {}
        self._known_keys: dict[tuple[object, ...], tuple[list[str], list[str]]] = {}
        self._chapter: object = None
        for seat, player in enumerate(players):
            if player.is_bot:
                self.bots[seat] = bot(player.level, f"{match.commitment} {seat}")

    def _keys(self, said: Mapping[str, str | int]) -> list[str]:
        return self._all_keys(said)[0]

    def _loose_keys(self, said: Mapping[str, str | int]) -> list[str]:
        return self._all_keys(said)[1]

    def _all_keys(self, said: Mapping[str, str | int]) -> tuple[list[str], list[str]]:
        """They are always the same and slow to say; a list of answers asks for a hundred of them."""
        known = self.board, *said.values()
        if known not in self._known_keys:
            self._known_keys[known] = self.board.keys(said, self.speech), self.board.loose_keys(said, self.speech)
        return self._known_keys[known]

    def keyed(self, words: Sequence[str]) -> list[int]:
        """The actions, of whatever question, that a key of several words stands for."""
        typed = " ".join(words)
        actions = range(self.game.actions) if len(words) > 1 else ()
        return [a for a in actions if typed in map(plain, self._keys(self.game.describe(a)))]

    # Who is asked.

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def seat(self) -> int | None:
        """The person who looks: the one who is asked, or whose real dice fall; None where only bots play on."""
        state = self.match.state
        seat = int(state.turn if state.actor == NATURE else state.actor)
        if 0 <= seat < len(self.players) and not self.players[seat].is_bot:
            return seat
        people = [seat for seat, player in enumerate(self.players) if not player.is_bot]
        return people[0] if len(people) == 1 else None

    @property
    def prompt(self) -> str:
        """Whose answer is typed."""
        actor = int(self.match.state.actor)
        return self.speech(self.board.chance) if actor == NATURE else self.players[actor].name

    def needs_curtain(self) -> bool:
        """On a shared screen, whether the next to look has secrets from the last one, or the last one from the next.

        What the last one saw, or has typed since, still stands there.
        """
        seat = self.seat
        people = sum(1 for player in self.players if not player.is_bot)
        if seat is None or people < 2 or seat == self.looked:
            return False
        return self.revealed or self._has_secrets(seat) or self._has_secrets(self.looked)

    def _has_secrets(self, seat: int | None) -> bool:
        """Whether a seat knows more than everybody does."""
        state = self.match.state
        return self.game.view(state, seat) != self.game.view(state, None)

    # Playing.

    def play(self, actions: Sequence[int]) -> None:
        """Play and keep: when this returns, or refuses, what was played is on the disk."""
        try:
            for action in actions:
                self.match.play(action)
        except CarrackError:
            self.save()
            raise
        self.save()

    def save(self) -> None:
        """A full disk does not stop the game: it is told, and the next move tries again."""
        try:
            keep.save(self.match, self.path)
            self.unsaved = None
        except OSError as error:
            self.unsaved = error

    def bots_play(self, clock: Callable[[], float] = time.monotonic) -> Iterator[str]:
        """Let bots play until a person is asked. Gives their name whenever they take long, and '' after each turn."""
        since = clock()
        last = -1
        while not self.over and int(self.match.state.actor) in self.bots:
            state = self.match.state
            seat = int(state.actor)
            if seat != last and last >= 0:
                self.save()
                yield ""
                since = clock()
            elif clock() - since > PATIENCE:
                yield self.players[seat].name
                since = clock()
            last = seat
            self.match.play(self.bots[seat].choose(self.game.sample(state, seat, Seeded())))
        if last >= 0:
            self.save()

    def read(self, text: str) -> Plan:
        return self.reader.read(text, self.match.state)

    def undo(self) -> bool:
        """Take back the last answer of a person here, or the last real die: a slip of the hand, not a second throw.

        It need not be the one who is asked now: the end of a turn is taken back while the next seat has not answered.
        """
        people = [seat for seat, player in enumerate(self.players) if not player.is_bot]
        mine = next((seat for seat in people if self.match.can_undo(seat)), None)
        if mine is not None:
            self.match.undo(mine)
        else:
            typed = self._last_typed_die() if self.reader.asked else -1
            if typed < 0:
                return False
            self.match.rewind(typed, range(len(self.players)))
        self.save()
        return True

    def _last_typed_die(self) -> int:
        """The revision before Nature's last answer, -1 when a seat has answered since."""
        entries = self.match.archive().entries
        n = self.match.revision
        while n > 0:
            entry = entries[n - 1]
            if entry["kind"] in (UNDO, REWIND):
                n = _integer(entry["to"])
            elif entry["kind"] in (HAND_OVER, TIME) or entry.get("forced"):
                n -= 1
            else:
                return n - 1 if entry["by"] == NATURE else -1
        return -1

    # Showing.

    def scene(self) -> Scene:
        """The table as who looks sees it now."""
        seat = self.seat
        view = self.game.view(self.match.state, seat)
        return Scene(view, seat, self.players, self.speech, self.teller, self.pen, self.width, self.foresee)

    def foresee(self, action: int) -> Mapping[str, Any]:
        """What happens for certain if this is answered."""
        return self.game.preview(self.match.state, action)

    def news(self, unfinished: bool = True) -> Lines:
        """What happened since it was last told, as far as who looks may know it; with or without a turn just begun."""
        scene = self.scene()
        placed = [(place, event) for place, event in _placed(self.match.log(scene.seat)) if place >= self.shown]
        events = [event for _place, event in placed]
        end = len(events) if unfinished else self.board.told_later(events)
        self.shown = placed[end][0] if end < len(placed) else (self.match.revision + 1, 0)
        return self.board.news(scene, [event for event in events[:end] if not self.board.untold(scene, event)])

    def forget_news(self) -> None:
        """What happened so far was told another day; how the game ended is told again."""
        self.shown = (self.match.revision + (0 if self.over else 1), 0)

    def look(self, everything: bool = False) -> Lines:
        """The parts of the table that have changed since they were last drawn; in a new chapter all of them."""
        scene = self.scene()
        chapter = self.board.chapter(scene, int(self.match.state.turns))
        if everything or chapter != self._chapter:
            self._drawn = {}
        self.looked = scene.seat
        self.revealed = self._has_secrets(scene.seat)
        self._chapter = chapter
        parts = self.board.parts(scene)
        changed = [name for name, content in parts.items() if self._drawn.get(name, _NEVER) != content]
        self._drawn = parts
        return self.board.draw(scene, changed) if changed else []

    def question(self) -> Lines:
        """What is asked, in one sentence, and how it may be answered."""
        state = self.match.state
        asked = line((self.teller.ask(state), "bold"), (f"  {self.teller.rule(state)}", "dim"))
        return [*wrap(asked, self.width), *self.menu()]

    def menu(self) -> Lines:
        return self.board.menu(self.scene(), self.reader.menu(self.match.state))

    def completions(self) -> list[str]:
        """Words that may be typed now."""
        state = self.match.state
        words = {word for action in state.legal() for phrase in self.lexicon.phrases(action)[:1] for word in phrase}
        return sorted(word for word in words if len(word) > 2)


_NEVER: Final = object()


def _placed(events: Sequence[dict[str, object]]) -> Iterator[tuple[tuple[int, int], dict[str, object]]]:
    """Events with their revision and their place in it. Who sits where is told at the door, not here."""
    last, count = 0, 0
    for event in events:
        revision = _integer(event["revision"])
        count = count + 1 if revision == last else 0
        last = revision
        if event["event"] != HAND_OVER:
            yield (revision, count), event


def _integer(value: object) -> int:
    assert isinstance(value, int)
    return value
