"""Discovery at the terminal: what may be answered, and what happened."""

from __future__ import annotations

import pytest

import carrack
from carrack.cli.table.board import board_of
from carrack.core.state import State
from tests.discovery.table import (
    GAME,
    colony,
    discover_all,
    hand,
    lie,
    play,
    purse,
    resolve,
    show,
    table,
    turn,
)
from tests.table.discovery_scene import flat, listed, scene, text_of

BOARD = board_of(GAME)


def told(s: State, *events: dict[str, object], lang: str = "en", seat: int = 0) -> str:
    return text_of(BOARD.news(scene(s, 80, lang, seat), events))


# What may be answered.


def test_boxes_to_place_in_are_named_once_whatever_is_in_hand() -> None:
    s = table()
    turn(s, 2)
    hand(s, 0, colonist=2, captain=1, soldier=1)
    assert listed(s).splitlines() == [
        "in initiative   do dock   go goods   sh shipping   bu buildings   di discovery",
        "wa warfare",
        "Get for the next turn:",
        "ca a captain   me a merchant   mi a missionary   so a soldier",
        "tr anyone, for $5",
        "These place a colonist. For another write it first, like so do: co colonist, ca",
        "  captain, so soldier",
    ]


@pytest.mark.parametrize(
    ("workers", "said"),
    [
        ({"soldier": 2}, "These place your soldier."),
        ({"soldier": 1, "captain": 1}, "Write the worker first, like so do: ca captain, so soldier"),
        ({"merchant": 1, "captain": 1}, "Write the worker first, like me do: ca captain, me merchant"),
    ],
)
def test_without_colonists_it_is_said_who_is_placed(workers: dict[str, int], said: str) -> None:
    s = table()
    turn(s, 2)
    hand(s, 0, **workers)
    assert listed(s).splitlines()[-1] == said


def test_an_example_sends_the_captain_exploring() -> None:
    s = table()
    turn(s, 2)
    hand(s, 0, colonist=1, captain=1)
    assert "write it first, like ca di:" in listed(s)


def test_in_the_last_turn_specialists_are_of_no_use() -> None:
    s = table()
    turn(s, 7)
    assert "Get for the next turn:" in listed(s)
    turn(s, 8)
    assert "Get for the next turn:" not in listed(s)
    assert "Of no use in the last turn:" in listed(s)


def test_the_first_turn_says_how_to_get_help() -> None:
    s = table()
    assert "help dock, help missionary" in listed(s)
    turn(s, 2)
    assert "help dock" not in listed(s)


def test_an_expedition_names_its_workers_and_then_its_goals() -> None:
    s = table()
    resolve(s, discovery=[(0, "captain"), (0, "colonist")])
    assert listed(s).splitlines() == [
        "co colonist   ca captain",
        "Several in one line, then where they sail: co can",
        "n  Let all explorers wait",
    ]
    play(s, "enlist", worker="captain")
    assert listed(s).splitlines()[:3] == [
        "co colonist",
        "Sail to:",
        "can Canada 31%   ne New England 31%   vi Virginia 31%   fl Florida 31%",
    ]


def test_an_expedition_is_told_its_odds_from_what_is_known() -> None:
    s = table()
    lie(s, "peru", "4-5-5-7", 2)
    resolve(s, discovery=[(0, "captain"), (0, "colonist"), (0, "colonist")])
    play(s, "enlist", worker="captain")
    assert "Peru 0%" in listed(s)
    assert "Brazil 33%" in listed(s)  # 5 of 15 counters, the one in Peru lies open
    play(s, "enlist", worker="colonist")
    assert "Brésil 73 %" in flat(listed(s, lang="fr"))


def test_once_all_is_discovered_it_is_said_that_an_expedition_sails_beyond_the_map() -> None:
    s = table()
    discover_all(s)
    resolve(s, discovery=[(0, "captain"), (0, "colonist")])
    assert "All is discovered: they sail beyond the map, at once when nobody is left" in listed(s)


def test_a_purchase_lists_what_each_building_does_and_scores() -> None:
    s = table()
    show(s, "settlers", "inca_conquest", "new_world_cartography")
    resolve(s, capital=[(0, "colonist")])
    lines = listed(s).splitlines()
    assert lines[0] == "1  Settlers, for $10: 1 colonist more every turn."
    assert "Conquest of the Inca Empire, for $10: $20 at once." in listed(s)
    assert "now or in a later turn’s benefits. (4 points)" in flat(listed(s))
    assert lines[-1] == "n  Buy nothing"


def test_battles_are_listed_by_foe_then_wars_then_peace() -> None:
    s = table(3)
    purse(s, 0, 12)
    colony(s, 0, "florida", colonist=1, soldier=1)
    colony(s, 0, "peru", colonist=1, soldier=1)
    colony(s, 1, "florida", colonist=2)
    colony(s, 1, "peru", colonist=2)
    colony(s, 2, "peru", colonist=2)
    resolve(s, warfare=[(0, "colonist")])
    assert listed(s).splitlines() == [
        "Battle against B Bruno",
        "b fl Florida   b pe Peru",
        "Battle against C Carla",
        "c pe Peru",
        "war b  Declare war on Bruno, for $10",
        "war c  Declare war on Carla, for $10",
        "n  Keep the peace",
    ]


def test_casualties_are_chosen_by_kind() -> None:
    s = table(3)
    colony(s, 0, "florida", colonist=1, soldier=1)
    colony(s, 1, "florida", colonist=1, missionary=1)
    resolve(s, warfare=[(0, "colonist")])
    play(s, "fight", seat=1, region="florida")
    assert listed(s).split() == ["1", "co", "Hit", "a", "colonist", "2", "mi", "Hit", "a", "missionary"]


def test_bids_are_a_range() -> None:
    s = table(start_auction_2007=True)
    while s.actor == carrack.NATURE:
        s.play(s.legal()[0])
    play(s, "bid", dollars=4)
    assert listed(s).splitlines() == ["5-10  dollars for the first place", "n  Pass for good"]


# What happened.


def test_whoever_does_several_things_is_named_once() -> None:
    placed = {"event": "placed", "seat": 1, "worker": "colonist", "box": "dock"}
    paid = {"event": "paid", "seat": 1, "dollars": 10, "why": "building"}
    other = {"event": "passed", "seat": 2}
    assert told(table(), placed, paid, other).splitlines() == [
        "B Bruno  places a colonist on the Colonist Dock · pays $10 for the building",
        "C Carla  passes",
    ]


def test_what_comes_onto_the_table_is_told_as_a_list() -> None:
    shown: list[dict[str, object]] = [{"event": "tile-shown", "tile": tile} for tile in ("settlers", "navigator")]
    shown += [{"event": "good-shown", "good": good} for good in ("gold", "rice")]
    shown += [{"event": "ordered", "seat": seat, "place": place} for place, seat in enumerate((2, 0), 1)]
    shown.append({"event": "turn-begins", "round": 2, "age": 1})
    assert told(table(), *shown).splitlines() == [
        "New buildings: Settlers, Navigator.",
        "New trade goods: gold, rice.",
        "Turn order: Carla, Anna.",
        "Turn 2 begins, in Age I.",
    ]


def test_what_the_table_shows_is_not_told() -> None:
    shown = scene(table())
    mine = {"event": "placed", "seat": 0, "worker": "colonist", "box": "dock"}
    assert BOARD.untold(shown, mine)
    assert not BOARD.untold(shown, {**mine, "seat": 1})
    joined = {"event": "joined", "seat": 1, "worker": "colonist", "workers": 5, "place": "hand"}
    assert BOARD.untold(shown, joined)
    assert not BOARD.untold(shown, {**joined, "worker": "soldier"})
