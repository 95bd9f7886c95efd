"""All sights, in the order of the row. What follows from the rest is left out, points too."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import Asked, Entry, Sight
from carrack.games.discovery.observe.edition_2015 import Deck, Later
from carrack.games.discovery.observe.map import Cards, Regions
from carrack.games.discovery.observe.seats import Seats, Tiles
from carrack.games.discovery.observe.turn import Turn, Waiting
from carrack.games.discovery.observe.workers import Boxes, Workers
from carrack.games.discovery.state import Discovery


@final
class All(Sight[Discovery]):
    """One after the other, each called by its name: which one comes next is then nothing to be guessed."""

    def __init__(self) -> None:
        self.turn = Turn()
        self.waiting = Waiting()
        self.boxes = Boxes()
        self.workers = Workers()
        self.regions = Regions()
        self.cards = Cards()
        self.seats = Seats()
        self.tiles = Tiles()
        self.later = Later()
        self.deck = Deck()

    def entries(self, s: Discovery) -> list[Entry]:
        return [
            *self.turn.entries(s),
            *self.waiting.entries(s),
            *self.boxes.entries(s),
            *self.workers.entries(s),
            *self.regions.entries(s),
            *self.cards.entries(s),
            *self.seats.entries(s),
            *self.tiles.entries(s),
            *(self.later.entries(s) if s.rules.is_2015 else []),
            *(self.deck.entries(s) if s.rules.scouting else []),
        ]

    def write(self, s: Discovery, seat: i64, out: vec[i16], at: i64) -> i64:
        at = self.turn.write(s, seat, out, at)
        at = self.waiting.write(s, seat, out, at)
        at = self.boxes.write(s, seat, out, at)
        at = self.workers.write(s, seat, out, at)
        at = self.regions.write(s, seat, out, at)
        at = self.cards.write(s, seat, out, at)
        at = self.seats.write(s, seat, out, at)
        at = self.tiles.write(s, seat, out, at)
        if s.rules.is_2015:
            at = self.later.write(s, seat, out, at)
        if s.rules.scouting:
            at = self.deck.write(s, seat, out, at)
        return at


SIGHTS: Final = (Asked(), All())
