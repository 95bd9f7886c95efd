"""Appendix I. The auction for the turn order."""

from __future__ import annotations

import pytest

import carrack
from tests.discovery.table import (
    Discovery,
    answers,
    asked,
    counters,
    fresh,
    held,
    money,
    play,
    refused,
    settled,
)


def bidding(seats: int, first: int = 0) -> Discovery:
    """Tiles and goods lie open; a seat is drawn to bid first."""
    s = fresh(seats, start_auction_2007=True)
    while asked(s)[0] != "bidder":
        s.play(s.legal()[0])
    play(s, "bidder-falls", seat=first)
    return s


def bids(s: Discovery, *dollars: int) -> None:
    """One after the other, whoever is asked; 0 is a pass."""
    for bid in dollars:
        if bid:
            play(s, "bid", dollars=bid)
        else:
            play(s, "pass")


def test_the_tiles_lie_open_before_anybody_bids() -> None:
    s = fresh(3, start_auction_2007=True)
    assert asked(s) == ("tile", carrack.NATURE)
    s = bidding(3, 1)
    assert money(s) == [10, 10, 10]
    assert asked(s) == ("bid", 1)


def test_bids_rise_clockwise_and_stay_within_the_cash() -> None:
    s = bidding(3, 1)
    assert answers(s, "bid", "dollars") == list(range(1, 11))
    play(s, "bid", dollars=4)
    assert asked(s) == ("bid", 2)
    assert refused(s, "bid", dollars=4) == "bid-too-low"
    assert refused(s, "bid", dollars=11) == "too-little-money"
    play(s, "bid", dollars=10)
    assert asked(s) == ("bid", 0)
    assert answers(s, "bid", "dollars") == []


def test_the_first_to_pass_takes_the_last_place_and_so_on() -> None:
    """T17: five players."""
    s = bidding(5)
    bids(s, 1, 0, 2, 0)
    assert list(s.order) == [-1, -1, -1, 3, 1]
    bids(s, 3, 4, 5)
    assert asked(s) == ("bid", 4), "whoever has passed is out"


@pytest.mark.parametrize(("bid", "pays", "specialist"), [(7, 4, False), (8, 4, True), (1, 1, False)])
def test_the_second_place_pays_half_and_from_eight_on_brings_a_specialist(
    bid: int, pays: int, specialist: bool
) -> None:
    """T18, T19."""
    s = bidding(2)
    bids(s, bid, bid + 1, 0)
    assert s.order[1] == 0
    assert money(s)[0] == 10 - pays
    assert (asked(s) == ("reward", 0)) == specialist


def test_the_specialist_is_for_the_first_turn() -> None:
    s = bidding(2)
    bids(s, 8, 9, 0)
    assert refused(s, "train", worker="builder") == "no-builders"
    play(s, "train", worker="soldier")
    assert held(s, 0) == {"colonist": 5, "soldier": 1}
    assert asked(s)[0] == "counter"


def test_the_first_place_pays_in_full_and_discovers_the_caribbean() -> None:
    s = bidding(3)
    bids(s, 5, 6, 0, 0)
    assert list(s.order) == [1, 0, 2]
    assert (asked(s), s.chance()) == (("counter", carrack.NATURE), "counter/1")
    play(s, "counter-comes", counter="2-5-3-5")
    assert money(s) == [10 - 3, 10 - 6 + 2, 10], "coins, and no soldier's bonus"
    assert counters(s, 1) == ["2-5-3-5"]
    assert settled(s, 1, "caribbean") == {"colonist": 1}
    assert held(s, 1) == {"colonist": 5}, "it is none of the five"
    assert asked(s) == ("place", 1)


def test_places_three_and_later_pay_nothing() -> None:
    """T-D20: last bids 9, 8, 5 and none."""
    s = bidding(4, 3)
    bids(s, 0)  # seat 3 takes place 4 without a bid
    bids(s, 1, 5, 8)
    bids(s, 9, 0, 0)
    assert asked(s) == ("reward", 2)
    play(s, "train", worker="captain")
    play(s, "counter-comes", counter="1-2-1-4")
    assert list(s.order) == [0, 2, 1, 3]
    assert money(s) == [1 + 1, 10, 6, 10]
    assert held(s, 2) == {"colonist": 5, "captain": 1}


def test_whoever_never_bid_pays_nothing_the_winner_too() -> None:
    s = bidding(3)
    bids(s, 0, 0)
    assert s.order[0] == 2
    play(s, "counter-comes", counter="1-2-1-4")
    assert money(s) == [10, 10, 11]
    assert list(s.order) == [2, 1, 0]


def test_the_auctions_counter_leaves_the_others_for_the_map() -> None:
    s = bidding(2)
    bids(s, 1, 0)
    play(s, "counter-comes", counter="4-5-5-7")
    assert s.invariants() == []
    assert s.looks == 1
