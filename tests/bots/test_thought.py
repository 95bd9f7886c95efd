"""A player that thinks: what it tells meanwhile, what it remembers, and what it does while others are asked."""

from __future__ import annotations

import time

import pytest

import carrack
from carrack.bots import Bot, bot
from carrack.bots.chair import Chair
from carrack.bots.judge import Judge
from carrack.bots.level_bot import LevelBot
from carrack.bots.search import SLICE, Search, fold
from carrack.bots.search_bot import LONGEST, SearchBot
from carrack.bots.thought import Thought
from carrack.bots.tuning import Tuning, tuning_of
from carrack.core.actions import Actions
from carrack.core.fate import Seeded
from carrack.core.rng import Rng
from carrack.core.state import State
from tests.bots.test_search import open_question
from tests.toys import lagoon

KEPT = Tuning(kept=True)


def thought_about(state: State, simulations: int, tuning: Tuning | None = None) -> Search:
    search = Search(state, Rng("thought"), tuning or tuning_of(state.game.id, state.seats), Judge(), simulations)
    while search.think():
        pass
    return search


@pytest.mark.parametrize(("game", "seats"), [("endeavor", 2), ("discovery-2007", 4), ("discovery-2015", 3)])
def test_what_it_expects_can_be_played(game: str, seats: int) -> None:
    state = open_question(game, seats, "expected", 6)
    search = thought_about(state, 200)
    thought = search.thought()
    assert thought.done == 1.0
    assert thought.line[0] == search.best()
    assert len(thought.chances) == seats
    assert sum(thought.chances) == pytest.approx(1.0)
    out = Actions()
    for action in thought.line:
        assert action in state.legal()
        state.play(action)
        fold(state, out)


def test_it_tells_how_far_it_is() -> None:
    told: list[Thought] = []
    player = bot("champion", "tells")
    player.report_to(told.append)
    answer = player.choose(open_question("discovery-2015", 4, "tells", 6))
    assert len(told) > 1
    assert [thought.done for thought in told] == sorted(thought.done for thought in told)
    assert told[-1].line[0] == answer


def test_a_search_that_has_hardly_begun_can_be_asked() -> None:
    search = Search(open_question("endeavor", 2, "begun", 6), Rng("begun"), Tuning(), Judge(), 100)
    thought = search.thought()
    assert (thought.done, thought.chances) == (0.0, (0.0, 0.0))
    assert thought.line == (search.best(),)
    assert search.think(0.0)


def next_question(state: State, player: SearchBot) -> State:
    """That of the same seat, after its answer and, it may be, those of others."""
    seat, fate = state.actor, Seeded("next")
    state.play(player.choose(state))
    other = bot("greedy", "other")
    while state.actor != seat or len(state.legal()) == 1:
        state.play(fate.answer(state) if state.actor == carrack.NATURE else other.choose(state))
    return state


def test_what_was_found_out_before_counts() -> None:
    state = open_question("endeavor", 2, "before", 6)
    player = SearchBot("before", 300, tuning=KEPT)
    state = next_question(state, player)
    assert player.search is not None
    known = Search(state, Rng("x"), KEPT, Judge(), 300, kept=player.search.kept)
    assert known.root.visits == sum(known.root.count) > 0
    assert Search(state, Rng("x"), Tuning(), Judge(), 300, kept=player.search.kept).root.visits == 0
    elsewhere = open_question("endeavor", 2, "elsewhere", 9)
    assert Search(elsewhere, Rng("x"), KEPT, Judge(), 300, kept=player.search.kept).root.visits == 0


def test_chances_are_those_of_this_search_whatever_was_found_out_before() -> None:
    state = open_question("endeavor", 2, "before", 6)
    player = SearchBot("before", 300, tuning=KEPT)
    state = next_question(state, player)
    assert player.search is not None
    known = Search(state, Rng("x"), KEPT, Judge(), 60, kept=player.search.kept)
    known.step()
    assert known.root.visits > known.simulations > 0
    while known.think():
        pass
    assert sum(known.thought().chances) == pytest.approx(1.0)


def test_alone_the_chance_is_that_of_winning() -> None:
    """Not that of doing better than now, which is what is played for."""
    state, fate, player = carrack.game("endeavor").start(1, {"level": "easy"}), Seeded("easy"), bot("search@20", "easy")
    while state.game.round_of(state) < 6 or state.actor < 0 or len(state.legal()) == 1:
        state.play(fate.answer(state) if state.actor == carrack.NATURE else player.choose(state))
    assert Judge().value(state, 0) > 3.0
    assert thought_about(state, 60).thought().chances[0] > 0.9


def test_nobody_waits_longer_for_a_slice_than_for_one() -> None:
    for game, seats in (("discovery-2007", 6), ("discovery-2015", 6), ("endeavor", 5)):
        search = Search(open_question(game, seats, "slice", 6), Rng("slice"), tuning_of(game, seats), Judge(), 400)
        more = True
        while more:
            before = time.process_time()
            more = search.think()
            assert time.process_time() - before < 2 * SLICE


def test_alone_nothing_is_kept() -> None:
    player = SearchBot("alone", 60, tuning=KEPT)
    player.choose(open_question("endeavor", 1, "alone", 4))
    assert player.search is not None
    assert player.search.kept == {}
    assert not player.think_on()


def test_positions_that_a_seat_cannot_tell_apart_have_the_same_mark() -> None:
    marks = set()
    for shell in range(len(lagoon.SHELLS)):
        state = lagoon.LagoonGame().start(2)
        assert isinstance(state, lagoon.Lagoon)
        state.divers[1].chest = shell
        state.bag[shell] -= 1
        marks.add(int(Search(state, Rng("m"), Tuning(hidden=True, kept=True), Judge(), 10).mark(state)))
    assert len(marks) == 1


def test_it_thinks_on_while_others_are_asked_and_not_for_ever() -> None:
    state = open_question("endeavor", 2, "on", 6)
    player = SearchBot("on", 40, tuning=KEPT)
    assert not player.think_on()
    while player.ahead == 0:  # until somebody else is asked
        state.play(player.choose(state))
    search = player.search
    assert search is not None
    assert state.actor not in (search.seat, carrack.OVER)
    before = int(search.root.visits)
    while player.think_on():
        pass
    assert search.root.visits - before >= search.simulations * LONGEST
    assert not player.think_on()
    assert player.choose(next_own(state, search.seat)) >= 0


def next_own(state: State, seat: int) -> State:
    other, fate = bot("greedy", "other"), Seeded("own")
    while state.actor != seat or len(state.legal()) == 1:
        state.play(fate.answer(state) if state.actor == carrack.NATURE else other.choose(state))
    return state


def test_thinking_on_changes_no_position() -> None:
    state = open_question("endeavor", 3, "calm", 5)
    before = state.key()
    player = SearchBot("calm", 60, tuning=KEPT)
    player.choose(state)
    player.think_on()
    assert state.key() == before


def visits_before(player: Bot) -> int:
    """Of the question that it answered, made for earlier ones."""
    assert isinstance(player, LevelBot)
    assert isinstance(player.mind, SearchBot)
    return player.mind.remembered


def test_another_player_may_be_told_what_one_found_out() -> None:
    state = open_question("endeavor", 2, "told", 6)
    one, other, stranger = (bot("search@200", seed) for seed in "abc")
    seat = state.actor
    state.play(one.choose(state))
    next_own(state, seat)
    other.remember(one)
    for player in (other, stranger):
        assert player.choose(state) in state.legal()
    kept = [visits_before(player) for player in (other, stranger)]
    assert kept[0] > 0 == kept[1]


def test_levels_that_see_less_far_forget() -> None:
    state = open_question("endeavor", 2, "forget", 6)
    kept = {}
    for level in ("expert", "champion"):
        player = bot(level, "forget")
        assert isinstance(player, LevelBot)
        player.choose(state.clone())
        assert isinstance(player.mind, SearchBot)
        assert player.mind.search is not None
        kept[level] = len(player.mind.search.kept)
    assert kept["expert"] == 0 < kept["champion"]


def test_in_a_chair_only_the_same_seat_remembers() -> None:
    state = open_question("endeavor", 2, "chair", 6)
    chair, seat = Chair(), state.actor
    assert not chair.think_on()
    state.play(chair.ask(("table", "1"), bot("search@100", "a"), state))
    next_own(state, seat)
    again, stranger = bot("search@100", "b"), bot("search@100", "c")
    chair.ask(("table", "1"), again, state)
    chair.ask(("table", "2"), stranger, state)
    assert visits_before(again) > 0 == visits_before(stranger)
