"""Bots play whole games in a process of their own, which may take so much time and memory and no more.

`python -m tests.bots.whole_games GAME SIMULATIONS SHARE`: at every number of seats, each set of options of a pairwise
cover; or a share of the sets, so that a hurried circle meets each of them somewhere.
"""

from __future__ import annotations

import resource
import sys

import carrack
from carrack.bots import bot
from carrack.core.fate import Seeded
from carrack.core.state import NATURE, OVER
from carrack.testing.cover import cover

MEMORY = 1_500_000_000  # bytes of address space
CPU = 900  # seconds


def play(game: carrack.Game, seats: int, options: dict[str, bool | int | str], level: str, seed: str) -> int:
    """To the end: what a bot answers is played, so it is legal. Returns how many answers were given."""
    state, fate = game.start(seats, options), Seeded(seed)
    players = [bot(level if (seat + len(seed)) % 2 == 0 else "greedy", f"{seed} {seat}") for seat in range(seats)]
    given = 0
    while state.actor != OVER:
        if state.actor == NATURE:
            state.play(fate.answer(state))
            continue
        seat = int(state.actor)
        known = game.sample(state, seat, Seeded(f"{seed} {given}"))
        before = known.key()
        answer = players[seat].choose(known)
        assert known.key() == before, "a bot that thinks moves no piece"
        state.play(answer)
        given += 1
    assert state.outcome()
    return given


def main() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (CPU, CPU))
    game, level, share = carrack.game(sys.argv[1]), f"search@{sys.argv[2]}", int(sys.argv[3])
    games = given = 0
    for seats in game.seats:
        for number, options in enumerate(cover(game, seats)[0]):
            if (number + seats) % share == 0:
                given += play(game, seats, dict(options), level, f"{game.id} {seats} {number}")
                games += 1
    print(f"{games} games, {given} answers")


if __name__ == "__main__":
    main()
