"""Statements that run with every act, put into SQL once and handed to the driver."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.sql.expression import ClauseElement

from carrack.server.store.database import driver_of

Values = Callable[[Mapping[str, Any]], tuple[Any, ...]]  # of a row, in the order in which a statement takes them


class Prepared:
    """A statement whose SQL is worked out the first time it runs, and that the driver gets as it is: of the time that
    an execution takes, nine tenths are not the database's. Errors are the driver's own too.
    """

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._sql: dict[str, tuple[str, Values]] = {}

    def run(self, connection: Connection, *rows: Mapping[str, Any]) -> None:
        sql, values = self._sql.get(connection.dialect.name) or self._prepare(connection.dialect)
        driver = driver_of(connection)
        for row in rows:
            driver.execute(sql, values(row))

    def _prepare(self, dialect: Dialect) -> tuple[str, Values]:
        compiled: Any = self._statement.compile(dialect=dialect)
        names = compiled.positiontup
        values: Values = itemgetter(*names) if len(names) > 1 else lambda row: (row[names[0]],)
        found = self._sql[dialect.name] = (str(compiled), values)
        return found
