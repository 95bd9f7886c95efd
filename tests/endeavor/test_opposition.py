"""Solo: what the Opposition does, by priority, and its ties (S8 to S11)."""

from __future__ import annotations

import pytest

from carrack.games.endeavor import flow, opposition
from carrack.games.endeavor.map import CITY_NAMES, REGION_NAMES
from carrack.games.endeavor.opposition_choices import (
    beside_open,
    best_attack,
    best_route_or_city,
    best_ship,
    last_spaces,
    swing_of,
)
from tests.endeavor.solo import action, alone, lead, named
from tests.endeavor.table import (
    Endeavor,
    answers,
    asked,
    colour_of,
    discs,
    fill,
    held,
    hold,
    holder,
    lay,
    open_up,
    own,
    play,
    refused,
    settle,
    status,
    take,
    tokens,
    told,
)


def cities(ways: int) -> set[str]:
    return {CITY_NAMES[i] for i in range(29) if (ways >> i) & 1}


def regions(ways: int) -> set[str]:
    return {REGION_NAMES[i] for i in range(7) if (ways >> i) & 1}


def occupies(s: Endeavor, colour: str) -> set[str]:
    return cities(best_route_or_city(s, colour_of(colour)))


def ships(s: Endeavor, colour: str, wasteful: bool = False) -> set[str]:
    return regions(best_ship(s, colour_of(colour), wasteful))


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


def test_the_opposition_acts_before_the_player_then() -> None:
    s = alone()
    s.round = 2
    flow.begin_round(s)
    play(s, "build", building="market")
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


# (a) to (c): cities.


def test_a_route_of_its_colour_comes_first() -> None:
    """S9 a."""
    s = alone()
    lay(s, "london", "attack")
    assert occupies(s, "red") == {"genoa"}, "joined to Constantinople, and with a token"


def test_the_city_without_a_token_comes_last() -> None:
    """S10."""
    s = alone()
    settle(s, 0, "genoa")
    assert occupies(s, "red") == {"alexandria"}, "still a route"
    assert "alexandria" not in occupies(s, "green")


def test_a_city_of_two_glory_comes_second() -> None:
    """S9 b."""
    s = alone(europe_full=True)
    open_up(s, "south_america", 0)
    assert occupies(s, "red") == {"lima"}
    assert occupies(s, "black") == {"cayenne"}, "a route from Lisbon"


def test_any_other_city_comes_third() -> None:
    """S9 c: of the least advanced track."""
    s = alone()
    take(s, 1, industry=1)
    lay(s, "london", "culture")
    assert occupies(s, "green") == {"london"}


def test_links_only_leaves_the_other_cities_alone() -> None:
    """S9 c, the other reading: the same position without it and with it."""
    assert occupies(alone(), "green") != set()
    assert occupies(alone(links_only=True), "green") == set()
    assert occupies(alone(links_only=True), "red") == {"genoa"}


def test_a_blue_token_of_a_city_is_preferred() -> None:
    """S10."""
    s = alone()
    lay(s, "london", "payment")
    lay(s, "seville", "attack")
    assert occupies(s, "green") == {"london", "seville"}, "several such are equal"


def test_a_blue_token_of_a_route_is_preferred_too() -> None:
    s = alone()
    lay(s, "constantinople-alexandria", "attack")
    assert occupies(s, "red") == {"alexandria"}


def test_brown_tokens_of_routes_do_not_count() -> None:
    s = alone()
    take(s, 1, industry=4)
    lay(s, "genoa", "industry")
    lay(s, "genoa-constantinople", "culture")
    settle(s, "green", "seville", "london")
    open_up(s, "africa", 0)
    assert occupies(s, "red") == {"genoa"}


def test_equal_cities_are_the_players_choice() -> None:
    s = alone()
    action(s, "green")
    assert asked(s) == ("foe-occupy", 0)
    assert refused(s, "occupy", city="alexandria") == "not-preferred"
    assert refused(s, "occupy", city="lisbon") == "not-preferred"
    play(s, "occupy", city="marseille")
    assert holder(s, "marseille") == 3
    assert asked(s) == ("act", 0)


def test_a_colour_is_present_only_where_its_own_discs_are() -> None:
    s = alone(europe_full=True)
    open_up(s, "africa", 0)
    assert occupies(s, "green") == set()
    assert occupies(s, "black") == {"elmina", "luanda"}


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
    assert last_spaces(s, colour_of("black")) == 0
    assert "africa" not in ships(s, "black")


def test_of_several_last_spaces_a_blue_token_is_preferred() -> None:
    s = alone(europe_full=True)
    fill(s, "africa", "black", "black", 0)
    fill(s, "caribbean", "black", "black", 0)
    lay(s, "caribbean", "culture", space=6)
    assert regions(last_spaces(s, colour_of("black"))) == {"caribbean"}, "the least advanced track"
    lay(s, "africa", "attack", space=6)
    assert regions(last_spaces(s, colour_of("black"))) == {"africa"}


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


def test_what_would_be_wasted_is_done_when_there_is_nothing_better() -> None:
    s = alone(europe_full=True)
    take(s, 1, politics=7)
    hold(s, 0, "europe_0", "europe_1", "slavery_0", "slavery_1")
    action(s, "black")
    assert asked(s) == ("foe-ship", 0)
    assert answers(s, "ship") == ["africa", "south_america", "caribbean"]


def test_a_blue_token_of_a_track_is_lost() -> None:
    """S11."""
    s = alone(europe_full=True)
    lay(s, "caribbean", "occupy_or_draw", space=3)
    events = action(s, "black")
    assert named(events, "foe-token-lost")
    assert not named(events, "foe-uses")


def test_hard_a_blue_token_of_a_track_is_done() -> None:
    """S16: the same position."""
    s = alone(europe_full=True, level="hard")
    lay(s, "caribbean", "occupy_or_draw", space=3)
    events = action(s, "black")
    assert named(events, "foe-uses") == [{"event": "foe-uses", "colour": "black", "token": "occupy_or_draw"}]
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
    assert beside_open(s) == 0


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


# Blue tokens.


def test_the_citys_token_is_done_before_those_of_its_routes() -> None:
    """S11, and routes in the order of the table."""
    s = alone()
    lay(s, "genoa", "occupy_or_draw")
    lay(s, "genoa-constantinople", "payment")
    take(s, 0, industry=1, culture=1)
    take(s, 1, industry=1)
    events = action(s, "red")
    used = [event["token"] for event in named(events, "foe-uses")]
    assert used[0] == "occupy_or_draw"
    if asked(s)[0] == "foe-occupy":
        used += [event["token"] for event in named(told(s, "occupy", city=str(answers(s, "occupy")[0])), "foe-uses")]
    assert used == ["occupy_or_draw", "payment"]


def test_easy_blue_tokens_do_nothing() -> None:
    """S16: the preferences stay the same."""
    s = alone(level="easy")
    lay(s, "genoa", "payment")
    take(s, 0, industry=1)
    events = action(s, "red")
    assert holder(s, "genoa") == 2
    assert not named(events, "foe-uses")
    assert tokens(s, 0) == {"industry": 1}


def test_ship_or_draw_ships_only_for_a_governor() -> None:
    s = alone()
    lay(s, "genoa", "ship_or_draw")
    events = action(s, "red")
    assert named(events, "foe-shipped") == []
    assert named(events, "foe-card-drawn")
    s = alone()
    lay(s, "genoa", "ship_or_draw")
    fill(s, "africa", "black", "black", 0)
    action(s, "red")
    assert "africa_governor" in held(s, 1)


def test_occupy_or_draw_occupies_if_it_can() -> None:
    s = alone(links_only=True)
    lay(s, "genoa", "occupy_or_draw")
    settle(s, 0, "alexandria")
    action(s, "red")
    assert holder(s, "marseille") == 2, "joined to Genoa"


def test_occupy_or_draw_draws_else() -> None:
    s = alone()
    lay(s, "genoa", "occupy_or_draw")
    settle(s, 0, "london", "copenhagen", "seville", "marseille", "alexandria")
    events = action(s, "red")
    assert named(events, "foe-card-drawn")


def test_a_tokens_draw_is_made_in_the_region_that_brought_it() -> None:
    """S12: Caribbean 2 would give three steps, but Genoa is in Europe."""
    s = alone()
    settle(s, 0, "london", "copenhagen", "seville", "marseille", "alexandria")
    open_up(s, "caribbean", "red", "red", 0)
    hold(s, 0, "caribbean_1")
    settle(s, 0, "havana", "cartagena", "bridgetown")
    lay(s, "genoa", "occupy_or_draw")
    (drawn,) = named(action(s, "red"), "foe-card-drawn")
    assert drawn["card"] in ("europe_0", "slavery_0")


def test_an_attack_hits_the_city_with_the_greatest_swing() -> None:
    """14: the middle of a chain of three cities is a swing of 4."""
    s = alone()
    settle(s, 0, "london", "seville")
    open_up(s, "north_america", 0)
    settle(s, 0, "boston", "quebec", "marseille")
    middle = CITY_NAMES.index("quebec")
    assert swing_of(s, colour_of("green"), middle) == 4
    lay(s, "genoa", "attack")
    assert cities(best_attack(s, colour_of("red"))) == {"boston", "quebec"}
    assert cities(best_attack(s, colour_of("purple"))) == {"london", "marseille"}, "it is not present in North America"
    before = s.reserve[0]
    action(s, "red")
    assert asked(s) == ("foe-attack", 0)
    assert refused(s, "attack", city="london") == "not-preferred"
    play(s, "attack", city="boston")
    assert holder(s, "boston") == 2
    assert s.reserve[0] == before + 1


def test_a_new_route_of_the_attacker_counts_for_the_swing() -> None:
    s = alone()
    settle(s, 0, "alexandria", "london")
    assert swing_of(s, colour_of("red"), CITY_NAMES.index("alexandria")) == 3
    assert swing_of(s, colour_of("green"), CITY_NAMES.index("alexandria")) == 2


def test_a_payment_takes_a_token_of_its_least_advanced_track() -> None:
    s = alone()
    lay(s, "genoa", "payment")
    take(s, 0, culture=1, politics=2)
    events = action(s, "red")
    assert named(events, "foe-took") == [{"event": "foe-took", "colour": "red", "status": "culture", "seat": 0}]
    assert tokens(s, 0) == {"politics": 2}
    assert status(s, 0)["culture"] == 0
    assert status(s, 1)["culture"] == 2


def test_of_several_equally_low_tracks_the_player_gives_what_he_likes() -> None:
    s = alone()
    lay(s, "genoa", "payment")
    take(s, 0, culture=1, industry=1)
    action(s, "red")
    assert asked(s) == ("foe-take", 0)
    assert refused(s, "give", status="politics") == "not-preferred"
    play(s, "give", status="industry")
    assert tokens(s, 0) == {"culture": 1}


def test_without_such_a_token_nothing_is_taken() -> None:
    s = alone()
    lay(s, "genoa", "payment")
    take(s, 0, politics=2)
    events = action(s, "red")
    assert named(events, "foe-cannot")
    assert tokens(s, 0) == {"politics": 2}


def test_politics_taken_after_the_player_passed_is_checked_again() -> None:
    """S11 and S14."""
    s = alone()
    play(s, "build", building="market")
    take(s, 0, politics=2)
    take(s, 1, industry=8, culture=8, finance=7)
    hold(s, 0, "north_america_1", "north_america_2")
    lay(s, "genoa", "payment")
    s.passed = 1
    action(s, "red", before_the_player=False)
    assert asked(s) == ("discard", 0)


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
