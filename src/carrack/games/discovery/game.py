"""The titles as the catalog knows them, one for each edition: tables, questions, words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from carrack.core.events import Tellings
from carrack.core.fate import Fate
from carrack.core.game import Game
from carrack.core.options import Option
from carrack.core.reasons import Reasons
from carrack.core.state import NATURE, State, Step
from carrack.core.verbs import Verbs
from carrack.games.discovery import holdings, lay, rotation
from carrack.games.discovery.chapters.auction import Bid, FirstBidder, Reward
from carrack.games.discovery.chapters.benefits import Migrate, MigrateFrom, MigrateTo
from carrack.games.discovery.chapters.capital import Buy, IndianAllies
from carrack.games.discovery.chapters.counters import Look, TurnUp
from carrack.games.discovery.chapters.dock import Land
from carrack.games.discovery.chapters.expedition import Chart, DrawCard, Expedition
from carrack.games.discovery.chapters.goods import Take
from carrack.games.discovery.chapters.placement import Place
from carrack.games.discovery.chapters.refresh import DrawGood, DrawTile, WestIndies
from carrack.games.discovery.chapters.riding import RideFrom, RideTo
from carrack.games.discovery.chapters.setup import lay_out
from carrack.games.discovery.chapters.soldiers import Retire
from carrack.games.discovery.chapters.specialists import Train
from carrack.games.discovery.chapters.turn_order import FirstOrder
from carrack.games.discovery.chapters.university import Front
from carrack.games.discovery.chapters.warfare import Conflict, Hit
from carrack.games.discovery.edition_2015.events import TELLINGS_2015
from carrack.games.discovery.edition_2015.facts import all_facts_2015
from carrack.games.discovery.edition_2015.history import Rewrite, Rewritten
from carrack.games.discovery.edition_2015.market import Sell, Smuggle, SmuggleFor
from carrack.games.discovery.edition_2015.nation_auction import ChooseNation
from carrack.games.discovery.edition_2015.nations import Arrange, Claim, Muster, Replace, Seize
from carrack.games.discovery.edition_2015.plagues import Infect, InfectCount, Lose
from carrack.games.discovery.edition_2015.points import BuyPoints
from carrack.games.discovery.edition_2015.preparation import Conquest, DealNation, OpenCounter, SpareTile
from carrack.games.discovery.edition_2015.reasons import REASONS_2015
from carrack.games.discovery.edition_2015.scouting import CardPlace, ScoutCard, ScoutCounter
from carrack.games.discovery.edition_2015.settling import NameForEdict, Settle
from carrack.games.discovery.edition_2015.spoils import SpoilsGood, SpoilsSpecialist
from carrack.games.discovery.edition_2015.verbs import VERBS_2015
from carrack.games.discovery.evaluate import evaluate
from carrack.games.discovery.evaluate.leaning import leaning
from carrack.games.discovery.knowledge import knowledge
from carrack.games.discovery.observe.observe import SIGHTS
from carrack.games.discovery.renewal import bring_up_to_date
from carrack.games.discovery.rules import EDITION_2007, EDITION_2015, Edition, Rules
from carrack.games.discovery.state import Discovery
from carrack.games.discovery.tables.events import TELLINGS
from carrack.games.discovery.tables.facts import all_facts, neighbours_by_name
from carrack.games.discovery.tables.figures import figures_of
from carrack.games.discovery.tables.options import OPTIONS_2007, OPTIONS_2015, check_together
from carrack.games.discovery.tables.reasons import REASONS
from carrack.games.discovery.tables.things import PLACES, PLACES_2015, THINGS, THINGS_2015
from carrack.games.discovery.tables.verbs import VERBS
from carrack.games.discovery.view import view
from carrack.words import Words

VERSION_2007: Final = 1
VERSION_2015: Final = 2  # a worker is back as its own space is resolved


def _steps(verbs: Verbs, prize: Step[Discovery]) -> list[Step[Any]]:
    """The questions of both editions, in the order of questions.py. `prize` is what the auction brings."""
    return [
        FirstOrder(),
        DrawTile(),
        DrawGood(),
        FirstBidder(),
        Bid(),
        prize,
        Place(verbs),
        Front(verbs),
        Land(),
        Take(),
        Buy(),
        IndianAllies(),
        Chart(),
        Expedition(verbs),
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
    ]


def _steps_2015() -> list[Step[Any]]:
    """Those of the edition of 2015."""
    return [
        DealNation(),
        SpareTile(),
        OpenCounter(),
        Conquest(),
        ScoutCounter(),
        ScoutCard(),
        CardPlace(),
        Muster(),
        Arrange(),
        Claim(),
        Seize(),
        Replace(),
        SpoilsSpecialist(),
        SpoilsGood(),
        Settle(),
        Lose(),
        NameForEdict(),
        Infect(),
        InfectCount(),
        Rewrite(),
        Rewritten(),
        Smuggle(),
        SmuggleFor(),
        Sell(),
        BuyPoints(),
    ]


class DiscoveryGame(Game):
    """The Age of Discovery, in one of its editions."""

    def __init__(
        self,
        edition: Edition,
        version: int,
        options: Mapping[str, Option],
        verbs: Verbs,
        reasons: Reasons,
        tellings: Tellings,
        steps: list[Step[Any]],
        facts: Mapping[str, object],
    ) -> None:
        self.edition = edition
        super().__init__(
            id=edition.id,
            title=edition.title,
            version=version,
            seats=edition.seats,
            options=options,
            verbs=verbs,
            reasons=reasons,
            tellings=tellings,
            steps=steps,
            facts=facts,
            words=Words(edition.id, figures=figures_of(edition), family="discovery", seats=("explorer", "owner")),
            sights=SIGHTS,
        )

    def check_options(self, seats: int, options: Mapping[str, bool | int | str]) -> None:
        check_together(options)

    def set_up(self, seats: int, options: dict[str, bool | int | str]) -> State:
        s = lay_out(self, Rules(self.edition, seats, options))
        s.options = options
        return s

    def adopt(self, data: object) -> State:
        return super().adopt(bring_up_to_date(data) if self.edition.is_2015 else data)

    def things(self) -> dict[str, str]:
        return THINGS_2015 if self.edition.is_2015 else THINGS

    def places(self) -> dict[str, str]:
        return PLACES_2015 if self.edition.is_2015 else PLACES

    def neighbours(self) -> dict[str, dict[str, list[str]]]:
        return {"region": neighbours_by_name()}

    def has_secrets(self, options: Mapping[str, bool | int | str]) -> bool:
        return bool(options["hide_failed_counters"]) or bool(options.get("scouting"))

    def end_rule(self) -> str:
        return "end.turns"

    def view(self, state: State, seat: int | None = None) -> dict[str, object]:
        assert isinstance(state, Discovery)
        return view(state, seat)

    def lay(self, state: State, words: dict[str, object]) -> None:
        assert isinstance(state, Discovery)
        lay.lay(state, words)

    def sample(self, state: State, seat: int, fate: object) -> State:
        assert isinstance(state, Discovery)
        assert isinstance(fate, Fate)
        return knowledge.sample(state, seat, fate)

    def odds(self, state: State, seat: int | None) -> dict[int, int]:
        assert isinstance(state, Discovery)
        return knowledge.odds(state, seat) if state.actor == NATURE else {}

    def holdable(self, state: State) -> list[str]:
        assert isinstance(state, Discovery)
        return holdings.holdable(state)

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, Discovery)
        return holdings.holdings(state, seat)

    def rotate(self, state: State, by: int) -> State:
        assert isinstance(state, Discovery)
        return rotation.rotate(state, by)

    def rotate_action(self, action: int, seats: int, by: int) -> int:
        return int(rotation.rotate_action(action, seats, by))

    def round_of(self, state: State) -> i64:
        assert isinstance(state, Discovery)
        return state.round

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Discovery)
        return evaluate.value(state, seat)

    def leaning(self, state: State, seat: i64, style: i64) -> float:
        assert isinstance(state, Discovery)
        return leaning(state, seat, style)


GAME_2007: Final = DiscoveryGame(
    EDITION_2007, VERSION_2007, OPTIONS_2007, VERBS, REASONS, TELLINGS, _steps(VERBS, Reward()), all_facts()
)
GAME_2015: Final = DiscoveryGame(
    EDITION_2015,
    VERSION_2015,
    OPTIONS_2015,
    VERBS_2015,
    REASONS_2015,
    TELLINGS_2015,
    [*_steps(VERBS_2015, ChooseNation()), *_steps_2015()],
    all_facts_2015(),
)
