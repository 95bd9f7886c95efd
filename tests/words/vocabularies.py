"""The games whose words are tested."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

import carrack
from carrack.core.state import State
from carrack.games.discovery.facts import WORKERS
from carrack.games.discovery.game import GAME_2007, GAME_2015
from carrack.games.discovery.questions import STAGES, STAGES_2015
from carrack.games.discovery.tiles import TILES
from carrack.games.discovery.verbs import DOCK_NAMES
from carrack.games.endeavor.facts import FOE_NAMES, GRADES, LOST
from carrack.games.endeavor.game import GAME as ENDEAVOR_GAME
from carrack.games.endeavor.questions import STAGES as ENDEAVOR_STAGES
from carrack.games.iron_age.events import ROWS
from tests.words.spoken import Thing, Vocabulary


class IronAge(Vocabulary):
    switches = ("marked",)

    def positions(self, chooser: random.Random) -> Iterable[State]:
        for seats in (1, 2, 3, 4):
            for _ in range(2):
                state = self.game.start(seats)
                while state.actor != carrack.OVER:
                    yield state
                    state.play(chooser.choice(state.legal()))

    def shown(self) -> set[Thing]:
        state = self.game.start(2)
        view = self.game.view(state)
        sheets = view["sheets"]
        assert isinstance(sheets, list)
        found = {("sheet", word.replace("_", "-")) for word in sheets[0] if word not in ROWS}
        found |= {("sheet", word) for word in ("population", "innovations") if word in view}
        found |= {("source", word) for word in state.breakdown()[0]}
        return found | {("grade", word) for word in ("won", "lost")}

    def helped(self) -> set[Thing]:
        kinds = ("face", "row", "development", "monument", "disaster", "sheet", "source")
        return {thing for thing in self.named() if thing[0] in kinds} | {("die", "empire"), ("die", "fate")}


# What players are fond of, verbs and things alike, so that rare questions come up: some quarrel and explore, others arm
# in peace and buy.
TEMPERS = (
    {
        "bid": 3, "fight": 9, "declare-war": 9, "hit": 9, "soldier": 3, "dock": 3, "discovery": 5, "captain": 5,
        "enlist": 9, "sail": 9, "sail-beyond": 9, "1-2-1-4": 9, "buy": 9, "navigator": 9, "university": 9,
        "indian_allies": 9,
    },
    {
        "soldier": 30, "dock": 30, "capital": 30, "initiative": 20, "buy": 30, "land": 30, "stay": 50, "keep-peace": 90,
        "trading_post": 90, "inca_conquest": 90, "training_grounds": 90, "fortress": 90, "military_academy": 90,
        "taxation": 90, "stable": 90, "indian_allies": 90, "west_indies_co": 9, "migration": 90,
    },
)  # fmt: skip


class Discovery(Vocabulary):
    switches = ("slot",)
    hears_reasons_every = 100

    def positions(self, chooser: random.Random) -> Iterable[State]:
        """Game after game until every question has been asked, so that it depends on no single one."""
        unheard = {step.name for step in self.game.steps}
        for count in range(500):
            if not unheard:
                return
            options = {"start_auction_2007": count % 3 == 0, "hide_failed_counters": count % 4 == 0}
            state = self.game.start(2 + count % 3, options)
            while state.actor != carrack.OVER:
                unheard.discard(self.game.steps[state.step].name)
                yield state
                state.play(self.choose(chooser, TEMPERS[count % 2], state.legal()))

    def choose(self, chooser: random.Random, fond: dict[str, int], actions: list[int]) -> int:
        weights = [math.prod(fond.get(str(word), 1) for word in self.game.describe(code).values()) for code in actions]
        return chooser.choices(actions, weights)[0]

    def shown(self) -> set[Thing]:
        state = self.game.start(2)
        seats = self.game.view(state)["seat"]
        assert isinstance(seats, list)
        found = {("sheet", word) for word in seats[0]}
        found |= {("source", word) for word in state.breakdown()[0]}
        found |= {("space", name) for name in DOCK_NAMES if name.startswith("ship")}
        return found | {("stage", word) for word in STAGES}

    def helped(self) -> set[Thing]:
        """The builders and the tiles that only the edition of 2015 has are named, because they have codes, not more."""
        kinds = ("worker", "box", "region", "good", "tile", "counter", "card", "sheet", "source")
        absent = {("tile", tile.name) for tile in TILES if not tile.copies}
        absent |= {(kind, WORKERS[-1].name) for kind in ("worker", "box")}
        absent.add(("counter", "too-strong"))  # stands for those that chance does not name before everybody
        return {thing for thing in self.named() if thing[0] in kinds} - absent


# The same for the edition of 2015.
TEMPERS_2015 = (
    {
        "buy": 40, "capital": 20, "discovery": 9, "captain": 6, "enlist": 9, "sail": 9, "sail-beyond": 9,
        "sail-charted": 20, "conquer": 9, "use-chart": 9, "scout-deck": 30, "1-2-1-4": 60, "1-2-2-4": 30, "1-3-2-4": 30,
        "navigator": 60, "plague_1": 30, "magellan": 30, "trading_post": 30, "rewrite_history": 90, "rewrite": 9,
        "university": 30, "dock": 3, "land": 9, "fight": 3, "declare-war": 3, "hit": 3, "infect": 9, "plague_3": 60,
        "plague_2": 60, "edict": 5, "papal_edict": 60, "smuggler": 60, "smuggle-from": 3, "bid": 2,
    },
    {
        "soldier": 30, "dock": 30, "capital": 30, "initiative": 9, "buy": 40, "land": 30, "stay": 50, "keep-peace": 90,
        "trading_post": 90, "inca_conquest": 60, "training_grounds": 90, "fortress": 90, "military_academy": 90,
        "taxation": 90, "stable": 90, "indian_allies": 60, "west_indies_co": 60, "trader": 60, "mayflower": 60,
        "goods": 9, "shipping": 9, "migration": 90, "spoils_specialists_2": 90, "overpopulation": 60,
        "buy-points-not": 99, "place-ship": 20, "plague_2": 30, "plague_3": 30, "spoils_goods_2": 60, "papal_edict": 60,
        "muster": 5, "arrange": 3,
    },
)  # fmt: skip


class Discovery2015(Discovery):
    def positions(self, chooser: random.Random) -> Iterable[State]:
        unheard = {step.name for step in self.game.steps}
        for count in range(1000):
            if not unheard:
                return
            options: dict[str, bool | str] = {
                "nations": ("random", "auction", "random")[count % 3],
                "scouting": count % 2 == 0,
                "hide_failed_counters": count % 4 == 1,
                "low_luck_age3": count % 3 == 0,
                "advanced_scouting": count % 6 == 4,
                "no_survivors": count % 6 == 2,
            }
            state = self.game.start(2 + count % 3, options)
            while state.actor != carrack.OVER:
                unheard.discard(self.game.steps[state.step].name)
                yield state
                state.play(self.choose(chooser, TEMPERS_2015[count % 2], state.legal()))

    def shown(self) -> set[Thing]:
        return super().shown() | {("stage", word) for word in STAGES_2015}

    def helped(self) -> set[Thing]:
        kinds = ("worker", "box", "region", "good", "tile", "counter", "card", "sheet", "source", "nation")
        return {thing for thing in self.named() if thing[0] in kinds} - {("counter", "too-strong")}


class Endeavor(Vocabulary):
    switches = ("with", "where")
    hears_reasons_every = 50

    def positions(self, chooser: random.Random) -> Iterable[State]:
        """Game after game, alone and together, until every question has been asked; nobody passes early."""
        unheard = {step.name for step in self.game.steps}
        for count in range(500):
            if not unheard:
                return
            seats = (1, 2, 1, 3)[count % 4]
            options: dict[str, bool | str] = {"level": "hard"} if seats == 1 else {}
            state = self.game.start(seats, options)
            while state.actor != carrack.OVER:
                unheard.discard(self.game.steps[state.step].name)
                yield state
                eager = [code for code in state.legal() if self.game.verbs.verb_of(code).name not in ("pass", "leave")]
                state.play(chooser.choice(eager or state.legal()))

    def shown(self) -> set[Thing]:
        state = self.game.start(2)
        seats = self.game.view(state)["seat"]
        assert isinstance(seats, list)
        found = {("sheet", word) for word in seats[0]}
        found |= {("source", word) for word in state.breakdown()[0]}
        found |= {("grade", word) for word in (LOST, *(grade.name for grade in GRADES))}
        found |= {("seat", word) for word in (*FOE_NAMES, "neutral", "closed")}
        return found | {("stage", word) for word in ENDEAVOR_STAGES}

    def helped(self) -> set[Thing]:
        kinds = ("region", "city", "token", "status", "building", "card", "sheet", "source")
        return {thing for thing in self.named() if thing[0] in kinds}


IRON_AGE = IronAge(carrack.game("iron-age"))
DISCOVERY_2007 = Discovery(GAME_2007)
DISCOVERY_2015 = Discovery2015(GAME_2015)
ENDEAVOR = Endeavor(ENDEAVOR_GAME)
VOCABULARIES = (IRON_AGE, DISCOVERY_2007, DISCOVERY_2015, ENDEAVOR)
