"""2015: the three Plagues, the Spoils of War and whatever else a purchase does at once (5.4, 5.6)."""

from __future__ import annotations

import pytest

import carrack
from carrack.games.discovery.chapters.scoring import points_by_source
from carrack.games.discovery.tables.facts import REGION_NAMES
from tests.discovery.table import (
    COUNTER_NAMES,
    Discovery,
    answers,
    asked,
    colony,
    counters,
    discover,
    discover_all,
    fleet,
    held,
    lay,
    lie,
    may,
    money,
    no_goods_left,
    order,
    own,
    owned,
    play,
    purse,
    refused,
    resolve,
    settled,
    show,
    skip,
    stage,
    table_2015,
    turn,
)


def buy(tile: str, number: int, seats: int = 3, **options: bool) -> Discovery:
    """Seat 0 stands on the capital track with the tile on display and the money for it."""
    s = ready(tile, number, seats, **options)
    begin(s, tile)
    return s


def ready(tile: str, number: int, seats: int = 3, **options: bool) -> Discovery:
    s = table_2015(seats, builder_tiles=True, **options)
    turn(s, number)
    show(s, tile)
    purse(s, 0, 30)
    return s


def begin(s: Discovery, tile: str) -> None:
    resolve(s, capital=[(0, "colonist")])
    play(s, "buy", tile=tile)


# Plagues.


def test_plague_1_makes_one_native_fewer_for_its_owner() -> None:
    s = table_2015(2)
    own(s, 0, "plague_1")
    lie(s, "peru", "2-2-3-5", 1)
    resolve(s, discovery=[(0, "colonist"), (0, "colonist"), (1, "colonist"), (1, "colonist")])
    for _ in range(2):
        play(s, "enlist", worker="colonist")
    play(s, "sail", region="peru")
    assert counters(s, 0) == ["2-2-3-5"]


def test_plague_1_does_not_help_others_and_counts_for_what_is_known() -> None:
    s = table_2015(2)
    own(s, 0, "plague_1")
    lie(s, "peru", "2-2-3-5", 1)
    lie(s, "brazil", "4-5-5-7", 1)
    resolve(s, discovery=[(0, "captain"), (0, "captain"), (1, "captain")])
    for _ in range(2):
        play(s, "enlist", worker="captain")
    play(s, "sail", region="brazil")
    assert counters(s, 0) == ["4-5-5-7"]
    play(s, "enlist", worker="captain")
    play(s, "sail", region="peru")
    assert counters(s, 1) == []
    assert s.failed_with[REGION_NAMES.index("peru")] == 2


def test_plague_1_helps_against_cards() -> None:
    s = table_2015(2)
    own(s, 0, "plague_1")
    discover_all(s)
    resolve(s, discovery=[(0, "captain")])
    play(s, "enlist", worker="captain")
    play(s, "sail-beyond")
    play(s, "card-comes", card="pampas")
    assert points_by_source(s, 0)["discoveries"] == 4


def test_plague_2_takes_a_worker_of_every_colony_of_three() -> None:
    s = ready("plague_2", 4)
    colony(s, 0, "caribbean", colonist=3)
    colony(s, 1, "peru", colonist=2, soldier=1, merchant=1)
    colony(s, 2, "peru", colonist=2)
    begin(s, "plague_2")
    assert asked(s) == ("lose", 1), "a colony of one kind has no choice"
    assert settled(s, 0, "caribbean") == {"colonist": 2}
    assert answers(s, "lose", "worker") == ["colonist", "merchant", "soldier"]
    assert refused(s, "lose", worker="captain") == "no-such-loss"
    play(s, "lose", worker="soldier")
    assert settled(s, 1, "peru") == {"colonist": 2, "merchant": 1}
    assert settled(s, 2, "peru") == {"colonist": 2}


def test_plague_2_goes_in_turn_order_and_region_by_region() -> None:
    s = ready("plague_2", 4)
    order(s, 2, 1, 0)
    for seat in (0, 2):
        colony(s, seat, "peru", colonist=2, soldier=1)
        colony(s, seat, "florida", colonist=2, soldier=1)
    begin(s, "plague_2")
    heard = []
    while asked(s)[0] == "lose":
        region = s.game.ask(s)["details"]
        assert isinstance(region, dict)
        heard.append((asked(s)[1], region["region"]))
        play(s, "lose", worker="colonist")
    assert heard == [(2, "florida"), (2, "peru"), (0, "florida"), (0, "peru")]


def test_plague_2_without_a_colony_of_three_does_nothing() -> None:
    s = buy("plague_2", 4)
    assert asked(s)[0] != "lose"


def test_plague_3_takes_up_to_three_basic_colonists_of_one_player_in_one_region() -> None:
    s = ready("plague_3", 7)
    colony(s, 1, "peru", colonist=5, soldier=1)
    colony(s, 2, "peru", soldier=2)
    begin(s, "plague_3")
    assert asked(s) == ("infect", 0)
    assert refused(s, "infect", seat=2, region="peru") == "no-colonist-there"
    play(s, "infect", seat=1, region="peru")
    assert answers(s, "infect-count", "workers") == [1, 2, 3]
    play(s, "infect-count", workers=3)
    assert settled(s, 1, "peru") == {"colonist": 2, "soldier": 1}


def test_plague_3_may_hit_ones_own_colonists() -> None:
    s = ready("plague_3", 7)
    colony(s, 0, "peru", colonist=2, soldier=1)
    begin(s, "plague_3")
    play(s, "infect", seat=0, region="peru")
    play(s, "infect-count", workers=2)
    assert settled(s, 0, "peru") == {"soldier": 1}


def test_plague_3_takes_no_more_than_there_are_and_may_spare_all() -> None:
    s = ready("plague_3", 7)
    colony(s, 1, "peru", colonist=2)
    begin(s, "plague_3")
    play(s, "infect", seat=1, region="peru")
    assert s.game.question(s)["details"]["most"] == 2  # type: ignore[index]
    assert refused(s, "infect-count", workers=3) == "not-so-many"
    play(s, "infect-count", workers=1)
    assert settled(s, 1, "peru") == {"colonist": 1}
    s = ready("plague_3", 7)
    colony(s, 1, "peru", colonist=1)
    begin(s, "plague_3")
    play(s, "infect-not")
    assert settled(s, 1, "peru") == {"colonist": 1}


def test_plague_3_is_not_asked_without_a_basic_colonist_on_the_map() -> None:
    s = ready("plague_3", 7)
    colony(s, 1, "peru", soldier=3)
    begin(s, "plague_3")
    assert asked(s)[0] != "infect"


def test_a_plague_costs_the_price_of_its_age() -> None:
    assert money(buy("plague_1", 1))[0] == 20
    assert money(buy("plague_2", 4))[0] == 16
    assert money(buy("plague_3", 7))[0] == 10


# Spoils of War.


@pytest.mark.parametrize(("tile", "number", "earned"), [("spoils_money_5", 1, 5), ("spoils_money_7", 4, 7)])
def test_spoils_bring_money_for_nothing(tile: str, number: int, earned: int) -> None:
    assert money(buy(tile, number))[0] == 30 + earned


def test_spoils_are_offered_to_whoever_has_no_money() -> None:
    s = ready("spoils_money_5", 1)
    purse(s, 0, 0)
    resolve(s, capital=[(0, "colonist")])
    assert answers(s, "buy", "tile") == ["spoils_money_5"]


def test_spoils_take_a_space_and_the_rest_of_the_display_waits() -> None:
    s = ready("spoils_money_5", 1)
    resolve(s, capital=[(0, "colonist"), (0, "colonist")])
    play(s, "buy", tile="spoils_money_5")
    assert asked(s) == ("buy", 0)
    assert len(answers(s, "buy", "tile")) == 4


def test_spoils_bring_a_ship() -> None:
    assert buy("spoils_ship", 1).ships[0] == 1


def test_spoils_bring_no_ship_when_the_strict_game_has_none_left() -> None:
    s = ready("spoils_ship", 1, strict_ships=True)
    s.round = 3
    fleet(s, 1, 3)
    s.rules.ships_most = 4
    begin(s, "spoils_ship")
    assert list(s.ships) == [0, 3, 0]


def test_spoils_bring_two_specialists_of_any_kind() -> None:
    s = buy("spoils_specialists_2", 1)
    assert asked(s) == ("spoils", 0)
    assert refused(s, "train", worker="builder") == "no-builders"
    play(s, "train", worker="captain")
    assert asked(s) == ("spoils", 0)
    play(s, "train", worker="captain")
    skip(s)
    assert held(s, 0) == {"colonist": 5, "captain": 2}


def test_spoils_bring_soldiers_and_builders_too() -> None:
    s = buy("spoils_specialists_2", 1, builder_worker=True)
    play(s, "train", worker="soldier")
    play(s, "train", worker="builder")
    skip(s)
    assert held(s, 0) == {"colonist": 5, "soldier": 1, "builder": 1}


def test_an_eleventh_soldier_of_the_spoils_may_replace_one_on_the_map() -> None:
    s = ready("spoils_specialists_2", 1)
    colony(s, 0, "caribbean", soldier=10)
    begin(s, "spoils_specialists_2")
    play(s, "train", worker="soldier")
    assert asked(s) == ("retire", 0)
    play(s, "retire", region="caribbean")
    assert asked(s) == ("spoils", 0)
    assert settled(s, 0, "caribbean") == {"colonist": 1, "soldier": 9}


def test_spoils_bring_two_goods_at_random() -> None:
    s = buy("spoils_goods_2", 4)
    assert asked(s) == ("spoils-good", carrack.NATURE)
    play(s, "good-comes", good="rice")
    play(s, "good-comes", good="silver")
    assert owned(s, 0) == {"silver": 1, "rice": 1}


def test_spoils_bring_what_goods_there_are() -> None:
    s = ready("spoils_goods_2", 4)
    no_goods_left(s, 1, but="rice")
    begin(s, "spoils_goods_2")
    play(s, "good-comes", good="rice")
    assert asked(s)[0] != "spoils-good"


# Money and soldiers, as in 2007.


@pytest.mark.parametrize(
    ("tile", "number", "earned"), [("inca_conquest", 1, 20 - 10), ("taxation", 4, 10 - 14), ("trading_post", 1, 5 - 10)]
)
def test_money_of_tiles_as_in_2007(tile: str, number: int, earned: int) -> None:
    s = buy(tile, number)
    skip(s)
    assert money(s)[0] == 30 + earned


def test_indian_allies_as_in_2007() -> None:
    s = ready("indian_allies", 4)
    colony(s, 0, "caribbean", colonist=1)
    begin(s, "indian_allies")
    play(s, "ally", region="caribbean")
    assert settled(s, 0, "caribbean") == {"colonist": 1, "soldier": 2}


# Settling.


def test_overpopulation_settles_three_colonists_one_after_another() -> None:
    s = ready("overpopulation", 1)
    discover(s, "peru")
    begin(s, "overpopulation")
    assert answers(s, "settle", "region") == ["caribbean", "peru"]
    assert refused(s, "settle", region="brazil") == "not-discovered"
    play(s, "settle", region="peru")
    play(s, "settle", region="caribbean")
    assert asked(s) == ("settle", 0), "all three must be placed"
    assert s.game.question(s)["rule"] == "tiles.overpopulation"
    play(s, "settle", region="peru")
    assert settled(s, 0, "peru") == {"colonist": 2}
    assert settled(s, 0, "caribbean") == {"colonist": 1}


def test_the_third_colonist_of_the_overpopulation_takes_the_good() -> None:
    s = buy("overpopulation", 1)
    for _ in range(3):
        if asked(s)[0] == "settle":
            play(s, "settle", region="caribbean")
    assert owned(s, 0) == {"sugar": 1}


@pytest.mark.parametrize(("lead", "first", "second"), [("self", 0, 2), ("other", 2, 0)])
def test_the_papal_edict_settles_two_colonists_of_both_in_the_order_named(lead: str, first: int, second: int) -> None:
    s = ready("papal_edict", 4)
    colony(s, 0, "peru", colonist=1)
    colony(s, 2, "peru", colonist=1)
    colony(s, 2, "caribbean", colonist=1)
    colony(s, 0, "caribbean", colonist=1)
    begin(s, "papal_edict")
    assert asked(s) == ("edict", 0)
    assert refused(s, "edict", seat=0, lead="self") == "your-own-seat"
    play(s, "edict", seat=2, lead=lead)
    assert asked(s) == ("settle", first)
    assert s.game.question(s)["rule"] == "tiles.papal_edict"
    assert "together" in str(s.game.ask(s)["text"])
    assert refused(s, "settle", region="brazil") == "nobody-of-yours"
    play(s, "settle", region="peru")
    assert asked(s) == ("settle", second)
    play(s, "settle", region="caribbean")
    assert settled(s, first, "peru") == {"colonist": 3}
    assert settled(s, second, "caribbean") == {"colonist": 3}


def test_whoever_is_nowhere_settles_nobody_by_the_edict() -> None:
    s = ready("papal_edict", 4)
    colony(s, 0, "peru", colonist=1)
    begin(s, "papal_edict")
    play(s, "edict", seat=2, lead="other")
    assert asked(s) == ("settle", 0)
    play(s, "settle", region="peru")
    assert asked(s)[0] != "settle"
    assert settled(s, 0, "peru") == {"colonist": 3}


# Rewrite History.


def history(*rivals: int, seats: int = 4) -> Discovery:
    """These seats have a counter each; seat 0 has bought Rewrite History."""
    s = ready("rewrite_history", 7, seats)
    for rival in rivals:
        found = {"discovered": True, "counter": None}
        lay(s, regions={REGION_NAMES[rival]: found}, seat={rival: {"counters": [COUNTER_NAMES[rival]]}})
    begin(s, "rewrite_history")
    return s


def test_rewrite_history_takes_a_counter_from_each_of_two_rivals() -> None:
    s = history(1, 2, 3)
    assert answers(s, "rewrite", "seat") == [1, 2, 3]
    before = money(s)[0]
    play(s, "rewrite", seat=1)
    assert refused(s, "rewrite", seat=1) == "named-already"
    play(s, "rewrite", seat=3)
    assert asked(s) == ("rewritten", carrack.NATURE)
    s.play(s.legal()[0])
    s.play(s.legal()[0])
    assert [len(counters(s, seat)) for seat in range(4)] == [2, 0, 1, 0]
    assert money(s)[0] == before, "its coins stay where they are"


def test_rewrite_history_may_name_one_or_nobody() -> None:
    s = history(1, 2)
    play(s, "rewrite", seat=2)
    play(s, "rewrite-not")
    s.play(s.legal()[0])
    assert [len(counters(s, seat)) for seat in range(4)] == [1, 1, 0, 0]
    s = history(1)
    play(s, "rewrite-not")
    assert counters(s, 1) != []


def test_rewrite_history_takes_what_is_possible() -> None:
    s = history(1, seats=2)
    play(s, "rewrite", seat=1)
    s.play(s.legal()[0])
    assert len(counters(s, 0)) == 1
    assert asked(s)[0] not in ("rewrite", "rewritten")
    assert not may(s, "rewrite", seat=1)
    assert asked(history())[0] != "rewrite"
    assert stage(history()) != "capital"
