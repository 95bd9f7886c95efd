"""How the name of an account looks, beside the key by which it is found; an index of the public tables that are not
over instead of one of all tables, of which a page was written with every act.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from carrack.server.people.names import look_of

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("name_look", sa.Text(), nullable=True))
    op.create_index(op.f("ix_people_name_look"), "people", ["name_look"], unique=False)
    people = op.get_bind()
    accounts = people.execute(sa.text("select id, name from people where name_key is not null")).all()
    fill = sa.text("update people set name_look = :look where id = :id")
    for id, name in accounts:  # those that look alike stay as they are: only newcomers are refused
        people.execute(fill, {"id": id, "look": look_of(name)})
    op.drop_index(op.f("ix_tables_changed"), table_name="tables")
    lasting = sa.text("public = 1 AND phase != 'over'")
    op.create_index("ix_tables_public", "tables", ["changed"], unique=False, sqlite_where=lasting)
