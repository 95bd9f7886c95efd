"""How fast the engine is: CPU time, the best of eight slices, every measurement beside the yardstick's in one run."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from carrack.bench import yardstick
from carrack.core.actions import Actions
from carrack.core.errors import OptionError
from carrack.core.game import Game
from carrack.core.playout import many_actions, many_clones, play_some
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER, State
from carrack.games.discovery.chapters.income import many_sets
from carrack.games.discovery.state import Discovery

SLICES = 8
SLICE = 0.05  # CPU seconds; a compiled loop hears no Ctrl-C, so no longer than this
SEATS = 4  # where the floors hold; a game for fewer is measured at its largest table

PLAY = "play"  # compiled random play
CONTRACT = "contract"  # the same through legal, weights and play, called from Python
CLONE = "clone"
INCOME = "income"  # what a seat's goods and ships earn, exactly
INCOME_OF = "discovery-2007"
SEARCH = "search"  # simulations of a search, roll-outs included
VALUE = "value"  # what a position is worth to a seat
POSITIONS = 64  # from as many games at different moments, so that no two seats in a row own the same


@dataclass(frozen=True)
class Target:
    """What "done" needs, and where we are going.

    Rates in yardsticks, those of a search as they are, a clone in clones of the yardstick, income and value in
    microseconds. Of the last three, less is better.
    """

    floor: float
    goal: float


TARGETS = {
    PLAY: Target(0.42, 1.0),
    CONTRACT: Target(0.1, 0.2),
    CLONE: Target(2.2, 1.2),
    INCOME: Target(0.05, 0.05),
}
PLAY_FLOORS = {"iron-age": 0.85, "endeavor": 0.65}  # smaller games are quicker
LESS_IS_BETTER = (CLONE, INCOME, VALUE)
IN_MICROSECONDS = (INCOME, VALUE)


def target_of(game: Game, what: str) -> Target:
    target = TARGETS[what]
    return Target(PLAY_FLOORS.get(game.id, target.floor), target.goal) if what == PLAY else target


@dataclass
class Measurement:
    """`work(count)` does something `count` times and says how many units that was."""

    what: str
    seats: int
    work: Callable[[int], int]
    count: int = 1
    best: float = 0.0  # units per CPU second
    slices: list[float] = field(default_factory=list)

    def calibrate(self) -> None:
        """How often fits into a slice."""
        while True:
            before = time.process_time()
            self.work(self.count)
            taken = time.process_time() - before
            if taken >= SLICE / 4:
                self.count = max(1, int(self.count * SLICE / taken))
                return
            self.count *= 4

    def run(self) -> None:
        before = time.process_time()
        units = self.work(self.count)
        rate = units / max(time.process_time() - before, 1e-9)
        self.slices.append(rate)
        self.best = max(self.best, rate)


@dataclass(frozen=True)
class Measure:
    """A measured figure of a game, per CPU second, and the yardstick's: 0 where it has nothing like it."""

    what: str
    seats: int
    rate: float
    yardstick: float
    target: Target | None

    @property
    def value(self) -> float:
        """What is held against the target: how many yardsticks, or what less is better of."""
        if self.what in IN_MICROSECONDS:
            return 1e6 / self.rate
        if self.what == SEARCH:
            return self.rate
        return self.yardstick / self.rate if self.what == CLONE else self.rate / self.yardstick

    def reaches(self, bound: float) -> bool:
        return self.value <= bound if self.what in LESS_IS_BETTER else self.value >= bound


def measure(game: Game, progress: Callable[[], None] = lambda: None) -> list[Measure]:
    """All figures of a game; `progress` is called after each of the eight rounds."""
    at_floor = SEATS if SEATS in game.seats else max(game.seats)
    stick = yardstick.start()
    sticks = {
        PLAY: Measurement(PLAY, 4, lambda count: yardstick.many_actions(stick, count, 7)),
        CLONE: Measurement(CLONE, 4, lambda count: _done(yardstick.many_clones(stick, count), count)),
    }
    ours: list[Measurement] = []
    for seats in (at_floor, *(seats for seats in game.seats if seats != at_floor)):
        ours.append(_play(start_full(game, seats)))
    ours += [_contract(start_full(game, at_floor)), _clone(start_full(game, at_floor))]
    if game.id == INCOME_OF:
        ours.append(_income(start_full(game, at_floor)))
    for measurement in (*sticks.values(), *ours):
        measurement.calibrate()
    for _ in range(SLICES):
        for measurement in (*sticks.values(), *ours):
            measurement.run()
        progress()
    return [
        Measure(
            each.what,
            each.seats,
            each.best,
            0.0 if each.what == INCOME else sticks[CLONE if each.what == CLONE else PLAY].best,
            target_of(game, each.what) if each.seats == at_floor else None,
        )
        for each in ours
    ]


def start_full(game: Game, seats: int) -> State:
    """Everything on: each option that can be switched on at this table is."""
    options = dict(game.defaults)
    for name, option in game.options.items():
        if option.kind == "bool":
            try:
                game.start(seats, {**options, name: True})
            except OptionError:
                continue
            options[name] = True
    return game.start(seats, options)


def _done(_result: int, count: int) -> int:
    return count


def _play(start: State) -> Measurement:
    rng = Rng("bench")
    return Measurement(PLAY, int(start.seats), lambda count: many_actions(start, count, rng))


def _clone(start: State) -> Measurement:
    return Measurement(CLONE, int(start.seats), lambda count: _done(many_clones(start, count), count))


def _income(start: State) -> Measurement:
    rng, out = Rng("bench"), Actions()
    positions: list[Discovery] = []
    while len(positions) < POSITIONS:
        state = start.clone()
        play_some(state, rng, out, rng.below(600))
        assert isinstance(state, Discovery)
        positions.append(state)

    def work(count: int) -> int:
        for state in positions:
            many_sets(state, count)
        return count * POSITIONS

    return Measurement(INCOME, int(start.seats), work)


def _contract(start: State) -> Measurement:
    below = Rng("bench").below

    def work(games: int) -> int:
        actions = 0
        for _ in range(games):
            state = start.clone()
            while state.actor != OVER:
                legal = state.legal()
                if state.actor == NATURE:
                    weights = state.weights()
                    ticket = below(sum(weights))
                    choice = 0
                    while ticket >= weights[choice]:
                        ticket -= weights[choice]
                        choice += 1
                    state.play(legal[choice])
                else:
                    state.play(legal[below(len(legal))])
                actions += 1
        return actions

    return Measurement(CONTRACT, int(start.seats), work)
