"""Clocks: what time a table gives, how its clocks stand, also after each act, and when the one that runs has run out;
and the holidays of people, until when they are away.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("times", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("deadline", sa.Float(), nullable=True))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("people", sa.Column("holiday", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("people", sa.Column("away", sa.Float(), nullable=False, server_default="0"))
    op.add_column("moves", sa.Column("times", sa.Text(), nullable=True))
