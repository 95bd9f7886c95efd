"""The title as the catalog knows it: tables, questions, words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.game import Game
from carrack.core.state import State
from carrack.games.iron_age import evaluate, holdings, lay
from carrack.games.iron_age.battles import Conquest, Tribute
from carrack.games.iron_age.build import Build
from carrack.games.iron_age.buy import Buy
from carrack.games.iron_age.events import TELLINGS
from carrack.games.iron_age.facts import NUMBERS, TABLES, all_facts
from carrack.games.iron_age.observe import SIGHTS
from carrack.games.iron_age.options import OPTIONS
from carrack.games.iron_age.reasons import REASONS
from carrack.games.iron_age.roll import Again, Declare, Lead, Omens, Throw
from carrack.games.iron_age.setup import Settle, lay_out
from carrack.games.iron_age.state import IronAge
from carrack.games.iron_age.store import Store
from carrack.games.iron_age.verbs import VERBS
from carrack.games.iron_age.view import THINGS, view
from carrack.words import Figures, Words

VERSION: Final = 1


class IronAgeGame(Game):
    """The Iron Age."""

    def __init__(self) -> None:
        super().__init__(
            id="iron-age",
            title="The Iron Age",
            version=VERSION,
            seats=(1, 2, 3, 4),
            options=OPTIONS,
            verbs=VERBS,
            reasons=REASONS,
            tellings=TELLINGS,
            steps=(  # in the order of questions.py
                Settle(),
                Throw(),
                Again(),
                Lead(),
                Omens(),
                Declare(),
                Conquest(),
                Tribute(),
                Build(),
                Buy(),
                Store(),
            ),
            facts=all_facts(),
            words=Words("iron-age", figures=Figures(NUMBERS, TABLES), seats=("turn",)),
            sights=SIGHTS,
        )

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> State:
        s = lay_out(self, seats)
        s.options = options
        return s

    def things(self) -> dict[str, str]:
        return THINGS

    def end_rule(self) -> str:
        return "end.conditions"

    def view(self, state: State, seat: int | None = None) -> dict[str, object]:
        assert isinstance(state, IronAge)
        return view(state)

    def lay(self, state: State, words: dict[str, object]) -> None:
        assert isinstance(state, IronAge)
        lay.lay(state, words)

    def holdable(self, state: State) -> list[str]:
        assert isinstance(state, IronAge)
        return holdings.holdable()

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, IronAge)
        return holdings.holdings(state, seat)

    def rotate(self, state: State, by: int) -> State | None:
        """Within a turn the seats are alike; the set-up goes by their numbers."""
        assert isinstance(state, IronAge)
        return state.rotated(by) if state.round > 0 else None

    def round_of(self, state: State) -> i64:
        assert isinstance(state, IronAge)
        return state.round

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, IronAge)
        return evaluate.value(state, seat)


GAME: Final = IronAgeGame()
