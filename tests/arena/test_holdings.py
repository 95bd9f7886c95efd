"""What a seat holds, as a study hears it, is what everybody sees on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import carrack
from carrack.core.actions import Actions
from carrack.core.playout import play_some
from carrack.core.rng import Rng


def positions(id: str, seats: int, options: dict[str, bool | int | str]) -> Iterator[carrack.State]:
    """Some moments of random games, their ends among them."""
    for number in range(3):
        state, rng, out = carrack.game(id).start(seats, options), Rng(f"held {number}"), Actions()
        while state.actor != carrack.OVER:
            play_some(state, rng, out, 40)
            yield state


def iron_age(view: Any, seat: int) -> Counter[str]:
    sheet = view["sheets"][seat]
    rows: Any = carrack.game("iron-age").facts["monuments"]
    boxes = {row[0]: row[1] for row in rows}
    done = [name for name, filled in sheet["monuments"].items() if filled == boxes[name]]
    return Counter([f"development-{name}" for name in sheet["developments"]] + [f"monument-{name}" for name in done])


def discovery(view: Any, seat: int) -> Counter[str]:
    own = view["seat"][seat]
    nation = [own["nation"]] if own.get("nation") else []
    kinds = {"tile": own["tiles"], "counter": own["counters"], "card": own["cards"], "nation": nation}
    return Counter(f"{kind}-{name}" for kind, names in kinds.items() for name in names)


def endeavor(view: Any, seat: int) -> Counter[str]:
    own = view["seat"][seat]
    cards = Counter(f"card-{name}" for name in (*own["cards"], *own["face_down"]))
    built = {f"building-{name}": count for name, count in own["buildings"].items() if name != "colonial_house"}
    return cards + Counter(built)


@pytest.mark.parametrize(
    ("id", "seats", "options", "seen"),
    [
        ("iron-age", 3, {}, iron_age),
        ("discovery-2007", 4, {}, discovery),
        ("discovery-2015", 3, {"builder_tiles": True, "builder_worker": True}, discovery),
        ("discovery-2015", 2, {"nations": "off"}, discovery),
        ("endeavor", 4, {}, endeavor),
        ("endeavor", 1, {}, endeavor),
    ],
)
def test_holdings_are_what_the_view_shows(id: str, seats: int, options: dict[str, Any], seen: Any) -> None:
    game, held = carrack.game(id), Counter[str]()
    for state in positions(id, seats, options):
        holdable = set(game.holdable(state))
        for seat in range(seats):
            own = game.holdings(state, seat)
            assert own == seen(game.view(state), seat)
            assert set(own) <= holdable
            held.update(own)
    assert len(held) > 5
