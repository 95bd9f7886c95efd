"""Solo: the set-up of the Opposition (S1 to S5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.core.reasons import ALLOWED
from carrack.core.state import NATURE, Chance, Step
from carrack.games.endeavor import flow
from carrack.games.endeavor.chapters.ship import ship
from carrack.games.endeavor.pieces import drop_token, foe_takes, move_in
from carrack.games.endeavor.state import NO_TOKEN, NOBODY, Endeavor
from carrack.games.endeavor.tables.events import DISPLAY_LAID, FOE_SETTLED, LADDER_LAID, TOKEN_CLEARED
from carrack.games.endeavor.tables.facts import (
    BROWN,
    COLUMNS,
    FIRST_TILE,
    FOE_COLOURS,
    FOE_NAMES,
    MARKERS,
    MARKERS_EACH,
    ROWS,
    STATUS_NAMES,
    TOKEN_COPIES,
    TOKENS,
    TRACK_DISCS_EACH,
)
from carrack.games.endeavor.tables.map import (
    CIRCLES,
    CITY_REGION,
    EUROPE,
    EUROPE_CITIES,
    LINK_CITY,
    LINKS,
    REGIONS,
    TRACK_FIRST,
)
from carrack.games.endeavor.tables.questions import (
    ASK_CLEAR,
    ASK_DISC,
    ASK_MARKER,
    ASK_SETTLE,
    ASK_SETTLER,
    ASK_TILE,
    CLEARING,
    LAYING_DISCS,
    LAYING_MARKERS,
    LAYING_TILES,
    SETTLING,
)
from carrack.games.endeavor.tables.reasons import NO_BLUE_TOKEN, NOT_A_SETTLER
from carrack.games.endeavor.tables.verbs import CLEAR, COLOUR_COMES, OCCUPY, TILE_COMES, VERBS

TRACK_DISCS: Final[i64] = 12
CLASSES: Final[i64] = 5  # of the tokens that Europe must show: each brown one, and blue


def begin(s: Endeavor) -> None:
    """The player is the first player, and the only one."""
    s.first = 0
    s.stage = LAYING_TILES
    s.step = ASK_TILE


# Drawing again until the draw is as it must be gives each good draw the same chance: so each next piece has as many
# chances as there are good ways to go on after it.


def _binomial(n: int, r: int) -> int:
    """In how many ways r of n can be taken."""
    ways = 1
    for i in range(1, r + 1):
        ways = ways * (n - r + i) // i
    return ways if r <= n else 0


SPOTS: Final[i64] = 10  # one more than are ever left to fill
BINOMIAL: Final = vec[i64]([_binomial(n, r) for n in range(96) for r in range(10)])


def ways_to_show(missing: vec[i64], left: i64, spots: i64) -> i64:
    """In how many ways the spots show every missing class at least once; `missing` are their pieces among those left.

    By inclusion and exclusion: all ways, less those without one of them, and so on.
    """
    return _ways(missing, 0, left, spots)


def _ways(missing: vec[i64], first: i64, left: i64, spots: i64) -> i64:
    if first == len(missing):
        return BINOMIAL[left * SPOTS + spots]
    pieces = missing[first]
    if pieces == 0:
        return _ways(missing, first + 1, left, spots)
    return _ways(missing, first + 1, left, spots) - _ways(missing, first + 1, left - pieces, spots)


def class_of(token: i64) -> i64:
    return token if token < BROWN else BROWN


def ways_after(s: Endeavor, token: i64) -> i64:
    """Good deals of Europe after this token: one of each brown kind and a blue one are to be seen there (S3)."""
    shown: i64 = 1 << class_of(token)
    for city in range(s.go):
        shown |= 1 << class_of(s.tokens[city])
    missing: vec[i64] = vec[i64]([0] * CLASSES)
    for other in range(TOKENS):
        kind = class_of(other)
        if (shown >> kind) & 1 == 0:
            missing[kind] += TOKEN_COPIES[other] - s.hands[s.rules.boards * TOKENS + other]
    return ways_to_show(missing, CIRCLES - s.go - 1, EUROPE_CITIES - s.go - 1)


# The display.


class LayTile(Chance[Endeavor]):
    """Each row of the display is mixed (S1)."""

    def __init__(self) -> None:
        super().__init__("tile", "solo.display", VERBS.spans("tile-comes"))

    def weight(self, s: Endeavor, action: i64) -> i64:
        building = action - TILE_COMES + FIRST_TILE
        row = s.go // COLUMNS
        if (building - FIRST_TILE) // COLUMNS != row:
            return 0
        for place in range(row * COLUMNS, s.go):
            if s.display[place] == building:
                return 0
        return 1

    def answer(self, s: Endeavor, action: i64) -> None:
        building = action - TILE_COMES + FIRST_TILE
        s.display[s.go] = building
        s.stock[building] -= 1
        s.go += 1
        if s.go == ROWS * COLUMNS:
            s.tell(DISPLAY_LAID)
            s.go = 0
            s.stage = LAYING_MARKERS
            s.step = ASK_MARKER

    def address(self, s: Endeavor) -> str:
        return f"tile/{s.go // COLUMNS + 1}/{s.go % COLUMNS + 1}"

    def details(self, s: Endeavor) -> dict[str, object]:
        return {"level": int(s.go // COLUMNS) + 1, "column": int(s.go % COLUMNS) + 1}

    def stands(self, s: Endeavor) -> bool:
        return s.rules.solo and s.stage == LAYING_TILES and s.go < ROWS * COLUMNS


# The ladder.


class LayMarker(Chance[Endeavor]):
    """Two markers of each colour in random order (S2)."""

    def __init__(self) -> None:
        super().__init__("marker", "solo.ladder", VERBS.spans("colour-comes"))

    def weight(self, s: Endeavor, action: i64) -> i64:
        left = MARKERS_EACH
        for marker in range(s.go):
            if s.ladder[marker] == action - COLOUR_COMES + 1:
                left -= 1
        return left

    def answer(self, s: Endeavor, action: i64) -> None:
        s.ladder[s.go] = action - COLOUR_COMES + 1
        s.go += 1
        if s.go == MARKERS:
            s.tell(LADDER_LAID)
            s.go = 0
            s.stage = LAYING_DISCS
            s.step = ASK_DISC

    def address(self, s: Endeavor) -> str:
        return f"ladder/{s.go + 1}"

    def details(self, s: Endeavor) -> dict[str, object]:
        return {"number": int(s.go) + 1}

    def stands(self, s: Endeavor) -> bool:
        return s.rules.solo and s.stage == LAYING_MARKERS and s.go < MARKERS


# The tracks.


def discs_left(s: Endeavor, colour: i64) -> i64:
    """Of those that start on the tracks: nothing else of the colour is on the map yet."""
    left = TRACK_DISCS_EACH
    for region in range(1, REGIONS):
        left -= s.discs(region, colour)
    return left


def track_of(s: Endeavor) -> i64:
    """Once around, then once more."""
    return s.go % (REGIONS - 1) + 1


class LayDisc(Chance[Endeavor]):
    """Two discs on every track; each colour holds at least one first space (S4)."""

    def __init__(self) -> None:
        super().__init__("disc", "solo.tracks", VERBS.spans("colour-comes"))

    def weight(self, s: Endeavor, action: i64) -> i64:
        colour = action - COLOUR_COMES + 1
        left = discs_left(s, colour)
        if left == 0 or s.go >= REGIONS - 1:
            return left
        missing: vec[i64] = vec[i64]([0] * FOE_COLOURS)
        for other in range(1, FOE_COLOURS + 1):
            if other != colour and discs_left(s, other) == TRACK_DISCS_EACH:
                missing[other - 1] = TRACK_DISCS_EACH
        return left * ways_to_show(missing, TRACK_DISCS - s.go - 1, REGIONS - 1 - s.go - 1)

    def answer(self, s: Endeavor, action: i64) -> None:
        colour = action - COLOUR_COMES + 1
        region = track_of(s)
        s.go += 1
        ship(s, colour, colour, region)
        if s.go == TRACK_DISCS:
            s.go = 0
            s.stage = SETTLING
            s.step = ASK_SETTLER

    def address(self, s: Endeavor) -> str:
        return f"disc/{s.go + 1}"

    def details(self, s: Endeavor) -> dict[str, object]:
        return {"number": int(s.go // (REGIONS - 1)) + 1}

    def stands(self, s: Endeavor) -> bool:
        return s.rules.solo and s.stage == LAYING_DISCS and s.go < FOE_COLOURS * TRACK_DISCS_EACH


# Europe.


class DrawSettler(Chance[Endeavor]):
    """For each brown token in turn a colour that has no city yet (S5)."""

    def __init__(self) -> None:
        super().__init__("settler", "solo.europe", VERBS.spans("colour-comes"))

    def weight(self, s: Endeavor, action: i64) -> i64:
        return 0 if (s.settlers >> (action - COLOUR_COMES + 1)) & 1 else 1

    def answer(self, s: Endeavor, action: i64) -> None:
        s.foe = action - COLOUR_COMES + 1
        s.settlers |= 1 << s.foe
        s.choices = cities_for(s, s.foe, s.go)
        s.actor = 0
        s.step = ASK_SETTLE

    def address(self, s: Endeavor) -> str:
        return f"settler/{STATUS_NAMES[s.go]}"

    def details(self, s: Endeavor) -> dict[str, object]:
        return {"status": STATUS_NAMES[s.go]}

    def stands(self, s: Endeavor) -> bool:
        return s.rules.solo and s.stage == SETTLING and s.go < FOE_COLOURS


def cities_for(s: Endeavor, colour: i64, token: i64) -> i64:
    """The cities of Europe with that token, a bit each: best joined to a track whose first disc is of the colour.

    Second best, to one whose second disc is; else any of them.
    """
    first: i64 = 0
    second: i64 = 0
    others: i64 = 0
    for city in range(EUROPE_CITIES):
        if s.tokens[city] != token or s.city[city] != NOBODY:
            continue
        others |= 1 << city
        for link in range(city * LINKS, (city + 1) * LINKS):
            if LINK_CITY[link] < 0:
                continue
            region = CITY_REGION[LINK_CITY[link]]
            if region == EUROPE:
                continue
            if s.track[TRACK_FIRST[region]] == colour:
                first |= 1 << city
            elif s.track[TRACK_FIRST[region] + 1] == colour:
                second |= 1 << city
    if first != 0:
        return first
    return second if second != 0 else others


class Settle(Step[Endeavor]):
    """Which of several equal cities a colour takes in Europe: the player says (S5)."""

    def __init__(self) -> None:
        super().__init__("settle", "solo.europe", VERBS.spans("occupy"))

    def rule_of(self, action: i64) -> str:
        """At every other moment, and at a table of several, to occupy is an action like others."""
        return "occupy.city"

    def why_not(self, s: Endeavor, action: i64) -> i64:
        return ALLOWED if (s.choices >> (action - OCCUPY)) & 1 else NOT_A_SETTLER

    def answer(self, s: Endeavor, action: i64) -> None:
        city = action - OCCUPY
        token = s.tokens[city]
        s.choices = 0
        s.city[city] = s.foe
        move_in(s, EUROPE, s.foe, 1)
        s.tokens[city] = NO_TOKEN
        s.tell(FOE_SETTLED, s.foe - 1, city, token)
        foe_takes(s, s.foe, token, city, EUROPE)
        s.foe = 0
        s.go += 1
        if s.go < FOE_COLOURS:
            s.actor = NATURE
            s.step = ASK_SETTLER
            return
        s.go = 0
        s.stage = CLEARING
        s.step = ASK_CLEAR

    def details(self, s: Endeavor) -> dict[str, object]:
        return {"colour": FOE_NAMES[s.foe - 1], "status": STATUS_NAMES[s.go]}

    def stands(self, s: Endeavor) -> bool:
        """Each choice is an empty city of Europe with the token in question."""
        for city in range(EUROPE_CITIES):
            if (s.choices >> city) & 1 and (s.city[city] != NOBODY or s.tokens[city] != s.go):
                return False
        chosen = s.choices < 1 << EUROPE_CITIES and (s.settlers >> s.foe) & 1 == 1
        return s.rules.solo and s.stage == SETTLING and chosen


class Clear(Step[Endeavor]):
    """One blue token of a city of Europe leaves the game; the city stays in play without it (S5)."""

    def __init__(self) -> None:
        super().__init__("clear", "solo.europe", VERBS.spans("clear"))

    def why_not(self, s: Endeavor, action: i64) -> i64:
        return ALLOWED if s.tokens[action - CLEAR] >= BROWN else NO_BLUE_TOKEN

    def answer(self, s: Endeavor, action: i64) -> None:
        city = action - CLEAR
        token = s.tokens[city]
        s.tokens[city] = NO_TOKEN
        drop_token(s, token)
        s.tell(TOKEN_CLEARED, city, token)
        flow.begin_round(s)

    def stands(self, s: Endeavor) -> bool:
        return s.rules.solo and s.stage == CLEARING and s.go == 0
