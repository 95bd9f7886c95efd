"""A training set: one row for each decision of a seat, in Parquet. Needs `carrack[research]`."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import pyarrow
import pyarrow.parquet

from carrack.arena.decisions import decisions
from carrack.core.match import Match
from carrack.core.observation import Observation

FORMAT: Final = 1  # of the rows; goes up when a column means something else
ROWS: Final = 4096  # of a row group: what is held in memory
CARD: Final = b"carrack"  # the key of the card in the file itself
SCHEMA: Final = pyarrow.schema(
    [
        pyarrow.field("record", pyarrow.string(), False),
        pyarrow.field("game", pyarrow.string(), False),
        pyarrow.field("version", pyarrow.int32(), False),
        pyarrow.field("observation_version", pyarrow.string(), False),
        pyarrow.field("seats", pyarrow.int8(), False),
        pyarrow.field("revision", pyarrow.int32(), False),
        pyarrow.field("seat", pyarrow.int8(), False),
        pyarrow.field("who", pyarrow.string(), False),
        pyarrow.field("observation", pyarrow.list_(pyarrow.field("item", pyarrow.int16(), False)), False),
        pyarrow.field("mask", pyarrow.list_(pyarrow.field("item", pyarrow.uint8(), False)), False),
        pyarrow.field("action", pyarrow.int32(), False),
        pyarrow.field("value", pyarrow.float32(), False),
        pyarrow.field("points", pyarrow.int32(), False),
    ]
)
LISTS: Final = ("observation", "mask")
WIDTHS: Final = {"observation": 2, "mask": 1}  # bytes of an item


class TrainingSet:
    """Writes rows to a file that is none before it is closed. What it has seen so far is the card's to tell."""

    def __init__(self, path: Path, rows: int = ROWS) -> None:
        self._writer = pyarrow.parquet.ParquetWriter(path, SCHEMA, compression="zstd")
        self._most = rows
        self._clear()
        self.tables: dict[str, dict[str, Any]] = {}  # by the version of their observations
        self.who: Counter[str] = Counter()
        self.records: set[str] = set()
        self.rows = 0

    def __enter__(self) -> TrainingSet:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._writer.close()

    def add(self, match: Match, record: str) -> None:
        """Every decision of a match that is over. Each row holds what that seat could know at that moment."""
        state = match.peek()
        winners, scores = match.winners(), state.scores()
        observation = match.game.observation(int(state.seats), state.options)
        common = (record, match.game.id, match.game.version, observation.digest, int(state.seats))
        self.records.add(record)
        table = self._table(match, observation)
        table["records"] += 1
        for one in decisions(match):
            share = 1 / len(winners) if one.seat in winners else 0.0
            end = (one.action, share, scores[one.seat])
            self._add(common, (one.revision, one.seat, one.who), end)
            self._extend("observation", bytes(observation.row(one.state, one.seat)))
            self._extend("mask", bytes(observation.mask(one.state, one.seat)))
            self.who[one.who] += 1
            self.rows += 1
            table["rows"] += 1
        if len(self._plain["record"]) >= self._most:
            self._flush()

    def _table(self, match: Match, observation: Observation) -> dict[str, Any]:
        return self.tables.setdefault(
            observation.digest,
            {
                "game": match.game.id,
                "version": match.game.version,
                "seats": int(match.peek().seats),
                "options": dict(match.peek().options),
                "length": observation.length,
                "actions": observation.actions,
                "names": list(observation.names),
                "records": 0,
                "rows": 0,
            },
        )

    def finish(self, card: dict[str, Any]) -> None:
        """The last rows, and the card in the file itself."""
        if self._plain["record"]:
            self._flush()
        self._writer.add_key_value_metadata({CARD.decode(): json.dumps(card, sort_keys=True)})

    def card(self, **more: object) -> dict[str, Any]:
        """What is in it, as plain data."""
        columns = {field.name: str(field.type) for field in SCHEMA}
        return {
            "format": FORMAT,
            "rows": self.rows,
            "records": len(self.records),
            "who": dict(sorted(self.who.items())),
            "columns": columns,
            "observations": self.tables,
            **more,
        }

    def _clear(self) -> None:
        self._plain: dict[str, list[Any]] = {name: [] for name in SCHEMA.names if name not in LISTS}
        self._items = {name: bytearray() for name in LISTS}
        self._ends = {name: [0] for name in LISTS}

    def _add(self, *parts: tuple[Any, ...]) -> None:
        values = [value for part in parts for value in part]
        for column, value in zip(self._plain.values(), values, strict=True):
            column.append(value)

    def _extend(self, name: str, items: bytes) -> None:
        self._items[name] += items
        self._ends[name].append(len(self._items[name]) // WIDTHS[name])

    def _flush(self) -> None:
        """A row group."""
        columns = {
            name: pyarrow.array(values, SCHEMA.field(name).type, size=len(values))
            for name, values in self._plain.items()
        }
        for name in LISTS:
            kind = SCHEMA.field(name).type
            ends = pyarrow.array(self._ends[name], pyarrow.int32())
            items = pyarrow.Array.from_buffers(
                kind.value_type, self._ends[name][-1], [None, pyarrow.py_buffer(bytes(self._items[name]))]
            )
            columns[name] = pyarrow.ListArray.from_arrays(ends, items, type=kind)
        self._writer.write_table(pyarrow.table([columns[name] for name in SCHEMA.names], schema=SCHEMA))
        self._clear()


def record_id(text: bytes) -> str:
    """Of a record, by every byte of it."""
    return hashlib.blake2b(text, digest_size=8).hexdigest()
