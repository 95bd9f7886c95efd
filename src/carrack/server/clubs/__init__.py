"""Clubs: people who play together, and their contests."""
