"""Ship, and the opening of a region."""

from __future__ import annotations

from carrack.games.endeavor.tables.map import REGION_NAMES
from tests.endeavor.table import (
    Endeavor,
    acting,
    answers,
    asked,
    discs,
    fill,
    held,
    hold,
    is_open,
    lay,
    own,
    play,
    refused,
    status,
    token_at,
    tokens_of,
    told,
)


def shipping(seats: int = 4, seat: int = 0) -> Endeavor:
    """A seat is about to ship from a Shipyard."""
    s = acting(seats, seat)
    own(s, seat, "shipyard")
    discs(s, seat, 4)
    play(s, "activate", building="shipyard")
    return s


def test_a_disc_goes_to_the_farthest_free_space_and_takes_its_token() -> None:
    s = shipping()
    fill(s, "africa", 1)
    lay(s, "africa", "finance", space=2)
    play(s, "ship", region="africa")
    assert [int(disc) for disc in s.track][:3] == [1, 0, -1]
    assert tokens_of(s, 0) == {"finance": 1}
    assert status(s, 0)["finance"] == 1
    assert token_at(s, "africa", 2) is None
    assert s.harbour[0] == 2, "one on the Shipyard, one on the track"


def test_every_region_but_europe_can_be_shipped_to() -> None:
    s = shipping()
    assert answers(s, "ship") == list(REGION_NAMES[1:])


def test_a_full_track_takes_discs_beside_it_without_a_token() -> None:
    s = shipping()
    fill(s, "africa", 1, 1, 1, 2, 2, 3)
    assert is_open(s, "africa")
    play(s, "ship", region="africa")
    assert tokens_of(s, 0) == {}
    assert s.discs(1, 0) == 1, "a disc beside the track is presence"
    assert s.beside[6] == 1


def test_shipping_by_a_building_needs_two_discs() -> None:
    s = acting()
    own(s, 0, "shipyard")
    discs(s, 0, 1)
    play(s, "activate", building="shipyard")
    assert answers(s, "ship") == []
    assert refused(s, "ship", region="india") == "too-few-discs"


# The opening.


def test_the_opening_of_africa() -> None:
    """7.16 and 14: Red and White two each, others one; Black takes the last, and Red's second is nearer the stack."""
    red, white, black, violet = 0, 1, 2, 3
    s = shipping(seats=4, seat=black)
    fill(s, "africa", white, red, violet, white, red)
    events = told(s, "ship", region="africa")
    assert is_open(s, "africa")
    assert held(s, red) == ["africa_governor"]
    assert held(s, black) == held(s, white) == []
    assert status(s, red)["finance"] == 2
    assert status(s, red)["politics"] == 1
    assert {"event": "governor-won", "seat": red, "card": "africa_governor"} in events


def test_a_tie_goes_to_whom_is_nearest_the_stack_even_if_that_is_the_opener() -> None:
    s = shipping(seats=3)
    fill(s, "caribbean", 0, 1, 2, 1, 2)
    play(s, "ship", region="caribbean")
    assert held(s, 0) == ["caribbean_governor"]


def test_the_most_discs_win_before_the_nearest_one() -> None:
    s = shipping(seats=3)
    fill(s, "caribbean", 1, 1, 1, 2, 2)
    play(s, "ship", region="caribbean")
    assert held(s, 1) == ["caribbean_governor"]


def test_discs_beside_the_track_come_too_late_for_the_governor() -> None:
    s = shipping(seats=3)
    fill(s, "caribbean", 1, 1, 1, 2, 2, 2)
    assert held(s, 2) == ["caribbean_governor"]
    play(s, "ship", region="caribbean")
    assert held(s, 2) == ["caribbean_governor"]


def test_who_has_passed_can_still_win_a_governor_and_is_checked_when_the_round_ends() -> None:
    """8.12."""
    s = shipping(seats=3, seat=0)
    hold(s, 1, "europe_2", "caribbean_1", "europe_3")
    s.passed = 0b010
    fill(s, "far_east", 1, 1, 1, 1, 2, 2, 2)
    play(s, "ship", region="far_east")
    assert "far_east_governor" in held(s, 1)
    assert asked(s) == ("act", 2), "nobody's action is interrupted"
    play(s, "pass")
    play(s, "pass")
    assert asked(s) == ("discard", 1), "three cards fit with the governor in his slot: he may stop, or empty it"
    play(s, "keep")
    assert asked(s) == ("build", 1)


def test_the_check_at_the_end_of_the_round_asks_who_holds_too_many() -> None:
    s = shipping(seats=3, seat=0)
    hold(s, 1, "north_america_1", "north_america_2")
    s.passed = 0b010
    fill(s, "far_east", 1, 1, 1, 1, 2, 2, 2)
    play(s, "ship", region="far_east")
    play(s, "pass")
    play(s, "pass")
    assert asked(s) == ("discard", 1)
    play(s, "discard", card="north_america_1")
    assert asked(s)[0] == "discard", "one card and the governor: he may still empty the slot"
    play(s, "keep")
    assert asked(s) == ("build", 1)
