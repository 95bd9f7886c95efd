"""What is told of a game: each event with its numbers, in the order of the rules."""

from __future__ import annotations

from carrack.games.iron_age.state import IronAge
from tests.iron_age.table import begin, finish, fresh, give, play, table, throw, told, turn


def listening(seats: int = 2) -> IronAge:
    s = table(seats)
    told(s)
    return s


def test_settling() -> None:
    s = fresh()
    told(s)
    play(s, "settle", what="port")
    assert told(s) == ["settled 0 port", "owns-port 0 2"]
    play(s, "settle", what="province")
    assert told(s) == [
        "settled 1 province",
        "filled-province-box 1",
        "filled-province-box 1",
        "owns-province 1 2",
        "gained 1 armies 2 0",
        "gained-tribute 1 1",
        "round-begins 1",
        "turn-begins 0 2",
    ]


def test_rolling() -> None:
    s = listening()
    give(s, 0, ports=3, developments="leadership")
    begin(s, "food people skull omens")
    assert told(s) == [
        "turn-begins 0 3",
        "empire-die-fell 0 1 food",
        "empire-die-fell 0 2 people",
        "empire-die-fell 0 3 skull",
        "fate-die-fell 0 omens",
    ]
    play(s, "again", die="1")
    play(s, "again", die="2")
    assert told(s) == []
    play(s, "roll")
    assert told(s) == ["rolled-again 0 2 2"]
    throw(s, "either either")
    play(s, "keep")
    assert told(s)[2:] == ["kept 0"]
    play(s, "lead", die="3")
    assert told(s) == ["led 0 3"]
    throw(s, "either")
    assert told(s) == ["empire-die-fell 0 3 either"]
    play(s, "turn", die="2", face="goods")
    assert told(s) == ["turned 0 2 goods"]
    play(s, "declare", food=2)
    assert told(s)[0] == "declared 0 2 0"


def test_turning_the_fate_die() -> None:
    for face in ("drought", "trade"):
        s = listening()
        turn(s, "people people omens")
        told(s)
        play(s, "turn-fate", face=face)
        assert told(s)[0] == f"turned-fate 0 {face}"


def test_declining_to_turn_or_to_lead_is_not_told() -> None:
    s = listening()
    give(s, 0, developments="leadership")
    turn(s, "either people omens")
    told(s)
    play(s, "lead-not")
    play(s, "turn-not")
    assert told(s) == []
    play(s, "declare", food=0)
    assert told(s) == ["declared 0 0 1", "fed 0 1 0"]


def test_collecting_and_feeding() -> None:
    s = listening()
    give(s, 0, provinces=3, goods=14, food=0)
    turn(s, "goods goods food drought")
    assert told(s)[-4:] == [
        "gained 0 goods 1 3",
        "gained 0 food 2 0",
        "fed 0 2 1",
        "marked-skulls 0 1",
    ]


def test_a_revolt_passed_on() -> None:
    s = listening(4)
    give(s, 1, developments="religion")
    give(s, 3, developments="religion")
    turn(s, "skull food drought", 1)
    assert told(s)[-5:] == [
        "disaster-came 1 revolt 1",
        "spared 1 revolt religion",
        "marked-skulls 2 1",
        "spared 3 revolt religion",
        "marked-skulls 0 1",
    ]


def test_pestilence_and_civil_war() -> None:
    s = listening(4)
    give(s, 1, ports=4, developments="religion")
    give(s, 2, developments="medicine")
    turn(s, "skull skull skull food drought", 1)
    assert told(s)[-4:] == [
        "disaster-came 1 pestilence 3",
        "spared 2 pestilence medicine",
        "marked-skulls 3 3",
        "marked-skulls 0 3",
    ]
    turn(s, "skull skull skull skull drought", 1)
    assert told(s)[-2:] == ["disaster-came 1 civil-war 4", "spared 1 civil-war religion"]


def test_an_invasion_is_fought_by_the_roller_first_then_clockwise() -> None:
    s = listening(3)
    give(s, 1, ports=5, armies=12, ships=1, developments="shipbuilding navy")
    give(s, 2, armies=10)
    give(s, 0, armies=0)
    turn(s, "skull skull skull skull skull drought", 1)
    assert told(s)[-9:] == [
        "disaster-came 1 invasion 5",
        "fought 1 invasion 13 10",
        "gained-tribute 1 3",
        "lost 1 armies 1",
        "lost 1 ships 1",
        "fought 2 invasion 10 10",
        "lost 2 armies 1",
        "fought 0 invasion 0 10",
        "marked-skulls 0 10",
    ]


def test_barbarians_then_a_conquest() -> None:
    s = listening()
    give(s, 0, armies=5)
    turn(s, "skull skull conquest")
    assert told(s)[-4:] == [
        "disaster-came 0 barbarians 2",
        "fought 0 barbarians 5 4",
        "gained-tribute 0 1",
        "lost 0 armies 1",
    ]
    play(s, "conquer")
    assert told(s) == ["fought 0 tribe 4 1", "gained-tribute 0 3", "lost 0 armies 1", "filled-conquest 0 2"]


def test_a_conquest_declined() -> None:
    s = listening()
    turn(s, "people people conquest")
    told(s)
    play(s, "conquer-not")
    assert told(s) == ["declined-conquest 0"]


def test_no_skull_no_disaster_is_told() -> None:
    s = listening()
    turn(s, "people people drought")
    assert told(s)[-2:] == ["kept 0", "fed 0 1 0"]


def test_a_demand_for_tribute() -> None:
    s = listening(3)
    give(s, 1, armies=4)
    turn(s, "people people tribute", 1)
    assert told(s)[-1] == "demanded 1 4"
    play(s, "pay")
    assert told(s) == ["paid 2 1", "gained 1 goods 1 0"]
    play(s, "pay-not")
    assert told(s) == ["refused 0 1", "gained-tribute 1 3"]


def test_building() -> None:
    s = listening()
    give(s, 0, goods=9, port_boxes=1, urns=4, province_boxes=1, developments="shipbuilding")
    s.sheets[0].monuments[0] = 2
    turn(s, "people people drought")
    told(s)
    play(s, "build-port")
    assert told(s) == ["filled-port-box 0"]
    play(s, "build-urn")
    assert told(s) == ["filled-urn 0", "owns-port 0 3"]
    play(s, "build-urn")
    assert told(s) == ["filled-urn 0"]
    play(s, "build-province")
    assert told(s) == ["filled-province-box 0", "owns-province 0 2", "gained 0 armies 2 0", "gained-tribute 0 1"]
    play(s, "build-province")
    assert told(s) == ["filled-province-box 0"]
    play(s, "build-monument", monument="oracle")
    assert told(s) == ["filled-monument-box 0 oracle 3"]
    play(s, "build-monument", monument="oracle")
    assert told(s) == ["filled-monument-box 0 oracle 4", "finished-monument 0 oracle 4"]
    play(s, "build-army")
    assert told(s) == ["built-army 0"]
    play(s, "build-ship")
    assert told(s) == ["built-ship 0"]


def test_a_box_that_completes_a_port_ahead_of_which_its_urns_have_run() -> None:
    s = listening()
    give(s, 0, port_boxes=1, urns=9)
    turn(s, "people people drought")
    told(s)
    play(s, "build-port")
    assert told(s) == ["filled-port-box 0", "owns-port 0 3"]


def test_buying_and_storing() -> None:
    s = listening()
    give(s, 0, goods=15, wealth=2)
    turn(s, "innovation people drought")
    play(s, "build-no-more")
    told(s)
    play(s, "buy", development="navy", wealth=1)
    assert told(s) == ["bought 0 navy 1 1 4"]
    play(s, "store", wealth=2)
    assert told(s) == ["stored 0 2 8", "turn-begins 1 2"]


def test_buying_nothing_and_storing_nothing_are_not_told() -> None:
    s = listening()
    give(s, 0, goods=15)
    turn(s, "innovation people drought")
    play(s, "build-no-more")
    told(s)
    play(s, "buy-nothing")
    play(s, "store", wealth=0)
    assert told(s) == ["turn-begins 1 2"]


def test_rounds_and_the_end() -> None:
    s = listening()
    turn(s, "goods goods drought", 1)
    finish(s)
    assert told(s)[-2:] == ["round-begins 2", "turn-begins 0 2"]
    for why, own in (("tribute", {"tribute": 50}), ("developments", {"developments": (1 << 8) - 2})):
        s = listening()
        turn(s, "goods goods drought", 1)
        for field, value in own.items():
            setattr(s.sheets[0], field, value)
        finish(s)
        assert told(s)[-1] == f"game-ends {why}"
