"""The title as the catalog knows it: tables, questions, words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.game import Game
from carrack.core.state import State
from carrack.games.iron_age import evaluate, lay
from carrack.games.iron_age.battles import Conquest, Tribute
from carrack.games.iron_age.build import Build, army_food
from carrack.games.iron_age.buy import Buy, goods_needed, rest_of
from carrack.games.iron_age.events import TELLINGS
from carrack.games.iron_age.facts import NUMBERS, SHIP_GOODS, TABLES, all_facts
from carrack.games.iron_age.options import OPTIONS
from carrack.games.iron_age.reasons import NO_FOOD_FOR_ARMY, NO_GOODS_FOR_SHIP, REASONS, TOO_FEW_GOODS, TOO_FEW_TO_STORE
from carrack.games.iron_age.roll import Again, Declare, Lead, Omens, Throw
from carrack.games.iron_age.setup import Settle, lay_out
from carrack.games.iron_age.state import IronAge
from carrack.games.iron_age.store import Store, goods_per_wealth
from carrack.games.iron_age.verbs import BUY, STORE, VERBS, WEALTH_SPENT
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
            words=Words("iron-age", figures=Figures(NUMBERS, TABLES)),
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

    def why_details(self, state: State, action: i64, reason: i64) -> dict[str, object]:
        assert isinstance(state, IronAge)
        if state.actor < 0:
            return {}
        sheet = state.sheets[state.actor]
        if reason == TOO_FEW_GOODS:
            rest = rest_of(state, sheet, (action - BUY) // WEALTH_SPENT)
            return {"needed": int(goods_needed(rest, (action - BUY) % WEALTH_SPENT)), "goods": int(sheet.goods)}
        if reason == TOO_FEW_TO_STORE:
            return {"needed": int((action - STORE) * goods_per_wealth(sheet)), "goods": int(sheet.goods)}
        if reason == NO_GOODS_FOR_SHIP:
            return {"needed": int(SHIP_GOODS), "goods": int(sheet.goods)}
        if reason == NO_FOOD_FOR_ARMY:
            return {"needed": int(army_food(sheet))}
        return {}

    def rotate(self, state: State, by: int) -> State | None:
        """Within a turn the seats are alike; the set-up goes by their numbers."""
        assert isinstance(state, IronAge)
        return state.rotated(by) if state.round > 0 else None

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, IronAge)
        return evaluate.value(state, seat)


GAME: Final = IronAgeGame()
