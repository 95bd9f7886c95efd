"""Keys of acts without an index: they are looked for in memory, where the whole log of a table is, and a page of that
index was written with every act.
"""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_index("uq_moves_table_person_key", table_name="moves")
