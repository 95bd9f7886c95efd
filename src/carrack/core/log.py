"""The log of a match: append-only. Its length is the revision, which never goes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carrack.core.events import EVERYONE, Event

ACT: Final = "act"  # an answer: a seat's, Nature's, or one that had no alternative
UNDO: Final = "undo"  # a seat took back its own last answer
REWIND: Final = "rewind"  # all seats agreed to go back
HAND_OVER: Final = "hand-over"  # somebody else plays a seat from here on, `who` says whether that is a bot
TIME: Final = "time"  # a seat had no time left; what that means for it, the entry after it says
RESIGN: Final = "resign"  # a seat gives up, which ends the match: always the last entry
RULES: Final = "rules"  # the rules were corrected: the match goes on under them from the state that the entry holds

BOT: Final = "bot"  # as a hand-over says it, alone or before a colon: `bot:greedy`, `bot:greedy:Dido`

KINDS: Final = (ACT, UNDO, REWIND, HAND_OVER, TIME, RESIGN, RULES)


class Entry:
    """One line of the log. `to` is the revision an undo or rewind goes back to; `who` the new player of a seat.

    A change of rules goes on from the state of the revision `to`, which it holds as those rules dump it.
    """

    def __init__(self, kind: str, by: int) -> None:
        self.kind = kind
        self.by = by
        self.action = -1
        self.forced = False
        self.address = ""
        self.audience: int = EVERYONE
        self.to = -1
        self.who = ""
        self.version = 0
        self.state: object = None
        self.events: list[Event] = []
        self.parent = -1


class Log:
    """Entries and, for each revision, the answer that led there: an undo makes a branch, nothing is erased."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._heads: list[int] = [-1]
        self._bots: set[int] = set()  # the seats that they play now

    @property
    def revision(self) -> int:
        return len(self.entries)

    @property
    def resigned(self) -> int | None:
        """The seat that gave up, which ended the match."""
        return self.entries[-1].by if self.entries and self.entries[-1].kind == RESIGN else None

    def alone(self, seats: int) -> int | None:
        """The seat of the only person at a table, all others being bots'; None where there are more, or none."""
        people = [seat for seat in range(seats) if seat not in self._bots]
        return people[0] if len(people) == 1 else None

    def append(self, entry: Entry) -> None:
        head = self._heads[-1]
        if entry.kind == ACT:
            entry.parent = head
            head = len(self.entries)
        elif entry.kind in (UNDO, REWIND):
            head = self._heads[entry.to]
        elif entry.kind == RULES:
            head = -1
        elif entry.kind == HAND_OVER:
            self._seat(entry)
        self.entries.append(entry)
        self._heads.append(head)

    def cut(self, revision: int) -> None:
        """Forget what was appended since: only for an answer that failed half way and was never told to anybody."""
        del self.entries[revision:]
        del self._heads[revision + 1 :]
        self._bots.clear()
        for entry in self.entries:
            if entry.kind == HAND_OVER:
                self._seat(entry)

    def _seat(self, entry: Entry) -> None:
        """Note who plays a seat from a hand-over on."""
        if entry.who.partition(":")[0] == BOT:
            self._bots.add(entry.by)
        else:
            self._bots.discard(entry.by)

    def line(self, revision: int) -> Sequence[Entry]:
        """The answers that lead to a revision, without what was taken back: from the start, or a change of rules."""
        found: list[Entry] = []
        head = self._heads[revision]
        while head >= 0:
            found.append(self.entries[head])
            head = self.entries[head].parent
        found.reverse()
        return found


def base_of(entries: Sequence[Entry]) -> int:
    """The revision after the last change of rules: what came before cannot be played again. 0 where there was none."""
    for i in range(len(entries), 0, -1):
        if entries[i - 1].kind == RULES:
            return i
    return 0
