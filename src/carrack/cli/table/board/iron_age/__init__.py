"""The board of The Iron Age."""
