"""A player of The Iron Age that works its turns out: dice exactly, what follows them by what it has learnt."""
