"""What a study asks of the games of an arm: each question a ratio, deal by deal.

    kind      name             measure
    game      –                points, winner, margin, actions, rounds, shared
    seat      its number       won, points
    place     in what order    won, points: the seats in the order in which each was first asked something
    end       why              games
    question  its name         asked, choices, answers (legal ones, each time it is asked)
    chance    its name         asked
    answer    the verb         given
    event     its name         told
    thing     its name         taken (by a seat), games (somebody has taken it), won, points, lead, round, kept

`won` is the share of the victory and is held against the fair share. `lead` are points beyond the mean of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import fsum
from typing import Final, NamedTuple

from carrack.arena.study.arms import Seen
from carrack.arena.study.estimates import Estimate, Pairs, difference, doubt, estimate, holm

SHARES: Final = frozenset({"won", "taken", "games", "shared", "kept"})
SURE: Final = 0.05
Deals = Sequence[tuple[Seen, ...]]
Part = Callable[[Seen], float]


class Key(NamedTuple):
    kind: str
    name: str
    measure: str


class Answer(NamedTuple):
    """What is known about one question: `doubt` is against `fair` (where anything is expected), `corrected` by Holm."""

    key: Key
    found: Estimate
    fair: float | None
    doubt: float | None
    corrected: float | None

    @property
    def verdict(self) -> str:
        """Whether it is surely above or below what is expected."""
        if self.fair is None or self.corrected is None or self.corrected >= SURE:
            return ""
        return "above" if self.found.value > self.fair else "below"


def questions_of(deals: Deals, holdable: Sequence[str]) -> dict[Key, Pairs]:
    """All of them, in the order of the table above."""
    games = [game for deal in deals for game in deal]
    seats = range(games[0].seats if games else 0)
    found: dict[Key, Pairs] = {}

    def add(kind: str, name: str, measure: str, part: Part, of: Part = _once) -> None:
        found[Key(kind, name, measure)] = [(fsum(map(part, deal)), fsum(map(of, deal))) for deal in deals]

    for measure, part in _OF_GAMES.items():
        add("game", "", measure, part)
    for seat in seats:
        add("seat", str(seat), "won", partial(Seen.won, seat=seat))
        add("seat", str(seat), "points", partial(_points, seat=seat))
    for place in seats if len(seats) > 1 else ():
        add("place", str(place), "won", partial(_at, place=place, of=Seen.won), _is_ordered)
        add("place", str(place), "points", partial(_at, place=place, of=_points), _is_ordered)
    for why in sorted({game.why for game in games}):
        add("end", why, "games", partial(_ended, why=why))
    for name in _names(games, "questions"):
        add("question", name, "asked", partial(_question, name=name, column=0))
        add("question", name, "choices", partial(_question, name=name, column=1))
        asked = partial(_question, name=name, column=0)
        add("question", name, "answers", partial(_question, name=name, column=2), asked)
    for kind, table, measure in _COUNTED:
        for name in _names(games, table):
            add(kind, name, measure, partial(_count, table=table, name=name))
    for name in holdable:
        found.update(_of_thing(deals, name))
    return found


def _once(game: Seen) -> float:
    return 1.0


_OF_GAMES: Final[dict[str, Part]] = {
    "points": lambda game: fsum(game.scores) / game.seats,
    "winner": lambda game: max(game.scores),
    "margin": lambda game: max(game.scores) - sorted(game.scores)[-2] if game.seats > 1 else 0.0,
    "actions": lambda game: game.actions,
    "rounds": lambda game: game.rounds,
    "shared": lambda game: len(game.winners) > 1,
}
_COUNTED: Final = (("chance", "chances", "asked"), ("answer", "answers", "given"), ("event", "events", "told"))


def _points(game: Seen, seat: int) -> float:
    return game.scores[seat]


def _is_ordered(game: Seen) -> float:
    """Whether every seat was ever asked something."""
    return float(len(game.watched.order) == game.seats)


def _at(game: Seen, place: int, of: Callable[[Seen, int], float]) -> float:
    """Of the seat that was the first, second, ... to be asked."""
    return of(game, game.watched.order[place]) if _is_ordered(game) else 0.0


def _ended(game: Seen, why: str) -> float:
    return float(game.why == why)


def _names(games: Sequence[Seen], table: str) -> list[str]:
    return sorted({name for game in games for name in getattr(game.watched, table)})


def _question(game: Seen, name: str, column: int) -> float:
    asked = game.watched.questions.get(name)
    return asked[column] if asked else 0.0


def _count(game: Seen, table: str, name: str) -> float:
    counts: dict[str, int] = getattr(game.watched, table)
    return counts.get(name, 0)


def _of_thing(deals: Deals, name: str) -> dict[Key, Pairs]:
    """One look at each deal for all measures of a thing."""
    columns: dict[str, list[tuple[float, float]]] = {
        each: [] for each in ("taken", "games", "won", "points", "lead", "round", "kept")
    }
    for deal in deals:
        held = [(game, seat) for game in deal for seat in range(game.seats) if name in game.watched.held[seat]]
        count = float(len(held))
        rows = [game.watched.held[seat][name] for game, seat in held]
        columns["taken"].append((count, float(sum(game.seats for game in deal))))
        columns["games"].append((float(len({game.number for game, _ in held})), float(len(deal))))
        columns["won"].append((fsum(game.won(seat) for game, seat in held), count))
        columns["points"].append((fsum(game.scores[seat] for game, seat in held), count))
        leads = [game.scores[seat] - fsum(game.scores) / game.seats for game, seat in held]
        columns["lead"].append((fsum(leads), count))
        columns["round"].append((fsum(row[0] for row in rows), count))
        columns["kept"].append((fsum(row[1] > 0 for row in rows), count))
    return {Key("thing", name, measure): pairs for measure, pairs in columns.items()}


def answers_of(questions: dict[Key, Pairs], seats: int) -> list[Answer]:
    """Each with its interval; `won` against the fair share, all such doubts of the arm corrected together."""
    fair = 1 / seats if seats > 1 else None
    found = [(key, estimate(pairs, key.measure in SHARES)) for key, pairs in questions.items()]
    expected = [fair if key.measure == "won" else None for key, _ in found]
    return _judged([(key, known, mean) for (key, known), mean in zip(found, expected, strict=True)])


def differences_of(questions: dict[Key, Pairs], base: dict[Key, Pairs]) -> list[Answer]:
    """What is different in an arm, of all that can be asked of both: each against no difference at all."""
    shared = [key for key in questions if key in base]
    return _judged([(key, difference(questions[key], base[key]), 0.0) for key in shared])


def _judged(found: Sequence[tuple[Key, Estimate, float | None]]) -> list[Answer]:
    doubts = [None if fair is None else doubt(known, fair) for _, known, fair in found]
    return [
        Answer(key, known, fair, each, corrected)
        for (key, known, fair), each, corrected in zip(found, doubts, holm(doubts), strict=True)
    ]
