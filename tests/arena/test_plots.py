"""Charts are well-formed SVG that says its numbers."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from carrack.arena.plots import Bar, Spelling, bars, histogram, squares, ticks

SVG = "{http://www.w3.org/2000/svg}"
PLAIN = Spelling("{:.2f}".format, "{:g}".format)


def texts(chart: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(chart).iter(f"{SVG}text")]


def boxes(chart: str) -> list[dict[str, str]]:
    return [element.attrib for element in ElementTree.fromstring(chart).iter(f"{SVG}rect")][1:]


def test_a_histogram_has_a_bar_for_each_bin_that_is_not_empty() -> None:
    chart = histogram("Length <of> a game", "actions & more", 5, [(10, 3), (15, 0), (20, 6)], 16.0, PLAIN)
    drawn = boxes(chart)
    assert len(drawn) == 2
    assert float(drawn[1]["height"]) == pytest.approx(2 * float(drawn[0]["height"]), abs=0.2)
    assert {"Length <of> a game", "actions & more"} <= set(texts(chart))


def test_bars_show_label_value_and_whiskers() -> None:
    chart = bars("Points", "points", [Bar("Trade", 4.0, 3.5, 4.5), Bar("Skulls", -2.0, -2.5, -1.5)], PLAIN)
    assert {"Trade", "4.00", "Skulls", "-2.00"} <= set(texts(chart))
    trade, skulls = boxes(chart)
    assert float(trade["width"]) == pytest.approx(2 * float(skulls["width"]), abs=0.2)
    assert float(skulls["x"]) + float(skulls["width"]) == pytest.approx(float(trade["x"]), abs=0.2)


def test_the_fair_share_is_a_dashed_line() -> None:
    rows = [Bar("Seat 1", 0.5, 0.4, 0.6)]
    assert "stroke-dasharray" in bars("Wins", "share", rows, PLAIN, fair=0.25)
    assert "stroke-dasharray" not in bars("Wins", "share", rows, PLAIN)


def test_squares_are_the_darker_the_more_was_won_and_empty_where_nobody_met() -> None:
    chart = squares("Pairs", ["Ann", "Bo"], [[None, 0.75], [0.25, None]], PLAIN)
    assert {"Ann 1", "Bo 2", "0.75", "0.25"} <= set(texts(chart))
    ann, bo = boxes(chart)
    assert float(ann["opacity"]) == pytest.approx(3 * float(bo["opacity"]))


def test_nothing_but_zeros_can_be_drawn() -> None:
    ElementTree.fromstring(bars("Points", "points", [Bar("None", 0.0, 0.0, 0.0)], PLAIN))
    ElementTree.fromstring(histogram("Points", "points", 1, [(0, 5)], 0.0, PLAIN))


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 10, [0, 2, 4, 6, 8, 10]), (-3, 4, [-3, -2, -1, 0, 1, 2, 3, 4]), (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1.0])],
)
def test_ticks_are_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == expected


@pytest.mark.parametrize(("low", "high"), [(0, 1e-6), (17, 1234567), (-0.004, 0.9), (99, 100)])
def test_ticks_are_few_and_within(low: float, high: float) -> None:
    found = ticks(low, high)
    assert 2 <= len(found) <= 10
    assert all(low <= tick <= high for tick in found)
