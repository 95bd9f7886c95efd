"""Records that become tables: a finished game to look at, an unfinished one to play on."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert

from carrack.core.catalog import game as find_game
from carrack.core.match import Match
from carrack.server.store import models
from carrack.server.store.entries import brought
from carrack.server.tables.harbour import Harbour, move_rows, snapshot_row
from carrack.server.tables.reviving import result_of
from carrack.server.tables.seating import insert_table, new_table
from carrack.server.tables.table import ENDED, PACES, Seat, Table


async def bring(harbour: Harbour, person: str, found: dict[str, Any]) -> Table:
    """A private table from what a worker read in a record (`bots.reading.read_record`), of whoever brought it."""
    start = find_game(found["game"]).start(found["seats"], found["options"])
    over = found["over"]
    source = {"record": {"players": found["players"], "reveal": found["reveal"]} if over else {}}
    table = new_table(start, person, False, PACES[0], given=found["line"], source=source)
    if over:
        _finish(table, found)
    rows = move_rows(table, 0, table.created) if over else []

    def job(connection: Connection) -> None:
        insert_table(connection, table)
        if rows:
            connection.execute(insert(models.Move), rows)
            connection.execute(insert(models.Snapshot), snapshot_row(table))

    await harbour.store.write(job)
    harbour.tables[table.id] = table
    return table


def _finish(table: Table, found: dict[str, Any]) -> None:
    """The game as it was played, with the chance of then. The worker has checked it: here it is believed."""
    entries = [brought(entry) for entry in found["entries"]]
    state = table.game.load(found["state"])
    table.match = Match.restore(
        table.game, found["seats"], table.options, table.fate(), entries, state, len(entries), len(table.given)
    )
    table.phase = ENDED
    table.result = result_of(table.match)
    table.seats = [Seat(None, player["name"], player["bot"]) for player in found["players"]]
    table.snapshot = table.revision
