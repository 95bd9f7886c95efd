"""How fast players think: simulations of a search, and the evaluation at its leaves, in the middle of a game."""

from __future__ import annotations

from typing import Final

from carrack.arena.measures import SEARCH, SEATS, SLICES, VALUE, Measure, Measurement, Target
from carrack.bots.judge import Judge
from carrack.bots.levels import bot
from carrack.bots.search import Search
from carrack.bots.tuning import tuning_of
from carrack.core.fate import Seeded
from carrack.core.game import Game
from carrack.core.playout import many_values
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER, State

MIDDLE: Final = 4  # the round
CHOICES: Final = 6  # answers that a question has at least: with fewer, less is thought about
POSITIONS: Final = 6
SIMULATIONS: Final = 200  # of a decision

SEARCH_TARGETS: Final = {
    "discovery-2007": Target(1_500, 5_000),
    "discovery-2015": Target(1_500, 5_000),
    "endeavor": Target(2_000, 6_000),
    "iron-age": Target(5_000, 15_000),
}
VALUE_TARGETS: Final = {"discovery-2007": Target(0.7, 0.7), "discovery-2015": Target(0.7, 0.7)}


def measure_thinking(game: Game) -> list[Measure]:
    seats = SEATS if SEATS in game.seats else max(game.seats)
    positions = [middle(game, seats, str(number)) for number in range(POSITIONS)]
    search, value = _search(positions), _value(positions)
    value.calibrate()
    for _ in range(SLICES):
        search.run()
        value.run()
    return [
        Measure(SEARCH, seats, search.best, 0.0, SEARCH_TARGETS.get(game.id)),
        Measure(VALUE, seats, value.best, 0.0, VALUE_TARGETS.get(game.id)),
    ]


def middle(game: Game, seats: int, seed: str) -> State:
    """A question in the middle of a greedy game, with something to think about; or the last one that there was."""
    state, fate = game.start(seats), Seeded(seed)
    players = [bot("greedy", f"{seed} {seat}") for seat in range(seats)]
    found = state
    while state.actor != OVER:
        if state.actor == NATURE:
            state.play(fate.answer(state))
            continue
        found = state.clone()
        if game.round_of(state) >= MIDDLE and len(state.legal()) >= CHOICES:
            break
        state.play(players[state.actor].choose(game.sample(state, int(state.actor), Seeded(seed))))
    return found


def _search(positions: list[State]) -> Measurement:
    """Whole decisions of `count` simulations: the first ones, down a tree that is empty, are not all there is."""

    def work(count: int) -> int:
        done = 0
        for number, state in enumerate(positions):
            search = Search(state, Rng(str(number)), tuning_of(state.game.id, int(state.seats)), Judge(), count)
            while search.think():
                pass
            done += int(search.simulations)
        return done

    return Measurement(SEARCH, int(positions[0].seats), work, SIMULATIONS)


def _value(positions: list[State]) -> Measurement:
    def work(count: int) -> int:
        for state in positions:
            many_values(state, 0, count)
        return count * len(positions)

    return Measurement(VALUE, int(positions[0].seats), work)
