"""What a seat may know, as numbers: everything lies open. What follows from the rest is left out, points too."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from carrack.core.observation import Asked, Entry, Sight, around, count, flag, kind, seat_kind, whose
from carrack.games.endeavor.rows import AROUND, HOLDERS, PLACES, around_from, by_region, lay, look_up, row_of
from carrack.games.endeavor.solo.opposition import actions_of
from carrack.games.endeavor.state import COLOURS, FOE_BOARD, NEUTRAL, Endeavor
from carrack.games.endeavor.tables.decks import CARD_NAMES, CARDS, DECK_NAMES
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
    CIRCLES,
    CITIES,
    CITY_NAMES,
    REGION_NAMES,
    REGIONS,
    SEA_ROUTES,
    SPACES,
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
        at = lay(s.stock, FIRST_TILE, BUILDINGS - FIRST_TILE, 0, out, at + 9)
        return lay(s.hands, s.rules.boards * TOKENS, TOKENS, 0, out, at)


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
            *[flag(f"{name}/open") for name in REGION_NAMES],
            *[count(f"{name}/discs/{who}", DISCS) for who in discs for name in REGION_NAMES],
            *[count(f"{name}/beside/{who}", DISCS) for who in discs for name in REGION_NAMES],
        ]

    def write(self, s: Endeavor, seat: i64, out: vec[i16], at: i64) -> i64:
        colours = colours_at(s)
        row = row_of(colours, seat)
        at = look_up(HOLDERS, row, s.city, CITIES, out, at)
        at = look_up(HOLDERS, row, s.track, SPACES, out, at)
        at = lay(s.tokens, 0, CIRCLES, 1, out, at)
        filled = s.filled
        for region in range(REGIONS):
            out[at + region] = i16(filled[region] == TRACK_SIZE[region])
        at = self.crowd(s.presence, colours, seat, s.rules.neutrals, out, at + REGIONS)
        return self.crowd(s.beside, colours, seat, s.rules.neutrals, out, at)

    def crowd(self, discs: vec[i64], colours: i64, seat: i64, neutrals: i64, out: vec[i16], at: i64) -> i64:
        """Discs in or beside the regions, colour by colour."""
        order = AROUND
        first = around_from(colours, seat)
        for i in range(first, first + colours):
            at = by_region(discs, order[i], out, at)
        return by_region(discs, NEUTRAL, out, at) if neutrals > 0 else at


class Cards(Sight[Endeavor]):
    """Where each card is. What lies on top of a stack follows: the lowest in it."""

    def entries(self, s: Endeavor) -> list[Entry]:
        boards = boards_of(s)
        places = ["gone", "stack", *boards, *[f"{who}/face_down" for who in boards], "laid_aside"]
        return [kind(f"card/{name}", places) for name in CARD_NAMES]

    def write(self, s: Endeavor, seat: i64, out: vec[i16], at: i64) -> i64:
        return look_up(PLACES, row_of(s.rules.boards, seat), s.cards, CARDS, out, at)


class Boards(Sight[Endeavor]):
    """Every seat's symbols, tokens, buildings and discs."""

    def entries(self, s: Endeavor) -> list[Entry]:
        return [entry for who in around(s.seats) for entry in self.of(who, s.rules.neutrals > 0)]

    def of(self, who: str, neutrals: bool) -> list[Entry]:
        return [
            *[count(f"{who}/symbols/{name}") for name in STATUS_NAMES],
            *[count(f"{who}/tokens/{name}") for name in TOKEN_NAMES],
            *[count(f"{who}/buildings/{name}") for name in BUILDING_NAMES],
            *[count(f"{who}/manned/{name}") for name in BUILDING_NAMES],
            count(f"{who}/harbour", DISCS),
            count(f"{who}/reserve", DISCS),
            flag(f"{who}/passed"),
            *((count(f"{who}/neutral_harbour"), count(f"{who}/neutral_reserve")) if neutrals else ()),
        ]

    def write(self, s: Endeavor, seat: i64, out: vec[i16], at: i64) -> i64:
        seats = s.seats
        neutrals = s.rules.neutrals
        passed = s.passed
        symbols, hands = s.symbols, s.hands
        built, manned = s.built, s.manned
        harbour, reserve = s.harbour, s.reserve
        order = AROUND
        first = around_from(seats, seat)
        for i in range(first, first + seats):
            other = order[i]
            at = lay(symbols, other * STATUS, STATUS, 0, out, at)
            at = lay(hands, other * TOKENS, TOKENS, 0, out, at)
            at = lay(built, other * BUILDINGS, BUILDINGS, 0, out, at)
            at = lay(manned, other * BUILDINGS, BUILDINGS, 0, out, at)
            out[at] = i16(harbour[other])
            out[at + 1] = i16(reserve[other])
            out[at + 2] = i16((passed >> other) & 1)
            at += 3
            if neutrals > 0:
                out[at] = i16(s.neutral_harbour[other])
                out[at + 1] = i16(s.neutral_reserve[other])
                at += 2
        return at


class Opposition(Sight[Endeavor]):
    """Alone: its board, the display of buildings, and the ladder from its head."""

    def entries(self, s: Endeavor) -> list[Entry]:
        if not s.rules.solo:
            return []
        places = [f"{row + 1}/{column + 1}" for row in range(ROWS) for column in range(COLUMNS)]
        return [
            *[count(f"opposition/symbols/{name}") for name in STATUS_NAMES],
            *[count(f"opposition/tokens/{name}") for name in TOKEN_NAMES],
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
        at = lay(s.symbols, FOE_BOARD * STATUS, STATUS, 0, out, at)
        at = lay(s.hands, FOE_BOARD * TOKENS, TOKENS, 0, out, at)
        out[at] = i16(actions_of(s))
        out[at + 1] = i16(s.acted)
        out[at + 2] = i16(s.foes_first)
        out[at + 3] = i16(s.drew)
        out[at + 4] = i16(s.foe)
        out[at + 5] = i16(s.owed + 1)
        out[at + 6] = i16(s.selector)
        at += 7
        at = lay(s.display, 0, ROWS * COLUMNS, 1, out, at)
        marker = s.head
        for _i in range(MARKERS):
            out[at] = i16(s.ladder[marker])
            at += 1
            marker += 1
            if marker == MARKERS:
                marker = 0
        return at


SIGHTS: Final = (Asked(), Round(), Map(), Cards(), Boards(), Opposition())
