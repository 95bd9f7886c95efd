"""V. Specialists; the limit of ten soldiers; the strict colonists."""

from __future__ import annotations

import pytest

from carrack.games.discovery.pieces import in_play
from carrack.games.discovery.state import EXPLORERS
from tests.answers import idle
from tests.discovery.table import (
    answers,
    asked,
    colony,
    discover,
    hand,
    held,
    line,
    money,
    own,
    play,
    purse,
    refused,
    resolve,
    settled,
    show,
    skip,
    table,
    turn,
    workers,
)

SOLDIER = 4
COLONIST = 0


@pytest.mark.parametrize("space", ["captain", "merchant", "missionary", "soldier"])
def test_each_space_gives_its_specialist_for_the_next_turn(space: str) -> None:
    """T5."""
    s = table(2)
    resolve(s, **{space: [(1, "colonist")]})
    skip(s)
    assert held(s, 1) == {"colonist": 5, space: 1}
    assert line(s, space) == []


def test_training_gives_any_specialist_for_five_dollars() -> None:
    s = table(2)
    resolve(s, training=[(0, "colonist")])
    assert asked(s) == ("train", 0)
    assert answers(s, "train", "worker") == ["captain", "merchant", "missionary", "soldier"]
    assert refused(s, "train", worker="builder") == "no-builders"
    play(s, "train", worker="missionary")
    skip(s)
    assert money(s)[0] == 5
    assert held(s, 0) == {"colonist": 5, "missionary": 1}


def test_training_a_soldier() -> None:
    s = table(2)
    resolve(s, training=[(0, "colonist")])
    play(s, "train", worker="soldier")
    skip(s)
    assert held(s, 0) == {"colonist": 5, "soldier": 1}


def test_training_may_be_declined_and_is_not_offered_to_the_poor() -> None:
    s = table(2)
    resolve(s, training=[(0, "colonist")])
    play(s, "train-not")
    skip(s)
    assert (money(s)[0], held(s, 0)) == (10, {"colonist": 5})
    purse(s, 0, 4)
    resolve(s, training=[(0, "colonist")])
    assert asked(s)[0] != "train"


def test_training_in_the_last_turn_pays_and_brings_nothing() -> None:
    for number, in_vain in ((7, False), (8, True)):
        s = table(2)
        turn(s, number)
        resolve(s, training=[(0, "colonist")])
        assert idle(s, "train", worker="soldier") is in_vain
        assert not idle(s, "train-not")


# Ten soldiers.


def test_an_eleventh_soldier_needs_one_on_the_map_to_become_a_colonist() -> None:
    s = table(2)
    colony(s, 0, "peru", soldier=4)
    colony(s, 0, "brazil", soldier=6)
    resolve(s, soldier=[(0, "colonist")])
    assert asked(s) == ("retire", 0)
    assert refused(s, "retire", region="caribbean") == "no-soldier-there"
    play(s, "retire", region="peru")
    assert settled(s, 0, "peru") == {"soldier": 3, "colonist": 1}
    skip(s)
    assert held(s, 0) == {"colonist": 5, "soldier": 1}
    assert in_play(s, 0, SOLDIER) == 10


def test_an_eleventh_soldier_may_be_let_go() -> None:
    s = table(2)
    colony(s, 0, "peru", soldier=10)
    resolve(s, soldier=[(0, "colonist")])
    play(s, "retire-not")
    skip(s)
    assert held(s, 0) == {"colonist": 5}
    assert settled(s, 0, "peru") == {"soldier": 10}


def test_with_no_soldier_on_the_map_the_eleventh_is_lost_unasked() -> None:
    s = table(2)
    own(s, 0, "conquistadors")
    resolve(s, discovery=[(0, "soldier")] * 10)
    play(s, "stay")
    assert asked(s)[0] != "retire"
    skip(s)
    assert workers(s, int(EXPLORERS), 0) == {"soldier": 10}


def test_with_fewer_than_ten_there_is_no_swap() -> None:
    s = table(2)
    colony(s, 0, "peru", soldier=9)
    resolve(s, soldier=[(0, "colonist")])
    assert asked(s)[0] != "retire"
    skip(s)
    assert held(s, 0) == {"colonist": 5, "soldier": 1}


def test_soldiers_in_hand_and_boxes_count() -> None:
    s = table(2)
    colony(s, 0, "peru", soldier=7)
    own(s, 0, "training_grounds", "fortress", "military_academy", "conquistadors")
    resolve(s, initiative=[(0, "soldier")])
    assert asked(s) == ("retire", 0), "seven, one in the initiative, two have come: one is one too many"
    assert in_play(s, 0, SOLDIER) == 10
    play(s, "retire-not")
    assert asked(s) == ("retire", 0), "and the last tile's"


def test_indian_allies_over_the_limit() -> None:
    s = table(2)
    turn(s, 4)
    show(s, "indian_allies")
    colony(s, 0, "peru", soldier=9)
    colony(s, 0, "caribbean", colonist=1)
    purse(s, 0, 14)
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="indian_allies")
    play(s, "ally", region="caribbean")
    assert settled(s, 0, "caribbean") == {"colonist": 1, "soldier": 1}
    assert asked(s) == ("retire", 0)
    play(s, "retire", region="peru")
    assert settled(s, 0, "caribbean") == {"colonist": 1, "soldier": 2}
    assert settled(s, 0, "peru") == {"soldier": 8, "colonist": 1}


# Strict colonists: thirty, one of them in the turn order.


def test_the_strict_game_gives_no_more_colonists_than_the_supply_holds() -> None:
    s = table(2, strict_colonists=True)
    colony(s, 0, "caribbean", colonist=26)
    resolve(s)
    skip(s)
    assert held(s, 0) == {"colonist": 3}
    assert held(s, 1) == {"colonist": 5}


def test_the_strict_game_cuts_every_gain_in_the_order_they_happen() -> None:
    s = table(2, strict_colonists=True)
    own(s, 0, "settlers", "indentured_servitude")
    colony(s, 0, "caribbean", colonist=27)
    resolve(s)
    skip(s)
    assert line(s, "dock") == [(0, "colonist")], "X comes first,"
    assert held(s, 0) == {"colonist": 1}, "then the settler, then nobody"


def test_in_the_strict_game_a_missionary_may_come_alone_and_a_discovery_be_empty() -> None:
    s = table(2, strict_colonists=True)
    colony(s, 0, "caribbean", colonist=29)
    resolve(s, dock=[(0, "missionary")], discovery=[(0, "captain")])
    play(s, "land", region="caribbean")
    assert settled(s, 0, "caribbean") == {"colonist": 29, "missionary": 1}
    play(s, "enlist", worker="captain")
    play(s, "sail", region="peru")
    play(s, "counter-comes", counter="1-2-1-4")
    assert settled(s, 0, "peru") == {}


def test_in_the_strict_game_a_soldier_becomes_a_colonist_only_if_there_is_one() -> None:
    s = table(2, strict_colonists=True)
    colony(s, 0, "caribbean", colonist=29, soldier=10)
    resolve(s, soldier=[(0, "captain")])
    assert asked(s)[0] != "retire"
    assert in_play(s, 0, SOLDIER) == 10


def test_migration_in_the_strict_game_moves_colonists_first() -> None:
    s = table(2, strict_colonists=True)
    own(s, 0, "migration")
    colony(s, 0, "caribbean", colonist=1, captain=1, missionary=1, soldier=1)
    discover(s, "peru")
    resolve(s)
    play(s, "migrate-from", region="caribbean")
    play(s, "migrate-to", region="peru")
    play(s, "migrate-count", workers=2)
    assert settled(s, 0, "peru") == {"colonist": 1, "captain": 1}


def test_without_the_option_colonists_never_run_out() -> None:
    s = table(2)
    hand(s, 0, colonist=60)
    assert in_play(s, 0, COLONIST) == 60
    resolve(s)
    skip(s)
    assert held(s, 0) == {"colonist": 5}
