"""What is stored of an entry of a log, to the byte, and what is no such thing."""

from __future__ import annotations

import json

import msgspec
import pytest

from carrack import RecordError
from carrack.server.store.entries import brought, kept, read, written
from tests.core.matches import finished_short_match
from tests.core.restless import restless_match
from tests.core.test_restore import RESTLESS


def test_an_entry_is_stored_in_few_words() -> None:
    said = [written(entry) for entry in finished_short_match().entries()]
    assert said[0] == '{"kind":"act","by":0,"action":0,"audience":1,"events":[[0,0,0,0,0,0,1]]}'
    assert said[1] == '{"kind":"undo","by":0,"to":0}'
    assert said[3] == '{"kind":"hand-over","by":1,"who":"Zoé"}'
    assert said[5] == '{"kind":"act","by":-1,"action":4,"address":"toss","events":[[1,0,0,0,0,0,-1]]}'
    assert said[6] == '{"kind":"rewind","by":-2,"to":3}'
    assert said[-1] == '{"kind":"act","by":0,"action":8,"forced":true,"events":[[3,0,0,0,0,0,-1]]}'


def test_every_entry_comes_back_as_it_was() -> None:
    for game, seats, entries, seed in RESTLESS:
        for entry in restless_match(game, seats, entries, seed).entries():
            text = written(entry)
            assert written(read(text)) == text
            assert written(brought(msgspec.msgpack.decode(msgspec.msgpack.encode(kept(entry))))) == text


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "Expected `object`, got `null`"),
        ([], "Expected `object`, got `array`"),
        ({}, "missing required field `kind`"),
        ({"kind": "pass", "by": 0}, "Invalid value 'pass' - at `$.kind`"),
        ({"kind": "act", "action": 0}, "missing required field `by`"),
        ({"kind": "act", "by": True, "action": 0}, "Expected `int`, got `bool` - at `$.by`"),
        ({"kind": "act", "by": 2**61, "action": 0}, "at `$.by`"),
        ({"kind": "act", "by": 0}, "missing required field `action`"),
        ({"kind": "act", "by": 0, "action": "0"}, "Expected `int`, got `str` - at `$.action`"),
        ({"kind": "act", "by": 0, "action": 0, "to": 0}, "unknown field `to`"),
        ({"kind": "act", "by": 0, "action": 0, "forced": 1}, "Expected `bool`, got `int` - at `$.forced`"),
        ({"kind": "act", "by": 0, "action": 0, "address": None}, "Expected `str`, got `null` - at `$.address`"),
        ({"kind": "act", "by": 0, "action": 0, "audience": []}, "Expected `int`, got `array` - at `$.audience`"),
        ({"kind": "act", "by": 0, "action": 0, "events": {}}, "Expected `array`, got `object` - at `$.events`"),
        ({"kind": "act", "by": 0, "action": 0, "events": [[0] * 6]}, "Expected `array` of length 7"),
        ({"kind": "act", "by": 0, "action": 0, "events": [[0] * 7, [0.5] * 7]}, "at `$.events[1][0]`"),
        ({"kind": "act", "by": 0, "action": 0, "events": [[2**62] * 7]}, "at `$.events[0][0]`"),
        ({"kind": "undo", "by": 0}, "missing required field `to`"),
        ({"kind": "rewind", "by": -2, "to": None}, "Expected `int`, got `null` - at `$.to`"),
        ({"kind": "hand-over", "by": 0, "who": 7}, "Expected `str`, got `int` - at `$.who`"),
        ({"kind": "resign", "by": 0, "who": "Ann"}, "unknown field `who`"),
        ({"kind": "rules", "by": -2, "to": 3, "version": 2}, "missing required field `state`"),
    ],
)
def test_other_data_is_no_entry(data: object, message: str) -> None:
    with pytest.raises(RecordError, match=r"^expected a stored entry: ") as sent:
        brought(data)
    with pytest.raises(RecordError, match=r"^expected a stored entry: ") as stored:
        read(json.dumps(data))
    assert message in str(sent.value)
    assert message in str(stored.value)


@pytest.mark.parametrize(
    "text", ["", "{", '{"kind":"act","by":0,"action":0', '{"kind":"hand-over","by":0,"who":"\\ud800"}']
)
def test_a_torn_text_is_no_entry(text: str) -> None:
    with pytest.raises(RecordError, match=r"^expected a stored entry: "):
        read(text)
