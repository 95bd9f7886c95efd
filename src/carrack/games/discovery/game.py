"""The title as the catalog knows it: tables, questions, words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from carrack.core.fate import Fate
from carrack.core.game import Game
from carrack.core.state import NATURE, State
from carrack.games.discovery import evaluate, knowledge, rotation
from carrack.games.discovery.auction import Bid, FirstBidder, Reward
from carrack.games.discovery.benefits import Migrate, MigrateFrom, MigrateTo, RideFrom, RideTo
from carrack.games.discovery.capital import Buy, IndianAllies
from carrack.games.discovery.counters import Look, TurnUp
from carrack.games.discovery.details import details_of
from carrack.games.discovery.dock import Land
from carrack.games.discovery.events import TELLINGS
from carrack.games.discovery.expedition import Chart, DrawCard, Expedition
from carrack.games.discovery.facts import all_facts
from carrack.games.discovery.figures import figures_of
from carrack.games.discovery.goods import Take
from carrack.games.discovery.options import OPTIONS_2007
from carrack.games.discovery.placement import FirstOrder, Place
from carrack.games.discovery.reasons import REASONS
from carrack.games.discovery.refresh import DrawGood, DrawTile, WestIndies
from carrack.games.discovery.rules import EDITION_2007, Rules
from carrack.games.discovery.setup import lay_out
from carrack.games.discovery.soldiers import Retire
from carrack.games.discovery.specialists import Train
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.university import Front
from carrack.games.discovery.verbs import VERBS
from carrack.games.discovery.view import view
from carrack.games.discovery.warfare import Conflict, Hit
from carrack.words import Words

VERSION: Final = 1


class DiscoveryGame(Game):
    """The Age of Discovery."""

    def __init__(self) -> None:
        super().__init__(
            id=EDITION_2007.id,
            title=EDITION_2007.title,
            version=VERSION,
            seats=EDITION_2007.seats,
            options=OPTIONS_2007,
            verbs=VERBS,
            reasons=REASONS,
            tellings=TELLINGS,
            steps=(  # in the order of questions.py
                FirstOrder(),
                DrawTile(),
                DrawGood(),
                FirstBidder(),
                Bid(),
                Reward(),
                Place(),
                Front(),
                Land(),
                Take(),
                Buy(),
                IndianAllies(),
                Chart(),
                Expedition(),
                TurnUp(),
                DrawCard(),
                Train(),
                Conflict(),
                Hit(),
                Retire(),
                WestIndies(),
                MigrateFrom(),
                MigrateTo(),
                Migrate(),
                RideFrom(),
                RideTo(),
                Look(),
            ),
            facts=all_facts(),
            words=Words("discovery-2007", figures=figures_of(EDITION_2007), family="discovery"),
        )

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> State:
        s = lay_out(self, Rules(EDITION_2007, seats, options))
        s.options = options
        return s

    def end_rule(self) -> str:
        return "end.turns"

    def view(self, state: State, seat: int | None = None) -> dict[str, object]:
        assert isinstance(state, Discovery)
        return view(state, seat)

    def why_details(self, state: State, action: i64, reason: i64) -> dict[str, object]:
        assert isinstance(state, Discovery)
        return details_of(state, action, reason)

    def sample(self, state: State, seat: int, fate: object) -> State:
        assert isinstance(state, Discovery)
        assert isinstance(fate, Fate)
        return knowledge.sample(state, seat, fate)

    def odds(self, state: State, seat: int | None) -> dict[int, int]:
        assert isinstance(state, Discovery)
        return knowledge.odds(state, seat) if state.actor == NATURE else {}

    def rotate(self, state: State, by: int) -> State:
        assert isinstance(state, Discovery)
        return rotation.rotate(state, by)

    def rotate_action(self, action: int, seats: int, by: int) -> int:
        return int(rotation.rotate_action(action, seats, by))

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Discovery)
        return evaluate.value(state, seat)


GAME_2007: Final = DiscoveryGame()
