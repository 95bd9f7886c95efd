"""Calls: a word to people who are not at the table."""
