"""What a call is about, as the database has it: whether it still holds, and what can be said of it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, exists, select

from carrack.server.calls.words import Message, message
from carrack.server.people.people import WELCOME
from carrack.server.people.preferences import preferences_of
from carrack.server.store import models
from carrack.server.tables.calling import INVITED, OVER, TIME, warning_at
from carrack.server.tables.clocks import Clock
from carrack.server.tables.reviving import SEATS, readable, rows
from carrack.server.tables.table import ENDED, OPEN, RUNNING

HOUR = 3600.0


class Subject(msgspec.Struct):
    """A table as somebody is called about it: `left` are the seconds of who is asked, where a clock runs; `quiet` are
    the person's hours, `language` the one it has chosen for itself.
    """

    person: str
    about: str
    revision: int
    table: dict[str, Any]
    seats: list[dict[str, Any]]
    quiet: str | None
    language: str

    @property
    def holds(self) -> bool:
        """Whether there is still a reason to call."""
        phase, asked = self.table["phase"], self.table["asked"]
        if self.about == OVER:
            return bool(phase == ENDED)
        if self.about == INVITED:
            return phase == OPEN and all(seat["person"] != self.person for seat in self.seats)
        seat = self.seats[asked] if 0 <= asked < len(self.seats) else None
        mine = seat is not None and seat["person"] == self.person and seat["bot"] is None
        return mine and phase == RUNNING

    def warned(self) -> float | None:
        """When, by the harbour's own time, its time is running out; None while the clock stands still."""
        clock = readable(self.table["clock"], Clock)
        return None if clock is None else warning_at(clock, self.table["deadline"])

    def message(self, language: str, uptime: float) -> Message:
        mine = [seat for seat in self.seats if seat["person"] == self.person]
        others = [seat["called"] or seat["name"] for seat in self.seats if seat["person"] and seat not in mine]
        names = [name for name in others if name]
        left = None if self.about != TIME or self.table["deadline"] is None else self.table["deadline"] - uptime
        hours = None if left is None else max(0.0, left) / HOUR
        spoken = language if self.language == "auto" else self.language
        id = f"{self.table['id']}-{self.about}-{self.revision}"
        return message(id, self.about, spoken, self.table["id"], self.table["game"], names, hours)


def subject_of(connection: Connection, person: str, table: str, about: str, revision: int) -> Subject | None:
    """None where the table is gone, or the person is, or is not welcome."""
    found = rows(connection, select(models.Table.__table__).where(models.Table.id == table))
    welcome = (models.Person.id == person) & (models.Person.banned == WELCOME)
    who = select(models.Person.quiet, models.Person.settings).where(welcome)
    people = connection.execute(who).one_or_none()
    if not found or people is None:
        return None
    if about == INVITED:
        invited = exists().where(models.Invited.table == table, models.Invited.person == person)
        if not connection.execute(select(invited)).scalar_one():
            return None
    seats = rows(connection, SEATS.where(models.Seat.table == table))
    language = preferences_of(people.settings).language
    return Subject(person, about, revision, found[0], seats, people.quiet, language)
