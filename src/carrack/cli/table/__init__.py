"""The terminal table: what is shown, what is typed, what becomes of it. Only `screen` reads and writes a terminal."""
