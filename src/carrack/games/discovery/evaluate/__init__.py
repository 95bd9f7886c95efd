"""How good it stands for a seat, for bots."""
