"""All sights, in the order of the row. What follows from the rest is left out, points too."""

from __future__ import annotations

from typing import Final

from carrack.core.observation import Asked
from carrack.games.discovery.observe.edition_2015 import Deck, Later
from carrack.games.discovery.observe.map import Cards, Regions
from carrack.games.discovery.observe.seats import Seats, Tiles
from carrack.games.discovery.observe.turn import Turn, Waiting
from carrack.games.discovery.observe.workers import Boxes, Workers

SIGHTS: Final = (Asked(), Turn(), Waiting(), Boxes(), Workers(), Regions(), Cards(), Seats(), Tiles(), Later(), Deck())
