"""A recorded game, answer by answer, with what it told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import carrack
from carrack.core.events import Journal
from carrack.games.discovery.state import Discovery
from tests.recorded import line

GAME = carrack.game("discovery-2007")

Said = dict[str, str | int]


class Moment(NamedTuple):
    """One answer: the position before it, what it told, the position after it."""

    before: Discovery
    verb: str
    told: list[Said]
    after: Discovery


class Shown:
    """A recorded game, answer by answer; what was taken back is left out."""

    def __init__(self, match: carrack.Match) -> None:
        self.match = match
        self.entries = match.record().entries
        self.moments = list(moments_of(match.state, line(match)))
        self.events = [said for moment in self.moments for said in moment.told]
        self.end = self.moments[-1].after

    def said(self, event: str, **words: str | int) -> list[Said]:
        return [said for said in self.events if is_told(said, event, words)]

    def works(self, tile: str, event: str, words: dict[str, str | int]) -> bool:
        """The event of a tile's effect follows, before anything else works."""
        for i, said in enumerate(self.events):
            if not is_told(said, "tile-worked", {"tile": tile}):
                continue
            for later in self.events[i + 1 :]:
                if is_told(later, event, {**words, "seat": said["seat"]}):
                    return True
                if later["event"] in ("tile-worked", "turn-begins"):
                    break
        return False

    def option(self, name: str) -> bool:
        return self.end.options[name] is True


def moments_of(end: carrack.State, line: list[int]) -> Iterator[Moment]:
    game = end.game
    before = game.start(int(end.seats), end.options)
    assert isinstance(before, Discovery)
    for action in line:
        after = before.clone()
        after.journal = journal = Journal()
        after.play(action)
        after.journal = None
        yield Moment(
            before, game.verbs.verb_of(action).name, [game.tellings.describe(event) for event in journal.take()], after
        )
        before = after


def is_told(said: Said, event: str, words: dict[str, str | int]) -> bool:
    return said["event"] == event and all(said[name] == word for name, word in words.items())
