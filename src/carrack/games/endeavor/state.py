"""The fields of the game, declared once.

A *colour* is whose a disc is: a seat, from 1 to 4 in the solo game a colour of the Opposition, or NEUTRAL. A *board* is
where tokens, cards and symbols lie: a seat's, or in the solo game 1 for the Opposition.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carrack.core.errors import NotOver
from carrack.core.game import Game
from carrack.core.prints import Print
from carrack.core.state import OVER, State
from carrack.games.endeavor.chapters import scoring
from carrack.games.endeavor.laws import laws
from carrack.games.endeavor.rules import Rules
from carrack.games.endeavor.tables.decks import CARD_VALUE, CARDS, DECK_SIZE
from carrack.games.endeavor.tables.facts import (
    BUILDINGS,
    COLUMNS,
    DISCS,
    MARKERS,
    ROWS,
    STATUS,
    TOKENS,
    TRACK_MOST,
)
from carrack.games.endeavor.tables.map import CIRCLES, CITIES, EUROPE, REGIONS, SPACES, TRACK_SIZE
from carrack.games.endeavor.tables.questions import DEALING

COLOURS: Final[i64] = 6
NEUTRAL: Final[i64] = 5
FOE_BOARD: Final[i64] = 1  # solo
NOBODY: Final[i64] = -1  # a city or a space without a disc
CLOSED: Final[i64] = -2  # a space of a track that is out of play
NO_TOKEN: Final[i64] = -1

# Where a card is: on a board, or one of these.

IN_STACK: Final[i64] = -1
GONE: Final[i64] = -2  # out of the game
FACE_DOWN: Final[i64] = 8  # + board: a slavery card that is held against it
LAID_ASIDE: Final[i64] = 16  # solo: a governor that the Opposition discarded

PENDING: Final[i64] = 16  # blue tokens of the Opposition that wait: there are no more of them


@mypyc_attr(acyclic=True)
class Endeavor(State):
    """The table: the map, the stacks, and what every board has."""

    def __init__(self, game: Game, rules: Rules | None = None) -> None:
        super().__init__(game)
        if rules is None:
            return
        seats = rules.seats
        boards = rules.boards
        self.rules = rules
        self.seats = seats
        self.round: i64 = 0  # 1 to 7; 0 before the first
        self.stage: i64 = DEALING
        self.first: i64 = -1  # the first player of the round; -1 before he is drawn
        self.go: i64 = 0  # how far the stage has come
        self.passed: i64 = 0  # who is out of the round, a bit per seat
        self.recheck: i64 = 0  # whose limit is looked at again when the round ends, a bit per seat
        self.abolished: i64 = 0
        # The map.
        self.tokens: vec[i64] = vec[i64]([NO_TOKEN] * CIRCLES)
        self.city: vec[i64] = vec[i64]([NOBODY] * CITIES)  # the colour there
        self.track: vec[i64] = vec[i64]([NOBODY] * SPACES)  # the colour there
        self.filled: vec[i64] = vec[i64]([0] * REGIONS)  # spaces of each track that are taken or closed
        self.beside: vec[i64] = vec[i64]([0] * (REGIONS * COLOURS))  # discs beside a full track
        self.presence: vec[i64] = vec[i64]([0] * (REGIONS * COLOURS))  # discs in the region, all of them
        # The stacks and the boards.
        self.cards: vec[i64] = vec[i64]([IN_STACK] * CARDS)
        self.stock: vec[i64] = vec[i64]([0] * BUILDINGS)  # tiles that lie out; solo: those behind the display
        self.hands: vec[i64] = vec[i64]([0] * ((boards + 1) * TOKENS))  # tokens of each board, then the discarded ones
        self.symbols: vec[i64] = vec[i64]([0] * (boards * STATUS))  # the true count, beyond 15 too
        self.built: vec[i64] = vec[i64]([0] * (seats * BUILDINGS))
        self.manned: vec[i64] = vec[i64]([0] * (seats * BUILDINGS))  # those of them with a disc
        self.reserve: vec[i64] = vec[i64]([DISCS] * seats)
        self.harbour: vec[i64] = vec[i64]([0] * seats)
        self.neutral_reserve: vec[i64] = vec[i64]([rules.neutrals] * seats)
        self.neutral_harbour: vec[i64] = vec[i64]([0] * seats)
        # What is being done.
        self.due: i64 = 0  # salaries still to be paid
        self.source: i64 = -1  # the building, or 16 and more the blue token, whose action this is
        self.done: i64 = 0  # its parts that are done: 1 the one, 2 the other
        self.place: i64 = -1  # the region of the part that is done, or the stack of a draw
        # The Opposition.
        self.display: vec[i64] = vec[i64]([-1] * (ROWS * COLUMNS))  # tiles, row by row from level 1
        self.selector: i64 = 0
        self.taken: i64 = -1  # the tile that was built this round
        self.owed: i64 = -1  # a tile whose refill waits
        self.extra: i64 = 0  # actions it gets for this round's building
        self.ladder: vec[i64] = vec[i64]([0] * MARKERS)  # colours; 0 before the marker is drawn
        self.head: i64 = 0  # the marker that leads
        self.acted: i64 = 0  # markers that have acted this round
        self.foes_first: i64 = 0
        self.drew: i64 = 0  # the player has drawn this round
        self.foe: i64 = 0  # the colour that acts
        self.settlers: i64 = 0  # colours that have a city in Europe, a bit each
        self.pending: vec[i64] = vec[i64]([-1] * PENDING)  # blue tokens to do, the next one last: token * 8 + region
        self.waiting: i64 = 0  # how many of them
        self.choices: i64 = 0  # what the player may choose for it, a bit each

    def clone(self) -> Endeavor:
        copy = Endeavor(self.game)
        self.copy_base(copy)
        copy.rules = self.rules
        copy.round = self.round
        copy.stage = self.stage
        copy.first = self.first
        copy.go = self.go
        copy.passed = self.passed
        copy.recheck = self.recheck
        copy.abolished = self.abolished
        copy.tokens = self.tokens[:]
        copy.city = self.city[:]
        copy.track = self.track[:]
        copy.filled = self.filled[:]
        copy.beside = self.beside[:]
        copy.presence = self.presence[:]
        copy.cards = self.cards[:]
        copy.stock = self.stock[:]
        copy.hands = self.hands[:]
        copy.symbols = self.symbols[:]
        copy.built = self.built[:]
        copy.manned = self.manned[:]
        copy.reserve = self.reserve[:]
        copy.harbour = self.harbour[:]
        copy.neutral_reserve = self.neutral_reserve[:]
        copy.neutral_harbour = self.neutral_harbour[:]
        copy.due = self.due
        copy.source = self.source
        copy.done = self.done
        copy.place = self.place
        copy.display = self.display[:]
        copy.selector = self.selector
        copy.taken = self.taken
        copy.owed = self.owed
        copy.extra = self.extra
        copy.ladder = self.ladder[:]
        copy.head = self.head
        copy.acted = self.acted
        copy.foes_first = self.foes_first
        copy.drew = self.drew
        copy.foe = self.foe
        copy.settlers = self.settlers
        copy.pending = self.pending[:]
        copy.waiting = self.waiting
        copy.choices = self.choices
        return copy

    def fingerprint(self) -> i64:
        stirred = Print()
        self.print_base(stirred)
        stirred.add(self.round)
        stirred.add(self.stage)
        stirred.add(self.first)
        stirred.add(self.go)
        stirred.add(self.passed)
        stirred.add(self.recheck)
        stirred.add(self.abolished)
        stirred.add_all(self.tokens)
        stirred.add_all(self.city)
        stirred.add_all(self.track)
        stirred.add_all(self.filled)
        stirred.add_all(self.beside)
        stirred.add_all(self.presence)
        stirred.add_all(self.cards)
        stirred.add_all(self.stock)
        stirred.add_all(self.hands)
        stirred.add_all(self.symbols)
        stirred.add_all(self.built)
        stirred.add_all(self.manned)
        stirred.add_all(self.reserve)
        stirred.add_all(self.harbour)
        stirred.add_all(self.neutral_reserve)
        stirred.add_all(self.neutral_harbour)
        stirred.add(self.due)
        stirred.add(self.source)
        stirred.add(self.done)
        stirred.add(self.place)
        stirred.add_all(self.display)
        stirred.add(self.selector)
        stirred.add(self.taken)
        stirred.add(self.owed)
        stirred.add(self.extra)
        stirred.add_all(self.ladder)
        stirred.add(self.head)
        stirred.add(self.acted)
        stirred.add(self.foes_first)
        stirred.add(self.drew)
        stirred.add(self.foe)
        stirred.add(self.settlers)
        stirred.add_all(self.pending)
        stirred.add(self.waiting)
        stirred.add(self.choices)
        return stirred.value()

    def fields(self) -> list[str]:
        """The rules are not data: they follow from seats and options."""
        return [name for name in super().fields() if name != "rules"]

    # Reading. Writing goes through the doors of pieces.py.

    def board_of(self, colour: i64) -> i64:
        """Where what a colour wins lies."""
        return FOE_BOARD if self.rules.solo and colour > 0 else colour

    def score(self, board: i64, status: i64) -> i64:
        """Where the marker stands: symbols beyond the end of the track are kept, and not shown."""
        symbols = self.symbols[board * STATUS + status]
        return symbols if symbols < TRACK_MOST else TRACK_MOST

    def is_open(self, region: i64) -> bool:
        return self.filled[region] == TRACK_SIZE[region]

    def discs(self, region: i64, colour: i64) -> i64:
        """How many discs of a colour are in a region: in cities, on the track and beside it."""
        return self.presence[region * COLOURS + colour]

    def is_present(self, region: i64, colour: i64) -> bool:
        return region == EUROPE or self.presence[region * COLOURS + colour] > 0

    def top(self, deck: i64) -> i64:
        """The card on top of a stack, -1 when there is none: the lowest value; governors are never drawn."""
        first = deck * DECK_SIZE
        for card in range(first, first + DECK_SIZE):
            if self.cards[card] == IN_STACK and CARD_VALUE[card] >= 0:
                return card
        return -1

    def owns(self, seat: i64, building: i64) -> i64:
        return self.built[seat * BUILDINGS + building]

    def is_turn_of(self, seat: i64) -> bool:
        """Whether a phase that goes once round the table has come to a seat."""
        return self.go < self.seats and seat == (self.first + self.go) % self.seats

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
        return scoring.outcome(self)

    def invariants(self) -> list[str]:
        return laws.broken(self)
