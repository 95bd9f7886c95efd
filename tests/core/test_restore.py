"""A match comes back from its stored entries and the state of any of its revisions."""

from __future__ import annotations

import pytest

from carrack import Game, Match, RecordError, Scripted
from carrack.bots import bot
from carrack.core.events import Event
from carrack.core.log import Entry
from tests.core import hide_and_toss
from tests.core.matches import finished_short_match, iron_age_match
from tests.core.restless import restless_match, restored, stored, undone
from tests.toys import lagoon
from tests.toys.lagoon import COMES, DIVE, KEEP, OFFER, REST

RESTLESS: list[tuple[str | Game, int, int, str]] = [
    (lagoon.GAME, 2, 80, "shells 5"),
    (lagoon.GAME, 3, 80, "pearls"),
    (hide_and_toss.GAME, 2, 60, "coins 1"),
    ("iron-age", 1, 50, "alone 1"),
    ("iron-age", 3, 70, "bronze 2"),
    ("discovery-2007", 2, 80, "sails 3"),
    ("discovery-2007", 4, 60, "storms 1"),
]


@pytest.mark.parametrize(("game", "seats", "entries", "seed"), RESTLESS)
def test_a_match_is_restored_from_every_revision(game: str | Game, seats: int, entries: int, seed: str) -> None:
    match = restless_match(game, seats, entries, seed)
    reach = undone(restless_match(game, seats, entries, seed))
    text = str(match.archive())
    logs = [match.log(seat) for seat in (None, *range(seats))]
    for since in range(match.revision + 1):
        copy = restored(match, since)
        assert copy.state.key() == match.state.key()
        assert copy.revision == match.revision
        assert copy.commitment == match.commitment
        assert str(copy.archive()) == text
        assert [copy.log(seat) for seat in (None, *range(seats))] == logs
        if since <= match.secure_since():
            assert [copy.can_undo(seat) for seat in range(seats)] == [match.can_undo(seat) for seat in range(seats)]
        assert undone(copy) == [revision for revision in reach if revision >= since]
    assert match.secure_since() == (reach[-1] if reach else match.revision)


def test_the_restless_matches_leave_nothing_out() -> None:
    """What the test above goes through: every kind of entry, open undo, and a going back beyond the stored state."""
    kinds: dict[str, int] = {}
    reaches = []
    for game, seats, entries, seed in RESTLESS:
        match = restless_match(game, seats, entries, seed)
        for entry in match.entries():
            kinds[entry.kind] = kinds.get(entry.kind, 0) + 1
        reaches.append(len(undone(match)))
    assert min(kinds.get(kind, 0) for kind in ("act", "undo", "rewind", "hand-over")) > 5
    assert 0 in reaches
    assert max(reaches) > 1


def test_the_stored_state_is_left_alone() -> None:
    match = iron_age_match(2, 60)
    state = match.at(30)
    copy = restored(match, 30, state)
    assert state.key() == match.at(30).key()
    copy.play(copy.state.legal()[0])
    assert state.key() == match.at(30).key()


def test_a_restored_match_goes_on_as_the_live_one_does() -> None:
    match = iron_age_match(2, 60)
    copy = restored(match, 40)
    player = bot("random", "goes on")
    while not match.over:
        action = player.choose(match.state)
        assert copy.play(action) == match.play(action)
    assert copy.record() == match.record()


def test_undo_that_lies_before_the_stored_state_is_lost() -> None:
    match = Match(lagoon.GAME, 3, fate=Scripted([COMES, COMES, COMES]))
    for action in (KEEP, KEEP, KEEP, OFFER):
        match.play(action)
    assert match.secure_since() == 6
    assert restored(match, 6).can_undo(0)
    assert not restored(match, 7).can_undo(0)


def test_without_an_open_undo_every_revision_is_secure() -> None:
    match = Match(lagoon.GAME, 2, seed="seed")
    assert match.secure_since() == 0
    match.play(DIVE)
    assert match.secure_since() == match.revision == 2
    match.play(REST)
    match.hand_over(0, "Ann")
    assert match.secure_since() == 2


def test_entries_since_a_revision_are_those_after_it() -> None:
    match = finished_short_match()
    assert [entry.kind for entry in match.entries(7)] == ["act", "act", "act", "act"]
    assert len(match.entries()) == match.revision
    assert match.entries(match.revision) == []
    match.entries().clear()
    assert len(match.entries()) == match.revision


# What is not believed.


def refused(match: Match, since: int, entries: list[Entry]) -> str:
    with pytest.raises(RecordError) as caught:
        Match.restore(match.game, int(match.state.seats), None, match.fate, entries, match.at(since), since)
    return str(caught.value)


@pytest.mark.parametrize(
    ("number", "field", "value", "message"),
    [
        (1, "by", 1, "entry 1: by: the question is for 0, not for 1"),
        (1, "action", 7, "entry 1: action: 7 is not allowed here; allowed: 0, 1"),
        (1, "forced", True, "entry 1: forced: there are 2 answers"),
        (2, "to", 1, "entry 2: to: seat 0 could not take back what happened since entry 1"),
        (2, "to", 2, "entry 2: to: expected 0 … 1, got 2"),
        (2, "by", 1, "entry 2: to: seat 1 could not take back what happened since entry 0"),
        (2, "kind", "redo", "entry 2: kind: expected act, undo, rewind, hand-over, time, resign"),
        (4, "by", 2, "entry 4: by: expected 0 … 1, got 2"),
        (6, "address", "toss 2", "entry 6: at: expected toss, got 'toss 2'"),
        (7, "by", 0, "entry 7: by: expected -2, got 0"),
        (7, "to", -1, "entry 7: to: expected 0 … 6, got -1"),
    ],
)
def test_an_entry_that_is_not_legal_is_refused(number: int, field: str, value: object, message: str) -> None:
    match = finished_short_match()
    entries = stored(match)
    setattr(entries[number - 1], field, value)
    assert refused(match, 0, entries).startswith(message)


@pytest.mark.parametrize(
    ("number", "field", "value", "message"),
    [
        (1, "action", 99, "entry 1: action: expected 0 … 8, got 99"),
        (1, "events", [Event(9, 0, 0, 0, 0, 0, -1)], "entry 1: events: expected events of hide-and-toss, got [[9, 0, "),
        (1, "events", [Event(0, 5, 0, 0, 0, 0, -1)], "entry 1: events: expected events of hide-and-toss, got [[0, 5, "),
        (7, "to", 9, "entry 7: to: expected 0 … 6, got 9"),
    ],
)
def test_an_entry_that_is_believed_is_at_least_one_of_the_game(
    number: int, field: str, value: object, message: str
) -> None:
    match = finished_short_match()
    entries = stored(match)
    setattr(entries[number - 1], field, value)
    assert refused(match, match.revision, entries).startswith(message)


def test_the_stored_state_must_be_one_of_this_match() -> None:
    match = finished_short_match()
    for since in (-1, match.revision + 1):
        with pytest.raises(RecordError, match=f"since: expected 0 to 11, got {since}"):
            Match.restore(match.game, 2, None, match.fate, stored(match), match.at(0), since)
    with pytest.raises(RecordError, match="state: expected one of hide-and-toss"):
        restored(match, 0, iron_age_match(2, 10).state)
    with pytest.raises(RecordError, match="state: expected one of hide-and-toss"):
        restored(match, 0, match.game.start(2, {"coin": "silver"}))


def test_a_state_that_does_not_fit_the_entries_is_refused() -> None:
    match = iron_age_match(2, 60)
    with pytest.raises(RecordError, match=r"^entry 31: "):
        restored(match, 30, match.at(3))
