"""Solo: where the Opposition ships, and what it does when it cannot (S9 d to g, S10)."""

from __future__ import annotations

from tests.endeavor.solo import action, alone, beside, named, opens, ships
from tests.endeavor.table import (
    Endeavor,
    answers,
    asked,
    fill,
    held,
    hold,
    holder,
    lay,
    open_up,
    own,
    settle,
    status,
    take,
)

# (d): the last space.


def test_the_last_space_is_taken_if_that_wins_the_governor() -> None:
    """S9 d."""
    s = alone(europe_full=True)
    fill(s, "africa", "black", "black", 0)
    events = action(s, "green")
    assert held(s, 1) == ["africa_governor"], "black leads, though green opens"
    assert named(events, "foe-governor-won") == [
        {"event": "foe-governor-won", "colour": "black", "card": "africa_governor"}
    ]


def test_the_last_space_is_left_if_the_player_would_win_the_governor() -> None:
    s = alone(europe_full=True)
    fill(s, "africa", 0, 0, 0)
    assert opens(s, "black") == set()
    assert "africa" not in ships(s, "black")


def test_of_several_last_spaces_a_blue_token_is_preferred() -> None:
    s = alone(europe_full=True)
    fill(s, "africa", "black", "black", 0)
    fill(s, "caribbean", "black", "black", 0)
    lay(s, "caribbean", "culture", space=6)
    assert opens(s, "black") == {"caribbean"}, "the least advanced track"
    lay(s, "africa", "attack", space=6)
    assert opens(s, "black") == {"africa"}


# (e): tracks.


def test_tracks_where_its_disc_came_first_are_shipped_to_first() -> None:
    """S9 e."""
    s = alone()
    assert ships(s, "black") == {"africa", "south_america", "caribbean"}
    assert ships(s, "red") == {"north_america"}, "it is second in Africa and South America"
    fill(s, "north_america", 0, 0, 0, 0)
    assert ships(s, "red") == {"africa", "south_america"}, "never a last space"


def test_of_equal_tracks_a_blue_token_then_the_least_advanced_one() -> None:
    """S10."""
    s = alone()
    lay(s, "africa", "culture", space=3)
    assert ships(s, "black") == {"africa"}
    lay(s, "caribbean", "attack", space=3)
    assert ships(s, "black") == {"caribbean"}


def test_a_track_without_its_colour_is_not_shipped_to() -> None:
    s = alone()
    for region in ("africa", "south_america", "caribbean"):
        fill(s, region, 0, 0, 0)
    assert ships(s, "black") == set()


def test_a_token_that_would_be_wasted_is_passed_over() -> None:
    """S10: politics at 15; only if nothing else is left the track is shipped to after all."""
    s = alone(europe_full=True)
    take(s, 1, politics=7)
    lay(s, "caribbean", "finance", space=3)
    assert ships(s, "black") == {"caribbean"}
    lay(s, "caribbean", "politics", space=3)
    assert ships(s, "black") == set()
    assert ships(s, "black", wasteful=True) == {"africa", "south_america", "caribbean"}
    events = action(s, "black")
    assert named(events, "foe-card-drawn"), "a card is better"


def wasteful() -> Endeavor:
    """Black can ship for politics alone, which is at its end; a card of Europe would still be of use."""
    s = alone(europe_full=True)
    take(s, 1, politics=7)
    for region in ("africa", "south_america", "caribbean"):
        lay(s, region, "politics", space=3)
    assert ships(s, "black") == set()
    return s


def only_finance_to_draw(s: Endeavor) -> None:
    """Of all cards a colour with one city in Europe can have Slavery 1 alone: two of finance, which is at its end."""
    hold(s, 0, "europe_0", "europe_1", "slavery_0")
    hold(s, 1, "caribbean_3", "south_america_4", "north_america_2")
    take(s, 1, finance=3)
    assert status(s, 1)["finance"] == 15


def test_what_would_be_wasted_is_done_when_there_is_nothing_better() -> None:
    """S10: (e) to (g) are gone through again."""
    s = wasteful()
    hold(s, 0, "europe_0", "europe_1", "slavery_0", "slavery_1")
    action(s, "black")
    assert asked(s) == ("foe-ship", 0)
    assert answers(s, "ship") == ["africa", "south_america", "caribbean"]


def test_a_disc_beside_a_track_is_better_than_waste() -> None:
    """S10: (f) of the first time comes before (e) of the second."""
    s = wasteful()
    open_up(s, "far_east", 0)
    assert named(action(s, "black"), "foe-shipped-beside") == [
        {"event": "foe-shipped-beside", "colour": "black", "region": "far_east"}
    ]


def test_a_useless_card_is_no_better_than_a_wasted_token() -> None:
    """S10: all is gone through again, and then ships come first."""
    s = wasteful()
    only_finance_to_draw(s)
    action(s, "black")
    assert asked(s) == ("foe-ship", 0)


def test_a_useless_card_is_drawn_when_nothing_else_is_left() -> None:
    """S10: the second time (g) passes over nothing."""
    s = stuck()
    only_finance_to_draw(s)
    (drawn,) = named(action(s, "purple"), "foe-card-drawn")
    assert drawn["card"] == "slavery_1"


def test_a_blue_token_of_a_track_is_lost() -> None:
    """S11."""
    s = alone(europe_full=True)
    lay(s, "caribbean", "occupy_or_draw", space=3)
    events = action(s, "black")
    assert named(events, "foe-token-lost")
    assert not named(events, "foe-token-found")
    assert not named(events, "foe-uses")


def test_hard_a_blue_token_of_a_track_is_done() -> None:
    """S16: the same position."""
    s = alone(europe_full=True, level="hard")
    lay(s, "caribbean", "occupy_or_draw", space=3)
    events = action(s, "black")
    done = {"event": "foe-uses", "colour": "black", "token": "occupy_or_draw", "why": "steps"}
    assert named(events, "foe-uses") == [done]
    assert named(events, "foe-token-found")
    assert not named(events, "foe-token-lost")
    assert named(events, "foe-card-drawn")


# (f) and (g).


def stuck(colour: str = "purple") -> Endeavor:
    """Purple can neither occupy nor ship: its tracks are one short of full, and the player leads there."""
    s = alone(europe_full=True)
    fill(s, "india", 0, 0, 0, 0)
    fill(s, "far_east", 0, 0, 0, 0, 0)
    assert ships(s, colour) == set()
    return s


def test_a_disc_goes_beside_the_track_of_an_open_region_with_an_empty_city() -> None:
    """S9 f."""
    s = stuck()
    open_up(s, "africa", 0)
    events = action(s, "purple")
    assert named(events, "foe-shipped-beside") == [
        {"event": "foe-shipped-beside", "colour": "purple", "region": "africa"}
    ]
    settle(s, 0, "elmina", "luanda")
    assert beside(s) == set()


def test_else_it_draws() -> None:
    """S9 g."""
    s = stuck()
    events = action(s, "purple")
    assert named(events, "foe-card-drawn")


def test_if_nothing_is_possible_the_action_is_lost() -> None:
    s = stuck()
    hold(s, 0, "europe_0", "europe_1", "slavery_0", "slavery_1")
    before = s.ladder[:]
    events = action(s, "purple")
    assert named(events, "foe-cannot") == [{"event": "foe-cannot", "colour": "purple"}]
    assert len(before) == 8
    assert asked(s) == ("act", 0)


def test_the_opposition_pays_nothing() -> None:
    s = alone()
    own(s, 0, "market")
    action(s, "red")
    assert holder(s, "genoa") == 2
    assert [int(left) for left in s.reserve] == [30]
