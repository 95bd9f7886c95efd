"""How strong a bot is: deals are shared, an interval may be looked at, and what was begun goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

import carrack
from carrack.arena import journal
from carrack.arena.journal import OtherGames
from carrack.arena.plan import Setting
from carrack.arena.playing import play_part
from carrack.arena.strength import Contest, Fought, contend, interval, settled, strength_of


def contest(bot: str = "greedy", against: str = "random", seats: int = 2, target: float = 0.5) -> Contest:
    options = carrack.game("iron-age").start(seats, {"length": "short"}).options
    return Contest("iron-age", Setting(seats, options), bot, against, "x", target)


def games(won: float, lost: float) -> list[Fought]:
    shares = [1.0] * int(won) + [0.0] * int(lost)
    return [Fought(i + 1, share, 3, 2, 0.001) for i, share in enumerate(shares)]


def test_chance_is_the_same_in_every_seat_of_a_deal() -> None:
    plan = contest(seats=3).plan(6, 0)
    assert [plan.seed_of(number) for number in range(1, 7)] == ["x/1"] * 3 + ["x/2"] * 3
    assert [plan.levels_of(number).index("greedy") for number in range(1, 7)] == [0, 2, 1, 0, 2, 1]


def test_bots_that_are_alike_share_a_deal_evenly() -> None:
    """Each plays the same game from each seat: whoever wins it, both have it once."""
    part = play_part(contest("greedy", "greedy").plan(2, 0), 1, 2, 1e9)
    one, other = part.results
    assert one.scores == other.scores


def test_the_better_bot_is_found_and_it_ends_there() -> None:
    done, played = contend(contest(), 200, 1)
    known = strength_of(done)
    assert 6 <= len(done) < 60
    assert known.low > 0.5
    assert not played.interrupted
    assert known.margin.mean > 0
    assert known.milliseconds > 0


def test_the_interval_holds_however_often_one_looks() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(50, 100)
    assert low == pytest.approx(1 - high, abs=1e-4)
    assert 0.3 < low < 0.4
    assert interval(100, 100)[1] == pytest.approx(1.0, abs=1e-4)
    narrower = interval(500, 1000)
    assert low < narrower[0] < 0.5 < narrower[1] < high


def test_it_is_wider_than_one_that_is_looked_at_once() -> None:
    """Of a hundred fair contests of two hundred games each, hardly any ever rules the truth out."""
    from carrack.core.rng import Rng

    rng, wrong = Rng("fair"), 0
    for _ in range(100):
        won = 0
        for played in range(1, 201):
            won += rng.below(2)
            low, high = interval(won, played)
            if not low <= 0.5 <= high:
                wrong += 1
                break
    assert wrong <= 8


def test_strength_is_zero_where_it_is_fair() -> None:
    known = strength_of(games(25, 75))
    assert known.elo(0.25, 0.25) == pytest.approx(0.0)
    assert known.elo(10 / 11, 0.5) == pytest.approx(400.0)
    assert known.elo(0.0, 0.5) == -1000


def test_sure_is_on_one_side_of_the_target_with_every_deal_whole() -> None:
    first = settled(contest(), games(20, 0))
    assert first is not None
    assert len(first) % 2 == 0
    assert settled(contest(), games(len(first) - 1, 0)) is None
    assert settled(contest(), games(len(first), 30)) == first
    assert settled(contest(), games(10, 10)[::2]) is None


def test_what_was_begun_goes_on(tmp_path: Path) -> None:
    even = contest("random", "random")
    file = tmp_path / "games.jsonl"
    first, _ = contend(even, 4, 1, file)
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join(lines[:4]) + "\n" + lines[4][:20], "utf-8")  # it was stopped while it wrote the fourth
    again, _ = contend(even, 4, 1, file)
    assert [(game.number, game.won, game.margin) for game in again] == [(g.number, g.won, g.margin) for g in first]
    more, _ = contend(even, 6, 1, file)
    assert [game.number for game in more] == [1, 2, 3, 4, 5, 6]


def test_no_other_games_are_counted_in(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    contend(contest("random", "random"), 2, 1, file)
    with pytest.raises(OtherGames):
        journal.games(file, contest("greedy", "random").head(), Fought)
    file.write_text("not a line of ours}\n", "utf-8")
    with pytest.raises(OtherGames):
        journal.games(file, contest("random", "random").head(), Fought)


def test_processes_leave_no_trace() -> None:
    even = contest("random", "random")
    one, two = (contend(even, 8, jobs)[0] for jobs in (1, 2))
    assert [(game.number, game.won, game.margin) for game in one] == [(g.number, g.won, g.margin) for g in two]


def test_alone_it_plays_against_the_game() -> None:
    start = carrack.game("endeavor").start(1)
    alone = Contest("endeavor", Setting(1, start.options), "greedy", "greedy", "x", 0.5)
    done, _ = contend(alone, 2, 1)
    assert len(done) == 2
    assert alone.fair == 0.5
