"""The fields of the game, declared once: the table's and each seat's sheet and pegboard."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carrack.core.data import Data
from carrack.core.errors import NotOver
from carrack.core.game import Game
from carrack.core.rotation import seat_on
from carrack.core.state import OVER, State
from carrack.games.iron_age import laws, scoring
from carrack.games.iron_age.facts import (
    ARMIES_START,
    COLUMNS_BY_BOXES,
    COLUMNS_BY_URNS,
    CONQUEST_START,
    DICE,
    FOOD_START,
    GOODS_START,
    MONUMENT_COUNT,
)


@mypyc_attr(acyclic=True)
class Sheet(Data):
    """One seat's score sheet and its five peg rows."""

    def __init__(self, fresh: bool = True) -> None:
        if not fresh:
            return
        self.food: i64 = FOOD_START
        self.goods: i64 = GOODS_START
        self.armies: i64 = ARMIES_START
        self.ships: i64 = 0
        self.wealth: i64 = 0
        self.port_boxes: i64 = 0
        self.urns: i64 = 0
        self.province_boxes: i64 = 0
        self.monuments: vec[i64] = vec[i64]([0] * MONUMENT_COUNT)  # filled boxes
        self.developments: i64 = 0  # a bit each
        self.conquest: i64 = CONQUEST_START  # filled boxes
        self.tribute: i64 = 0
        self.skulls: i64 = 0

    def clone(self) -> Sheet:
        copy = Sheet(False)
        copy.food = self.food
        copy.goods = self.goods
        copy.armies = self.armies
        copy.ships = self.ships
        copy.wealth = self.wealth
        copy.port_boxes = self.port_boxes
        copy.urns = self.urns
        copy.province_boxes = self.province_boxes
        copy.monuments = self.monuments[:]
        copy.developments = self.developments
        copy.conquest = self.conquest
        copy.tribute = self.tribute
        copy.skulls = self.skulls
        return copy

    def ports(self) -> i64:
        """The printed one and each column whose box and urns are full (4. Build)."""
        columns = COLUMNS_BY_URNS[self.urns]
        return 1 + (columns if columns < self.port_boxes else self.port_boxes)

    def provinces(self) -> i64:
        """The printed one and each column whose boxes are full (4. Build)."""
        return 1 + COLUMNS_BY_BOXES[self.province_boxes]

    def has(self, development: i64) -> bool:
        """Whether this seat owns a development."""
        return (self.developments >> development) & 1 != 0

    def pegs(self) -> i64:
        """The sum of the five rows, which breaks ties."""
        return self.wealth + self.ships + self.armies + self.goods + self.food


@mypyc_attr(acyclic=True)
class IronAge(State):
    """The table: whose turn, the dice, and what the turn still has to spend."""

    def __init__(self, game: Game, seats: i64 = 0) -> None:
        super().__init__(game)
        if seats == 0:
            return
        self.seats = seats
        self.round: i64 = 0
        self.ended: i64 = -1  # by which of ENDINGS
        self.dice: vec[i64] = vec[i64]([-1] * DICE)  # the face up, -1 for a die that is not in play
        self.to_throw: i64 = 0  # dice in Nature's hand, a bit each
        self.marked: i64 = 0  # dice picked to be rolled again, a bit each
        self.roll: i64 = 0  # rolls made this turn; one more than ROLLS is Leadership's
        self.food_dice: i64 = 0  # wheat dice declared as food
        self.population: i64 = 0
        self.innovations: i64 = 0
        self.first: vec[i64] = vec[i64]([-1] * MONUMENT_COUNT)  # who finished each monument first
        self.sheets: vec[Sheet] = vec[Sheet]([Sheet() for _ in range(seats)])

    def clone(self) -> IronAge:
        copy = IronAge(self.game)
        self.copy_base(copy)
        copy.round = self.round
        copy.ended = self.ended
        copy.dice = self.dice[:]
        copy.to_throw = self.to_throw
        copy.marked = self.marked
        copy.roll = self.roll
        copy.food_dice = self.food_dice
        copy.population = self.population
        copy.innovations = self.innovations
        copy.first = self.first[:]
        copy.sheets = self.sheets[:]
        for seat in range(self.seats):
            copy.sheets[seat] = self.sheets[seat].clone()
        return copy

    def rotated(self, by: i64) -> IronAge:
        """The same position with everybody moved on by some seats."""
        copy = self.clone()
        copy.turn = seat_on(self.turn, by, self.seats)
        copy.actor = seat_on(self.actor, by, self.seats)
        for seat in range(self.seats):
            copy.sheets[seat_on(seat, by, self.seats)] = self.sheets[seat].clone()
        for monument in range(MONUMENT_COUNT):
            copy.first[monument] = seat_on(self.first[monument], by, self.seats)
        return copy

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
