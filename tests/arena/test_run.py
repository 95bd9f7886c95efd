"""Many games: the same result in one process or in several, whatever breaks on the way."""

from __future__ import annotations

import json
import os
import signal
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

import carrack
from carrack.arena import playing
from carrack.arena.plan import Plan
from carrack.arena.playing import Part, play_part
from carrack.arena.run import Played, WorkerLost, run
from carrack.arena.summary import summary_of
from carrack.arena.tally import Tallies
from carrack.core.errors import OptionError
from tests.arena.boxes import plan_of

PLANS = [
    plan_of(games=30),
    plan_of(games=30, checks=True),
    plan_of(games=6, levels="greedy,random"),
    plan_of(games=6, levels="random,random", seats=2, rotates=False),
]


def plain(plan: Plan, played: Played) -> str:
    return json.dumps(summary_of(plan, played))


@pytest.mark.parametrize("plan", PLANS)
def test_the_number_of_processes_leaves_no_trace(plan: Plan) -> None:
    here = run(plan)
    assert here.games == plan.games
    assert plain(plan, run(plan, jobs=3)) == plain(plan, here)


def test_the_way_games_are_cut_into_parts_leaves_no_trace() -> None:
    plan = plan_of(games=20)
    whole, cut = Tallies(), Tallies()
    whole.merge(play_part(plan, 1, 20, 1e9).tallies)
    for first, last in ((15, 20), (1, 3), (4, 14)):
        cut.merge(play_part(plan, first, last, 1e9).tallies)
    both = [summary_of(plan, Played(tallies)) for tallies in (whole, cut)]
    assert both[0]["tables"][0]["scores"] == both[1]["tables"][0]["scores"]
    assert both[0]["actions"] == both[1]["actions"]


def test_checking_changes_no_game() -> None:
    plain_games, checked = (summary_of(plan, run(plan)) for plan in PLANS[:2])
    assert plain_games["tables"] == checked["tables"]


def test_another_seed_is_another_run() -> None:
    one = plan_of(games=10)
    other = Plan(one.game, one.settings, one.games, one.levels, "other")
    assert plain(one, run(one)) != plain(other, run(other))


def test_records_change_no_game_of_bots_and_hold_what_was_tallied(tmp_path: Path) -> None:
    kept = plan_of(games=4, levels="greedy,random", records=str(tmp_path))
    unkept = plan_of(games=4, levels="greedy,random")
    played = run(kept)
    assert summary_of(kept, played)["tables"] == summary_of(unkept, run(unkept))["tables"]
    assert sorted(os.listdir(tmp_path)) == [f"game-{number:06}.jsonl" for number in (1, 2, 3, 4)]
    tally = played.tallies.by_seats[2]
    for number in (1, 2, 3, 4):
        match = carrack.replay((tmp_path / f"game-{number:06}.jsonl").read_bytes())
        assert match.over
        assert match.record().header["commitment"]
        assert [event["who"] for event in match.log() if event["event"] == "hand-over"] == [
            f"bot:{level}" for level in kept.levels_of(number)
        ]
        for seat, score in enumerate(match.state.scores()):
            assert tally.scores[seat][score] >= 1
        assert tally.actions[match.revision - 2] >= 1


def test_the_first_ctrl_c_ends_the_run_with_what_was_played() -> None:
    plan = plan_of(games=10**9)
    before = signal.getsignal(signal.SIGINT)
    played = run(plan, progress=lambda games: os.kill(os.getpid(), signal.SIGINT))
    assert played.interrupted
    assert 0 < played.games < 10**6
    assert signal.getsignal(signal.SIGINT) is before


def test_the_second_ctrl_c_does_not_wait_for_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def never_ends(plan: Plan, number: int, papers: dict[str, str]) -> None:
        for _ in range(2):
            os.kill(os.getpid(), signal.SIGINT)
        time.sleep(60)

    monkeypatch.setattr(playing, "play_game", never_ends)
    before = time.monotonic()
    played = run(plan_of())
    assert played.interrupted
    assert played.games == 0
    assert time.monotonic() - before < 50


def test_a_killed_process_loses_no_game_and_doubles_none() -> None:
    plan = plan_of(games=400)
    killed: list[int | None] = []

    def kill_one(games: int) -> None:
        if len(killed) < 3:
            child = active_children()[0]
            killed.append(child.pid)
            child.kill()

    def note(part: Part) -> bool:
        numbers.extend(range(part.first, part.next))
        return False

    numbers: list[int] = []
    played = run(plan, 2, kill_one, note)
    assert len(killed) == 3
    assert played.trouble is None
    assert sorted(numbers) == list(range(1, 401))
    assert plain(plan, played) == plain(plan, run(plan))


def test_a_game_that_kills_its_worker_each_time_ends_the_run_with_what_was_played() -> None:
    plan = plan_of(games=12, levels="random,tests.arena.misfits:Deadly@7")
    played = run(plan, jobs=2)
    assert isinstance(played.trouble, WorkerLost)
    assert played.trouble.number == 7
    assert 0 < played.games < 12
    assert active_children() == []


def test_what_the_disk_does_not_take_is_not_counted(tmp_path: Path) -> None:
    plan = plan_of(games=4, levels="greedy,random", records=str(tmp_path / "gone"))
    played = run(plan)
    assert isinstance(played.trouble, FileNotFoundError)
    assert played.games == 0


def test_a_place_that_nobody_knows_is_refused() -> None:
    with pytest.raises(OptionError, match="no place to play"):
        run(plan_of(), on="mars://1")


def test_a_broken_law_is_noticed_only_where_laws_are_checked() -> None:
    checked = run(plan_of("lawbreakers", 40, checks=True))
    assert 5 < len(checked.failures) < 35
    assert {failure.what for failure in checked.failures} == {"after 4 actions: nobody may guess right"}
    assert run(plan_of("lawbreakers", 40)).failures == []


@pytest.mark.parametrize("levels", ["random", "random,greedy"])
def test_a_game_that_broke_is_kept_up_to_the_action_that_broke_it(tmp_path: Path, levels: str) -> None:
    played = run(plan_of("lawbreakers", 20, levels, checks=True, failures=str(tmp_path)))
    assert played.failures
    for failure in played.failures:
        match = carrack.replay(Path(failure.record).read_bytes())
        assert match.state.plain()["hand"] == match.state.plain()["guess"]
    assert len(os.listdir(tmp_path)) == len(played.failures)


@pytest.mark.parametrize("levels", ["random", "random,greedy"])
def test_rules_that_fall_over_end_one_game_not_all(tmp_path: Path, levels: str) -> None:
    played = run(plan_of("stumblers", 20, levels, failures=str(tmp_path)))
    assert 0 < len(played.failures) < 20
    assert played.games == 20
    assert {failure.what for failure in played.failures} == {"ValueError: no such side"}
    for failure in played.failures:
        assert carrack.replay(Path(failure.record).read_bytes()).state.actor == 1, "kept up to the fatal question"


def test_a_game_that_cannot_even_be_written_down_is_told_all_the_same(tmp_path: Path) -> None:
    played = run(plan_of("uncountables", 3, failures=str(tmp_path)))
    assert [(failure.what, failure.record) for failure in played.failures] == [("ValueError: no points", "")] * 3
    assert os.listdir(tmp_path) == []


def test_a_game_without_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_ACTIONS", 50)
    for plan in (plan_of(games=1), plan_of(games=1, checks=True), plan_of(games=1, levels="greedy")):
        (failure,) = run(plan).failures
        assert failure.what.startswith("not over after ")


def test_a_question_without_a_choice_is_not_put_to_a_bot() -> None:
    class Silent(carrack.bots.Bot):
        def choose(self, state: carrack.State) -> int:
            raise AssertionError("asked although there is one answer")

    match = carrack.Match("iron-age", 2, seed="x")
    state = match.state
    while len(state.legal()) > 1:
        state.play(state.legal()[0])
    assert playing.choose(Silent(), state, "x") == state.legal()[0]
