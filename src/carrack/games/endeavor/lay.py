"""A position from the words of a view: view.py backwards. What follows from it (presence, symbols) is counted anew."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.core.errors import PositionError, shown
from carrack.core.laying import counts_in, number, place_in, row_in, words_in
from carrack.games.endeavor.boards import governor_of, is_slavery
from carrack.games.endeavor.state import (
    CLOSED,
    COLOURS,
    FACE_DOWN,
    FOE_BOARD,
    GONE,
    IN_STACK,
    LAID_ASIDE,
    NEUTRAL,
    NO_TOKEN,
    NOBODY,
    Endeavor,
)
from carrack.games.endeavor.tables.decks import CARD_NAMES, CARD_SYMBOLS, CARDS
from carrack.games.endeavor.tables.facts import (
    BUILDING_NAMES,
    BUILDING_SYMBOLS,
    BUILDINGS,
    COLUMNS,
    FOE_NAMES,
    MARKERS,
    STATUS,
    TOKEN_NAMES,
    TOKENS,
)
from carrack.games.endeavor.tables.map import (
    CITIES,
    CITY_NAMES,
    CITY_REGION,
    REGION_NAMES,
    REGIONS,
    ROUTE_CIRCLES,
    SEA_ROUTES,
    SPACE_CIRCLES,
    TRACK_FIRST,
    TRACK_SIZE,
)
from carrack.games.endeavor.tables.questions import STAGES


def lay(s: Endeavor, words: dict[str, object]) -> None:
    s.round = number(words["round"], "round")
    s.stage = place_in(STAGES, words["stage"], "stage")
    s.first = -1 if words["first"] is None else number(words["first"], "first")
    s.abolished = 1 if words["abolished"] else 0
    s.due = number(words["payments"], "payments")
    s.done = number(words["done"], "done")
    _lay_map(s, words_in(words["regions"], "regions"))
    for route, said in enumerate(row_in(words["routes"], "routes")):
        where = f"routes.{route}"
        row = words_in(said, where)
        if (row["one"], row["other"]) != (SEA_ROUTES[route].one, SEA_ROUTES[route].other):
            raise PositionError(f"{where}: the route {SEA_ROUTES[route].one}-{SEA_ROUTES[route].other} is laid here")
        s.tokens[ROUTE_CIRCLES + route] = _token(row["token"], where)
    for building, count in enumerate(counts_in(BUILDING_NAMES, words["tiles"], "tiles")):
        s.stock[building] = count
    _lay_tokens(s, int(s.rules.boards), words["discarded"], "discarded")
    _gather_cards(s)
    for seat, own in enumerate(row_in(words["seat"], "seat")):
        _lay_seat(s, seat, words_in(own, f"seat.{seat}"), f"seat.{seat}")
    if s.rules.solo:
        _lay_opposition(s, words_in(words["opposition"], "opposition"))
    _let_go(s)
    _count_symbols(s)


# The map.


def colour_of(s: Endeavor, owner: object, where: str) -> int:
    """Whose a disc is: a seat by its number, a colour of the Opposition, neutral and closed ones by name."""
    if owner is None:
        return int(NOBODY)
    if owner == "neutral":
        return int(NEUTRAL)
    if owner == "closed":
        return int(CLOSED)
    if s.rules.solo and isinstance(owner, str):
        return place_in(FOE_NAMES, owner, where) + 1
    if isinstance(owner, int) and 0 <= owner < s.seats:
        return owner
    raise PositionError(f"{where}: expected a seat, a colour of the Opposition, neutral or closed, got {shown(owner)}")


def _token(name: object, where: str) -> int:
    return int(NO_TOKEN) if name is None else place_in(TOKEN_NAMES, name, where)


def _lay_map(s: Endeavor, regions: dict[str, object]) -> None:
    for region in range(REGIONS):
        where = f"regions.{REGION_NAMES[region]}"
        said = words_in(regions[REGION_NAMES[region]], where)
        for name, circle in words_in(said["cities"], f"{where}.cities").items():
            city = place_in(CITY_NAMES, name, f"{where}.cities")
            row = words_in(circle, f"{where}.cities.{name}")
            s.city[city] = colour_of(s, row["disc"], f"{where}.cities.{name}.disc")
            s.tokens[city] = _token(row["token"], f"{where}.cities.{name}.token")
        s.filled[region] = 0
        for place, circle in enumerate(row_in(said["track"], f"{where}.track")):
            row = words_in(circle, f"{where}.track.{place}")
            space = TRACK_FIRST[region] + place
            s.track[space] = colour_of(s, row["disc"], f"{where}.track.{place}.disc")
            s.tokens[SPACE_CIRCLES + space] = _token(row["token"], f"{where}.track.{place}.token")
            s.filled[region] += 1 if s.track[space] != NOBODY else 0
        _lay_beside(s, region, said, where)
    _count_discs(s)


def _lay_beside(s: Endeavor, region: i64, said: dict[str, object], where: str) -> None:
    """Discs beside a full track: the seats' as a list, all others by their colours."""
    for colour in range(COLOURS):
        s.beside[region * COLOURS + colour] = 0
    for seat, count in enumerate(row_in(said["beside"], f"{where}.beside")):
        s.beside[region * COLOURS + seat] = number(count, f"{where}.beside.{seat}")
    for name, count in words_in(said["others_beside"], f"{where}.others_beside").items():
        colour = colour_of(s, name, f"{where}.others_beside")
        s.beside[region * COLOURS + colour] = number(count, f"{where}.others_beside.{name}")


def _count_discs(s: Endeavor) -> None:
    for i in range(REGIONS * COLOURS):
        s.presence[i] = s.beside[i]
    for region in range(REGIONS):
        for space in range(TRACK_FIRST[region], TRACK_FIRST[region] + TRACK_SIZE[region]):
            if s.track[space] >= 0:
                s.presence[region * COLOURS + s.track[space]] += 1
    for city in range(CITIES):
        if s.city[city] >= 0:
            s.presence[CITY_REGION[city] * COLOURS + s.city[city]] += 1


# The boards.


def _lay_tokens(s: Endeavor, board: int, said: object, where: str) -> None:
    for token, count in enumerate(counts_in(TOKEN_NAMES, said, where)):
        s.hands[board * TOKENS + token] = count


def _gather_cards(s: Endeavor) -> None:
    """Whatever lay on a board goes back; where it lies now is said board by board."""
    for card in range(CARDS):
        s.cards[card] = IN_STACK


def _let_go(s: Endeavor) -> None:
    """Nobody's governor of an open region, and nobody's Slavery card after abolition, is out of the game."""
    for card in range(CARDS):
        if s.cards[card] == IN_STACK and is_slavery(card) and s.abolished == 1:
            s.cards[card] = GONE
    for region in range(1, REGIONS):
        if s.cards[governor_of(region)] == IN_STACK and s.is_open(region):
            s.cards[governor_of(region)] = GONE


def _deal(s: Endeavor, holder: i64, said: object, where: str) -> None:
    for name in row_in(said, where):
        s.cards[place_in(CARD_NAMES, name, where)] = holder


def _lay_board(s: Endeavor, board: int, own: dict[str, object], where: str) -> None:
    _lay_tokens(s, board, own["tokens"], f"{where}.tokens")
    _deal(s, board, own["cards"], f"{where}.cards")
    _deal(s, FACE_DOWN + board, own["face_down"], f"{where}.face_down")


def _lay_seat(s: Endeavor, seat: int, own: dict[str, object], where: str) -> None:
    _lay_board(s, seat, own, where)
    built = counts_in(BUILDING_NAMES, own["buildings"], f"{where}.buildings")
    manned = counts_in(BUILDING_NAMES, own["manned"], f"{where}.manned")
    for building in range(BUILDINGS):
        s.built[seat * BUILDINGS + building] = built[building]
        s.manned[seat * BUILDINGS + building] = manned[building]
    s.harbour[seat] = number(own["harbour"], f"{where}.harbour")
    s.reserve[seat] = number(own["reserve"], f"{where}.reserve")
    s.neutral_harbour[seat] = number(own["neutral_harbour"], f"{where}.neutral_harbour")
    s.neutral_reserve[seat] = number(own["neutral_reserve"], f"{where}.neutral_reserve")
    s.passed = s.passed | (1 << seat) if own["passed"] else s.passed & ~(1 << seat)


def _count_symbols(s: Endeavor) -> None:
    """Brown tokens, cards face up and buildings."""
    for board in range(s.rules.boards):
        for status in range(STATUS):
            symbols = s.hands[board * TOKENS + status]
            for card in range(CARDS):
                if s.cards[card] == board:
                    symbols += CARD_SYMBOLS[card * STATUS + status]
            if board < s.seats:
                for building in range(BUILDINGS):
                    symbols += s.owns(board, building) * BUILDING_SYMBOLS[building * STATUS + status]
            s.symbols[board * STATUS + status] = symbols


def _lay_opposition(s: Endeavor, said: dict[str, object]) -> None:
    _lay_board(s, int(FOE_BOARD), said, "opposition")
    _deal(s, LAID_ASIDE, said["laid_aside"], "opposition.laid_aside")
    for level, tiles in enumerate(row_in(said["display"], "opposition.display")):
        for column, tile in enumerate(row_in(tiles, f"opposition.display.{level}")):
            s.display[level * COLUMNS + column] = _tile(tile, f"opposition.display.{level}.{column}")
    selector = words_in(said["selector"], "opposition.selector")
    level = number(selector["level"], "opposition.selector.level") - 1
    s.selector = level * COLUMNS + number(selector["column"], "opposition.selector.column") - 1
    for marker, name in enumerate(row_in(said["ladder"], "opposition.ladder")):
        colour = place_in(FOE_NAMES, name, "opposition.ladder") + 1
        s.ladder[(s.head + marker) % MARKERS] = colour
    s.owed = _tile(said["owed"], "opposition.owed")
    s.acted = number(said["acted"], "opposition.acted")
    s.foes_first = 1 if said["goes_first"] else 0
    s.drew = 1 if said["drew"] else 0
    s.foe = 0 if said["acting"] is None else place_in(FOE_NAMES, said["acting"], "opposition.acting") + 1


def _tile(name: object, where: str) -> int:
    return -1 if name is None else place_in(BUILDING_NAMES, name, where)
