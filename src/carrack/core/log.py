"""The log of a match: append-only. Its length is the revision, which never goes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carrack.core.data import LARGEST
from carrack.core.errors import RecordError, shown
from carrack.core.events import EVERYONE, Event

ACT: Final = "act"  # an answer: a seat's, Nature's, or one that had no alternative
UNDO: Final = "undo"  # a seat took back its own last answer
REWIND: Final = "rewind"  # all seats agreed to go back
HAND_OVER: Final = "hand-over"  # somebody else plays a seat from here on, `who` says whether that is a bot
RESIGN: Final = "resign"  # a seat gives up, which ends the match: always the last entry
RULES: Final = "rules"  # the rules were corrected: the match goes on under them from the state that the entry holds

BOT: Final = "bot"  # as a hand-over says it, alone or before a colon: `bot:greedy`, `bot:greedy:Dido`

# What is kept of an entry of each kind, beside its kind; what is missing is as in a new Entry.
KEPT: Final = {
    ACT: ("by", "action", "forced", "address", "audience", "events"),
    UNDO: ("by", "to"),
    REWIND: ("by", "to"),
    HAND_OVER: ("by", "who"),
    RESIGN: ("by",),
    RULES: ("by", "to", "version", "state"),
}


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


# For storage. Unlike a record's line, an entry's data holds all that it is: its events and who may know them too.


def entry_data(entry: Entry) -> dict[str, object]:
    """An entry as short JSON-able data, for whoever stores a log row by row; `entry_from` reads it back."""
    data: dict[str, object] = {"kind": entry.kind, "by": entry.by}
    if entry.kind == ACT:
        data["action"] = entry.action
        if entry.forced:
            data["forced"] = True
        if entry.address:
            data["address"] = entry.address
        if entry.audience != EVERYONE:
            data["audience"] = entry.audience
        if entry.events:
            data["events"] = [_event_data(event) for event in entry.events]
    elif entry.kind in (UNDO, REWIND):
        data["to"] = entry.to
    elif entry.kind == HAND_OVER:
        data["who"] = entry.who
    elif entry.kind == RULES:
        data["to"] = entry.to
        data["version"] = entry.version
        data["state"] = entry.state
    return data


def _event_data(event: Event) -> list[int]:
    return [event.kind, event.a, event.b, event.c, event.d, event.e, event.audience]


def entry_from(data: object) -> Entry:
    """The entry that `entry_data` gave. Whether it fits the game is for `Match.restore` to say."""
    if not isinstance(data, dict):
        raise RecordError(f"expected the data of an entry, got {shown(data)}")
    kind = _text(data, "kind")
    if kind not in KEPT:
        raise RecordError(f"kind: expected {', '.join(KEPT)}, got {shown(kind)}")
    for name in data:
        if name != "kind" and name not in KEPT[kind]:
            raise RecordError(f"{shown(name)}: no such field of {kind}")
    entry = Entry(kind, _integer(data, "by"))
    if kind == ACT:
        entry.action = _integer(data, "action")
        entry.forced = _flag(data, "forced")
        entry.address = _text(data, "address") if "address" in data else ""
        entry.audience = _integer(data, "audience") if "audience" in data else EVERYONE
        entry.events = _events(data)
    elif kind == HAND_OVER:
        entry.who = _text(data, "who")
    elif kind in (UNDO, REWIND):
        entry.to = _integer(data, "to")
    elif kind == RULES:
        entry.to = _integer(data, "to")
        entry.version = _integer(data, "version")
        entry.state = data.get("state")
    return entry


def _integer(data: dict[str, object], name: str) -> int:
    value = data.get(name)
    if not _is_number(value):
        raise RecordError(f"{name}: expected an integer, got {shown(value)}")
    assert isinstance(value, int)
    return value


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -LARGEST <= value <= LARGEST


def _flag(data: dict[str, object], name: str) -> bool:
    value = data.get(name, False)
    if not isinstance(value, bool):
        raise RecordError(f"{name}: expected true or false, got {shown(value)}")
    return value


def _text(data: dict[str, object], name: str) -> str:
    value = data.get(name)
    if not isinstance(value, str):
        raise RecordError(f"{name}: expected a text, got {shown(value)}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise RecordError(f"{name}: expected a text that can be written as UTF-8") from None
    return value


def _events(data: dict[str, object]) -> list[Event]:
    rows = data.get("events", [])
    if not isinstance(rows, list):
        raise RecordError(f"events: expected a list, got {shown(rows)}")
    events = []
    for i, row in enumerate(rows):
        if not isinstance(row, list) or len(row) != 7 or not all(_is_number(number) for number in row):
            raise RecordError(f"events[{i}]: expected seven integers, got {shown(row)}")
        events.append(Event(row[0], row[1], row[2], row[3], row[4], row[5], row[6]))
    return events
