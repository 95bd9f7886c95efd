"""Bots: they think in processes of their own, and the server owes their moves until they are made."""
