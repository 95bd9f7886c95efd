"""Replay: a record played again, believing nothing. It stops at the first mismatch and says where."""

from __future__ import annotations

from carrack.core.catalog import game as find_game
from carrack.core.course import Course
from carrack.core.errors import OptionError, RecordError, UnknownGame, shown
from carrack.core.fate import Asked, Fate, Seeded
from carrack.core.game import Game
from carrack.core.log import RULES, Log
from carrack.core.match import Match
from carrack.core.record import (
    ALL,
    FORMAT,
    MOST_LINES,
    SPECTATOR,
    Checks,
    Record,
    closing_of,
    entry_line,
    field,
    fingerprint,
    header_of,
    integer,
    integer_within,
    one_line,
    parse,
    parse_entry,
    text,
    unexpected,
)
from carrack.core.state import State


def replay(record: object) -> Match:
    """A Match from a record (the Record, its text or bytes), every checksum verified."""
    paper = parse(record)
    game, start, sees, given = _open(paper)
    count = len(paper.lines)
    if count < 2 or "closed" not in paper.closing:
        raise RecordError(f"cut off: there is no closing line after line {count}", count, "cut-off")
    fate = _fate_of(paper, sees)
    base = _base_of(paper)
    if base:
        start = _state_of(paper, base, game, start)
    checks = Checks()
    _expect(checks, paper.header, "" if base else fingerprint(game, start, sees), 1)
    course = Course(game, start, start, base, given, base)
    for i, line in enumerate(paper.entries):
        number = i + 2
        entry = parse_entry(line, number, i, int(start.seats))
        course.take(entry, number, fate, sees == ALL)
        _expect_only(line, entry_line(i + 1, entry, sees), number)
        _expect(checks, line, "" if i + 1 < base else fingerprint(game, course.state, sees), number)
    if given > course.log.revision:
        raise unexpected("given", f"1 … {course.log.revision}", given, 1)
    _close(paper, course.state, course.log, fate, sees, checks)
    return Match.resume(game, start, course.state.clone(), course.log, fate, course.marks, given, base)


def _open(paper: Record) -> tuple[Game, State, str, int]:
    """The header: is this a record, of a game, version and facts that we have? Through whose eyes, with what given?"""
    header = paper.header
    if header.get("carrack") != "record":
        raise RecordError("this is not a record of Carrack", 1, "foreign")
    format = integer(header, "format", 1)
    if format > FORMAT:
        message = f"format: made by a newer Carrack (format {shown(format)}, this one reads up to {FORMAT})"
        raise RecordError(message, 1, "newer-format", got=shown(format), here=FORMAT)
    if format != FORMAT:
        raise unexpected("format", str(FORMAT), format, 1)
    name = text(header, "game", 1)
    try:
        game = find_game(name)
    except UnknownGame as unknown:
        raise RecordError(f"game: {unknown}", 1, "unknown-game", got=shown(name)) from None
    _check_version(header, game)
    try:
        start = game.start(field(header, "seats", 1), field(header, "options", 1))
    except OptionError as refused:  # another name than above: compiled, one name has one type
        raise RecordError(str(refused), 1, "option", field=refused.field) from None
    text(header, "commitment", 1)
    sees = text(header, "sees", 1)
    readers = [ALL, SPECTATOR] + [f"seat {seat}" for seat in range(start.seats)]
    if sees not in readers:
        raise unexpected("sees", ", ".join(readers), sees, 1)
    given = integer_within(header, "given", 1, 1, MOST_LINES) if "given" in header else 0
    _expect_only(header, header_of(game, start, Asked(), sees, given) | {"commitment": header["commitment"]}, 1)
    return game, start, sees, given


def _check_version(header: dict[str, object], game: Game) -> None:
    version = integer(header, "version", 1)
    got = shown(version)
    if version > game.version:
        message = f"version: made by newer rules ({got}, here {game.version})"
        raise RecordError(message, 1, "newer-rules", got=got, here=game.version)
    if version != game.version:
        message = f"version: made by older rules ({got}, here {game.version}): it cannot be checked"
        raise RecordError(message, 1, "older-rules", got=got, here=game.version)
    if field(header, "facts", 1) != game.facts_digest:
        message = f"facts: expected {game.facts_digest}: the numbers of the game were others"
        raise RecordError(message, 1, "other-facts", wanted=game.facts_digest)
    if field(header, "verbs", 1) != game.verbs_digest:
        message = f"verbs: expected {game.verbs_digest}: the table of actions was another"
        raise RecordError(message, 1, "other-verbs", wanted=game.verbs_digest)


def _base_of(paper: Record) -> int:
    """The entry of the last change of rules, 0 where there is none: those up to it cannot be played again."""
    entries = paper.entries
    for i in range(len(entries), 0, -1):
        if entries[i - 1].get("kind") == RULES:
            return i
    return 0


def _state_of(paper: Record, base: int, game: Game, start: State) -> State:
    """The state from which the match went on under today's rules: its keeper's record holds it."""
    number = base + 1
    line = paper.lines[base]
    if integer(line, "version", number) != game.version:
        raise unexpected("version", str(game.version), line["version"], number)
    if "state" not in line:
        message = f"the rules were changed at entry {base}: without the state of then it cannot be checked"
        raise RecordError(message, number, "changed-rules", entry=base)
    try:
        state = game.load(line["state"])
    except RecordError as error:
        raise RecordError(f"state: {error}", number, "rules-state", entry=base) from None
    if state.seats != start.seats or state.options != start.options:
        raise RecordError("state: not of this match", number, "rules-state", entry=base)
    return state


def _fate_of(paper: Record, sees: str) -> Fate:
    """Who answered Nature: the revealed seed, if it fits the commitment, else people with real dice."""
    number = len(paper.lines)
    revealed = paper.closing.get("reveal", {})
    if sees != ALL:
        return Asked()
    if not revealed:
        if paper.header["commitment"] != "":
            raise RecordError("reveal: the seed that was committed to at the start is missing", number, "no-reveal")
        return Asked()
    secret = revealed.get("secret") if isinstance(revealed, dict) else None
    contributions = revealed.get("contributions") if isinstance(revealed, dict) else None
    if (
        not isinstance(secret, str)
        or not isinstance(contributions, list)
        or not all(isinstance(part, str) for part in contributions)
    ):
        raise RecordError("reveal: expected a secret and contributions, as texts", number, "reveal-shape")
    fate = Seeded(secret, contributions)
    if fate.commitment() != paper.header["commitment"]:
        message = "reveal: the secret is not the one that was committed to at the start"
        raise RecordError(message, number, "other-secret")
    return fate


def _expect_only(line: dict[str, object], expected: dict[str, object], number: int) -> None:
    """The line says what it must, in the order in which it is written, and nothing else."""
    if one_line(expected | {"check": line.get("check")}) != one_line(line):
        raise RecordError("has fields that do not belong to it", number, "not-its-fields")


def _expect(checks: Checks, line: dict[str, object], reached: str, number: int) -> None:
    if field(line, "check", number) != checks.next(line, reached):
        message = "the checksum does not match: this line, or one above it, was changed"
        raise RecordError(message, number, "checksum")


def _close(paper: Record, state: State, log: Log, fate: Fate, sees: str, checks: Checks) -> None:
    number = len(paper.lines)
    closing = paper.closing
    if integer(closing, "closed", number) != log.revision:
        raise unexpected("closed", str(log.revision), closing["closed"], number)
    expected = closing_of(state, log, fate, sees)
    if one_line(expected | {"check": closing.get("check")}) != one_line(closing):
        message = f"the result does not match: expected {one_line(expected)}"
        raise RecordError(message, number, "result", wanted=one_line(expected))
    _expect(checks, closing, fingerprint(state.game, state, sees), number)
