"""The games of the house: where each one is found. They are loaded when first asked for."""

from typing import Final

HOUSE: Final = {
    "discovery-2007": "carrack.games.discovery.game:GAME_2007",
    "discovery-2015": "carrack.games.discovery.game:GAME_2015",
    "endeavor": "carrack.games.endeavor.game:GAME",
    "iron-age": "carrack.games.iron_age.game:GAME",
}
