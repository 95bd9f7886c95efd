"""Replay: a record played again, believing nothing. It stops at the first mismatch and says where."""

from __future__ import annotations

from carrack.core.catalog import game as find_game
from carrack.core.errors import OptionError, RecordError, UnknownGame, shown
from carrack.core.events import Journal
from carrack.core.fate import Asked, Fate, Seeded
from carrack.core.game import Game
from carrack.core.log import ACT, HAND_OVER, UNDO, Entry, Log
from carrack.core.match import Mark, Match, marks_within
from carrack.core.record import (
    ALL,
    FORMAT,
    SPECTATOR,
    Checks,
    Record,
    after,
    closing_of,
    entry_line,
    field,
    fingerprint,
    header_of,
    integer,
    one_line,
    parse,
    parse_entry,
    text,
    unexpected,
)
from carrack.core.state import NATURE, OVER, State


def replay(record: object) -> Match:
    """A Match from a record (the Record, its text or bytes), every checksum verified."""
    paper = parse(record)
    game, start, sees = _open(paper)
    count = len(paper.lines)
    if count < 2 or "closed" not in paper.closing:
        raise RecordError(f"cut off: there is no closing line after line {count}", count, "cut-off")
    fate = _fate_of(paper, sees)
    checks = Checks()
    _expect(checks, paper.header, fingerprint(game, start, sees), 1)
    log = Log()
    states = [start]
    marks: list[Mark] = []
    state = start
    for i, line in enumerate(paper.entries):
        number = i + 2
        entry = parse_entry(line, number, log.revision, int(start.seats))
        if entry.kind == ACT:
            _check_answer(game, state, entry, fate, number, sees)
            before = state
            state = _listen(state, entry)
            marks = _marks_after(marks, entry, log.revision, before, state)
        else:
            marks = _check_going_back(marks, entry, number)
            state = after(state, entry, states)
        _expect_only(line, entry_line(log.revision + 1, entry, sees), number)
        _expect(checks, line, fingerprint(game, state, sees), number)
        log.append(entry)
        states.append(state)
    _close(paper, state, log, fate, sees, checks)
    return Match.resume(game, start, state.clone(), log, fate, marks)


def _open(paper: Record) -> tuple[Game, State, str]:
    """The header: is this a record, of a game, version and facts that we have?"""
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
    _expect_only(header, header_of(game, start, Asked(), sees) | {"commitment": header["commitment"]}, 1)
    return game, start, sees


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


def _check_answer(game: Game, state: State, entry: Entry, fate: Fate, number: int, sees: str) -> None:
    """Is the answer one that the rules allow, of whom they ask, and if Nature's, the one that the seed gives?"""
    if entry.by != state.actor:
        message = f"by: the question is for {state.actor}, not for {entry.by}"
        raise RecordError(message, number, "wrong-seat", wanted=int(state.actor), got=entry.by)
    legal = state.legal()
    if entry.action not in legal:
        allowed = _few(legal)
        message = f"action: {shown(entry.action)} is not allowed here; allowed: {allowed}"
        raise RecordError(message, number, "not-allowed", got=shown(entry.action), allowed=allowed)
    forced = len(legal) == 1
    if sees == ALL and entry.forced != forced:
        raise RecordError(f"forced: there are {len(legal)} answers", number, "forced", count=len(legal))
    entry.forced = forced
    entry.audience = int(game.steps[state.step].audience(state))
    if entry.by != NATURE:
        return
    if entry.address != state.chance():
        raise unexpected("at", state.chance(), entry.address, number)
    drawn = fate.answer(state)
    if drawn is not None and drawn != entry.action:
        message = f"action: the seed gives {drawn} at {entry.address}, not {entry.action}"
        raise RecordError(message, number, "other-draw", wanted=drawn, got=entry.action, address=entry.address)


def _few(codes: list[int]) -> str:
    first = ", ".join(str(code) for code in codes[:8])
    return f"{first} …" if len(codes) > 8 else first


def _listen(state: State, entry: Entry) -> State:
    state = state.clone()
    journal = Journal()
    state.journal = journal
    state.answer(entry.action)
    state.journal = None
    entry.events = journal.take()
    return state


def _marks_after(marks: list[Mark], entry: Entry, revision: int, before: State, state: State) -> list[Mark]:
    """How far undo still reaches after an answer, as the match kept it while it was played."""
    if NATURE in (entry.by, state.actor) or state.actor == OVER:
        return []
    if entry.forced:  # what follows by itself goes back together with the answer before it
        return [mark for mark in marks if mark.seat == entry.by]
    return [*marks_within(marks, entry.by, before), Mark(entry.by, revision, before.clone())]


def _check_going_back(marks: list[Mark], entry: Entry, number: int) -> list[Mark]:
    """A seat takes back only its own last answer; a rewind, by consent of all, may go anywhere."""
    if entry.kind == HAND_OVER:
        return marks
    if entry.kind != UNDO:
        return []
    if not marks or marks[-1].seat != entry.by or marks[-1].revision != entry.to:
        message = f"to: seat {entry.by} could not take back what happened since entry {entry.to}"
        raise RecordError(message, number, "no-undo", seat=entry.by, entry=entry.to)
    return marks[:-1]


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
    expected = closing_of(state, log.revision, fate, sees)
    if one_line(expected | {"check": closing.get("check")}) != one_line(closing):
        message = f"the result does not match: expected {one_line(expected)}"
        raise RecordError(message, number, "result", wanted=one_line(expected))
    _expect(checks, closing, fingerprint(state.game, state, sees), number)
