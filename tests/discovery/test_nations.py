"""2015: six nations, dealt or bid for, and their powers (5.5 V2 to V9)."""

from __future__ import annotations

import pytest

from carrack.games.discovery.edition_2015.facts import NATION_NAMES
from carrack.games.discovery.state import EXPLORERS
from tests.discovery.table import (
    CARD_NAMES,
    DOCK_NAMES,
    Discovery,
    answers,
    asked,
    colony,
    counters,
    discover_all,
    display,
    fleet,
    fresh_2015,
    held,
    lay,
    line,
    money,
    nations,
    own,
    owned,
    play,
    refused,
    resolve,
    settled,
    skip,
    table_2015,
    turn,
    win,
    workers,
)


def playing(seats: int = 3, **who: int) -> Discovery:
    """The first placement, with these nations in these seats."""
    s = table_2015(seats, nations="random")
    nations(s, **who)
    return s


def names(s: Discovery) -> list[str]:
    return [NATION_NAMES[nation] for nation in s.nation if nation >= 0]


# Dealt.


def test_nations_are_dealt_one_each_in_turn_order() -> None:
    s = fresh_2015(3, nations="random")
    while asked(s)[0] != "nation":
        s.play(s.legal()[0])
    first = s.order[0]
    assert answers(s, "nation-falls", "nation") == list(NATION_NAMES)
    play(s, "nation-falls", nation="italy")
    assert s.nation[first] == NATION_NAMES.index("italy")
    assert "italy" not in answers(s, "nation-falls", "nation")
    play(s, "nation-falls", nation="france")
    play(s, "nation-falls", nation="england")
    assert sorted(names(s)) == ["england", "france", "italy"]
    assert asked(s)[0] == "place"
    assert sorted(money(s)) == [10, 11, 12]


def test_without_nations_nobody_has_a_power() -> None:
    s = table_2015(3)
    assert list(s.nation) == [-1, -1, -1]
    resolve(s, captain=[(0, "colonist")])
    assert asked(s)[0] not in ("muster", "claim", "seize", "replace")


# Bid for.


def bidding(seats: int, first: int = 0) -> Discovery:
    s = fresh_2015(seats, nations="auction")
    while asked(s)[0] != "bidder":
        s.play(s.legal()[0])
    play(s, "bidder-falls", seat=first)
    return s


def test_everybody_bids_with_fifteen_dollars_when_goods_and_tiles_lie_open() -> None:
    s = bidding(3, 1)
    assert money(s) == [15, 15, 15]
    assert asked(s) == ("bid", 1)
    assert answers(s, "bid", "dollars") == list(range(1, 16))
    play(s, "bid", dollars=4)
    assert refused(s, "bid", dollars=4) == "bid-too-low"


def test_the_winner_of_a_round_takes_the_next_place_and_any_nation_left() -> None:
    """T20: four players; the last pays half of what the third winner paid, rounded up."""
    s = bidding(4)
    play(s, "bid", dollars=5)
    for _ in range(3):
        play(s, "pass")
    assert asked(s) == ("nation-choice", 0)
    play(s, "choose-nation", nation="spain")
    assert asked(s) == ("bid", 1), "clockwise from the winner, among those without a place"
    play(s, "pass")
    play(s, "bid", dollars=3)
    play(s, "pass")
    assert asked(s) == ("nation-choice", 2)
    assert refused(s, "choose-nation", nation="spain") == "nation-taken"
    play(s, "choose-nation", nation="italy")
    assert asked(s) == ("bid", 3)
    play(s, "bid", dollars=7)
    play(s, "pass")
    play(s, "choose-nation", nation="france")
    assert asked(s) == ("nation-choice", 1)
    play(s, "choose-nation", nation="england")
    assert money(s) == [10, 11, 12, 8]
    assert list(s.order) == [0, 2, 3, 1]
    assert asked(s) == ("conquest", 0)


def test_whoever_passed_is_back_in_the_next_round() -> None:
    s = bidding(3)
    play(s, "pass")
    play(s, "pass")
    play(s, "choose-nation", nation="italy")
    assert list(s.order) == [2, -1, -1]
    assert asked(s) == ("bid", 0)


def test_when_nobody_bids_the_last_one_left_pays_a_dollar() -> None:
    s = bidding(2)
    play(s, "pass")
    assert asked(s) == ("nation-choice", 1)
    play(s, "choose-nation", nation="italy")
    play(s, "choose-nation", nation="france")
    assert money(s) == [14, 14]
    assert list(s.order) == [1, 0]
    assert asked(s) == ("place", 1)


# England.


def test_england_adds_two_colonists_to_the_dock_and_arranges_everybody() -> None:
    s = playing(3, england=1)
    resolve(s, dock=[(0, "colonist"), (2, "missionary")])
    assert asked(s) == ("muster", 1)
    play(s, "muster")
    assert line(s, "dock") == [(0, "colonist"), (2, "missionary"), (1, "colonist"), (1, "colonist")]
    assert refused(s, "arrange", place=4) == "alike"
    assert refused(s, "arrange", place=5) == "nobody-there"
    play(s, "arrange", place=3)
    assert refused(s, "arrange", place=1) == "no-further"
    play(s, "arrange", place=4)
    assert line(s, "dock")[:2] == [(1, "colonist"), (1, "colonist")]
    play(s, "arrange", place=4)
    landed = []
    while asked(s)[0] == "land":
        landed.append(asked(s)[1])
        play(s, "land", region="caribbean")
    assert landed == [1, 1, 2, 0]


def test_england_may_leave_the_others_as_they_stand_and_uses_its_power_once() -> None:
    s = playing(2, england=0, france=1)
    resolve(s, dock=[(1, "colonist")])
    play(s, "muster")
    play(s, "arrange-not")
    assert asked(s) == ("land", 1)
    skip(s)
    resolve(s, dock=[(1, "colonist")])
    assert asked(s) == ("land", 1), "once in a game"


def test_england_may_keep_its_power() -> None:
    s = playing(2, england=0, france=1)
    resolve(s)
    play(s, "power-not")
    assert line(s, "dock") == []
    skip(s)
    resolve(s)
    assert asked(s) == ("muster", 0)


def test_england_fills_more_than_the_dock_has_spaces() -> None:
    s = playing(6, england=0)
    turn(s, 6)
    own(s, 1, "university")
    lay(s, boxes={"dock": {place: {"seat": 1, "worker": "colonist"} for place in DOCK_NAMES[:16]}})
    resolve(s)
    play(s, "muster")
    assert len(line(s, "dock")) == 16
    assert s.game.view(s, None)["boxes"]["dock"]["18"] == {"seat": 0, "worker": "colonist"}  # type: ignore[index]
    play(s, "arrange", place=17)
    play(s, "arrange", place=18)
    assert asked(s) == ("front", 1)
    play(s, "arrange", place=18)
    assert asked(s) == ("land", 1)
    landings = 0
    while asked(s)[0] == "land":
        play(s, "land", region="caribbean")
        landings += 1
    assert landings == 18


def test_england_gets_no_more_colonists_than_the_strict_game_has() -> None:
    s = table_2015(2, nations="random", strict_colonists=True)
    nations(s, england=0)
    colony(s, 0, "caribbean", colonist=28)
    resolve(s)
    play(s, "muster")
    assert line(s, "dock") == [(0, "colonist")]


# Spain.


def before_the_first_turn() -> Discovery:
    s = fresh_2015(2, nations="random")
    while asked(s)[0] != "nation":
        s.play(s.legal()[0])
    play(s, "nation-falls", nation="holland")
    play(s, "nation-falls", nation="spain")
    return s


def test_spain_discovers_a_region_before_the_first_turn_with_a_soldier() -> None:
    s = before_the_first_turn()
    assert asked(s) == ("conquest", 1)
    assert refused(s, "conquer", region="caribbean") == "discovered-already"
    play(s, "conquer", region="peru")
    play(s, "counter-comes", counter="4-5-5-7")
    assert counters(s, 1) == ["4-5-5-7"]
    assert settled(s, 1, "peru") == {"soldier": 1}
    assert money(s)[1] == 11 + 4, "its coins, and no plunder"
    assert asked(s) == ("place", 0)


def test_spains_power_is_lost_when_it_is_not_used_then() -> None:
    s = before_the_first_turn()
    play(s, "power-not")
    assert asked(s) == ("place", 0)
    assert counters(s, 1) == []


# France.


def test_france_takes_a_good_before_anybody_picks() -> None:
    """T33: with four workers there the last gets nothing."""
    s = playing(2, france=0, holland=1)
    display(s, "gold", "silver", "rice", "fish")
    resolve(s, goods=[(1, "colonist")] * 4)
    assert asked(s) == ("claim", 0)
    assert refused(s, "claim", good="sugar") == "good-not-shown"
    play(s, "claim", good="gold")
    assert owned(s, 0) == {"gold": 1}
    for good in ("silver", "rice", "fish"):
        play(s, "take", good=good)
    assert asked(s)[0] != "take"


def test_france_has_two_uses_one_a_turn() -> None:
    s = playing(2, france=0, holland=1)
    claimed = 0
    for _ in range(4):
        resolve(s)
        if asked(s)[0] == "claim":
            play(s, "claim", good=str(answers(s, "claim", "good")[0]))
            claimed += 1
            assert asked(s)[0] != "claim"
        skip(s)
    assert claimed == 2


# Portugal.


def exploring(counters_left: bool = True) -> Discovery:
    s = playing(2, portugal=0, holland=1)
    if not counters_left:
        discover_all(s)
    resolve(s, discovery=[(0, "captain"), (0, "colonist"), (1, "captain")])
    skip(s, "expedition")
    return s


@pytest.mark.parametrize("counters_left", [True, False])
def test_portugal_sails_to_a_card_against_three_natives(counters_left: bool) -> None:
    """T34: China with strength 3, while counters lie on the map or not."""
    s = exploring(counters_left)
    assert refused(s, "sail-charted") == "nobody-aboard"
    play(s, "enlist", worker="captain")
    play(s, "enlist", worker="colonist")
    play(s, "sail-charted")
    play(s, "card-comes", card="china")
    assert s.cards[15] == 0
    assert money(s)[0] == 10 + 7
    assert asked(s) == ("expedition", 1), "it was that turn's expedition"
    play(s, "enlist", worker="captain")
    assert refused(s, "sail-charted") == "not-portugal"


def test_portugals_power_is_spent_even_if_it_fails_and_comes_back_in_the_next_age() -> None:
    s = exploring()
    play(s, "enlist", worker="captain")
    play(s, "sail-charted")
    play(s, "card-comes", card="pampas")
    assert s.cards[2] == -1
    skip(s, "place")
    resolve(s, discovery=[(0, "captain")])
    skip(s, "expedition")
    assert refused(s, "sail-charted") == "power-used"
    play(s, "stay")
    skip(s, "place")
    turn(s, 4)
    resolve(s)
    skip(s, "expedition")
    play(s, "enlist", worker="captain")
    assert "sail-charted" in [s.game.describe(action)["verb"] for action in s.legal()]


def test_portugals_card_settles_nobody_and_its_soldiers_plunder() -> None:
    s = playing(2, portugal=0, holland=1)
    resolve(s, discovery=[(0, "soldier")] * 3)
    skip(s, "expedition")
    for _ in range(3):
        play(s, "enlist", worker="soldier")
    play(s, "sail-charted")
    play(s, "card-comes", card="india")
    assert money(s)[0] == 10 + 6 + 9
    assert all(settled(s, 0, region) == {} for region in ("caribbean", "peru"))
    assert workers(s, int(EXPLORERS), 0) == {}


def test_portugal_and_the_first_plague() -> None:
    s = playing(2, portugal=0, holland=1)
    own(s, 0, "plague_1")
    resolve(s, discovery=[(0, "captain")])
    skip(s, "expedition")
    play(s, "enlist", worker="captain")
    play(s, "sail-charted")
    play(s, "card-comes", card="china")
    assert s.cards[15] == 0


def test_portugal_cannot_sail_when_no_card_is_left() -> None:
    s = playing(2, portugal=0, holland=1)
    win(s, 1, *CARD_NAMES)
    resolve(s, discovery=[(0, "captain")])
    skip(s, "expedition")
    play(s, "enlist", worker="captain")
    assert refused(s, "sail-charted") == "no-cards"


# Holland.


def test_holland_takes_the_ship_whoever_stands_there() -> None:
    s = playing(2, holland=0, italy=1)
    resolve(s, shipping=[(1, "captain")])
    assert asked(s) == ("seize", 0)
    play(s, "seize-ship")
    assert list(s.ships) == [1, 0]
    skip(s)
    resolve(s)
    assert asked(s)[0] != "seize", "once in a game"


def test_holland_may_keep_its_power_and_is_not_asked_without_a_ship() -> None:
    s = playing(2, holland=0, italy=1)
    resolve(s, shipping=[(1, "captain")])
    play(s, "power-not")
    assert list(s.ships) == [0, 1]
    s = playing(2, holland=0, italy=1)
    fleet(s, 1, 1, shown=False)
    resolve(s)
    assert asked(s)[0] != "seize"


# Italy.


def test_italy_replaces_a_rivals_worker_among_the_specialists() -> None:
    s = playing(2, italy=0, spain=1)
    resolve(s, captain=[(1, "merchant")], missionary=[(0, "colonist")])
    assert asked(s) == ("replace", 0)
    assert refused(s, "replace", box="missionary") == "own-worker"
    assert refused(s, "replace", box="soldier") == "nobody-there"
    play(s, "replace", box="captain")
    skip(s)
    assert held(s, 0) == {"colonist": 5, "captain": 1, "missionary": 1}
    assert held(s, 1) == {"colonist": 5}


def test_italys_worker_on_the_training_space_pays_as_usual() -> None:
    s = playing(2, italy=0, spain=1)
    resolve(s, training=[(1, "colonist")])
    play(s, "replace", box="training")
    assert asked(s) == ("train", 0)
    play(s, "train", worker="captain")
    assert money(s)[0] == 5


def test_italy_has_two_uses_and_is_not_asked_without_a_rival_there() -> None:
    s = playing(2, italy=0, spain=1)
    resolve(s, captain=[(0, "colonist")])
    assert asked(s)[0] != "replace"
    used = 0
    for _ in range(3):
        skip(s, "place")
        resolve(s, captain=[(1, "colonist")])
        if asked(s)[0] == "replace":
            play(s, "replace", box="captain")
            used += 1
    assert used == 2
