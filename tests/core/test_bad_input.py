"""Whatever is handed in through a public door is either right or refused by name, and nothing changes."""

from __future__ import annotations

import copy
import json
import pickle
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import carrack
from carrack import Game, IllegalAction, Match, NotOver, OptionError, RecordError, State, UnknownGame
from carrack.bots import bot
from carrack.core.actions import Actions
from carrack.core.playout import play_some
from carrack.core.rng import Rng
from tests.core.hide_and_toss import GAME as SHORT_GAME
from tests.core.matches import iron_age_match

IRON_AGE = carrack.game("iron-age")


class Stubborn:
    """Has an index, and will not tell it."""

    def __index__(self) -> int:
        raise TypeError("no")


NOT_INTEGERS = [True, False, 1.0, float("nan"), "1", "", b"1", None, [], [1], {}, (), 1j, Decimal(1), Fraction(1), int]
NOT_INTEGERS += [object(), Stubborn(), Ellipsis, range(3)]
OUT_OF_RANGE = [-1, -2, -(2**70), 2**31, 2**63 - 1, 2**63, 2**64, 2**70, 10**5000]


def states() -> list[State]:
    """A first question, a seat's question in the middle, Nature's question, the end."""
    middle = iron_age_match(2, 60).state
    asked = Match("iron-age", seats=1, fate=carrack.Asked())
    asked.play(0)
    return [IRON_AGE.start(3), middle, asked.state, iron_age_match(1).state]


# Actions.


@pytest.mark.parametrize(
    "action", [*NOT_INTEGERS, *OUT_OF_RANGE, IRON_AGE.actions], ids=lambda value: type(value).__name__
)
def test_what_is_no_action_is_refused_everywhere(action: object) -> None:
    for state in states():
        key = state.key()
        with pytest.raises(IllegalAction, match="is no action: expected") as refused:
            state.play(action)
        assert refused.value.reason == "unknown"
        assert len(str(refused.value)) < 200
        with pytest.raises(IllegalAction, match="is no action: expected"):
            IRON_AGE.why_not(state, action)
        assert state.key() == key
    for ask in (IRON_AGE.describe, IRON_AGE.word):
        with pytest.raises(IllegalAction, match="is no action: expected"):
            ask(action)
    match = iron_age_match(2, 30)
    before = match.archive()
    with pytest.raises(IllegalAction, match="is no action: expected"):
        match.play(action)
    assert match.archive() == before


def test_every_illegal_code_is_refused_with_its_reason_and_changes_nothing() -> None:
    for state in states():
        key = state.key()
        legal = state.legal()
        for action in range(IRON_AGE.actions):
            why = IRON_AGE.why_not(state, action)
            if action in legal:
                assert why is None
                continue
            assert why is not None
            with pytest.raises(IllegalAction) as refused:
                state.play(action)
            assert refused.value.reason == why["reason"]
        assert state.key() == key


class Number:
    """An integer of another library, as numpy's are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_an_integer_of_another_library_is_an_action() -> None:
    state = IRON_AGE.start(2)
    state.play(Number(1))
    match = Match(SHORT_GAME, seed="x")
    match.play(Number(0))
    assert match.record(0).entries[0]["action"] == 0
    assert IRON_AGE.describe(Number(0)) == IRON_AGE.describe(0)


@pytest.mark.parametrize(
    ("said", "message"),
    [
        (None, "expected a verb"),
        ("keep", "expected a verb"),
        ({}, "verb: None is none of settle"),
        ({"verb": "fly"}, "verb: 'fly' is none of settle"),
        ({"verb": ["keep"]}, "verb: "),
        ({"verb": "settle"}, "settle.what: None is none of port, province"),
        ({"verb": "settle", "what": "castle"}, "settle.what: 'castle' is none of port, province"),
        ({"verb": "settle", "what": ["port"]}, "settle.what: "),
        ({"verb": "settle", "what": "port", "where": "coast"}, "settle: has no 'where'; it takes what"),
        ({"verb": "keep", "what": "port"}, "keep: has no 'what'; it takes nothing"),
        ({"verb": "declare", "food": True}, "declare.food: True is none of 0, 1"),
        ({"verb": "declare", "food": 10**5000}, "declare.food: a long int is none of 0, 1"),
        ({"verb": "declare", "food": "1"}, "declare.food: '1' is none of 0, 1"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_words_that_are_no_action_are_refused(said: dict[str, object], message: str) -> None:
    with pytest.raises(IllegalAction, match="^" + message):
        IRON_AGE.encode(said)


# Seats and options.


@pytest.mark.parametrize(
    "seats",
    [0, -1, 5, 2**70, 10**5000, 2.0, True, "2", b"2", [2], {}, float("inf")],
    ids=lambda value: type(value).__name__,
)
def test_a_seat_count_that_is_not_offered_is_refused(seats: object) -> None:
    for start in (IRON_AGE.start, lambda seats: Match("iron-age", seats=seats)):
        with pytest.raises(OptionError, match=r"^seats: .* is not offered; allowed: 1, 2, 3, 4$") as refused:
            start(seats)
        assert refused.value.field == "seats"


@pytest.mark.parametrize(
    ("options", "field", "message"),
    [
        ({"length": "endless"}, "length", "'endless' is not offered; allowed: short, normal"),
        ({"length": 1}, "length", "1 is not offered; allowed: short, normal"),
        ({"length": None}, "length", "None is not offered; allowed: short, normal"),
        ({"length": ["short"]}, "length", "is not offered; allowed: short, normal"),
        ({"length": 10**5000}, "length", "a long int is not offered"),
        ({"width": "short"}, "width", "no such option; allowed: length"),
        ({1: "short"}, "1", "no such option; allowed: length"),
        ({None: 1}, "None", "no such option"),
        ("length=short", "options", "expected a mapping of names to values, got str"),
        (["length"], "options", "expected a mapping of names to values, got list"),
        (7, "options", "expected a mapping of names to values, got int"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_options_that_are_not_offered_are_refused(options: object, field: str, message: str) -> None:
    for start in (IRON_AGE.start, lambda seats, options: Match("iron-age", seats, options)):
        with pytest.raises(OptionError) as refused:
            start(2, options)
        assert refused.value.field == field
        assert message in str(refused.value)
        assert str(refused.value).startswith(f"{field}: ")


@pytest.mark.parametrize("name", ["chess", "", "iron_age", "Iron-Age", "../iron-age", "\ud800"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame, match="iron-age"):
        carrack.game(name)


@pytest.mark.parametrize("level", ["", "Greedy", "grandmaster"])
def test_an_unknown_level_is_refused_with_those_there_are(level: str) -> None:
    with pytest.raises(OptionError, match=r"level: .*random, greedy"):
        bot(level, "x")


def test_errors_survive_the_way_from_another_process() -> None:
    for error in (
        OptionError("seats", "no"),
        IllegalAction("no", "why"),
        RecordError("no", 3, "empty", most=1),
        NotOver(),
    ):
        back = pickle.loads(pickle.dumps(error))
        assert type(back) is type(error)
        assert str(back) == str(error)
        assert vars(back) == vars(error)


# Dumps.

dumped = st.deferred(lambda: st.sampled_from([state.dump() for state in states()]))
wild = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 300),
    st.integers(-(2**66), 2**66),
    st.sampled_from([2**63 - 1, -(2**63), 2**62, 2**31]),
    st.floats(),
    st.text(max_size=4),
    st.lists(st.integers(-2, 9), max_size=8),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


def places(data: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """Where something stands in plain data: every field and every entry, at any depth."""
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in items:
        found += places(value, (*path, name))
    return found


def put(data: dict[str, object], path: tuple[object, ...], value: object) -> dict[str, object]:
    changed = copy.deepcopy(data)
    inner: dict[object, object] = changed  # type: ignore[assignment]  # walked down through dicts and lists alike
    for name in path[:-1]:
        inner = inner[name]  # type: ignore[assignment]
    inner[path[-1]] = value
    return changed


def load_and_play(game: Game, data: object) -> None:
    """A dump is refused with a RecordError, or is a state that plays on by all the laws."""
    try:
        state = game.load(data)
    except RecordError:
        return
    assert state.dump() == data
    rng, out = Rng("on"), Actions()
    for _ in range(60):
        play_some(state, rng, out, 1)
        assert state.invariants() == []
    state.scores()


@given(st.data())
@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])
def test_a_dump_with_a_wild_value_is_refused_or_plays_on(data: st.DataObject) -> None:
    dump = json.loads(json.dumps(data.draw(dumped)))
    load_and_play(IRON_AGE, put(dump, data.draw(st.sampled_from(places(dump))), data.draw(wild)))


@given(st.data())
@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow])
def test_a_dump_with_many_wild_numbers_is_refused_or_plays_on(data: st.DataObject) -> None:
    dump = json.loads(json.dumps(data.draw(dumped)))
    numbers = [place for place in places(dump["state"], ("state",)) if len(place) > 1]
    for place in data.draw(st.lists(st.sampled_from(numbers), min_size=2, max_size=6)):
        try:
            dump = put(dump, place, data.draw(st.integers(-3, 12)))
        except (TypeError, LookupError):  # the place went with what was put above it
            continue
    load_and_play(IRON_AGE, dump)


@pytest.mark.parametrize("place", places(json.loads(json.dumps(states()[1].dump()))), ids=str)
def test_every_field_of_a_dump_is_needed_and_looked_at(place: tuple[object, ...]) -> None:
    dump = json.loads(json.dumps(states()[1].dump()))
    wrong: list[object] = [None, "x", 1.5, True, [], {}, 2**63, -(2**63) - 1]
    for value in wrong:
        with pytest.raises(RecordError):
            IRON_AGE.load(put(dump, place, value))
    if isinstance(place[-1], str) and place[:1] != ("options",):
        changed = copy.deepcopy(dump)
        inner = changed
        for name in place[:-1]:
            inner = inner[name]
        del inner[place[-1]]
        with pytest.raises(RecordError, match=f"{place[-1]}: missing"):
            IRON_AGE.load(changed)


@pytest.mark.parametrize("data", [None, 1, "state", [], {}, {"game": "iron-age"}, {1: 2}, {"state": {}}])
def test_what_is_no_dump_is_refused(data: object) -> None:
    with pytest.raises(RecordError):
        IRON_AGE.load(data)


def test_a_dump_of_another_game_or_version_is_refused() -> None:
    dump = IRON_AGE.start(2).dump()
    with pytest.raises(RecordError, match="game: this is hide-and-toss, the data is of 'iron-age'"):
        SHORT_GAME.load(dump)
    for version in (0, 2, 1.0, True, "1"):
        with pytest.raises(RecordError, match=r"^version: expected 1, got"):
            IRON_AGE.load({**dump, "version": version})


def test_unknown_fields_of_a_dump_are_refused() -> None:
    dump = IRON_AGE.start(2).dump()
    with pytest.raises(RecordError, match="colour: no such field"):
        IRON_AGE.load({**dump, "colour": "red"})
    with pytest.raises(RecordError, match=r"state.colour: no such field"):
        IRON_AGE.load({**dump, "state": {**dump["state"], "colour": 1}})  # type: ignore[dict-item]  # it is a dict
