"""Plans: what a seat has answered beforehand, standing answers among it, and which moves were given so; and up to where
the person of a seat has followed the game.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("seats", sa.Column("plans", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("seats", sa.Column("seen", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("moves", sa.Column("planned", sa.String(10), nullable=True))
    seats = sa.table("seats", *map(sa.column, ("table", "seat", "standing", "plans")))
    connection = op.get_bind()
    for row in connection.execute(sa.select(seats).where(seats.c.standing != "[]")).mappings().all():
        here = (seats.c.table == row["table"]) & (seats.c.seat == row["seat"])
        connection.execute(seats.update().where(here).values(plans=plans_of(row["standing"])))
    op.drop_column("seats", "standing")


def plans_of(standing: str) -> str:
    """A standing answer is a plan for always; one for a single turn has had its turn. What cannot be read is left for
    whoever opens the table to say so.
    """
    try:
        kept = [one for one in json.loads(standing) if one.get("turn") is None]
        plans = [
            {"id": number, "step": one["step"], "actions": [one["action"]], "horizon": "always"}
            for number, one in enumerate(kept, 1)
        ]
    except (ValueError, TypeError, KeyError, AttributeError):
        return standing
    return json.dumps({"plans": plans, "last": len(plans)})
