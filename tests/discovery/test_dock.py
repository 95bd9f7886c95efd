"""V. Colonist Dock: landing, merchants, missionaries, a region's good, X and Y."""

from __future__ import annotations

from tests.discovery.table import (
    answers,
    asked,
    colony,
    discover,
    held,
    line,
    money,
    own,
    owned,
    play,
    purse,
    refused,
    resolve,
    settled,
    skip,
    table,
)


def test_workers_land_in_the_order_of_the_spaces() -> None:
    s = table(3)
    resolve(s, dock=[(1, "colonist"), (0, "colonist"), (1, "soldier")])
    landed = []
    while asked(s)[0] == "land":
        landed.append(asked(s)[1])
        play(s, "land", region="caribbean")
    assert landed == [1, 0, 1]
    assert settled(s, 1, "caribbean") == {"colonist": 1, "soldier": 1}
    assert line(s, "dock") == []


def test_a_worker_lands_in_any_discovered_region_and_in_no_other() -> None:
    s = table()
    discover(s, "peru", "florida")
    resolve(s, dock=[(0, "colonist")])
    assert answers(s, "land", "region") == ["florida", "caribbean", "peru"]
    assert refused(s, "land", region="brazil") == "not-discovered"


def test_a_worker_may_turn_back_and_gives_nothing_then() -> None:
    s = table()
    resolve(s, dock=[(0, "merchant"), (0, "missionary")])
    play(s, "land-not")
    play(s, "land-not")
    assert settled(s, 0, "caribbean") == {}
    assert money(s)[0] == 10


def test_a_merchant_earns_five_dollars_on_arrival_once() -> None:
    """T30."""
    s = table()
    resolve(s, dock=[(1, "merchant")])
    play(s, "land", region="caribbean")
    assert money(s)[1] == 11 + 5
    skip(s)
    assert money(s)[1] == 11 + 5


def test_a_merchants_money_can_be_spent_in_the_same_turn() -> None:
    s = table()
    purse(s, 0, 5)
    resolve(s, dock=[(0, "merchant")], capital=[(0, "colonist")])
    play(s, "land", region="caribbean")
    assert asked(s) == ("buy", 0)


def test_a_missionary_brings_a_colonist_along() -> None:
    s = table()
    resolve(s, dock=[(0, "missionary")])
    play(s, "land", region="caribbean")
    assert settled(s, 0, "caribbean") == {"colonist": 2}, "in 2007 the missionary is swapped for a colonist"


def test_with_the_cathedral_a_missionary_brings_two_and_takes_the_good() -> None:
    """T29."""
    s = table()
    own(s, 0, "cathedral")
    resolve(s, dock=[(0, "missionary"), (1, "missionary")])
    play(s, "land", region="caribbean")
    assert settled(s, 0, "caribbean") == {"colonist": 3}
    assert owned(s, 0) == {"sugar": 1}
    play(s, "land", region="caribbean")
    assert settled(s, 1, "caribbean") == {"colonist": 2}, "another seat's missionary brings one"


def test_a_soldier_stays_a_soldier_on_the_map() -> None:
    s = table()
    resolve(s, dock=[(0, "soldier"), (0, "captain")])
    play(s, "land", region="caribbean")
    play(s, "land", region="caribbean")
    assert settled(s, 0, "caribbean") == {"soldier": 1, "colonist": 1}


def test_in_the_strict_game_every_figure_stays_what_it_is() -> None:
    s = table(strict_colonists=True)
    resolve(s, dock=[(0, "captain"), (0, "merchant"), (0, "missionary")])
    for _ in range(3):
        play(s, "land", region="caribbean")
    assert settled(s, 0, "caribbean") == {"captain": 1, "merchant": 1, "missionary": 1, "colonist": 1}


def test_the_first_seat_with_three_workers_takes_the_regions_good_at_once() -> None:
    s = table(4)
    colony(s, 1, "caribbean", colonist=2)
    resolve(s, dock=[(0, "colonist"), (1, "soldier"), (0, "colonist"), (0, "colonist")])
    play(s, "land", region="caribbean")
    assert owned(s, 1) == {}
    play(s, "land", region="caribbean")
    assert owned(s, 1) == {"sugar": 1}
    play(s, "land", region="caribbean")
    play(s, "land", region="caribbean")
    assert owned(s, 0) == {}, "there is one only"


def test_x_and_y_land_after_the_numbered_spaces_from_the_next_turn_on() -> None:
    s = table(2)
    own(s, 0, "colonization_laws")
    own(s, 1, "indentured_servitude")
    resolve(s)
    skip(s)
    assert line(s, "dock") == [(1, "colonist"), (0, "colonist")]
    resolve(s, dock=[(0, "soldier")])
    order = []
    while asked(s)[0] == "land":
        order.append(asked(s)[1])
        play(s, "land", region="caribbean")
    assert order == [0, 1, 0]


def test_nobody_places_a_worker_on_x_or_y() -> None:
    s = table(2)
    own(s, 0, "indentured_servitude")
    resolve(s)
    skip(s)
    for _ in range(3):
        play(s, "place", worker="colonist", box="dock")
    assert refused(s, "place", worker="colonist", box="dock") == "box-full"


def test_indentured_servitude_of_turn_1_lands_seven_colonists() -> None:
    """T-D9."""
    s = table(2)
    own(s, 0, "indentured_servitude")
    landed = []
    for number in range(1, 9):
        assert s.round == number
        resolve(s)
        if asked(s)[0] == "land":
            play(s, "land", region="caribbean")
            landed.append(number)
        skip(s)
    assert landed == [2, 3, 4, 5, 6, 7, 8]


def test_hands_are_five_colonists_and_what_was_gained() -> None:
    """T6: the Monastery and the captain's space."""
    s = table(2)
    own(s, 0, "monastery")
    resolve(s, captain=[(0, "colonist")])
    skip(s)
    assert held(s, 0) == {"colonist": 5, "missionary": 1, "captain": 1}
    assert held(s, 1) == {"colonist": 5}
