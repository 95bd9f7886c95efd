"""Statements that run with every act, put into SQL once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.sql.expression import ClauseElement


class Prepared:
    """A statement whose SQL is worked out the first time it runs: half the time of an execution goes into that."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._sql: dict[str, tuple[str, Sequence[str]]] = {}

    def run(self, connection: Connection, *rows: Mapping[str, Any]) -> None:
        sql, names = self._sql.get(connection.dialect.name) or self._prepare(connection.dialect)
        values = [tuple([row[name] for name in names]) for row in rows]
        connection.exec_driver_sql(sql, values if len(values) > 1 else values[0])

    def _prepare(self, dialect: Dialect) -> tuple[str, Sequence[str]]:
        compiled: Any = self._statement.compile(dialect=dialect)
        found = self._sql[dialect.name] = (str(compiled), list(compiled.positiontup))
        return found
