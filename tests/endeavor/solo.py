"""The Opposition as a test wants it: one action of one colour, and what was told about it.

At the table of the tests black stands in Lisbon and first in Africa, South America and the Caribbean, red in
Constantinople, green in Algiers, purple in Tripoli; Alexandria has no token. Its tracks are at 1, 1, 2 and 8.
"""

from __future__ import annotations

from carrack.core.events import Journal
from carrack.games.endeavor.solo import opposition
from carrack.games.endeavor.solo.choices import (
    beside_open,
    best_attack,
    best_route_or_city,
    best_ship,
    last_spaces,
    swing_of,
)
from carrack.games.endeavor.tables.facts import FOE_NAMES
from carrack.games.endeavor.tables.map import CITY_NAMES, REGION_NAMES
from carrack.games.endeavor.tables.questions import FOES
from carrack.testing import lay as say
from tests.endeavor.table import GAME, Endeavor, colour_of, settle, table

Events = list[dict[str, str | int]]
EMPTY_IN_EUROPE = ("london", "copenhagen", "seville", "marseille", "genoa", "alexandria")


def alone(europe_full: bool = False, **options: bool | str) -> Endeavor:
    """The solo game before the first building; perhaps the player holds what the Opposition left of Europe."""
    s = table(1, **options)
    if europe_full:
        settle(s, 0, *EMPTY_IN_EUROPE)
    return s


def lead(s: Endeavor, colour: str, place: int = 0) -> None:
    """This colour is at the head of the ladder, or one of its markers behind so many others."""
    order = [colour, colour, *(name for name in FOE_NAMES for _ in range(2) if name != colour)]
    order[0], order[place] = order[place], order[0]
    say(s, opposition={"ladder": order})


def action(s: Endeavor, colour: str, before_the_player: bool = True, passed: bool = False) -> Events:
    """This colour acts, and nobody after it. What was told until somebody is asked."""
    lead(s, colour, opposition.actions_of(s) - 1)
    s.passed = int(passed)
    s.foes_first = int(before_the_player)
    s.stage = FOES
    s.acted = opposition.actions_of(s) - 1
    return listen(s, lambda: opposition.go_on(s))


def listen(s: Endeavor, happens: object) -> Events:
    journal = Journal()
    s.journal = journal
    assert callable(happens)
    happens()
    s.journal = None
    assert s.invariants() == []
    return [GAME.tellings.describe(event) for event in journal.take()]


def named(events: Events, name: str) -> Events:
    return [event for event in events if event["event"] == name]


# What it would do.


def cities(ways: int) -> set[str]:
    return {CITY_NAMES[i] for i in range(29) if (ways >> i) & 1}


def regions(ways: int) -> set[str]:
    return {REGION_NAMES[i] for i in range(7) if (ways >> i) & 1}


def occupies(s: Endeavor, colour: str) -> set[str]:
    """The equally good cities for a colour."""
    return cities(best_route_or_city(s, colour_of(colour)))


def ships(s: Endeavor, colour: str, wasteful: bool = False) -> set[str]:
    """The equally good tracks for a colour that takes no last space."""
    return regions(best_ship(s, colour_of(colour), wasteful))


def opens(s: Endeavor, colour: str) -> set[str]:
    """The equally good last spaces for a colour."""
    return regions(last_spaces(s, colour_of(colour)))


def beside(s: Endeavor) -> set[str]:
    """Beside whose tracks a disc may go."""
    return regions(beside_open(s))


def attacks(s: Endeavor, colour: str) -> set[str]:
    """The equally good cities of the player for a colour that attacks."""
    return cities(best_attack(s, colour_of(colour)))


def swing(s: Endeavor, colour: str, city: str) -> int:
    return int(swing_of(s, colour_of(colour), CITY_NAMES.index(city)))
