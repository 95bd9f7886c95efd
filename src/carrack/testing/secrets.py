"""Habits of secrets: what a seat may not know changes not one byte of what it is shown."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import zip_longest
from random import Random

from carrack.core.events import may_know
from carrack.core.fate import Asked, Seeded
from carrack.core.match import Match
from carrack.core.record import seat_named
from carrack.core.state import OVER, State
from carrack.testing.errors import Broken
from carrack.testing.observations import observed
from carrack.testing.walk import Position, Walk, choose, log_of, record_of
from carrack.testing.words import one_of_each_kind

FEW = 8  # actions played on with a sample
ENOUGH = 10  # games in which a secret shows, if there are any


def views_are_json(at: Position) -> None:
    """For every seat and for a spectator, back from the text as they were."""
    for seat in (*range(at.state.seats), None):
        view = at.game.view(at.state, seat)
        if json.loads(json.dumps(view, allow_nan=False)) != view:
            raise Broken(f"the view of {seat_named(seat)} is not the same after a way through JSON")
        if not isinstance(at.game.seat_key(at.state, seat), str):
            raise Broken(f"the seat key of {seat_named(seat)} is no text")
    if at.state.key() != at.key:
        raise Broken("looking at it changed the state")


def who_answers_knows_the_answer(at: Position) -> list[int | None]:
    """Returns the seats, and None for spectators, from which the answer will be hidden."""
    audience = int(at.game.steps[at.state.step].audience(at.state))
    hidden = [seat for seat in (*range(at.state.seats), None) if not may_know(audience, seat)]
    if at.state.actor in hidden:
        raise Broken(f"seat {at.state.actor} may not know its own answer to {at.asked}")
    return hidden


def it_is_said_whether_there_are_secrets(start: State) -> bool:
    """By `Game.has_secrets`, for the options of a table."""
    answer: object = start.game.has_secrets(start.options)
    if not isinstance(answer, bool):
        raise Broken(f"has_secrets is {answer!r}, not yes or no")
    return answer


def a_game_without_secrets_hides_no_answer(at: Position, hidden: Sequence[int | None]) -> None:
    """Unless `Game.has_secrets` says so, every seat may know every answer; who only looks on is not spoken of."""
    seats = [seat for seat in hidden if seat is not None]
    if seats and not at.game.has_secrets(at.state.options):
        raise Broken(f"has_secrets says that there are none, yet seat {seats[0]} may not know the answer to {at.asked}")


def a_game_with_secrets_hides_something(games: int, hidden: int) -> None:
    """Of the games whose options bring secrets, says `Game.has_secrets`: how many were played, what they hid."""
    if games >= ENOUGH and not hidden:
        raise Broken(f"has_secrets says that there are some, yet {games} games hid no answer from any seat")


def who_knows_every_answer_knows_the_state(at: Position, seat: int) -> None:
    """A seat from which nothing was hidden has nothing to imagine: else its record tells what its view hides."""
    if at.game.sample(at.state, seat, Seeded("any")).key() != at.key:
        raise Broken(f"no answer was hidden from seat {seat}, yet its sample is not the state")


def shown_to(state: State, seat: int | None) -> dict[str, str]:
    """All that a seat (None: a spectator) is shown of a state, as text."""
    game = state.game
    shown: dict[str, object] = {
        "view": game.view(state, seat),
        "seat_key": game.seat_key(state, seat),
        "ask": game.ask(state),
        "odds": game.odds(state, seat),
    }
    if seat is not None:
        shown["observation"] = observed(state, seat)
    if state.actor == seat:
        kinds = one_of_each_kind(state)
        legal = state.legal()
        shown["legal"] = legal
        shown["why_not"] = [game.why_not(state, code) for code in kinds]
        shown["preview"] = [game.preview(state, code) for code in kinds if code in legal]
    return {name: json.dumps(value, sort_keys=True) for name, value in shown.items()}


def a_sample_cannot_be_told_from_the_truth(at: Position, seat: int, rng: Random) -> None:
    """It keeps the laws, shows the seat what the true state shows it, and can be played on without harm to that."""
    seed = f"sample {rng.random()}"
    sample = at.game.sample(at.state, seat, Seeded(seed))
    if sample is at.state or sample.invariants():
        raise Broken(f"sample for seat {seat}: {sample.invariants() or 'the state itself, not a copy'}")
    if at.game.sample(at.state, seat, Seeded(seed)).key() != sample.key():
        raise Broken(f"sample for seat {seat}: one Fate gives two samples")
    truth, imagined = shown_to(at.state, seat), shown_to(sample, seat)
    differs = [name for name in truth if truth[name] != imagined.get(name)]
    if differs:
        raise Broken(f"sample for seat {seat}: shows another {', '.join(differs)} than the true state")
    for _ in range(FEW):
        if sample.actor == OVER:
            break
        sample.play(choose(sample, rng))
    if at.state.key() != at.key:
        raise Broken(f"sample for seat {seat}: the state changed, or shares something with its sample")


def a_seat_is_shown_nothing_it_may_not_know(walk: Walk, seat: int | None, rng: Random) -> int:
    """Two worlds that differ only in answers hidden from a seat show it the same, to the byte, until one is disproved.

    The other world gives the same answers where the seat may know them, and any where it may not. Returns how many
    moments were compared while the worlds differed.
    """
    moments = 0
    differ = False
    there = walk.start.clone()
    answers: list[int] = []
    for here, action in walk.moments():
        if differ:
            _shows_the_same(here, there, seat, len(answers))
            moments += 1
        known = _knows(here, seat)
        if known != _knows(there, seat):
            raise Broken(f"{seat_named(seat)} may know the answer only if a secret is right: {_where(here)}")
        if known and action not in there.legal():
            break
        answer = action if known else rng.choice(there.legal())
        differ = differ or answer != action
        there.play(answer)
        if there.actor == OVER or len(answers) + 1 == len(walk.actions):
            break  # at the end nothing is secret any more
        answers.append(answer)
    if moments:
        _tells_the_same(walk, answers, seat)
    return moments


def _knows(state: State, seat: int | None) -> bool:
    return may_know(int(state.game.steps[state.step].audience(state)), seat)


def _where(state: State) -> str:
    return f"at the question {state.game.steps[state.step].name}, asked of {state.actor}"


def _shows_the_same(here: State, there: State, seat: int | None, so_far: int) -> None:
    one, other = shown_to(here, seat), shown_to(there, seat)
    for name in {**one, **other}:
        if one.get(name) != other.get(name):
            raise Broken(
                f"{name} of {seat_named(seat)} gives a secret away {_where(here)} after {so_far} actions: "
                f"{one.get(name)} in one world, {other.get(name)} in another"
            )
    if seat is None:
        return
    fate = Seeded(f"sample/{so_far}")
    if here.game.sample(here, seat, fate).key() != there.game.sample(there, seat, fate).key():
        raise Broken(f"sample of {seat_named(seat)} depends on a secret {_where(here)} after {so_far} actions")


def _tells_the_same(walk: Walk, answers: Sequence[int], seat: int | None) -> None:
    """Log and record, as far as the two worlds went together."""
    told = []
    for actions in (walk.actions[: len(answers)], answers):
        state = walk.start.clone()
        for action in actions:
            state.answer(action)
        match = Match.resume(walk.game, walk.start, state, log_of(walk.start, actions), Asked(), [])
        record = record_of(walk.start, actions, Asked(), seat_named(seat))
        told.append(([str(event) for event in match.log(seat)], record.splitlines()))
    for name, one, other in zip(("log", "record"), *told, strict=True):
        for row, other_row in zip_longest(one, other):
            if row != other_row:
                raise Broken(f"the {name} of {seat_named(seat)} gives a secret away: {row} here, {other_row} there")
