"""2015: every option has a position in which each of its settings leads somewhere else (rules 9)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carrack.games.discovery.chapters.scoring import points_by_source
from carrack.games.discovery.state import EXPLORERS, FACE_DOWN, HAND
from carrack.games.discovery.tables.facts import REGION_NAMES
from tests.discovery.table import (
    GAME_2015,
    Discovery,
    asked,
    colony,
    fleet,
    fresh_2015,
    may,
    own,
    play,
    resolve,
    skip,
    table_2015,
    turn,
)

Value = bool | int | str
PERU = REGION_NAMES.index("peru")


def shown(s: Discovery, what: str) -> list[object]:
    """The names of what a spectator sees there."""
    found = s.game.view(s, None)[what]
    assert isinstance(found, (dict, list))
    return list(found)


def set_up_with(value: Value) -> object:
    """What is asked before the first placement."""
    s = fresh_2015(2, nations=value)
    steps = set()
    while asked(s)[0] != "place":
        steps.add(asked(s)[0])
        s.play(s.legal()[0])
    return frozenset(steps)


def fails(**options: Value) -> Discovery:
    """A colonist of seat 0 has failed in Peru."""
    s = table_2015(2, **options)
    resolve(s, discovery=[(0, "colonist")])
    play(s, "enlist", worker="colonist")
    play(s, "sail", region="peru")
    if may(s, "counter-comes", counter="too-strong"):
        play(s, "counter-comes", counter="too-strong")
    play(s, "counter-comes", counter="2-2-3-5")
    return s


def end_of_age_1(value: Value) -> object:
    s = table_2015(2, buy_vp=value)
    turn(s, 3)
    resolve(s)
    skip(s, "points")
    return asked(s)[0]


def points_for_a_colony_of_ones_own(value: Value) -> object:
    s = table_2015(2, glory_other_player_only=value)
    turn(s, 7)
    own(s, 0, "glory")
    colony(s, 0, "caribbean", colonist=3)
    return points_by_source(s, 0)["glory"]


def colonists_after_many(value: Value) -> object:
    s = table_2015(2, strict_colonists=value)
    colony(s, 0, "caribbean", colonist=27)
    resolve(s)
    skip(s)
    return int(s.crowd(HAND, 0))


def ships_after_all(value: Value) -> object:
    s = table_2015(2, strict_ships=value)
    turn(s, 7)
    fleet(s, 0, 8, shown=False)
    resolve(s)
    skip(s)
    return int(s.ship_shown)


def seen_by_the_other(value: Value) -> object:
    s = fails(hide_failed_counters=value)
    return s.game.view(s, 1)["regions"]["peru"]["counter"]  # type: ignore[index]


# fmt: off
LEADS_TO: dict[str, Callable[[Value], object]] = {
    "builder_worker":           lambda value: "builder" in shown(table_2015(2, builder_worker=value), "boxes"),
    "builder_tiles":            lambda value: sum(table_2015(2, builder_tiles=value).tiles),
    "nations":                  set_up_with,
    "buy_vp":                   end_of_age_1,
    "no_survivors":             lambda value: int(fails(no_survivors=value).counter[PERU]),
    "scouting":                 lambda value: may(table_2015(2, scouting=value), "scout", region="peru"),
    "advanced_scouting":        lambda value: table_2015(2, advanced_scouting=value).counter[PERU] == FACE_DOWN,
    "low_luck_age3":            lambda value: len(shown(table_2015(2, low_luck_age3=value), "foretold")),
    "two_player_captains_each": lambda value: int(table_2015(2, two_player_captains_each=value).crowd(EXPLORERS, 0)),
    "glory_other_player_only":  points_for_a_colony_of_ones_own,
    "strict_colonists":         colonists_after_many,
    "strict_ships":             ships_after_all,
    "hide_failed_counters":     seen_by_the_other,
}
# fmt: on


def test_every_option_is_looked_at() -> None:
    assert list(LEADS_TO) == list(GAME_2015.options)


@pytest.mark.parametrize("name", LEADS_TO)
def test_each_setting_leads_somewhere_else(name: str) -> None:
    choices = GAME_2015.options[name].choices
    assert len({LEADS_TO[name](choice) for choice in choices}) == len(choices)
