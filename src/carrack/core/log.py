"""The log of a match: append-only. Its length is the revision, which never goes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carrack.core.events import EVERYONE, Event

ACT: Final = "act"  # an answer: a seat's, Nature's, or one that had no alternative
UNDO: Final = "undo"  # a seat took back its own last answer
REWIND: Final = "rewind"  # all seats agreed to go back
HAND_OVER: Final = "hand-over"  # somebody else plays a seat from here on


class Entry:
    """One line of the log. `to` is the revision an undo or rewind goes back to; `who` the new player of a seat."""

    def __init__(self, kind: str, by: int) -> None:
        self.kind = kind
        self.by = by
        self.action = -1
        self.forced = False
        self.address = ""
        self.audience: int = EVERYONE
        self.to = -1
        self.who = ""
        self.events: list[Event] = []
        self.parent = -1


class Log:
    """Entries and, for each revision, the answer that led there: an undo makes a branch, nothing is erased."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._heads: list[int] = [-1]

    @property
    def revision(self) -> int:
        return len(self.entries)

    def append(self, entry: Entry) -> None:
        head = self._heads[-1]
        if entry.kind == ACT:
            entry.parent = head
            head = len(self.entries)
        elif entry.kind in (UNDO, REWIND):
            head = self._heads[entry.to]
        self.entries.append(entry)
        self._heads.append(head)

    def cut(self, revision: int) -> None:
        """Forget what was appended since: only for an answer that failed half way and was never told to anybody."""
        del self.entries[revision:]
        del self._heads[revision + 1 :]

    def line(self, revision: int) -> Sequence[Entry]:
        """The answers that lead from the start to a revision, without what was taken back."""
        found: list[Entry] = []
        head = self._heads[revision]
        while head >= 0:
            found.append(self.entries[head])
            head = self.entries[head].parent
        found.reverse()
        return found
