"""III A. Placement; V. Initiative; III I. The new turn order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carrack.core.actions import Actions
from carrack.core.playout import play_some
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER
from tests.answers import idle
from tests.discovery.table import (
    CARD_NAMES,
    GAME,
    Discovery,
    answers,
    asked,
    colony,
    discover_all,
    display,
    hand,
    lay,
    line,
    may,
    money,
    own,
    place,
    play,
    purse,
    refused,
    resolve,
    show,
    skip,
    table,
    table_2015,
    turn,
    win,
)

BOXES = ["initiative", "dock", "goods", "shipping", "capital", "discovery", "captain", "merchant", "missionary"]
BOXES += ["soldier", "training", "warfare"]


def test_everybody_places_one_worker_in_turn_order_round_after_round() -> None:
    s = table(3)
    asked_seats = []
    for _ in range(6):
        asked_seats.append(asked(s)[1])
        place(s, "shipping")
    assert asked_seats == [0, 1, 2, 0, 1, 2]


def test_whoever_has_no_worker_left_is_skipped_until_nobody_has_any() -> None:
    s = table(3)
    hand(s, 0, colonist=1)
    hand(s, 1, colonist=2, soldier=1)
    hand(s, 2, colonist=2)
    asked_seats = []
    while asked(s)[0] == "place":
        asked_seats.append(asked(s)[1])
        play(s, "place", worker=answers(s, "place", "worker")[0], box="shipping")
    assert asked_seats == [0, 1, 2, 1, 2, 1]


def test_nobody_may_keep_a_worker() -> None:
    s = table(2)
    assert {GAME.describe(action)["verb"] for action in s.legal()} == {"place"}


def test_a_colonist_may_go_anywhere_at_first() -> None:
    assert answers(table(), "place", "box") == BOXES


def test_any_worker_may_go_anywhere_a_colonist_may() -> None:
    s = table(2)
    hand(s, 0, captain=1, merchant=1, missionary=1, soldier=1)
    for worker in ("captain", "merchant", "missionary", "soldier"):
        assert [box for box in BOXES if may(s, "place", worker=worker, box=box)] == BOXES


def test_only_workers_in_hand_are_placed() -> None:
    assert refused(table(), "place", worker="captain", box="dock") == "no-such-worker"


def test_lines_fill_from_the_left() -> None:
    s = table(3)
    place(s, "capital", "capital", "capital")
    assert line(s, "capital") == [(0, "colonist"), (1, "colonist"), (2, "colonist")]


def test_a_seat_may_stand_several_times_in_a_box_but_once_in_the_initiative() -> None:
    s = table(2)
    place(s, "initiative", "initiative")
    assert refused(s, "place", worker="colonist", box="initiative") == "initiative-once"
    place(s, "capital", "shipping", "capital")
    assert line(s, "capital") == [(0, "colonist"), (0, "colonist")]


@pytest.mark.parametrize(("box", "spaces"), [("goods", 4), ("capital", 5), ("warfare", 4), ("dock", 3)])
def test_a_box_takes_so_many(box: str, spaces: int) -> None:
    s = table(2)
    for _ in range(spaces):
        place(s, box)
    assert refused(s, "place", worker="colonist", box=box) == "box-full"


@pytest.mark.parametrize("space", ["captain", "merchant", "missionary", "soldier", "training"])
def test_each_space_of_the_specialists_takes_one(space: str) -> None:
    s = table(2)
    place(s, space)
    assert refused(s, "place", worker="colonist", box=space) == "space-taken"


def test_there_is_no_space_for_builders_in_this_edition() -> None:
    assert refused(table(), "place", worker="colonist", box="builder") == "no-builders"


def test_shipping_and_discovery_take_everybody() -> None:
    """T-D17."""
    s = table(2)
    hand(s, 0, colonist=30)
    hand(s, 1, colonist=30)
    place(s, *["shipping", "discovery"] * 29)
    assert may(s, "place", worker="colonist", box="shipping")
    assert may(s, "place", worker="colonist", box="discovery")


def test_in_any_position_of_play_the_unlimited_boxes_are_open() -> None:
    """T-D17."""
    seen = 0
    for seed in range(4):
        s = table(6)
        while play_some(s, Rng(f"{seed}"), Actions(), 1):
            if asked(s)[0] == "place":
                seen += 1
                assert {"shipping", "discovery"} <= set(answers(s, "place", "box"))
    assert seen > 500


# In vain.


def in_vain(s: Discovery) -> list[str | int]:
    """The boxes in which a colonist costs a worker and brings nothing."""
    return [box for box in answers(s, "place", "box") if idle(s, "place", worker="colonist", box=box)]


def test_at_first_every_box_has_something_to_give() -> None:
    assert in_vain(table(2)) == []
    assert in_vain(table_2015(2)) == []


def test_a_box_without_goods_ship_or_buildings_has_nothing_to_give() -> None:
    s = table(2)
    display(s)
    assert in_vain(s) == ["goods"]
    lay(s, ship=False, seat={1: {"ships": 1}})
    assert in_vain(s) == ["goods", "shipping"]
    lay(s, tiles=[])
    assert in_vain(s) == ["goods", "shipping", "capital"]


def test_a_ship_that_nobody_can_win_any_more_needs_no_further_worker() -> None:
    s = table(2)
    hand(s, 0, colonist=2, captain=1)
    hand(s, 1, colonist=2)
    place(s, "shipping", "shipping")
    assert in_vain(s) == [], "nobody is ahead"
    play(s, "place", worker="captain", box="shipping")
    place(s, "discovery")
    assert in_vain(s) == ["shipping"], "three to one, and the other one has nobody left"


def test_who_is_ahead_in_the_shipping_box_may_need_more_while_others_have_workers() -> None:
    s = table(2)
    hand(s, 0, colonist=3)
    hand(s, 1, colonist=3)
    place(s, "shipping", "discovery")
    assert in_vain(s) == []


def test_nobody_explores_when_all_counters_and_cards_are_gone() -> None:
    s = table(2)
    discover_all(s)
    assert in_vain(s) == []
    win(s, 1, *CARD_NAMES)
    assert in_vain(s) == ["discovery"]


def test_in_the_last_turn_no_specialist_comes_in_time() -> None:
    s = table(2)
    turn(s, 7)
    assert in_vain(s) == []
    turn(s, 8)
    assert in_vain(s) == ["captain", "merchant", "missionary", "soldier", "training"]


def test_the_age_of_reason_counts_scholars_in_the_last_turn() -> None:
    school = ["captain", "merchant", "missionary", "soldier", "training"]
    s = table_2015(2, builder_tiles=True)
    turn(s, 8)
    show(s, "mercantilism", "population", "navy", "power", "glory")
    assert in_vain(s) == school
    show(s, "age_of_reason")
    assert in_vain(s) == [], "it may still be bought in this turn"
    own(s, 1, "age_of_reason")
    show(s, "mercantilism", "population", "navy", "power", "glory")
    assert in_vain(s) == [], "somebody counts them"


# Initiative and turn order.


def test_slot_k_of_the_initiative_pays_k_dollars_at_once() -> None:
    s = table(4)
    resolve(s, initiative=[(2, "soldier"), (3, "colonist"), (0, "colonist")], dock=[(0, "colonist")])
    assert asked(s)[0] == "land"
    assert money(s) == [10 + 3, 11, 12 + 1, 13 + 2]


def test_initiative_goes_first_and_the_others_keep_their_order() -> None:
    """T4: red, blue, green, orange; green in slot 1, orange in slot 2."""
    s = table(4)
    resolve(s, initiative=[(2, "colonist"), (3, "colonist")])
    skip(s)
    assert list(s.order) == [2, 3, 0, 1]
    assert s.round == 2
    assert asked(s) == ("place", 2)
    assert line(s, "initiative") == []


def test_the_old_order_rules_until_the_turn_is_over() -> None:
    s = table(2)
    resolve(s, initiative=[(1, "colonist")], shipping=[(0, "colonist"), (1, "colonist")])
    skip(s)
    assert list(s.ships) == [1, 0], "seat 0 was still the first when the ship was taken"
    assert list(s.order) == [1, 0]


def test_nobody_in_the_initiative_leaves_the_order_as_it_is() -> None:
    s = table(3)
    resolve(s)
    skip(s)
    assert list(s.order) == [0, 1, 2]


def test_the_boxes_resolve_from_top_to_bottom() -> None:
    s = table(2)
    purse(s, 0, 100)
    colony(s, 0, "caribbean", soldier=1)
    colony(s, 1, "caribbean", colonist=1)
    boxes = ("warfare", "training", "discovery", "capital", "goods", "dock")
    resolve(s, **{box: [(0, "colonist")] for box in boxes})
    questions = []
    while s.actor == 0:
        questions.append(asked(s)[0])
        s.play(s.legal()[-1])
    assert questions == ["land", "take", "buy", "expedition", "train", "conflict"]


# What is worth thinking about.


def considered(s: Discovery) -> set[tuple[str, str]]:
    out = Actions()
    s.consider(out)
    said = [GAME.describe(code) for code in out.codes()]
    return {(str(answer["worker"]), str(answer["box"])) for answer in said if answer["verb"] == "place"}


def test_specialists_go_where_they_do_more_than_a_colonist() -> None:
    s = table(3)
    hand(s, 0, colonist=1, captain=1, merchant=1, missionary=1, soldier=1)
    found = considered(s)
    assert {box for worker, box in found if worker == "colonist"} == set(BOXES)
    assert {box for worker, box in found if worker == "captain"} == {"dock", "shipping", "discovery"}
    assert {box for worker, box in found if worker == "merchant"} == {"dock", "shipping"}
    assert {box for worker, box in found if worker == "missionary"} == {"dock"}
    assert {box for worker, box in found if worker == "soldier"} == {"dock", "discovery"}


def test_without_a_colonist_they_go_anywhere() -> None:
    s = table(3)
    hand(s, 0, missionary=1, soldier=1)
    assert considered(s) == {(worker, box) for worker in ("missionary", "soldier") for box in BOXES}


@pytest.mark.parametrize("make", [table, table_2015])
def test_what_is_not_considered_is_never_the_best_by_the_evaluation(make: Callable[[int], Discovery]) -> None:
    """So that who plays by it plays the same, only sooner."""
    left_out = 0
    for seed in range(12):
        s, rng, out = make(2 + seed % 5), Rng(f"thrifty {seed}"), Actions()
        while s.actor != OVER:
            legal = s.legal()
            out.clear()
            s.consider(out)
            if s.actor != NATURE and len(out.codes()) < len(legal):
                left_out += 1
                values = {}
                for code in legal:
                    after = s.clone()
                    after.answer(code)
                    values[code] = s.game.value(after, int(s.actor))
                assert max(values[code] for code in out.codes()) == pytest.approx(max(values.values()), abs=1e-9)
            play_some(s, rng, out, 1)
    assert left_out > 100
