"""What a seat may know, in the words of the game: everything, since nothing lies hidden."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.games.endeavor.chapters.scoring import foe_points
from carrack.games.endeavor.chapters.ship import leader_of
from carrack.games.endeavor.solo.opposition import actions_of, colour_at
from carrack.games.endeavor.state import (
    CLOSED,
    COLOURS,
    FACE_DOWN,
    FOE_BOARD,
    IN_STACK,
    LAID_ASIDE,
    NEUTRAL,
    NO_TOKEN,
    NOBODY,
    Endeavor,
)
from carrack.games.endeavor.tables.decks import CARD_NAMES, CARD_VALUE, CARDS, DECK_NAMES, DECK_SIZE
from carrack.games.endeavor.tables.facts import (
    BUILDING_NAMES,
    BUILDINGS,
    CARD_LIMIT,
    COLUMNS,
    FIRST_TILE,
    FOE_NAMES,
    MARKERS,
    POLITICS,
    STATUS_NAMES,
    TOKEN_NAMES,
    TOKENS,
)
from carrack.games.endeavor.tables.map import (
    CITY_NAMES,
    FIRST_CITY,
    REGION_NAMES,
    ROUTE_CIRCLES,
    SEA_ROUTES,
    SPACE_CIRCLES,
    TRACK_FIRST,
    TRACK_SIZE,
)
from carrack.games.endeavor.tables.questions import STAGES

THINGS: Final = {  # `Game.things` says how to read this
    "turn": "seat",
    "stage": "stage",
    "first": "seat",
    "regions": "region",
    "cities": "city",
    "disc": "seat",
    "token": "token",
    "leader": "seat",
    "discs": "by-seat",
    "others": "seat",
    "beside": "by-seat",
    "others_beside": "seat",
    "one": "city",
    "other": "city",
    "stacks": "deck card",
    "cards_left": "deck",
    "tiles": "building",
    "discarded": "token",
    "seat": "by-seat",
    "status": "status",
    "symbols": "status",
    "tokens": "token",
    "cards": "card",
    "face_down": "card",
    "buildings": "building",
    "manned": "building",
    "points": "source",
    "done": "-",
    "laid_aside": "card",
    "display": "building",
    "owed": "building",
    "ladder": "colour",
    "acting": "colour",
    "*": "sheet",
}
PLACES: Final = {  # and this, `Game.places`
    "build.building": "tiles opposition.display",
    "activate.building": "seat.buildings",
    "pay.building": "seat.buildings seat.manned",
    "spend.token": "seat.tokens",
    "occupy.city": "regions",
    "attack.city": "regions",
    "neutral-occupy.city": "regions",
    "clear.city": "regions",
    "discard.card": "seat.cards",
    "give.status": "seat.status",
}


def view(s: Endeavor) -> dict[str, object]:
    found: dict[str, object] = {
        "game": s.game.id,
        "seats": int(s.seats),
        "options": dict(s.options),
        "actor": int(s.actor),
        "step": "over" if s.actor < -1 else s.game.steps[s.step].name,
        "turn": int(s.turn),
        "round": int(s.round),
        "stage": STAGES[s.stage],
        "first": int(s.first) if s.first >= 0 else None,
        "abolished": bool(s.abolished),
        "payments": int(s.due),
        "regions": {name: _region(s, region) for region, name in enumerate(REGION_NAMES)},
        "routes": [_route(s, route) for route in range(len(SEA_ROUTES))],
        "stacks": {name: _top(s, deck) for deck, name in enumerate(DECK_NAMES)},
        "cards_left": {name: _left(s, deck) for deck, name in enumerate(DECK_NAMES)},
        "tiles": {BUILDING_NAMES[i]: int(s.stock[i]) for i in range(FIRST_TILE, BUILDINGS)},
        "discarded": _tokens(s, int(s.rules.boards)),
        "seat": [_seat(s, seat) for seat in range(s.seats)],
        "done": int(s.done),
    }
    if s.rules.solo:
        found["opposition"] = _opposition(s)
    return found


def _owner(s: Endeavor, colour: int) -> int | str | None:
    """A seat by its number, a colour of the Opposition and neutral discs by their names."""
    if colour == NOBODY:
        return None
    if colour == NEUTRAL:
        return "neutral"
    if colour == CLOSED:
        return "closed"
    return FOE_NAMES[colour - 1] if s.rules.solo and colour > 0 else colour


def _token(s: Endeavor, circle: int) -> str | None:
    return None if s.tokens[circle] == NO_TOKEN else TOKEN_NAMES[s.tokens[circle]]


def _region(s: Endeavor, region: int) -> dict[str, object]:
    first = int(TRACK_FIRST[region])
    spaces = range(first, first + int(TRACK_SIZE[region]))
    cities = range(int(FIRST_CITY[region]), int(FIRST_CITY[region + 1]))
    return {
        "open": s.is_open(region),
        "cities": {CITY_NAMES[i]: {"disc": _owner(s, int(s.city[i])), "token": _token(s, i)} for i in cities},
        "track": [{"disc": _owner(s, int(s.track[i])), "token": _token(s, int(SPACE_CIRCLES) + i)} for i in spaces],
        "leader": _owner(s, int(leader_of(s, region))),
        "discs": _by_seat(s, region, s.presence),
        "others": _others(s, region, s.presence),
        "beside": _by_seat(s, region, s.beside),
        "others_beside": _others(s, region, s.beside),
    }


def _by_seat(s: Endeavor, region: int, counts: vec[i64]) -> list[int]:
    first = region * int(COLOURS)
    return [int(counts[first + seat]) for seat in range(s.seats)]


def _others(s: Endeavor, region: int, counts: vec[i64]) -> dict[str, int]:
    """Neutral discs and those of the Opposition."""
    first = region * int(COLOURS)
    rest = range(int(s.seats), int(COLOURS))
    return {str(_owner(s, colour)): int(counts[first + colour]) for colour in rest if counts[first + colour]}


def _route(s: Endeavor, route: int) -> dict[str, object]:
    row = SEA_ROUTES[route]
    return {"one": row.one, "other": row.other, "token": _token(s, int(ROUTE_CIRCLES) + route)}


def _top(s: Endeavor, deck: int) -> str | None:
    card = s.top(deck)
    return None if card < 0 else CARD_NAMES[card]


def _left(s: Endeavor, deck: int) -> int:
    """Cards on a stack; a governor lies beside it."""
    first = deck * int(DECK_SIZE)
    cards = range(first, first + int(DECK_SIZE))
    return sum(1 for card in cards if s.cards[card] == IN_STACK and CARD_VALUE[card] >= 0)


def _tokens(s: Endeavor, board: int) -> dict[str, int]:
    first = board * int(TOKENS)
    return {name: int(s.hands[first + i]) for i, name in enumerate(TOKEN_NAMES) if s.hands[first + i]}


def _cards(s: Endeavor, holder: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(CARDS) if s.cards[card] == holder]


def _board(s: Endeavor, board: int) -> dict[str, object]:
    return {
        "status": {name: int(s.score(board, i)) for i, name in enumerate(STATUS_NAMES)},
        "symbols": {name: int(s.symbols[board * 4 + i]) for i, name in enumerate(STATUS_NAMES)},
        "tokens": _tokens(s, board),
        "cards": _cards(s, board),
        "face_down": _cards(s, int(FACE_DOWN) + board),
        "limit": int(CARD_LIMIT[s.score(board, POLITICS)]),
    }


def _seat(s: Endeavor, seat: int) -> dict[str, object]:
    points = s.breakdown()[seat]
    first = seat * int(BUILDINGS)
    return {
        **_board(s, seat),
        "buildings": {name: int(s.built[first + i]) for i, name in enumerate(BUILDING_NAMES) if s.built[first + i]},
        "manned": {name: int(s.manned[first + i]) for i, name in enumerate(BUILDING_NAMES) if s.manned[first + i]},
        "harbour": int(s.harbour[seat]),
        "reserve": int(s.reserve[seat]),
        "neutral_harbour": int(s.neutral_harbour[seat]),
        "neutral_reserve": int(s.neutral_reserve[seat]),
        "passed": bool((s.passed >> seat) & 1),
        "points": points,
        "score": sum(points.values()),
    }


def _opposition(s: Endeavor) -> dict[str, object]:
    """Its board, the display with its selector (row and column from 1), the ladder from its head."""
    points = foe_points(s)
    rows = range(0, len(s.display), int(COLUMNS))
    markers = [int(colour_at(s, marker)) for marker in range(MARKERS)]
    return {
        **_board(s, int(FOE_BOARD)),
        "laid_aside": _cards(s, int(LAID_ASIDE)),
        "points": points,
        "score": sum(points.values()),
        "display": [[_tile(int(s.display[row + i])) for i in range(COLUMNS)] for row in rows],
        "selector": {"level": int(s.selector // COLUMNS) + 1, "column": int(s.selector % COLUMNS) + 1},
        "owed": _tile(int(s.owed)),
        "ladder": [FOE_NAMES[colour - 1] for colour in markers if colour > 0],
        "actions": int(actions_of(s)),
        "acted": int(s.acted),
        "goes_first": bool(s.foes_first),
        "drew": bool(s.drew),
        "acting": FOE_NAMES[s.foe - 1] if s.foe > 0 else None,
    }


def _tile(building: int) -> str | None:
    return None if building < 0 else BUILDING_NAMES[building]
