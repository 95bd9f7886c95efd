"""The example that learns: in small it already beats random players, and what it learnt sits down in the arena."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import carrack
from carrack.arena.players import player
from examples import learner


@pytest.mark.slow
def test_a_learner_beats_random_players_and_says_what_it_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "worth.npz"
    arguments = ["iron-age", "--games", "40", "--seconds", "600", "--measure", "20", "--out", str(file)]
    monkeypatch.setattr("sys.argv", ["learner.py", *arguments])
    learner.main()
    said = capsys.readouterr().out
    assert "iron-age, 2 seats: 40 games against itself" in said
    found = re.search(r"([\d.]+)% of 20 games won \(95 %: ([\d.]+)% to ([\d.]+)%\)", said)
    assert found, said
    share, low, high = map(float, found.groups())
    assert low <= share <= high
    assert low > 50, "surely better than random"
    again = player(f"examples.learner:Learner@{file}", "x")
    state = carrack.game("iron-age").start(2)
    assert again.choose(state) in state.legal()


def test_features_are_counts_between_0_and_1_and_one_flag_a_kind() -> None:
    state = carrack.game("endeavor").start(2)
    features = learner.Features(state.game.observation(2, state.options))
    (row,) = features.of([bytes(features.observation.row(state, 0))])
    assert row.shape == (features.length,)
    assert row.min() >= 0
    assert row.max() <= 1
    flags = row[len(features.counts) : -1]
    assert flags.sum() == len(features.kinds)
    assert row[-1] == 1
