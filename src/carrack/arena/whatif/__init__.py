"""What if a number of a game were another: the game made again from its own sources, with that number changed."""
