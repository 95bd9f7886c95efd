"""Tournaments: bots of all kinds meet until their order is sure; what was begun goes on, and ends alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import numpy as np

from carrack.arena import journal
from carrack.arena.bets import Bets
from carrack.arena.draw import Draw
from carrack.arena.journal import OtherGames
from carrack.arena.places import Place
from carrack.arena.plan import Setting
from carrack.arena.playing import Part, record_of
from carrack.arena.ratings import Matrix, Rating, ratings, strengths
from carrack.arena.run import Played, run
from carrack.arena.tally import Forfeited, Result
from carrack.core.catalog import game as find_game
from carrack.pairing import ROUND_ROBIN, Lineup, everybody, pair_of, paired


@dataclass(frozen=True)
class Entrant:
    """Who takes part: under which name, and by which bot."""

    name: str
    bot: str


@dataclass(frozen=True)
class Tournament:
    game: str
    setting: Setting
    entrants: tuple[Entrant, ...]
    system: str
    seed: str

    @property
    def round_games(self) -> int:
        """Every table once for each of its seats."""
        seats, entrants = self.setting.seats, len(self.entrants)
        return seats * (comb(entrants, seats) if self.system == ROUND_ROBIN else entrants // seats)

    def head(self) -> dict[str, Any]:
        """What a file of its games begins with: no other tournament's games are counted in."""
        return {
            "game": self.game,
            "version": find_game(self.game).version,
            "seats": self.setting.seats,
            "options": self.setting.options,
            "entrants": [[entrant.name, entrant.bot] for entrant in self.entrants],
            "system": self.system,
            "seed": self.seed,
        }

    def draw(self, lineups: Iterable[Lineup], first: int, last: int, records: str) -> Draw:
        return Draw(
            self.game,
            (self.setting,),
            last,
            tuple(entrant.bot for entrant in self.entrants),
            self.seed,
            records=records,
            deals=True,
            first=first,
            forfeits=True,
            lineups=tuple(lineups),
            round_games=self.round_games,
            names=tuple(entrant.name for entrant in self.entrants),
        )


@dataclass(frozen=True)
class Met:
    """A game: which entrants sat in its seats, in order, and what came of it."""

    number: int
    lineup: Lineup
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    why: str
    forfeit: Forfeited | None

    @property
    def shares(self) -> list[float]:
        """Of the victory, by seat."""
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.lineup))]


def met(draw: Draw, result: Result) -> Met:
    lineup = draw.lineup_of(result.number)
    return Met(result.number, lineup, tuple(result.winners), tuple(result.scores), result.why, result.forfeit)


def met_again(row: dict[str, Any]) -> Met:
    """From a line of the file."""
    lists = {name: tuple(row[name]) for name in ("lineup", "winners", "scores")}
    forfeit = None if row["forfeit"] is None else tuple(row["forfeit"])
    return Met(**{**row, **lists, "forfeit": forfeit})


class Course:
    """How a tournament goes: its games, and what the whole rounds of them say, up to where the order was sure."""

    def __init__(self, tournament: Tournament, games: Iterable[Met] = ()) -> None:
        self.tournament = tournament
        self.games = {game.number: game for game in games}
        self.bets = Bets(len(tournament.entrants))
        self.rounds: list[Matrix] = []
        self.is_settled = False
        self.look()

    def add(self, games: Iterable[Met]) -> None:
        self.games.update((game.number, game) for game in games)
        self.look()

    def look(self) -> None:
        """At the rounds that are whole by now, one by one: when it ends does not depend on when somebody looks."""
        size = self.tournament.round_games
        while not self.is_settled:
            first = len(self.rounds) * size + 1
            numbers = range(first, first + size)
            if not all(number in self.games for number in numbers):
                return
            self._add_round([self.games[number] for number in numbers])

    def _add_round(self, games: Sequence[Met]) -> None:
        entrants = len(self.tournament.entrants)
        won = np.zeros((entrants, entrants))
        leads: dict[tuple[int, int], list[float]] = {}
        for game in games:
            for (one, mine), (other, theirs) in combinations(zip(game.lineup, game.shares, strict=True), 2):
                won[one][other] += mine
                won[other][one] += theirs
                lead = mine - theirs if one < other else theirs - mine
                leads.setdefault(pair_of(one, other), []).append(lead)
        self.rounds.append(won)
        self.bets.add({pair: sum(each) / len(each) for pair, each in leads.items()})
        if len(self.bets.sure) >= entrants - 1:
            self.is_settled = self.bets.settles(self.order())

    def order(self) -> list[int]:
        """The strongest first; as they were named where nothing tells them apart."""
        values = strengths(sum(self.rounds, np.zeros((len(self.tournament.entrants),) * 2)))
        return sorted(range(len(values)), key=lambda entrant: -round(values[entrant], 6))

    def ratings(self) -> list[Rating]:
        return ratings(self.rounds, self.tournament.seed) if self.rounds else []

    def counted(self) -> list[Met]:
        """The games of the whole rounds, in order."""
        return [self.games[number] for number in range(1, len(self.rounds) * self.tournament.round_games + 1)]

    def played(self) -> int:
        """Games from the first one on without a gap: what comes after is played again, and comes out alike."""
        number = 0
        while number + 1 in self.games:
            number += 1
        return number

    def next_draw(self, rounds: int, records: str) -> Draw:
        """All rounds that are left, or the next one where that depends on how it stands."""
        tournament, size = self.tournament, self.tournament.round_games
        seats, entrants = tournament.setting.seats, len(tournament.entrants)
        if tournament.system == ROUND_ROBIN:
            return tournament.draw(everybody(entrants, seats), self.played() + 1, rounds * size, records)
        together: Counter[tuple[int, int]] = Counter()
        rests: Counter[int] = Counter()
        for first in range(1, len(self.rounds) * size + 1, seats):
            together.update(pair_of(*pair) for pair in combinations(self.games[first].lineup, 2))
        for start in range(len(self.rounds)):
            there = {
                each for number in range(start * size, (start + 1) * size) for each in self.games[number + 1].lineup
            }
            rests.update(each for each in range(entrants) if each not in there)
        lineups = paired(self.standing(), seats, together, rests)
        return tournament.draw(lineups, self.played() + 1, (len(self.rounds) + 1) * size, records)

    def standing(self) -> list[int]:
        """By the share of the victories at the tables where they sat."""
        won, sat = self.victories()
        return sorted(range(len(won)), key=lambda entrant: -round(won[entrant] / max(sat[entrant], 1), 9))

    def victories(self) -> tuple[list[float], list[int]]:
        """How many each has won, a shared one in part, and at how many tables each sat."""
        won, sat = [0.0] * len(self.tournament.entrants), [0] * len(self.tournament.entrants)
        for game in self.counted():
            for entrant, share in zip(game.lineup, game.shares, strict=True):
                won[entrant] += share
                sat[entrant] += 1
        return won, sat


def compete(
    tournament: Tournament,
    rounds: int,
    place: Place,
    file: Path | None = None,
    records: str = "",
    progress: Callable[[int], None] = lambda games: None,
) -> tuple[Course, Played]:
    """Until the order of all is sure, or so many rounds. A file keeps every game as it ends, and when it is over those
    that counted, in order. Records of others are then taken away; a game that has none is played again.
    """
    games = [] if file is None else read(tournament, file)
    course = Course(
        tournament, [game for game in games if not records or Path(records, record_of(game.number)).exists()]
    )
    progress(course.played())
    played = Played()
    while not course.is_settled and len(course.rounds) < rounds:
        draw = course.next_draw(rounds, records)

        def enough(part: Part, draw: Draw = draw) -> bool:
            fresh = [met(draw, result) for result in part.results]
            if file is not None:
                journal.append(file, tournament.head(), [asdict(game) for game in fresh])
            course.add(fresh)
            return course.is_settled

        played = run(draw, 1, progress, enough, place)
        if played.interrupted or played.trouble is not None or played.failures:
            return course, played
    if file is not None:
        finish(course, file, records)
    return course, played


def read(tournament: Tournament, file: Path) -> list[Met]:
    try:
        return [met_again(row) for row in journal.read(file, tournament.head())]
    except (TypeError, KeyError):
        raise OtherGames(str(file)) from None


def finish(course: Course, file: Path, records: str) -> None:
    """The same files, however it came to its end."""
    counted = course.counted()
    journal.write(file, course.tournament.head(), [asdict(game) for game in counted])
    if records:
        kept = {record_of(game.number) for game in counted}
        for path in Path(records).glob("game-*.jsonl"):
            if path.name not in kept:
                with suppress(OSError):
                    path.unlink()
