"""Nothing acknowledged is lost, nothing is half done, whenever the process dies."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kills import check, under_load


@pytest.mark.slow
def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    run = under_load(tmp_path, 10, "ten")
    assert run.failures == []
    assert check(run) >= len(run.acknowledged) > 50


@pytest.mark.soak
def test_a_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    run = under_load(tmp_path, 100, "hundred")
    assert run.failures == []
    assert check(run) >= len(run.acknowledged) > 500
