"""Solo: the Opposition's draws, its limit on cards, and the bonus draw (S12, S13, S17)."""

from __future__ import annotations

from carrack.games.endeavor.chapters.cards import draw
from carrack.games.endeavor.solo import cards as opposition_cards
from carrack.games.endeavor.solo import opposition
from carrack.games.endeavor.solo.cards import cheapest_cards, cost_of
from carrack.games.endeavor.solo.choices import best_draw, largest_regions, useful_decks
from carrack.games.endeavor.state import FACE_DOWN, LAID_ASIDE
from carrack.games.endeavor.tables.decks import CARD_NAMES, DECK_NAMES
from tests.endeavor.solo import action, alone, listen, named
from tests.endeavor.table import (
    Endeavor,
    answers,
    asked,
    colour_of,
    discs,
    fill,
    held,
    hold,
    open_up,
    play,
    refused,
    settle,
    take,
)

ALL = 255


def decks(ways: int) -> set[str]:
    return {DECK_NAMES[i] for i in range(8) if (ways >> i) & 1}


def draws(s: Endeavor, colour: str, among: int = ALL) -> set[str]:
    return decks(int(best_draw(s, colour_of(colour), among)))


def cards(ways: int) -> set[str]:
    return {CARD_NAMES[i] for i in range(48) if (ways >> i) & 1}


# Which card.


def test_the_card_with_most_real_steps_is_drawn() -> None:
    """S12."""
    s = alone()
    settle(s, "red", "genoa")
    hold(s, 0, "europe_0")
    assert draws(s, "red") == {"europe"}, "Europe 1 has three symbols, Slavery 0 two"


def test_steps_above_15_are_none() -> None:
    s = alone()
    settle(s, "red", "genoa")
    hold(s, 0, "europe_0")
    take(s, 1, culture=15)
    assert draws(s, "red") == {"slavery"}


def test_then_nothing_wasted() -> None:
    """With culture at 15 Europe 3 gives three steps of four symbols, Slavery 2 three of three."""
    s = alone()
    settle(s, "red", "genoa", "alexandria", "seville")
    take(s, 1, culture=14)
    hold(s, 0, "europe_0", "europe_1", "europe_2", "slavery_0", "slavery_1")
    assert draws(s, "red") == {"slavery"}


def test_then_most_steps_on_the_least_advanced_track() -> None:
    s = alone()
    take(s, 1, culture=1)
    assert draws(s, "green") == {"slavery"}, "Slavery 0: two industry, the lowest; Europe 0: culture and finance"


def test_equally_low_tracks_count_together() -> None:
    """Industry and culture are both at 1: two of each are as good as four of one."""
    s = alone()
    open_up(s, "north_america", "red", "red", 0)
    open_up(s, "south_america", "red", "red", 0)
    hold(s, 0, "north_america_1", "north_america_2", "south_america_1", "south_america_2")
    assert draws(s, "red") == {"north_america", "south_america"}
    take(s, 1, industry=1)
    assert draws(s, "red") == {"south_america"}


def test_equal_cards_are_the_players_choice() -> None:
    """Europe 0 and Slavery 1: one of culture and one of finance, or two of finance, all equally low."""
    s = alone(europe_full=True)
    fill(s, "india", 0, 0, 0, 0)
    fill(s, "far_east", 0, 0, 0, 0, 0)
    take(s, 1, industry=2, culture=1)
    hold(s, 0, "slavery_0")
    action(s, "purple")
    assert asked(s) == ("foe-draw", 0)
    assert refused(s, "draw", deck="africa") == "not-preferred"
    play(s, "draw", deck="europe")
    assert held(s, 1) == ["europe_0"]
    assert asked(s) == ("act", 0)


def test_an_action_draws_where_the_colour_has_most_discs() -> None:
    """S12: the region comes before the card. Europe 1 would give three steps, Africa 1 gives two."""
    s = alone(europe_full=True)
    hold(s, 0, "europe_0")
    open_up(s, "africa", "red", "red", 0)
    settle(s, 0, "elmina", "luanda")
    assert draws(s, "red") == {"europe"}
    assert decks(int(largest_regions(s, colour_of("red"), ALL))) == {"africa"}


def test_of_regions_with_equally_many_discs_the_better_card_decides() -> None:
    """S12: two discs each; Caribbean 2 gives three steps, Africa 1 two. Europe 1 has three too, for one disc there."""
    s = alone(europe_full=True)
    hold(s, 0, "europe_0", "caribbean_1")
    open_up(s, "africa", "red", 0)
    open_up(s, "caribbean", "red", "red", 0)
    largest = int(largest_regions(s, colour_of("red"), ALL))
    assert decks(largest) == {"africa", "caribbean"}
    assert draws(s, "red", largest) == {"caribbean"}
    hold(s, 0, "africa_1")
    assert draws(s, "red", largest) == {"africa"}, "Africa 2 has three steps too, and industry is lowest"


def test_a_card_without_a_step_or_glory_is_no_use() -> None:
    s = alone()
    take(s, 1, culture=14)
    assert "europe" in decks(int(useful_decks(s))), "finance is not at its end"
    hold(s, 1, "caribbean_3")
    take(s, 1, finance=9)
    assert s.score(1, 1) == s.score(1, 2) == 15
    assert "europe" not in decks(int(useful_decks(s)))
    assert "slavery" in decks(int(useful_decks(s)))


def test_a_card_with_glory_alone_is_of_use() -> None:
    s = alone()
    hold(s, 0, "europe_0", "europe_1", "europe_2", "europe_3")
    assert "europe" in decks(int(useful_decks(s)))


# The bonus draw.


def bonus(s: Endeavor) -> list[dict[str, str | int]]:
    play(s, "build", building="market")
    s.acted = opposition.actions_of(s)
    return listen(s, lambda: opposition.begin_bonus(s))


def test_if_the_player_drew_the_next_marker_draws() -> None:
    """S13: two markers act in round 1, the third is red's."""
    s = alone()
    s.drew = 1
    take(s, 1, culture=1)
    events = bonus(s)
    assert named(events, "foe-bonus") == [{"event": "foe-bonus", "colour": "red"}]
    assert held(s, 1) == ["slavery_0"]
    assert opposition.colour_at(s, 0) == 2, "and it leads the next round"


def test_without_a_draw_of_the_player_there_is_none() -> None:
    s = alone()
    events = bonus(s)
    assert named(events, "foe-bonus") == []
    assert held(s, 1) == []


def test_a_governor_won_is_not_drawn() -> None:
    s = alone()
    play(s, "build", building="shipyard")
    discs(s, 0, 6)
    fill(s, "africa", 0, 0, 0)
    play(s, "activate", building="shipyard")
    play(s, "ship", region="africa")
    assert held(s, 0) == ["africa_governor"]
    assert s.drew == 0


def test_the_bonus_draw_comes_before_the_limit_and_before_the_ladder_moves() -> None:
    """S14: with politics at 8 four cards are allowed; a fifth is drawn by the marker under the indicator, and goes."""
    s = alone()
    s.drew = 1
    hold(s, 1, "north_america_2", "far_east_2", "far_east_3", "caribbean_3")
    hold(s, 0, "slavery_0", "slavery_1")
    events = bonus(s)
    order = [event["event"] for event in events]
    assert order == ["foe-bonus", "foe-card-drawn", "foe-card-discarded", "tile-refilled", "round-begins"]
    assert events[0]["colour"] == "red"
    assert events[1]["card"] == events[2]["card"] == "europe_0", "it costs least"
    assert s.round == 2
    assert s.head == 2


def test_a_bonus_draw_may_be_impossible() -> None:
    s = alone()
    s.drew = 1
    hold(s, 0, "europe_0", "europe_1", "slavery_0", "slavery_1")
    events = bonus(s)
    assert named(events, "foe-cannot")


# The limit.


def over(*names: str, politics: int = 0) -> Endeavor:
    """The Opposition holds these cards; its politics is at 8, a limit of 4."""
    s = alone()
    play(s, "build", building="market")
    for name in names:
        if name.endswith("governor"):
            open_up(s, name.removesuffix("_governor"), "purple")
        else:
            hold(s, 1, name)
    take(s, 1, politics=politics)
    return s


def test_the_card_whose_loss_costs_least_is_discarded() -> None:
    """S17."""
    s = over("north_america_1", "north_america_2", "far_east_2", "far_east_3", "caribbean_3")
    assert cost_of(s, CARD_NAMES.index("north_america_1")) == 2
    events = listen(s, lambda: opposition_cards.begin_limit(s))
    assert named(events, "foe-card-discarded") == [{"event": "foe-card-discarded", "card": "north_america_1"}]
    assert len(held(s, 1)) == 4


def test_a_slavery_card_costs_one_more() -> None:
    s = over("slavery_0", "slavery_1")
    assert cost_of(s, CARD_NAMES.index("slavery_0")) == 3


def test_steps_beyond_15_cost_nothing() -> None:
    s = over("north_america_1")
    take(s, 1, industry=14)
    assert cost_of(s, CARD_NAMES.index("north_america_1")) == 0


def test_glory_is_lost_with_a_card_but_not_with_a_governor() -> None:
    s = over("africa_governor", "europe_4")
    assert cost_of(s, CARD_NAMES.index("europe_4")) == 5
    assert cost_of(s, CARD_NAMES.index("africa_governor")) == 3


def test_equally_cheap_cards_are_the_players_choice() -> None:
    s = over("north_america_1", "far_east_1", "north_america_2", "far_east_3", "caribbean_3")
    opposition_cards.begin_limit(s)
    assert asked(s) == ("foe-discard", 0)
    assert answers(s, "discard") == ["north_america_1", "far_east_1"]
    assert refused(s, "discard", card="caribbean_3") == "not-preferred"
    play(s, "discard", card="far_east_1")
    assert "far_east_1" not in held(s, 1)


def test_one_slavery_card_above_the_limit_and_one_governor_free() -> None:
    s = over("north_america_2", "far_east_2", "far_east_3", "caribbean_3", "slavery_0", "africa_governor")
    events = listen(s, lambda: opposition_cards.begin_limit(s))
    assert named(events, "foe-card-discarded") == []


def test_a_single_governor_lies_in_his_slot_and_is_not_discarded() -> None:
    s = over("north_america_5", "far_east_5", "europe_5", "caribbean_5", "south_america_5", "africa_governor")
    s.abolished = 0
    assert "africa_governor" not in cards(int(cheapest_cards(s)))


def test_a_governor_it_discards_is_laid_aside_and_still_scores() -> None:
    """Two governors: Africa's would cost three steps, the Caribbean's two, culture being at its end."""
    s = over("africa_governor", "caribbean_governor", "south_america_5", "north_america_5")
    take(s, 1, culture=13)
    assert cards(int(cheapest_cards(s))) == {"caribbean_governor"}
    before = glory_of_cards(s)
    opposition_cards.discard(s, CARD_NAMES.index("caribbean_governor"))
    assert s.cards[CARD_NAMES.index("caribbean_governor")] == LAID_ASIDE
    assert glory_of_cards(s) == before
    assert s.invariants() == []


def glory_of_cards(s: Endeavor) -> int:
    shown = s.game.view(s, 0)["opposition"]
    assert isinstance(shown, dict)
    return int(shown["points"]["cards"])


def test_a_slavery_card_it_discards_counts_against_it() -> None:
    s = alone()
    hold(s, 1, "slavery_0")
    opposition_cards.discard(s, CARD_NAMES.index("slavery_0"))
    assert s.cards[CARD_NAMES.index("slavery_0")] == FACE_DOWN + 1


def test_europe_5_abolishes_for_both_boards() -> None:
    s = alone(europe_full=True)
    hold(s, 0, "europe_0", "europe_1", "europe_2", "slavery_0")
    hold(s, 1, "europe_3", "europe_4", "slavery_1")
    draw(s, colour_of("purple"), DECK_NAMES.index("europe"))
    assert s.cards[CARD_NAMES.index("slavery_0")] == FACE_DOWN
    assert s.cards[CARD_NAMES.index("slavery_1")] == FACE_DOWN + 1
    assert s.abolished == 1
