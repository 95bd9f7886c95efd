"""One game after the other, each in the quickest way that its plan allows."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path

from carrack.arena.plan import Plan
from carrack.arena.players import player
from carrack.arena.protocol import FELL, Forfeit
from carrack.arena.tally import Forfeited, Result, Tallies
from carrack.arena.visitors import ProcessBot, check_choice
from carrack.arena.watching import Watch
from carrack.arena.whatif.games import game_of
from carrack.bots import Bot
from carrack.core.actions import Actions
from carrack.core.fate import Asked, Fate, Scripted, Seeded
from carrack.core.match import Match
from carrack.core.playout import count_checked, play_some
from carrack.core.record import MOST_TO_RESIGN
from carrack.core.rng import Rng
from carrack.core.state import NATURE, OVER, State

MOST_ACTIONS = 100_000  # of one game: what goes on longer will not end
FORFEITED = "forfeit"  # why a game ended whose bot fell over
SLICE = 20_000  # actions: a compiled loop hears no Ctrl-C, so it comes back within 50 ms


@dataclass(frozen=True)
class Failure:
    """A game that broke: what happened, and where it is kept ("" when it is not)."""

    number: int
    what: str
    record: str = ""


@dataclass
class Part:
    """The games from `first` up to, but without, `next`. `papers` are the records to be kept, by the names of their
    files: whoever plays may be far from the disk.
    """

    first: int
    next: int
    tallies: Tallies = field(default_factory=Tallies)
    failures: list[Failure] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)  # where deals are compared, one by one
    papers: dict[str, str] = field(default_factory=dict)


def play_part(plan: Plan, first: int, last: int, seconds: float, stops: Callable[[], bool] = lambda: False) -> Part:
    """Games `first` to `last`, or as many of them as the time allows; one at least."""
    part = Part(first, first)
    until = time.monotonic() + seconds
    while part.next <= last and (part.next == first or (time.monotonic() < until and not stops())):
        done = play_game(plan, part.next, part.papers)
        if isinstance(done, Failure):
            part.failures.append(done)
        else:
            part.tallies.add(done)
            if plan.deals or plan.watches:
                part.results.append(done)
        part.next += 1
    return part


def play_game(plan: Plan, number: int, papers: dict[str, str]) -> Result | Failure:
    """A game of the plan. Whatever goes wrong in it, bot or rule, is this game's result and not the end of the rest."""
    moves: list[int] = []
    try:
        if plan.races:
            return _race(plan, number)
        return _sit_down(plan, number, moves, papers)
    except Broken as broken:
        return _failed(plan, number, str(broken), moves, papers)
    except Exception as error:
        return _failed(plan, number, f"{type(error).__name__}: {error}", moves, papers)


class Broken(Exception):
    """A law of the game does not hold, or the game does not end."""


@lru_cache(maxsize=256)
def _start_of(game: str, seats: int, options: tuple[tuple[str, bool | int | str], ...]) -> State:
    return game_of(game).start(seats, dict(options))


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


def _sit_down(plan: Plan, number: int, moves: list[int], papers: dict[str, str]) -> Result:
    """Nature answers from a seed that anyone can check afterwards, in records; the same seed without them."""
    seed = plan.minds_of(number)
    players = [player(level, f"{seed}/seat {seat}", number) for seat, level in enumerate(plan.levels_of(number))]
    state = start_of(plan, number)
    watch = Watch(state) if plan.watches else None
    sitting = _Sitting(plan, players, seed, Seeded(plan.seed_of(number)), moves, watch)
    result: Result | None = None
    try:
        forfeit = sitting.play(state)
        result = _result(plan, number, state, len(moves), forfeit)
    finally:
        _leave(players, state, result)
    if plan.records:
        papers[record_of(number)] = _written(plan, number, moves, sitting.fate, forfeit)
    thought = tuple(zip(sitting.choices, sitting.seconds, strict=True))
    return replace(result, thought=thought, watched=None if watch is None else watch.end(moves))


class _Sitting:
    """A game at a table: who plays, and what each of them thought."""

    def __init__(
        self, plan: Plan, players: Sequence[Bot], seed: str, fate: Fate, moves: list[int], watch: Watch | None
    ) -> None:
        self.plan = plan
        self.players = players
        self.seed = seed
        self.fate = fate
        self.moves = moves
        self.watch = watch
        self.choices, self.seconds = [0] * len(players), [0.0] * len(players)

    def play(self, state: State) -> Forfeited | None:
        """To the end, or to where somebody has lost by what its bot did."""
        while state.actor != OVER:
            if state.actor == NATURE:
                action = self.fate.answer(state)
                assert action is not None, "a seed has an answer to everything"
            else:
                try:
                    action = self._asked(state)
                except Forfeit as forfeit:
                    return int(state.actor), forfeit.why, forfeit.detail
            self.moves.append(action)
            if self.watch is not None:
                self.watch.before(state, action)
            state.play(action)
            if self.watch is not None:
                self.watch.after(state)
            if self.plan.checks:
                laws = state.invariants()
                if laws:
                    raise Broken("; ".join(f"after {len(self.moves)} actions: {law}" for law in laws))
            if len(self.moves) == MOST_ACTIONS:
                raise Broken(f"not over after {MOST_ACTIONS} actions")
        return None

    def _asked(self, state: State) -> int:
        seat, began = int(state.actor), time.process_time()
        try:
            action = choose(self.players[seat], state, f"{self.seed}/{len(self.moves)}")
        except Forfeit:
            raise
        except Exception as error:
            if not self.plan.forfeits:
                raise
            raise Forfeit(FELL, f"{type(error).__name__}: {error}"[:200]) from None
        self.choices[seat] += 1
        self.seconds[seat] += time.process_time() - began
        return check_choice(action, state.legal()) if self.plan.forfeits else action


def _leave(players: Sequence[Bot], state: State, result: Result | None) -> None:
    winners, why = (result.winners, result.why) if result is not None else ([], "broken")
    for each in players:
        if isinstance(each, ProcessBot):
            each.leave(state.scores(), winners, why)


def choose(player: Bot, state: State, seed: str) -> int:
    """A bot's answer. It sees a State that its seat cannot tell from the true one, and a question without a choice
    is not put to it.
    """
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    return player.choose(state.game.sample(state, int(state.actor), Seeded(seed)))


# Results and records.


def record_of(number: int) -> str:
    """The name of its file."""
    return f"game-{number:06}.jsonl"


def _result(plan: Plan, number: int, state: State, actions: int, forfeit: Forfeited | None = None) -> Result:
    if forfeit is not None:
        others = [seat for seat in range(state.seats) if seat != forfeit[0]]
        return Result(number, plan.levels_of(number), actions, state.breakdown(), others, FORFEITED, forfeit=forfeit)
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


def _written(plan: Plan, number: int, moves: list[int], fate: Fate, forfeit: Forfeited | None = None) -> str:
    """The record of these moves, Nature's among them. What the match answers by itself is passed over. Where a seat
    may resign, who forfeits the game does; at larger tables the record ends there.
    """
    setting = plan.setting_of(number)
    match = Match(plan.game, setting.seats, setting.options, fate=fate)
    for seat, who in enumerate(plan.who_of(number)):
        match.hand_over(seat, who)
    try:
        while not match.over and match.revision - setting.seats < len(moves):
            match.play(moves[match.revision - setting.seats])
    except Exception:
        if not plan.failures:
            raise
    if forfeit is not None and setting.seats <= MOST_TO_RESIGN:
        match.resign(forfeit[0])
    return str(match.archive())


def _failed(plan: Plan, number: int, what: str, moves: list[int], papers: dict[str, str]) -> Failure:
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
        text = _written(plan, number, moves, Scripted(natures, then=Asked()))
    except Exception:  # what broke breaks the record too
        return Failure(number, what)
    name = f"broken-{number:06}.jsonl"
    papers[name] = text
    return Failure(number, what, str(Path(plan.failures, name)))
