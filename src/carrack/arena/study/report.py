"""A study as plain data, and as tables that other programs read."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from carrack.arena.study.arms import TWINS, Arm, Seen, deals_of
from carrack.arena.study.asked import Answer, answers_of, differences_of, questions_of
from carrack.arena.study.estimates import Estimate
from carrack.arena.study.luck import leads_of, luck, shares_of
from carrack.arena.whatif.games import game_of
from carrack.files import write_text

Row = dict[str, Any]
TABLES: Final = ("estimates", "luck", "seats", "held", "differences")
DIGITS: Final = 6  # behind the point: enough for anybody, and the same on every machine


@dataclass(frozen=True)
class Found:
    """What the games of an arm say; where it is not the game as it is, beside those of the `base`."""

    arm: Arm
    games: list[Seen]
    base: Found | None = None

    @cached_property
    def deals(self) -> list[tuple[Seen, ...]]:
        return deals_of(self.games)

    @cached_property
    def holdable(self) -> list[str]:
        game = game_of(self.arm.game)
        return game.holdable(game.start(self.arm.setting.seats, self.arm.setting.options))

    @cached_property
    def questions(self) -> dict[Any, Any]:
        return questions_of(self.deals, self.holdable)

    @cached_property
    def answers(self) -> list[Answer]:
        return answers_of(self.questions, self.arm.setting.seats)

    @cached_property
    def luck(self) -> dict[str, dict[str, Estimate]]:
        """By how the result is measured."""
        found = {"points": luck(leads_of(self.deals))}
        return {"won": luck(shares_of(self.deals)), **found} if self.arm.setting.seats > 1 else found

    @cached_property
    def differences(self) -> list[Answer]:
        """What differs from the base, over the deals that both have played."""
        if self.base is None:
            return []
        common = min(len(self.deals), len(self.base.deals))
        there = questions_of(self.base.deals[:common], self.base.holdable)
        return differences_of(questions_of(self.deals[:common], self.holdable), there)

    @cached_property
    def different(self) -> int:
        """In how many games somebody answered otherwise than in the same game of the base."""
        both = zip(self.games, self.base.games if self.base else (), strict=False)
        return sum(here.watched.course != there.watched.course for here, there in both)


def tables_of(study: Sequence[Found]) -> dict[str, list[Row]]:
    """Name -> rows, each row of a table with the same columns."""
    tables: dict[str, list[Row]] = {
        "estimates": [{"arm": found.arm.name, **row_of(each)} for found in study for each in found.answers],
        "luck": [
            {"arm": found.arm.name, "result": result, "part": part, **numbers_of(known)}
            for found in study
            for result, parts in found.luck.items()
            for part, known in parts.items()
        ],
        "seats": [row for found in study for row in _seats(found)],
        "held": [row for found in study for row in _held(found)],
    }
    tables["differences"] = [{"arm": found.arm.name, **row_of(each)} for found in study for each in found.differences]
    return {name: rows for name, rows in tables.items() if rows}


def numbers_of(known: Estimate) -> Row:
    return {
        "value": round(known.value, DIGITS),
        "low": round(known.low, DIGITS),
        "high": round(known.high, DIGITS),
        "of": round(known.of, DIGITS),
        "deals": known.deals,
    }


def row_of(answer: Answer) -> Row:
    def number(value: float | None) -> float | None:
        return None if value is None else float(f"{value:.6g}")

    return {
        **answer.key._asdict(),
        **numbers_of(answer.found),
        "expected": number(answer.fair),
        "doubt": number(answer.doubt),
        "corrected": number(answer.corrected),
        "verdict": answer.verdict,
    }


def _seats(found: Found) -> list[Row]:
    """A row for each seat of each game."""
    return [
        {
            "arm": found.arm.name,
            "game": game.number,
            "deal": 1 + (game.number - 1) // TWINS,
            "seat": seat,
            "place": game.watched.order.index(seat) if seat in game.watched.order else None,
            "points": game.scores[seat],
            "won": round(game.won(seat), DIGITS),
            "actions": game.actions,
            "rounds": game.rounds,
            "end": game.why,
        }
        for game in found.games
        for seat in range(game.seats)
    ]


def _held(found: Found) -> list[Row]:
    """A row for each thing that a seat came to hold."""
    return [
        {"arm": found.arm.name, "game": game.number, "seat": seat, "thing": name, "round": round, "kept": kept}
        for game in found.games
        for seat, held in enumerate(game.watched.held)
        for name, (round, kept) in held.items()
    ]


def write_tables(folder: Path, tables: dict[str, list[Row]]) -> None:
    """As CSV; as Parquet too where pyarrow is installed. What an earlier study left there and this has not, goes."""
    for name in TABLES:
        if name not in tables:
            for ending in ("csv", "parquet"):
                (folder / f"{name}.{ending}").unlink(missing_ok=True)
    for name, rows in tables.items():
        write_text(folder / f"{name}.csv", csv_of(rows))
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ImportError:
        return
    for name, rows in tables.items():
        part = folder / f".{name}.parquet.part"
        parquet.write_table(arrow.Table.from_pylist(rows), part)
        part.replace(folder / f"{name}.parquet")


def csv_of(rows: Sequence[Row]) -> str:
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def plain_of(study: Sequence[Found]) -> Row:
    """The whole study, for JSON."""
    base = study[0]
    return {
        **{name: value for name, value in base.arm.head().items() if name != "twins"},
        "games": len(base.games),
        "deals": len(base.deals),
        "arms": [
            {
                "name": found.arm.name,
                "game": found.arm.game,
                "facts": game_of(found.arm.game).facts_digest,
                "options": found.arm.setting.options,
                "games": len(found.games),
                "luck": {
                    result: {part: numbers_of(known) for part, known in parts.items()}
                    for result, parts in found.luck.items()
                },
                "estimates": [row_of(each) for each in found.answers],
                **({} if found.base is None else _compared(found)),
            }
            for found in study
        ],
    }


def _compared(found: Found) -> Row:
    return {"different": found.different, "differences": [row_of(each) for each in found.differences]}
