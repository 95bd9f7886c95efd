"""Who has resigned, and chat by person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("resigned", sa.Integer(), nullable=False, server_default="0"))
    op.create_index(op.f("ix_chat_person"), "chat", ["person"], unique=False)
