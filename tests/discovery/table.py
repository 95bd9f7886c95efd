"""The table as a test wants it: a position set by hand, draws that fall as told, answers by their verbs."""

from __future__ import annotations

from collections.abc import Sequence

import carrack
from carrack.games.discovery import flow, pieces
from carrack.games.discovery.chapters import placement
from carrack.games.discovery.edition_2015.facts import NATION_NAMES
from carrack.games.discovery.game import GAME_2015 as GAME_2015
from carrack.games.discovery.state import COUNTERS_OF, EMPTY, FACE_DOWN, GOODS_OF, HAND, OPEN, SHOWN, SUPPLY, TILES_OF
from carrack.games.discovery.state import Discovery as Discovery
from carrack.games.discovery.tables.facts import AGE_OF_TURN, BOXES, GOOD_NAMES, KINDS, REGION_NAMES, REGIONS
from carrack.games.discovery.tables.questions import INITIATIVE_STAGE, STAGES_2015
from carrack.games.discovery.tables.tiles import TILE_KINDS, TILE_NAMES, TILES
from carrack.games.discovery.tables.verbs import BOX_NAMES, COUNTER_NAMES, WORKER_NAMES
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
    left = [i for i, name in enumerate(NATION_NAMES) if name not in seats]
    for seat in range(s.seats):
        names = [name for name, owner in seats.items() if owner == seat]
        s.nation[seat] = NATION_NAMES.index(names[0]) if names else left.pop()
        s.uses[seat] = 0


def turn(s: Discovery, number: int) -> None:
    """It is this turn; five tiles of its age lie out, and the ships of the turns before are in nobody's hands yet."""
    s.round = number
    show(s)


def show(s: Discovery, *tiles: str) -> None:
    """These tiles lie out, and others of the age to make five."""
    age = AGE_OF_TURN[s.round] + 1
    for tile in range(TILE_KINDS):
        s.tiles[SUPPLY * TILE_KINDS + tile] += s.tiles[SHOWN * TILE_KINDS + tile]
        s.tiles[SHOWN * TILE_KINDS + tile] = 0
    others = [tile.name for tile in TILES if tile.age == age and tile.name not in tiles]
    shown = 0
    for name in (*tiles, *others):
        tile = TILE_NAMES.index(name)
        if shown < 5 and s.tiles[SUPPLY * TILE_KINDS + tile] > 0:
            s.tiles[SUPPLY * TILE_KINDS + tile] -= 1
            s.tiles[SHOWN * TILE_KINDS + tile] += 1
            shown += 1


def own(s: Discovery, seat: int, *tiles: str) -> None:
    """A seat owns these tiles."""
    for name in tiles:
        tile = TILE_NAMES.index(name)
        zone = SUPPLY if s.tiles[SUPPLY * TILE_KINDS + tile] > 0 else SHOWN
        s.tiles[zone * TILE_KINDS + tile] -= 1
        s.tiles[(TILES_OF + seat) * TILE_KINDS + tile] += 1


def goods(s: Discovery, seat: int, *names: str) -> None:
    """A seat owns these goods, from the supply."""
    for name in names:
        good = GOOD_NAMES.index(name)
        zone = SUPPLY if s.goods[SUPPLY * 11 + good] > 0 else SHOWN
        s.goods[zone * 11 + good] -= 1
        s.goods[(GOODS_OF + seat) * 11 + good] += 1


def display(s: Discovery, *names: str) -> None:
    """These goods lie out."""
    for good in range(11):
        s.goods[SUPPLY * 11 + good] += s.goods[SHOWN * 11 + good]
        s.goods[SHOWN * 11 + good] = 0
    for name in names:
        good = GOOD_NAMES.index(name)
        s.goods[SUPPLY * 11 + good] -= 1
        s.goods[SHOWN * 11 + good] += 1


def discover(s: Discovery, *regions: str) -> None:
    """Nobody's discovery: the counters went to the last seat's pile, the cheapest first."""
    for name in regions:
        region = REGION_NAMES.index(name)
        if s.counter[region] != OPEN:
            counter = next(i for i in range(12) if s.counters[i] > 0)
            s.counters[counter] -= 1
            s.looks += 1
            s.counters[(COUNTERS_OF + s.seats - 1) * 12 + counter] += 1
            s.counter[region] = OPEN


def discover_all(s: Discovery) -> None:
    discover(s, *REGION_NAMES)


def colony(s: Discovery, seat: int, region: str, **workers: int) -> None:
    """A seat has these workers there, and takes the good if that is due; the region is discovered."""
    discover(s, region)
    for name, count in workers.items():
        for _ in range(count):
            pieces.stand(s, REGION_NAMES.index(region), seat, WORKER_NAMES.index(name))


def lie(s: Discovery, region: str, counter: str, failed_with: int) -> None:
    """Everybody knows this counter there, since an expedition of that strength failed."""
    kind = COUNTER_NAMES.index(counter)
    assert s.counter[REGION_NAMES.index(region)] == FACE_DOWN
    s.counters[kind] -= 1
    s.looks += 1
    s.counter[REGION_NAMES.index(region)] = kind
    s.seen_by[REGION_NAMES.index(region)] = s.rules.everyone
    s.failed_with[REGION_NAMES.index(region)] = failed_with


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
