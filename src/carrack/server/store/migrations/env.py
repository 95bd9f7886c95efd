"""Alembic's door: it is handed the connection by `carrack.server.store.database`."""

from __future__ import annotations

from alembic import context

from carrack.server.store.models import Model

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Model.metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
