"""The codes of the actions: a golden file of each game keeps them, new ones may only be appended."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import carrack
from carrack.games import HOUSE


def golden(id: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = json.loads((Path(__file__).parent / "golden" / f"{id}-verbs.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("id", HOUSE)
def test_codes_are_only_ever_appended(id: str) -> None:
    kept, now = golden(id), carrack.game(id).verbs.golden()
    assert list(now)[: len(kept)] == list(kept)
    assert {verb: now[verb] for verb in kept} == kept


@pytest.mark.parametrize("id", HOUSE)
def test_the_golden_file_knows_every_verb(id: str) -> None:
    assert list(golden(id)) == list(carrack.game(id).verbs.golden())


@pytest.mark.parametrize("id", HOUSE)
def test_every_code_says_what_it_means_and_back(id: str) -> None:
    game = carrack.game(id)
    said = [game.describe(code) for code in range(game.actions)]
    assert [game.encode(one) for one in said] == list(range(game.actions))
    assert len({json.dumps(one) for one in said}) == game.actions


@pytest.mark.parametrize(
    ("id", "code", "said"),
    [
        ("iron-age", 0, {"verb": "settle", "what": "port"}),
        ("iron-age", 7, {"verb": "empire-die", "face": "skull"}),
        ("iron-age", 20, {"verb": "again", "die": "fate"}),
        ("iron-age", 66, {"verb": "turn", "die": "6", "face": "skull"}),
        ("iron-age", 92, {"verb": "build-monument", "monument": "colosseum"}),
        ("iron-age", 170, {"verb": "buy", "development": "empire", "wealth": 4}),
        ("iron-age", 177, {"verb": "store", "wealth": 5}),
        ("endeavor", 12, {"verb": "first-falls", "seat": 4}),
        ("endeavor", 52, {"verb": "build", "building": "parliament"}),
        ("endeavor", 53, {"verb": "activate", "building": "colonial_house"}),
        ("endeavor", 73, {"verb": "pass"}),
        ("endeavor", 108, {"verb": "occupy", "city": "batavia"}),
        ("endeavor", 139, {"verb": "draw", "deck": "slavery"}),
        ("endeavor", 175, {"verb": "discard", "card": "africa_governor"}),
        ("endeavor", 261, {"verb": "give", "status": "politics"}),
        ("discovery-2007", 5, {"verb": "order-falls", "seat": 5}),
        ("discovery-2007", 12, {"verb": "tile-comes", "tile": "settlers"}),
        ("discovery-2007", 67, {"verb": "tile-comes", "tile": "rewrite_history"}),
        ("discovery-2007", 78, {"verb": "good-comes", "good": "indigo"}),
        ("discovery-2007", 90, {"verb": "counter-comes", "counter": "4-5-5-7"}),
        ("discovery-2007", 91, {"verb": "counter-comes", "counter": "too-strong"}),
        ("discovery-2007", 107, {"verb": "card-comes", "card": "china"}),
        ("discovery-2007", 117, {"verb": "bid", "dollars": 10}),
        ("discovery-2007", 142, {"verb": "place", "worker": "captain", "box": "discovery"}),
        ("discovery-2007", 215, {"verb": "front-dock", "slot": "X"}),
        ("discovery-2007", 234, {"verb": "land", "region": "peru"}),
        ("discovery-2007", 349, {"verb": "fight", "seat": 0, "region": "virginia"}),
        ("discovery-2007", 412, {"verb": "hit", "worker": "soldier"}),
        ("discovery-2007", 463, {"verb": "ride-to", "region": "peru"}),
    ],
)
def test_some_codes(id: str, code: int, said: dict[str, object]) -> None:
    assert carrack.game(id).describe(code) == said
