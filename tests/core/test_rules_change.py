"""A match that began under older rules goes on under newer ones: an entry says so, and holds where it stood."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

import pytest

from carrack import Match, RecordError, State
from carrack.core.catalog import game as find_game
from carrack.core.errors import UndoError
from carrack.core.fate import Seeded
from carrack.core.log import RULES, base_of
from carrack.core.record import Record
from carrack.core.replay import replay
from carrack.core.state import NATURE
from tests.core.matches import finished_short_match, iron_age_match
from tests.core.restless import restless_match, stored

Older = Mapping[str, object]


def renewed(match: Match, to: int | None = None) -> Match:
    """The match as if it had been stored by older rules; it goes on from a revision, or from where it stood."""
    to = match.revision if to is None else to
    state = match.at(to)
    return Match.renew(match.game, int(state.seats), state.options, match.fate, stored(match), state, to)


def played_on(match: Match, entries: int) -> Match:
    until = match.revision + entries
    while not match.over and match.revision < until:
        match.play(match.state.legal()[0])
    return match


def older(state: State, **fields: object) -> Older:
    """A dump of the version before, some fields of the state changed."""
    return {**state.dump(), "version": state.game.version - 1, "state": {**state.plain(), **fields}}


@pytest.fixture
def second_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of The Iron Age, as if they had been corrected once."""
    monkeypatch.setattr(find_game("iron-age"), "version", 2)


def test_it_stands_where_it_stood_and_everybody_is_told() -> None:
    match = iron_age_match(2, 60)
    later = renewed(match)
    assert later.revision == match.revision + 1
    assert later.state.key() == match.state.key()
    for seat in (None, 0, 1):
        assert later.log(seat)[-1] == {
            "revision": match.revision + 1,
            "event": "rules",
            "seat": -2,
            "version": match.game.version,
            "back_to": match.revision,
        }
        assert later.log(seat)[:-1] == match.log(seat)


def test_it_goes_on_from_an_earlier_state_where_the_last_entries_do_not_fit() -> None:
    match = iron_age_match(2, 60)
    later = renewed(match, 40)
    assert later.revision > match.revision
    assert later.at(match.revision + 1).key() == match.at(40).key()


def test_what_chance_is_asked_it_answers_at_once_as_it_did() -> None:
    match = iron_age_match(2, 60)
    asked = next(revision for revision in range(match.revision) if match.at(revision).actor == NATURE)
    later = renewed(match, asked)
    assert later.state.actor >= 0
    assert later.entries(later.base)[0].action == match.entries(asked)[0].action


def test_nobody_goes_back_behind_it() -> None:
    later = played_on(renewed(iron_age_match(2, 60)), 10)
    assert not any(renewed(iron_age_match(2, 60)).can_undo(seat) for seat in range(2))
    with pytest.raises(UndoError):
        later.rewind(later.base - 1, [0, 1])
    with pytest.raises(UndoError):
        later.at(later.base - 1)
    later.rewind(later.base, [0, 1])
    assert later.state.key() == later.at(later.base).key()


def test_no_line_leads_from_the_start_to_it() -> None:
    later = played_on(renewed(iron_age_match(2, 60)), 10)
    with pytest.raises(UndoError, match=f"the rules were changed at entry {later.base}"):
        later.line(later.revision)


@pytest.mark.parametrize("twice", [False, True])
def test_it_is_stored_and_comes_back(twice: bool) -> None:
    later = played_on(renewed(restless_match("discovery-2007", 3, 80, "twice")), 30)
    later = played_on(renewed(later), 20) if twice else later
    assert later.base == base_of(stored(later)) > 80
    for since in (None, later.base, later.base + 5, later.revision):
        state = None if since is None else later.at(since)
        start = later.at(later.base)
        copy = Match.restore(
            later.game, int(start.seats), start.options, later.fate, stored(later), state, since or 0, later.given
        )
        assert copy.state.key() == later.state.key()
        assert copy.log(0) == later.log(0)
        assert str(copy.archive()) == str(later.archive())


def test_a_state_from_before_it_is_no_state_of_the_match() -> None:
    later = played_on(renewed(iron_age_match(2, 60)), 10)
    with pytest.raises(RecordError, match=f"since: expected {later.base} to"):
        Match.restore(later.game, 2, {}, later.fate, stored(later), later.at(later.base), later.base - 1)


def test_undo_of_old_is_still_read() -> None:
    match = finished_short_match()
    later = renewed(match, 3)
    assert {"undo", "rewind", "hand-over", RULES} <= {entry.kind for entry in later.entries()}
    assert replay(str(later.archive())).state.key() == later.state.key()


# On paper.


def test_its_record_is_played_again_from_there() -> None:
    later = played_on(renewed(iron_age_match(2, 60)), 10**6)
    again = replay(str(later.record()))
    assert again.over
    assert again.base == later.base > 60
    assert str(again.record()) == str(later.record())


def test_what_came_before_it_is_held_together_by_checksums() -> None:
    later = played_on(renewed(iron_age_match(2, 60)), 10**6)
    lines = [dict(line) for line in later.record().lines]
    mine = next(number for number, line in enumerate(lines) if line.get("by") == 0)
    assert mine < later.base
    lines[mine]["by"] = 1
    with pytest.raises(RecordError) as refused:
        replay(Record(lines))
    assert (refused.value.kind, refused.value.line) == ("checksum", mine + 1)


def test_chance_after_it_must_be_that_of_the_seed() -> None:
    later = played_on(renewed(iron_age_match(2, 60)), 10**6)
    lines = [dict(line) for line in later.record().lines]
    other = Match.restore(later.game, 2, {}, Seeded("another"), stored(later))
    forged = other.archive().lines
    assert forged[-1]["reveal"] != lines[-1]["reveal"]
    with pytest.raises(RecordError, match="the seed gives"):
        replay(Record(forged))


Change = Callable[[dict[str, object]], None]
WRONG: dict[str, tuple[Change, str]] = {
    "another game": (lambda line: line.update(state=finished_short_match().state.dump()), "rules-state"),
    "another table": (lambda line: line.update(state=iron_age_match(3, 9).state.dump()), "rules-state"),
    "no state": (lambda line: line.update(state="here"), "rules-state"),
    "another version": (lambda line: line.update(version=7), "expected"),
    "from the future": (lambda line: line.update(to=99), "expected"),
    "of a seat": (lambda line: line.update(by=0), "expected"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_forged_change_is_refused(name: str) -> None:
    later = renewed(iron_age_match(2, 60))
    change, kind = WRONG[name]
    lines = json.loads(json.dumps(later.archive().lines))
    change(lines[later.base])
    with pytest.raises(RecordError) as refused:
        replay(Record(lines))
    assert refused.value.kind == kind


def test_a_seats_record_cannot_be_checked_and_says_why() -> None:
    later = renewed(iron_age_match(2, 60))
    assert "state" not in later.record(0).lines[later.base]
    with pytest.raises(RecordError) as refused:
        replay(str(later.record(0)))
    assert (refused.value.kind, refused.value.line) == ("changed-rules", later.base + 1)


# What an older version dumped.


@pytest.mark.usefixtures("second_version")
def test_an_older_state_is_adopted() -> None:
    game = find_game("iron-age")
    state = iron_age_match(2, 60).state
    assert game.adopt(older(state)).dump() == state.dump()
    with pytest.raises(RecordError, match="version: expected 2, got 1"):
        game.load(older(state))


@pytest.mark.usefixtures("second_version")
def test_options_that_are_new_have_their_defaults() -> None:
    state = iron_age_match(2, 60).state
    assert find_game("iron-age").adopt({**older(state), "options": {}}).options == state.options


@pytest.mark.parametrize("data", [None, [], {}, {"version": 3}, {"version": 0}, {"version": True}, {"version": 1}])
@pytest.mark.usefixtures("second_version")
def test_nothing_else_is(data: object) -> None:
    with pytest.raises(RecordError):
        find_game("iron-age").adopt(data)


@pytest.mark.usefixtures("second_version")
def test_a_state_that_breaks_the_laws_of_today_is_not() -> None:
    state = iron_age_match(2, 60).state
    with pytest.raises(RecordError):
        find_game("iron-age").adopt(older(state, actor=9))


def test_what_cannot_be_told_any_more_is_left_out() -> None:
    match = iron_age_match(2, 60)
    entries = stored(match)
    told = next(entry for entry in entries if entry.events)
    told.events[0].kind = 10_000
    later = Match.renew(match.game, 2, {}, match.fate, entries, match.state, match.revision)
    assert len(later.log()) == len(match.log())  # one event less, and the change itself
