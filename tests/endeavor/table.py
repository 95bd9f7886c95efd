"""The table as a test wants it: a position set by hand, draws that fall as told, answers by their verbs."""

from __future__ import annotations

import carrack
from carrack.core.events import Journal
from carrack.games.endeavor import flow, pieces
from carrack.games.endeavor.chapters import cities, ship
from carrack.games.endeavor.game import GAME as GAME
from carrack.games.endeavor.state import NEUTRAL, NO_TOKEN
from carrack.games.endeavor.state import Endeavor as Endeavor
from carrack.games.endeavor.tables.decks import CARD_NAMES, CARDS
from carrack.games.endeavor.tables.facts import (
    BUILDING_NAMES,
    BUILDINGS,
    FOE_NAMES,
    STATUS_NAMES,
    TOKEN_NAMES,
    TOKENS,
)
from carrack.games.endeavor.tables.map import (
    CIRCLES,
    CITY_NAMES,
    LINK_CITY,
    LINK_ROUTE,
    LINKS,
    REGION_NAMES,
    ROUTE_CIRCLES,
    SEA_ROUTES,
    SPACE_CIRCLES,
    TRACK_FIRST,
    TRACK_SIZE,
)
from carrack.games.endeavor.tables.questions import ACTING, ASK_ACT
from carrack.testing import lay as say  # `lay` is for tokens here
from carrack.testing.position import all_eyes
from tests.answers import asked as asked
from tests.answers import may as may
from tests.answers import play as play
from tests.answers import refused as refused

# Setting up.


def fresh(seats: int = 4, **options: bool | str) -> Endeavor:
    """Nothing has been drawn yet."""
    s = GAME.start(seats, options)
    assert isinstance(s, Endeavor)
    return s


def table(seats: int = 4, **options: bool | str) -> Endeavor:
    """The first question of round 1 that seat 0 is asked: it is the first player, whatever else comes first."""
    s = fresh(seats, **options)
    while s.round == 0:
        s.play(s.legal()[0])
    return s


def acting(seats: int = 4, seat: int = 0, **options: bool | str) -> Endeavor:
    """A seat's turn in the actions of round 1; nobody has built or grown."""
    s = table(seats, **options)
    act(s, seat)
    return s


def act(s: Endeavor, seat: int) -> None:
    """It is this seat's turn to act."""
    s.stage = ACTING
    s.go = 0
    s.turn = seat
    s.actor = seat
    s.step = ASK_ACT


def colour_of(name: int | str) -> int:
    """A seat by its number, a colour of the Opposition by its name."""
    if name == "neutral":
        return int(NEUTRAL)
    return name if isinstance(name, int) else FOE_NAMES.index(name) + 1


def own(s: Endeavor, seat: int, *buildings: str) -> None:
    """A seat has these tiles, and it is at least the round in which it can."""
    for name in buildings:
        seen = all_eyes(s)
        owned = seen["seat"][seat]["buildings"]
        if seen["tiles"][name] > 0:
            left: dict[str, object] = {"tiles": {name: seen["tiles"][name] - 1}}
        else:
            left = {"opposition": {"display": [taken(row, name) for row in seen["opposition"]["display"]]}}
        number = max(int(s.round), sum(owned.values()))
        say(s, round=number, seat={seat: {"buildings": {name: owned.get(name, 0) + 1}}}, **left)


def taken(row: list[str | None], name: str) -> list[str | None]:
    return [None if tile == name else tile for tile in row]


def discs(s: Endeavor, seat: int, harbour: int) -> None:
    """So many discs are in a seat's harbour."""
    say(s, seat={seat: {"harbour": harbour, "reserve": int(s.reserve[seat] + s.harbour[seat]) - harbour}})


def neutral_disc(s: Endeavor, seat: int) -> None:
    """A neutral disc has come into a seat's harbour."""
    left, come = int(s.neutral_reserve[seat]), int(s.neutral_harbour[seat])
    say(s, seat={seat: {"neutral_reserve": left - 1, "neutral_harbour": come + 1}})


def man(s: Endeavor, seat: int, *buildings: str) -> None:
    """A disc of the reserve stands on each of these."""
    for name in buildings:
        standing = manned(s, seat).get(name, 0) + 1
        say(s, seat={seat: {"manned": {name: standing}, "reserve": int(s.reserve[seat]) - 1}})


def circle_of(place: str, space: int = 0) -> int:
    """A city's circle by its name, a route's by both of them (`one-other`), a space's by region and number."""
    if space:
        return int(SPACE_CIRCLES + TRACK_FIRST[REGION_NAMES.index(place)]) + space - 1
    if place in CITY_NAMES:
        return CITY_NAMES.index(place)
    one, other = place.split("-")
    ends = [{route.one, route.other} for route in SEA_ROUTES]
    return int(ROUTE_CIRCLES) + ends.index({one, other})


def lay(s: Endeavor, place: str, token: str, space: int = 0) -> None:
    """This token lies there; the one that lay there goes where it comes from, as far back on the board as possible."""
    circle, wanted = circle_of(place, space), TOKEN_NAMES.index(token)
    if s.tokens[circle] != wanted:
        other = max(i for i in range(CIRCLES) if s.tokens[i] == wanted)
        s.tokens[other], s.tokens[circle] = s.tokens[circle], s.tokens[other]


def clear(s: Endeavor, circle: int) -> None:
    """The token of a circle is out of the game."""
    token = s.tokens[circle]
    if token != NO_TOKEN:
        s.tokens[circle] = NO_TOKEN
        pieces.drop_token(s, token)


def fill(s: Endeavor, region: str, *colours: int | str) -> None:
    """These discs stand on the track, from the first free space on; their tokens are gone."""
    i = REGION_NAMES.index(region)
    for name in colours:
        colour = colour_of(name)
        if s.filled[i] < TRACK_SIZE[i]:
            clear(s, int(SPACE_CIRCLES + TRACK_FIRST[i] + s.filled[i]))
        if colour < s.seats:
            s.reserve[colour] -= 1
        elif colour == NEUTRAL:
            s.neutral_reserve[0] -= 1
        ship.ship(s, colour, 0 if colour == NEUTRAL else colour, i)


def open_up(s: Endeavor, region: str, *colours: int | str) -> None:
    """The region is open: after these discs the last colour fills the track."""
    i = REGION_NAMES.index(region)
    rest = int(TRACK_SIZE[i] - s.filled[i]) - len(colours)
    fill(s, region, *colours, *[colours[-1]] * rest)


def settle(s: Endeavor, colour: int | str, *names: str) -> None:
    """Discs of a colour are in these cities; tokens of the cities and of the routes between them are gone."""
    owner = colour_of(colour)
    for name in names:
        city = CITY_NAMES.index(name)
        clear(s, city)
        for link in range(city * LINKS, (city + 1) * LINKS):
            if LINK_ROUTE[link] >= 0 and s.city[LINK_CITY[link]] == owner != NEUTRAL:
                clear(s, int(ROUTE_CIRCLES + LINK_ROUTE[link]))
        if owner < s.seats:
            s.reserve[owner] -= 1
        elif owner == NEUTRAL:
            s.neutral_reserve[0] -= 1
        cities.occupy(s, owner, owner, city)


def take(s: Endeavor, board: int, **tokens: int) -> None:
    """A board has these tokens: they come from routes."""
    for name, count in tokens.items():
        for _ in range(count):
            routes = all_eyes(s)["routes"]
            number, route = next((i, route) for i, route in enumerate(routes) if route["token"] is not None)
            lay(s, f"{route['one']}-{route['other']}", name)
            held_now = tokens_of(s, board).get(name, 0)
            say(s, routes={number: {"token": None}}, **of_board(s, board, tokens={name: held_now + 1}))


def hold(s: Endeavor, board: int, *cards: str) -> None:
    """A board holds these cards."""
    say(s, **of_board(s, board, cards=[*held(s, board), *cards]))


def of_board(s: Endeavor, board: int, **words: object) -> dict[str, object]:
    """Words about a seat's board, or about that of the Opposition."""
    return {"seat": {board: words}} if board < s.seats else {"opposition": words}


# Playing.


def told(s: Endeavor, verb: str, **arguments: object) -> list[dict[str, str | int]]:
    """Answer the open question; what was told about it."""
    journal = Journal()
    s.journal = journal
    play(s, verb, **arguments)
    s.journal = None
    return [GAME.tellings.describe(event) for event in journal.take()]


def pass_all(s: Endeavor) -> None:
    """Everybody passes, and keeps the cards that may be kept."""
    while asked(s)[0] in ("act", "discard"):
        choices = [GAME.describe(action) for action in s.legal()]
        wanted = next((said for said in choices if said["verb"] in ("pass", "keep")), choices[0])
        play(s, **wanted)  # type: ignore[arg-type]  # a described action is a verb and its arguments


def finish_round(s: Endeavor) -> None:
    """Nobody does anything more in this round."""
    round_now = s.round
    while s.round == round_now and s.actor != carrack.OVER:
        if asked(s)[0] == "act":
            play(s, "pass")
        else:
            s.play(s.legal()[-1])
        assert s.invariants() == []


def begin_round(s: Endeavor, number: int) -> None:
    """This round begins."""
    s.round = number - 1
    flow.begin_round(s)


# Looking.


def answers(s: Endeavor, verb: str) -> list[str | int]:
    """The legal answers with a verb: what they name."""
    described = [GAME.describe(action) for action in s.legal()]
    return [next(iter(list(said.values())[1:]), "") for said in described if said["verb"] == verb]


def built(s: Endeavor, seat: int) -> dict[str, int]:
    return {name: int(s.owns(seat, i)) for i, name in enumerate(BUILDING_NAMES) if s.owns(seat, i)}


def manned(s: Endeavor, seat: int) -> dict[str, int]:
    first = seat * int(BUILDINGS)
    return {name: int(s.manned[first + i]) for i, name in enumerate(BUILDING_NAMES) if s.manned[first + i]}


def tokens_of(s: Endeavor, board: int) -> dict[str, int]:
    first = board * int(TOKENS)
    return {name: int(s.hands[first + i]) for i, name in enumerate(TOKEN_NAMES) if s.hands[first + i]}


def held(s: Endeavor, board: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(CARDS) if s.cards[card] == board]


def status(s: Endeavor, board: int) -> dict[str, int]:
    return {name: int(s.symbols[board * 4 + i]) for i, name in enumerate(STATUS_NAMES)}


def holder(s: Endeavor, city: str) -> int:
    return int(s.city[CITY_NAMES.index(city)])


def token_at(s: Endeavor, place: str, space: int = 0) -> str | None:
    token = s.tokens[circle_of(place, space)]
    return None if token == NO_TOKEN else TOKEN_NAMES[token]


def is_open(s: Endeavor, region: str) -> bool:
    return s.is_open(REGION_NAMES.index(region))
