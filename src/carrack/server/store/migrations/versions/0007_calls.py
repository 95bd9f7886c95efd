"""Calls: ways to call people, what is to be called and what is on its way, hours of quiet, the keys of feeds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("quiet", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("feed", sa.String(64), nullable=True))
    op.create_index("ix_people_feed", "people", ["feed"])
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("proof", sa.String(64)),
        sa.Column("confirmed", sa.Integer(), nullable=False),
        sa.Column("trouble", sa.String(40), nullable=False),
        sa.Column("given_up", sa.Float(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("about", sa.String(10), primary_key=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("uptime", sa.Float()),
        sa.Column("made", sa.Integer(), nullable=False),
    )
    op.create_index("ix_calls_due", "calls", ["due"], sqlite_where=sa.text("made = 0"))
    op.create_table(
        "deliveries",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("way", sa.String(32), sa.ForeignKey("ways.id"), nullable=False),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("about", sa.String(10), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
    )
