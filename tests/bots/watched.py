"""A lagoon that remembers what it dealt, for players who think in many worlds."""

from __future__ import annotations

from carrack.core.state import State
from tests.toys import lagoon


class Watched(lagoon.LagoonGame):
    """Remembers what it dealt into the chest of seat 1."""

    def __init__(self) -> None:
        super().__init__()
        self.dealt: list[tuple[int, int]] = []

    def sample(self, state: State, seat: int, fate: object) -> State:
        copy = super().sample(state, seat, fate)
        assert isinstance(copy, lagoon.Lagoon)
        self.dealt.append((seat, copy.divers[1].chest))
        return copy
