"""The kit refuses copies that are not equal, or not apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrack import Game
from carrack.core.events import Journal
from carrack.core.state import State
from carrack.testing.copies import Kept, clones_share_nothing
from carrack.testing.errors import Broken
from tests.kit.refusals import refusal
from tests.toys import lagoon
from tests.toys.lagoon import Lagoon, LagoonGame


class SharedBag(Lagoon):
    def clone(self) -> Lagoon:
        copy = super().clone()
        copy.bag = self.bag
        return copy


class SharedDivers(Lagoon):
    def clone(self) -> Lagoon:
        copy = super().clone()
        copy.divers = self.divers[:]
        return copy


@pytest.mark.parametrize(("kind", "shared"), [(SharedBag, "bag"), (SharedDivers, "divers")])
def test_a_clone_that_shares_a_list_is_refused(tmp_path: Path, kind: type[Lagoon], shared: str) -> None:
    error = refusal(LagoonGame(kind=kind), tmp_path)
    assert error.habit == "clones share nothing"
    assert f"it shares {shared}" in str(error)


def test_every_past_clone_is_looked_at_again() -> None:
    state = lagoon.GAME.start(2)
    past = []
    for action in (lagoon.DIVE, lagoon.COMES, lagoon.REST):
        past.append(Kept(state, state.key()))
        state.play(action)
    clones_share_nothing(past)
    changed = past[1].clone
    assert isinstance(changed, Lagoon)
    changed.stormy = True
    with pytest.raises(Broken, match=r"kept after 1 actions .* shares stormy"):
        clones_share_nothing(past)


class Forgetful(Lagoon):
    """A clone is never stormy."""

    def clone(self) -> Lagoon:
        copy = super().clone()
        copy.stormy = False
        return copy


def test_a_clone_that_forgets_a_field_is_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(kind=Forgetful), tmp_path, seats=3, options={"storms": True})
    assert error.habit == "clones share nothing"
    assert "stormy" in str(error)


class ShallowDeepcopy(Lagoon):
    def __deepcopy__(self, memo: object) -> Lagoon:
        return self


class ShallowCopy(Lagoon):
    def __copy__(self) -> Lagoon:
        copy = self.clone()
        copy.divers = self.divers
        return copy


class FreshPickle(Lagoon):
    """Comes out of pickle as a game that just begins."""

    def __reduce__(self) -> tuple[object, ...]:
        return (LagoonGame.start, (self.game, int(self.seats), dict(self.options)))


@pytest.mark.parametrize(
    ("kind", "way"), [(ShallowDeepcopy, "deepcopy"), (ShallowCopy, "copy"), (FreshPickle, "pickle")]
)
def test_a_copy_that_is_none_is_refused(tmp_path: Path, kind: type[Lagoon], way: str) -> None:
    error = refusal(LagoonGame(kind=kind), tmp_path)
    assert error.habit == "a copy goes its own way"
    assert f": {way}: " in str(error)


class Listening(Lagoon):
    """A clone that takes the journal along tells its listener what only a search has thought of."""

    def clone(self) -> Lagoon:
        copy = super().clone()
        copy.journal = Journal()
        return copy


def test_a_clone_that_keeps_telling_is_refused(tmp_path: Path) -> None:
    error = refusal(LagoonGame(kind=Listening), tmp_path)
    assert error.habit == "a copy goes its own way"


class NestedLists(Lagoon):
    """A field that is no plain data: a list of lists cannot be loaded."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.grid = [[0, 1], [2, 3]]


class Fractions(Lagoon):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.share = 0.5


class Undeclared(Lagoon):
    """A field that comes and goes: `start` knows nothing of it."""

    def new_turn(self, seat: int) -> None:
        super().new_turn(seat)
        if self.turns > 1:
            self.extra = 1

    def clone(self) -> Lagoon:
        copy = super().clone()
        if self.turns > 1:
            assert isinstance(copy, Undeclared)
            copy.extra = 1
        return copy


@pytest.mark.parametrize(
    ("kind", "habit"),
    [
        (NestedLists, "dump and load give the state back"),
        (Fractions, "a question can be listed"),
        (Undeclared, "dump and load give the state back"),
    ],
)
def test_a_field_that_cannot_be_loaded_is_refused(tmp_path: Path, kind: type[Lagoon], habit: str) -> None:
    assert refusal(LagoonGame(kind=kind), tmp_path).habit == habit


class Trusting(LagoonGame):
    """Believes every dump."""

    def load(self, data: object) -> State:
        try:
            return super().load(data)
        except Exception:
            return self.start(2)


def test_a_game_that_believes_a_spoilt_dump_is_refused(tmp_path: Path) -> None:
    error = refusal(Trusting(), tmp_path)
    assert error.habit == "a spoilt dump is refused"


class Brittle(LagoonGame):
    """Fails on a spoilt dump with whatever Python says."""

    def load(self, data: object) -> State:
        assert isinstance(data, dict)
        assert isinstance(data["state"]["divers"], list)
        return super().load(data)


def test_a_game_that_fails_on_a_spoilt_dump_is_refused(tmp_path: Path) -> None:
    error = refusal(Brittle(), tmp_path)
    assert error.habit == "a spoilt dump is refused"
    assert "AssertionError" in str(error)
