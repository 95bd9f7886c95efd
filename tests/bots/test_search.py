"""The player that searches: what it finds, what it must not see, and that it can be stopped at any moment."""

from __future__ import annotations

import pytest

import carrack
from carrack.arena.playing import choose
from carrack.bots import bot
from carrack.bots.chances import Chances
from carrack.bots.dice import Dice
from carrack.bots.judge import Judge
from carrack.bots.rollout import best_of
from carrack.bots.search import Search
from carrack.bots.search_bot import SearchBot
from carrack.bots.tuning import Tuning, tuning_of
from carrack.core.actions import Actions
from carrack.core.fate import Seeded
from carrack.core.rng import Rng
from carrack.core.state import State
from tests.bots import crossroads
from tests.bots.crossroads import BET, GO_ON, HILL
from tests.bots.watched import Watched
from tests.toys import lagoon

SEEDS = [f"{i}" for i in range(10)]


def answers_of(state: State) -> set[int]:
    return {bot("search@200", seed).choose(state) for seed in SEEDS}


def test_it_climbs_for_five_points_where_a_coin_lies_nearer() -> None:
    state = crossroads.GAME.start(1)
    assert answers_of(state) == {HILL}
    state.play(HILL)
    assert answers_of(state) == {GO_ON}


def test_one_lucky_throw_does_not_make_a_good_bet() -> None:
    assert BET not in answers_of(crossroads.GAME.start(1, {"bets": True}))


def open_question(game: str, seats: int, seed: str, turns: int) -> State:
    """A question with a choice in the middle of a greedy game."""
    state, fate = carrack.game(game).start(seats), Seeded(seed)
    players = [bot("greedy", f"{seed}{seat}") for seat in range(seats)]
    while state.turns < turns or state.actor < 0 or len(state.legal()) == 1:
        answer = fate.answer(state) if state.actor == carrack.NATURE else players[state.actor].choose(state)
        assert answer is not None
        state.play(answer)
    return state


def play_round(search: Search) -> None:
    """All that are in the running, in one world."""
    search.step()
    while search.next:
        search.step()


GAMES = [("iron-age", 3), ("endeavor", 2), ("discovery-2007", 4), ("discovery-2015", 2)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_same_seed_gives_the_same_answer_and_the_state_stays(game: str, seats: int) -> None:
    state = open_question(game, seats, "same", 6)
    before = state.key()
    answers = {bot("search@60", "x").choose(state) for _ in range(3)}
    assert len(answers) == 1
    assert answers <= set(state.legal())
    assert state.key() == before


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_it_may_be_stopped_at_any_moment(game: str, seats: int) -> None:
    state = open_question(game, seats, "stopped", 4)
    search = Search(state, Rng("stopped"), tuning_of(game, seats), Judge())
    for done in range(60):  # in the middle of a round, too
        assert search.best() in state.legal()
        assert search.thought().line[0] == search.best()
        search.step()
        if search.next == 0:
            search.pass_on(done / 60)
    assert search.simulations == 60


def test_the_worse_half_goes_after_each_part_of_the_budget() -> None:
    search = Search(crossroads.GAME.start(1), Rng("half"), Tuning(root=8), Judge())
    assert (search.left, search.halvings) == (8, 3)
    left = []
    for part in (0.2, 0.34, 0.67, 1.0):
        play_round(search)
        search.pass_on(part)
        left.append(int(search.left))
    assert left == [8, 4, 2, 1]
    assert search.is_settled()


def test_a_simulation_counts_once_for_every_question_on_its_way() -> None:
    state = open_question("endeavor", 2, "counted", 5)
    search = Search(state, Rng("counted"), tuning_of("endeavor", 2), Judge())
    for _ in range(5):
        play_round(search)
    assert search.root.visits == search.simulations == sum(search.root.count)
    assert all(0.0 <= search.root.mean(i, 4.0) <= 1.0 for i in range(search.root.n))


@pytest.mark.parametrize("seed", SEEDS[:5])
def test_a_secret_that_changes_changes_no_answer(seed: str) -> None:
    given = set()
    for shell in range(len(lagoon.SHELLS)):
        state = lagoon.LagoonGame().start(2)
        assert isinstance(state, lagoon.Lagoon)
        state.divers[1].chest = shell
        state.bag[shell] -= 1
        given.add(choose(bot("search@80", seed), state, seed))
    assert len(given) == 1


def test_what_is_hidden_is_laid_out_anew_in_every_round() -> None:
    game = Watched()
    state = game.start(2)
    assert isinstance(state, lagoon.Lagoon)
    state.divers[1].chest = 0
    state.bag[0] -= 1
    search = Search(state, Rng("anew"), Tuning(hidden=True), Judge())
    for _ in range(12):
        play_round(search)
    assert len(game.dealt) == 12
    assert {seat for seat, _shell in game.dealt} == {0}
    assert len({shell for _seat, shell in game.dealt}) > 1


def test_a_whole_game_with_secrets_and_chance_is_played_to_the_end() -> None:
    state, fate = lagoon.LagoonGame().start(3), Seeded("whole")
    players = [bot("search@20", f"{seat}") for seat in range(3)]
    moves = 0
    while state.actor != carrack.OVER:
        moves += 1
        answer = (
            fate.answer(state)
            if state.actor == carrack.NATURE
            else choose(players[state.actor], state, f"whole/{moves}")
        )
        state.play(answer)
    assert state.winners()


def test_it_thinks_for_a_time_too_and_counts_what_it_did() -> None:
    player = SearchBot("time", 0, 0.01)
    assert player.choose(open_question("endeavor", 2, "time", 3)) >= 0
    assert player.simulated > 0


def test_dice_are_the_same_in_the_same_world_alone() -> None:
    state = open_question("iron-age", 2, "dice", 3)

    def throws(world: int) -> list[int]:
        dice = Dice()
        dice.enter(world)
        return [int(dice.draw(state, 6)) for _ in range(20)]

    assert throws(1) == throws(1)
    assert throws(1) != throws(2)
    assert set(throws(3)) | set(throws(4)) == set(range(6))


def test_whims_are_the_same_in_the_same_world_and_for_the_same_answer_alone() -> None:
    state = open_question("discovery-2007", 2, "whims", 4)

    def whims(world: int) -> list[float]:
        dice = Dice()
        dice.enter(world)
        return [dice.whim(state, answer) for answer in state.legal()]

    assert whims(1) == whims(1)
    assert whims(1) != whims(2)
    assert len(set(whims(1))) == len(state.legal())
    assert all(0.0 <= whim < 1.0 for whim in whims(3))


def test_who_doubts_takes_now_one_and_now_another_of_what_is_nearly_as_good() -> None:
    judge, dice, out = Judge(), Dice(), Actions()
    state = carrack.game("discovery-2007").start(2)

    def worth(answer: int) -> float:
        after = state.clone()
        after.answer(answer)
        return judge.value(after, int(state.actor))

    for turns in range(1, 20):
        state = open_question("discovery-2007", 2, "doubts", turns)
        out.clear()
        state.consider(out)
        *_, second, best = sorted(map(worth, out.codes()))
        if second > best - 0.5:
            break
    taken = set()
    for world in range(1, 200):
        dice.enter(world)
        taken.add(int(best_of(state, out, judge, dice, 1.0)))
    assert len(taken) > 1
    assert all(worth(answer) > best - 1.0 for answer in taken)
    assert worth(int(best_of(state, out, judge))) == best


def test_chances_are_shared_out_among_the_seats() -> None:
    state = open_question("endeavor", 2, "shared", 8)
    chances = Chances((12.0,), Judge())
    chances.assess(state)
    assert sum(chances.of[seat] for seat in range(2)) == pytest.approx(1.0)
    better = chances.instead(2, 0, chances.worth[0] + 5.0)
    assert better > chances.of[0]


def test_who_has_lost_would_still_rather_lose_by_little() -> None:
    state, fate, player = carrack.game("endeavor").start(2), Seeded("lost"), bot("greedy", "lost")
    while state.actor != carrack.OVER:
        state.play(fate.answer(state) if state.actor == carrack.NATURE else player.choose(state))
    (winner,) = state.winners()
    chances = Chances((12.0,), Judge())
    chances.assess(state)
    assert chances.of[winner] > 0.99 > 0.01 > chances.of[1 - winner] > 0.0
    far = Chances((6.0,), Judge())  # the same points seem more
    far.assess(state)
    assert far.of[1 - winner] < chances.of[1 - winner]


def test_a_lead_means_more_the_later_it_is() -> None:
    state = open_question("endeavor", 2, "later", 8)
    assert state.game.round_of(state) == 1
    early, late = (Chances(scales, Judge()) for scales in ((12.0, 20.0), (12.0, 5.0)))
    for chances in (early, late):
        chances.assess(state)
    lead = [chances.instead(2, 0, chances.worth[1] + 5.0) for chances in (early, late)]
    assert 0.5 < lead[0] < lead[1] < 1.0


def test_beyond_the_last_round_that_is_known_the_last_scale_holds() -> None:
    state = open_question("endeavor", 2, "later", 8)
    chances = Chances((7.0,), Judge())
    chances.assess(state)
    assert chances.scale == 7.0


@pytest.mark.parametrize(
    "level", ["search@", "search@0", "search@-5", "search@nans", "search@0s", "search@1e9s", "champion?"]
)
def test_a_budget_that_is_none_is_refused(level: str) -> None:
    with pytest.raises(carrack.OptionError, match="no level of bots"):
        bot(level)


@pytest.mark.parametrize(("game", "seats"), GAMES[1:])
def test_it_pays_for_nothing_only_where_there_is_nothing_else(game: str, seats: int) -> None:
    state, fate, rng = carrack.game(game).start(seats), Seeded("idle"), Rng("idle")
    met = 0
    while state.actor != carrack.OVER and met < 12:
        legal = state.legal()
        if state.actor == carrack.NATURE:
            state.play(fate.answer(state))
            continue
        step, out = state.game.steps[state.step], Actions()
        state.consider(out)
        sensible = {action for action in out.codes() if not step.idle(state, action)}
        if 0 < len(sensible) < out.n:
            met += 1
            thought_of = list(Search(state, Rng("idle"), Tuning(root=99), Judge()).root.actions)
            assert set(thought_of) == sensible
        state.play(legal[rng.below(len(legal))])
    assert met > 0
