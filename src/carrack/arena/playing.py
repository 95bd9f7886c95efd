"""One game after the other, each in the quickest way that its plan allows."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from carrack.arena.plan import Plan
from carrack.arena.players import player
from carrack.arena.tally import Result, Tallies
from carrack.bots import Bot
from carrack.core.actions import Actions
from carrack.core.catalog import game as find_game
from carrack.core.fate import Asked, Fate, Scripted, Seeded
from carrack.core.match import Match
from carrack.core.playout import count_checked, play_some
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER, State
from carrack.files import write_text

MOST_ACTIONS = 100_000  # of one game: what goes on longer will not end
SLICE = 20_000  # actions: a compiled loop hears no Ctrl-C, so it comes back within 50 ms


@dataclass(frozen=True)
class Failure:
    """A game that broke: what happened, and where it is kept ("" when it is not)."""

    number: int
    what: str
    record: str = ""


@dataclass
class Part:
    """The games from `first` up to, but without, `next`. With `trouble`, the disk did not take the record of `next`."""

    first: int
    next: int
    tallies: Tallies = field(default_factory=Tallies)
    failures: list[Failure] = field(default_factory=list)
    trouble: OSError | None = None
    results: list[Result] = field(default_factory=list)  # where deals are compared, one by one


def play_part(plan: Plan, first: int, last: int, seconds: float, stops: Callable[[], bool] = lambda: False) -> Part:
    """Games `first` to `last`, or as many of them as the time allows; one at least."""
    part = Part(first, first)
    until = time.monotonic() + seconds
    while part.next <= last and (part.next == first or (time.monotonic() < until and not stops())):
        number = part.next
        try:
            done = play_game(plan, number)
        except OSError as trouble:
            part.trouble = trouble
            break
        if isinstance(done, Failure):
            part.failures.append(done)
        else:
            part.tallies.add(done)
            if plan.deals:
                part.results.append(done)
        part.next += 1
    return part


def play_game(plan: Plan, number: int) -> Result | Failure:
    """A game of the plan. Whatever goes wrong in it, bot or rule, is this game's result and not the end of the rest."""
    moves: list[int] = []
    try:
        if plan.races:
            return _race(plan, number)
        return _sit_down(plan, number, moves)
    except OSError:
        raise
    except Broken as broken:
        return _failed(plan, number, str(broken), moves)
    except Exception as error:
        return _failed(plan, number, f"{type(error).__name__}: {error}", moves)


class Broken(Exception):
    """A law of the game does not hold, or the game does not end."""


@lru_cache(maxsize=256)
def _start_of(game: str, seats: int, options: tuple[tuple[str, bool | int | str], ...]) -> State:
    return find_game(game).start(seats, dict(options))


def start_of(plan: Plan, number: int) -> State:
    setting = plan.setting_of(number)
    return _start_of(plan.game, setting.seats, tuple(sorted(setting.options.items()))).clone()


# Random players alone.

_BUFFER = Actions()


def _race(plan: Plan, number: int) -> Result:
    state = start_of(plan, number)
    rng = Rng(plan.seed_of(number))
    actions = 0
    if plan.checks:
        laws: list[str] = []
        actions = count_checked(state, rng, _BUFFER, MOST_ACTIONS, laws)
        if laws:
            raise Broken("; ".join(laws))
    while state.actor != OVER:
        actions += play_some(state, rng, _BUFFER, SLICE)
        if actions >= MOST_ACTIONS:
            raise Broken(f"not over after {actions} actions")
    return _result(plan, number, state, actions)


def _race_again(plan: Plan, number: int) -> list[int]:
    """The actions of a race that broke, up to where it did."""
    state = start_of(plan, number)
    rng = Rng(plan.seed_of(number))
    out = Actions()
    moves: list[int] = []
    while state.actor != OVER and len(moves) < MOST_ACTIONS and not state.invariants():
        out.clear()
        state.ask(out)
        if out.n == 0:
            break
        moves.append(out.at(rng.below(out.total)))
        try:
            state.answer(moves[-1])
        except Exception:
            break
    return moves


# Bots at a table.


def _sit_down(plan: Plan, number: int, moves: list[int]) -> Result:
    """Nature answers from a seed that anyone can check afterwards, in records; the same seed without them."""
    seed = plan.seed_of(number)
    players = [player(level, f"{seed}/seat {seat}") for seat, level in enumerate(plan.levels_of(number))]
    fate = Seeded(seed)
    state = start_of(plan, number)
    choices, seconds = [0] * len(players), [0.0] * len(players)
    while state.actor != OVER:
        if state.actor == NATURE:
            action = fate.answer(state)
            assert action is not None, "a seed has an answer to everything"
        else:
            seat, began = int(state.actor), time.process_time()
            action = choose(players[seat], state, f"{seed}/{len(moves)}")
            choices[seat] += 1
            seconds[seat] += time.process_time() - began
        moves.append(action)
        state.play(action)
        if plan.checks:
            laws = state.invariants()
            if laws:
                raise Broken("; ".join(f"after {len(moves)} actions: {law}" for law in laws))
        if len(moves) == MOST_ACTIONS:
            raise Broken(f"not over after {MOST_ACTIONS} actions")
    if plan.records:
        _kept(plan, number, moves, fate, f"game-{number:06}.jsonl")
    return replace(_result(plan, number, state, len(moves)), thought=tuple(zip(choices, seconds, strict=True)))


def choose(player: Bot, state: State, seed: str) -> int:
    """A bot's answer. It sees a State that its seat cannot tell from the true one, and a question without a choice
    is not put to it.
    """
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    return player.choose(state.game.sample(state, int(state.actor), Seeded(seed)))


# Results and records.


def _result(plan: Plan, number: int, state: State, actions: int) -> Result:
    outcome = state.outcome()
    margin = outcome.get("margin")
    return Result(
        number,
        plan.levels_of(number),
        actions,
        state.breakdown(),
        state.winners(),
        str(outcome["why"]),
        str(outcome.get("grade", "")),
        margin if isinstance(margin, int) else None,
        int(state.game.round_of(state)),
    )


def _kept(plan: Plan, number: int, moves: list[int], fate: Fate, name: str) -> Path:
    """The record of these moves, Nature's among them. What the match answers by itself is passed over."""
    setting = plan.setting_of(number)
    match = Match(plan.game, setting.seats, setting.options, fate=fate)
    for seat, level in enumerate(plan.levels_of(number)):
        match.hand_over(seat, f"bot:{level}")
    try:
        while not match.over and match.revision - setting.seats < len(moves):
            match.play(moves[match.revision - setting.seats])
    except Exception:
        if not plan.failures:
            raise
    path = Path(plan.records or plan.failures, name)
    write_text(path, str(match.archive()), durable=False)
    return path


def _failed(plan: Plan, number: int, what: str, moves: list[int]) -> Failure:
    """The game is kept up to where it broke: Nature's answers as they came, then nobody's."""
    if not plan.failures:
        return Failure(number, what)
    if plan.races:
        moves = _race_again(plan, number)
    state = start_of(plan, number)
    natures: list[int] = []
    for action in moves[:-1]:
        if state.actor == NATURE:
            natures.append(action)
        state.answer(action)
    if moves and state.actor == NATURE:
        natures.append(moves[-1])
    try:
        path = _kept(plan, number, moves, Scripted(natures, then=Asked()), f"broken-{number:06}.jsonl")
    except OSError:
        raise
    except Exception:  # what broke breaks the record too
        return Failure(number, what)
    return Failure(number, what, str(path))
