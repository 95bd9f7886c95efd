"""How much stronger one bot is than another: games with shared chance and seats in turn, until one is sure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import lgamma, log, log10
from pathlib import Path
from typing import Any, Final

from carrack.arena import journal
from carrack.arena.journal import in_order
from carrack.arena.places import Place
from carrack.arena.plan import Plan, Setting
from carrack.arena.playing import Part
from carrack.arena.run import Played, run
from carrack.arena.statistics import Spread, spread_of
from carrack.arena.tally import Result

DOUBT: Final = 0.05  # how often the interval may be wrong, however often one looks at it
NARROW: Final = 1e-6
BEYOND: Final = 1000  # points of strength that are not told apart from more


@dataclass(frozen=True)
class Contest:
    """One bot against another in all other seats; alone, against the game. `target` is the share to be sure about."""

    game: str
    setting: Setting
    bot: str
    against: str
    seed: str
    target: float

    @property
    def fair(self) -> float:
        """What a bot would win that is no better; alone, as often as not."""
        return 1 / max(self.setting.seats, 2)

    def plan(self, games: int, played: int) -> Plan:
        levels = (self.bot, *[self.against] * (self.setting.seats - 1))
        return Plan(self.game, (self.setting,), games, levels, self.seed, deals=True, first=played + 1)

    def head(self) -> dict[str, Any]:
        """What a file of its games begins with: no other contest's games are counted in."""
        return {
            "game": self.game,
            "seats": self.setting.seats,
            "options": self.setting.options,
            "bot": self.bot,
            "against": self.against,
            "seed": self.seed,
        }


@dataclass(frozen=True)
class Fought:
    """A game of a contest: the share of the victory, points ahead of the best other seat, choices and CPU seconds."""

    number: int
    won: float
    margin: int
    choices: int
    seconds: float


def fought(contest: Contest, result: Result) -> Fought:
    seat = result.levels.index(contest.bot) if contest.bot != contest.against else (result.number - 1) % result.seats
    scores = result.scores
    ahead = scores[seat] - max((points for other, points in enumerate(scores) if other != seat), default=0)
    margin = ahead if result.margin is None else result.margin
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    choices, seconds = result.thought[seat]
    return Fought(result.number, won, margin, choices, seconds)


@dataclass(frozen=True)
class Strength:
    """What is known: the share won, with an interval that may be looked at as often as one likes."""

    games: int
    won: float
    low: float
    high: float
    margin: Spread
    milliseconds: float  # of CPU a choice

    def elo(self, share: float, fair: float) -> float:
        """A share of victories as a difference in strength, 0 where it is fair: 400 points make ten to one."""
        odds = share / max(1 - share, NARROW) * (1 - fair) / fair if share > 0 else 0.0
        return max(-BEYOND, min(BEYOND, 400 * log10(odds))) if odds > 0 else -BEYOND


def strength_of(games: Sequence[Fought]) -> Strength:
    won = sum(game.won for game in games)
    low, high = interval(won, len(games))
    margins: dict[int, int] = {}
    for game in games:
        margins[game.margin] = margins.get(game.margin, 0) + 1
    choices = sum(game.choices for game in games)
    spent = sum(game.seconds for game in games)
    share = won / len(games) if games else 0.0
    return Strength(len(games), share, low, high, spread_of(margins), 1000 * spent / max(choices, 1))


def interval(won: float, games: int) -> tuple[float, float]:
    """In which the true share lies, whenever one stops: the shares that a bet against them has not made 1 / DOUBT of.

    The bet is spread over all other shares alike (Jeffreys' prior); it holds for shared victories too.
    """
    if games == 0:
        return 0.0, 1.0
    lost = games - won
    gain = lgamma(won + 0.5) + lgamma(lost + 0.5) - lgamma(games + 1.0) - 2 * lgamma(0.5)

    def is_ruled_out(share: float) -> bool:
        odds = (won * log(share) if won else 0.0) + (lost * log(1 - share) if lost else 0.0)
        return gain - odds > log(1 / DOUBT)

    best = won / games
    return _edge(is_ruled_out, 0.0, best), _edge(is_ruled_out, 1.0, best)


def _edge(is_ruled_out: Callable[[float], bool], outside: float, inside: float) -> float:
    while abs(inside - outside) > NARROW:
        middle = (inside + outside) / 2
        if is_ruled_out(middle):
            outside = middle
        else:
            inside = middle
    return outside


def contend(
    contest: Contest,
    games: int,
    jobs: int,
    file: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
    on: str | Place = "",
) -> tuple[list[Fought], Played]:
    """Play until it is sure on which side of the target the share lies, or so many games. A file keeps every game as
    it ends: whoever is stopped goes on from there.
    """
    done = [] if file is None else journal.games(file, contest.head(), Fought)
    progress(len(done))

    def enough(part: Part) -> bool:
        fresh = [fought(contest, result) for result in part.results]
        done.extend(fresh)
        if file is not None:
            journal.append(file, contest.head(), [game.__dict__ for game in fresh])
        return settled(contest, done) is not None

    played = Played()
    if len(done) < games and settled(contest, done) is None:
        played = run(contest.plan(games, len(done)), jobs, progress, enough, on)
    return settled(contest, done) or in_order(done), played


def settled(contest: Contest, games: Iterable[Fought]) -> list[Fought] | None:
    """The games up to where it was sure: the same, however many were played before somebody looked."""
    ordered = in_order(games)
    seats = contest.setting.seats
    for count in range(seats, len(ordered) + 1, seats):  # with every deal whole
        won = sum(game.won for game in ordered[:count])
        low, high = interval(won, count)
        if not low <= contest.target <= high:
            return ordered[:count]
    return None
