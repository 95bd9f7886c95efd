"""2015: moments in which several may speak, by a nation's power or a tile, in turn order."""

from __future__ import annotations

from tests.discovery.table import asked, discover, hand, nations, own, play, resolve, stage, table_2015, turn


def test_several_who_may_speak_are_asked_in_turn_order() -> None:
    for england, first, second in ((0, "muster", "front"), (2, "front", "muster")):
        s = table_2015(3, nations="random")
        nations(s, england=england)
        turn(s, 4)
        own(s, 1, "university")
        resolve(s, dock=[(0, "colonist"), (1, "colonist")])
        assert asked(s)[0] == first
        play(s, "power-not" if first == "muster" else "front-not")
        assert asked(s)[0] == second
        play(s, "power-not" if second == "muster" else "front-not")
        assert asked(s) == ("land", 0)


def test_a_seat_with_both_is_asked_about_both() -> None:
    s = table_2015(2, nations="random")
    nations(s, england=1, spain=0)
    turn(s, 4)
    own(s, 1, "university")
    discover(s, "peru")
    resolve(s, dock=[(0, "colonist"), (1, "colonist")])
    assert asked(s) == ("front", 1)
    play(s, "front-dock", slot="2")
    assert asked(s) == ("muster", 1)
    assert stage(s) == "dock"


def test_the_university_at_an_own_placement_leads_the_next_round() -> None:
    """T-D22, in this edition too."""
    s = table_2015(4)
    turn(s, 4)
    own(s, 2, "university")
    for seat in range(4):
        hand(s, seat, colonist=3)
    play(s, "place", worker="colonist", box="shipping")
    play(s, "place", worker="colonist", box="shipping")
    assert asked(s) == ("place", 2)
    play(s, "front-order")
    play(s, "place", worker="colonist", box="shipping")
    assert asked(s) == ("place", 3)
    play(s, "place", worker="colonist", box="shipping")
    assert asked(s) == ("place", 2)
