"""Solo: who goes first, how many markers act, and the player's own turn (S2, S6, S8, S14)."""

from __future__ import annotations

import itertools

import pytest

from carrack.games.endeavor import flow
from carrack.games.endeavor.solo import opposition
from tests import recorded
from tests.endeavor.solo import action, alone, lead, named
from tests.endeavor.table import (
    Endeavor,
    asked,
    discs,
    holder,
    open_up,
    own,
    play,
    told,
)

# Who goes first.


def test_the_player_goes_first_in_rounds_1_and_2() -> None:
    """S8."""
    s = alone()
    for number in (1, 2):
        s.round = number
        assert not opposition.goes_first(s)
    s.round = 3
    assert opposition.goes_first(s), "black can occupy a city of Europe"


def test_the_player_goes_first_if_the_head_of_the_ladder_can_occupy_nothing() -> None:
    s = alone(europe_full=True)
    s.round = 3
    assert not opposition.goes_first(s)
    open_up(s, "far_east", "purple", 0)
    assert not opposition.goes_first(s), "black is not there"
    lead(s, "purple")
    assert opposition.goes_first(s)


def test_with_links_only_any_other_city_makes_nobody_go_first() -> None:
    """S8: the same position with and without the option. Green could occupy a city, but no route and no 2 glory."""
    for links_only in (False, True):
        s = alone(links_only=links_only)
        s.round = 3
        lead(s, "green")
        assert opposition.goes_first(s) is not links_only
        lead(s, "red")
        assert opposition.goes_first(s), "red can complete a route"


def test_the_opposition_acts_before_the_player_then() -> None:
    s = alone()
    s.round = 2
    flow.begin_round(s)
    events = told(s, "build", building="market")
    begins = {"event": "foes-begin", "actions": 2, "order": "before", "colour": "black"}
    assert named(events, "foes-begin") == [begins], "and it is told why"
    assert s.foes_first == 1
    assert s.acted == 2 or asked(s)[0].startswith("foe")


# The number of actions.


@pytest.mark.parametrize(("number", "count"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4)])
def test_how_many_markers_act(number: int, count: int) -> None:
    """S2."""
    s = alone()
    s.round = number
    assert opposition.actions_of(s) == count
    s.extra = 2
    assert opposition.actions_of(s) == count + 2


def test_the_markers_that_acted_go_to_the_end_of_the_ladder() -> None:
    """S14."""
    s = alone()
    s.extra = 1
    opposition.climb(s)
    assert [int(opposition.colour_at(s, i)) for i in range(8)] == [2, 3, 3, 4, 4, 1, 1, 2]


# The player's own turn.


def test_the_player_takes_all_his_actions_in_a_row() -> None:
    """S6."""
    s = alone()
    play(s, "build", building="market")
    discs(s, 0, 6)
    play(s, "activate", building="colonial_house")
    play(s, "occupy", city="london")
    assert asked(s) == ("act", 0)
    play(s, "activate", building="market")
    play(s, "draw", deck="europe")
    assert asked(s) == ("act", 0)
    assert s.drew == 1


def test_the_player_attacks_the_colours_of_the_opposition() -> None:
    s = alone()
    play(s, "build", building="market")
    own(s, 0, "barracks")
    discs(s, 0, 6)
    play(s, "activate", building="barracks")
    events = told(s, "attack", city="lisbon")
    assert named(events, "attacked-foe") == [{"event": "attacked-foe", "seat": 0, "city": "lisbon", "colour": "black"}]
    assert holder(s, "lisbon") == 0


# The reason that is told with each of its deeds.

DONE = {
    "route": "foe-occupied",
    "glory": "foe-occupied",
    "city": "foe-occupied",
    "governor": "foe-shipped",
    "foremost": "foe-shipped",
    "beside": "foe-shipped-beside",
    "steps": "foe-card-drawn",
    "swing": "foe-attacked",
    "lowest": "foe-took",
    "nothing": "foe-cannot",
}


def test_every_deed_is_told_with_its_reason() -> None:
    """In the recorded games: what is done next is what the reason speaks of, and every reason is met."""
    met = set()
    for name in recorded.names("endeavor"):
        if not name.startswith("solo"):
            continue
        events = recorded.replayed("endeavor", name).log()
        for event, after in itertools.pairwise(events):
            if event["event"] in ("foe-acts", "foe-uses"):
                assert after["event"] == DONE[str(event["why"])], (name, event, after)
                met.add(event["why"])
    assert met == set(DONE)


def test_a_city_is_taken_for_the_reason_that_is_told() -> None:
    """S9 a to c."""
    assert reason(alone(), "red") == "route"
    assert reason(alone(), "green") == "city"
    s = alone(europe_full=True)
    open_up(s, "south_america", 0)
    assert reason(s, "red") == "glory"


def reason(s: Endeavor, colour: str) -> object:
    return named(action(s, colour), "foe-acts")[0]["why"]
