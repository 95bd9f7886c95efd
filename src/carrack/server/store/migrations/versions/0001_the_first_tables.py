"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "marks",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("name_key", sa.String(160), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("banned", sa.Integer(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False, index=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("public", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(20), nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False, unique=True),
        sa.Column("secret", sa.String(128), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False, index=True),
        sa.Column("given", sa.Text(), nullable=False),
        sa.Column("source", sa.Text()),
        sa.Column("rematch", sa.String(32)),
        sa.Column("result", sa.Text()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False, index=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("removed", sa.Integer(), nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("revision", sa.Integer(), primary_key=True),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("key", sa.String(64)),
        sa.Column("check", sa.String(32)),
    )
    op.create_index("uq_moves_table_person_key", "moves", ["table", "person", "key"], unique=True)
    op.create_table(
        "owed",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False, index=True),
        sa.Column("lease", sa.Float(), nullable=False),
    )
    op.create_table(
        "proposals",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("back_to", sa.Integer(), nullable=False),
        sa.Column("consents", sa.Text(), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), index=True),
        sa.Column("bot", sa.String(40)),
        sa.Column("contribution", sa.String(128), nullable=False),
        sa.Column("standing", sa.Text(), nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("revision", sa.Integer(), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
    )
