"""The score, as it stands at any moment, by source; who has won, and how well in the solo game."""

from __future__ import annotations

from mypy_extensions import i64

from carrack.games.endeavor import boards, state
from carrack.games.endeavor.tables.decks import CARD_GLORY, CARDS, DECK_SIZE, FIRST_SLAVERY
from carrack.games.endeavor.tables.events import ENDINGS
from carrack.games.endeavor.tables.facts import (
    BUILDING_GLORY,
    BUILDINGS,
    DISCS_PER_GLORY,
    EMPTY_SLOT_GLORY,
    FOE_COLOURS,
    GRADES,
    LOST,
    NEUTRAL_GLORY,
    SLAVERY_GLORY,
    STATUS,
    TRACK_GLORY,
    TRACK_MOST,
)
from carrack.games.endeavor.tables.map import CITIES, CITY_GLORY, ROUTE_ONE, ROUTE_OTHER, ROUTES

# Sources.


def city_glory(s: state.Endeavor, colour: i64) -> i64:
    glory: i64 = 0
    for city in range(CITIES):
        if s.city[city] == colour:
            glory += CITY_GLORY[city]
    return glory


def route_glory(s: state.Endeavor, colour: i64) -> i64:
    """One for each route with both ends of the colour."""
    glory: i64 = 0
    for route in range(ROUTES):
        if s.city[ROUTE_ONE[route]] == colour and s.city[ROUTE_OTHER[route]] == colour:
            glory += 1
    return glory


def track_glory(s: state.Endeavor, board: i64) -> i64:
    glory: i64 = 0
    for status in range(STATUS):
        symbols = s.symbols[board * STATUS + status]
        glory += TRACK_GLORY[symbols if symbols < TRACK_MOST else TRACK_MOST]
    return glory


def card_glory(s: state.Endeavor, board: i64) -> i64:
    glory: i64 = 0
    for card in range(CARDS):
        if s.cards[card] == board:
            glory += CARD_GLORY[card]
    return glory


def slavery_glory(s: state.Endeavor, board: i64) -> i64:
    """For the Slavery cards that lie face down."""
    glory: i64 = 0
    for card in range(FIRST_SLAVERY, FIRST_SLAVERY + DECK_SIZE):
        if s.cards[card] == state.FACE_DOWN + board:
            glory += SLAVERY_GLORY
    return glory


def building_glory(s: state.Endeavor, seat: i64) -> i64:
    glory: i64 = 0
    for building in range(BUILDINGS):
        glory += s.built[seat * BUILDINGS + building] * BUILDING_GLORY[building]
    return glory


def slot_glory(s: state.Endeavor, seat: i64) -> i64:
    """The governor's own slot counts as empty if the cards fit without it."""
    return EMPTY_SLOT_GLORY if boards.fits(s, seat, False) else 0


# Seats.


def points_by_source(s: state.Endeavor, seat: i64) -> dict[str, int]:
    return {
        "cities": int(city_glory(s, seat)),
        "routes": int(route_glory(s, seat)),
        "tracks": int(track_glory(s, seat)),
        "cards": int(card_glory(s, seat)),
        "slot": int(slot_glory(s, seat)),
        "buildings": int(building_glory(s, seat)),
        "harbour": int(s.harbour[seat] // DISCS_PER_GLORY),
        "slavery": int(slavery_glory(s, seat)),
        "neutral": int(NEUTRAL_GLORY * s.neutral_reserve[seat]),
    }


def score_of(s: state.Endeavor, seat: i64) -> i64:
    points = city_glory(s, seat) + route_glory(s, seat) + track_glory(s, seat) + card_glory(s, seat)
    points += slot_glory(s, seat) + building_glory(s, seat) + s.harbour[seat] // DISCS_PER_GLORY
    return points + slavery_glory(s, seat) + NEUTRAL_GLORY * s.neutral_reserve[seat]


# The Opposition (S15).


def foe_points(s: state.Endeavor) -> dict[str, int]:
    """By source. Nothing for its governor slot; the glory of governors laid aside counts."""
    cities: i64 = 0
    routes: i64 = 0
    for colour in range(1, FOE_COLOURS + 1):
        cities += city_glory(s, colour)
        routes += route_glory(s, colour)
    return {
        "cities": int(cities),
        "routes": int(routes),
        "tracks": int(track_glory(s, state.FOE_BOARD)),
        "cards": int(card_glory(s, state.FOE_BOARD) + card_glory(s, state.LAID_ASIDE)),
        "slavery": int(slavery_glory(s, state.FOE_BOARD)),
    }


def foe_score(s: state.Endeavor) -> i64:
    points = track_glory(s, state.FOE_BOARD) + slavery_glory(s, state.FOE_BOARD)
    points += card_glory(s, state.FOE_BOARD) + card_glory(s, state.LAID_ASIDE)
    for colour in range(1, FOE_COLOURS + 1):
        points += city_glory(s, colour) + route_glory(s, colour)
    return points


def grade_of(margin: int) -> str:
    """How well the solo game went."""
    found = LOST
    for grade in GRADES:
        if margin >= grade.least:
            found = grade.name
    return found


# The result.


def winners(s: state.Endeavor) -> list[int]:
    """The most points; ties share the victory. Alone: not fewer than the Opposition."""
    if s.rules.solo:
        return [0] if score_of(s, 0) >= foe_score(s) else []
    scores = [int(score_of(s, seat)) for seat in range(s.seats)]
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]


def outcome(s: state.Endeavor) -> dict[str, object]:
    found: dict[str, object] = {"winners": winners(s), "why": ENDINGS[0]}
    if s.rules.solo:
        margin = int(score_of(s, 0) - foe_score(s))
        found["grade"] = grade_of(margin)
        found["margin"] = margin
        found["panache"] = margin >= 0 and boards.has_top_level(s, 0)
    return found
