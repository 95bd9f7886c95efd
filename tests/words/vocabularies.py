"""The games whose words are tested."""

from __future__ import annotations

import carrack
from carrack.games.discovery.game import GAME_2007, GAME_2015
from carrack.games.discovery.tables.facts import WORKERS
from carrack.games.discovery.tables.questions import STAGES, STAGES_2015
from carrack.games.discovery.tables.tiles import TILES
from carrack.games.discovery.tables.verbs import DOCK_NAMES
from carrack.games.endeavor.game import GAME as ENDEAVOR_GAME
from carrack.games.endeavor.tables.facts import FOE_NAMES, GRADES, LOST
from carrack.games.endeavor.tables.questions import STAGES as ENDEAVOR_STAGES
from carrack.games.iron_age.events import ROWS
from tests.words.spoken import Thing, Vocabulary


class IronAge(Vocabulary):
    switches = ("marked",)
    hears_reasons_every = 1

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


class Discovery(Vocabulary):
    switches = ("slot",)

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


class Discovery2015(Discovery):
    def shown(self) -> set[Thing]:
        return super().shown() | {("stage", word) for word in STAGES_2015}

    def helped(self) -> set[Thing]:
        kinds = ("worker", "box", "region", "good", "tile", "counter", "card", "sheet", "source", "nation")
        return {thing for thing in self.named() if thing[0] in kinds} - {("counter", "too-strong")}


class Endeavor(Vocabulary):
    switches = ("with", "where", "order")

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
