"""2015: tiles, nations and variants that meet in one turn, each as its own words say."""

from __future__ import annotations

import pytest

import carrack
from carrack.core.events import Journal
from carrack.games.discovery.state import IN_DECK
from carrack.games.discovery.tables.facts import REGION_NAMES
from tests.discovery.table import (
    Discovery,
    answers,
    asked,
    colony,
    discover,
    discover_all,
    fleet,
    fresh_2015,
    goods,
    held,
    lay,
    line,
    may,
    money,
    nations,
    no_goods_left,
    own,
    owned,
    play,
    power,
    purse,
    resolve,
    settled,
    show,
    skip,
    stage,
    table_2015,
    turn,
)


def ready(tile: str, number: int, seats: int = 3, **options: bool | int | str) -> Discovery:
    """The tile lies out in this turn, and seat 0 has the money for it."""
    s = table_2015(seats, **{"builder_tiles": True, **options})
    turn(s, number)
    show(s, tile)
    purse(s, 0, 30)
    return s


def told(s: Discovery, verb: str) -> list[str]:
    """The events of an answer."""
    s.journal = Journal()
    play(s, verb)
    events = [str(s.game.tellings.describe(event)["event"]) for event in s.journal.take()]
    s.journal = None
    return events


# The dock: England, Reformation, Cathedral, University.


@pytest.mark.parametrize(("first", "brought"), [(1, 0), (2, 1)])
def test_england_decides_whether_the_reformation_comes_in_time(first: int, brought: int) -> None:
    """Seat 1 owns the Reformation: its missionary stops that of seat 2 only where it has landed before."""
    s = table_2015(3, builder_tiles=True, nations="random")
    nations(s, england=0, spain=1, portugal=2)
    turn(s, 4)
    own(s, 1, "reformation")
    resolve(s, dock=[(1, "missionary"), (2, "missionary")])
    play(s, "muster")
    play(s, "arrange", place=first)
    play(s, "arrange-not")
    for _ in range(2):
        play(s, "land", region="caribbean")
    assert settled(s, 2, "caribbean").get("colonist", 0) == brought
    assert settled(s, 1, "caribbean") == {"missionary": 1, "colonist": 1}, "its own are never stopped"


def test_the_reformation_stops_the_cathedral_too() -> None:
    s = table_2015(2, builder_tiles=True)
    turn(s, 4)
    own(s, 0, "cathedral")
    own(s, 1, "reformation")
    colony(s, 1, "caribbean", missionary=1)
    resolve(s, dock=[(0, "missionary")])
    play(s, "land", region="caribbean")
    assert settled(s, 0, "caribbean") == {"missionary": 1}


def test_a_merchant_whom_england_puts_beyond_the_spaces_earns_his_money() -> None:
    s = table_2015(2, nations="random")
    nations(s, england=0, spain=1)
    resolve(s, dock=[(0, "colonist"), (0, "soldier"), (1, "merchant")])
    play(s, "muster")
    play(s, "arrange", place=1)
    play(s, "arrange", place=4)
    play(s, "arrange", place=5)
    play(s, "arrange-not")
    assert line(s, "dock")[4:] == [(1, "merchant")], "the last of five on a dock of three"
    for _ in range(4):
        play(s, "land", region="caribbean")
    before = money(s)[1]
    play(s, "land", region="caribbean")
    assert money(s)[1] == before + 5


def test_whom_england_has_put_back_the_university_brings_to_the_front() -> None:
    """England comes earlier in turn order: the University's owner answers what England has made of the dock."""
    s = table_2015(2, nations="random")
    nations(s, england=0, spain=1)
    turn(s, 4)
    own(s, 1, "university")
    resolve(s, dock=[(1, "soldier"), (0, "colonist")])
    play(s, "muster")
    play(s, "arrange", place=2)
    play(s, "arrange", place=3)
    play(s, "arrange", place=4)
    assert line(s, "dock")[-1] == (1, "soldier")
    play(s, "front-dock", slot="4")
    assert asked(s) == ("land", 1)


# Ships: Holland, Spoils of War, Privateers, Mayflower.


def test_the_privateers_count_the_ships_that_holland_and_the_spoils_bring_in_the_same_turn() -> None:
    s = table_2015(3, builder_tiles=True, nations="random")
    nations(s, holland=0, spain=1, portugal=2)
    turn(s, 3)
    show(s, "spoils_ship")
    own(s, 0, "privateers")
    for seat in range(3):
        purse(s, seat, 5)
    resolve(s, shipping=[(1, "captain")], capital=[(0, "colonist")])
    play(s, "seize-ship")
    play(s, "buy", tile="spoils_ship")
    skip(s)
    assert money(s) == [9, 3, 3]


def test_two_ships_of_one_turn_sail_with_the_mayflower_in_the_next() -> None:
    s = ready("spoils_ship", 3, seats=2)
    own(s, 0, "mayflower")
    resolve(s, shipping=[(0, "colonist")], capital=[(0, "colonist")])
    play(s, "buy", tile="spoils_ship")
    skip(s)
    assert s.round == 4
    assert s.ships[0] == 2
    play(s, "place-ship", worker="colonist")
    play(s, "place", worker="colonist", box="shipping")
    play(s, "place-ship", worker="colonist")
    play(s, "place", worker="colonist", box="shipping")
    assert not may(s, "place-ship", worker="colonist")


# Goods: Trader, West Indies, Smuggler, Mint.


@pytest.mark.parametrize(("trader", "drawn"), [(0, {"rice": 1}), (1, {})])
def test_what_an_earlier_trader_sells_the_west_indies_may_draw(trader: int, drawn: dict[str, int]) -> None:
    """The supply is empty but for what is sold, and benefits go in turn order."""
    s = table_2015(3, builder_tiles=True)
    turn(s, 4)
    own(s, trader, "trader")
    own(s, 1 - trader, "west_indies_co")
    goods(s, trader, "rice")
    no_goods_left(s, 2)
    resolve(s)
    play(s, "sell", good="rice")
    while asked(s)[0] == "west-indies":
        s.play(s.legal()[0])
    assert owned(s, 1 - trader) == drawn


def test_a_good_swapped_in_is_too_late_for_the_mint_but_not_for_the_rum() -> None:
    """The Mint pays with the income, the Rum Distillery after the Smuggler."""
    s = table_2015(2, builder_tiles=True)
    turn(s, 4)
    own(s, 0, "mint", "smuggler", "rum_distillery")
    goods(s, 0, "gold")
    goods(s, 1, "sugar")
    purse(s, 0, 0)
    resolve(s)
    assert money(s)[0] == 2
    play(s, "smuggle-from", seat=1, good="sugar")
    play(s, "smuggle-for", good="gold")
    assert money(s)[0] == 5
    assert owned(s, 1) == {"gold": 1}


# Discoveries: Cartography, Portugal, Plague, scouts, no survivors.


def test_the_cartography_of_this_turn_opens_the_deck_for_this_turns_expeditions() -> None:
    s = ready("new_world_cartography", 2, seats=2)
    discover(s, *[region for region in REGION_NAMES if region != "peru"])
    resolve(s, capital=[(0, "colonist")], discovery=[(1, "captain")])
    play(s, "buy", tile="new_world_cartography")
    play(s, "use-chart", region="peru")
    play(s, "counter-comes", counter="4-5-5-7")
    play(s, "enlist", worker="captain")
    assert not may(s, "sail", region="peru")
    assert may(s, "sail-beyond")


def china_on_top() -> Discovery:
    """Seat 0 has looked at the deck and left China there; seat 1 is Portugal."""
    s = table_2015(2, nations="random", scouting=True)
    nations(s, portugal=1, spain=0)
    discover_all(s)
    play(s, "scout-deck")
    play(s, "card-comes", card="china")
    play(s, "card-on-top")
    return s


def test_portugals_failure_shuffles_away_what_a_scout_has_seen() -> None:
    s = china_on_top()
    resolve(s, discovery=[(1, "captain")])
    play(s, "enlist", worker="captain")
    play(s, "sail-charted")
    assert answers(s, "card-comes", "card") == ["china"], "the card on top is drawn, known or not"
    play(s, "card-comes", card="china")
    assert s.top == IN_DECK
    assert s.top_seen == 0


def test_portugal_wins_the_card_that_a_scout_has_left_on_top() -> None:
    s = china_on_top()
    resolve(s, discovery=[(1, "captain"), (1, "colonist")])
    play(s, "enlist", worker="captain")
    play(s, "enlist", worker="colonist")
    play(s, "sail-charted")
    play(s, "card-comes", card="china")
    assert s.cards[15] == 1


def test_a_region_that_another_seat_discovers_is_nothing_to_know_any_more() -> None:
    s = table_2015(2, scouting=True)
    play(s, "scout", region="peru")
    play(s, "counter-comes", counter="1-2-1-4")
    resolve(s, discovery=[(1, "colonist")])
    play(s, "enlist", worker="colonist")
    play(s, "sail", region="peru")
    assert answers(s, "counter-comes", "counter") == ["1-2-1-4"]
    play(s, "counter-comes", counter="1-2-1-4")
    assert settled(s, 1, "peru") == {"colonist": 1}
    assert s.seen_by[REGION_NAMES.index("peru")] == 0


def test_the_first_plague_and_magellan_count_together_in_the_turn_they_are_bought() -> None:
    """A captain counts three, and natives of four are three."""
    s = ready("plague_1", 2, seats=2)
    show(s, "plague_1", "magellan")
    resolve(s, capital=[(0, "colonist"), (0, "colonist")], discovery=[(0, "captain")])
    play(s, "buy", tile="plague_1")
    play(s, "buy", tile="magellan")
    play(s, "enlist", worker="captain")
    play(s, "sail", region="peru")
    play(s, "counter-comes", counter="3-4-4-6")
    assert settled(s, 0, "peru") == {"colonist": 1}


def test_spain_meets_an_open_counter_without_a_draw() -> None:
    s = fresh_2015(2, nations="random", advanced_scouting=True)
    while asked(s)[0] != "conquest":
        spain = [action for action in s.legal() if s.game.describe(action).get("nation") == "spain"]
        s.play(spain[0] if spain else s.legal()[0])
    seat = asked(s)[1]
    play(s, "conquer", region="peru")
    assert asked(s)[0] == "place"
    assert settled(s, seat, "peru") == {"soldier": 1}


# Pieces: limits, Plague, strict supplies.


def test_a_soldier_whom_the_plague_takes_makes_room_for_another() -> None:
    s = ready("plague_2", 4, seats=2)
    show(s, "plague_2", "indian_allies")
    colony(s, 0, "peru", soldier=10)
    resolve(s, capital=[(0, "colonist"), (0, "colonist")])
    play(s, "buy", tile="plague_2")
    assert settled(s, 0, "peru") == {"soldier": 9}
    play(s, "buy", tile="indian_allies")
    play(s, "ally", region="peru")
    assert asked(s) == ("retire", 0), "the second would be the eleventh"
    play(s, "retire-not")
    assert settled(s, 0, "peru") == {"soldier": 10}


def test_a_builder_of_the_spoils_beyond_the_tenth_is_lost_and_the_other_specialist_comes() -> None:
    s = ready("spoils_specialists_2", 2, builder_worker=True)
    colony(s, 0, "caribbean", builder=10)
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="spoils_specialists_2")
    play(s, "train", worker="builder")
    play(s, "train", worker="captain")
    assert held(s, 0) == {"captain": 1}


@pytest.mark.parametrize(
    ("settlers", "buyer", "asks"),
    [(29, "captain", 0), (28, "captain", 1), (28, "colonist", 1), (27, "colonist", 2), (26, "colonist", 3)],
)
def test_the_overpopulation_asks_for_no_more_colonists_than_the_strict_game_has(
    settlers: int, buyer: str, asks: int
) -> None:
    """There are 29; the one who buys is back in the supply before any of them settles."""
    s = ready("overpopulation", 2, strict_colonists=True)
    colony(s, 0, "caribbean", colonist=settlers)
    resolve(s, capital=[(0, buyer)])
    play(s, "buy", tile="overpopulation")
    for _ in range(asks):
        play(s, "settle", region="caribbean")
    assert asked(s)[0] != "settle"
    assert settled(s, 0, "caribbean") == {"colonist": settlers + asks}


def test_the_edict_asks_nobody_who_has_no_colonist_left_in_the_strict_game() -> None:
    s = ready("papal_edict", 4, strict_colonists=True)
    colony(s, 1, "peru", colonist=1)
    colony(s, 0, "caribbean", colonist=29)
    resolve(s, capital=[(0, "captain")])
    play(s, "buy", tile="papal_edict")
    play(s, "edict", seat=1, lead="self")
    assert asked(s) == ("settle", 1)
    play(s, "settle", region="peru")
    assert asked(s)[0] != "settle"


# What is shown and told.


@pytest.mark.parametrize(
    ("nation", "uses", "number", "left"),
    [
        ("england", 0, 8, 1),
        ("france", 1, 4, 1),
        ("italy", 2, 4, 0),
        ("spain", 0, 0, 1),
        ("spain", 0, 1, 0),
        ("portugal", 0b001, 6, 1),
        ("portugal", 0b101, 7, 0),
    ],
)
def test_it_is_shown_how_often_a_power_can_still_be_used(nation: str, uses: int, number: int, left: int) -> None:
    """Portugal's in this age, Spain's before the first turn."""
    s = power(nation, number, uses)
    seats = s.game.view(s, None)["seat"]
    assert isinstance(seats, list)
    assert seats[0]["power"] == left


def test_whoever_spares_all_with_the_plague_is_not_said_to_buy_nothing() -> None:
    s = ready("plague_3", 7)
    colony(s, 1, "peru", colonist=1)
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="plague_3")
    assert "declined" not in told(s, "infect-not")


def test_whoever_rewrites_nothing_is_not_said_to_buy_nothing() -> None:
    s = ready("rewrite_history", 7)
    discover(s, "peru")
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile="rewrite_history")
    assert "declined" not in told(s, "rewrite-not")


# The end.


def test_points_are_bought_in_the_order_that_the_university_has_made() -> None:
    s = table_2015(3, buy_vp=True)
    turn(s, 6)
    own(s, 2, "university")
    for seat in range(3):
        purse(s, seat, 3)
    resolve(s, initiative=[(0, "colonist")])
    skip(s, "front")
    play(s, "front-order")
    skip(s, "points")
    buyers = []
    while asked(s)[0] == "points":
        buyers.append(asked(s)[1])
        play(s, "buy-points-not")
    assert buyers == [2, 0, 1], "the initiative makes the next turn's order, not this one's"


def test_after_the_last_points_are_bought_the_money_left_breaks_the_tie_and_wealth_keeps_what_was() -> None:
    """Twenty dollars: four points by Wealth, and two more for all the money."""
    s = table_2015(2, buy_vp=True)
    turn(s, 8)
    own(s, 0, "wealth")
    purse(s, 0, 20)
    purse(s, 1, 4)
    lay(s, bought=[0, 0, 0, 6, 0, 0])
    resolve(s)
    skip(s, "points")
    play(s, "buy-points", points=2)
    assert s.actor == carrack.OVER
    points = s.breakdown()
    assert (points[0]["wealth"], points[0]["bought"], points[1]["bought"]) == (4, 2, 6)
    assert money(s) == [0, 4]
    assert s.winners() == [1]


def test_the_privateers_of_turn_8_come_before_wealth() -> None:
    s = table_2015(2)
    turn(s, 8)
    own(s, 0, "wealth")
    own(s, 1, "privateers")
    fleet(s, 1, 3)
    purse(s, 0, 12)
    resolve(s)
    skip(s)
    assert s.breakdown()[0]["wealth"] == 1
    assert stage(s) == "scoring"
