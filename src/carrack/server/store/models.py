"""The tables of the database. Portable: texts, integers and floats; what has a shape of its own is JSON text."""

from __future__ import annotations

from sqlalchemy import BigInteger, Float, ForeignKey, Index, Integer, MetaData, String, Text, UniqueConstraint, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
PUBLIC = text("public = 1 AND phase != 'over'")  # tables that anybody may join or watch: asked for in these very words

WAITING = text("made = 0")  # calls that are still to be made


class Model(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMES)


class Person(Model):
    """Somebody: a guest, or an account once `name_key` and `password` are set."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    name_key: Mapped[str | None] = mapped_column(String(160), unique=True)  # the name as names are compared
    name_look: Mapped[str | None] = mapped_column(Text, index=True)  # and as it looks to a reader; both for accounts
    password: Mapped[str | None] = mapped_column(String(200))
    banned: Mapped[int] = mapped_column(Integer, default=0)
    settings: Mapped[str] = mapped_column(Text, default="{}")
    holiday: Mapped[str] = mapped_column(Text, default="{}", server_default="{}")
    away: Mapped[float] = mapped_column(Float, default=0.0, server_default="0")  # until when, on holiday; 0 when not
    muted: Mapped[float] = mapped_column(Float, default=0.0, server_default="0")  # until when nothing is said by them
    quiet: Mapped[str | None] = mapped_column(Text)  # the hours in which it is not called
    feed: Mapped[str | None] = mapped_column(String(64), index=True)  # the key of its feed and its calendar
    created: Mapped[float] = mapped_column(Float)


class Session(Model):
    """A browser that is somebody. Only a hash of its token is kept."""

    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    created: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float)


class Table(Model):
    """A table: `phase` is open (people sit down), running or over."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_public", "changed", sqlite_where=PUBLIC),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(80), index=True)
    version: Mapped[int] = mapped_column(Integer)
    options: Mapped[str] = mapped_column(Text)
    host: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    public: Mapped[int] = mapped_column(Integer)
    pace: Mapped[str] = mapped_column(String(20))
    invitation: Mapped[str] = mapped_column(String(64), unique=True)
    watch: Mapped[str] = mapped_column(String(64), default="", server_default="")  # lets whoever has it watch
    auto_start: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # as soon as every seat is taken
    rated: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # whether its game counts
    secret: Mapped[str] = mapped_column(String(128))
    phase: Mapped[str] = mapped_column(String(10), index=True)
    given: Mapped[str] = mapped_column(Text, default="[]")  # answers that the game starts from
    source: Mapped[str | None] = mapped_column(Text)  # where those come from: {"table", "revision"} or {"record"}
    rematch: Mapped[str | None] = mapped_column(String(32))
    result: Mapped[str | None] = mapped_column(Text)
    created: Mapped[float] = mapped_column(Float)
    changed: Mapped[float] = mapped_column(Float)
    revision: Mapped[int] = mapped_column(Integer, default=0)
    asked: Mapped[int] = mapped_column(Integer, default=-2)  # the seat whose answer is awaited
    clock: Mapped[str | None] = mapped_column(Text)  # the time that it gives its people
    times: Mapped[str | None] = mapped_column(Text)  # how its clocks stand
    deadline: Mapped[float | None] = mapped_column(Float, index=True)  # when the one that runs has run out, by `uptime`


class Seat(Model):
    """Who sits where. A person with a bot has handed the seat over and may take it back, unless it has resigned."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    called: Mapped[str] = mapped_column(String(80), default="", server_default="")  # a name for this seat alone
    bot: Mapped[str | None] = mapped_column(String(40))
    contribution: Mapped[str] = mapped_column(String(128), default="")
    plans: Mapped[str] = mapped_column(Text, default="{}", server_default="{}")  # answers given beforehand
    resigned: Mapped[int] = mapped_column(Integer, default=0, server_default="0")
    muted: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # its person says nothing here
    seen: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # up to which revision


class Move(Model):
    """One entry of a log. The primary key refuses two answers to one question.

    The last entry of an act also holds whose act it was, its key, the checksum of the state reached, and the clocks;
    the first one why it was given for the person of its seat, where that has planned it.
    """

    __tablename__ = "moves"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    revision: Mapped[int] = mapped_column(Integer, primary_key=True)
    entry: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)
    person: Mapped[str | None] = mapped_column(String(32))
    key: Mapped[str | None] = mapped_column(String(64))
    check: Mapped[str | None] = mapped_column(String(32))
    times: Mapped[str | None] = mapped_column(Text)  # how the clocks of its table stood then
    planned: Mapped[str | None] = mapped_column(String(10))


class Snapshot(Model):
    """The whole state at a revision, under the version of the rules that led there."""

    __tablename__ = "snapshots"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    revision: Mapped[int] = mapped_column(Integer, primary_key=True)
    version: Mapped[int] = mapped_column(Integer)
    state: Mapped[str] = mapped_column(Text)


class Owed(Model):
    """A move that the server owes a table: a bot's, or one that is planned. It survives any process."""

    __tablename__ = "owed"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    revision: Mapped[int] = mapped_column(Integer)
    seat: Mapped[int] = mapped_column(Integer)
    due: Mapped[float] = mapped_column(Float, index=True)
    lease: Mapped[float] = mapped_column(Float, default=0.0)


class Proposal(Model):
    """A rewind that somebody asks for: it lapses when the game goes on."""

    __tablename__ = "proposals"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    revision: Mapped[int] = mapped_column(Integer)
    back_to: Mapped[int] = mapped_column(Integer)
    consents: Mapped[str] = mapped_column(Text)  # seats
    asker: Mapped[str | None] = mapped_column(String(32))


class Way(Model):
    """A way to call somebody: a browser, a mail address, a webhook, an address of a service. Only one that is
    `confirmed` and not `given_up` is used.
    """

    __tablename__ = "ways"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    kind: Mapped[str] = mapped_column(String(20))
    address: Mapped[str] = mapped_column(Text)
    keys: Mapped[str] = mapped_column(Text)  # what a browser's push messages are sealed with
    name: Mapped[str] = mapped_column(String(80))
    about: Mapped[str] = mapped_column(Text)  # what it is used for
    language: Mapped[str] = mapped_column(String(8))
    origin: Mapped[str] = mapped_column(Text)  # by which name of ours it was set up: links begin with it
    proof: Mapped[str | None] = mapped_column(String(64))  # the hash of what confirms it
    confirmed: Mapped[int] = mapped_column(Integer)
    trouble: Mapped[str] = mapped_column(String(40))  # why it was given up
    given_up: Mapped[float] = mapped_column(Float)  # when; 0 while it is used
    created: Mapped[float] = mapped_column(Float)


class Call(Model):
    """Somebody is to be called about a table, once for its turn of `revision`: written with the act that causes it."""

    __tablename__ = "calls"
    __table_args__ = (Index("ix_calls_due", "due", sqlite_where=WAITING),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    about: Mapped[str] = mapped_column(String(10), primary_key=True)
    revision: Mapped[int] = mapped_column(Integer)
    due: Mapped[float] = mapped_column(Float)
    uptime: Mapped[float | None] = mapped_column(Float)  # not before the harbour's own time has come so far
    made: Mapped[int] = mapped_column(Integer)


class Delivery(Model):
    """A call on its way: it goes when it has arrived, or when its way is given up. There are never many of them."""

    __tablename__ = "deliveries"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True)
    way: Mapped[str] = mapped_column(ForeignKey("ways.id"))
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    about: Mapped[str] = mapped_column(String(10))
    revision: Mapped[int] = mapped_column(Integer)
    tries: Mapped[int] = mapped_column(Integer)
    due: Mapped[float] = mapped_column(Float)


class Line(Model):
    """A line of chat."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    at: Mapped[float] = mapped_column(Float)
    text: Mapped[str] = mapped_column(Text)
    removed: Mapped[int] = mapped_column(Integer, default=0)


class Mark(Model):
    """Small things that must be remembered, by name."""

    __tablename__ = "marks"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Rated(Model):
    """A seat of a rated game that is over: who sat there, the place reached, and how the person is rated after it. Who
    is rated how now is said by the last row; the places in the order of the rows give all of them again.
    """

    __tablename__ = "rated"
    __table_args__ = (
        UniqueConstraint("table", "seat", name="uq_rated_table_seat"),
        Index("ix_rated_person_game_seats", "person", "game", "seats"),
    )

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(String(32))
    seat: Mapped[int] = mapped_column(Integer)
    game: Mapped[str] = mapped_column(String(80))
    seats: Mapped[int] = mapped_column(Integer)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    bot: Mapped[str | None] = mapped_column(String(40))  # a level, where no person is rated for the seat
    place: Mapped[int] = mapped_column(Integer)  # 1 for who has won
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    at: Mapped[float] = mapped_column(Float)


class Tie(Model):
    """What somebody thinks of somebody else: a friend, or one whom they want to have nothing to do with. Friends are
    two who both say so.
    """

    __tablename__ = "ties"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    kind: Mapped[str] = mapped_column(String(10))
    at: Mapped[float] = mapped_column(Float)


class Invited(Model):
    """Somebody who was asked to a table, by a friend or for a rematch, and may know of it."""

    __tablename__ = "invited"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    by: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    at: Mapped[float] = mapped_column(Float)


class Report(Model):
    """What somebody tells the host of the server about somebody else; the line of chat as it stood then."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True)
    by: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    about: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    table: Mapped[str | None] = mapped_column(String(32))
    line: Mapped[int | None] = mapped_column(BigInteger)
    said: Mapped[str] = mapped_column(Text, default="")
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)
    settled: Mapped[int] = mapped_column(Integer, default=0)


class Note(Model):
    """What somebody has written down at a table, for nobody else."""

    __tablename__ = "notes"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    text: Mapped[str] = mapped_column(Text)


class Passkey(Model):
    """A key by which a device signs somebody in: its public half, and how often it was used as it says itself."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(80))
    key: Mapped[str] = mapped_column(Text)
    uses: Mapped[int] = mapped_column(BigInteger)
    created: Mapped[float] = mapped_column(Float)
    used: Mapped[float] = mapped_column(Float)


class Recovery(Model):
    """A letter to somebody who has forgotten the password: the hash of its token, and until when it is good."""

    __tablename__ = "recoveries"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    until: Mapped[float] = mapped_column(Float)


class Club(Model):
    """People who play together, and who looks after them."""

    __tablename__ = "clubs"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    name_key: Mapped[str] = mapped_column(String(160), unique=True)
    about: Mapped[str] = mapped_column(Text, default="")
    host: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    invitation: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[float] = mapped_column(Float)


class Member(Model):
    """Somebody in a club."""

    __tablename__ = "members"

    club: Mapped[str] = mapped_column(ForeignKey("clubs.id"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True, index=True)
    joined: Mapped[float] = mapped_column(Float)


class Contest(Model):
    """A league or a Swiss evening of a club: what is played, and by whom."""

    __tablename__ = "contests"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    club: Mapped[str] = mapped_column(ForeignKey("clubs.id"), index=True)
    host: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(80))
    system: Mapped[str] = mapped_column(String(20))
    game: Mapped[str] = mapped_column(String(80))
    seats: Mapped[int] = mapped_column(Integer)
    options: Mapped[str] = mapped_column(Text)
    pace: Mapped[str] = mapped_column(String(20))
    clock: Mapped[str | None] = mapped_column(Text)
    rated: Mapped[int] = mapped_column(Integer)
    entrants: Mapped[str] = mapped_column(Text)  # people by id, bots by level
    rounds: Mapped[int] = mapped_column(Integer)
    phase: Mapped[str] = mapped_column(String(10), index=True)  # running or over
    created: Mapped[float] = mapped_column(Float)


class Fixture(Model):
    """A game of a contest: in which round, who sits where, and at which table once it is made."""

    __tablename__ = "fixtures"

    contest: Mapped[str] = mapped_column(ForeignKey("contests.id"), primary_key=True)
    round: Mapped[int] = mapped_column(Integer, primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    lineup: Mapped[str] = mapped_column(Text)  # entrants by seat, counted from 0
    table: Mapped[str | None] = mapped_column(String(32), index=True)
    shares: Mapped[str | None] = mapped_column(Text)  # of the victory, by seat, once it is over
