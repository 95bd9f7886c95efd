"""The board of The Age of Discovery, both editions."""
