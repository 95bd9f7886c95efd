"""Alembic's scripts: how a database of one version becomes one of the next."""
