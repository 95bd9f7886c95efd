"""The log: append-only; what was taken back stays in it, on a branch of its own."""

from __future__ import annotations

from carrack.core.log import ACT, HAND_OVER, REWIND, UNDO, Entry, Log


def act(action: int) -> Entry:
    entry = Entry(ACT, 0)
    entry.action = action
    return entry


def back(kind: str, to: int) -> Entry:
    entry = Entry(kind, 0)
    entry.to = to
    return entry


def line(log: Log, revision: int) -> list[int]:
    return [entry.action for entry in log.line(revision)]


def test_its_length_is_the_revision() -> None:
    log = Log()
    for expected, entry in enumerate([act(7), back(UNDO, 0), Entry(HAND_OVER, 1)]):
        assert log.revision == expected
        log.append(entry)
    assert log.revision == 3


def test_an_undo_leaves_what_was_taken_back_behind() -> None:
    log = Log()
    for entry in (act(1), act(2), back(UNDO, 1), act(3)):
        log.append(entry)
    assert [line(log, revision) for revision in range(5)] == [[], [1], [1, 2], [1], [1, 3]]


def test_one_can_go_back_to_what_was_taken_back() -> None:
    log = Log()
    for entry in (act(1), act(2), back(UNDO, 0), act(3), back(REWIND, 2), act(4)):
        log.append(entry)
    assert line(log, 5) == [1, 2]
    assert line(log, 6) == [1, 2, 4]


def test_a_hand_over_is_no_answer() -> None:
    log = Log()
    for entry in (act(1), Entry(HAND_OVER, 1), act(2)):
        log.append(entry)
    assert line(log, 3) == [1, 2]


def test_what_failed_half_way_is_cut_off() -> None:
    log = Log()
    for entry in (act(1), act(2), act(3)):
        log.append(entry)
    log.cut(1)
    assert log.revision == 1
    log.append(act(4))
    assert line(log, 2) == [1, 4]
