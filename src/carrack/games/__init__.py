"""The games of the house: where each one is found. They are loaded when first asked for."""

from typing import Final

HOUSE: Final = {
    "iron-age": "carrack.games.iron_age.game:GAME",
}
