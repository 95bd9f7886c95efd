"""The table as a test wants it: a position set by hand, draws that fall as told, answers by their verbs."""

from __future__ import annotations

from collections.abc import Sequence

import carrack
from carrack.games.discovery import flow, pieces
from carrack.games.discovery.chapters import placement
from carrack.games.discovery.edition_2015.facts import NATION_NAMES
from carrack.games.discovery.game import GAME_2015 as GAME_2015
from carrack.games.discovery.state import COUNTERS_OF, EMPTY, GOODS_OF, HAND, OPEN, SHOWN, SUPPLY
from carrack.games.discovery.state import Discovery as Discovery
from carrack.games.discovery.tables.facts import AGE_OF_TURN, BOXES, GOOD_NAMES, KINDS, REGION_NAMES, REGIONS
from carrack.games.discovery.tables.questions import INITIATIVE_STAGE, STAGES_2015
from carrack.games.discovery.tables.tiles import TILE_KINDS, TILE_NAMES
from carrack.games.discovery.tables.tiles import TILES as TILES
from carrack.games.discovery.tables.verbs import BOX_NAMES, WORKER_NAMES
from carrack.games.discovery.tables.verbs import CARD_NAMES as CARD_NAMES
from carrack.games.discovery.tables.verbs import COUNTER_NAMES as COUNTER_NAMES
from carrack.games.discovery.tables.verbs import DOCK_NAMES as DOCK_NAMES
from carrack.testing import lay as lay
from carrack.testing.position import all_eyes
from tests.answers import asked as asked
from tests.answers import code as code_of
from tests.answers import may as may
from tests.answers import play as play
from tests.answers import refused as refused

GAME = carrack.game("discovery-2007")

DECLINE = (
    "pass",
    "front-not",
    "land-not",
    "take-not",
    "buy-not",
    "keep-chart",
    "stay",
    "train-not",
    "keep-peace",
    "retire-not",
    "migrate-not",
    "ride-not",
    "power-not",
    "arrange-not",
    "infect-not",
    "rewrite-not",
    "smuggle-not",
    "sell-not",
    "buy-points-not",
)


# Setting up.


def fresh(seats: int = 4, **options: bool) -> Discovery:
    """Nothing has been drawn yet."""
    s = GAME.start(seats, options)
    assert isinstance(s, Discovery)
    return s


def table(seats: int = 4, **options: bool) -> Discovery:
    """The first placement of turn 1: the seats in turn order, whatever goods and tiles come first."""
    s = fresh(seats, **options)
    while s.actor == carrack.NATURE:
        s.play(s.legal()[0])
    return s


def table_2015(seats: int = 4, **options: bool | int | str) -> Discovery:
    """The edition of 2015 at the first placement, without expansion or variants unless they are asked for."""
    s = fresh_2015(seats, **options)
    while asked(s)[0] != "place":
        spare = code_of(s, "power-not") if asked(s)[0] == "conquest" else s.legal()[0]
        s.play(spare)
    return s


def fresh_2015(seats: int = 4, **options: bool | int | str) -> Discovery:
    """The edition of 2015 before anything is drawn."""
    bare: dict[str, bool | int | str] = {"builder_worker": False, "builder_tiles": False, "buy_vp": False}
    s = GAME_2015.start(seats, {**bare, "nations": "off", **options})
    assert isinstance(s, Discovery)
    return s


def nations(s: Discovery, **seats: int) -> None:
    """Who plays which nation; all others share what is left."""
    left = [name for name in NATION_NAMES if name not in seats]
    played = {owner: name for name, owner in seats.items()}
    lay(s, uses=[0] * s.seats, seat={seat: {"nation": played.get(seat) or left.pop()} for seat in range(s.seats)})


def power(nation: str, number: int, uses: int) -> Discovery:
    """Two seats, the first with a nation that has used its power so often, in a turn; 0 is before the first."""
    if number > 0:
        s = table_2015(2, nations="random")
        nations(s, **{nation: 0})
        turn(s, number)
        lay(s, uses=[uses, 0])
        return s
    s = fresh_2015(2, nations="random")
    while asked(s)[0] != "nation":
        s.play(s.legal()[0])
    play(s, "nation-falls", nation=nation)
    play(s, "nation-falls", nation="holland")
    return s


def turn(s: Discovery, number: int) -> None:
    """It is this turn; five tiles of its age lie out, and the ships of the turns before are in nobody's hands yet."""
    lay(s, round=number, tiles=five_tiles(s, number))


def show(s: Discovery, *tiles: str) -> None:
    """These tiles lie out, and others of the age to make five."""
    lay(s, tiles=five_tiles(s, int(s.round), *tiles))


def five_tiles(s: Discovery, number: int, *wanted: str) -> list[str]:
    """Tiles that may lie out in a turn: those that are wanted first, as many as there are."""
    age = AGE_OF_TURN[number] + 1
    left = {name: left_over(s, name) + shown_tiles(s).count(name) for name in TILE_NAMES}
    others = [tile.name for tile in TILES if tile.age == age and tile.name not in wanted]
    found: list[str] = []
    for name in (*wanted, *others):
        if len(found) < 5 and left[name] > 0:
            left[name] -= 1
            found.append(name)
    return found


def own(s: Discovery, seat: int, *tiles: str) -> None:
    """A seat owns these tiles too; where the supply has none left, they are those that lie out."""
    shown = shown_tiles(s)
    for name in set(tiles):
        for _ in range(tiles.count(name) - left_over(s, name)):
            shown.remove(name)
    before = [name for i, name in enumerate(TILE_NAMES) for _ in range(s.owns(seat, i))]
    lay(s, tiles=shown, seat={seat: {"tiles": [*before, *tiles]}})


def left_over(s: Discovery, tile: str) -> int:
    """How many of a tile the supply has."""
    return int(s.tiles[SUPPLY * TILE_KINDS + TILE_NAMES.index(tile)])


def goods(s: Discovery, seat: int, *names: str) -> None:
    """A seat owns these goods too, from the supply, else from those that lie out."""
    shown, before = shown_goods(s), owned(s, seat)
    for name in set(names):
        shown[name] = shown.get(name, 0) - max(0, names.count(name) - int(s.good(SUPPLY, GOOD_NAMES.index(name))))
    lay(s, goods=shown, seat={seat: {"goods": {name: before.get(name, 0) + names.count(name) for name in names}}})


def order(s: Discovery, *seats: int) -> None:
    """The turn order: the first of these is asked."""
    lay(s, order=list(seats), actor=seats[0], active=seats[0])


def purse(s: Discovery, seat: int, dollars: int) -> None:
    """A seat has so much money."""
    lay(s, seat={seat: {"money": dollars}})


def fleet(s: Discovery, seat: int, ships: int, shown: bool = True) -> None:
    """A seat has so many ships; another one lies out, or none."""
    lay(s, ship=shown, seat={seat: {"ships": ships}})


def no_goods_left(s: Discovery, seat: int, but: str = "") -> None:
    """A seat owns all that was in the supply, perhaps but for one good."""
    left = {name: int(s.good(SUPPLY, i)) - (name == but) for i, name in enumerate(GOOD_NAMES)}
    lay(s, seat={seat: {"goods": {name: owned(s, seat).get(name, 0) + count for name, count in left.items()}}})


def display(s: Discovery, *names: str) -> None:
    """These goods lie out, and no others."""
    lay(s, goods={name: names.count(name) for name in GOOD_NAMES})


def discover(s: Discovery, *regions: str) -> None:
    """Nobody's discovery: the counters went to the last seat's pile, the cheapest first."""
    last = s.seats - 1
    new = [name for name in regions if name not in open_regions(s)]
    cheapest = [counter for counter, left in zip(COUNTER_NAMES, s.counters) for _ in range(left)]
    if new:
        found: dict[str, object] = {"discovered": True, "counter": None, "seen_by": [], "failed_with": 0}
        piled = [*counters(s, last), *cheapest[: len(new)]]
        lay(s, regions=dict.fromkeys(new, found), seat={last: {"counters": piled}})


def discover_all(s: Discovery) -> None:
    discover(s, *REGION_NAMES)


def win(s: Discovery, seat: int, *cards: str) -> None:
    """A seat has won these discovery cards."""
    lay(s, draws=int(s.draws) + len(cards), seat={seat: {"cards": list(cards)}})


def colony(s: Discovery, seat: int, region: str, **workers: int) -> None:
    """A seat has these workers there, and takes the good if that is due; the region is discovered."""
    discover(s, region)
    for name, count in workers.items():
        for _ in range(count):
            pieces.stand(s, REGION_NAMES.index(region), seat, WORKER_NAMES.index(name))


def lie(s: Discovery, region: str, counter: str, failed_with: int, *seen_by: int) -> None:
    """This counter is known there, to these seats or to everybody, since an expedition of that strength failed."""
    assert not all_eyes(s)["regions"][region]["counter"]
    known = list(seen_by or range(s.seats))
    lay(s, regions={region: {"counter": counter, "seen_by": known, "failed_with": failed_with}})


def hand(s: Discovery, seat: int, **workers: int) -> None:
    """A seat holds exactly these."""
    pieces.clear_zone(s, HAND, seat)
    for name, count in workers.items():
        pieces.move(s, HAND, seat, WORKER_NAMES.index(name), count)


Workers = Sequence[tuple[int, str]]


def resolve(s: Discovery, **boxes: Workers) -> None:
    """All hands are empty and these workers stand in the boxes, from the left: (seat, worker). Resolution begins."""
    for seat in range(s.seats):
        pieces.clear_zone(s, HAND, seat)
    for box, workers in boxes.items():
        for seat, worker in workers:
            placement.put(s, seat, WORKER_NAMES.index(worker), BOX_NAMES.index(box))
    s.placed = 0
    flow.enter(s, INITIATIVE_STAGE)
    assert s.invariants() == []


# Playing.


def code(verb: str, **arguments: object) -> int:
    return GAME.encode({"verb": verb, **arguments})


def place(s: Discovery, *boxes: str, worker: str = "colonist") -> None:
    """Seat after seat, whoever is asked, into these boxes."""
    for box in boxes:
        play(s, "place", worker=worker, box=box)


def skip(s: Discovery, *until: str) -> None:
    """Decline whatever is offered until one of these is asked, or a turn begins, or the game is over."""
    turns = s.turns
    while s.actor != carrack.OVER and s.turns == turns and asked(s)[0] not in until:
        declined = [action for action in s.legal() if s.game.describe(action)["verb"] in DECLINE]
        s.play(declined[0] if declined else s.legal()[0])
        assert s.invariants() == []


def stage(s: Discovery) -> str:
    return STAGES_2015[s.stage]


# Looking.


def answers(s: Discovery, verb: str, argument: str) -> list[str | int]:
    """The legal answers with a verb: what they name."""
    described = [s.game.describe(action) for action in s.legal()]
    return [said[argument] for said in described if said["verb"] == verb]


def workers(s: Discovery, zone: int, seat: int) -> dict[str, int]:
    """A seat's workers in a zone, by kind."""
    return {WORKER_NAMES[kind]: int(s.count(zone, seat, kind)) for kind in range(KINDS) if s.count(zone, seat, kind)}


def held(s: Discovery, seat: int) -> dict[str, int]:
    return workers(s, int(HAND), seat)


def settled(s: Discovery, seat: int, region: str) -> dict[str, int]:
    return workers(s, REGION_NAMES.index(region), seat)


def owned(s: Discovery, seat: int) -> dict[str, int]:
    """A seat's goods."""
    return {name: int(s.good(GOODS_OF + seat, i)) for i, name in enumerate(GOOD_NAMES) if s.good(GOODS_OF + seat, i)}


def counters(s: Discovery, seat: int) -> list[str]:
    return [COUNTER_NAMES[i] for i in range(12) for _ in range(s.counters[(COUNTERS_OF + seat) * 12 + i])]


def line(s: Discovery, box: str) -> list[tuple[int, str]]:
    """Who stands in a box, from the left."""
    row = next(row for row in BOXES if row.name == box)
    standing = [int(s.line[row.first + i]) for i in range(row.size)]
    return [(worker // KINDS, WORKER_NAMES[worker % KINDS]) for worker in standing if worker != EMPTY]


def money(s: Discovery) -> list[int]:
    return [int(dollars) for dollars in s.money]


def open_regions(s: Discovery) -> list[str]:
    return [REGION_NAMES[region] for region in range(REGIONS) if s.counter[region] == OPEN]


def shown_tiles(s: Discovery) -> list[str]:
    return [name for i, name in enumerate(TILE_NAMES) for _ in range(s.tiles[SHOWN * TILE_KINDS + i])]


def shown_goods(s: Discovery) -> dict[str, int]:
    return {name: int(s.good(SHOWN, i)) for i, name in enumerate(GOOD_NAMES) if s.good(SHOWN, i)}
