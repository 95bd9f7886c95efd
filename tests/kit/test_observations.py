"""The kit finds what is wrong with an observation."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i16

import carrack
from carrack.core.observation import Asked, Entry, Sight, count, kind
from carrack.testing.errors import ConformanceError
from examples.nim import PILES, Nim, NimGame


class Piles(Sight[Nim]):
    """As docs/new-game.md has it."""

    def entries(self, s: Nim) -> list[Entry]:
        return [count(f"pile/{i + 1}", full) for i, full in enumerate(PILES)]

    def write(self, s: Nim, seat: int, out: vec[i16], at: int) -> int:
        for left in s.piles:
            out[at] = left
            at += 1
        return at


class Forgetful(Piles):
    """One number is missing."""

    def write(self, s: Nim, seat: int, out: vec[i16], at: int) -> int:
        return int(super().write(s, seat, out, at)) - 1


class Narrow(Piles):
    """The bounds are too narrow."""

    def entries(self, s: Nim) -> list[Entry]:
        return [count(f"pile/{i + 1}", 2) for i in range(len(PILES))]


class Nameless(Piles):
    """Two entries have the same name."""

    def entries(self, s: Nim) -> list[Entry]:
        return [count("pile", full) for full in PILES]


class ByNumber(Sight[Nim]):
    """A seat is told by its number, whoever observes."""

    def entries(self, s: Nim) -> list[Entry]:
        return [kind("whose", ("first", "second"))]

    def write(self, s: Nim, seat: int, out: vec[i16], at: int) -> int:
        out[at] = int(s.turn)
        return at + 1


class Rotating(NimGame):
    """Nim knows a seat by its place in the turn alone."""

    def rotate(self, state: carrack.State, by: int) -> carrack.State:
        assert isinstance(state, Nim)
        copy = state.clone()
        copy.turn = (state.turn + by) % 2
        copy.actor = (state.actor + by) % 2 if state.actor >= 0 else state.actor
        copy.last = (state.last + by) % 2 if state.last >= 0 else state.last
        return copy


def with_sights(game: NimGame, *sights: object) -> NimGame:
    game.sights = vec[Sight](sights)  # type: ignore[type-arg, arg-type]
    return game


GAME = with_sights(Rotating(), Asked(), Piles())


def check(game: NimGame, folder: Path) -> None:
    carrack.testing.check(game, games=3, out=folder, say=lambda _: None)


def test_a_right_observation_passes(tmp_path: Path) -> None:
    check(GAME, tmp_path)
    assert GAME.observation().names == ["question", "asked", "turn", "pile/1", "pile/2", "pile/3"]
    assert GAME.observe(GAME.start(), 1) == [1, 3, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("sight", "why"),
    [
        (Forgetful(), "observes 2 numbers, there are 3 names"),
        (Narrow(), "is [345] for seat"),
        (Nameless(), "3 entries of an observation are called 'pile'"),
        (ByNumber(), "seats are told by their distance"),
    ],
)
def test_a_wrong_one_is_found(sight: Sight[Nim], why: str, tmp_path: Path) -> None:
    with pytest.raises(ConformanceError, match=why):
        check(with_sights(Rotating(), sight), tmp_path)
