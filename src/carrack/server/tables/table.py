"""A table in memory: its match, who sits where, who listens. Plain data; what is done with it stands beside it."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from carrack.core.fate import Asked, Fate, Seeded
from carrack.core.game import Game
from carrack.core.match import Match
from carrack.core.state import OVER
from carrack.server.errors import Conflict
from carrack.server.tables.clocks import Clock, Times
from carrack.server.tables.plans import NO_PLANS, Plans

OPEN: Final = "open"  # people sit down
RUNNING: Final = "running"
ENDED: Final = "over"
PACES: Final = ("live", "slow")


@dataclass
class Seat:
    """A place. With a bot it is the bot that plays, also where a person has handed it over and may take it back.

    `name` is the person's; somebody who shares a screen with that person is `called` otherwise.
    """

    person: str | None = None
    name: str = ""
    bot: str | None = None
    contribution: str = ""
    plans: Plans = NO_PLANS
    resigned: bool = False  # its person has given up: the bot plays to the end
    called: str = ""
    muted: bool = False  # what its person says is not heard here
    seen: int = 0  # up to which revision its person has followed the game
    written: Plans = NO_PLANS  # the plans on disk

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


@dataclass
class Proposal:
    """A rewind that waits for consent."""

    revision: int
    back_to: int
    consents: set[int]
    asker: str | None


class OutdatedTold(msgspec.Struct):
    """The game was played under rules of `version`, `now` are today's, which cannot play it again. A stored state is
    shown, that of the revision `shown`; null where not even that can be loaded. Nothing of it is lost.
    """

    version: int
    now: int
    shown: int | None


@dataclass
class Table:
    """Everything about one table."""

    id: str
    game: Game
    options: dict[str, bool | int | str]
    seats: list[Seat]
    host: str
    public: bool
    pace: str
    invitation: str
    secret: str
    phase: str
    created: float
    changed: float
    watch: str = ""  # the key of a link to watch
    auto_start: bool = False  # as soon as every seat is taken
    rated: bool = False  # its game counts for those who play it
    clock: Clock | None = None  # the time that it gives its people
    times: Times | None = None  # how its clocks stand
    dial: list[tuple[int, Times]] = field(default_factory=list)  # and how they stood at revisions before
    version: int = 0  # of the rules that it is played under
    given: list[int] = field(default_factory=list)
    source: dict[str, Any] | None = None
    rematch: str | None = None
    result: dict[str, Any] | None = None
    match: Match | None = None
    keys: set[tuple[str | None, str | None]] = field(default_factory=set)  # by person: what was asked for and done
    snapshot: int = 0  # revision of the last one
    written: tuple[int, str] | None = None  # version and phase on disk, where this memory has put them there
    due: float | None = None  # when the server itself is to answer, where it owes an answer
    proposal: Proposal | None = None
    invited: set[str] = field(default_factory=set)  # who was asked to it by name
    awaited: str | None = None  # whose answer is awaited, as it was last written
    here: set[str] = field(default_factory=set)  # who of those who sit here listens, as everybody was told last
    seen: dict[str, float] = field(default_factory=dict)  # when each person last showed a sign of life
    planned: dict[int, str] = field(default_factory=dict)  # by revision: why an answer was given for its seat's person
    rewinder: str | None = None  # who asked for the last rewind
    said: dict[tuple[int | None, int], bytes] = field(default_factory=dict)  # updates of this revision, ready to send
    said_at: int = -1
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    gone: bool = False  # no longer the one that counts: look it up again
    outdated: OutdatedTold | None = None  # where today's rules cannot go on
    stored: int = 0  # the revision that is on disk, for whoever has no match
    renewed: int | None = None  # the revision from which the match is still to be written: it came under newer rules

    @property
    def running(self) -> Match:
        """The match of a table; refused where it has not started, or today's rules cannot load it."""
        if self.match is not None:
            return self.match
        if self.outdated is not None:
            raise Conflict("other-rules", version=self.outdated.version, now=self.outdated.now)
        raise Conflict("not-started")

    @property
    def revision(self) -> int:
        return self.stored if self.match is None else self.match.revision

    @property
    def asked(self) -> int:
        """The seat whose answer is awaited, OVER when none is."""
        return OVER if self.match is None else self.match.asked

    def fate(self) -> Fate:
        """Of the secret and of what those who sat down brought, seat by seat; a record's own, where it was played."""
        if "reveal" in self.record:
            reveal = self.record["reveal"]
            return Seeded(reveal["secret"], reveal["contributions"]) if reveal else Asked()
        return Seeded(self.secret, [seat.contribution for seat in self.seats if seat.contribution])

    @property
    def commitment(self) -> str:
        return self.fate().commitment()

    @property
    def record(self) -> dict[str, Any]:
        """What a finished record said of itself: its `players`, and the seed that it `reveal`s, if any."""
        return (self.source or {}).get("record") or {}

    @property
    def players(self) -> list[dict[str, Any]]:
        """Who played, where a record says it: nobody of the house sits there."""
        return self.record.get("players") or []

    def seats_of(self, person: str | None) -> list[int]:
        """Those that are this person's, handed over or not."""
        return [] if person is None else [i for i, seat in enumerate(self.seats) if seat.person == person]

    def eyes(self, person: str | None, seat: int | None) -> int | None:
        """Through whose eyes a person looks: the seat named if it is theirs, else the one asked, else their first."""
        own = self.seats_of(person)
        asked = self.asked if seat is None else seat
        if asked in own:
            return asked
        return own[0] if own and seat is None else None

    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person is not None}

    @property
    def full(self) -> bool:
        return all(seat.taken for seat in self.seats)

    def may_watch(self, key: str) -> bool:
        """Whether a key is the one that lets anybody watch, as spectators do."""
        return bool(self.watch) and secrets.compare_digest(key.encode(), self.watch.encode())

    def knows(self, person: str | None) -> bool:
        """Whether a person may know that the table exists."""
        return self.public or (person is not None and (person in self.invited or self.is_insider(person)))

    def is_insider(self, person: str) -> bool:
        """Who looks after the table, or sits at it."""
        return person == self.host or bool(self.seats_of(person))
