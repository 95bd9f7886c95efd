"""What a seat may know, as numbers: everything lies open. What follows from the rest is left out, points too."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import Asked, Entry, Sight, around, count, flag, kind, seat_kind, whose
from carrack.games.endeavor.solo.opposition import actions_of
from carrack.games.endeavor.state import (
    CLOSED,
    COLOURS,
    FACE_DOWN,
    FOE_BOARD,
    GONE,
    IN_STACK,
    LAID_ASIDE,
    NEUTRAL,
    NOBODY,
    Endeavor,
)
from carrack.games.endeavor.tables.decks import CARD_NAMES, DECK_NAMES
from carrack.games.endeavor.tables.facts import (
    BUILDING_NAMES,
    BUILDINGS,
    COLUMNS,
    DISCS,
    FIRST_TILE,
    FOE_NAMES,
    MARKERS,
    ROUNDS,
    ROWS,
    SOURCES_OF_DEEDS,
    STATUS,
    STATUS_NAMES,
    TOKEN_NAMES,
    TOKENS,
)
from carrack.games.endeavor.tables.map import (
    CITY_NAMES,
    REGION_NAMES,
    REGIONS,
    SEA_ROUTES,
    TRACK_SIZE,
)
from carrack.games.endeavor.tables.questions import STAGES

NONE: Final = "none"


def colours_at(s: Endeavor) -> i64:
    """Colours that are somebody's: the seats, or alone the player and the Opposition's four."""
    return COLOURS - 1 if s.rules.solo else s.seats


def colour_names(s: Endeavor) -> list[str]:
    return ["mine", *FOE_NAMES] if s.rules.solo else around(s.seats)


def boards_of(s: Endeavor) -> list[str]:
    return ["mine", "opposition"] if s.rules.solo else around(s.seats)


def holder_of(colour: i64, seat: i64, colours: i64) -> i64:
    """Whose a disc is: nobody's, the observer's, the others' in order, neutral, and last a space that is closed."""
    if colour == NOBODY:
        return 0
    if colour == NEUTRAL:
        return colours + 1
    if colour == CLOSED:
        return colours + 2
    return colour - seat + 1 if colour >= seat else colour - seat + colours + 1


class Round(Sight[Endeavor]):
    """How far the game has come, and what is being done."""

    def entries(self, s: Endeavor) -> list[Entry]:
        sources = [*BUILDING_NAMES, *[f"token {name}" for name in TOKEN_NAMES[4:]]]
        return [
            count("round", ROUNDS),
            kind("stage", STAGES),
            seat_kind("first", s.seats),
            flag("abolished"),
            count("payments"),
            kind("doing", (NONE, *sources[:SOURCES_OF_DEEDS])),
            flag("done/one"),
            flag("done/other"),
            count("done/place", len(DECK_NAMES)),  # 0: nowhere; a region, or the stack of a draw
            *[count(f"tiles/{name}") for name in BUILDING_NAMES[FIRST_TILE:]],
            *[count(f"discarded/{name}") for name in TOKEN_NAMES],
        ]

    def write(self, s: Endeavor, seat: i64, out: vec[i16], at: i64) -> i64:
        out[at] = i16(s.round)
        out[at + 1] = i16(s.stage)
        out[at + 2] = i16(whose(s.first, seat, s.seats))
        out[at + 3] = i16(s.abolished)
        out[at + 4] = i16(s.due)
        out[at + 5] = i16(s.source + 1)
        out[at + 6] = i16(s.done & 1)
        out[at + 7] = i16(s.done >> 1)
        out[at + 8] = i16(s.place + 1)
        at += 9
        stock = s.stock
        for building in range(FIRST_TILE, BUILDINGS):
            out[at] = i16(stock[building])
            at += 1
        hands = s.hands
        first = s.rules.boards * TOKENS
        for token in range(TOKENS):
            out[at + token] = i16(hands[first + token])
        return at + TOKENS


class Map(Sight[Endeavor]):
    """Discs in cities, on the tracks and beside them, and the tokens in all circles."""

    def entries(self, s: Endeavor) -> list[Entry]:
        colours = colour_names(s)
        holders = ("nobody", *colours, "neutral")
        spaces = [f"{name}/track/{i + 1}" for r, name in enumerate(REGION_NAMES) for i in range(TRACK_SIZE[r])]
        routes = [f"route/{row.one}/{row.other}" for row in SEA_ROUTES]
        circles = [*[f"city/{name}" for name in CITY_NAMES], *routes, *spaces]
        discs = [*colours, *(("neutral",) if s.rules.neutrals > 0 else ())]
        return [
            *[kind(f"city/{name}/disc", holders) for name in CITY_NAMES],
            *[kind(f"{name}/disc", (*holders, "closed")) for name in spaces],
            *[kind(f"{name}/token", (NONE, *TOKEN_NAMES)) for name in circles],
            *[
                entry
                for name in REGION_NAMES
                for entry in (
                    flag(f"{name}/open"),
                    *[count(f"{name}/discs/{who}", DISCS) for who in discs],
                    *[count(f"{name}/beside/{who}", DISCS) for who in discs],
                )
            ],
        ]

    def write(self, s: Endeavor, seat: i64, out: vec[i16], at: i64) -> i64:
        colours = colours_at(s)
        for colour in s.city:
            out[at] = i16(holder_of(colour, seat, colours))
            at += 1
        for colour in s.track:
            out[at] = i16(holder_of(colour, seat, colours))
            at += 1
        for token in s.tokens:
            out[at] = i16(token + 1)
            at += 1
        filled = s.filled
        for region in range(REGIONS):
            out[at] = 0
            if filled[region] == TRACK_SIZE[region]:
                out[at] = 1
            at = self.crowd(s, s.presence, region * COLOURS, seat, out, at + 1)
            at = self.crowd(s, s.beside, region * COLOURS, seat, out, at)
        return at

    def crowd(self, s: Endeavor, discs: vec[i64], first: i64, seat: i64, out: vec[i16], at: i64) -> i64:
        """Discs in or beside a region, by colour."""
        colours = colours_at(s)
        other = seat
        for i in range(colours):
            out[at + i] = i16(discs[first + other])
            other += 1
            if other == colours:
                other = 0
        at += colours
        if s.rules.neutrals > 0:
            out[at] = i16(discs[first + NEUTRAL])
            at += 1
        return at


class Cards(Sight[Endeavor]):
    """Where each card is. What lies on top of a stack follows: the lowest in it."""

    def entries(self, s: Endeavor) -> list[Entry]:
        boards = boards_of(s)
        places = ["gone", "stack", *boards, *[f"{who}/face_down" for who in boards], "laid_aside"]
        return [kind(f"card/{name}", places) for name in CARD_NAMES]

    def write(self, s: Endeavor, seat: i64, out: vec[i16], at: i64) -> i64:
        boards = s.rules.boards
        for where in s.cards:
            if where == IN_STACK:
                code = 1
            elif where == GONE:
                code = 0
            elif where == LAID_ASIDE:
                code = 2 + 2 * boards
            elif where >= FACE_DOWN:
                code = 1 + boards + holder_of(where - FACE_DOWN, seat, boards)
            else:
                code = 1 + holder_of(where, seat, boards)
            out[at] = i16(code)
            at += 1
        return at


class Boards(Sight[Endeavor]):
    """Every seat's symbols, tokens, buildings and discs."""

    def entries(self, s: Endeavor) -> list[Entry]:
        return [entry for who in around(s.seats) for entry in _of_board(who, s.rules.neutrals > 0)]

    def write(self, s: Endeavor, seat: i64, out: vec[i16], at: i64) -> i64:
        neutrals = s.rules.neutrals > 0
        built = s.built
        manned = s.manned
        other = seat
        for _i in range(s.seats):
            at = self.common(s, other, out, at)
            first = other * BUILDINGS
            for building in range(BUILDINGS):
                out[at] = i16(built[first + building])
                out[at + 1] = i16(manned[first + building])
                at += 2
            out[at] = i16(s.harbour[other])
            out[at + 1] = i16(s.reserve[other])
            out[at + 2] = i16((s.passed >> other) & 1)
            at += 3
            if neutrals:
                out[at] = i16(s.neutral_harbour[other])
                out[at + 1] = i16(s.neutral_reserve[other])
                at += 2
            other += 1
            if other == s.seats:
                other = 0
        return at

    def common(self, s: Endeavor, board: i64, out: vec[i16], at: i64) -> i64:
        """What the Opposition's board has as well."""
        symbols = s.symbols
        for status in range(STATUS):
            out[at + status] = i16(symbols[board * STATUS + status])
        at += STATUS
        hands = s.hands
        for token in range(TOKENS):
            out[at + token] = i16(hands[board * TOKENS + token])
        return at + TOKENS


def _common(who: str) -> list[Entry]:
    return [
        *[count(f"{who}/symbols/{name}") for name in STATUS_NAMES],
        *[count(f"{who}/tokens/{name}") for name in TOKEN_NAMES],
    ]


def _of_board(who: str, neutrals: bool) -> list[Entry]:
    """In the order in which a board is written."""
    return [
        *_common(who),
        *[
            entry
            for name in BUILDING_NAMES
            for entry in (count(f"{who}/buildings/{name}"), count(f"{who}/manned/{name}"))
        ],
        count(f"{who}/harbour", DISCS),
        count(f"{who}/reserve", DISCS),
        flag(f"{who}/passed"),
        *((count(f"{who}/neutral_harbour"), count(f"{who}/neutral_reserve")) if neutrals else ()),
    ]


class Opposition(Boards):
    """Alone: its board, the display of buildings, and the ladder from its head."""

    def entries(self, s: Endeavor) -> list[Entry]:
        if not s.rules.solo:
            return []
        places = [f"{row + 1}/{column + 1}" for row in range(ROWS) for column in range(COLUMNS)]
        return [
            *_common("opposition"),
            count("opposition/actions", MARKERS),
            count("opposition/acted", MARKERS),
            flag("opposition/goes_first"),
            flag("opposition/drew"),
            kind("opposition/acting", (NONE, *FOE_NAMES)),
            kind("opposition/owed", (NONE, *BUILDING_NAMES)),
            kind("opposition/selector", places),
            *[kind(f"opposition/display/{place}", (NONE, *BUILDING_NAMES)) for place in places],
            *[kind(f"opposition/ladder/{i + 1}", (NONE, *FOE_NAMES)) for i in range(MARKERS)],
        ]

    def write(self, s: Endeavor, seat: i64, out: vec[i16], at: i64) -> i64:
        if not s.rules.solo:
            return at
        at = self.common(s, FOE_BOARD, out, at)
        out[at] = i16(actions_of(s))
        out[at + 1] = i16(s.acted)
        out[at + 2] = i16(s.foes_first)
        out[at + 3] = i16(s.drew)
        out[at + 4] = i16(s.foe)
        out[at + 5] = i16(s.owed + 1)
        out[at + 6] = i16(s.selector)
        at += 7
        for building in s.display:
            out[at] = i16(building + 1)
            at += 1
        marker = s.head
        for _i in range(MARKERS):
            out[at] = i16(s.ladder[marker])
            at += 1
            marker += 1
            if marker == MARKERS:
                marker = 0
        return at


SIGHTS: Final = (Asked(), Round(), Map(), Cards(), Boards(), Opposition())
