"""What the evaluation thinks: it ranks positions as a player would, and whoever plays by it beats whoever does not."""

from __future__ import annotations

import pytest

import carrack
from carrack.bots import bot
from carrack.core.rng import Rng
from carrack.games.discovery.evaluate.leads import FEW, LIKELY, halves_after, likely_points, rival_share, row_of
from carrack.games.discovery.evaluate.learnt_2007 import LEARNT_2007
from carrack.games.discovery.evaluate.learnt_2015 import LEARNT_2015
from carrack.games.discovery.evaluate.weights import (
    COUNT,
    HAND_WORTH,
    LATER_EDITION,
    TILE_TABLE,
    TILE_WORTH,
    WEIGHT_TABLE,
    WEIGHTS,
    weight_names,
)
from carrack.games.discovery.tables.facts import KINDS, MISSIONARY
from carrack.games.discovery.tables.tiles import PRIVATEERS
from tests.discovery.table import (
    GAME,
    Discovery,
    asked,
    colony,
    discover,
    discover_all,
    display,
    fleet,
    goods,
    hand,
    lay,
    lie,
    money,
    own,
    play,
    purse,
    resolve,
    show,
    skip,
    table,
    turn,
)


def worth(s: Discovery, seat: int = 0) -> float:
    return GAME.value(s, seat)


def placing(number: int) -> int:
    """Where the weights of a turn begin while workers are placed, in 2007."""
    return 2 * number * int(COUNT)


def best(s: Discovery) -> dict[str, str | int]:
    """What the greedy bot answers."""
    return GAME.describe(bot("greedy", "test").choose(s))


# Colonies.


def test_a_colony_that_leads_its_region_is_worth_more_than_one_that_trails() -> None:
    leads, trails = table(), table()
    for s, rivals in ((leads, 2), (trails, 4)):
        colony(s, 0, "caribbean", colonist=3)
        colony(s, 1, "caribbean", colonist=rivals)
    assert worth(leads) > worth(trails) + 2


def test_what_a_region_is_likely_to_score_stands_in_the_table_as_it_is_worked_out() -> None:
    for seats, age, halves in ((2, 0, 8), (4, 1, 3), (6, 2, 1)):
        row = row_of(seats, age, halves)
        for mine, most, next_most in ((0, 0, 0), (1, 0, 0), (3, 2, 2), (2, 5, 1), (7, 7, 7)):
            points = 0.0
            for later in range(age, 3):
                points += likely_points(mine, most, next_most, halves_after(age, halves, later), rival_share(seats))
            assert LIKELY[row + (mine * FEW + most) * FEW + next_most] == points


def test_a_colony_too_large_for_the_table_is_worth_more_than_one_that_is_not() -> None:
    worths = []
    for people in range(int(FEW) - 2, int(FEW) + 3):
        s = table()
        colony(s, 1, "caribbean", colonist=3)
        colony(s, 0, "caribbean", colonist=people)
        worths.append(worth(s))
    assert worths == sorted(set(worths))


def test_a_position_has_a_value_before_the_first_turn() -> None:
    for seats in GAME.seats:
        s = GAME.start(seats)
        assert GAME.round_of(s) == 0
        assert len({GAME.value(s, seat) for seat in range(seats)}) == 1


def test_a_lead_is_worth_more_with_three_scorings_to_come_than_with_one() -> None:
    gains = []
    for number in (1, 7):
        s = table()
        turn(s, number)
        discover(s, "brazil")
        before = worth(s)
        colony(s, 0, "brazil", colonist=4)
        gains.append(worth(s) - before)
    assert gains[0] > gains[1]


def test_after_the_last_dock_the_map_counts_as_it_will_be_scored() -> None:
    s = table()
    turn(s, 8)
    discover_all(s)
    resolve(s, goods=[(3, "colonist")])
    before = worth(s)
    colony(s, 0, "peru", colonist=2)
    assert worth(s) == pytest.approx(before), "two are no colony"
    colony(s, 0, "peru", colonist=1)
    assert worth(s) == pytest.approx(before + 6)


def test_a_worker_lands_where_he_takes_the_lead() -> None:
    s = table()
    turn(s, 8)
    colony(s, 0, "florida", colonist=3)
    colony(s, 1, "florida", colonist=3)
    colony(s, 0, "peru", colonist=6)
    colony(s, 1, "virginia", colonist=6)
    resolve(s, dock=[(0, "colonist")])
    assert best(s) == {"verb": "land", "region": "florida"}


# Boxes.


def test_a_missionary_on_the_dock_promises_more_than_a_colonist() -> None:
    s = table()
    hand(s, 0, colonist=1, missionary=1)
    missionary, colonist = s.clone(), s.clone()
    play(missionary, "place", worker="missionary", box="dock")
    play(colonist, "place", worker="colonist", box="dock")
    hand(missionary, 0)
    hand(colonist, 0)
    assert worth(missionary) > worth(colonist)


def test_a_place_in_the_capital_is_worth_nothing_without_the_money_for_a_tile() -> None:
    gains = []
    for dollars in (9, 10):
        s = table()
        show(s, "settlers", "monastery")
        purse(s, 0, dollars)
        before = worth(s)
        play(s, "place", worker="colonist", box="capital")
        gains.append(worth(s) - before)
    assert gains[1] > gains[0] + 3


def test_who_stands_first_in_the_capital_expects_the_better_tile() -> None:
    first, second = table(2), table(2)
    for s, seats in ((first, (0, 1)), (second, (1, 0))):
        show(s, "monastery", "training_grounds")
        resolve(s, capital=[(seat, "colonist") for seat in seats])
    assert worth(first) > worth(second)


def test_the_good_that_makes_a_set_is_taken() -> None:
    s = table()
    goods(s, 0, "sugar", "sugar")
    display(s, "rice", "sugar", "gold", "fish")
    resolve(s, goods=[(0, "colonist")])
    assert best(s) == {"verb": "take", "good": "sugar"}


def test_the_ship_belongs_to_the_strongest_once_everybody_has_placed() -> None:
    sure, lost = table(), table()
    for s, strongest in ((sure, 0), (lost, 1)):
        goods(s, 0, "gold", "gold")
        display(s, "rice", "sugar", "gold", "fish")
        resolve(s, goods=[(2, "colonist")], shipping=[(0, "colonist"), (strongest, "merchant")])
        assert asked(s) == ("take", 2)
    assert worth(sure) > worth(lost) + 2


def test_a_specialist_is_worth_a_place_but_not_in_the_last_turn() -> None:
    gains = []
    for number in (2, 8):
        s = table()
        turn(s, number)
        before = worth(s)
        play(s, "place", worker="colonist", box="missionary")
        gains.append(worth(s) - before)
    second, last = placing(2) + HAND_WORTH, placing(8) + HAND_WORTH
    assert gains[0] == pytest.approx(WEIGHTS[second + MISSIONARY] - WEIGHTS[second])
    assert gains[1] == pytest.approx(-WEIGHTS[last])


def test_the_first_place_of_the_next_order_is_worth_something_but_not_in_the_last_turn() -> None:
    gains = []
    for number in (2, 8):
        s = table()
        turn(s, number)
        lay(s, order=[3, 1, 2, 0], actor=0, active=0)  # seat 0 comes last
        before = worth(s)
        play(s, "place", worker="colonist", box="initiative")
        gains.append(worth(s) - before)
    assert gains[0] > gains[1]


# Discovery.


def test_four_explorers_are_sent_where_one_would_rather_wait() -> None:
    for number in range(1, 8):
        s = table()
        turn(s, number)
        resolve(s, discovery=[(0, "colonist")])
        assert best(s) == {"verb": "stay"}
        s = table()
        turn(s, number)
        resolve(s, discovery=[(0, "colonist")] * 4)
        assert best(s)["verb"] == "enlist"


def test_natives_whose_number_is_known_are_met_with_just_as_many() -> None:
    s = table()
    lie(s, "brazil", "1-3-2-4", 1)
    resolve(s, discovery=[(0, "colonist")] * 3)
    sent = 0
    while (answer := best(s))["verb"] == "enlist":
        sent += 1
        play(s, "enlist", worker="colonist")
    assert (sent, answer) == (2, {"verb": "sail", "region": "brazil"})


def test_in_the_last_turn_nobody_waits_for_a_better_chance() -> None:
    s = table()
    turn(s, 8)
    resolve(s, discovery=[(0, "colonist")] * 2)
    while asked(s) == ("expedition", 0):
        s.play(bot("greedy", "test").choose(s))
    assert sum(s.count(11, 0, kind) for kind in range(KINDS)) == 0, "all have sailed"


# Money and tiles.


def test_money_is_worth_less_the_later_it_gets_and_nothing_when_nobody_sells() -> None:
    gains = []
    for number in (1, 4, 7):
        s = table()
        turn(s, number)
        before = worth(s)
        purse(s, 0, money(s)[0] + 3)
        gains.append(worth(s) - before)
    assert gains[0] > gains[1] > gains[2] > 0
    s = table()
    turn(s, 8)
    resolve(s, training=[(0, "colonist")])
    assert asked(s) == ("train", 0)
    before = worth(s)
    purse(s, 0, money(s)[0] + 10)
    assert worth(s) - before < 0.1


def test_a_recurring_tile_is_worth_more_the_earlier_it_is_bought() -> None:
    gains = []
    for number in (4, 6):
        s = table()
        turn(s, number)
        before = worth(s)
        own(s, 0, "military_academy")
        gains.append(worth(s) - before)
    assert gains[0] > gains[1] > 0


def test_privateers_are_worth_more_to_whoever_has_ships() -> None:
    gains = []
    for ships in (0, 3):
        s = table()
        turn(s, 4)
        fleet(s, 0, ships)
        before = worth(s)
        own(s, 0, "privateers")
        gains.append(worth(s) - before)
    assert gains[0] == pytest.approx(5 * WEIGHTS[placing(4) + TILE_WORTH + PRIVATEERS])
    assert gains[1] > gains[0] + 5


def test_a_used_university_is_worth_its_points_alone() -> None:
    s = table()
    turn(s, 4)
    before = worth(s)
    own(s, 0, "university")
    assert worth(s) > before + 5
    lay(s, seat={0: {"used": ["university"]}})
    assert worth(s) == pytest.approx(before + 5)


# War.


def test_a_battle_that_takes_the_lead_is_fought_and_one_that_loses_it_is_not() -> None:
    s = table(2)
    turn(s, 8)
    colony(s, 0, "brazil", soldier=3, colonist=1)
    colony(s, 1, "brazil", colonist=5)
    resolve(s, warfare=[(0, "colonist")])
    purse(s, 0, 0)
    assert best(s) == {"verb": "fight", "seat": 1, "region": "brazil"}
    s = table(2)
    turn(s, 8)
    colony(s, 0, "brazil", soldier=1, colonist=4)
    colony(s, 1, "brazil", soldier=3, colonist=1)
    resolve(s, warfare=[(0, "colonist")])
    purse(s, 0, 0)
    assert best(s) == {"verb": "keep-peace"}


def test_a_battle_under_way_is_seen_to_its_end() -> None:
    s = table(2)
    turn(s, 8)
    colony(s, 0, "brazil", soldier=2, colonist=2)
    colony(s, 1, "brazil", soldier=1, colonist=4)
    resolve(s, warfare=[(0, "colonist")])
    play(s, "fight", seat=1, region="brazil")
    assert asked(s) == ("hit", 0)
    before = worth(s)
    skip(s, "hit")
    while asked(s)[0] == "hit":
        play(s, "hit", worker="colonist")
    assert worth(s) == pytest.approx(before, abs=1.0)


# The auction.


def test_the_caribbean_is_bid_for_but_not_with_everything() -> None:
    s = table(4, start_auction_2007=True)
    assert best(s) == {"verb": "bid", "dollars": 1}
    lay(s, seat={(int(s.actor) + 1) % 4: {"bid": 9}})
    assert best(s) == {"verb": "pass"}


# The whole.


def test_evaluating_changes_nothing() -> None:
    s = table()
    rng = Rng("nothing")
    while s.actor != carrack.OVER:
        legal = s.legal()
        s.play(legal[rng.below(len(legal))])
        before = s.key()
        for seat in range(s.seats):
            GAME.value(s, seat)
        assert s.key() == before


def test_every_weight_has_a_name() -> None:
    names = weight_names()
    assert len(names) == COUNT == len(set(names))
    for name, weight in WEIGHT_TABLE + TILE_TABLE:
        assert WEIGHTS[names.index(name)] == weight


def test_an_edition_has_weights_of_its_own_for_each_turn() -> None:
    assert len(WEIGHTS) == 2 * LATER_EDITION
    order = weight_names().index("order")
    for first, learnt in ((0, LEARNT_2007), (LATER_EDITION, LEARNT_2015)):
        for name, at_first, after in learnt:
            if name == "order":
                assert [WEIGHTS[first + placing(number) + order] for number in range(1, 9)] == list(at_first)
                assert [WEIGHTS[first + placing(number) + COUNT + order] for number in range(1, 9)] == list(after)


def test_nothing_learnt_makes_a_specialist_worth_less_than_a_colonist() -> None:
    """Who plays by it does not look at specialists where a colonist does as well."""
    colonist = weight_names().index("hand colonist")
    for first in range(0, len(WEIGHTS), int(COUNT)):
        hands = [WEIGHTS[first + colonist + kind] for kind in range(6)]
        assert min(hands[:5]) == hands[0]


@pytest.mark.parametrize("seat", range(4))
def test_greedy_beats_random(seat: int) -> None:
    s = GAME.start(4)
    players = [bot("greedy" if other == seat else "random", f"{other}") for other in range(4)]
    rng = Rng(f"greedy {seat}")
    while s.actor != carrack.OVER:
        legal = s.legal()
        s.play(legal[rng.below(len(legal))] if s.actor == carrack.NATURE else players[s.actor].choose(s))
    scores = s.scores()
    assert scores[seat] > 40 + max(score for other, score in enumerate(scores) if other != seat)
