"""A learner's start: a player that learns by playing against itself, with NumPy alone.

    python examples/learner.py                        # learns for 40 seconds of CPU, then says how well it plays
    python examples/learner.py endeavor --seconds 20

What it learns is one number for each thing that an observation tells: how much it is worth at the end, in points ahead
of the others. It plays the answer after which the sum is best; now and then it tries another one. After each batch of
games the numbers are fitted anew, by least squares, to how those games ended. docs/learning.md goes on from there.
"""

from __future__ import annotations

import argparse
import time
from random import Random

import numpy
from numpy.typing import NDArray

import carrack
from carrack.arena.statistics import Share, share_of
from carrack.bots import Bot
from carrack.core.fate import Seeded
from carrack.core.observation import Observation
from carrack.core.state import NATURE, OVER, State

TRIES = 0.1  # how often another answer than the best one is tried
RIDGE = 30.0  # what a number must explain before it is believed
MEMORY = 0.7  # how much games of earlier, worse players still count, a batch later
BATCH = 20  # games after which is learnt
WHOLE = 60  # parts of a victory: it can be shared by up to six

Floats = NDArray[numpy.float64]


class Features:
    """An observation as a row for least squares: counts between 0 and 1, kinds as one flag each, and a 1."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        entries = observation.entries
        self.counts = numpy.array([i for i, entry in enumerate(entries) if not entry.kinds])
        self.least = numpy.array([entries[i].least for i in self.counts])
        self.span = numpy.array([max(entries[i].most - entries[i].least, 1) for i in self.counts])
        kinds = [i for i, entry in enumerate(entries) if entry.kinds]
        self.kinds = numpy.array(kinds, int)
        sizes = [entries[i].most - entries[i].least + 1 for i in kinds]
        first = len(self.counts) + numpy.cumsum([0, *sizes])
        self.flags = first[:-1] - numpy.array([entries[i].least for i in kinds], int)
        self.length = int(first[-1]) + 1

    def of(self, rows: list[bytes]) -> Floats:
        seen = numpy.frombuffer(b"".join(rows), "int16").reshape(len(rows), -1)
        found = numpy.zeros((len(rows), self.length))
        found[:, : len(self.counts)] = (seen[:, self.counts] - self.least) / self.span
        found[numpy.arange(len(rows))[:, None], seen[:, self.kinds] + self.flags] = 1.0
        found[:, -1] = 1.0
        return found


class Learner(Bot):
    """Plays by what it has learnt. As `learner:Learner@FILE` it sits down wherever a Bot is wanted."""

    def __init__(self, seed: str, file: str = "") -> None:
        self.rng = Random(seed)
        self.tries = 0.0
        self.features: Features | None = None
        self.worth: Floats | None = numpy.load(file)["worth"] if file else None

    def choose(self, state: State) -> int:
        """The answer after which it stands best, as far as its seat can see: what comes by chance comes later."""
        if self.features is None:
            self.features = Features(state.game.observation(int(state.seats), state.options))
        legal = state.legal()
        if self.worth is None or self.rng.random() < self.tries:
            return self.rng.choice(legal)
        seat, rows = int(state.actor), []
        for action in legal:
            ahead = state.clone()
            ahead.play(action)
            rows.append(bytes(self.features.observation.row(ahead, seat)))
        return legal[int(numpy.argmax(self.features.of(rows) @ self.worth))]


class RandomPlayer(Bot):
    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    def choose(self, state: State) -> int:
        return self.rng.choice(state.legal())


def play(start: State, players: list[Bot], seed: str, seen: list[tuple[int, bytes]] | None = None) -> State:
    """One game. `seen` gathers whose decision it was and what stood after it, in that seat's eyes."""
    state, fate, game = start.clone(), Seeded(seed), start.game
    observation = game.observation(int(start.seats), start.options)
    while state.actor != OVER:
        if state.actor == NATURE:
            state.play(fate.answer(state))
            continue
        seat, legal = int(state.actor), state.legal()
        sample = game.sample(state, seat, fate)  # no player is handed what its seat cannot know
        state.play(players[seat].choose(sample) if len(legal) > 1 else legal[0])
        if seen is not None and len(legal) > 1:
            seen.append((seat, bytes(observation.row(state, seat))))
    return state


def lead(state: State, seat: int) -> float:
    """Points ahead of the best other seat; alone, points."""
    scores = state.scores()
    return float(scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0))


def learn(start: State, learner: Learner, seconds: float, games: int, seed: str) -> int:
    """Play against itself and fit, batch by batch, for so many seconds of CPU or games. How many games it took."""
    features = learner.features = Features(start.game.observation(int(start.seats), start.options))
    square = numpy.eye(features.length) * RIDGE
    product = numpy.zeros(features.length)
    players: list[Bot] = [learner] * int(start.seats)
    learner.tries = TRIES
    until, played = time.process_time() + seconds, 0
    while played < games and time.process_time() < until:
        square, product = square * MEMORY, product * MEMORY
        for _ in range(min(BATCH, games - played)):
            seen: list[tuple[int, bytes]] = []
            end = play(start, players, f"{seed}/{played}", seen)
            rows = features.of([row for _, row in seen])
            leads = numpy.array([lead(end, seat) for seat, _ in seen])
            square += rows.T @ rows
            product += rows.T @ leads
            played += 1
        worth = numpy.linalg.solve(square + numpy.eye(features.length) * RIDGE, product)
        learner.worth = worth.astype(numpy.float64)
    learner.tries = 0.0
    return played


def measure(start: State, learner: Learner, games: int, seed: str) -> Share:
    """The share of victories against random players in all other seats; the learner moves on a seat each game."""
    won = 0
    for number in range(games):
        own = number % int(start.seats)
        players: list[Bot] = [
            learner if seat == own else RandomPlayer(f"{seed}/{number}/{seat}") for seat in range(start.seats)
        ]
        winners = play(start, players, f"{seed}/{number}").winners()
        won += WHOLE // len(winners) if own in winners else 0
    return share_of(won, games, WHOLE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="iron-age", choices=carrack.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=40.0, help="of CPU, to learn in")
    parser.add_argument("--games", type=int, default=10**9, help="the most games to learn from")
    parser.add_argument("--measure", type=int, default=200, help="games against random players")
    parser.add_argument("--seed", default="learner")
    parser.add_argument("--out", default="", help="a file for what was learnt; GAME.npz without it")
    given = parser.parse_args()
    start = carrack.game(given.game).start(given.seats)
    learner = Learner(given.seed)
    began = time.process_time()
    played = learn(start, learner, given.seconds, given.games, f"{given.seed}/learn")
    print(
        f"{given.game}, {given.seats} seats: {played} games against itself, {time.process_time() - began:.0f} s of CPU"
    )
    won = measure(start, learner, given.measure, f"{given.seed}/measure")
    print(
        f"against random, seats rotated: {won.share:.1%} of {won.of} games won (95 %: {won.low:.1%} to {won.high:.1%})"
    )
    assert learner.worth is not None
    file = given.out or f"{given.game}.npz"
    numpy.savez(file, worth=learner.worth)
    print(f"what it learnt is in {file}")


if __name__ == "__main__":
    main()
