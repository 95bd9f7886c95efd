"""The solo game: the Opposition and its display."""
