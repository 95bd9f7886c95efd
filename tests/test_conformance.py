"""Every game of the house, and the example, against the conformance kit."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

import carrack
from carrack.games import HOUSE
from carrack.testing import Coverage, papers
from carrack.testing.cover import cover
from carrack.testing.kit import LONGEST, Kit
from carrack.testing.walk import Walk
from examples import nim
from tests.recorded import line, names, replayed

SEATS = [(id, seats) for id in HOUSE for seats in carrack.game(id).seats]
# The one table that the inner circle sits down at; the other edition of Discovery takes too long for it.
INNER = {"iron-age": 2, "endeavor": 3, "discovery-2007": 4}
# Games of each set in the slow tests; `make soak` plays hundreds. Alone it takes more of them to get everywhere.
GAMES_A_SET = {"iron-age": 5, "endeavor": 3, "discovery-2007": 1, "discovery-2015": 1}
GAMES_ALONE = {"iron-age": 25}
# A game of Discovery takes ten times as long and its covers have six sets, or fourteen: here each of its tables plays
# a share of them; `make soak` plays all.
DEALT = ("discovery-2007", "discovery-2015")
# What cannot be reached, by game and seat count: alone, nobody is asked for tribute.
UNREACHABLE: dict[tuple[str, int], dict[str, list[str]]] = {
    ("iron-age", 1): {"steps": ["tribute"], "verbs": ["pay", "pay-not"]},
}
# Enough random games of the others get everywhere; of these only the recorded ones do.
BY_PLAN_ONLY = ["endeavor", "discovery-2007", "discovery-2015"]


def unexpected(covered: Coverage, id: str, seats: int) -> dict[str, list[str]]:
    """Questions and verbs that no game reached, though they can be."""
    never = covered.never()
    known = UNREACHABLE.get((id, seats), {})
    return {kind: never[kind] for kind in ("steps", "verbs") if never[kind] != known.get(kind, [])}


@pytest.mark.parametrize(("id", "seats"), INNER.items())
def test_a_game_at_one_table_keeps_every_habit(tmp_path: Path, id: str, seats: int) -> None:
    options = cover(carrack.game(id), seats)[0][1]
    covered = carrack.testing.check(id, games=1, seats=seats, options=options, seed="test", out=tmp_path)
    assert covered.games == covered.records == 1


@pytest.mark.slow
@pytest.mark.parametrize(("id", "seats"), SEATS)
def test_games_at_every_table_keep_every_habit(tmp_path: Path, id: str, seats: int) -> None:
    kit = Kit(carrack.game(id), "test", tmp_path, LONGEST)
    sets = kit.sets_for(seats, None)
    if id in DEALT:
        tables = kit.game.seats
        sets = sets[tables.index(seats) :: len(tables)]
    games = GAMES_ALONE.get(id, GAMES_A_SET[id]) if seats == 1 else GAMES_A_SET[id]
    kit.run([(seats, options) for options in sets], games)
    covered = kit.covered
    assert covered.records == len(sets) * games
    assert id in BY_PLAN_ONLY or unexpected(covered, id, seats) == {}
    if papers.is_compiled():
        assert covered.builds == f"compiled with pure, the key after every action of {covered.records} games"


@pytest.mark.slow
@pytest.mark.parametrize("id", HOUSE)
def test_the_recorded_games_keep_every_habit(tmp_path: Path, id: str) -> None:
    """The kit looks at the lines of the corpus as at its own; they get everywhere."""
    kit = Kit(carrack.game(id), "corpus", tmp_path, LONGEST)
    rng = Random("corpus")
    verbs = set()
    kit.game.words.strict = True
    try:
        for name in names(id):
            kit.where = name
            kit.walk = walk_of(replayed(id, name))
            kit.look_at_walk(kit.walk, rng)
            kit.replay_walk(kit.walk)
            verbs |= {kit.game.verbs.verb_of(action).name for action in kit.walk.actions}
            kit.look_ahead(kit.walk)
    finally:
        kit.game.words.strict = False
    assert kit.visits.keys() == {step.name for step in kit.game.steps} | {"over"}
    assert verbs == kit.game.verbs.by_name.keys()


def walk_of(match: carrack.Match) -> Walk:
    found = Walk(match.at(0))
    for action in line(match):
        found.keys.append(found.state.key())
        found.play(action)
    found.keys.append(found.state.key())
    return found


def test_nim_keeps_every_habit(tmp_path: Path) -> None:
    covered = carrack.testing.check(nim.GAME, games=20, seed="test", out=tmp_path)
    assert covered.games == 40
    assert covered.never()["verbs"] == []


@pytest.mark.soak
@pytest.mark.parametrize(("id", "seats"), SEATS)
def test_the_habits_hold_for_hours(tmp_path: Path, id: str, seats: int) -> None:
    """`SOAK_GAMES` a set, 500 unless told, another seed each time unless `SOAK_SEED` names one."""
    seed = os.environ.get("SOAK_SEED") or os.urandom(8).hex()
    print(f"SOAK_SEED={seed}")
    games = int(os.environ.get("SOAK_GAMES", "500"))
    covered = carrack.testing.check(id, games=games, seats=seats, seed=seed, out=tmp_path)
    assert id in BY_PLAN_ONLY or unexpected(covered, id, seats) == {}
