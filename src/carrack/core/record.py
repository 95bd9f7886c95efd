"""Record: a game on paper, as JSON Lines: header, log, closing line, each with a checksum over all before it."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from carrack.core.data import is_integer
from carrack.core.errors import OptionError, RecordError, shown
from carrack.core.events import may_know
from carrack.core.fate import Fate
from carrack.core.game import Game
from carrack.core.log import ACT, HAND_OVER, KINDS, RESIGN, REWIND, RULES, UNDO, Entry, Log
from carrack.core.state import NATURE, OVER, State

FORMAT: Final = 1
ALL: Final = "all"
SPECTATOR: Final = "spectator"
LARGEST: Final = 64 * 2**20  # characters or bytes; the longest games need a thousandth of it
MOST_LINES: Final = 250_000
MOST_TO_RESIGN: Final = 2  # seats: at a larger table the others would have to go on without one


def seat_named(seat: int | None) -> str:
    """How a record says through whose eyes it was written."""
    return SPECTATOR if seat is None else f"seat {seat}"


def seat_of(sees: str) -> int | None:
    return None if sees == SPECTATOR else int(sees.removeprefix("seat "))


def one_line(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class Record:
    """The lines of a record, as written: `str()` gives the file's text."""

    def __init__(self, lines: list[dict[str, object]]) -> None:
        self.lines = lines

    @property
    def header(self) -> dict[str, object]:
        return self.lines[0]

    @property
    def entries(self) -> list[dict[str, object]]:
        return self.lines[1:-1]

    @property
    def closing(self) -> dict[str, object]:
        return self.lines[-1]

    def __str__(self) -> str:
        return "".join(one_line(line) + "\n" for line in self.lines)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.lines == other.lines

    def __hash__(self) -> int:
        return hash(str(self))


class Checks:
    """The chain of checksums: each covers its line, all lines before it and the state reached."""

    def __init__(self) -> None:
        self.last = ""

    def next(self, line: dict[str, object], fingerprint: str) -> str:
        said = {name: value for name, value in line.items() if name != "check"}
        text = f"{self.last}\n{one_line(said)}\n{fingerprint}"
        self.last = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
        return self.last


def fingerprint(game: Game, state: State, sees: str) -> str:
    """Of a state, for a reader: the whole state's key would betray a secret to whoever guesses at it."""
    return state.key() if sees == ALL else game.seat_key(state, seat_of(sees))


# Writing.


class Writer:
    """Puts a log on paper, as `sees` may know it, and goes on where it stopped: a game is saved after every answer.

    `start` is the state of the revision `base`. What came before was played under older rules: those lines are only
    held together by their checksums.
    """

    def __init__(self, game: Game, start: State, fate: Fate, sees: str, given: int = 0, base: int = 0) -> None:
        if sees not in (ALL, SPECTATOR) and seat_of(sees) not in range(start.seats):
            raise OptionError("seat", f"expected 0 to {start.seats - 1}, got {seat_of(sees)}")
        self.game = game
        self.fate = fate
        self.sees = sees
        self.base = base
        self._checks = Checks()
        self._states = [start] * (base + 1)  # by revision; earlier ones than `base` are not looked at
        self._lines: list[dict[str, object]] = [header_of(game, start, fate, sees, given)]
        self._check(self._lines[0], 0, start)

    def _check(self, line: dict[str, object], revision: int, state: State) -> None:
        reached = fingerprint(self.game, state, self.sees) if revision >= self.base else ""
        line["check"] = self._checks.next(line, reached)

    def write(self, log: Log) -> Record:
        """The whole record; only what the log has gained since the last time is worked out."""
        for i in range(len(self._lines) - 1, log.revision):
            if i >= self.base:
                self._states.append(after(self._states[-1], log.entries[i], self._states))
            self._lines.append(entry_line(i + 1, log.entries[i], self.sees))
            self._check(self._lines[-1], i + 1, self._states[i + 1])
        state = self._states[-1]
        last = self._checks.last
        closing = closing_of(state, log, self.fate, self.sees)
        self._check(closing, log.revision, state)
        self._checks.last = last  # the game goes on from its last entry, not from this closing line
        return Record([dict(line) for line in [*self._lines, closing]])


def header_of(game: Game, start: State, fate: Fate, sees: str, given: int) -> dict[str, object]:
    """The first line. `given` are the entries with which the match began, and which the seed need not give."""
    line: dict[str, object] = {
        "carrack": "record",
        "format": FORMAT,
        "game": game.id,
        "version": game.version,
        "facts": game.facts_digest,
        "verbs": game.verbs_digest,
        "seats": int(start.seats),
        "options": dict(start.options),
        "commitment": fate.commitment(),
        "sees": sees,
    }
    if given:
        line["given"] = given
    return line


def after(state: State, entry: Entry, states: list[State]) -> State:
    """The state after an entry; `states` are those of all revisions so far."""
    if entry.kind == ACT:
        state = state.clone()
        state.answer(entry.action)
        return state
    return states[entry.to] if entry.kind in (UNDO, REWIND) else state


def entry_line(n: int, entry: Entry, sees: str) -> dict[str, object]:
    line: dict[str, object] = {"n": n, "kind": entry.kind, "by": entry.by}
    if entry.kind == ACT:
        known = sees == ALL or may_know(entry.audience, seat_of(sees))
        line["action"] = entry.action if known else None
        if entry.address:
            line["at"] = entry.address
        if entry.forced and sees == ALL:  # whether there was a choice may hang on what is hidden: the last of a bag
            line["forced"] = True
    elif entry.kind == HAND_OVER:
        line["who"] = entry.who
    elif entry.kind in (UNDO, REWIND):
        line["to"] = entry.to
    elif entry.kind == RULES:
        line["to"] = entry.to
        line["version"] = entry.version
        if sees == ALL:
            line["state"] = entry.state
    return line


def closing_of(state: State, log: Log, fate: Fate, sees: str) -> dict[str, object]:
    """The last line: without it a record is cut off. The seed is here when the game is over, or for its keeper."""
    resigned = log.resigned
    over = state.actor == OVER or resigned is not None
    line: dict[str, object] = {"closed": log.revision, "over": over}
    if resigned is not None:
        line["resigned"] = resigned
    if over:
        line["scores"] = state.scores()
        line["winners"] = winners_of(state, resigned)
    if sees == ALL:
        line["reveal"] = fate.reveal()
    return line


def winners_of(state: State, resigned: int | None) -> list[int]:
    """Who has won a match that is over: when a seat has given up, the other; alone, nobody."""
    return state.winners() if resigned is None else [seat for seat in range(state.seats) if seat != resigned]


# Reading.


def parse(text: object) -> Record:
    """The lines of a record, each as it was written to the byte. What they say is not yet believed."""
    if isinstance(text, Record):
        text = _spelled(text)
    if isinstance(text, bytes):
        text = _decoded(text)
    if not isinstance(text, str):
        got = type(text).__name__
        raise RecordError(f"expected the text of a record, got {got}", 0, "not-text", got=got)
    if len(text) > LARGEST:
        raise RecordError(f"longer than any record ({LARGEST} characters)", 0, "too-large", most=LARGEST)
    if not text:
        raise RecordError("the record is empty", 0, "empty")
    rows = text.split("\n")
    if len(rows) > MOST_LINES:
        raise RecordError(f"more lines than any record has ({MOST_LINES})", 0, "too-many-lines", most=MOST_LINES)
    if rows.pop() != "":
        raise RecordError("the last line is cut off: it does not end", len(rows) + 1, "cut-line")
    return Record([_parse_line(row, i + 1) for i, row in enumerate(rows)])


def _spelled(record: Record) -> str:
    """A Record that somebody may have put together by hand."""
    try:
        return str(record)
    except (TypeError, ValueError, RecursionError) as error:
        raise RecordError(f"not JSON: {type(error).__name__}", 0, "not-json") from None


def _decoded(data: bytes) -> str:
    if len(data) > LARGEST:
        raise RecordError(f"longer than any record ({LARGEST} bytes)", 0, "too-large", most=LARGEST)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RecordError(f"byte {error.start} is not UTF-8", line, "not-utf8", byte=error.start) from None


def _parse_line(row: str, number: int) -> dict[str, object]:
    try:
        line = json.loads(row)
        again = one_line(line)
        again.encode()
    except (ValueError, RecursionError) as error:
        raise RecordError(f"not JSON: {type(error).__name__}", number, "not-json") from None
    if not isinstance(line, dict):
        raise RecordError(f"expected an object, got {shown(line)}", number, "not-object", got=shown(line))
    if again != row:
        raise RecordError("not as it was written: spaces, order or spelling were changed", number, "respelled")
    return line


def unexpected(name: str, wanted: str, value: object, number: int) -> RecordError:
    """A field does not say what it should."""
    got = shown(value)
    return RecordError(f"{name}: expected {wanted}, got {got}", number, "expected", field=name, wanted=wanted, got=got)


def field(line: dict[str, object], name: str, number: int) -> object:
    if name not in line:
        raise RecordError(f"{name}: missing", number, "missing", field=name)
    return line[name]


def integer(line: dict[str, object], name: str, number: int) -> int:
    value = field(line, name, number)
    if not is_integer(value):
        got = shown(value)
        raise RecordError(f"{name}: expected an integer, got {got}", number, "not-integer", field=name, got=got)
    return value


def integer_within(line: dict[str, object], name: str, number: int, least: int, most: int) -> int:
    value = integer(line, name, number)
    if not least <= value <= most:
        raise unexpected(name, f"{least}" if least == most else f"{least} … {most}", value, number)
    return value


def text(line: dict[str, object], name: str, number: int) -> str:
    value = field(line, name, number)
    if not isinstance(value, str):
        got = shown(value)
        raise RecordError(f"{name}: expected a text, got {got}", number, "not-a-text", field=name, got=got)
    return value


def parse_entry(line: dict[str, object], number: int, revision: int, seats: int) -> Entry:
    """One line of the log, its fields checked; `revision` is the length of the log before it."""
    integer_within(line, "n", number, revision + 1, revision + 1)
    kind = text(line, "kind", number)
    entry = Entry(kind, integer(line, "by", number))
    if kind == ACT:
        if field(line, "action", number) is None:
            raise RecordError("this answer is hidden from the seat that the record was written for", number, "hidden")
        entry.action = integer(line, "action", number)
        entry.address = text(line, "at", number) if entry.by == NATURE else ""
        entry.forced = line.get("forced") is True
    elif kind == HAND_OVER:
        entry.who = text(line, "who", number)
    elif kind in (UNDO, REWIND):
        entry.to = integer(line, "to", number)
    elif kind == RULES:
        entry.to = integer(line, "to", number)
        entry.version = integer(line, "version", number)
        entry.state = field(line, "state", number)
    check_shape(entry, number, revision, seats)
    return entry


def check_shape(entry: Entry, number: int, revision: int, seats: int) -> None:
    """What can be said of an entry without playing it: whose it may be, and whereto it may go back."""
    if entry.kind not in KINDS:
        raise unexpected("kind", ", ".join(KINDS), entry.kind, number)
    common = entry.kind in (REWIND, RULES)
    least = NATURE if entry.kind == ACT else OVER if common else 0
    most = OVER if common else seats - 1
    if not least <= entry.by <= most:
        raise unexpected("by", f"{least}" if least == most else f"{least} … {most}", entry.by, number)
    if entry.kind in (UNDO, REWIND, RULES) and not 0 <= entry.to <= revision:
        raise unexpected("to", f"0 … {revision}", entry.to, number)
    if entry.kind == RESIGN and seats > MOST_TO_RESIGN:
        raise RecordError(f"nobody resigns at a table of {seats}", number, "no-resign")
