"""Habit of seats: the rules know seats by their place in the turn, not by their number."""

from __future__ import annotations

from random import Random

from carrack.core.state import OVER, State
from carrack.testing.errors import Broken
from carrack.testing.observations import observed
from carrack.testing.walk import choose


def rotated_seats_give_rotated_results(state: State, by: int, rng: Random) -> int:
    """Everybody moved some seats on, the same answers lead to the same position, moved as well, until the turn is over.

    Returns how many answers were compared; 0 where the game does not call its seats alike.
    """
    game, seats, turns = state.game, int(state.seats), state.turns
    here = state.clone()
    there = game.rotate(here, by)
    if there is None:
        return 0
    if here.key() != state.key():
        raise Broken("rotating a state changed it")
    back = game.rotate(there, seats - by)
    if back is None or back.key() != state.key():
        raise Broken(f"moved by {by} seats and back by as many, the state differs")
    compared = 0
    while here.turns == turns and here.actor != OVER:
        _are_alike(here, there, by)
        action = choose(here, rng)
        here.play(action)
        there.play(game.rotate_action(action, seats, by))
        compared += 1
        if (here.turns == turns and here.actor != OVER) != (there.turns == turns and there.actor != OVER):
            raise Broken(f"moved by {by} seats, {game.describe(action)} does not end the turn alike")
    return compared


def _are_alike(here: State, there: State, by: int) -> None:
    game, seats = here.game, int(here.seats)
    where = f"at the question {game.steps[here.step].name} moved by {by} seats"
    moved = game.rotate(here, by)
    if moved is None or moved.key() != there.key():
        differs = [name for name, value in there.plain().items() if moved is None or moved.plain()[name] != value]
        raise Broken(f"{where}, these fields differ: {', '.join(differs)}")
    rotated = [game.rotate_action(action, seats, by) for action in here.legal()]
    if sorted(rotated) != there.legal():
        raise Broken(f"{where}, there are the answers {there.legal()}, not {sorted(rotated)}")
    weights = dict(zip(rotated, here.weights(), strict=False))  # none where a seat is asked
    if [weights[action] for action in sorted(weights)] != there.weights():
        raise Broken(f"{where}, the weights are {there.weights()}, not those of {here.weights()}")
    for seat in range(seats):
        if observed(there, (seat + by) % seats) != observed(here, seat):
            raise Broken(f"{where}, seat {seat} observes something else: seats are told by their distance")
    points = here.breakdown()
    if there.breakdown() != points[seats - by :] + points[: seats - by]:
        raise Broken(f"{where}, the points are {there.breakdown()}, not those of {points}")
