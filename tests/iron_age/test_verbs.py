"""The codes of the actions: a golden file keeps them, new ones may only be appended."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.iron_age.table import GAME

GOLDEN = Path(__file__).parent.parent / "golden" / "iron-age-verbs.json"


def test_codes_are_only_ever_appended() -> None:
    golden = json.loads(GOLDEN.read_text("utf-8"))
    now = GAME.verbs.golden()
    assert list(now)[: len(golden)] == list(golden)
    assert {verb: now[verb] for verb in golden} == golden


def test_the_golden_file_knows_every_verb() -> None:
    assert list(json.loads(GOLDEN.read_text("utf-8"))) == list(GAME.verbs.golden())


def test_every_code_says_what_it_means_and_back() -> None:
    said = [GAME.describe(code) for code in range(GAME.actions)]
    assert [GAME.encode(one) for one in said] == list(range(GAME.actions))
    assert len({json.dumps(one) for one in said}) == GAME.actions


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (0, {"verb": "settle", "what": "port"}),
        (7, {"verb": "empire-die", "face": "skull"}),
        (20, {"verb": "again", "die": "fate"}),
        (66, {"verb": "turn", "die": "6", "face": "skull"}),
        (92, {"verb": "build-monument", "monument": "colosseum"}),
        (170, {"verb": "buy", "development": "empire", "wealth": 4}),
        (177, {"verb": "store", "wealth": 5}),
    ],
)
def test_some_codes(code: int, said: dict[str, object]) -> None:
    assert GAME.describe(code) == said
