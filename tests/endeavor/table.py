"""The table as a test wants it: a position set by hand, draws that fall as told, answers by their verbs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import carrack
from carrack.core.events import Journal
from carrack.games.endeavor import flow
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
    CITY_REGION,
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
    here = token_at(s, place, space)
    if here != token:
        found = max(i for i in range(CIRCLES) if s.tokens[i] == TOKEN_NAMES.index(token))
        say(s, **tokens_on({circle_of(place, space): token, found: here}))


def tokens_on(circles: dict[int, str | None]) -> dict[str, object]:
    """In words: which tokens lie on these circles."""
    regions: dict[str, dict[str, dict[str | int, object]]] = {}
    routes: dict[int, object] = {}
    for circle, name in circles.items():
        token = {"token": name}
        if circle >= SPACE_CIRCLES:
            space = circle - int(SPACE_CIRCLES)
            region = max(i for i in range(1, len(REGION_NAMES)) if TRACK_FIRST[i] <= space)
            track = regions.setdefault(REGION_NAMES[region], {}).setdefault("track", {})
            track[space - int(TRACK_FIRST[region])] = token
        elif circle >= ROUTE_CIRCLES:
            routes[circle - int(ROUTE_CIRCLES)] = token
        else:
            cities = regions.setdefault(REGION_NAMES[CITY_REGION[circle]], {}).setdefault("cities", {})
            cities[CITY_NAMES[circle]] = token
    return {"regions": regions, "routes": routes}


def without(s: Endeavor, discs: Mapping[int | str, int], tokens: Sequence[str | None]) -> dict[str, object]:
    """In words: these discs have left the reserves, a seat's or the neutral one, and these tokens are discarded."""
    seen = all_eyes(s)
    seat: dict[int, dict[str, int]] = {}
    for colour, count in discs.items():
        if colour == "neutral":
            seat.setdefault(0, {})["neutral_reserve"] = seen["seat"][0]["neutral_reserve"] - count
        elif isinstance(colour, int):
            seat.setdefault(colour, {})["reserve"] = seen["seat"][colour]["reserve"] - count
    thrown = Counter(seen["discarded"]) + Counter(token for token in tokens if token is not None)
    return {"seat": seat, "discarded": dict(thrown)}


def fill(s: Endeavor, region: str, *colours: int | str) -> None:
    """These discs stand on the track, from the first free space on, then beside it; their tokens are gone."""
    seen = all_eyes(s)["regions"][region]
    free = [space for space, circle in enumerate(seen["track"]) if circle["disc"] is None]
    on, beside = dict(zip(free, colours)), Counter(colours[len(free) :])
    track = {space: {"disc": colour, "token": None} for space, colour in on.items()}
    seats = {colour: seen["beside"][colour] + count for colour, count in beside.items() if isinstance(colour, int)}
    others = {
        colour: seen["others_beside"].get(colour, 0) + count
        for colour, count in beside.items()
        if isinstance(colour, str)
    }
    gone = [seen["track"][space]["token"] for space in on]
    words = {"track": track, "beside": seats, "others_beside": others}
    say(s, regions={region: words}, **without(s, Counter(colours), gone))
    if on and len(on) == len(free):
        win_governor(s, region)


def win_governor(s: Endeavor, region: str) -> None:
    """The region is open: whoever leads on its track has the governor."""
    leader = all_eyes(s)["regions"][region]["leader"]
    if leader != "neutral":
        hold(s, leader if isinstance(leader, int) else s.seats, f"{region}_governor")


def open_up(s: Endeavor, region: str, *colours: int | str) -> None:
    """The region is open: after these discs the last colour fills the track."""
    i = REGION_NAMES.index(region)
    rest = int(TRACK_SIZE[i] - s.filled[i]) - len(colours)
    fill(s, region, *colours, *[colours[-1]] * rest)


def settle(s: Endeavor, colour: int | str, *names: str) -> None:
    """Discs of a colour are in these cities; tokens of the cities and of the routes between them are gone."""
    seen = all_eyes(s)
    circles = {name: circle for region in seen["regions"].values() for name, circle in region["cities"].items()}
    held_now = {name for name, circle in circles.items() if circle["disc"] == colour} | set(names)
    regions: dict[str, dict[str, dict[str, object]]] = {}
    for name in names:
        region = REGION_NAMES[CITY_REGION[CITY_NAMES.index(name)]]
        regions.setdefault(region, {"cities": {}})["cities"][name] = {"disc": colour, "token": None}
    joined = {
        number: route["token"]
        for number, route in enumerate(seen["routes"])
        if colour != "neutral" and {route["one"], route["other"]} <= held_now
    }
    gone = [*(circles[name]["token"] for name in names), *joined.values()]
    routes = {number: {"token": None} for number in joined}
    say(s, regions=regions, routes=routes, **without(s, {colour: len(names)}, gone))


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
