"""Studies of a market in which everything is known, and the sums behind them."""

from __future__ import annotations

import pytest

import carrack
from carrack.arena.plan import Plan, Setting
from carrack.arena.study.arms import Arm, Seen, deals_of, play
from carrack.arena.study.asked import Answer, Key
from carrack.arena.study.estimates import difference, doubt, estimate, holm
from carrack.arena.study.luck import luck
from carrack.arena.study.report import Found
from carrack.arena.whatif.games import changed
from carrack.core.rng import Rng
from tests.arena import stalls

GAMES = 400


def found(
    level: str, present: bool = False, game: str = "stalls", games: int = GAMES, base: Found | None = None
) -> Found:
    arm = Arm("base", game, Setting(2, {"present": present}), level, "known")
    played, run = play(arm, games, 1, None)
    assert run.failures == []
    return Found(arm, played, base)


def answers(study: Found) -> dict[Key, Answer]:
    return {answer.key: answer for answer in study.answers}


def test_a_seat_that_always_wins_is_favoured_and_it_is_sure() -> None:
    known = answers(found("greedy"))
    first, second = known[Key("seat", "0", "won")], known[Key("seat", "1", "won")]
    assert (first.found.value, second.found.value) == (1.0, 0.0)
    assert (first.verdict, second.verdict) == ("above", "below")
    assert first.found.low > 0.95
    assert known[Key("place", "0", "won")].verdict == "above"


def test_what_is_held_is_weighed_by_who_wins_with_it() -> None:
    known = answers(found("greedy"))
    gold, silver = (known[Key("thing", f"stall-{name}", "won")] for name in ("gold", "silver"))
    assert (gold.found.value, gold.verdict) == (1.0, "above")
    assert (silver.found.value, silver.verdict) == (0.0, "below")
    assert known[Key("thing", "stall-gold", "lead")].found.value == 0.5
    tin = known[Key("thing", "stall-tin", "games")].found
    assert tin.value == 0.0
    assert 0 < tin.high < 0.03
    assert known[Key("thing", "stall-tin", "won")].verdict == ""


def test_random_players_in_a_fair_market_are_not_told_apart() -> None:
    known = answers(found("random", present=True))
    assert [answer.verdict for key, answer in known.items() if key.kind in ("seat", "place")] == [""] * 8
    assert known[Key("question", "take", "asked")].found.value == 2.0
    assert known[Key("question", "take", "answers")].found.value == 2.5
    assert known[Key("chance", "toss", "asked")].found.value == 1.0
    assert known[Key("event", "taken", "told")].found.value == 2.0


def test_where_the_coin_decides_all_is_luck() -> None:
    parts = found("random", present=True).luck["won"]
    assert parts["luck"].value == pytest.approx(1.0)
    assert parts["choices"].value == pytest.approx(0.0)
    assert parts["seat"].high < 0.05


def test_where_choices_decide_nothing_is_luck() -> None:
    parts = found("random").luck["won"]
    assert parts["luck"].low < 0.0 < parts["luck"].high
    assert parts["choices"].value == pytest.approx(1.0, abs=0.25)


def test_where_the_first_seat_always_wins_the_seat_is_all_the_luck() -> None:
    parts = found("greedy").luck["won"]
    assert parts["seat"].value == pytest.approx(1.0)
    assert parts["deal"].value == pytest.approx(0.0)


def test_a_fact_that_is_changed_changes_play_and_the_answers() -> None:
    game = changed(stalls.GAME, ["tin.points=100"])
    known = answers(found("greedy", game=game.id))
    assert known[Key("thing", "stall-tin", "taken")].found.value == 0.5
    assert known[Key("thing", "stall-tin", "won")].found.value == 1.0
    assert known[Key("thing", "stall-silver", "games")].found.value == 0.0


def test_arms_are_compared_deal_by_deal() -> None:
    base = found("greedy", present=True)
    other = found("greedy", present=True, game="stalls?PRESENT=50", base=base)
    assert other.different == 0
    changes = {answer.key: answer for answer in other.differences}
    points = changes[Key("game", "", "points")]
    assert points.found.value == -25.0
    assert points.found.error == 0.0
    assert points.verdict == "below"
    assert changes[Key("seat", "0", "won")].verdict == ""


def test_the_games_of_a_deal_share_chance_and_nothing_else() -> None:
    plan = Plan("stalls", (Setting(2, {}),), 4, ("random",), "x", twins=2, watches=True)
    assert [plan.seed_of(number) for number in (1, 2, 3, 4)] == ["x/1", "x/1", "x/2", "x/2"]
    assert len({plan.minds_of(number) for number in (1, 2, 3, 4)}) == 4
    assert not plan.races
    pair = deals_of(found("random", present=True).games)
    assert all(one.watched.order == [0, 1] for deal in pair for one in deal)
    assert any(one.watched.course != other.watched.course for one, other in pair)


def test_a_game_seen_twice_is_no_more_certain() -> None:
    rng = Rng("twice")
    once = [(float(rng.below(2)), 1.0) for _ in range(100)]
    twice = [(2 * won, 2.0) for won, _ in once]
    assert estimate(once, True)[:4] == pytest.approx(estimate(twice, True)[:4])


def test_an_interval_holds_as_often_as_it_says() -> None:
    rng, wrong = Rng("cover"), 0
    for _ in range(300):
        pairs = [(float(rng.below(10) < 3), 1.0) for _ in range(60)]
        known = estimate(pairs, True)
        wrong += not known.low <= 0.3 <= known.high
    assert 3 <= wrong <= 30


def test_a_shared_error_drops_out_of_a_difference() -> None:
    rng = Rng("paired")
    base = [(float(rng.below(100)), 1.0) for _ in range(50)]
    more = [(points + 2.0, 1.0) for points, _ in base]
    known = difference(more, base)
    assert known.value == pytest.approx(2.0)
    assert known.error == pytest.approx(0.0, abs=1e-9)


def test_many_questions_make_each_answer_less_sure() -> None:
    assert holm([0.01, None, 0.04, 0.03]) == [pytest.approx(0.03), None, pytest.approx(0.06), pytest.approx(0.06)]
    assert holm([0.5, 0.9]) == [1.0, 1.0]


def test_little_is_not_tested_at_all() -> None:
    assert doubt(estimate([(1.0, 1.0)] * 5, True), 0.5) is None
    assert doubt(estimate([], True), 0.5) is None


def test_alone_there_is_no_luck_of_the_seat() -> None:
    assert set(luck([[[float(deal)], [float(deal)]] for deal in range(9)])) == {"luck", "choices"}


def test_luck_of_too_few_deals_is_not_told() -> None:
    assert luck([[[1.0, 0.0], [0.0, 1.0]]]) == {}


def test_a_study_hears_what_is_held_from_the_game() -> None:
    (game, *_rest) = found("greedy", games=2).games
    assert isinstance(game, Seen)
    assert game.watched.held == [{"stall-gold": [0, 1]}, {"stall-silver": [0, 1]}]
    assert carrack.game("stalls").holdings(carrack.game("stalls").start(2), 0) == {}
