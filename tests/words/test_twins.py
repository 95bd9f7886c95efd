"""The golden file of views in words is what the games say today; the page's own test holds the page to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import carrack
from carrack.twin import Item, Twin
from tools.twins import GOLDEN, found, text_of


def test_the_golden_file_says_views_as_the_terminal_says_them() -> None:
    assert GOLDEN.read_text("utf-8") == text_of(found()), "python -m tools.twins writes it anew"


def test_the_text_of_a_city_says_where_its_routes_lead() -> None:
    """Otherwise only the map shows it. Lima has none."""
    game = carrack.game("endeavor")
    said = {line.path: line.text for line in every_line(Twin(game, "en").lines(game.view(game.start(3), 0)))}
    assert said["/regions/europe/cities/tripoli"].endswith("route to Alexandria")
    assert said["/regions/europe/cities/london"].endswith("routes to Surat, Quebec")
    assert "route" not in said["/regions/south_america/cities/lima"]


def every_line(lines: Iterable[Item]) -> Iterator[Item]:
    for line in lines:
        yield line
        yield from every_line(line.lines)
