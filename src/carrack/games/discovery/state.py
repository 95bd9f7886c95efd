"""The fields of the game, declared once. What lies somewhere is a count in a zone: a vector holds zone after zone."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from carrack.core.errors import NotOver
from carrack.core.game import Game
from carrack.core.state import OVER, State
from carrack.games.discovery.chapters import scoring
from carrack.games.discovery.laws import laws
from carrack.games.discovery.rules import Rules
from carrack.games.discovery.tables.facts import AGES, CARDS, COUNTERS, GOODS, KINDS, REGIONS
from carrack.games.discovery.tables.frames import FRAME, FRAMES
from carrack.games.discovery.tables.questions import ORDERING
from carrack.games.discovery.tables.tiles import AGE_TILES, TILE_KINDS

# Zones of workers: the nine regions, then these. Each seat has its own count of each kind in each zone.

HAND: Final[i64] = 9
SHIPPING_ZONE: Final[i64] = 10
EXPLORERS: Final[i64] = 11  # waiting in the discovery box
CREW: Final[i64] = 12  # picked for the expedition that is being made up
FALLEN: Final[i64] = 13  # hit in the battle that is being fought
ZONES: Final[i64] = 14

# Zones of goods and of tiles: these, then the seats.

SUPPLY: Final[i64] = 0  # hidden: the pile of goods, the stacks of tiles
SHOWN: Final[i64] = 1  # on display
ON_MAP: Final[i64] = 2  # goods only: on the region where they are printed
GOODS_OF: Final[i64] = 3  # + seat
TILES_OF: Final[i64] = 2  # + seat

# Places in `mirror`: the workers once more, seat by seat; the zone of each tile of which there is one; and how many
# tiles each stack has.

CROWD: Final[i64] = 84  # of a seat: ZONES with KINDS in each
WHERE: Final[i64] = 512
STACKS: Final[i64] = 576
MIRROR: Final[i64] = 640
MOST: Final[i64] = 32767  # that a number there can be

COUNTERS_OF: Final[i64] = 1  # + seat; zone 0 are the counters that nobody has seen

NOBODY: Final[i64] = -1  # no seat
EMPTY: Final[i64] = -1  # a slot without a worker
FACE_DOWN: Final[i64] = -1  # a counter that nobody has seen
OPEN: Final[i64] = -2  # a region that is discovered
IN_DECK: Final[i64] = -1  # a card that nobody has won

FIELDS_2015: Final = (  # the fields of the edition of 2015
    "nation",
    "uses",
    "bought",
    "scholars",
    "sailing",
    "top",
    "top_seen",
    "bottom",
    "bottom_seen",
    "scouts",
)


FOLLOWING: Final = ("rules", "mirror")  # fields that are no data


@final
@mypyc_attr(acyclic=True)
class Discovery(State):
    """The table: the boxes, the map, what lies out, and what every seat has."""

    def __init__(self, game: Game, rules: Rules | None = None) -> None:
        super().__init__(game)
        if rules is None:
            return
        seats = rules.seats
        self.rules = rules
        self.seats = seats
        self.round: i64 = 0  # the turn marker, 1 to 8; 0 before the first turn. The rulebook says turn
        self.stage: i64 = ORDERING
        self.active: i64 = 0  # whose bid, worker, expedition or building is being resolved
        self.slot: i64 = -1  # how far the stage has come; -1 before it begins
        self.item: i64 = 0  # how far within the slot
        self.order: vec[i64] = vec[i64]([-1] * seats)  # the seat in each place of the turn order
        self.placed: i64 = 0  # who has had a go in this round of placement, a bit per seat
        self.line: vec[i64] = vec[i64]([EMPTY] * rules.slots)  # the worker in each slot: seat * KINDS + kind
        self.workers: vec[i64] = vec[i64]([0] * (ZONES * seats * KINDS))
        self.presence: vec[i64] = vec[i64]([0] * (REGIONS * seats))  # workers of each seat in each region
        self.money: vec[i64] = vec[i64]([0] * seats)
        self.ships: vec[i64] = vec[i64]([0] * seats)
        self.ship_shown: i64 = 0  # merchant ships in the shipping box: one or none
        self.goods: vec[i64] = vec[i64]([0] * ((GOODS_OF + seats) * GOODS))
        self.tiles: vec[i64] = vec[i64]([0] * ((TILES_OF + seats) * TILE_KINDS))
        self.mirror: vec[i16] = vec[i16]([0] * MIRROR)  # of workers and tiles: what a row would have to look for
        self.spent: i64 = 0  # one-shot tiles that have been used, a bit each
        self.counter: vec[i64] = vec[i64]([FACE_DOWN] * REGIONS)  # what lies on each region
        self.seen_by: vec[i64] = vec[i64]([0] * REGIONS)  # who knows the counter there, a bit per seat
        self.failed_with: vec[i64] = vec[i64]([0] * REGIONS)  # there are more natives than that: somebody failed
        self.counters: vec[i64] = vec[i64]([0] * ((COUNTERS_OF + seats) * COUNTERS))
        self.looks: i64 = 0  # counters that have been turned up for the first time
        self.cards: vec[i64] = vec[i64]([IN_DECK] * CARDS)  # the seat that has won each
        self.draws: i64 = 0  # cards drawn, those that went back too
        self.colony_points: vec[i64] = vec[i64]([0] * (AGES * seats))
        self.economy: vec[i64] = vec[i64]([0] * seats)  # the sets' income of the last turn
        self.bids: vec[i64] = vec[i64]([0] * seats)
        self.passed: i64 = 0  # who is out of the auction, a bit per seat
        self.frames: vec[i64] = vec[i64]([0] * (FRAMES * FRAME))  # what waits until the open question is answered
        self.depth: i64 = 0
        # What only the edition of 2015 knows. In that of 2007 it is empty and belongs neither to dump nor to key.
        seats_2015: i64 = seats if rules.is_2015 else 0
        cards: i64 = CARDS if rules.scouting else 0
        self.nation: vec[i64] = vec[i64]([-1] * seats_2015)
        self.uses: vec[i64] = vec[i64]([0] * seats_2015)  # of the nation's power; Portugal's: a bit for each age
        self.bought: vec[i64] = vec[i64]([0] * (AGES * seats_2015))  # points bought
        self.scholars: vec[i64] = vec[i64]([0] * seats_2015)  # workers on the specialists' track in turn 8
        self.sailing: i64 = 0  # ships that the Mayflower's owner has used this turn
        self.top: i64 = IN_DECK  # the top card, when somebody has looked at it
        self.top_seen: i64 = 0  # who has, a bit per seat
        self.bottom: vec[i64] = vec[i64]([IN_DECK] * cards)  # cards put to the bottom, the first first
        self.bottom_seen: vec[i64] = vec[i64]([0] * cards)
        self.scouts: i64 = 0  # looks at the deck

    def clone(self) -> Discovery:
        copy = Discovery(self.game)
        self.copy_base(copy)
        copy.rules = self.rules
        copy.round = self.round
        copy.stage = self.stage
        copy.active = self.active
        copy.slot = self.slot
        copy.item = self.item
        copy.order = self.order[:]
        copy.placed = self.placed
        copy.line = self.line[:]
        copy.workers = self.workers[:]
        copy.presence = self.presence[:]
        copy.money = self.money[:]
        copy.ships = self.ships[:]
        copy.ship_shown = self.ship_shown
        copy.goods = self.goods[:]
        copy.tiles = self.tiles[:]
        copy.mirror = self.mirror[:]
        copy.spent = self.spent
        copy.counter = self.counter[:]
        copy.seen_by = self.seen_by[:]
        copy.failed_with = self.failed_with[:]
        copy.counters = self.counters[:]
        copy.looks = self.looks
        copy.cards = self.cards[:]
        copy.draws = self.draws
        copy.colony_points = self.colony_points[:]
        copy.economy = self.economy[:]
        copy.bids = self.bids[:]
        copy.passed = self.passed
        copy.frames = self.frames[:]
        copy.depth = self.depth
        self.copy_2015(copy)
        return copy

    def copy_2015(self, copy: Discovery) -> None:
        """The fields of 2015. In 2007 its vectors are empty, and are shared."""
        is_2015 = self.rules.is_2015
        copy.nation = self.nation[:] if is_2015 else self.nation
        copy.uses = self.uses[:] if is_2015 else self.uses
        copy.bought = self.bought[:] if is_2015 else self.bought
        copy.scholars = self.scholars[:] if is_2015 else self.scholars
        copy.sailing = self.sailing
        copy.top = self.top
        copy.top_seen = self.top_seen
        scouting = self.rules.scouting
        copy.bottom = self.bottom[:] if scouting else self.bottom
        copy.bottom_seen = self.bottom_seen[:] if scouting else self.bottom_seen
        copy.scouts = self.scouts

    def fields(self) -> list[str]:
        """What follows from the rest is not data: the rules from game, seats and options, the mirror from all else."""
        names = [name for name in super().fields() if name not in FOLLOWING]
        return names if self.rules.is_2015 else [name for name in names if name not in FIELDS_2015]

    def restore(self, plain: object, where: str) -> None:
        super().restore(plain, where)
        self.look()

    def look(self) -> None:
        """See workers and tiles in the mirror after they were laid by hand. Doors keep it up to date."""
        mirror = self.mirror
        for seat in range(self.seats):
            for zone in range(ZONES):
                for kind in range(KINDS):
                    mirror[seat * CROWD + zone * KINDS + kind] = i16(self.count(zone, seat, kind) & MOST)
        for age in range(AGES):
            stack: i64 = 0
            for tile in range(AGE_TILES[age], AGE_TILES[age + 1]):
                stack += self.tiles[SUPPLY * TILE_KINDS + tile]
                mirror[WHERE + tile] = i16(self.zone_of(tile))
            mirror[STACKS + age] = i16(stack & MOST)

    def zone_of(self, tile: i64) -> i64:
        """Among the zones that all see; SUPPLY for a tile in its stack or out of the game."""
        for zone in range(SHOWN, TILES_OF + self.seats):
            if self.tiles[zone * TILE_KINDS + tile] > 0:
                return zone
        return SUPPLY

    # Reading. Writing goes through the doors of pieces.py.

    def count(self, zone: i64, seat: i64, kind: i64) -> i64:
        """How many workers of a kind a seat has in a zone."""
        return self.workers[(zone * self.seats + seat) * KINDS + kind]

    def crowd(self, zone: i64, seat: i64) -> i64:
        """How many workers a seat has in a zone, of all kinds."""
        workers = self.workers
        first = (zone * self.seats + seat) * KINDS
        total: i64 = 0
        for i in range(first, first + KINDS):
            total += workers[i]
        return total

    def people(self, region: i64, seat: i64) -> i64:
        """How many workers a seat has in a region."""
        return self.presence[region * self.seats + seat]

    def good(self, zone: i64, good: i64) -> i64:
        return self.goods[zone * GOODS + good]

    def owns(self, seat: i64, tile: i64) -> i64:
        """How many copies of a tile a seat owns."""
        return self.tiles[(TILES_OF + seat) * TILE_KINDS + tile]

    def holder(self, tile: i64) -> i64:
        """Who owns a tile of which there is one, or NOBODY."""
        for seat in range(self.seats):
            if self.tiles[(TILES_OF + seat) * TILE_KINDS + tile] > 0:
                return seat
        return NOBODY

    def is_spent(self, tile: i64) -> bool:
        """Whether a one-shot tile has been used."""
        return (self.spent >> tile) & 1 != 0

    def is_open(self, region: i64) -> bool:
        return self.counter[region] == OPEN

    def regions_left(self) -> bool:
        """Whether there is still a region to discover."""
        for region in range(REGIONS):
            if self.counter[region] != OPEN:
                return True
        return False

    def closed_regions(self) -> i64:
        """How many regions are still to be discovered."""
        count: i64 = 0
        for region in range(REGIONS):
            if self.counter[region] != OPEN:
                count += 1
        return count

    def is_nation(self, seat: i64, nation: i64) -> bool:
        return self.rules.nations and self.nation[seat] == nation

    # What waits: frames and their slots are those of tables/frames.py.

    def push(self, what: i64, whose: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Something has to wait for an answer."""
        first = self.depth * FRAME
        self.frames[first] = what
        self.frames[first + 1] = whose
        self.frames[first + 2] = b
        self.frames[first + 3] = c
        self.frames[first + 4] = d
        self.frames[first + 5] = e
        self.depth += 1

    def pop(self) -> None:
        """What waited is done with; nothing of it stays behind, so that equal games have equal keys."""
        self.depth -= 1
        first = self.depth * FRAME
        for slot in range(FRAME):
            self.frames[first + slot] = 0

    def frame(self, slot: i64) -> i64:
        """A slot of the frame on top of the stack."""
        return self.frames[(self.depth - 1) * FRAME + slot]

    def set_frame(self, slot: i64, number: i64) -> None:
        self.frames[(self.depth - 1) * FRAME + slot] = number

    def frame_at(self, depth: i64, slot: i64) -> i64:
        """A slot of a frame further down: 0 is the lowest."""
        return self.frames[depth * FRAME + slot]

    # The result.

    def scores(self) -> list[int]:
        return [scoring.score_of(self, seat) for seat in range(self.seats)]

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.points_by_source(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        if self.actor != OVER:
            raise NotOver
        return scoring.winners(self)

    def outcome(self) -> dict[str, object]:
        if self.actor != OVER:
            raise NotOver
        return {"winners": scoring.winners(self), "why": "turns"}

    def invariants(self) -> list[str]:
        return laws.broken(self)
