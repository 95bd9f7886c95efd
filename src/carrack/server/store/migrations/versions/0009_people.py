"""People: ratings, friends and who is blocked, invitations, reports, notes, passkeys; clubs and their contests."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("people", sa.Column("muted", sa.Float(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("muted", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("rated", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "rated",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String(40)),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.UniqueConstraint("table", "seat", name="uq_rated_table_seat"),
    )
    op.create_index("ix_rated_person_game_seats", "rated", ["person", "game", "seats"])
    op.create_table(
        "ties",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.String(32), sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "invited",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("by", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("by", sa.String(32), sa.ForeignKey("people.id"), index=True),
        sa.Column("about", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("table", sa.String(32)),
        sa.Column("line", sa.BigInteger()),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("settled", sa.Integer(), nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
    )
    op.create_table(
        "recoveries",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("until", sa.Float(), nullable=False),
    )
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("name_key", sa.String(160), nullable=False, unique=True),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("invitation", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.String(32), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("joined", sa.Float(), nullable=False),
    )
    op.create_table(
        "contests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("club", sa.String(32), sa.ForeignKey("clubs.id"), nullable=False, index=True),
        sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(20), nullable=False),
        sa.Column("clock", sa.Text()),
        sa.Column("rated", sa.Integer(), nullable=False),
        sa.Column("entrants", sa.Text(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False, index=True),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "fixtures",
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id"), primary_key=True),
        sa.Column("round", sa.Integer(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("lineup", sa.Text(), nullable=False),
        sa.Column("table", sa.String(32), index=True),
        sa.Column("shares", sa.Text()),
    )
