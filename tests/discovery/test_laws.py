"""The laws see what is wrong; random games never break one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from carrack.core.actions import Actions
from carrack.core.playout import play_checked
from carrack.core.rng import Rng
from tests.discovery.table import Discovery, colony, fresh, lie, own, resolve, table

MOST = 3000  # actions: no game comes near it

OPTIONS = [
    {},
    {"start_auction_2007": True},
    {"hide_failed_counters": True},
    {"strict_colonists": True, "strict_ships": True},
    {"start_auction_2007": True, "strict_colonists": True, "strict_ships": True, "hide_failed_counters": True},
]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options) or "plain")
def test_random_games_keep_the_laws_to_the_end(seats: int, options: dict[str, bool]) -> None:
    for i in range(2):
        assert play_checked(fresh(seats, **options), Rng(f"laws/{seats}/{i}"), Actions(), MOST) == []


def spoil(field: str, index: int, change: int) -> Callable[[Discovery], None]:
    def spoiled(s: Discovery) -> None:
        if index < 0:
            setattr(s, field, getattr(s, field) + change)
        else:
            getattr(s, field)[index] += change

    return spoiled


# What is spoilt, and a word of the law that it breaks.
SPOILT: list[tuple[str, int, int, str]] = [
    ("round", -1, 8, "turn marker"),
    ("stage", -1, 20, "stage"),
    ("slot", -1, 99, "slot"),
    ("item", -1, 99, "item"),
    ("depth", -1, 9, "depth"),
    ("depth", -1, 1, "stack"),
    ("frames", 3, 1, "stack"),
    ("placed", -1, 64, "placed"),
    ("passed", -1, 64, "passed"),
    ("ship_shown", -1, 1, "ships"),
    ("ship_shown", -1, -1, "ships"),
    ("active", -1, 9, "active"),
    ("order", 0, 1, "turn order"),
    ("line", 0, 99, "slot 0"),
    ("line", 1, 1, "initiative"),
    ("line", 26 + 2, 1, "capital"),
    ("line", 6 + 9, 1, "dock"),
    ("workers", 0, -1, "workers"),
    ("workers", 0, 1, "is said to have"),
    ("presence", 0, 1, "is said to have"),
    ("workers", (9 * 3) * 6 + 4, 11, "soldiers"),
    ("workers", (9 * 3) * 6 + 5, 1, "builders"),
    ("workers", (12 * 3) * 6, 1, "crew"),
    ("money", 1, -99, "dollars"),
    ("ships", 1, 1, "ships"),
    ("economy", 1, 1, "economy"),
    ("bids", 1, 1, "bid"),
    ("goods", 0, 1, "tokens"),
    ("goods", 0, -9, "in zone"),
    ("tiles", 1, 9, "of them"),
    ("tiles", 56 + 42, 1, "shown in age"),
    ("spent", -1, 1, "used tiles"),
    ("spent", -1, 1 << 24, "University"),
    ("spent", -1, 1 << 9, "Cartography"),
    ("counter", 8, 1, "counter"),
    ("counter", 4, 1, "Caribbean"),
    ("counter", 8, -9, "counter"),
    ("seen_by", 8, 1, "seen by"),
    ("failed_with", 8, 1, "failed with"),
    ("counters", 0, 1, "of them"),
    ("looks", -1, 1, "turned up"),
    ("cards", 3, 9, "card 3"),
    ("draws", -1, 1, "cards"),
    ("colony_points", 0, 2, "colony points"),
    ("colony_points", 0, -2, "colony points"),
    ("step", -1, 2, "question"),
]


@pytest.mark.parametrize(("field", "index", "change", "word"), SPOILT)
def test_a_spoilt_state_breaks_a_law(field: str, index: int, change: int, word: str) -> None:
    s = table(3)
    assert s.invariants() == []
    spoil(field, index, change)(s)
    broken = s.invariants()
    assert any(word in law for law in broken), broken


def test_a_good_that_is_due_must_be_taken() -> None:
    s = table(2)
    colony(s, 0, "caribbean", colonist=3)
    s.goods[2 * 11 + 5] += 1
    s.goods[3 * 11 + 5] -= 1
    assert any("has not taken its good" in law for law in s.invariants())


def test_a_counter_that_was_beaten_cannot_lie_there() -> None:
    s = table(2)
    lie(s, "peru", "4-5-4-6", failed_with=3)
    assert s.invariants() == []
    s.failed_with[8] = 4
    assert any("failed with 4" in law for law in s.invariants())


def test_without_hidden_failures_everybody_has_seen_a_counter() -> None:
    s = table(2)
    lie(s, "peru", "4-5-4-6", failed_with=3)
    s.seen_by[8] = 1
    assert any("only" in law for law in s.invariants())


def test_strict_colonists_are_counted() -> None:
    s = table(2, strict_colonists=True)
    colony(s, 0, "caribbean", colonist=25)
    assert any("colonists in play" in law for law in s.invariants())


def test_strict_ships_are_counted() -> None:
    s = table(2, strict_ships=True)
    s.rules.ships_most = 1
    s.round = 2
    s.ships[0] = 1
    assert any("ships: 2 of 1" in law for law in s.invariants())


def test_nobody_stands_on_shipping_after_it_has_resolved() -> None:
    s = table(2)
    own(s, 0, "stable")
    resolve(s, capital=[(0, "colonist")])
    s.workers[(10 * 2) * 6] += 1
    assert any("shipping" in law for law in s.invariants())


def test_a_question_stands_only_where_it_belongs() -> None:
    s = table(2)
    resolve(s, dock=[(0, "colonist")])
    s.actor = 1
    assert any("question" in law for law in s.invariants())
