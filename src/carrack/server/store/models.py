"""The tables of the database. Portable: texts, integers and floats; what has a shape of its own is JSON text."""

from __future__ import annotations

from sqlalchemy import BigInteger, Float, ForeignKey, Index, Integer, MetaData, String, Text, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
PUBLIC = text("public = 1 AND phase != 'over'")  # tables that anybody may join or watch: asked for in these very words


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


class Seat(Model):
    """Who sits where. A person with a bot has handed the seat over and may take it back, unless it has resigned."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    called: Mapped[str] = mapped_column(String(80), default="", server_default="")  # a name for this seat alone
    bot: Mapped[str | None] = mapped_column(String(40))
    contribution: Mapped[str] = mapped_column(String(128), default="")
    standing: Mapped[str] = mapped_column(Text, default="[]")
    resigned: Mapped[int] = mapped_column(Integer, default=0, server_default="0")


class Move(Model):
    """One entry of a log. The primary key refuses two answers to one question.

    The last entry of an act also holds whose act it was, its key, and the checksum of the state reached.
    """

    __tablename__ = "moves"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    revision: Mapped[int] = mapped_column(Integer, primary_key=True)
    entry: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)
    person: Mapped[str | None] = mapped_column(String(32))
    key: Mapped[str | None] = mapped_column(String(64))
    check: Mapped[str | None] = mapped_column(String(32))


class Snapshot(Model):
    """The whole state at a revision, under the version of the rules that led there."""

    __tablename__ = "snapshots"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    revision: Mapped[int] = mapped_column(Integer, primary_key=True)
    version: Mapped[int] = mapped_column(Integer)
    state: Mapped[str] = mapped_column(Text)


class Owed(Model):
    """A move that the server owes a table: a bot's, or a standing answer. It survives any process."""

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
