"""Statements that run with every act, put into SQL once and handed to the driver."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.sql.expression import ClauseElement

from carrack.server.store.database import driver_of


class Prepared:
    """A statement whose SQL is worked out the first time it runs, and that the driver gets as it is: of the time that
    an execution takes, nine tenths are not the database's. Errors are the driver's own too.
    """

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._sql: dict[str, tuple[str, Sequence[str]]] = {}

    def run(self, connection: Connection, *rows: Mapping[str, Any]) -> None:
        sql, names = self._sql.get(connection.dialect.name) or self._prepare(connection.dialect)
        driver = driver_of(connection)
        for row in rows:
            driver.execute(sql, [row[name] for name in names])

    def _prepare(self, dialect: Dialect) -> tuple[str, Sequence[str]]:
        compiled: Any = self._statement.compile(dialect=dialect)
        found = self._sql[dialect.name] = (str(compiled), list(compiled.positiontup))
        return found
