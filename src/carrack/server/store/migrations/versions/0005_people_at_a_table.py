"""A key to watch each table with, whether a full one starts by itself, names for those who share a screen, and who
asks for a rewind.
"""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("watch", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("auto_start", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("called", sa.String(80), nullable=False, server_default=""))
    op.add_column("proposals", sa.Column("asker", sa.String(32), nullable=True))
    tables = op.get_bind()
    fill = sa.text("update tables set watch = :key where id = :id")
    for (id,) in tables.execute(sa.text("select id from tables")).all():
        tables.execute(fill, {"id": id, "key": secrets.token_urlsafe(16)})
