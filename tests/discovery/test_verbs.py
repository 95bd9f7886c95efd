"""The codes of the actions: a golden file keeps them, new ones may only be appended."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.discovery.table import GAME

GOLDEN = Path(__file__).parent / "verbs.json"


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
        (5, {"verb": "order-falls", "seat": 5}),
        (12, {"verb": "tile-comes", "tile": "settlers"}),
        (67, {"verb": "tile-comes", "tile": "rewrite_history"}),
        (78, {"verb": "good-comes", "good": "indigo"}),
        (90, {"verb": "counter-comes", "counter": "4-5-5-7"}),
        (107, {"verb": "card-comes", "card": "china"}),
        (117, {"verb": "bid", "dollars": 10}),
        (142, {"verb": "place", "worker": "captain", "box": "discovery"}),
        (215, {"verb": "front-dock", "slot": "X"}),
        (234, {"verb": "land", "region": "peru"}),
        (349, {"verb": "fight", "seat": 0, "region": "virginia"}),
        (412, {"verb": "hit", "worker": "soldier"}),
        (91, {"verb": "counter-comes", "counter": "too-strong"}),
        (463, {"verb": "ride-to", "region": "peru"}),
    ],
)
def test_some_codes(code: int, said: dict[str, object]) -> None:
    assert GAME.describe(code) == said
