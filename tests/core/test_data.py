"""Plain data: what a State is made of, out and in again."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import carrack
from carrack import RecordError
from carrack.core.data import Data
from carrack.games.iron_age.state import Sheet
from tests.toys.lagoon import GAME

WITHIN = "expected an integer within 1152921504606846976"


class Part(Data):
    def __init__(self) -> None:
        self.count = 0


class Whole(Data):
    def __init__(self) -> None:
        self.number = 3
        self.flag = False
        self.name = "whole"
        self.row = [1, 2]
        self.parts = [Part(), Part()]
        self.part = Part()


def plain() -> dict[str, object]:
    return Whole().plain()


def test_every_field_is_found_by_name() -> None:
    assert Whole().fields() == ["flag", "name", "number", "part", "parts", "row"]
    assert plain() == {
        "flag": False,
        "name": "whole",
        "number": 3,
        "part": {"count": 0},
        "parts": [{"count": 0}, {"count": 0}],
        "row": [1, 2],
    }


def test_a_compiled_bundle_has_the_same_fields_as_its_source() -> None:
    """Compiled, fields are found another way."""
    rows = ["food", "goods", "armies", "ships", "wealth"]
    boxes = ["port_boxes", "urns", "province_boxes", "monuments", "developments", "conquest", "tribute", "skulls"]
    assert Sheet().fields() == sorted(rows + boxes)


def test_it_comes_back_through_json() -> None:
    whole = Whole()
    whole.number, whole.flag, whole.name, whole.row = -(2**60), True, "é", [5]
    whole.parts[1].count = 2**60
    again = Whole()
    again.restore(json.loads(json.dumps(whole.plain())), "whole")
    assert again.plain() == whole.plain()


def test_a_list_of_an_interpreted_game_may_be_of_any_length() -> None:
    whole = Whole()
    whole.restore({**plain(), "row": [1, 2, 3, 4]}, "whole")
    assert whole.row == [1, 2, 3, 4]


def test_a_vector_keeps_its_length() -> None:
    sheet = Sheet()
    with pytest.raises(RecordError, match=r"sheet\.monuments: expected \d+ entries, got 1"):
        sheet.restore({**sheet.plain(), "monuments": [0]}, "sheet")


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("number", "3", f"whole.number: {WITHIN}, got '3'"),
        ("number", True, f"whole.number: {WITHIN}, got True"),
        ("number", 2**60 + 1, f"whole.number: {WITHIN}, got 1152921504606846977"),
        ("number", None, f"whole.number: {WITHIN}, got None"),
        ("flag", 1, "whole.flag: expected true or false, got int"),
        ("name", 1, "whole.name: expected a text, got int"),
        ("row", 1, "whole.row: expected a list, got int"),
        ("row", [1, "2"], f"whole.row[1]: {WITHIN}, got '2'"),
        ("parts", [{"count": 0}], "whole.parts: expected 2 entries, got 1"),
        ("parts", [{"count": 0}, {}], "whole.parts[1].count: missing"),
        ("part", [], "whole.part: expected an object with the fields, got list"),
        ("other", 1, "whole.other: no such field"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(name: str, value: object, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        Whole().restore({**plain(), name: value}, "whole")
    assert str(caught.value) == message


def test_a_missing_field_is_named() -> None:
    with pytest.raises(RecordError, match=r"whole\.row: missing"):
        Whole().restore({name: value for name, value in plain().items() if name != "row"}, "whole")


def test_an_absurdly_long_list_is_refused() -> None:
    with pytest.raises(RecordError, match="expected 2 entries, got 100001"):
        Whole().restore({**plain(), "row": [0] * 100_001}, "whole")


def test_the_key_of_a_state_changes_with_every_field() -> None:
    state = carrack.game("iron-age").start(2)
    dumped = state.dump()
    keys = {state.key()}
    fields = ["actor", "turn", "round", "roll", "population", "food_dice"]
    for field in fields:
        changed = state.clone()
        setattr(changed, field, 1)
        keys.add(changed.key())
    assert len(keys) == len(fields) + 1
    assert state.dump() == dumped


def test_the_key_is_the_same_on_every_machine() -> None:
    """Golden: compiled or not, today or in ten years."""
    assert GAME.start(2).key() == "0f67cb3aa0a4fb8b73148753f9659a0b"
    assert GAME.start(3, {"storms": True, "rounds": 6}).key() == "5a33305046d2876956759db9e0577fdc"


LOADING = """
import resource, sys, carrack

game = carrack.game("discovery-2007")
data = game.start(4).dump()


def largest_after(loads):
    for _ in range(loads):
        game.load(data)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1024 if sys.platform == "darwin" else 1)


before = largest_after(200)
print(largest_after(2000) - before)
"""


def test_loading_a_state_keeps_no_memory() -> None:
    """Bots are handed one with every move: two thousand of them once took twelve megabytes."""
    done = subprocess.run([sys.executable, "-c", LOADING], capture_output=True, text=True, check=True)
    assert int(done.stdout) < 3000, "kilobytes"
