"""The benchmark measures what it says it measures."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import carrack
from carrack.arena import measures
from carrack.arena.measures import CLONE, CONTRACT, PLAY, Measure, Target, measure, start_full
from carrack.bench import yardstick
from tests.core.hide_and_toss import HideAndToss


def test_the_yardstick_never_changes() -> None:
    """So many actions in so many games of one seed: compiled, uncompiled, and for ever."""
    assert yardstick.many_actions(yardstick.start(), 40, 7) == 12154
    toy = yardstick.start()
    sizes = [len(getattr(toy, name)) for name in ("fleet", "moored", "berths", "crews", "strength", "wares", "market")]
    assert sizes == [20, 8, 256, 180, 36, 44, 11]


def test_a_clone_of_the_yardstick_shares_nothing() -> None:
    toy = yardstick.start()
    before = [list(getattr(toy, name)) for name in ("fleet", "berths", "crews", "wares", "coins", "points")]
    assert yardstick.many_actions(toy, 2, 1) > 0
    assert [list(getattr(toy, name)) for name in ("fleet", "berths", "crews", "wares", "coins", "points")] == before


def test_every_figure_is_measured_at_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "SLICE", 0.002)
    found = measure(carrack.game("iron-age"))
    assert [(figure.what, figure.seats) for figure in found] == [
        (PLAY, 4),
        (PLAY, 1),
        (PLAY, 2),
        (PLAY, 3),
        (CONTRACT, 4),
        (CLONE, 4),
    ]
    assert all(figure.rate > 0 and figure.yardstick > 0 for figure in found)
    floors = [figure.target and figure.target.floor for figure in found]
    assert floors == [0.85, None, None, None, 0.1, 2.2]


class Boxes(HideAndToss):
    """A coin that can be silver, edged, or neither; never both."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "boxes"
        self.options = {name: carrack.Option("bool", False, text=name) for name in ("silver", "edged", "signed")}
        self.defaults = dict.fromkeys(self.options, False)

    def check_options(self, seats: int, options: Mapping[str, bool | int | str]) -> None:
        if options["silver"] and options["edged"]:
            raise carrack.OptionError("edged", "no silver coin is edged")


def test_everything_that_can_be_switched_on_is() -> None:
    assert start_full(Boxes(), 2).options == {"silver": True, "edged": False, "signed": True}


def test_a_rate_must_be_higher_and_a_clone_shorter() -> None:
    fast = Measure(PLAY, 4, 5e6, 10e6, Target(0.42, 1.0))
    assert (fast.value, fast.reaches(0.42), fast.reaches(1.0)) == (0.5, True, False)
    clone = Measure(CLONE, 4, 2e6, 4e6, Target(3.0, 1.5))
    assert (clone.value, clone.reaches(3.0), clone.reaches(1.5)) == (2.0, True, False)
