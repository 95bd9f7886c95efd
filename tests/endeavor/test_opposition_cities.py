"""Solo: which city the Opposition occupies, and its ties (S9 a to c, S10)."""

from __future__ import annotations

from tests.endeavor.solo import action, alone, occupies
from tests.endeavor.table import (
    Endeavor,
    asked,
    holder,
    lay,
    open_up,
    play,
    refused,
    settle,
    take,
)


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


def from_lisbon() -> Endeavor:
    """Black can complete a route from Lisbon in South America and one in the Caribbean."""
    s = alone(europe_full=True)
    open_up(s, "south_america", 0)
    open_up(s, "caribbean", 0)
    return s


def test_brown_tokens_of_routes_do_not_count() -> None:
    """S10: finance is less advanced than politics, and industry, which lies on the route, less than both."""
    s = from_lisbon()
    lay(s, "cayenne", "politics")
    lay(s, "lisbon-cayenne", "industry")
    lay(s, "bridgetown", "finance")
    lay(s, "lisbon-bridgetown", "politics")
    assert occupies(s, "black") == {"bridgetown"}
    lay(s, "cayenne", "finance")
    assert occupies(s, "black") == {"bridgetown", "cayenne"}


def test_how_many_routes_a_city_completes_plays_no_part() -> None:
    """S10: Bridgetown would complete those from Lisbon and from Havana."""
    s = from_lisbon()
    settle(s, "black", "havana")
    lay(s, "cayenne", "finance")
    lay(s, "bridgetown", "finance")
    assert occupies(s, "black") == {"bridgetown", "cayenne"}


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
