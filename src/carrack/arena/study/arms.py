"""What a study plays: the game as it is, and beside it the same deals with an option or a fact changed."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from carrack.arena import journal
from carrack.arena.places import Place
from carrack.arena.plan import Plan, Setting
from carrack.arena.playing import Part
from carrack.arena.run import Played, run
from carrack.arena.tally import Result
from carrack.arena.watching import Watched
from carrack.arena.whatif.games import game_of

BASE: Final = "base"
TWINS: Final = 2  # games of each deal: with two of them, what stays the same in both is told from what does not


@dataclass(frozen=True)
class Arm:
    """One of the games that are compared: `name` is what is changed in it. All arms of a study have one seed."""

    name: str
    game: str
    setting: Setting
    level: str
    seed: str

    def plan(self, games: int, played: int) -> Plan:
        """Whole deals only."""
        return Plan(
            self.game,
            (self.setting,),
            games,
            (self.level,),
            self.seed,
            first=played + 1,
            twins=TWINS,
            watches=True,
        )

    def head(self) -> dict[str, Any]:
        """What a file of its games begins with: no other arm's games are counted in, nor those of other facts."""
        game = game_of(self.game)
        return {
            "game": self.game,
            "version": game.version,
            "facts": game.facts_digest,
            "seats": self.setting.seats,
            "options": self.setting.options,
            "bots": self.level,
            "seed": self.seed,
            "twins": TWINS,
        }

    @property
    def file(self) -> str:
        """The name of that file."""
        plain = re.sub(r"[^A-Za-z0-9]+", "-", self.name).strip("-")[:60]
        print_of = "" if self.name == BASE else "-" + hashlib.blake2b(self.name.encode(), digest_size=4).hexdigest()
        return f"games-{plain}{print_of}.jsonl"


@dataclass(frozen=True)
class Seen:
    """A game of a study: how it ended, and what was seen on the way."""

    number: int
    scores: list[int]
    winners: list[int]
    why: str
    actions: int
    rounds: int
    watched: Watched

    @property
    def seats(self) -> int:
        return len(self.scores)

    def won(self, seat: int) -> float:
        """The share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def seen(result: Result) -> Seen:
    assert result.watched is not None
    return Seen(result.number, result.scores, result.winners, result.why, result.actions, result.rounds, result.watched)


def seen_again(**row: Any) -> Seen:
    """From the line of a file."""
    return Seen(**{**row, "watched": Watched(**row["watched"])})


def play(
    arm: Arm,
    games: int,
    jobs: int,
    file: Path | None,
    progress: Callable[[int], None] = lambda games: None,
    on: str | Place = "",
) -> tuple[list[Seen], Played]:
    """So many games of an arm; those that the file keeps already are not played again."""
    done = [] if file is None else journal.games(file, arm.head(), seen_again)
    progress(min(len(done), games))

    def keep(part: Part) -> bool:
        fresh = [seen(result) for result in part.results]
        done.extend(fresh)
        if file is not None:
            journal.append(file, arm.head(), (asdict(game) for game in fresh))
        return bool(part.failures)

    played = Played()
    if len(done) < games:
        played = run(arm.plan(games, len(done)), jobs, progress, keep, on)
    found = journal.in_order(done)
    if file is not None and len(found) >= games:
        journal.write(file, arm.head(), (asdict(game) for game in found))
    return found[:games], played


def deals_of(games: Sequence[Seen]) -> list[tuple[Seen, ...]]:
    """The games of each deal."""
    return [tuple(games[i : i + TWINS]) for i in range(0, len(games) - TWINS + 1, TWINS)]
