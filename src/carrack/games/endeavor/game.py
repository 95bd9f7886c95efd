"""The title as the catalog knows it: tables, questions, words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.game import Game
from carrack.core.state import State
from carrack.games.endeavor import evaluate, holdings, lay, rotation
from carrack.games.endeavor.chapters.actions import Act, Work
from carrack.games.endeavor.chapters.build import Build
from carrack.games.endeavor.chapters.cards import DiscardCard
from carrack.games.endeavor.chapters.neutral import Close, Neutral
from carrack.games.endeavor.chapters.salaries import Salary
from carrack.games.endeavor.chapters.setup import DealToken, DrawFirst, lay_out
from carrack.games.endeavor.leaning import leaning
from carrack.games.endeavor.observe import SIGHTS
from carrack.games.endeavor.rules import Rules
from carrack.games.endeavor.solo.cards import FoeDiscard
from carrack.games.endeavor.solo.opposition import FoeAttack, FoeDraw, FoeOccupy, FoeShip, FoeTake
from carrack.games.endeavor.solo.setup import Clear, DrawSettler, LayDisc, LayMarker, LayTile, Settle
from carrack.games.endeavor.state import Endeavor
from carrack.games.endeavor.tables.events import TELLINGS
from carrack.games.endeavor.tables.facts import all_facts
from carrack.games.endeavor.tables.figures import figures
from carrack.games.endeavor.tables.map import neighbours_by_name
from carrack.games.endeavor.tables.options import OPTIONS
from carrack.games.endeavor.tables.reasons import REASONS
from carrack.games.endeavor.tables.verbs import VERBS
from carrack.games.endeavor.view import PLACES, THINGS, view
from carrack.words import Words

VERSION: Final = 1


class EndeavorGame(Game):
    """Endeavor."""

    def __init__(self) -> None:
        super().__init__(
            id="endeavor",
            title="Endeavor",
            version=VERSION,
            seats=(1, 2, 3, 4, 5),
            options=OPTIONS,
            verbs=VERBS,
            reasons=REASONS,
            tellings=TELLINGS,
            steps=(  # in the order of questions.py
                DealToken(),
                DrawFirst(),
                LayTile(),
                LayMarker(),
                LayDisc(),
                DrawSettler(),
                Settle(),
                Clear(),
                Close(),
                Build(),
                Salary(),
                Act(),
                Work(),
                Neutral(),
                DiscardCard(),
                FoeOccupy(),
                FoeShip(),
                FoeDraw(),
                FoeAttack(),
                FoeTake(),
                FoeDiscard(),
            ),
            facts=all_facts(),
            words=Words("endeavor", figures=figures()),
            sights=SIGHTS,
        )

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> State:
        s = lay_out(self, Rules(seats, options))
        s.options = options
        return s

    def things(self) -> dict[str, str]:
        return THINGS

    def neighbours(self) -> dict[str, dict[str, list[str]]]:
        return {"city": neighbours_by_name()}

    def places(self) -> dict[str, str]:
        return PLACES

    def end_rule(self) -> str:
        return "end.rounds"

    def view(self, state: State, seat: int | None = None) -> dict[str, object]:
        assert isinstance(state, Endeavor)
        return view(state)

    def lay(self, state: State, words: dict[str, object]) -> None:
        assert isinstance(state, Endeavor)
        lay.lay(state, words)

    def holdable(self, state: State) -> list[str]:
        assert isinstance(state, Endeavor)
        return holdings.holdable()

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, Endeavor)
        return holdings.holdings(state, seat)

    def rotate(self, state: State, by: int) -> State | None:
        assert isinstance(state, Endeavor)
        return rotation.rotate(state, by)

    def rotate_action(self, action: int, seats: int, by: int) -> int:
        return int(rotation.rotate_action(action, seats, by))

    def round_of(self, state: State) -> i64:
        assert isinstance(state, Endeavor)
        return state.round

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Endeavor)
        return evaluate.value(state, seat)

    def leaning(self, state: State, seat: i64, style: i64) -> float:
        assert isinstance(state, Endeavor)
        return leaning(state, seat, style)


GAME: Final = EndeavorGame()
